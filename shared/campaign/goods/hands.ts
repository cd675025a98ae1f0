import { counted } from '../../text/words.ts';
import type { Decision, HandRules, Holder } from '../../systems/contract.ts';
import { citedAs } from '../../systems/ruleBook.ts';
import { itemChanged } from '../events/creatures.ts';
import { creatureAt } from '../lookup.ts';
import { Refusal } from '../refusal.ts';
import type { Item } from '../state.ts';

/** Whether someone can use these at once. */
export const fitsHands = (rules: HandRules, who: Holder, items: readonly Item[]): boolean =>
  items.reduce((sum, item) => sum + rules.takes(item), 0) <= rules.of(who);

/** What stays in hand first: shields; other weapons last. */
const KEPT: Readonly<Partial<Record<Item['kind'], number>>> = { shield: 0, weapon: 2 };
const keptAs = ({ kind }: Item): number => KEPT[kind] ?? 1;

/** What is in use and has no hand left once these are used. */
export function outOfHand(rules: HandRules, who: Holder, used: readonly Item[]): Item[] {
  const held = who.items.filter((item) => item.inUse && rules.takes(item) > 0 && !used.includes(item));
  const away: Item[] = [];
  const kept = [...used];
  for (const item of held.sort((one, other) => keptAs(one) - keptAs(other)))
    if (fitsHands(rules, who, [...kept, item])) kept.push(item);
    else away.push(item);
  return away;
}

/** What is in use beyond what the hands hold, which is the first weapon that fits, then shields, then the rest. */
function tooMuch(rules: HandRules, who: Holder): Item[] {
  const weapon = who.items.find(
    (item) => item.kind === 'weapon' && item.inUse && fitsHands(rules, who, [item]),
  );
  return outOfHand(rules, who, weapon ? [weapon] : []);
}

/**
 * What the hands really hold. Campaigns of earlier versions may have more in use; what no hand holds neither protects nor
 * serves.
 */
export function inHands(rules: HandRules, who: Holder): Item[] {
  const away = tooMuch(rules, who);
  return who.items.filter((item) => item.inUse && rules.takes(item) > 0 && !away.includes(item));
}

/** The gear of someone new, of which only what the hands hold is in use. */
export function readied(rules: HandRules | undefined, who: Holder): Item[] {
  const away = rules ? tooMuch(rules, who) : [];
  return who.items.map((item) => (away.includes(item) ? { ...item, inUse: false } : item));
}

const cited = ({ system }: Decision): readonly string[] => citedAs(system, 'in-hand');

/** Puts away what has no hand left once this is used. */
export function freeHands(decision: Decision, id: string, item: Item): void {
  const { hands: rules } = decision.system.bodies;
  if (!rules || rules.takes(item) === 0) return;
  for (const { id: other } of outOfHand(rules, creatureAt(decision.state, id), [item]))
    decision.emit(
      itemChanged,
      { creature: id, item: other, from: { inUse: true }, to: { inUse: false }, byHand: true },
      { rules: cited(decision) },
    );
}

/** As freeHands, for something that is taken in hand to stay there; refuses `no-hand` what takes more hands than there are. */
export function takeInHand(decision: Decision, id: string, item: Item): void {
  const { hands: rules } = decision.system.bodies;
  const who = creatureAt(decision.state, id);
  if (rules && !fitsHands(rules, who, [item])) {
    const rule = cited(decision).map((one) => ` (${one})`);
    throw new Refusal(
      'no-hand',
      `${item.name} takes ${counted(rules.takes(item), 'hand')}, and ${who.name} has ${counted(rules.of(who), 'hand')}${rule.join('')}. Choose something smaller.`,
      'item',
    );
  }
  freeHands(decision, id, item);
}
