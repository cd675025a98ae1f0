import { detailsChanged } from '../../../campaign/events/campaign.ts';
import { find } from '../../../campaign/ids.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { capitalOf, creditFor, creditLeft, institutionLevel } from './institutions.ts';
import { earn, type Doing, type Plan } from './plans.ts';
import { partOf } from '../sheet/rounding.ts';
import { option } from '../options.ts';
import { rulingOf, type Reading } from '../rulings.ts';
import { detailsOf, type Institution } from '../sheet/sheet.ts';

const MASSIVE = 6;

/** The part of the capital that bad luck takes, and what it takes it of: what was there, or the new investment too (FV-183). */
const LOSSES: Record<Reading<'loss-comes'>, (before: number, invested: number) => number> = {
  'before the investment': (before) => before,
  'after it': (before, invested) => before + invested,
};

function percentLost(decision: Decision, trouble: boolean): number {
  if (!trouble) return 0;
  return option(decision.state, 'figures') === 'roll'
    ? decision.throwDice('loss in percent', 1, 20).total
    : 10;
}

/** Whether bad luck would find too little capital to take any of it (FV-183). */
export const nothingToLose = (campaign: Campaign, { institution = '' }: Plan): boolean =>
  rulingOf(campaign, 'loss-comes') === 'before the investment' &&
  partOf(campaign, (find(detailsOf(campaign).institutions, institution)?.capital ?? 0) * 10, 100) === 0;

/** What a massive institution adds out of its own credit, where the campaign reads it so (FV-182). */
function reinvested({ state }: Decision, { byCredit, institution = '' }: Plan): number {
  return byCredit && rulingOf(state, 'own-credit') === 'is added to its capital'
    ? creditLeft(state, institution)
    : 0;
}

/** An institution grows by its owner’s work; who is dead owns nothing any more (FV-182). Refuses `not-owner`. */
function demandOwner({ state }: Decision, name: string, { creature }: Plan): void {
  const owner = find(detailsOf(state).institutions, name)?.owner;
  const other = owner === undefined || owner === creature ? undefined : find(state.creatures, owner);
  if (other && other.status !== 'dead')
    throw new Refusal(
      'not-owner',
      `${name} is ${other.name}’s, who alone builds on it (FV-182).`,
      'institution',
    );
}

/** Capital after an investment and a loss, and the level and credit that it makes (FV-178, FV-179, FV-180, FV-183). */
export const establish: Doing = (decision, turn) => {
  const { plan, trouble } = turn;
  const { state } = decision;
  const name = plan.institution;
  if (!name) throw new Refusal('bad-field', 'Say in which institution (FV-178).', 'institution');
  demandOwner(decision, name, plan);
  const { institutions } = detailsOf(state);
  const was = find(institutions, name);
  const before = was?.capital ?? 0;
  const percent = percentLost(decision, trouble);
  const { total, words } = earn(decision, turn, 'invests', 20);
  const credit = reinvested(decision, plan);
  const invested = total + credit;
  const loss = partOf(state, LOSSES[rulingOf(state, 'loss-comes')](before, invested) * percent, 100);
  const by = rulingOf(state, 'institution-levels');
  const least = rulingOf(state, 'loss-of-level') ? 0 : capitalOf(institutionLevel(before, by).level, by);
  const capital = Math.max(least, before + invested - loss);
  const { level, title } = institutionLevel(capital, by);
  const spent = credit > 0 ? { spent: (was?.spent ?? 0) + credit } : {};
  decision.emit(
    detailsChanged,
    {
      to: { institutions: { ...institutions, [name]: { ...was, ...spent, owner: plan.creature, capital } } },
    },
    `${name}: ${loss > 0 ? `a loss of ${loss}, ` : ''}${words} capital${credit > 0 ? ` and ${credit} of its credit` : ''}, ${capital} in all: ${title}${level > 0 ? `, credit ${creditFor(capital, by)}` : ''}.`,
    { rules: ['FV-178', 'FV-179', 'FV-180', 'FV-183'] },
  );
};

const hasGrown = (campaign: Campaign, capital: number): boolean =>
  institutionLevel(capital, rulingOf(campaign, 'institution-levels')).level >= MASSIVE;

/** Whether somebody works in a massive institution (FV-180, FV-182). */
export function isMassive(campaign: Campaign, { activity, institution = '' }: Plan): boolean {
  const capital = find(detailsOf(campaign).institutions, institution)?.capital ?? 0;
  return activity === 'establish' && hasGrown(campaign, capital);
}

/** Whether somebody owns a massive institution, which may pay for its own (FV-182). */
export const ownsMassive = (campaign: Campaign, { id }: Creature): boolean =>
  Object.values(detailsOf(campaign).institutions).some(
    ({ owner, capital }) => owner === id && hasGrown(campaign, capital),
  );

const noCredit = (): Refusal =>
  new Refusal(
    'no-credit',
    'Only a massive institution with credit left pays for work in itself (FV-182).',
    'byCredit',
  );

/** The massive institution whose credit works for itself (FV-182). Refuses `no-credit`. */
export function massive(
  { state }: Decision,
  plan: Plan,
): { name: string; institution: Institution; institutions: Record<string, Institution> } {
  const name = plan.institution ?? '';
  const { institutions } = detailsOf(state);
  const institution = find(institutions, name);
  if (institution && isMassive(state, plan)) return { name, institution, institutions };
  throw noCredit();
}

/** The credit of a massive institution pays for the life of its owner’s work (FV-182). Refuses `no-credit`. */
export function payByCredit(decision: Decision, plan: Plan, cost: number): void {
  const { institution, institutions, name } = massive(decision, plan);
  if (cost > creditLeft(decision.state, name)) throw noCredit();
  decision.emit(
    detailsChanged,
    {
      to: {
        institutions: { ...institutions, [name]: { ...institution, spent: (institution.spent ?? 0) + cost } },
      },
    },
    `${name} pays ${cost} crowns out of its own credit.`,
    { rules: ['FV-182'] },
  );
}

/** Credit does not keep: every institution begins the tennite with all of it. */
export function renewCredit(decision: Decision): void {
  const { institutions } = detailsOf(decision.state);
  if (!Object.values(institutions).some(({ spent = 0 }) => spent > 0)) return;
  const renewed = Object.fromEntries(
    Object.entries(institutions).map(([name, one]) => [name, { ...one, spent: 0 }]),
  );
  decision.emit(detailsChanged, { to: { institutions: renewed } });
}
