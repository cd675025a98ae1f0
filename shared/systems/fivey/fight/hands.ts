import { together } from '../../../text/words.ts';
import { fitsHands, inHands } from '../../../campaign/goods/hands.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature, Item } from '../../../campaign/state.ts';
import { ruleOf } from '../people/templates.ts';
import { hands } from '../sheet/hands.ts';
import { holySymbolOf } from './damage.ts';

/** What takes both hands leaves none for a holy symbol, nor for a shield (FV-101); both of these leave none for a weapon. */
export function noHand(attacker: Creature, weapon: Item | undefined): Refusal | undefined {
  if (!weapon) return undefined;
  const held = inHands(hands, attacker).filter((one) => one.kind !== 'weapon');
  if (fitsHands(hands, attacker, [weapon, ...held])) return undefined;
  const needed = hands.takes(weapon) > 1 ? 'both hands' : 'a hand';
  const names = together(held.map(({ kind }) => (kind === 'shield' ? 'a shield' : 'a holy symbol')));
  const rule = holySymbolOf(attacker) ? ruleOf('Acolyte') : 'FV-101';
  return new Refusal(
    'no-hand',
    `${weapon.name} needs ${needed}, and ${attacker.name} holds ${names}. Put that away first (${rule}).`,
    'weapon',
  );
}
