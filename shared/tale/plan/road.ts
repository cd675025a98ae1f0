import { DAY } from '../../time/scales.ts';
import type { Fact } from '../fact.ts';
import type { Placed } from './placed.ts';

/** Whether a fact is part of being on the road. */
const isOut = ({ kind, who, party }: Fact): boolean =>
  kind === 'step' || kind === 'night' || (kind === 'hungry' && who.length === party.length);
/** What comes about on the road without ending a journey. */
const ASIDE: ReadonlySet<string> = new Set(['weather', 'festival', 'clock', 'clock-filled', 'last-food']);

/** One journey of several steps; undefined where it leads nowhere that has a name. */
function journeyOf(steps: readonly Fact[]): Fact | undefined {
  const last = steps.at(-1);
  if (last?.name === undefined) return undefined;
  const walked = steps.filter(({ kind }) => kind === 'step');
  const isBack = walked.length > 2 && walked.every(({ figures }) => figures['again'] === 1);
  return {
    ...last,
    kind: 'journey',
    how: isBack ? 'back' : undefined,
    figures: {
      seconds: walked.reduce((sum, { figures: { seconds = 0 } }) => sum + seconds, 0),
      again: last.figures['again'] ?? 0,
      nights: steps.filter(({ kind }) => kind === 'night').length,
      hungry: Number(steps.some(({ kind, figures }) => kind === 'hungry' || figures['hungry'])),
    },
    from: steps.flatMap(({ kind, from }) => (kind === 'night' ? [] : from)),
  };
}

/** How many different nights these are: some sleep by day as well. */
const dawnsOf = (nights: readonly Fact[]): number =>
  new Set(nights.map(({ at }) => Math.floor((at - DAY / 4) / DAY))).size;

/** Several nights out as one; undefined where there was none worth a word. */
function nightsOf(nights: readonly Fact[], threshold: number): Fact | undefined {
  const [first] = nights;
  if (!first) return undefined;
  const hungry = nights.reduce((most, { figures }) => Math.max(most, figures['hungry'] ?? 0), 0);
  const isWorthIt = first.how !== undefined && (dawnsOf(nights) > 1 || first.weight >= threshold);
  if (!isWorthIt && hungry === 0) return undefined;
  const how = nights.every((night) => night.how === first.how) ? first.how : undefined;
  return {
    ...first,
    how,
    figures: { count: dawnsOf(nights), hungry },
    from: nights.flatMap(({ from }) => from),
  };
}

/** Hunger of all on one stretch as one; nothing where there was none. */
function hungerOf(days: readonly Fact[]): Fact[] {
  const [first] = days;
  if (!first) return [];
  const count = days.reduce((sum, { figures }) => sum + (figures['count'] ?? 1), 0);
  return [{ ...first, figures: { count }, from: days.flatMap(({ from }) => from) }];
}

/** A stretch of road: the places that were reached, the nights between, and the ground on which it ended. */
function stretch(out: readonly Fact[], threshold: number): Fact[] {
  const told: Fact[] = [];
  let steps: Fact[] = [];
  let nights: Fact[] = [];
  /** Of which no journey tells yet. */
  let hunger: Fact[] = [];
  for (const [index, fact] of out.entries()) {
    const rest = out.slice(index + 1);
    if (fact.kind === 'night' && told.at(-1)?.kind === 'journey' && steps.length === 0)
      told.push({ ...fact, figures: { ...fact.figures, there: 1 } });
    else if (fact.kind === 'night') {
      nights.push(fact);
      steps.push(fact);
    } else if (fact.kind === 'hungry') {
      steps.push(fact);
      hunger.push(fact);
    } else {
      steps.push(fact);
      const isLast = !rest.some(({ kind }) => kind === 'step');
      const isNew = fact.figures['again'] === 0;
      if (fact.name === undefined || !(isNew || isLast || rest[0]?.kind === 'night')) continue;
      const slept = isNew ? nightsOf(nights, threshold) : undefined;
      const journey = journeyOf(steps);
      told.push(...(slept ? [slept] : []), ...(journey ? [journey] : []));
      if (journey) hunger = [];
      steps = [];
      nights = [];
    }
  }
  const slept = nightsOf(nights, threshold);
  return [...told, ...(slept ? [slept] : []), ...hungerOf(hunger)];
}

/** Facts with journeys in place of their steps, and the ground beneath those who are met on the way. */
export function travelled(facts: readonly Fact[], threshold: number): Placed[] {
  const placed: Placed[] = [];
  let out: Fact[] = [];
  let asides: Fact[] = [];
  const arrive = (): Fact | undefined => {
    const last = out.findLast(({ kind }) => kind === 'step');
    const told = [...stretch(out, threshold), ...asides].sort(
      (a, b) => a.at - b.at || (a.from[0] ?? 0) - (b.from[0] ?? 0),
    );
    placed.push(...told.map((fact) => ({ fact })));
    out = [];
    asides = [];
    return last;
  };
  for (const fact of facts) {
    if (isOut(fact)) {
      out.push(fact);
      continue;
    }
    if (ASIDE.has(fact.kind) && out.length > 0) {
      asides.push(fact);
      continue;
    }
    const last = arrive();
    const isOnTheWay = last?.how !== undefined && last.name === undefined && fact.scene.kind !== 'site';
    placed.push(
      isOnTheWay && fact.kind === 'met'
        ? { fact, lead: { kind: 'ground', terrain: last.how ?? '' } }
        : { fact },
    );
  }
  arrive();
  return placed;
}
