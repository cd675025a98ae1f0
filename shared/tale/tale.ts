import { wordsIn } from '../text/words.ts';
import type { Calendar } from '../time/calendar.ts';
import { WEIGHT, type Fact, type Witness } from './fact.ts';
import { factsOf, whereabouts } from './facts/index.ts';
import { folded } from './fold.ts';
import { NOTE, type Person } from './person.ts';
import type { Group, Paragraph } from './plan/placed.ts';
import { carries, chosen, planned, recapped } from './plan/plan.ts';
import type { Seen } from './seen.ts';
import { mattering, pairedWith, THRESHOLDS, weighed, within } from './select.ts';
import { sentence } from './english/say.ts';
import { headingOf } from './english/headings.ts';
import { tongue, type Voice } from './english/tongue.ts';
import { textOf, type Run, type Sentence, type TaleChapter } from './told.ts';

/** What a tale is made by. */
export interface Telling {
  calendar: Calendar;
  /** What the system adds to what is told of events. */
  own: readonly Witness[];
  /** What the system calls a coin, and several. */
  coin: { one: string; name: string };
  /** Chooses among ways to say the same. */
  seed: string;
}

/** A text with marks as stretches with and without: what opens is a note until it closes. */
const runsOf = (text: string): Run[] =>
  text
    .split(NOTE.open)
    .flatMap((part, index) => {
      if (index === 0) return [{ text: part, isNote: false }];
      const [note = '', rest = ''] = part.split(NOTE.close);
      return [
        { text: note, isNote: true },
        { text: rest, isNote: false },
      ];
    })
    .filter((run) => run.text !== '');

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
/** How many words a tale has. */
export const wordsOf = (chapters: readonly TaleChapter[]): number =>
  sum(chapters.flatMap(({ paragraphs }) => paragraphs.flat()).map((one) => wordsIn(textOf(one))));

const everybody = (facts: readonly Fact[]): Person[] => [
  ...new Map(
    facts.flatMap(({ who, whom }) => [...who, ...whom]).map((person) => [person.id, person]),
  ).values(),
];

/** The session’s facts in their order, as they weigh in its tale. */
const factsIn = (seen: readonly Seen[], own: readonly Witness[]): Fact[] =>
  weighed(folded(factsOf(seen, own)));

/** Says groups of facts one after the other, each knowing how those before it called people. */
function speaker(facts: readonly Fact[], { calendar, seed, coin }: Telling, voice: Voice) {
  let party: readonly string[] = [];
  let explored = 0;
  const inTongue = tongue({ seed, voice, coin, calendar, all: everybody(facts), party: () => party });
  const say = (group: Group): Sentence[] => {
    const [first] = group.facts;
    party = first?.party ?? party;
    const text = sentence(group, calendar, inTongue, explored);
    if (first?.kind === 'explored') explored += 1;
    if (text === undefined) return [];
    const isSecret = group.facts.some((fact) => fact.isSecret);
    const from = [...new Set(group.facts.flatMap((fact) => fact.from))].sort((a, b) => a - b);
    return [
      {
        runs: runsOf(isSecret ? `(Referee: ${text})` : text),
        from,
        isSecret,
        reckoned: inTongue.reckonings(),
      },
    ];
  };
  return (paragraph: Paragraph): Sentence[] => {
    inTongue.part();
    return paragraph.flatMap(say);
  };
}

function told(facts: readonly Fact[], threshold: number, telling: Telling): TaleChapter[] {
  const say = speaker(facts, telling, 'they');
  const chapters = planned(chosen(facts, threshold), threshold, telling.calendar);
  return chapters.reduce<TaleChapter[]>((all, chapter, index) => {
    const heading = headingOf(telling.calendar, chapter, chapters[index - 1]?.to);
    const paragraphs = chapter.paragraphs.map(say).filter((paragraph) => paragraph.length > 0);
    const last = all.at(-1);
    return last?.heading === heading
      ? [...all.slice(0, -1), { heading, paragraphs: [...last.paragraphs, ...paragraphs] }]
      : [...all, { heading, paragraphs }];
  }, []);
}

/** So many commands that brought something worth telling make an evening long. */
const LONG_EVENING = 80;
const MOST_WORDS = { short: 400, long: 900 };

/** The tale of a session: at most 400 words, of a long evening 900. */
export function taleOf(seen: readonly Seen[], telling: Telling): TaleChapter[] {
  const facts = factsIn(seen, telling.own);
  const acts = new Set(facts.map(({ entry }) => entry)).size;
  return within(
    THRESHOLDS,
    acts > LONG_EVENING ? MOST_WORDS.long : MOST_WORDS.short,
    (threshold) => told(facts, threshold, telling),
    wordsOf,
  );
}

/**
 * What is read aloud before the next session, within so many words (`most`): the facts that weigh most, in their order. It speaks
 * to the party as “you”.
 */
export function recapsOf(seen: readonly Seen[], telling: Telling): (most: number) => Sentence[] {
  const facts = factsIn(seen, telling.own);
  const open = facts.filter(({ isSecret }) => !isSecret);
  const above = (least: number): Fact[] =>
    open.filter(({ weight, kind }) => weight >= least && !carries({ kind }));
  const worthy = above(WEIGHT.meeting);
  const byWeight = mattering(worthy.length < FEW ? above(WEIGHT.want) : worthy);
  const end = whereabouts(seen);
  const say = (kept: ReadonlySet<Fact>): Sentence[] => {
    const heard = facts.filter((fact) => kept.has(fact) || carries(fact));
    return speaker(facts, telling, 'you')(recapped([...heard, ...end], telling.calendar));
  };
  const lengthOf = (kept: ReadonlySet<Fact>): number => sum(say(kept).map((one) => wordsIn(textOf(one))));
  return (most) => {
    let kept: ReadonlySet<Fact> = new Set();
    let misfits = 0;
    for (const fact of byWeight) {
      const more = new Set([...kept, ...pairedWith(fact, open)]);
      if (lengthOf(more) <= most) kept = more;
      else misfits += 1;
      if (misfits > MOST_MISFITS) break;
    }
    return kept.size === 0 ? [] : say(kept);
  };
}

/** So few facts worth a recap leave room for lesser ones. */
const FEW = 8;
/** So many facts that are too long for what is left of a recap are tried before it is full. */
const MOST_MISFITS = 6;
