import { z } from 'zod';
import type { EventKind } from '../../shared/campaign/event.ts';
import { coreEvents } from '../../shared/campaign/events/index.ts';
import { systems } from '../../shared/systems/registry.ts';
import { typeOf, type Shape } from '../../src-main/hosts/cli/docs/shape.ts';
import { eventSources, type EventSource } from './eventSources.ts';

type Chapter = readonly [title: string, kinds: readonly EventKind[]];

/** The kinds of every system, of several together, and of each alone. */
function chapters(): Chapter[] {
  const groups = new Map<string, EventKind[]>();
  for (const kind of new Set(systems.flatMap(({ events }) => events))) {
    const names = systems.filter(({ events }) => events.includes(kind)).map(({ name }) => name);
    const title = `Of ${names.join(' and ')}`;
    groups.set(title, [...(groups.get(title) ?? []), kind]);
  }
  return [['Of every system', coreEvents], ...groups];
}

/** The page docs/events.md, read off the schemas and the sources. */
export function eventsMarkdown(): string {
  const found = eventSources();
  return [
    '# Events',
    'Made from the schemas and the sources by `npm run docs`. Every event has `seq`, `type` and `at` (the clock right after it), and where they are known `rules` (the IDs of the rules that decided it), `rolls`, `secret`, `receipt` and `fell` (what fell due and brought it). `text` is for people and may change; the fields are the contract.',
    ...chapters().flatMap(([title, kinds]) => [
      `## ${title}`,
      ...kinds.map((kind) => paragraph(kind, found)),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Two systems may each have a kind of one type: the one that is told of has the same fields. */
function sourceOf({ type }: EventKind, found: readonly EventSource[]): EventSource | undefined {
  return found.find((one) => one.type === type);
}

function paragraph(kind: EventKind, found: readonly EventSource[]): string {
  const { about = '', makers = [] } = sourceOf(kind, found) ?? {};
  const schema = z.toJSONSchema(kind.fields, { io: 'output', unrepresentable: 'any' }) as unknown as {
    properties: Record<string, Shape>;
    required?: string[];
  };
  const rows = Object.entries(schema.properties).map(
    ([name, shape]) =>
      `| \`${name}\` | ${typeOf(shape)} | ${schema.required?.includes(name) ? 'always' : ''} |`,
  );
  return [
    `### \`${kind.type}\``,
    ...(about ? [about] : []),
    ...(makers.length > 0 ? [`Made by ${makers.map((maker) => `\`${maker}\``).join(', ')}.`] : []),
    ...(rows.length > 0 ? [['| field | what it holds | there |', '|---|---|---|', ...rows].join('\n')] : []),
  ].join('\n\n');
}
