import { z } from 'zod';
import { GivenCommandSchema } from '../../../shared/api.ts';
import { coreCommands } from '../../../shared/campaign/commands/index.ts';
import { detailsSchema } from '../../../shared/campaign/details.ts';
import {
  CombatantSchema,
  ConditionSchema,
  CreatureSchema,
  ItemSchema,
  TimerSchema,
} from '../../../shared/campaign/state.ts';
import { strictDetails } from '../../../shared/campaign/strictDetails.ts';
import type { CommandKind, DetailsKind, DetailsOf, System } from '../../../shared/systems/contract.ts';

/** What a list of commands tells of one. */
export type Described = Pick<
  CommandKind,
  'type' | 'title' | 'about' | 'fieldNotes' | 'fields' | 'when' | 'rules' | 'dice'
>;

/** What a command does, and what its fields mean. */
export const inFull = ({ about, fieldNotes }: Pick<Described, 'about' | 'fieldNotes'>): string =>
  [about, fieldNotes].filter(Boolean).join(' ');

/** `of` names the system whose own command it is. */
type Listed = Described & { of?: string };

const turnBack = (type: 'undo' | 'redo', title: string, about: string): Described => ({
  type,
  title,
  about,
  when: ['anytime'],
  rules: [],
  fields: z.strictObject({ type: z.literal(type) }),
});

/** The table's own two commands. */
export const tableCommands: readonly Described[] = [
  turnBack('undo', 'Undo', 'Undoes the last action. Its line stays in the log, struck through.'),
  turnBack('redo', 'Redo', 'Redoes what was undone last, with the same dice.'),
];

/** The commands of a system: its own, and those of all that roll dice of its own. */
export function commandsOf({ commands, dice = {} }: System): Described[] {
  const shared = coreCommands.filter(
    ({ type }) => dice[type] && !commands.some((kind) => kind.type === type),
  );
  return [...commands, ...shared].map((kind) => ({ ...kind, dice: kind.dice ?? dice[kind.type] }));
}

/** The commands that count in any of these systems: two systems may each have one of the same type. */
export function listedCommands(systems: readonly System[]): Listed[] {
  const details = systems.flatMap((system) =>
    commandsOf(system).map((kind) => ({ ...kind, of: system.name })),
  );
  const common = coreCommands.filter(
    ({ type }) => !systems.every((system) => commandsOf(system).some((kind) => kind.type === type)),
  );
  return [...common, ...details, ...tableCommands];
}

/** What a system has a schema of its own for: the details of things, and the figures of a sheet. */
type KeptKind = DetailsKind | 'sheet';

const KEPT: readonly (readonly [KeptKind, unknown])[] = [
  ['item', ItemSchema.shape.details],
  ['condition', ConditionSchema.shape.details],
  ['combatant', CombatantSchema.shape.details],
  ['timer', TimerSchema.shape.details],
  ['sheet', CreatureSchema.shape.sheet],
];

interface Kept {
  kind: KeptKind;
  schema: z.core.JSONSchema.BaseSchema;
  example: DetailsOf['example'];
}

/** What commands may say of one kind: no field is needed, since those of a sheet that are not named stay. */
function fieldsOf(system: System, kind: KeptKind): z.ZodObject | undefined {
  return kind === 'sheet' ? strictDetails(system.sheet.shape) : detailsSchema(system, kind);
}

/** What a system keeps in sheets and in the details of things, kind by kind, as JSON Schemas with an example. */
export function keptBy(system: System): Kept[] {
  return KEPT.flatMap(([kind]) => {
    const example = kind === 'sheet' ? system.sheetExample : system.detailsOf?.[kind]?.example;
    const fields = fieldsOf(system, kind);
    if (!example || !fields) return [];
    const { $schema: _, ...schema } = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' });
    return [
      { kind, example, schema: { title: `${kind} in ${system.name}`, ...schema, examples: [example] } },
    ];
  });
}

/** One JSON Schema that every command fits, and nothing else; each member names its command in `title`, and in `dice` those that
 * it rolls first, in order. What a system keeps of things stands in `$defs` under its id, and where a command takes it. */
export function commandsSchema(commands: readonly Listed[], systems: readonly System[]): object {
  const members = commands.map(({ fields, title, of, dice, ...texts }) =>
    fields.safeExtend({ faces: GivenCommandSchema.shape.faces }).meta({
      title,
      description: of ? `${inFull(texts)} (${of})` : inFull(texts),
      ...(dice ? { dice } : {}),
    }),
  );
  const $defs = Object.fromEntries(
    systems.flatMap((system) => keptBy(system).map(({ kind, schema }) => [`${system.id}.${kind}`, schema])),
  );
  const schema = z.toJSONSchema(z.union(members), {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const [kind] = KEPT.find(([, one]) => one === zodSchema) ?? [];
      const kept = systems.filter((system) => kind && fieldsOf(system, kind));
      if (!kind || kept.length < systems.length) return;
      delete jsonSchema.type;
      delete jsonSchema.propertyNames;
      delete jsonSchema.additionalProperties;
      jsonSchema.anyOf = kept.map(({ id }) => ({ $ref: `#/$defs/${id}.${kind}` }));
      jsonSchema.default = {};
    },
  });
  return { ...schema, $defs: { ...schema.$defs, ...$defs } };
}
