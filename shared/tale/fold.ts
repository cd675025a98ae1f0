import { HOUR } from '../time/scales.ts';
import { WEIGHT, type Fact } from './fact.ts';
import { sameIds } from './person.ts';

type Pass = (facts: readonly Fact[]) => Fact[];

/** Two facts as one, which stands where the first stood. */
const joined = (first: Fact, second: Fact, change: Partial<Fact> = {}): Fact => ({
  ...first,
  from: [...first.from, ...second.from],
  weight: Math.max(first.weight, second.weight),
  ...change,
});

/** Goes through facts with the ones told before at hand; what it gives back for a fact stands in its place. */
const pass =
  (each: (told: Fact[], fact: Fact) => boolean): Pass =>
  (facts) => {
    const told: Fact[] = [];
    for (const fact of facts) if (!each(told, fact)) told.push(fact);
    return told;
  };

/** Puts a fact in the place of one that was told before. */
const replace = (told: Fact[], at: number, fact: Fact): true => {
  told[at] = fact;
  return true;
};

const APART: ReadonlySet<string> = new Set([
  'step',
  'note',
  'explored',
  'dead',
  'down',
  'fled',
  'met',
  'took',
]);

/** Whether two facts have the same figures, however close each of them was. */
const sameFigures = ({ figures }: Fact, { figures: others }: Fact): boolean =>
  Object.keys({ ...figures, ...others }).every((key) => key === 'margin' || figures[key] === others[key]);

/** What several do or suffer alike by one command is one fact. */
const alike = pass((told, fact) => {
  const at = told.length - 1;
  const last = told[at];
  if (
    !last ||
    APART.has(fact.kind) ||
    fact.who.length === 0 ||
    fact.whom.length > 0 ||
    last.entry !== fact.entry ||
    last.isSecret !== fact.isSecret ||
    !sameFigures(last, fact) ||
    (['kind', 'name', 'how', 'words'] as const).some((key) => last[key] !== fact[key])
  )
    return false;
  const more = fact.who.filter(({ id }) => !last.who.some((one) => one.id === id));
  return replace(told, at, joined(last, fact, { who: [...last.who, ...more] }));
});

/** What comes of meeting somebody. */
const OUTCOMES: ReadonlySet<string> = new Set(['mood', 'parted', 'ran', 'fight']);

/** Those met, what they think, and that they part: one fact. */
const meetings = pass((told, fact) => {
  if (!OUTCOMES.has(fact.kind)) return false;
  const at = told.findLastIndex(({ kind }) => kind === 'met');
  const met = told[at];
  if (!met || !sameSide(met, fact)) return true;
  if (fact.kind === 'mood')
    return replace(
      told,
      at,
      joined(met, fact, { words: fact.name, how: met.how, figures: { ...met.figures, ...fact.figures } }),
    );
  const isNext = told.slice(at + 1).every(({ weight }) => weight < WEIGHT.camp);
  return isNext ? replace(told, at, joined(met, fact, { how: fact.kind })) : true;
});
/** Whether an outcome is of those who were met. */
const sameSide = (met: Fact, fact: Fact): boolean =>
  fact.kind === 'fight' ||
  fact.whom.some(({ id }) => met.whom.some((one) => one.id === id)) ||
  met.whom.length === 0;

/** Who falls, and how long they have to live: one fact. */
const dying = pass((told, fact) => {
  if (fact.kind !== 'dying') return false;
  const at = told.findLastIndex(
    ({ kind, whom, entry }) => kind === 'down' && entry === fact.entry && sameIds(whom, fact.whom),
  );
  const fall = told[at];
  return fall
    ? replace(told, at, joined(fall, fact, { figures: { ...fall.figures, ...fact.figures }, how: fact.how }))
    : false;
});

/** A roll that failed, what was spent on it, and the roll that passed: one fact. What was spent otherwise is not told. */
const turned = pass((told, fact) => {
  const spent = told.at(-1);
  const failed = told.at(-2);
  if (
    fact.kind === 'attempt' &&
    fact.how === 'passed' &&
    spent?.kind === 'resource' &&
    failed?.kind === 'attempt' &&
    failed.how === 'failed' &&
    failed.words === fact.words &&
    sameIds(failed.who, fact.who)
  ) {
    told.splice(-2, 2, {
      ...fact,
      kind: 'turned',
      name: spent.name,
      from: [...failed.from, ...spent.from, ...fact.from],
    });
    return true;
  }
  return false;
});

/** What only makes sense beside an earlier fact goes where there is none: getting up without a fall, dropping what nobody took. */
const NEEDS: Readonly<Record<string, (fact: Fact, earlier: Fact) => boolean>> = {
  up: (fact, { kind, whom }) => (kind === 'down' || kind === 'flat') && sameIds(whom, fact.whom),
  saved: (fact, { kind, whom }) => (kind === 'down' || kind === 'dying') && sameIds(whom, fact.whom),
  dropped: (fact, { kind, who, name }) => kind === 'took' && name === fact.name && sameIds(who, fact.who),
};
const pairs = pass((told, fact) => {
  const needs = NEEDS[fact.kind];
  if (fact.kind === 'resource') return true;
  if (!needs) return false;
  const first = told.findLast((earlier) => needs(fact, earlier));
  if (!first) return true;
  told.push({
    ...fact,
    how: fact.kind === 'up' ? first.kind : fact.how,
    from: [...first.from, ...fact.from],
    weight: Math.max(fact.weight, first.weight),
  });
  return true;
});

const WORSE: ReadonlySet<string> = new Set(['down', 'dead', 'scar', 'wound', 'flat']);
const HURTS: ReadonlySet<string> = new Set(['none-left', 'one-left']);

/** The last hit points of somebody who is worse off by the same blow are not told. */
const worse: Pass = (facts) =>
  facts.filter(
    (fact) =>
      !HURTS.has(fact.kind) ||
      !facts.some((one) => one.entry === fact.entry && WORSE.has(one.kind) && sameIds(one.whom, fact.whom)),
  );

/** Hunger at night is told with the night, and that of the same people from day to day as one. */
const hungry = pass((told, fact) => {
  const at = told.length - 1;
  const last = told[at];
  if (fact.kind !== 'hungry') return false;
  if (last?.kind === 'hungry' && sameIds(last.who, fact.who) && last.isSecret === fact.isSecret)
    return replace(told, at, joined(last, fact, { figures: { count: (last.figures['count'] ?? 1) + 1 } }));
  const isOfNight = last?.kind === 'night' && last.entry === fact.entry;
  return isOfNight && fact.who.length === fact.party.length
    ? replace(told, at, joined(last, fact, { figures: { ...last.figures, hungry: 1 } }))
    : false;
});

/** What is inherited is told once, however much it is. */
const inherited = pass((told, fact) => {
  const at = told.length - 1;
  const last = told[at];
  return fact.kind === 'inherited' && last?.kind === 'inherited' && last.entry === fact.entry
    ? replace(told, at, joined(last, fact))
    : false;
});

/** What was declared is told when it is done, or not at all. */
const declared: Pass = (facts) =>
  facts.flatMap((fact, index) => {
    if (fact.kind === 'declared') return [];
    if (fact.kind !== 'deed' && fact.kind !== 'attempt') return [fact];
    const said = facts
      .slice(0, index)
      .findLast((one) => one.kind === 'declared' && one.words === fact.words && sameIds(one.who, fact.who));
    return [said ? { ...fact, from: [...said.from, ...fact.from] } : fact];
  });

/** Who is not dead after all never was; a clock is told as far as it went; a turn to others who meet them at once is none. */
const amended: Pass = (facts) =>
  facts.filter((fact, index) => {
    const later = facts.slice(index + 1);
    if (fact.kind === 'not-dead') return false;
    if (fact.kind === 'dead' && fact.how === 'by-hand')
      return !later.some(({ kind, whom }) => kind === 'not-dead' && sameIds(whom, fact.whom));
    if (fact.kind === 'clock-filled')
      return !later.some(({ kind, name }) => kind === 'clock-filled' && name === fact.name);
    return (
      fact.kind !== 'group' || !later.some((one) => one.kind === 'together-again' && one.entry === fact.entry)
    );
  });

/** Whether one more of a kind dies of the same right after others of it, and nobody killed any of them. */
const isOneMoreDead = (last: Fact, fact: Fact): boolean =>
  fact.kind === 'dead' &&
  last.kind === 'dead' &&
  [...last.who, ...fact.who].length === 0 &&
  [...last.whom, ...fact.whom].every(({ noun }) => noun && noun.one === last.whom[0]?.noun?.one) &&
  (['name', 'how', 'isSecret', 'round'] as const).every((key) => last[key] === fact[key]) &&
  last.scene.number === fact.scene.number &&
  fact.at - last.at < HOUR / 2;

/** Things of one owner that break together, those of a kind who die in a row, and those who flee together. */
const together = pass((told, fact) => {
  const at = told.length - 1;
  const last = told[at];
  if (!last) return false;
  const whom = [...last.whom, ...fact.whom];
  if (isOneMoreDead(last, fact)) return replace(told, at, joined(last, fact, { whom }));
  if (last.kind !== fact.kind || last.entry !== fact.entry) return false;
  if (fact.kind === 'fled') return replace(told, at, joined(last, fact, { whom }));
  if (fact.kind !== 'broke' || last.how !== fact.how || !sameIds(last.who, fact.who)) return false;
  return replace(told, at, joined(last, fact, { name: `${last.name ?? ''} and ${fact.name ?? ''}` }));
});

/** What breaks a rest comes after it in the telling. */
const broken = pass((told, fact) => {
  const at = told.length - 1;
  if (fact.kind !== 'broken-rest' || told[at]?.kind !== 'met' || told[at].entry !== fact.entry) return false;
  told.splice(at, 0, fact);
  return true;
});

/** Facts brought together with those that they belong to. */
export const folded: Pass = (facts) =>
  [
    amended,
    declared,
    together,
    alike,
    worse,
    hungry,
    meetings,
    dying,
    turned,
    pairs,
    broken,
    inherited,
  ].reduce((all, one) => one(all), [...facts]);
