import { itemChanged, itemRemoved } from '../../../campaign/events/creatures.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import type { Creature, Item } from '../../../campaign/state.ts';
import { STEP_CHAIN, stepDown } from '../../../dice/chain.ts';
import type { Decision } from '../../contract.ts';
import { by, type NightsongRule } from '../cite.ts';
import { stepDieRolled } from '../events/gear.ts';

/** The die after a roll of `face`: two steps down on a 1, one on a 2 or 3, unchanged on 4 or more (NS-31, NS-R2). */
export const wear = (die: number, face: number): number =>
  face >= 4 ? die : stepDown(STEP_CHAIN, die, face === 1 ? 2 : 1);

/** The die some steps up, never above `full` or a D12. */
export function stepUp(die: number, full: number, steps = 1): number {
  const better = STEP_CHAIN.filter((size) => size > die && size <= full);
  return better.at(-Math.min(steps, better.length)) ?? die;
}

type Spent = { word: 'used up' | 'broken' | 'drained'; gone: boolean };
const USED_UP: Spent = { word: 'used up', gone: true };
const BROKEN: Spent = { word: 'broken', gone: false };

/** What D0 means: supplies are gone, gear breaks, a shard is drained; the last two keep their Slot (NS-32, NS-40, NS-R32). */
const SPENT: Record<Item['kind'], Spent> = {
  gear: USED_UP,
  food: USED_UP,
  light: USED_UP,
  remedy: USED_UP,
  weapon: BROKEN,
  armour: BROKEN,
  shield: BROKEN,
  spell: { word: 'drained', gone: false },
};

/** Whether someone has no food but this one portion, or one that a die wears down. */
export const isLastFood = ({ items }: Creature, item: Item): boolean =>
  item.kind === 'food' &&
  item.count <= 1 &&
  !items.some((one) => one.kind === 'food' && one.die !== 0 && one.id !== item.id);

interface Wear {
  /** What else it was rolled by. */
  rule?: NightsongRule;
  /** Who ate. */
  eater?: string;
}

/**
 * Rolls the step die of an item (NS-30). An item that is used up is removed, or the next of its stack begins.
 * Gives back the die left.
 */
export function wearItem(
  decision: Decision,
  holder: string,
  itemId: string,
  { rule, eater }: Wear = {},
): number {
  const owner = creatureAt(decision.state, holder);
  const item = itemOf(owner, itemId);
  const { name } = item;
  const die = item.die ?? 0;
  const roll = decision.throwDice(`${name}, step die`, 1, die).total;
  const left = wear(die, roll);
  const { word, gone } = SPENT[item.kind];
  const next = left === 0 && gone && item.count > 1;
  decision.emit(
    stepDieRolled,
    {
      creature: holder,
      item: itemId,
      name,
      roll,
      from: die,
      to: left,
      ...(left === 0 ? { spent: word } : {}),
      ...(eater === undefined ? {} : { eater }),
      ...(left === 0 && gone && isLastFood(owner, item) ? { last: true } : {}),
    },
    by(decision, rule ?? false, 'step-die', left === 0 && 'no-die-left'),
  );
  if (left === 0 && gone && !next) {
    decision.emit(itemRemoved, { creature: holder, item });
    return left;
  }
  const from = { die, ...(next ? { count: item.count } : {}) };
  const to = next ? { die: item.fullDie ?? die, count: item.count - 1 } : { die: left };
  if (next || left !== die) decision.emit(itemChanged, { creature: holder, item: itemId, from, to });
  return left;
}
