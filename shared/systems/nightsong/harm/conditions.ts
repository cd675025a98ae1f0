import {
  conditionGained,
  conditionLost,
  itemAdded,
  itemRemoved,
} from '../../../campaign/events/creatures.ts';
import { freshId } from '../../../campaign/ids.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Condition, Creature, Item } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { rulingOf } from '../rulings.ts';
import { burdened, capacity, slotsOf, slotsUsed, type Price } from '../sheet/sheet.ts';

/** A condition about to be gained. */
export interface Affliction {
  name: string;
  severity?: Condition['severity'];
  slots?: number;
  endsAt?: number;
  details?: Condition['details'];
}

const sameName = (creature: Creature, name: string): Condition | undefined =>
  creature.conditions.find((one) => one.name.toLowerCase() === name.toLowerCase());

/**
 * The Slots a condition will fill; of one they have already none where an option says that it changes nothing
 * (NS-R18).
 */
const slotsToFill = (campaign: Campaign, creature: Creature, { name, slots = 1 }: Affliction): number =>
  sameName(creature, name) && rulingOf(campaign, 'same-condition') === 'changes nothing' ? 0 : slots;

const freeAfter = (campaign: Campaign, creature: Creature, dropped: readonly Item[]): number =>
  capacity(creature) -
  slotsUsed(campaign, creature) +
  dropped.reduce((sum, one) => sum + slotsOf(campaign, one), 0);

/**
 * Refuses with `choose-drop`, before any die is thrown, when a condition may come that has no slot and what is dropped
 * for it does not make room (NS-47). Somebody with nothing left to drop takes it all the same (NS-R17).
 */
export function demandRoom(
  { state }: Decision,
  creature: Creature,
  affliction: Affliction,
  drop: readonly string[],
  path = 'drop',
): void {
  const dropped = drop.map((id, index) => itemOf(creature, id, `${path}.${index}`));
  const slots = slotsToFill(state, creature, affliction);
  if (creature.kind !== 'character' || slots === 0 || freeAfter(state, creature, dropped) >= slots) return;
  const left = creature.items.filter((one) => slotsOf(state, one) > 0 && !drop.includes(one.id));
  if (left.length === 0) return;
  throw new Refusal(
    'choose-drop',
    `${creature.name} has no slot free for a condition (NS-47); say what is dropped: ${left.map((one) => one.id).join(', ')}.`,
    path,
  );
}

/**
 * Gives somebody a condition: one slot (NS-46), one more or no other when they have it already (NS-R18). What
 * stands in `drop` is let go, thing after thing, only as far as room is needed. Gives back what takes it all
 * back.
 */
export function suffer(
  decision: Decision,
  id: string,
  affliction: Affliction,
  drop: readonly string[] = [],
  rules: string[] = ['NS-46'],
): Price {
  const { name, severity = 'minor' } = affliction;
  const slots = slotsToFill(decision.state, creatureAt(decision.state, id), affliction);
  const dropped: Item[] = [];
  for (const itemId of drop) {
    const now = creatureAt(decision.state, id);
    if (now.kind !== 'character' || slots === 0 || freeAfter(decision.state, now, []) >= slots) break;
    const item = itemOf(now, itemId, 'drop');
    dropped.push(item);
    decision.emit(
      itemRemoved,
      { creature: id, item },
      `${now.name} drops ${item.name.toLowerCase()} to bear it.`,
      {
        rules: ['NS-47'],
      },
    );
  }
  const sufferer = creatureAt(decision.state, id);
  const before = sameName(sufferer, name) ?? null;
  const taken = Object.fromEntries(sufferer.conditions.map((one) => [one.id, one]));
  const condition: Condition = {
    id: before?.id ?? freshId(name, 'condition', taken),
    name: before?.name ?? name,
    severity: before?.severity === 'major' ? 'major' : severity,
    slots: (before?.slots ?? 0) + slots,
    details: { ...before?.details, ...affliction.details },
    ...(affliction.endsAt === undefined ? {} : { endsAt: affliction.endsAt }),
  };
  const filled = condition.slots === 1 ? '1 slot' : `${condition.slots} slots`;
  decision.emit(
    conditionGained,
    { creature: id, condition },
    `${sufferer.name} is ${before ? (slots > 0 ? 'worse ' : 'still ') : ''}${name.toLowerCase()}: ${filled}.`,
    { rules: before ? [...rules, 'NS-R18'] : rules },
  );
  return { creature: id, condition: condition.id, before, dropped };
}

/** Takes back what a roll brought that turned out otherwise (NS-R8). */
export function spare(
  decision: Decision,
  { creature: id, condition: conditionId, before, dropped }: Price,
): void {
  const creature = creatureAt(decision.state, id);
  const condition = creature.conditions.find((one) => one.id === conditionId);
  if (before) decision.emit(conditionGained, { creature: id, condition: before });
  else if (condition)
    decision.emit(
      conditionLost,
      { creature: id, condition },
      `${creature.name} is spared: not ${condition.name}.`,
    );
  for (const item of dropped) decision.emit(itemAdded, { creature: id, item });
}

/** Relieves somebody of those conditions that `ends` says. */
export function relieve(
  decision: Decision,
  id: string,
  rules: string[],
  ends: (one: Condition) => boolean,
): void {
  const { name, conditions } = creatureAt(decision.state, id);
  for (const condition of conditions.filter(ends))
    decision.emit(
      conditionLost,
      { creature: id, condition },
      `${name} is no longer ${condition.name.toLowerCase()}.`,
      { rules },
    );
}

/** Whether a condition waits for something rest does not give: food, treatment (NS-49, NS-56). */
export const needsCare = ({ details }: Condition): boolean => details['needs'] !== undefined;

const touches = (condition: Condition, list: 'hinders' | 'bars', tag: string): boolean => {
  const tags = condition.details[list];
  return Array.isArray(tags) && tags.includes(tag);
};

/** Whether a condition gives Disadvantage on actions of a kind (NS-48). */
export const hindered = (creature: Creature, tag: string): boolean =>
  creature.conditions.some((one) => touches(one, 'hinders', tag));

/**
 * Refuses with `ruled-out` what a condition makes impossible (NS-48), and unless an option says otherwise all
 * but crawling under NS-R17.
 */
export function demandFree({ state }: Decision, creature: Creature, tag: string, path = 'creature'): void {
  const why = creature.conditions.find((one) => touches(one, 'bars', tag));
  if (why)
    throw new Refusal(
      'ruled-out',
      `${creature.name} is ${why.name.toLowerCase()} and cannot do this (NS-48).`,
      path,
    );
  const crushed = creature.kind === 'character' && burdened(creature) >= capacity(creature);
  const bare = creature.items.every((one) => slotsOf(state, one) === 0);
  if (crushed && bare && rulingOf(state, 'crushed-crawl'))
    throw new Refusal(
      'only-crawling',
      `${creature.name} bears so much that they can only crawl and talk (NS-R17).`,
      path,
    );
}
