import { itemChanged, itemRemoved } from '../../../campaign/events/creatures.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import type { Item } from '../../../campaign/state.ts';
import { STEP_CHAIN, stepDown } from '../../../dice/chain.ts';
import type { Decision } from '../../contract.ts';

/** The die after it showed `face`: two steps down on 1, one on 2 or 3, the same on 4 and more (NS-29, NS-31, NS-R2). */
export const wear = (die: number, face: number): number =>
  face >= 4 ? die : stepDown(STEP_CHAIN, die, face === 1 ? 2 : 1);

/** The die so many steps up, never above `full` nor a D12 (NS-R4). */
export function stepUp(die: number, full: number, steps = 1): number {
  const better = STEP_CHAIN.filter((size) => size > die && size <= full);
  return better.at(-Math.min(steps, better.length)) ?? die;
}

/** What a spent die means (NS-32): supplies are gone, gear breaks, a shard is drained. */
const SPENT: Record<Item['kind'], { word: string; gone: boolean }> = {
  gear: { word: 'used up', gone: true },
  food: { word: 'used up', gone: true },
  light: { word: 'used up', gone: true },
  remedy: { word: 'used up', gone: true },
  weapon: { word: 'broken', gone: false },
  armour: { word: 'broken', gone: false },
  shield: { word: 'broken', gone: false },
  spell: { word: 'drained', gone: false },
};

/**
 * Throws the step die of an item and lets it wear (NS-30, NS-31, NS-32, NS-40). What is used up leaves the pack, or
 * is the next of a stack; what is broken or drained keeps its slot (NS-R32, NS-93). `lead` opens the line
 * that tells it. Gives back the die left.
 */
export function wearItem(
  decision: Decision,
  holderId: string,
  itemId: string,
  rules: string[] = ['NS-30'],
  lead = '',
): number {
  const holder = creatureAt(decision.state, holderId);
  const item = itemOf(holder, itemId);
  const die = item.die ?? 0;
  const face = decision.throwDice(`${item.name}, step die`, 1, die).total;
  const left = wear(die, face);
  const { word, gone } = SPENT[item.kind];
  const next = left === 0 && gone && item.count > 1;
  const figures = next ? { die: item.fullDie ?? die, count: item.count - 1 } : { die: left };
  decision.emit(
    itemChanged,
    { creature: holderId, item: itemId, from: { die, ...(next ? { count: item.count } : {}) }, to: figures },
    left === die
      ? `${lead}${holder.name}’s ${item.name.toLowerCase()}: ${face}, holds at D${die}.`
      : `${lead}${holder.name}’s ${item.name.toLowerCase()}: ${face}, D${die} → ${left === 0 ? `D0, ${word}` : `D${left}`}.`,
    { rules: [...rules, 'NS-31', ...(left === 0 ? ['NS-32'] : [])] },
  );
  if (left === 0 && gone && !next)
    decision.emit(itemRemoved, {
      creature: holderId,
      item: itemOf(creatureAt(decision.state, holderId), itemId),
    });
  return left;
}
