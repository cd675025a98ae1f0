import { columnRow, type HexLabel } from '../../../../shared/hex/coordinates.ts';
import type { Spot } from '../written.ts';

/** `0203`, `-0102`, or `020301` with a level. */
const SHORT = /(-?\d\d)(-?\d\d)(\d\d)?(?![\d.])/y;
/** With points where two digits are too few: `-5.120`, `100.23.01`. */
const DOTTED = /(-?\d{1,9})\.(-?\d{1,9})(?:\.(\d{1,9}))?(?![\d.])/y;

/** The hexes that stand from the beginning of a line, with a hyphen between them, and what follows; none where it begins otherwise. */
function spotsFirst(text: string): { spots: Spot[]; rest: string } {
  const spots: Spot[] = [];
  let at = 0;
  do {
    const found = matchAt(SHORT, text, at) ?? matchAt(DOTTED, text, at);
    if (!found) return { spots: [], rest: text };
    const [all, x, y, level = '0'] = found;
    spots.push({ x: Number(x), y: Number(y), level: Number(level) });
    at += all.length + 1;
  } while (text[at - 1] === '-');
  const rest = text.slice(at - 1);
  return rest === '' || /^\s/.test(rest) ? { spots, rest: rest.trim() } : { spots: [], rest: text };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** A line that begins with a hex: which, and the rest. Undefined where it does not. */
export function hexLine(text: string): { spot: Spot; rest: string } | undefined {
  const { spots, rest } = spotsFirst(text);
  const [spot, ...others] = spots;
  return spot && others.length === 0 ? { spot, rest } : undefined;
}

/** A line that begins with hexes between which something runs: which, and the rest. Undefined where it does not. */
export function wayLine(text: string): { spots: Spot[]; rest: string } | undefined {
  const found = spotsFirst(text);
  return found.spots.length > 1 ? found : undefined;
}

const digits = (number: number): string => String(number).padStart(2, '0');

/** A hex of the land as a file has it: `0203`, or `101.07` where two digits are too few. */
export function writtenSpot(label: HexLabel): string {
  const { column = 0, row = 0 } = columnRow(label) ?? {};
  return digits(column) + (column > 99 || row > 99 ? '.' : '') + digits(row);
}
