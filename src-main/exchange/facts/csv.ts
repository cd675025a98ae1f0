import Papa from 'papaparse';
import type { ReadEntries } from '../../game/log/past.ts';
import { harmless, SKIPPED } from '../harmless.ts';
import { columnsOf, type Cell } from './columns.ts';
import { factsIn, type FactRange, type Rules } from './facts.ts';

/** Without it Excel takes UTF-8 for something else. */
const BYTE_ORDER_MARK = '\uFEFF';

const harmlessCell = (cell: Cell): Cell => (typeof cell === 'string' ? harmless(cell) : cell);

const line = (cells: readonly Cell[], quotes: boolean | ((cell: unknown) => boolean)): string =>
  `${Papa.unparse([cells.map(harmlessCell)], { quotes, escapeFormulae: SKIPPED, newline: '\r\n' })}\r\n`;

/** Quotation marks tell text from numbers, for programs that ask. */
const isText = (cell: unknown): boolean => typeof cell === 'string';

/** The facts as a table (RFC 4180, UTF-8 with a byte order mark), a row for each event, written as it is read. */
export async function* csvLines(
  rules: Rules,
  standing: ReadEntries,
  range: FactRange,
): AsyncGenerator<string> {
  const columns = await columnsOf(rules, factsIn(rules, standing, range), range.players);
  yield (
    BYTE_ORDER_MARK +
    line(
      columns.map(({ name }) => name),
      false,
    )
  );
  for await (const fact of factsIn(rules, standing, range))
    yield line(
      columns.map(({ cell }) => cell(fact)),
      isText,
    );
}
