import { capital } from '../../text/words.ts';
import type { Journey } from '../journey.ts';
import { inWordsOf } from './numbers.ts';
import { within } from './tongue.ts';

/** “Seven days, from Cindermouth and back again”: what is not sure is left out; empty where nothing is. */
export function journeyInWords({ days, from, to, out, back }: Journey): string {
  if (days < 1) return '';
  const span = capital(inWordsOf(days, 'day'));
  if (from === undefined || to === undefined || out.length < 2) return span;
  if (from === to) return back.length > 0 ? `${span}, from ${within(from)} and back again` : span;
  return `${span}, from ${within(from)} to ${within(to)}`;
}
