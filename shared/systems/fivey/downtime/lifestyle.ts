import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { counted } from '../../../text/words.ts';
import type { Decision } from '../../contract.ts';
import { activityEnded, lifestylePaid } from '../events/downtime.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { demandMassive, isMassive, payByCredit } from './founding.ts';
import { LIFESTYLES, rankOf, type Plan } from './plans.ts';
import { isLearnt } from './study.ts';

/** How long a lifestyle is paid for at once, how often one may then do something, and what it costs of a tennite’s price (FV-9). */
export const SPANS = {
  tennite: { turns: 1, price: 1 },
  season: { turns: 3, price: 2 },
  year: { turns: 12, price: 10 },
} as const;
export type Span = keyof typeof SPANS;

/** What a plan costs: its lifestyle, or by the tennite its activity’s own (FV-163). */
export function costOf({ activity, lifestyle, thrifty }: Plan, span: Span): number {
  const { cost, activity: opened } = LIFESTYLES[lifestyle];
  if (activity && rankOf(activity) > rankOf(opened))
    throw new Refusal(
      'above-means',
      `A ${lifestyle} lifestyle does not allow this activity. Choose a higher lifestyle (FV-161, FV-162).`,
      'activity',
    );
  if (thrifty && span !== 'tennite')
    throw new Refusal(
      'no-thrift',
      `A ${span} is paid in full. Turn off “Pay the lower price” (FV-167).`,
      'thrifty',
    );
  const cheaper = activity && Object.values(LIFESTYLES)[rankOf(activity)]?.cost;
  return (thrifty && cheaper !== undefined ? cheaper : cost) * SPANS[span].price;
}

/** Pays for a lifestyle over a span, unless credit does turn by turn (FV-160, FV-161, FV-162, FV-163, FV-164). Refuses `no-money` what no one can pay. */
export function payLifestyle(decision: Decision, plan: Plan, span: Span): void {
  const { actor: creature, lifestyle } = plan;
  const crowns = costOf(plan, span);
  if (plan.byCredit) {
    demandMassive(decision, plan);
    return;
  }
  const payer = creatureAt(decision.state, creature);
  const { crowns: has } = sheetOf(payer);
  if (crowns > has)
    throw new Refusal(
      'no-money',
      `${payer.name} has ${counted(has, 'crown')}, and a ${lifestyle} ${span} costs ${crowns}. Choose a cheaper one (FV-164).`,
      'lifestyle',
    );
  decision.emit(lifestylePaid, { creature, lifestyle, span, crowns });
}

/** An institution pays for one turn of a span out of that turn’s credit; the shares add up to the price. */
export function payTurn(decision: Decision, plan: Plan, span: Span, turn: number): void {
  if (!plan.byCredit) return;
  const price = costOf(plan, span);
  const upTo = (turns: number): number => Math.floor((price * turns) / SPANS[span].turns);
  payByCredit(decision, plan, upTo(turn + 1) - upTo(turn));
}

/** Why someone does nothing more in a season or a year: it is learnt, or the credit that paid for it is gone. */
function overFor(campaign: Campaign, plan: Plan): 'learnt' | 'unpaid' | undefined {
  if (isLearnt(campaign, plan)) return 'learnt';
  return plan.byCredit && !isMassive(campaign, plan) ? 'unpaid' : undefined;
}

/** The plans that a later turn of a season or a year goes on with; the log says which are over (FV-166, FV-167). */
export const goingOn = (decision: Decision, plans: readonly Plan[], span: Span): readonly Plan[] =>
  plans.filter((plan) => {
    const reason = overFor(decision.state, plan);
    if (reason === undefined) return true;
    const { actor: creature, subject, institution } = plan;
    decision.emit(activityEnded, { creature, reason, subject, institution, span });
    return false;
  });
