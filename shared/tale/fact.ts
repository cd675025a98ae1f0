import type { z } from 'zod';
import type { EventKind } from '../campaign/event.ts';
import { find } from '../campaign/ids.ts';
import { clean, type Person } from './person.ts';
import { fieldsAs, type Seen } from './seen.ts';

/** How much facts of a sort weigh before anything is added; `always` is told in every tale. */
export const WEIGHT = {
  always: 200,
  harm: 80,
  turn: 70,
  meeting: 60,
  deed: 50,
  want: 40,
  camp: 30,
  road: 10,
} as const;

/** What happened, as it may be told: data alone, without a word of any language but those that people wrote. */
export interface Fact {
  /** By this it is put into words. */
  kind: string;
  weight: number;
  /** Who did it, or whom it befell. */
  who: readonly Person[];
  /** Whom it was done to. */
  whom: readonly Person[];
  /** The name of a thing, a place, a spell, a clock. */
  name?: string | undefined;
  /** What a person typed. */
  words?: string | undefined;
  /** Which thing it is of, where there may be others of its name. */
  item?: string | undefined;
  /** What else distinguishes it: by what means, with what result. */
  how?: string | undefined;
  figures: Readonly<Record<string, number>>;
  /** Numbers of the events it comes from. */
  from: readonly number[];
  /** Only the referee hears of it. */
  isSecret: boolean;
  /** The clock right after it, in seconds, and the entry of the journal that brought it. */
  at: number;
  entry: number;
  /** Where it belongs: facts of one scene have one number. */
  scene: { kind: SceneKind; number: number };
  /** The round of the fight, from 1; 0 outside. */
  round: number;
  /** Ids of those who went together then. */
  party: readonly string[];
}

/** What kind of moment a scene is. */
export type SceneKind = 'world' | 'site' | 'encounter' | 'fight' | 'downtime';

/** A fact as its teller gives it: what is left out is none. */
export interface Draft {
  kind: string;
  weight: number;
  who?: readonly unknown[];
  whom?: readonly unknown[];
  name?: string | undefined;
  words?: string | undefined;
  item?: string | undefined;
  how?: string | undefined;
  figures?: Readonly<Record<string, number>>;
  /** Numbers of other events that tell of it as well. */
  also?: readonly number[];
}

type Drafts = Draft | readonly Draft[] | undefined;

/** What is worth telling of events of one kind. */
export interface Witness {
  type: string;
  of(seen: Seen): readonly Draft[];
}

/** Says what is worth telling of events of a kind; undefined where nothing is. */
export const witness = <Shape extends z.ZodRawShape>(
  kind: EventKind<Shape>,
  of: (event: z.infer<z.ZodObject<Shape>>, seen: Seen) => Drafts,
): Witness => ({
  type: kind.type,
  of: (seen) => {
    const event = fieldsAs(kind, seen.event);
    const drafts = event && of(event, seen);
    return drafts === undefined ? [] : 'kind' in drafts ? [drafts] : drafts;
  },
});

/** How close a roll was, where its event says so. */
export const closeness = (margin: number | undefined): Pick<Draft, 'figures'> =>
  margin === undefined ? {} : { figures: { margin } };

/** Who won against whom, at what was typed. */
export const contest = (winner: string, others: readonly string[], words: string): Draft => ({
  kind: 'contest',
  weight: WEIGHT.meeting,
  who: [winner],
  whom: others,
  words: clean(words),
});

/** Somebody is dying, with so many rounds or minutes left. */
export const dying = (creature: string, left: number, unit: 'round' | 'minute'): Draft => ({
  kind: 'dying',
  weight: WEIGHT.always,
  whom: [creature],
  how: unit,
  figures: { left },
});

/** A deed that dice decided, in the words that were typed for it; nothing where none were. */
export const attempt = (
  who: string | readonly string[],
  words: string,
  passed: boolean,
  more: Pick<Draft, 'whom' | 'figures' | 'also'> = {},
): Draft | undefined =>
  clean(words) === ''
    ? undefined
    : {
        kind: 'attempt',
        weight: WEIGHT.deed,
        who: [who].flat(),
        words: clean(words),
        how: passed ? 'passed' : 'failed',
        ...more,
      };

const wordsOf = (value: unknown): string | undefined =>
  typeof value === 'string' && clean(value) !== '' ? clean(value) : undefined;

/**
 * Who brought something about, and by what means: as the event says, else by the last blow at that creature in the same
 * command. Never who gave the command: of those who strike together only one may have struck.
 */
export function broughtAboutBy(
  { event, beside, after }: Seen,
  creature: string,
): Pick<Draft, 'who' | 'name' | 'also'> {
  const { by } = event as { by?: { actor?: unknown; means?: unknown } };
  if (by) return { who: [by.actor], name: wordsOf(by.means) };
  const blow = beside.findLast(
    (one) =>
      one.seq < event.seq &&
      one['target'] === creature &&
      one['hit'] !== false &&
      find(after.creatures, String(one['actor'])) !== undefined,
  );
  return blow
    ? { who: [blow['actor']], name: wordsOf(blow['weapon'] ?? blow['spell']), also: [blow.seq] }
    : {};
}
