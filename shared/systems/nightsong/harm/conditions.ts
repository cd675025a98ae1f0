import { conditionGained, conditionLost } from '../../../campaign/events/creatures.ts';
import { slotsOf } from '../../../campaign/goods/items.ts';
import { dropPlace, layDown, lyingHere, moveItem } from '../../../campaign/goods/move.ts';
import { freshId } from '../../../campaign/ids.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Condition, Creature, Item } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { by, type NightsongRule } from '../cite.ts';
import { optionOf } from '../options.ts';
import { ofCondition, type Tag } from '../sheet/details.ts';
import { burdened, capacity, slotsUsed, type Price } from '../sheet/sheet.ts';

/** A Condition to be gained. */
export interface Affliction {
  name: string;
  severity?: Condition['severity'];
  slots?: number;
  endsAt?: number;
  details?: Condition['details'];
}

const sameName = (creature: Creature, name: string): Condition | undefined =>
  creature.conditions.find((one) => one.name.toLowerCase() === name.toLowerCase());

/** The extra Slots of a Condition that the creature already has: as many again, or none (NS-R18). */
const AGAIN = {
  'another-slot': (slots) => slots,
  'no-effect': () => 0,
} as const satisfies Record<string, (slots: number) => number>;

/** The Slots that a Condition will fill: one by default (NS-46). */
const slotsToFill = (campaign: Campaign, creature: Creature, { name, slots = 1 }: Affliction): number =>
  sameName(creature, name) ? AGAIN[optionOf(campaign, 'same-condition')](slots) : slots;

const freeAfter = (creature: Creature, dropped: readonly Item[]): number =>
  capacity(creature) - slotsUsed(creature) + slotsOf(dropped);

/**
 * Refuses `choose-drop`, before any die is rolled, when a Condition may come that has no free Slot and `drop` does not make
 * room for it (NS-47). A character with nothing left to drop gains the Condition anyway.
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
  if (creature.kind !== 'character' || slots === 0 || freeAfter(creature, dropped) >= slots) return;
  const left = creature.items.filter((one) => one.slots > 0 && !drop.includes(one.id));
  if (left.length === 0) return;
  throw new Refusal(
    'choose-drop',
    `${creature.name} has no free Slot for a Condition (NS-47). Choose what to drop: ${left.map((one) => one.id).join(', ')}.`,
    path,
  );
}

/** Drops one item after another until there is room. */
function letGo(decision: Decision, id: string, slots: number, drop: readonly string[]): Item[] {
  const dropped: Item[] = [];
  for (const itemId of drop) {
    const now = creatureAt(decision.state, id);
    if (now.kind !== 'character' || slots === 0 || freeAfter(now, []) >= slots) break;
    dropped.push(layDown(decision, id, itemId, { path: 'drop', about: by(decision, 'no-slot') }));
  }
  return dropped;
}

/**
 * Gives a creature a Condition, or makes it worse. Drops items from `drop` as far as room is needed.
 * Gives back what `spare` needs to undo it.
 */
export function suffer(
  decision: Decision,
  id: string,
  affliction: Affliction,
  drop: readonly string[] = [],
  ...rules: readonly NightsongRule[]
): Price {
  const { name, severity = 'minor' } = affliction;
  const slots = slotsToFill(decision.state, creatureAt(decision.state, id), affliction);
  const dropped = letGo(decision, id, slots, drop);
  const sufferer = creatureAt(decision.state, id);
  const before = sameName(sufferer, name) ?? null;
  const condition: Condition = {
    id: before?.id ?? freshId(name, 'condition', sufferer.conditions),
    name: before?.name ?? name,
    severity: before?.severity === 'major' ? 'major' : severity,
    slots: (before?.slots ?? 0) + slots,
    details: { ...before?.details, ...affliction.details },
    ...(affliction.endsAt === undefined ? {} : { endsAt: affliction.endsAt }),
  };
  decision.emit(
    conditionGained,
    { creature: id, condition },
    by(decision, ...rules, 'condition', before !== null && 'condition-again'),
  );
  return { creature: id, condition: condition.id, before, dropped };
}

/** Undoes the Condition of a roll whose result has changed. */
export function spare(
  decision: Decision,
  { creature: id, condition: conditionId, before, dropped }: Price,
): void {
  const condition = creatureAt(decision.state, id).conditions.find((one) => one.id === conditionId);
  if (before) decision.emit(conditionGained, { creature: id, condition: before });
  else if (condition) decision.emit(conditionLost, { creature: id, condition });
  for (const thing of dropped) takeBack(decision, id, thing);
}

/** Somebody takes up again what they have dropped, where it still lies there and there is room for it. */
function takeBack(decision: Decision, creature: string, { id, count }: Item): void {
  const { state } = decision;
  const item = lyingHere(state)?.items.find((one) => one.id === id);
  if (!item || freeAfter(creatureAt(state, creature), []) < item.slots) return;
  moveItem(decision, dropPlace(state), { creature }, item, Math.min(count, item.count));
}

/** Removes the Conditions that `ends` accepts, by rest or the right care (NS-49). */
export function endConditions(
  decision: Decision,
  id: string,
  ends: (one: Condition) => boolean,
  ...rules: readonly NightsongRule[]
): void {
  for (const condition of creatureAt(decision.state, id).conditions.filter(ends))
    decision.emit(conditionLost, { creature: id, condition }, by(decision, ...rules, 'condition-over'));
}

/** Whether a Condition needs food or treatment, so that rest alone does not clear it. */
export const needsCare = (condition: Condition): boolean => ofCondition(condition).needs !== undefined;

/** Whether a Condition gives Disadvantage on a kind of action. */
export const hindered = (creature: Creature, tag: Tag): boolean =>
  creature.conditions.some((one) => ofCondition(one).hinders.includes(tag));

/** Whether a character’s Slots are full of Conditions alone. */
const isCrushed = (creature: Creature): boolean =>
  creature.kind === 'character' &&
  creature.items.every(({ slots }) => slots === 0) &&
  burdened(creature) >= capacity(creature);

/** The Condition that makes a kind of action impossible (NS-48). */
const barTo = ({ conditions }: Creature, tag: Tag): Condition | undefined =>
  conditions.find((one) => ofCondition(one).bars.includes(tag));

/** Whether a creature can do something of this kind, or of any kind where none is named (NS-48, NS-R17). */
export const isFree = (creature: Creature, tag?: Tag): boolean =>
  !isCrushed(creature) && (tag === undefined || !barTo(creature, tag));

/** Refuses `ruled-out` for what a Condition makes impossible (NS-48), and all but crawling with Slots full of Conditions (NS-R17). */
export function demandFree(creature: Creature, tag: Tag, path = 'actor'): void {
  const why = barTo(creature, tag);
  if (why)
    throw new Refusal(
      'ruled-out',
      `${creature.name} can’t do this because of a Condition: ${why.name} (NS-48).`,
      path,
    );
  if (isCrushed(creature))
    throw new Refusal(
      'only-crawling',
      `${creature.name}’s Slots are full of Conditions, so they can only crawl and talk (NS-R17).`,
      path,
    );
}
