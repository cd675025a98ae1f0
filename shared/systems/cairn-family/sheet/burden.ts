import { conditionGained, statusChanged } from '../../../campaign/events/creatures.ts';
import { slotsOf } from '../../../campaign/goods/items.ts';
import { layDown } from '../../../campaign/goods/move.ts';
import { freshId } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Condition, Creature } from '../../../campaign/state.ts';
import type { Decision, Slots } from '../../contract.ts';
import { by } from '../cite.ts';
import { fatigueShed } from '../events/bodies.ts';
import { isMortal } from './attributes.ts';
import { familyNumber } from '../options/index.ts';
import { conditionDetails } from './details.ts';

const FATIGUE = 'Fatigue';

/** Slots of a pack (CA-S2). */
export const capacity = (campaign: Campaign): number => familyNumber(campaign, 'slots');
/** Slots that cannot be emptied by dropping something: Fatigue, wounds (CA-19, BDP-28). */
export const burden = ({ conditions }: Creature): number => slotsOf(conditions);
export const slotsUsed = (creature: Creature): number => slotsOf(creature.items) + burden(creature);
export const isOverfull = (creature: Creature, campaign: Campaign): boolean =>
  isMortal(creature) && slotsUsed(creature) > capacity(campaign);
/** What a mortal’s pack holds. */
export const slots = (creature: Creature, campaign: Campaign): Slots | undefined =>
  isMortal(creature)
    ? { used: slotsUsed(creature), total: capacity(campaign), bad: burden(creature) }
    : undefined;

const isFatigue = (condition: Condition): boolean => conditionDetails(condition).fatigue;
export const fatigueOf = (creature: Creature): Condition[] => creature.conditions.filter(isFatigue);

/** Drops what the player chose to make room (CA-21, BDP-R7). */
export function dropToMakeRoom(decision: Decision, id: string, drop: readonly string[]): void {
  for (const item of drop) layDown(decision, id, item, { path: 'drop', about: by(decision, 'make-room') });
}

/**
 * One Fatigue: a slot filled, never refused. Anyone who has nothing left but burdens
 * collapses until rested (CA-R21, BDP-29, BDP-R7).
 */
export function addFatigue(decision: Decision, id: string, why: string, drop: readonly string[] = []): void {
  if (creatureAt(decision.state, id).status === 'dead') return;
  dropToMakeRoom(decision, id, drop);
  const creature = creatureAt(decision.state, id);
  if (isMortal(creature) && burden(creature) >= capacity(decision.state)) collapse(decision, creature, why);
  else fillSlot(decision, creature, why);
}

/** A slot is filled with Fatigue, also where none is free. */
function fillSlot(decision: Decision, creature: Creature, why: string): void {
  const overfull = isMortal(creature) && slotsUsed(creature) + 1 > capacity(decision.state);
  const condition: Condition = {
    id: freshId(FATIGUE, 'fatigue', creature.conditions),
    name: FATIGUE,
    severity: 'minor',
    slots: 1,
    details: { fatigue: true, why, ...(overfull ? { overfull } : {}) },
  };
  decision.emit(conditionGained, { creature: creature.id, condition }, by(decision, 'fatigue'));
}

/** Anyone who can bear no more collapses until rested; who is down already stays so. */
function collapse(decision: Decision, { id, status }: Creature, why: string): void {
  if (status !== 'up') return;
  const details = { helpless: true, collapsed: true, why };
  const rules = by(decision, 'collapse');
  decision.emit(
    conditionGained,
    { creature: id, condition: { id: 'collapsed', name: 'Collapsed', details } },
    rules,
  );
  decision.emit(statusChanged, { creature: id, from: 'up', to: 'down', why: 'collapsed' }, rules);
}

/** Takes off Fatigue: all, or so many; gives back how many. */
export function shedFatigue(decision: Decision, id: string, most = Infinity): number {
  const gone = fatigueOf(creatureAt(decision.state, id)).slice(0, most);
  if (gone.length > 0)
    decision.emit(
      fatigueShed,
      { creature: id, conditions: gone.map((one) => one.id) },
      by(decision, 'fatigue'),
    );
  return gone.length;
}

/** Refuses with `over-full` those who carry more than their slots hold. */
export function demandRoom(campaign: Campaign, creatures: readonly Creature[], rule: string): void {
  const over = creatures.find((one) => isOverfull(one, campaign) && one.items.some(({ slots }) => slots > 0));
  if (over)
    throw new Refusal(
      'over-full',
      `${over.name} carries more than their slots hold. Drop an item first (${rule}).`,
    );
}
