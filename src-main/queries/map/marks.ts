import type { GameView } from '../../../shared/api.ts';
import type { Key } from '../../../shared/campaign/key/keys.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { KEPT_KINDS } from '../../../shared/drawing/map/symbols/kept.ts';
import { labelOf, type HexLabel } from '../../../shared/hex/coordinates.ts';
import { remembered, rememberedLast } from '../../../shared/remembered.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { clocksByHex, duesOfPeople } from './dueThere.ts';
import { peopleByHex, type PeopleByHex } from './people.ts';

type Marks = GameView['marks'];
/** Labels of hexes with a space between them: lists that say the same are the same. */
type Hexes = string;

const listed = (hexes: Iterable<HexLabel>): Hexes => [...new Set(hexes)].sort().join(' ');

/** Whether anything is written in a key. */
export const isWritten = ({ aloud, secret, places }: Key): boolean =>
  aloud.trim() !== '' || secret.trim() !== '' || places.length > 0;

const notedRows = remembered((column: Campaign['land']['columns'][number]): readonly number[] =>
  column.flatMap((hex, row) => (hex?.note?.trim() ? [row + 1] : [])),
);
const noted = remembered((columns: Campaign['land']['columns']): readonly HexLabel[] =>
  columns.flatMap((column, x) => notedRows(column).map((row) => labelOf(x + 1, row))),
);

/** What changes seldom: texts, plans, and things that lie somewhere. */
const kept = rememberedLast(
  (
    sites: Campaign['land']['sites'],
    keys: Campaign['keys'],
    plans: Campaign['plans'],
    caches: Campaign['caches'],
  ): { key: Hexes; note: readonly HexLabel[]; site: Hexes; cache: Hexes } => ({
    key: listed(
      Object.entries(keys).flatMap(([at, key]) => {
        const hex = /^\d/.test(at) ? at : sites[at]?.hex;
        return isWritten(key) && hex !== undefined ? [hex] : [];
      }),
    ),
    note: Object.values(sites).flatMap(({ hex, note }) => (note.trim() ? [hex] : [])),
    site: listed(
      Object.entries(sites).flatMap(([id, { hex }]) =>
        Object.keys(plans[id]?.rooms ?? {}).length > 0 ? [hex] : [],
      ),
    ),
    cache: listed(
      Object.values(caches).flatMap(({ hex, party, items, coins = 0 }) =>
        hex !== undefined && !party && (items.length > 0 || coins > 0) ? [hex] : [],
      ),
    ),
  }),
);

const allNoted = rememberedLast((inHexes: readonly HexLabel[], ofSites: readonly HexLabel[]): Hexes =>
  listed([...inHexes, ...ofSites]),
);

const moving = rememberedLast(
  (
    people: PeopleByHex,
    land: Campaign['land'],
    timers: Campaign['timers'],
  ): { people: Hexes; due: Hexes } => ({
    people: listed(people.keys()),
    due: listed([
      ...clocksByHex({ land, timers }).map(([hex]) => hex),
      ...duesOfPeople(people, timers).map(([hex]) => hex),
    ]),
  }),
);

/** Each set of kinds is one list. */
const sets = new Map<string, Marks[string]>();
function setOf(kinds: Marks[string]): Marks[string] {
  const name = kinds.join(' ');
  const known = sets.get(name) ?? kinds;
  sets.set(name, known);
  return known;
}

/** The marks of lists of hexes, in the order of the kinds. */
const together = rememberedLast((...lists: Hexes[]): Marks => {
  const marks: Record<string, Marks[string]> = {};
  for (const [index, kind] of KEPT_KINDS.entries())
    for (const hex of lists[index]?.split(' ') ?? [])
      if (hex !== '') marks[hex] = setOf([...(marks[hex] ?? []), kind]);
  return marks;
});

/**
 * The signs that the referee has in hexes. They are made anew only when another hex has one or one is gone, so that most commands
 * cost nothing.
 */
export function marksOf(campaign: Campaign, system: Pick<System, 'calendar'>): Marks {
  const { land, keys, plans, caches, timers } = campaign;
  const { key, note, site, cache } = kept(land.sites, keys, plans, caches);
  const { people, due } = moving(peopleByHex(campaign, system), land, timers);
  return together(key, allNoted(noted(land.columns), note), people, due, site, cache);
}
