import Papa from 'papaparse';
import type { ReadEntries } from '../../game/log/past.ts';
import { columnsOf, type Cell } from './columns.ts';
import { factsIn, type FactRange, type Rules } from './facts.ts';

/** Without it Excel takes UTF-8 for something else. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Where a spreadsheet could begin to read a formula (OWASP, “CSV Injection”): at the start of a cell, and because a comma is not the
 * separator everywhere, behind what may be; what cannot be seen may be skipped there, and wide letters count like others. An apostrophe
 * that stands there already gets another one, so that who reads the text back can always leave out one.
 */
const FORMULA = /(^|[;\t\r\n])('*(?:(?![\t\r\n])[\s\p{C}"])*[=+\-@＝＋－＠])/gu;

/** What some programs skip before they read a formula. The library’s own expression overlooks text of several lines. */
const SKIPPED = /^'*[\t\r\n]/;

const harmless = (cell: Cell): Cell => (typeof cell === 'string' ? cell.replace(FORMULA, "$1'$2") : cell);

const line = (cells: readonly Cell[], quotes: boolean | ((cell: unknown) => boolean)): string =>
  `${Papa.unparse([cells.map(harmless)], { quotes, escapeFormulae: SKIPPED, newline: '\r\n' })}\r\n`;

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
