import { creatureAt } from '../../../campaign/lookup.ts';
import type { Creature } from '../../../campaign/state.ts';
import type { Edge } from '../../../dice/dice.ts';
import type { Decision } from '../../contract.ts';
import { sheetOf, STATS, type Stat } from '../sheet/sheet.ts';

const RANKED = ['beg', 'work', 'carouse', 'study', 'establish', 'ball'] as const;
type Ranked = (typeof RANKED)[number];

/** The activities of the lifestyles, and what a feat or the table has invented, which any life opens. */
export const ACTIVITIES = [...RANKED, 'other'] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** Lifestyles, what a tennite of each costs, and the activity that it opens. */
export const LIFESTYLES = {
  squalid: { cost: 0, activity: 'beg' },
  poor: { cost: 10, activity: 'work' },
  modest: { cost: 20, activity: 'carouse' },
  comfortable: { cost: 50, activity: 'study' },
  wealthy: { cost: 100, activity: 'establish' },
  decadent: { cost: 200, activity: 'ball' },
} as const satisfies Record<string, { cost: number; activity: Ranked }>;
export type Lifestyle = keyof typeof LIFESTYLES;
export const LIFESTYLE_IDS = Object.keys(LIFESTYLES) as [Lifestyle, ...Lifestyle[]];

/** Which lifestyle opens an activity: -1 for none, as any does. */
export const rankOf = (activity: Activity): number => (RANKED as readonly Activity[]).indexOf(activity);

/** One character's plan for a tennite. */
export interface Plan {
  actor: string;
  lifestyle: Lifestyle;
  activity?: Activity | undefined;
  stat?: Stat | undefined;
  skilled: boolean;
  /** Pay only what the lower activity's own lifestyle costs. */
  thrifty: boolean;
  /** study: what for. */
  purpose: 'skill' | 'feat' | 'research';
  /** study: what is studied; other: what is done. */
  subject: string;
  teacher: boolean;
  institution?: string | undefined;
  /** An inspiration die is spent on the event where it is a bad one. */
  inspired: boolean;
  /** Bad luck: a worse roll, or what is listed for the activity; left out: as the campaign says. */
  trouble?: 'disadvantage' | 'listed' | undefined;
  /** establish: a massive institution pays the life out of its own credit. */
  byCredit: boolean;
}

/** A plan as it is carried out, with the luck of its tennite. */
export interface PlanUnderway {
  plan: Plan;
  edge: Edge;
  trouble: boolean;
}

/** Carries out an activity. */
export type Doing = (decision: Decision, underway: PlanUnderway) => void;

/** The stat that is taken where no one says which. */
export const bestStat = (creature: Creature): Stat => {
  const { stats } = sheetOf(creature);
  return [...STATS].sort((a, b) => stats[b] - stats[a])[0] ?? 'int';
};

/** The activity's die with the stat that fits, doubled by a skill; advantage and disadvantage roll it twice. */
export function earn(
  decision: Decision,
  { plan, edge }: PlanUnderway,
  purpose: string,
  sides: number,
): { stat: Stat; skilled: boolean; total: number } {
  const creature = creatureAt(decision.state, plan.actor);
  const { skilled, stat = bestStat(creature) } = plan;
  const bonus = sheetOf(creature).stats[stat] * (skilled ? 2 : 1);
  const { total } = decision.throwEdge(`${creature.name} ${purpose}`, sides, edge, bonus);
  return { stat, skilled, total };
}
