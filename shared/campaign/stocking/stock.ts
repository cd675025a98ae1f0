import { throwDice, type Roll } from '../../dice/dice.ts';
import { parseNotation, throwNotation } from '../../dice/notation.ts';
import { seededDice } from '../../dice/sources.ts';
import { SALT, share } from '../../growing/chance.ts';
import { columnRow, hexesAround, type HexLabel } from '../../hex/coordinates.ts';
import { hexesIn, hexesOf, type Feature, type Region } from '../../hex/land.ts';
import type { Decision } from '../../systems/contract.ts';
import { capital } from '../../text/words.ts';
import { find } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { draw, plainName, tableCalled, type Drawing } from '../tables/randomTables.ts';
import { kindOf } from './kinds.ts';
import { partedByRoom, type Passed } from './passedBy.ts';
import { stockTables, type StockTable } from './tables.ts';
import { MOST_THINGS, type StockWishes } from './wishes.ts';

type Known = Pick<Decision, 'state' | 'system'>;

/** Something that would lie in a hex: its name, what else the row says, and the throw that found it. */
export interface Thing {
  hex: HexLabel;
  name: string;
  text: string;
  kind: Feature['kind'];
  secret: boolean;
  table: string;
  /** The place of the row in its table, from 1. */
  line: number;
  roll: Roll;
}

/** What there is to stock, before anything is thrown. */
export interface Ground {
  /** All hexes of the region, those of them that are free, and those where something is already. */
  hexes: HexLabel[];
  free: HexLabel[];
  passed: Passed[];
  /** The tables that can be thrown on. */
  tables: StockTable[];
}

/** The part of the free hexes that gets something, from bare to full. */
const THICK = [0.1, 0.2, 0.33, 0.55, 0.85] as const;

/** What there is to stock in a region, or in the hexes that are in none. Refuses `unknown-region`. */
export function groundOf(known: Known, region: StockWishes['region']): Ground {
  const { land } = known.state;
  const hexes = hexesIn(land, region);
  return {
    hexes,
    ...partedByRoom(known.state, hexes),
    tables: stockTables(known, encountersIn(land, region)),
  };
}

function encountersIn({ regions }: Known['state']['land'], id: string | null): Region['encounters'] {
  if (id === null) return [];
  const region = find(regions, id);
  if (!region) throw new Refusal('unknown-region', `There is no region “${id}”.`, 'region');
  return region.encounters;
}

/** What the wishes would put where. Refuses `unknown-region`, `unknown-table`, `no-tables` and `no-room`. */
export function stocked(
  known: Known,
  wishes: StockWishes,
  { hexes, free, passed, tables: all } = groundOf(known, wishes.region),
): Thing[] {
  const { land } = known.state;
  const tables = chosenTables(all, wishes.tables);
  const ways = new Set(land.paths.flatMap(({ hexes: through }) => through));
  const fitting = (hex: HexLabel): StockTable[] =>
    ways.has(hex) ? tables.filter((table) => !isLair(table)) : tables;
  const room = free.filter((hex) => fitting(hex).length > 0);
  if (room.length === 0) throw new Refusal('no-room', whyFull(hexes, free, passed), 'region');

  const taken = new Set(
    [...hexesOf(land)].flatMap(([, { feature }]) => (feature ? [plainName(feature.name)] : [])),
  );
  const first = new Map<HexLabel, Thing>();
  for (const hex of spread(room, wishes)) {
    const thing = thrownFor(known, wishes, { hex, tables: fitting(hex), taken, again: 0 });
    taken.add(plainName(thing.name));
    first.set(hex, thing);
  }
  const without = new Set(wishes.without);
  return [...first].flatMap(([hex, thing]): Thing[] => {
    if (without.has(hex)) return [];
    const again = wishes.again[hex];
    return [
      again === undefined ? thing : thrownFor(known, wishes, { hex, tables: fitting(hex), taken, again }),
    ];
  });
}

/** Why nothing can be put anywhere. */
function whyFull(hexes: readonly HexLabel[], free: readonly HexLabel[], passed: readonly Passed[]): string {
  if (hexes.length === 0) return 'No hex belongs to it.';
  if (free.length > 0) return 'Only lairs were chosen, and none lies on a road or a river.';
  return passed.length === 0
    ? 'Nothing can stand here: it is all open water.'
    : 'Every hex here has something already, so there is no room for more.';
}

/** The tables of these names, as far as they have rows. Refuses `unknown-table` and `no-tables`. */
function chosenTables(all: readonly StockTable[], names: readonly string[]): StockTable[] {
  const chosen = names.map((name, index) => {
    const table = tableCalled(all, name);
    if (!table) throw new Refusal('unknown-table', `There is no random table “${name}”.`, `tables.${index}`);
    return table;
  });
  const filled = [...new Set(chosen)].filter(({ rows }) => rows.length > 0);
  if (filled.length === 0)
    throw new Refusal('no-tables', 'Choose at least one table that has lines.', 'tables');
  return filled;
}

const isLair = ({ name, whose }: StockTable): boolean =>
  whose === 'region' || /\b(?:lair|den|nest)s?\b/i.test(name);

/** Chance that follows from the seed and a hex. */
function shareOf({ seed }: Pick<StockWishes, 'seed'>, salt: number, hex: HexLabel, more = 0): number {
  const { column, row } = columnRow(hex) ?? { column: 0, row: 0 };
  return share(seed, salt, column * 1000 + row, more);
}

/** As many of the hexes as are wished, in the order of the map: first those with none beside them. */
function spread(room: readonly HexLabel[], wishes: StockWishes): HexLabel[] {
  const part = THICK[wishes.thick - 1] ?? 0;
  const wanted = Math.min(MOST_THINGS, Math.max(1, Math.round(room.length * part)));
  const lots = new Map(room.map((hex) => [hex, shareOf(wishes, SALT.stock, hex)]));
  const drawn = room.toSorted((one, other) => (lots.get(one) ?? 0) - (lots.get(other) ?? 0));
  const chosen = new Set<HexLabel>();
  for (const apart of [true, false])
    for (const hex of drawn) {
      if (chosen.size >= wanted) break;
      if (!apart || !hexesAround(hex, 1).some((near) => chosen.has(near))) chosen.add(hex);
    }
  return room.filter((hex) => chosen.has(hex));
}

const TRIES = 12;

/** Throws for a hex, anew as long as something of that name lies somewhere already. */
function thrownFor(
  known: Known,
  wishes: StockWishes,
  {
    hex,
    tables,
    taken,
    again,
  }: { hex: HexLabel; tables: readonly StockTable[]; taken: ReadonlySet<string>; again: number },
): Thing {
  let thing: Thing | undefined;
  for (let go = 0; go < TRIES && (!thing || taken.has(plainName(thing.name))); go += 1)
    thing = thingFrom(known, wishes, hex, tables, again * TRIES + go);
  if (!thing) throw new Error(`Nothing was thrown for ${hex}.`);
  return thing;
}

function thingFrom(
  known: Known,
  wishes: StockWishes,
  hex: HexLabel,
  tables: readonly StockTable[],
  go: number,
): Thing {
  const by = drawing(known, Math.floor(shareOf(wishes, SALT.thing, hex, go) * 2 ** 32));
  const table = tables[by.throwDice('table', 1, tables.length).total - 1];
  if (!table) throw new Error('There are no tables.');
  const { text, roll, index } = draw(by, table);
  const { name, rest } = named(text);
  const secret = wishes.secret === 'all' || (wishes.secret === 'lairs' && isLair(table));
  return { hex, name, text: rest, kind: kindOf(name), secret, table: table.name, line: index + 1, roll };
}

/** Dice that always fall alike, for drawing from tables. Refuses `bad-dice`. */
function drawing(known: Known, seed: number): Drawing {
  const dice = seededDice(seed);
  return {
    ...known,
    throwDice: (purpose, count, sides, bonus) => throwDice(dice, purpose, count, sides, bonus),
    throwNotation: (purpose, written) => {
      const notation = parseNotation(written);
      if (!notation) throw new Refusal('bad-dice', `“${written}” are not dice.`, 'tables');
      return throwNotation(dice, purpose, notation);
    },
  };
}

/** “Toll stone: a hollow on top …” in two: a short head of a row is the name, and what follows is said of it. */
const HEAD = /^([^.:]{1,60})[.:]\s+(\S[^]*)$/;
const LONGEST_NAME = 60;
const FEW_WORDS = 6;

function named(text: string): { name: string; rest: string } {
  const plain = text.trim();
  const [, head, rest] = HEAD.exec(plain) ?? [];
  if (head !== undefined && rest !== undefined) return { name: inOneLine(head), rest: capital(rest) };
  const line = inOneLine(plain).replace(/\.$/, '');
  if (line.length <= LONGEST_NAME) return { name: line, rest: '' };
  return { name: `${line.split(' ').slice(0, FEW_WORDS).join(' ').slice(0, LONGEST_NAME)} …`, rest: plain };
}

const inOneLine = (text: string): string => text.replace(/[\s*_]+/g, ' ').trim();
