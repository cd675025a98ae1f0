import { lowerFirst } from '../../text/words.ts';
import type { Line } from './events.ts';

/** Somebody who is hired: `name` is their own, `trade` what they are where that is more than a hireling. */
export interface Hired {
  name?: string;
  trade?: string;
}

/** What every system calls somebody for hire. */
const ANY_TRADE = 'hireling';

/** Whom a line of a deal hires; undefined where it is of goods or of a bed. Only people are paid by the day. */
export function hiredIn({
  name,
  per,
  trade = name === lowerFirst(name) ? name : ANY_TRADE,
}: Pick<Line, 'name' | 'per' | 'trade'>): Hired | undefined {
  if (per !== 'day') return undefined;
  if (name === trade) return { trade };
  return trade === ANY_TRADE ? { name } : { name, trade };
}
