import { z } from 'zod';
import { GivenCommandSchema } from '../../../shared/api.ts';
import { coreCommands } from '../../../shared/campaign/commands/index.ts';
import type { CommandKind, System } from '../../../shared/systems/contract.ts';

/** What a list of commands tells of one. */
export type Described = Pick<CommandKind, 'type' | 'title' | 'about' | 'fields' | 'when' | 'rules' | 'dice'>;

/** `of` names the system whose own command it is. */
type Listed = Described & { of?: string };

const turnBack = (type: 'undo' | 'redo', title: string, about: string): Described => ({
  type,
  title,
  about,
  when: ['anytime'],
  rules: [],
  fields: z.strictObject({ type: z.literal(type) }) as unknown as CommandKind['fields'],
});

/** The table's own two commands. */
export const tableCommands: readonly Described[] = [
  turnBack('undo', 'Undo', 'Takes the last act back. Its line stays in the log, struck through.'),
  turnBack('redo', 'Redo', 'Brings back what was taken back last, with the same faces.'),
];

/** The commands that count in any of these systems: two systems may each have one of the same type. */
export function listedCommands(systems: readonly System[]): Listed[] {
  const details = systems.flatMap(({ name, commands }) => commands.map((kind) => ({ ...kind, of: name })));
  const common = coreCommands.filter(
    ({ type }) => !systems.every(({ commands }) => commands.some((kind) => kind.type === type)),
  );
  return [...common, ...details, ...tableCommands];
}

/** One JSON Schema that every command fits, and nothing else; each member names its command in `title`, and in `dice` those that
 * it always throws first, in order. */
export function commandsSchema(commands: readonly Listed[]): object {
  const members = commands.map(({ fields, title, about, of, dice }) =>
    fields
      .safeExtend({ faces: GivenCommandSchema.shape.faces })
      .meta({ title, description: of ? `${about} (${of})` : about, ...(dice ? { dice } : {}) }),
  );
  return z.toJSONSchema(z.union(members), { io: 'input', unrepresentable: 'any' });
}
