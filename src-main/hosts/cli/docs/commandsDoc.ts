import { z } from 'zod';
import { coreCommands } from '../../../../shared/campaign/commands/index.ts';
import { CreatureSchema } from '../../../../shared/campaign/state.ts';
import type { System } from '../../../../shared/systems/contract.ts';
import { commandsOf, inFull, keptBy, tableCommands, type Described } from '../commandsSchema.ts';
import { DETAILS_OF_THINGS, FIGURES, typeOf } from './shape.ts';

/** The page docs/commands.md, read off the schemas. */
export function commandsMarkdown(systems: readonly System[]): string {
  const chapters = [
    ['Of every system', [...coreCommands, ...tableCommands]] as const,
    ...systems.map((system) => [`Of ${system.name}`, commandsOf(system)] as const),
  ];
  return [
    '# Commands',
    'Made from the schemas by `npm run docs`. A command is `{"type": "…", …fields}`; `hexwatch commands --json` gives the schemas themselves. Any command may have `faces`: the faces of its dice in the order rolled.',
    ...chapters.flatMap(([title, kinds]) => [`## ${title}`, ...kinds.map(chapter)]),
    '## Details of things',
    'What the field `details` of an item, a condition, a combatant or a timer holds in each system, and which figures of a sheet may be given. All fields are optional, and no other fields are allowed.',
    ...systems.flatMap((system) => keptBy(system).map((kept) => detailsTable(system.name, kept))),
  ]
    .join('\n\n')
    .concat('\n');
}

function detailsTable(system: string, { kind, schema, example }: ReturnType<typeof keptBy>[number]): string {
  const { properties = {} } = schema;
  const rows = Object.entries(properties).map(([name, shape]) => `| \`${name}\` | ${typeOf(shape)} |`);
  return [
    `### ${system}: ${kind}`,
    ['| field | what it holds |', '|---|---|', ...rows].join('\n'),
    `Example: \`${JSON.stringify(example)}\``,
  ].join('\n\n');
}

function chapter({ type, title, about, fieldNotes, when, rules, fields, dice = [] }: Described): string {
  const schema = z.toJSONSchema(fields, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === CreatureSchema.shape.sheet) jsonSchema.title = FIGURES;
    },
  });
  const rows = Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== 'type')
    .map(
      ([name, shape]) =>
        `| \`${name}\` | ${name === 'details' ? DETAILS_OF_THINGS : typeOf(shape)} | ${schema.required?.includes(name) ? 'yes' : ''} |`,
    );
  return [
    `### \`${type}\`: ${title}`,
    inFull({ about, fieldNotes }),
    ...(dice.length > 0
      ? [`Rolls ${dice.map((one) => `${one.die} (${one.for})`).join(', then ')} first.`]
      : []),
    `Possible ${when.join(', ')}.${rules.length > 0 ? ` Rules: ${rules.join(', ')}.` : ''}`,
    ...(rows.length > 0 ? [['| field | what it holds | needed |', '|---|---|---|', ...rows].join('\n')] : []),
  ].join('\n\n');
}
