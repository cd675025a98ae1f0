import {
  conditionGained,
  conditionLost,
  itemRemoved,
  statusChanged,
} from '../../../campaign/events/creatures.ts';
import { freshId } from '../../../campaign/ids.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Condition, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { isMortal } from './attributes.ts';
import { familyNumber } from '../options/index.ts';

const FATIGUE = 'Fatigue';

/** Slots of a pack (CA-S2, BDP-S2). */
export const capacity = (campaign: Campaign): number => familyNumber(campaign, 'slots');
const sum = (parts: readonly { slots: number }[]): number => parts.reduce((all, one) => all + one.slots, 0);
/** Slots that cannot be emptied by dropping something: Fatigue, wounds (CA-19, BDP-28, BDP-43). */
export const burden = ({ conditions }: Creature): number => sum(conditions);
export const slotsUsed = (creature: Creature): number => sum(creature.items) + burden(creature);
export const isOverfull = (creature: Creature, campaign: Campaign): boolean =>
  isMortal(creature) && slotsUsed(creature) > capacity(campaign);

const isFatigue = ({ name }: Condition): boolean => name === FATIGUE;
export const fatigueOf = (creature: Creature): Condition[] => creature.conditions.filter(isFatigue);

/** Drops what the player chose to make room (CA-21, BDP-R7). */
export function dropToMakeRoom(decision: Decision, id: string, drop: readonly string[]): void {
  for (const itemId of drop) {
    const holder = creatureAt(decision.state, id);
    const item = itemOf(holder, itemId, 'drop');
    decision.emit(
      itemRemoved,
      { creature: id, item },
      `${holder.name} drops ${item.name.toLowerCase()} to make room.`,
    );
  }
}

/**
 * One Fatigue: a slot filled, never refused (CA-18, CA-19, CA-21, BDP-27 to BDP-29). Whoever has nothing left but burdens
 * collapses until rested (CA-R21, BDP-R7).
 */
export function addFatigue(decision: Decision, id: string, why: string, drop: readonly string[] = []): void {
  if (creatureAt(decision.state, id).status === 'dead') return;
  dropToMakeRoom(decision, id, drop);
  const creature = creatureAt(decision.state, id);
  const full = isMortal(creature) && burden(creature) >= capacity(decision.state);
  if (full) {
    if (creature.status === 'up') {
      const condition = { id: 'collapsed', name: 'Collapsed', details: { helpless: true, collapsed: true } };
      decision.emit(
        conditionGained,
        { creature: id, condition },
        `${creature.name} cannot bear one more Fatigue (${why}) and collapses until rested.`,
      );
      decision.emit(statusChanged, { creature: id, from: 'up', to: 'down' });
    }
    return;
  }
  const taken = Object.fromEntries(creature.conditions.map((one) => [one.id, one]));
  const condition: Condition = {
    id: freshId(FATIGUE, 'fatigue', taken),
    name: FATIGUE,
    severity: 'minor',
    slots: 1,
    details: { why },
  };
  const over = isMortal(creature) && slotsUsed(creature) + 1 > capacity(decision.state);
  decision.emit(
    conditionGained,
    { creature: id, condition },
    `${creature.name} gains a Fatigue: ${why}.${over ? ' No slot is free; something must be dropped.' : ''}`,
  );
}

/** Takes off Fatigue: all, or so many; gives back how many. */
export function shedFatigue(decision: Decision, id: string, most = Infinity): number {
  const creature = creatureAt(decision.state, id);
  const gone = fatigueOf(creature).slice(0, most);
  gone.forEach((condition, index) => {
    decision.emit(
      conditionLost,
      { creature: id, condition },
      index > 0
        ? undefined
        : `${creature.name} is rid of ${gone.length === 1 ? 'a Fatigue' : `${gone.length} Fatigue`}.`,
    );
  });
  return gone.length;
}

/** Refuses with `over-full` those who carry more than their slots hold. */
export function demandRoom(campaign: Campaign, creatures: readonly Creature[], rule: string): void {
  const over = creatures.find((one) => isOverfull(one, campaign) && one.items.some(({ slots }) => slots > 0));
  if (over)
    throw new Refusal(
      'over-full',
      `${over.name} bears more than their slots hold; something must be dropped first (${rule}).`,
    );
}
