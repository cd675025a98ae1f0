import type { Roll } from '../../../shared/dice/dice.ts';
import { rollInPlainWords } from '../log/plain.ts';
import type { Fact, Rules } from './facts.ts';

/** One cell: numbers and booleans as they are, all else is text. */
export type Cell = number | boolean | string | undefined;

export interface Column {
  name: string;
  cell(fact: Fact): Cell;
}

/** Excel cuts off what is longer. */
const LONGEST_CELL = 32_767;

function valueOf(value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'boolean' || value === undefined) return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST_CELL ? `(too long for a cell: ${text.length} characters)` : text;
}

const plain = (name: string): Column => ({ name, cell: (fact) => valueOf(fact[name]) });

const number = (value: number): string => String(value).replace('-', '−');

const bonusInWords = ({ bonus = 0 }: Roll): string =>
  bonus === 0 ? '' : ` ${bonus < 0 ? '−' : '+'} ${Math.abs(bonus)}`;

/** “attack of Mae: d20 14 + 2 = 16” */
const inWords = (roll: Roll): string =>
  `${roll.for}: ${rollInPlainWords(roll)}${bonusInWords(roll)} = ${number(roll.total)}`;

const rulesById: Column = {
  name: 'rules',
  cell: ({ rules }) => (rules as readonly string[] | undefined)?.join(' '),
};

const rollsInWords: Column = {
  name: 'rollsInWords',
  cell: ({ rolls }) => valueOf((rolls as readonly Roll[] | undefined)?.map(inWords).join('; ')),
};

const NUMBERS = ['seq', 'entry'].map(plain);
const WHEN = ['session', 'dayNumber', 'date', 'hour', 'watch', 'at'].map(plain);
const WHAT = ['type', 'text'].map(plain);
const DICE = [rulesById, rollsInWords, plain('rolls')];

/** The columns that stand first in every table, whatever happened. */
const first = (players: boolean): readonly Column[] =>
  players
    ? [...WHEN, ...WHAT, plain('receipt'), ...DICE]
    : [...NUMBERS, ...WHEN, ...WHAT, ...['secret', 'receipt', 'fell'].map(plain), ...DICE];

/** The parts of a line are in its text. */
const NOT_SHOWN = ['inParts'];

/**
 * The columns of a table of facts: first those that every table has, then one for each field that occurs, in the order of
 * docs/events.md. Fields that no kind declares come last, by name.
 */
export async function columnsOf(
  { kinds }: Rules,
  facts: AsyncIterable<Fact>,
  players: boolean,
): Promise<readonly Column[]> {
  const fixed = first(players);
  const seen = new Set<string>();
  for await (const fact of facts) for (const name of Object.keys(fact)) seen.add(name);
  for (const name of [...fixed.map((column) => column.name), ...NOT_SHOWN]) seen.delete(name);
  const declared = [
    ...new Set([...kinds.events.values()].flatMap(({ fields }) => Object.keys(fields.shape))),
  ].filter((name) => seen.delete(name));
  return [...fixed, ...[...declared, ...[...seen].sort()].map(plain)];
}
