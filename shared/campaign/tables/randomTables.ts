import type { z } from 'zod';
import type { Roll } from '../../dice/dice.ts';
import { parseNotation } from '../../dice/notation.ts';
import { MOST_TOTALS, totalsOf } from '../../dice/odds.ts';
import type { Decision, System } from '../../systems/contract.ts';
import { Refusal } from '../refusal.ts';
import type { Campaign } from '../state.ts';
import { RandomTableSchema } from './tableRows.ts';

/** A table as written, before it has an id. */
export const WrittenTableSchema = RandomTableSchema.omit({ id: true });
export type WrittenTable = z.infer<typeof WrittenTableSchema>;

/** Custom tables of a campaign. */
export const MOST_TABLES = 500;
const MOST_WEIGHT = 100_000;
const DEEPEST = 10;
const MOST_DRAWS = 100;

const MOST_DICE = 20;
/** The chance of everything that a table's dice can show; undefined for what are no dice, or too many. */
function showings(dice: string): Map<number, number> | undefined {
  const notation = parseNotation(dice);
  const many = notation?.dice.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return notation && many <= MOST_DICE ? totalsOf(notation) : undefined;
}

/** The totals of these chances, lowest first, that lie in a range. */
function within(chances: ReadonlyMap<number, number>, from: number, to: number): number[] {
  const found: number[] = [];
  const [lowest = 0] = chances.keys();
  const last = Math.min(to, lowest + MOST_TOTALS);
  for (let total = Math.max(from, lowest); total <= last; total += 1)
    if (chances.has(total)) found.push(total);
  return found;
}

const weightOf = ({ rows }: WrittenTable): number => rows.reduce((sum, { weight }) => sum + weight, 0);

/** What is wrong with a table, in words; undefined where every roll finds exactly one row. */
export function faultOf(table: WrittenTable): string | undefined {
  if (table.rows.length > 0 && table.rows.every(({ text }) => linksIn(text).some(isCalled(table))))
    return 'Each of its results names the table itself, so that no roll would ever end. Give it a result that doesn’t.';
  if (table.dice === '')
    return weightOf(table) > MOST_WEIGHT ? `Its weights add up to more than ${MOST_WEIGHT}.` : undefined;
  const chances = showings(table.dice);
  if (!chances) return `“${table.dice}” are not dice for a table. Write them like 2d6, d% or d66.`;
  const found = new Map<number, number>();
  for (const [index, { from, to = from }] of table.rows.entries()) {
    if (from === undefined || to === undefined) return `Row ${index + 1} needs a number on ${table.dice}.`;
    if (to < from) return `Row ${index + 1} runs from ${from} to ${to}, which is the wrong way round.`;
    const covered = within(chances, from, to);
    if (covered.length === 0) return `${from} never comes up with ${table.dice} (row ${index + 1}).`;
    for (const total of covered) {
      if (found.has(total))
        return `${total} is in two rows, ${(found.get(total) ?? 0) + 1} and ${index + 1}.`;
      found.set(total, index);
    }
  }
  const missing = [...chances.keys()].find((total) => !found.has(total));
  return missing === undefined ? undefined : `There is no result for ${missing} on ${table.dice}.`;
}

/** The chance of each row, in their order; they add up to 1 where the table has no fault. */
export function chancesOf(table: WrittenTable): number[] {
  const chances = table.dice === '' ? undefined : showings(table.dice);
  if (!chances) return table.rows.map(({ weight }) => weight / weightOf(table));
  return table.rows.map(({ from = 0, to = from }) =>
    within(chances, from, to).reduce((sum, total) => sum + (chances.get(total) ?? 0), 0),
  );
}

/** The campaign's custom tables, then those of the system; a custom one hides the system's of the same name. */
export function tablesOf(
  { tables }: Campaign,
  system: Pick<System, 'tables'>,
): (WrittenTable & { id?: string })[] {
  const details = Object.values(tables);
  const names = new Set(details.map(({ name }) => plainName(name)));
  const theirs = Object.entries(system.tables).filter(([name]) => !names.has(plainName(name)));
  return [
    ...details,
    ...theirs.map(([name, rows]) => ({ name, dice: '', rows: rows.map((text) => ({ text, weight: 1 })) })),
  ];
}

export const plainName = (name: string): string => name.trim().toLowerCase();

/** The table of that name, however it is written; undefined where there is none. */
export const tableCalled = <T extends { name: string }>(tables: readonly T[], name: string): T | undefined =>
  tables.find((table) => isCalled(table)(name));

/** Whether a table has a name, however it is written. */
const isCalled =
  (table: { name: string }) =>
  (name: string): boolean =>
    plainName(table.name) === plainName(name);

/** `[[Rumours]]` in a result is drawn from that table, `[[2d6]]` is rolled. */
const LINK = /\[\[([^[\]]{1,200})\]\]/g;

/** What a result names in double brackets. */
const linksIn = (text: string): string[] => [...text.matchAll(LINK)].map(([, name = '']) => name.trim());

/** What the results of a table name in double brackets that is neither dice nor the plain name of one of these tables. */
export const unknownLinks = (table: WrittenTable, known: ReadonlySet<string>): string[] => [
  ...new Set(
    table.rows
      .flatMap(({ text }) => linksIn(text))
      .filter((name) => !known.has(plainName(name)) && !parseNotation(name)),
  ),
];

/** What drawing from a table needs: the tables there are, and dice. */
export type Drawing = Pick<Decision, 'state' | 'system' | 'throwDice' | 'throwNotation'>;

/** A result of a table: what its row says, the roll that found it, and the place of the row, from 0. */
export interface Drawn {
  text: string;
  roll: Roll;
  index: number;
}

/**
 * Draws from a table: what its row says, with every table and all dice that the row names drawn and rolled in their place.
 * A name that no table has stays as written. Refuses `table-loop` where tables name each other without an end.
 */
export function draw(by: Drawing, table: WrittenTable): Drawn {
  const all = tablesOf(by.state, by.system);
  let draws = 0;
  const drawn = (from: WrittenTable, depth: number): Drawn => {
    draws += 1;
    if (depth > DEEPEST || draws > MOST_DRAWS)
      throw new Refusal(
        'table-loop',
        `“${from.name}” and the tables it names refer to each other without end.`,
        'table',
      );
    const { roll, index } = rowThrown(by, from);
    const text = (from.rows[index]?.text ?? '').replace(LINK, (whole, name: string) => {
      const named = tableCalled(all, name);
      if (named) return drawn(named, depth + 1).text.replace(/\.$/, '');
      return parseNotation(name) ? String(by.throwNotation(from.name, name).total) : whole;
    });
    return { text, roll, index };
  };
  return drawn(table, 0);
}

/** Throws for a row of a table; gives back the roll and the place of the row, from 0. */
export function rowThrown(by: Drawing, table: WrittenTable): { roll: Roll; index: number } {
  const roll =
    table.dice === ''
      ? by.throwDice(table.name, 1, weightOf(table))
      : by.throwNotation(table.name, table.dice);
  return { roll, index: rangesOf(table).findIndex(([from, to]) => roll.total >= from && roll.total <= to) };
}

/** The totals of each row, from and to; without dice of its own a table is rolled on as many sides as its weights add up to. */
export function rangesOf({
  dice,
  rows,
}: Pick<WrittenTable, 'dice'> & {
  rows: readonly Pick<WrittenTable['rows'][number], 'weight' | 'from' | 'to'>[];
}): [number, number][] {
  let sum = 0;
  return rows.map(({ weight, from = 0, to = from }) => {
    sum += weight;
    return dice === '' ? [sum - weight + 1, sum] : [from, to];
  });
}

/** The chance of each total from the lowest up; undefined where the table has no dice, or too many totals to be drawn. */
export function spreadOf({ dice }: WrittenTable): { least: number; chances: number[] } | undefined {
  const chances = dice === '' ? undefined : showings(dice);
  if (!chances || chances.size > MOST_DRAWN) return undefined;
  const least = Math.min(...chances.keys());
  const most = Math.max(...chances.keys());
  return {
    least,
    chances: Array.from({ length: most - least + 1 }, (_, index) => chances.get(least + index) ?? 0),
  };
}
/** More totals than these are too thin to be drawn. */
const MOST_DRAWN = 40;
