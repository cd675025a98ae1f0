import { z } from 'zod';
import type { EventKind } from '../../shared/campaign/event.ts';
import { coreEvents } from '../../shared/campaign/events/index.ts';
import { playable } from '../systemContract.ts';
import { typeOf } from '../../src-main/hosts/cli/docs/shape.ts';
import { eventSources, type EventSource } from './eventSources.ts';

interface Chapter {
  title: string;
  /** Folders in which its kinds are declared, the nearest first. */
  rooms: readonly string[];
  kinds: readonly EventKind[];
}

const CORE = 'campaign';
const FOR_SEVERAL = ['cairn-family', 'common'];

/** The kinds of every system, of several together, and of each alone. */
function chapters(): Chapter[] {
  const groups = new Map<string, { rooms: string[]; kinds: EventKind[] }>();
  for (const kind of new Set(playable.flatMap(({ events }) => events))) {
    const of = playable.filter(({ events }) => events.includes(kind));
    const title = `Of ${of.map(({ name }) => name).join(' and ')}`;
    const { kinds = [] } = groups.get(title) ?? {};
    groups.set(title, { rooms: [...of.map(({ id }) => id), ...FOR_SEVERAL, CORE], kinds: [...kinds, kind] });
  }
  return [
    { title: 'Of every system', rooms: [CORE], kinds: coreEvents },
    ...[...groups].map(([title, group]) => ({ title, ...group })),
  ];
}

/** The page docs/events.md, read off the schemas and the sources. */
export function eventsMarkdown(): string {
  const found = eventSources();
  return [
    '# Events',
    'Made from the schemas and the sources by `npm run docs`. Every event has `seq`, `type` and `at` (the clock right after it), and where they are known `rules` (the IDs of the rules that decided it), `rolls`, `secret`, `receipt` and `fell` (what fell due and brought it). `text` is for people and may change, and so is `inParts`, the same line in its parts where many are told as one; the fields are the contract. What players may read is in exports for them and in recaps, unless it is `secret`; what is done to people whom they have not met is.',
    ...chapters().flatMap(({ title, rooms, kinds }) => [
      `## ${title}`,
      ...kinds.map((kind) => paragraph(kind, sourceOf(kind, rooms, found))),
    ]),
  ]
    .join('\n\n')
    .concat('\n');
}

/** Two systems may each have a kind of one type: the nearest to the chapter is the one that is told of. */
const sourceOf = (
  { type }: EventKind,
  rooms: readonly string[],
  found: readonly EventSource[],
): EventSource | undefined =>
  rooms.flatMap((room) => found.filter((one) => one.type === type && one.file.startsWith(`${room}/`)))[0];

/** Who may read what an event of the kind says. */
function readBy({ audience }: EventKind): string {
  if (audience === 'players') return 'Players may read it.';
  if (audience === 'referee') return 'Only the referee may read it.';
  return 'playersIf' in audience
    ? `Players may read it if \`${audience.playersIf}\` is true.`
    : `Players may read it unless \`${audience.playersUnless}\` is true.`;
}

function paragraph(kind: EventKind, { about = '', makers = [] }: Partial<EventSource> = {}): string {
  const schema = z.toJSONSchema(kind.fields, { io: 'output', unrepresentable: 'any' });
  const rows = Object.entries(schema.properties ?? {}).map(
    ([name, shape]) =>
      `| \`${name}\` | ${typeOf(shape)} | ${schema.required?.includes(name) ? 'always' : ''} |`,
  );
  return [
    `### \`${kind.type}\``,
    ...(about ? [about] : []),
    readBy(kind),
    ...(makers.length > 0 ? [`Made by ${makers.map((maker) => `\`${maker}\``).join(', ')}.`] : []),
    ...(rows.length > 0 ? [['| field | what it holds | there |', '|---|---|---|', ...rows].join('\n')] : []),
  ].join('\n\n');
}
