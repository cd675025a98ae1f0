import { conditionGained, conditionLost } from '../../../campaign/events/creatures.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature, Fight } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { by, type FiveyRule } from '../cite.ts';
import { meets, rememberRoll, rewardTwenty, rollStat } from '../checks/checks.ts';
import { edgeWithHelp } from '../checks/help.ts';
import { hid } from '../events/fight.ts';
import { number } from '../options.ts';
import { bonusOf, passive, WISDOM } from '../sheet/sheet.ts';
import { foesOf } from './fightOffers.ts';
import { actionsLeft, demandActions, isInTurns, mayActNow, spend } from './turns.ts';
import { conditionDetail } from '../sheet/details.ts';

const HIDDEN = 'hidden';
/** The round of those who hid before there was a fight: its first turn is their next. */
const BEFORE = -1;

type Condition = Creature['conditions'][number];

const hiddenOf = ({ conditions }: Creature): Condition | undefined =>
  conditions.find(({ id }) => id === HIDDEN);

const hiddenIn = (hidden: Condition): number => conditionDetail(hidden, 'round') ?? BEFORE;

/** Whether an attack now is one of the turn after that of the hiding. */
export const isHiddenWell = ({ round }: Fight, hidden: Condition): boolean => round > hiddenIn(hidden);

/** Whether someone may hide now: anywhere before a fight, in it by the action of hiding. */
export const mayHide = (campaign: Campaign, creature: Creature): boolean =>
  hiddenOf(creature) === undefined &&
  (!isInTurns(campaign) ||
    (mayActNow(campaign, creature.id) &&
      actionsLeft(campaign, creature.id) >= number(campaign, 'hide-cost')));

/** Hides in brush or shadow, or behind someone larger; an attack in the next turn has advantage. Refuses `hidden-already`. */
export function hideWell(decision: Decision, { id, name }: Creature): void {
  const { state } = decision;
  const { fight } = state;
  if (hiddenOf(creatureAt(state, id)))
    throw new Refusal('hidden-already', `${name} is already hidden.`, 'creature');
  const cost = number(state, 'hide-cost');
  const isTurn = isInTurns(state);
  if (isTurn) demandActions(decision, id, cost);
  decision.emit(conditionGained, {
    creature: id,
    condition: {
      id: HIDDEN,
      name: 'Hidden',
      details: { round: fight && isTurn ? fight.round : BEFORE },
    },
  });
  if (isTurn) spend(decision, id, cost);
}

/** Who hides from whom, and how it came out. */
interface Hiding {
  actor: string;
  skilled: boolean;
  total: number;
  observers: { creature: string; against: number; unseen: boolean }[];
}

export const decideHiding = (decision: Decision, hiding: Hiding, ...rules: readonly FiveyRule[]): void =>
  decision.emit(hid, hiding, by(decision, ...rules));

/** Hiding in shadows: one roll of DEX, decided for each foe apart against 10 + its INT, or the DC given. */
export function hideInShadows(
  decision: Decision,
  creature: Creature,
  { skilled, dc }: { skilled: boolean; dc?: number | undefined },
): void {
  const { state } = decision;
  const { id } = creature;
  const observers = foesOf(state, id).map((foe) => ({
    creature: foe.id,
    against: dc ?? passive(bonusOf(foe, WISDOM)),
  }));
  const edge = edgeWithHelp(decision, creature);
  const roll = rollStat(decision, creature, 'hide', 'dex', skilled, edge);
  const seen = observers.map((one) => ({ ...one, ...meets(state, roll, one.against) }));
  const result = seen.map(({ creature: foe, against, success }) => ({
    creature: foe,
    against,
    unseen: success,
  }));
  decideHiding(decision, { actor: id, skilled, total: roll.total, observers: result }, 'act');
  rewardTwenty(decision, creature, roll);
  rememberRoll(decision, {
    what: 'roll',
    actor: id,
    dc: Math.max(0, ...observers.map(({ against }) => against)),
    roll,
    success: seen.every(({ success }) => success),
    lost: seen.some(({ lost }) => lost),
    stake: { kind: 'hiding', skilled, observers },
  });
}

/** Once the turn after the hiding has gone by without an attack, nothing is left of it. */
export function comesOut(decision: Decision, id: string): void {
  const hidden = hiddenOf(creatureAt(decision.state, id));
  const round = decision.state.fight?.round ?? 0;
  if (hidden && round > Math.max(0, hiddenIn(hidden)) + 1)
    decision.emit(conditionLost, { creature: id, condition: hidden });
}
