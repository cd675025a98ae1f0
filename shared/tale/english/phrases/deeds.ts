import { lowerFirst, together } from '../../../text/words.ts';
import type { Fact } from '../../fact.ts';
import { inWords } from '../numbers.ts';
import { deedOf, isDoing, isWay } from '../verbs.ts';
import { quoted, type Tongue } from '../tongue.ts';
import { did, type Phrase } from './phrase.ts';

/** What was typed, as something that was tried, and whether it came off. */
function attempt({ words = '', how, figures: { margin }, whom }: Fact, tongue: Tongue): string {
  const help = whom.length > 0 ? `, with ${together(whom.map((one) => tongue.whose(one)))} help,` : '';
  const deed = deedOf(within(words).replace(/^to /, ''));
  const just = margin === 0 ? 'only just ' : '';
  const own = within(words);
  if (how === 'failed') {
    if (deed) return `failed${help} to ${deed.plain}`;
    if (isDoing(own)) return `failed${help} at ${own}`;
    return isWay(own) ? `failed${help} to get ${own}` : `tried${help} ${quoted(words)}, and failed`;
  }
  if (deed) return `${just}${help === '' ? deed.past : `managed${help} to ${deed.plain}`}`;
  if (isDoing(words)) return `${just}succeeded${help} at ${words}`;
  return isWay(words)
    ? `${just}made it${help} ${words}`
    : `tried${help} ${quoted(words)}, and ${just}succeeded`;
}

/** Typed words as part of a sentence of ours: small at their head, without their end. */
const within = (words: string): string => lowerFirst(words.replace(/[.!?…]$/, ''));

const AGAIN: Readonly<Record<string, string>> = {
  focus: 'spent Focus',
  inspiration: 'spent an inspiration die',
};

const ANSWERS: Readonly<Record<string, string>> = { mixed: 'yes and no' };

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
    const deed = deedOf(within(words));
    if (deed) return deed.past;
    return isWay(within(words)) ? `went ${within(words)}` : `set about ${quoted(words)}`;
  }),
  contest: did(({ words = '', whom }, tongue) => {
    const at = isDoing(words) ? ` at ${words}` : words === '' ? '' : `: ${quoted(words)}`;
    return `beat ${tongue.whom(whom)}${at}`;
  }),
  asked: did(({ words, how, whom }, tongue) => {
    const of = whom.length > 0 ? `${tongue.whom(whom)} ` : '';
    const what = words === undefined ? `${of}for help` : `${of}${quoted(words)}`;
    return how === 'granted' ? `asked ${what}, and it was granted` : `asked ${what}, and was refused`;
  }),
  /** A question to an oracle, in the words that were typed, and what it said. */
  fate: ({ name = '', words = '', how = '' }) => ({
    who: name,
    does: () => `was asked ${quoted(words)}, and said ${ANSWERS[how] ?? how}`,
  }),
  explored: did(({ words = '' }) => quoted(words)),
};
