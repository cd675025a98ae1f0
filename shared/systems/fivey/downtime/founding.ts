import { find } from '../../../campaign/ids.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { capitalInvested, creditRenewed, lifePaidByCredit } from '../events/downtime.ts';
import { openGain, rememberAlso } from '../checks/checks.ts';
import { option, type Choice } from '../options.ts';
import { share } from '../sheet/rounding.ts';
import { detailsOf } from '../sheet/sheet.ts';
import {
  asFounded,
  creditFor,
  creditLeft,
  institutionLevel,
  institutionNamed,
  MASSIVE,
} from './institutions.ts';
import { earn, type Doing, type Plan } from './plans.ts';

const PERCENT_LOST: Record<Choice<'figures'>, (decision: Decision) => number> = {
  flat: () => 10,
  roll: (decision) => decision.throwDice('loss in percent', 1, 20).total,
};

/** What bad luck takes of the capital that was there before the investment. */
function lossOf(decision: Decision, before: number, trouble: boolean): number {
  if (!trouble) return 0;
  return share(before * PERCENT_LOST[option(decision.state, 'figures')](decision), 100);
}

/** Whether bad luck would find too little capital to take any of it. */
export const nothingToLose = (campaign: Campaign, { institution }: Plan): boolean =>
  share((institutionNamed(campaign, institution)?.capital ?? 0) * 10, 100) === 0;

/** An institution grows by its owner’s work; who is dead owns nothing any more (FV-182). Refuses `not-owner`. */
function demandOwner({ state }: Decision, name: string, { actor: creature }: Plan): void {
  const owner = institutionNamed(state, name)?.owner;
  const other = owner === undefined || owner === creature ? undefined : find(state.creatures, owner);
  if (other && other.status !== 'dead')
    throw new Refusal(
      'not-owner',
      `${name} belongs to ${other.name}. Only the owner can invest in it (FV-182).`,
      'institution',
    );
}

/** Capital after a loss and an investment, and the level and credit that it makes (FV-178, FV-179, FV-180, FV-183). */
export const establish: Doing = (decision, underway) => {
  const { plan, trouble } = underway;
  if (!plan.institution)
    throw new Refusal('bad-field', 'Choose an institution, or enter a new name (FV-178).', 'institution');
  const name = asFounded(decision.state, plan.institution);
  demandOwner(decision, name, plan);
  const before = institutionNamed(decision.state, name)?.capital ?? 0;
  const loss = lossOf(decision, before, trouble);
  const { stat, skilled, total } = earn(decision, underway, 'invests', 20);
  const capital = before - loss + total;
  const { level, title } = institutionLevel(capital);
  decision.emit(
    capitalInvested,
    {
      actor: plan.actor,
      institution: name,
      stat,
      skilled,
      total,
      loss,
      capital,
      level,
      title,
      credit: creditFor(capital),
    },
    by(decision, 'establish', trouble && 'setback'),
  );
  rememberAlso(decision, openGain(plan.actor, total, { kind: 'capital', institution: name }));
};

const hasGrown = (capital: number): boolean => institutionLevel(capital).level >= MASSIVE;

/** Whether someone works in a massive institution. */
export const isMassive = (campaign: Campaign, { activity, institution }: Plan): boolean =>
  activity === 'establish' && hasGrown(institutionNamed(campaign, institution)?.capital ?? 0);

/** Whether someone owns a massive institution, which may pay for its own. */
export const ownsMassive = (campaign: Campaign, { id }: Creature): boolean =>
  Object.values(detailsOf(campaign).institutions).some(
    ({ owner, capital }) => owner === id && hasGrown(capital),
  );

const noCredit = (): Refusal =>
  new Refusal(
    'no-credit',
    'Only a Massive institution with enough credit left can pay for this. Pay in crowns instead (FV-182).',
    'byCredit',
  );

/** Refuses `no-credit` to work in an institution that is not massive (FV-182). */
export function demandMassive({ state }: Decision, plan: Plan): void {
  if (!isMassive(state, plan)) throw noCredit();
}

/** The credit of a massive institution pays for the life of its owner’s work (FV-182). Refuses `no-credit`. */
export function payByCredit(decision: Decision, plan: Plan, crowns: number): void {
  demandMassive(decision, plan);
  const { actor: creature, institution: typed = '' } = plan;
  const institution = asFounded(decision.state, typed);
  if (crowns > creditLeft(decision.state, institution)) throw noCredit();
  decision.emit(lifePaidByCredit, { creature, institution, crowns });
}

/** Credit does not keep: every institution begins the tennite with all of it. */
export function renewCredit(decision: Decision): void {
  const spent = Object.entries(detailsOf(decision.state).institutions)
    .filter(([, institution]) => (institution.spent ?? 0) > 0)
    .map(([name]) => name);
  if (spent.length > 0) decision.emit(creditRenewed, { institutions: spent });
}
