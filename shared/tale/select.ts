import { WEIGHT, type Fact } from './fact.ts';
import { sameIds } from './person.ts';

/** What befell somebody, and not what they did. */
const BEFALLS: ReadonlySet<string> = new Set([
  'one-left',
  'none-left',
  'flat',
  'scar',
  'wound',
  'caught',
  'state',
  'hungry',
  'broke',
  'spell',
  'dead',
  'down',
  'fled',
]);
/** What weighs less than this is never told by itself. */
const LEAST = 21;

/** What is told together, and so no less for what was told before. */
const ALIKE: ReadonlySet<string> = new Set([
  'explored',
  'room',
  'bought',
  'sold',
  'lodged',
  'found',
  'lived',
]);
const BY_A_HAIR = 10;
const OURS = 15;
const REPEATED = 10;

const isOurs = ({ kind, who, whom }: Fact): boolean =>
  BEFALLS.has(kind) && [...whom, ...(whom.length === 0 ? who : [])].some((one) => one.isOurs);
const isClose = ({ kind, figures: { margin } }: Fact): boolean =>
  kind === 'one-left' || (margin !== undefined && Math.abs(margin) <= 1);

/**
 * Facts with what they weigh in this tale: more where they befell one of the party or came by a hair, less for each earlier
 * one of their kind in the same scene.
 */
export function weighed(facts: readonly Fact[]): Fact[] {
  const told = new Map<string, number>();
  return facts.map((fact) => {
    const key = `${fact.kind}/${fact.scene.number}`;
    const earlier = told.get(key) ?? 0;
    told.set(key, earlier + 1);
    if (fact.weight >= WEIGHT.always || fact.weight <= WEIGHT.road || ALIKE.has(fact.kind)) return fact;
    const weight =
      fact.weight + (isOurs(fact) ? OURS : 0) + (isClose(fact) ? BY_A_HAIR : 0) - earlier * REPEATED;
    return { ...fact, weight: Math.max(weight, LEAST) };
  });
}

/** The thresholds that are tried, the lowest first. */
export const THRESHOLDS = [20, 30, 40, 50, 60, 70] as const;

/** What `say` makes of the facts under the lowest threshold that stays within `most` words; the highest where none does. */
export function within<Told>(
  thresholds: readonly number[],
  most: number,
  say: (threshold: number) => Told,
  wordsIn: (told: Told) => number,
): Told {
  const [first = 0, ...higher] = thresholds;
  const told = say(first);
  return higher.length === 0 || wordsIn(told) <= most ? told : within(higher, most, say, wordsIn);
}

/** What matters of facts that every tale has, where there is room for few: the hook, who nearly died, where they went. */
const MATTERS: Readonly<Record<string, number>> = {
  dead: 280,
  down: 280,
  saved: 275,
  up: 275,
  entered: 250,
  note: 230,
  clock: 160,
  took: 150,
  left: 150,
  met: 140,
  joined: 120,
  hired: 120,
};
const HOOK = 300;
const FOUGHT = 100;
/** Those met in whose fight one of the party falls come before the fall. */
const DIRE = 285;

/** What ends a danger that somebody was in. */
const RESCUES: ReadonlySet<string> = new Set(['up', 'saved']);
const FALLS: ReadonlySet<string> = new Set(['down', 'dying', 'flat']);

/** What has to be told with a fact: of a fall how it ended, of a rescue what it was from. */
export function pairedWith(fact: Fact, facts: readonly Fact[]): Fact[] {
  const at = facts.indexOf(fact);
  const isPart = (one: Fact, kinds: ReadonlySet<string>): boolean =>
    kinds.has(one.kind) && one.whom.length > 0 && sameIds(one.whom, fact.whom);
  const other =
    fact.kind === 'down'
      ? facts.slice(at + 1).find((one) => isPart(one, RESCUES))
      : RESCUES.has(fact.kind)
        ? facts.slice(0, at).findLast((one) => isPart(one, FALLS))
        : undefined;
  return other ? [fact, other] : [fact];
}

const isFallOfOurs = ({ kind, whom }: Fact): boolean =>
  (kind === 'dead' || kind === 'down') && whom.some((one) => one.isOurs);

/** Facts with those first that matter most to who was there; of those that matter alike, in their order. */
export function mattering(facts: readonly Fact[]): Fact[] {
  const dire = new Set(
    facts.flatMap((fact, index) =>
      isFallOfOurs(fact) ? (facts.slice(0, index).findLast(({ kind }) => kind === 'met') ?? []) : [],
    ),
  );
  const isDire = (fact: Fact): boolean => dire.has(fact);
  const hook = facts.find(({ kind }) => kind === 'note');
  const worth = (fact: Fact): number => {
    if (fact === hook) return HOOK;
    if (fact.kind === 'met' && isDire(fact)) return DIRE;
    const isTheirs = (fact.kind === 'dead' || fact.kind === 'down') && !fact.whom.some((one) => one.isOurs);
    if (isTheirs) return fact.weight;
    return (MATTERS[fact.kind] ?? fact.weight) + (fact.kind === 'met' && fact.how === 'fight' ? FOUGHT : 0);
  };
  return [...facts].sort((a, b) => worth(b) - worth(a));
}
