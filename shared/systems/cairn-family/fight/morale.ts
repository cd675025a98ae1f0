import { diceRolled } from '../../../campaign/events/campaign.ts';
import { statusChanged } from '../../../campaign/events/creatures.ts';
import { joined, standing } from '../../../campaign/fight.ts';
import { fightOf } from '../../../campaign/lookup.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { bodyOf } from '../sheet/attributes.ts';
import { familyOptionOf, type FamilyReading } from '../options/index.ts';
import { passes } from '../checks/saves.ts';

/** Whether half of those who joined are gone, or more than half where the campaign says so (CA-R16). */
const halfAreGone = (campaign: Campaign, all: number, left: number): boolean =>
  familyOptionOf(campaign, 'morale-half') === 'half at most' ? left * 2 <= all : left * 2 < all;

const ALONE = 'alone and at 0 HP';

/** The first casualty, half their number; one alone when it is brought to 0 HP (CA-27, CA-29, CA-R16). */
export function moraleReasons(campaign: Campaign): string[] {
  const all = joined(campaign, 'others');
  const left = standing(campaign, 'others');
  const [only] = left;
  const spent = left.length === 1 && only?.hitPoints.now === 0;
  if (all === 1) return spent ? [ALONE] : [];
  return [
    ...(left.length < all ? ['the first casualty'] : []),
    ...(halfAreGone(campaign, all, left.length) ? ['half of them are gone'] : []),
    ...(spent && familyOptionOf(campaign, 'last-one-is-alone') ? [ALONE] : []),
  ];
}

const count = (scores: readonly number[], score: number): number =>
  scores.filter((one) => one === score).length;

/** The WIL of a group in which nobody leads; between equally common ones the higher (CA-R16). */
const GROUP_SCORES: Readonly<Record<FamilyReading<'morale-score'>, (scores: readonly number[]) => number>> = {
  'the commonest': (scores) =>
    [...scores].sort((a, b) => count(scores, b) - count(scores, a) || b - a)[0] ?? 0,
  'the lowest': (scores) => Math.min(...scores),
  'the highest': (scores) => Math.max(...scores),
};

/** A Save on the score given; on a score of 0 it has failed, whatever is thrown, unless a 1 may help (CA-R25). */
function holds(decision: Decision, whose: string, wil: number): boolean {
  const { total } = decision.throwDice('morale', 1, 20);
  const hopeless = wil === 0 && familyOptionOf(decision.state, 'save-on-nothing') === 'has failed';
  const held = !hopeless && passes(total, wil);
  decision.emit(diceRolled, {}, `Morale: ${total} against ${whose} ${wil}, ${held ? 'passed' : 'failed'}.`);
  return held;
}

/** Each for themself: who fails flees. Gives back whether anybody is left. */
function eachHolds(decision: Decision, left: readonly Creature[]): boolean {
  const shaken = left.filter((one) => !holds(decision, `${one.name}’s WIL`, bodyOf(one).wil.now));
  if (shaken.length === left.length) return false;
  for (const { id, name } of shaken)
    decision.emit(statusChanged, { creature: id, from: 'up', to: 'fled' }, `${name} flees.`);
  return true;
}

/** WIL Saves: the leader's while one stands, else that of the group; nobody of the party ever makes one (CA-27, CA-28, CA-30, CA-R16). */
export function morale(decision: Decision, reasons: readonly string[]): boolean {
  const left = standing(decision.state, 'others');
  const times =
    familyOptionOf(decision.state, 'morale-reasons') === 'a Save each' ? Math.max(1, reasons.length) : 1;
  const leader = left.find(({ id }) => id === fightOf(decision).leader);
  const ofGroup = GROUP_SCORES[familyOptionOf(decision.state, 'morale-score')];
  const once = (): boolean => {
    if (leader) return holds(decision, `${leader.name}’s WIL`, bodyOf(leader).wil.now);
    const still = standing(decision.state, 'others');
    return familyOptionOf(decision.state, 'morale-throws') === 'by each of them'
      ? eachHolds(decision, still)
      : holds(decision, 'WIL', ofGroup(still.map((one) => bodyOf(one).wil.now)));
  };
  return Array.from({ length: times }).every(() => once());
}
