import { extended } from '../../../extended.ts';
import { statusChanged } from '../../../campaign/events/creatures.ts';
import { checkMoraleAtOnce, membersOf, standing } from '../../../campaign/fight.ts';
import { fightOf } from '../../../campaign/lookup.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { marginOf } from '../../common/margin.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { moraleSaveMade } from '../events/checks.ts';
import { bodyOf } from '../sheet/attributes.ts';
import { familyOption, type FamilyChoice } from '../options/index.ts';
import { isHopeless, passes } from '../checks/saves.ts';
import { isBeaten } from './beaten.ts';

const ALONE = 'lone-foe';

export const moraleWords = {
  [ALONE]: 'lone foe at 0 HP',
  'first-casualty': 'the first casualty',
  'half-lost': 'half of them lost',
};

/** The first casualty, half their number; one who was alone from the start when brought to 0 HP. Those who fled are lost, but no casualties (CA-27). */
export function moraleReasons(campaign: Campaign): string[] {
  const all = membersOf(campaign, 'others');
  const [only, ...others] = all;
  if (only && others.length === 0) return isSpent(only) ? [ALONE] : [];
  const lost = all.filter(isBeaten);
  return [
    ...(lost.some(({ status }) => status !== 'fled') ? ['first-casualty'] : []),
    ...(lost.length * 2 >= all.length ? ['half-lost'] : []),
  ];
}

const isSpent = ({ status, hitPoints }: Creature): boolean => status === 'up' && hitPoints.now === 0;

/** A lone foe whom a blow has brought to 0 HP saves at once (CA-29). */
export const testLoneFoe = (decision: Decision): void => checkMoraleAtOnce(decision, ALONE);

const count = (scores: readonly number[], score: number): number =>
  scores.filter((one) => one === score).length;

/** The WIL of a group in which nobody leads: the commonest, of equally common ones the higher. */
const commonest = (scores: readonly number[]): number =>
  [...scores].sort((a, b) => count(scores, b) - count(scores, a) || b - a)[0] ?? 0;

/** A morale save on the WIL given. */
function holds(decision: Decision, wil: number, actor?: string): boolean {
  const { total } = decision.throwDice('morale', 1, 20);
  const passed = !isHopeless(decision, wil) && passes(total, wil);
  const whose = actor === undefined ? {} : { actor };
  const close = extended(marginOf(passed, wil - total), { natural: total });
  decision.emit(moraleSaveMade, { ...whose, total, against: wil, passed, ...close }, by(decision, 'morale'));
  return passed;
}

const oneHolds = (decision: Decision, left: readonly Creature[]): boolean =>
  holds(decision, commonest(left.map((one) => bodyOf(one).wil.now)));

/** Each for themself: who fails flees. Gives back whether anybody is left. */
function eachHolds(decision: Decision, left: readonly Creature[]): boolean {
  const shaken = left.filter((one) => !holds(decision, bodyOf(one).wil.now, one.id));
  if (shaken.length === left.length) return false;
  for (const { id } of shaken)
    decision.emit(
      statusChanged,
      { creature: id, from: 'up', to: 'fled', why: 'morale' },
      by(decision, 'morale'),
    );
  return true;
}

/** Whether a group without a leader holds: half is half of those who joined, two reasons at once are one Save (CA-R16). */
const OF_GROUP: Readonly<Record<FamilyChoice<'morale-throws'>, typeof oneHolds>> = {
  'one-save': oneHolds,
  each: eachHolds,
};

/** WIL Saves: the leader's while one stands, else that of the group; nobody of the party ever makes one (CA-28, CA-30). */
export function morale(decision: Decision): boolean {
  const left = standing(decision.state, 'others');
  const leader = left.find(({ id }) => id === fightOf(decision).leader);
  return leader
    ? holds(decision, bodyOf(leader).wil.now, leader.id)
    : OF_GROUP[familyOption(decision.state, 'morale-throws')](decision, left);
}
