import { together } from '../../../text/words.ts';
import { fitsHands, inHands } from '../../../campaign/goods/hands.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature, Item } from '../../../campaign/state.ts';
import { hands } from '../sheet/hands.ts';
import { holySymbolOf } from './damage.ts';
import type { Decision } from '../../contract.ts';
import { ruleOf } from '../cite.ts';

/** What someone holds besides a weapon. */
const heldBy = (attacker: Creature): Item[] =>
  inHands(hands, attacker).filter((one) => one.kind !== 'weapon');

/** Whether someone has as many hands free as a weapon needs. */
export const hasHand = (attacker: Creature, weapon: Item): boolean =>
  fitsHands(hands, attacker, [weapon, ...heldBy(attacker)]);

/** What takes both hands leaves none for a holy symbol, nor for a shield (FV-101); both of these leave none for a weapon. Refuses `no-hand`. */
export function demandHand(decision: Decision, attacker: Creature, weapon: Item | undefined): void {
  if (!weapon || hasHand(attacker, weapon)) return;
  const held = heldBy(attacker);
  const needed = hands.takes(weapon) > 1 ? 'both hands' : 'a hand';
  const names = together(held.map(({ kind }) => (kind === 'shield' ? 'a shield' : 'a holy symbol')));
  const rule = ruleOf(decision, holySymbolOf(attacker) ? 'acolyte' : 'both-hands');
  throw new Refusal(
    'no-hand',
    `${weapon.name} needs ${needed}, and ${attacker.name} holds ${names}. Put that away first (${rule}).`,
    'weapon',
  );
}
