import type { CoreCommand } from '../../campaign/commands/index.ts';
import { freshId } from '../../campaign/ids.ts';
import type { Exit } from '../../campaign/key/plan.ts';

type Given<Type extends CoreCommand['type']> = Omit<Extract<CoreCommand, { type: Type }>, 'type'>;

/** Someone of a sample, with hours and places such as “8–18 the mill”. */
export type SamplePerson = Given<'add-person'> & { haunts: string[] };
/** What the first named is to the second. */
export type SampleRelation = readonly [from: string, what: string, to: string];
export type SampleBlocks = Given<'keep-stat-blocks'>['blocks'];
export type SampleTable = Given<'keep-tables'>['tables'][number];
/** A room whose exits stand among the ways of its site. */
export type SampleRoom = Omit<Given<'keep-room'>, 'site' | 'room' | 'exits'> & { number: string };
/** A way between two rooms, by their numbers. */
export type SampleWay = readonly [room: string, to: string, kind: Exit['kind'], note?: string];

/** What is read aloud in a hex or a site; its handouts stand among its places. */
export type SampleKey = Given<'keep-key'>;

/** What makes a sample a first evening. */
export interface SampleWorld {
  blocks: SampleBlocks;
  people: readonly SamplePerson[];
  relations: readonly SampleRelation[];
  rumours: SampleTable;
  key: { site: string; rooms: readonly SampleRoom[]; ways: readonly SampleWay[] };
  keys: readonly SampleKey[];
}

const idOf = (name: string): string => freshId(name, 'person', {});
const roomId = (number: string): string => freshId(`room ${number}`, 'room', {});

const added = ({ haunts, ...person }: SamplePerson): CoreCommand[] => [
  { type: 'add-person', ...person },
  { type: 'describe', creature: idOf(person.name), haunts },
];

/** Commands that fill a charted land with the monsters, people, rumours, rooms and handouts of a sample. */
export const peopled = ({
  blocks,
  people,
  relations,
  rumours,
  key: { site, rooms, ways },
  keys,
}: SampleWorld): CoreCommand[] => [
  { type: 'keep-stat-blocks', blocks },
  ...people.flatMap(added),
  ...relations.map(([from, what, to]): CoreCommand => ({
    type: 'relate',
    from: idOf(from),
    what,
    to: idOf(to),
  })),
  { type: 'keep-tables', tables: [rumours] },
  ...rooms.map((room): CoreCommand => ({ type: 'keep-room', site, ...room })),
  ...ways.map(([room, to, kind, note = '']): CoreCommand => ({
    type: 'join-rooms',
    site,
    room: roomId(room),
    to: roomId(to),
    kind,
    note,
  })),
  ...keys.map((key): CoreCommand => ({ type: 'keep-key', ...key })),
];
