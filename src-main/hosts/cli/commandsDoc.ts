import { z } from 'zod';
import { coreCommands } from '../../../shared/campaign/commands/index.ts';
import type { CommandKind } from '../../../shared/systems/contract.ts';
import { systems } from '../../../shared/systems/registry.ts';

type Listed = Pick<CommandKind, 'type' | 'title' | 'about' | 'fields' | 'when' | 'rules'>;

const turnBack = (type: 'undo' | 'redo', title: string, about: string): Listed => ({
  type,
  title,
  about,
  when: ['anytime'],
  rules: [],
  fields: z.strictObject({ type: z.literal(type) }) as unknown as CommandKind['fields'],
});

/** The table's own two commands. */
export const tableCommands: readonly Listed[] = [
  turnBack('undo', 'Undo', 'Takes the last act back. Its line stays in the log, struck through.'),
  turnBack('redo', 'Redo', 'Brings back what was taken back last, with the same faces.'),
];

/** The page docs/commands.md, read off the schemas. */
export function commandsMarkdown(): string {
  const chapters = [
    ['Of every system', [...coreCommands, ...tableCommands]] as const,
    ...systems.map((system) => [`Of ${system.name}`, system.commands] as const),
  ];
  return [
    '# Commands',
    'Made from the schemas by `npm run docs`. A command is `{"type": "…", …fields}`; `hexwatch commands --json` gives the schemas themselves. Any command may carry `faces`, the faces of its dice in the order thrown.',
    ...chapters.flatMap(([title, kinds]) => [`## ${title}`, ...kinds.map(chapter)]),
  ]
    .join('\n\n')
    .concat('\n');
}

function chapter({ type, title, about, when, rules, fields }: Listed): string {
  const schema = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' }) as unknown as {
    properties: Record<string, Shape>;
    required?: string[];
  };
  const rows = Object.entries(schema.properties)
    .filter(([name]) => name !== 'type')
    .map(
      ([name, shape]) =>
        `| \`${name}\` | ${typeOf(shape)} | ${schema.required?.includes(name) ? 'yes' : ''} |`,
    );
  return [
    `### \`${type}\`: ${title}`,
    about,
    `Given ${when.join(', ')}.${rules.length > 0 ? ` Rules: ${rules.join(', ')}.` : ''}`,
    ...(rows.length > 0 ? [['| field | what it holds | needed |', '|---|---|---|', ...rows].join('\n')] : []),
  ].join('\n\n');
}

interface Shape {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  items?: Shape;
  default?: unknown;
  minimum?: number;
  maximum?: number;
}

function typeOf({ type, enum: values, const: only, anyOf, items, default: preset }: Shape): string {
  const kind = values
    ? values.map(String).join(', ')
    : only !== undefined
      ? JSON.stringify(only)
      : anyOf
        ? anyOf.map(typeOf).join(' or ')
        : type === 'array'
          ? `list of ${items ? typeOf(items) : 'anything'}`
          : (type ?? 'anything');
  const start =
    preset === undefined || typeof preset === 'object' ? '' : `, ${JSON.stringify(preset)} if left out`;
  return `${kind}${start}`.replaceAll('|', '\\|');
}
