import { together } from '../../../counted.ts';
import type { Fact } from '../../fact.ts';
import { inWords } from '../numbers.ts';
import { deedOf, isDoing, isWay } from '../verbs.ts';
import { quoted, type Tongue } from '../tongue.ts';
import { did, type Phrase } from './phrase.ts';

/** What was typed, as something that was tried, and whether it came off. */
function attempt({ words = '', how, figures: { margin }, whom }: Fact, tongue: Tongue): string {
  const help = whom.length > 0 ? `, with ${together(whom.map((one) => tongue.whose(one)))} help,` : '';
  const deed = deedOf(words);
  const just = margin === 0 ? 'just ' : '';
  if (how === 'failed') {
    if (deed) return `failed${help} to ${deed.plain}`;
    if (isDoing(words)) return `failed${help} at ${words}`;
    return isWay(words) ? `failed${help} to get ${words}` : `tried${help} ${quoted(words)}, and failed`;
  }
  if (deed) return `${just}${help === '' ? deed.past : `managed${help} to ${deed.plain}`}`;
  if (isDoing(words)) return `${just}succeeded${help} at ${words}`;
  return isWay(words)
    ? `${just}made it${help} ${words}`
    : `tried${help} ${quoted(words)}, and ${just}succeeded`;
}

const AGAIN: Readonly<Record<string, string>> = {
  focus: 'spent Focus',
  inspiration: 'spent an inspiration die',
};

/** What people do by words of their own, and what comes of it. */
export const deedPhrases: Readonly<Record<string, Phrase>> = {
  attempt: did(attempt),
  /** A failure that something spent turned into a success. */
  turned: did(({ words = '', name, figures: { margin } }, tongue) => {
    const deed = deedOf(words);
    const tried = deed ? `failed to ${deed.plain}` : `failed at ${quoted(words)}`;
    const by =
      margin !== undefined && margin > 0 && margin <= 3
        ? ` by ${tongue.reckoned(inWords(margin), 'the roll')}`
        : '';
    return `${tried}, ${AGAIN[name ?? ''] ?? 'tried again'}, and made it${by}`;
  }),
  deed: did(({ words = '' }) => {
    const deed = deedOf(words);
    if (deed) return deed.past;
    return isWay(words) ? `went ${words}` : `set about ${quoted(words)}`;
  }),
  contest: did(({ words = '', whom, how }, tongue) => {
    const at = isDoing(words) ? ` at ${words}` : words === '' ? '' : `: ${quoted(words)}`;
    return how === 'tied' ? `tied with ${tongue.whom(whom)}${at}` : `beat ${tongue.whom(whom)}${at}`;
  }),
  asked: did(({ words, how }) => {
    const what = words === undefined ? 'for help' : `“${words}”`;
    return how === 'granted' ? `asked ${what}, and it was granted` : `asked ${what}, and was refused`;
  }),
  explored: did(({ words = '' }) => quoted(words)),
};
