import { dayOf, type Calendar } from '../../time/calendar.ts';
import type { Fact } from '../fact.ts';
import { groupsOf, paragraphsOf } from './groups.ts';
import { withLeads } from './leads.ts';
import type { Chapter, Paragraph, Placed } from './placed.ts';
import { travelled } from './road.ts';
import { housed } from './sites.ts';

/** What is only told inside other facts. */
const CARRIED: ReadonlySet<string> = new Set(['step', 'night', 'way-in', 'lit', 'left-site', 'sum', 'room']);

/** Whether a fact is only told inside others. */
export const carries = ({ kind }: Pick<Fact, 'kind'>): boolean => CARRIED.has(kind);

/** The facts that weigh enough, and those that carry them. */
export const chosen = (facts: readonly Fact[], threshold: number): Fact[] =>
  facts.filter(({ kind, weight }) => weight >= threshold || CARRIED.has(kind));

/** The days of facts: a day with a fight or a site has its own heading, quiet ones in a row share one. */
function daysOf(
  placed: readonly Placed[],
  calendar: Calendar,
): { from: number; to: number; placed: Placed[] }[] {
  const loud = new Set(
    placed
      .filter(({ fact }) => fact.scene.kind === 'fight' || fact.scene.kind === 'site')
      .map(({ fact }) => dayOf(calendar, fact.at)),
  );
  const days: { from: number; to: number; isLoud: boolean; isLong: boolean; placed: Placed[] }[] = [];
  for (const one of placed) {
    const day = dayOf(calendar, one.fact.at);
    const isLong = one.fact.scene.kind === 'downtime';
    const isLoud = loud.has(day) && !isLong;
    const last = days.at(-1);
    const goesOnHere =
      last !== undefined &&
      last.isLong === isLong &&
      (last.to === day || isLong || (!isLoud && !last.isLoud)) &&
      last.to <= day;
    if (goesOnHere) {
      last.to = day;
      last.isLoud ||= isLoud;
      last.placed.push(one);
    } else days.push({ from: day, to: day, isLoud, isLong, placed: [one] });
  }
  return days;
}

/** Facts in their order, as sentences hold them. */
const arranged = (facts: readonly Fact[], threshold: number): Placed[] =>
  housed(travelled(facts, threshold), threshold);

/** The chapters of a tale of the chosen facts: which stand in which sentence, and what each begins with. */
export function planned(facts: readonly Fact[], threshold: number, calendar: Calendar): Chapter[] {
  const dayOfFact = (fact: Fact): number => dayOf(calendar, fact.at);
  return daysOf(arranged(facts, threshold), calendar).map(({ from, to, placed }) => ({
    from,
    to,
    paragraphs: withLeads(paragraphsOf(groupsOf(placed)), dayOfFact, from === to),
  }));
}

/** Kinds that a recap tells only where they lead to something. */
const LEADS_TO: Readonly<Record<string, readonly string[]>> = {
  journey: ['entered', 'met'],
  night: [],
  lit: [],
};

/** The sentences of a recap of the chosen facts: one paragraph, with roads only where they lead to what is told. */
export function recapped(facts: readonly Fact[], calendar: Calendar): Paragraph {
  const placed = arranged(facts, Infinity)
    .filter(
      ({ fact: { kind } }, index, all) => LEADS_TO[kind]?.includes(all[index + 1]?.fact.kind ?? '') ?? true,
    )
    .filter(({ fact }, index, all) => fact.kind !== 'sum' || isFight(all[index - 1]?.fact))
    .map(({ fact, lead }) => ({
      ...(lead && { lead }),
      fact: { ...fact, round: 0, figures: { ...fact.figures, timed: 1 } },
    }));
  return withLeads([groupsOf(placed)], (fact) => dayOf(calendar, fact.at), false).flat();
}

/** Whether a fact is of a fight, or of those met before it. */
const isFight = (fact: Fact | undefined): boolean =>
  fact?.scene.kind === 'fight' || (fact?.kind === 'met' && fact.how === 'fight');
