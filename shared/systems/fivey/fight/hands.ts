import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature, Item } from '../../../campaign/state.ts';
import { holySymbolOf } from './damage.ts';
import { shieldOf } from '../sheet/sheet.ts';
import { ruleOf } from '../people/templates.ts';
import { itemDetail } from '../sheet/details.ts';

/** What takes both hands leaves none for a holy symbol, nor for a shield (FV-101). */
export function noHand(attacker: Creature, weapon: Item | undefined): Refusal | undefined {
  if (!weapon || !itemDetail(weapon, 'twoHanded')) return undefined;
  const [held, rule] = holySymbolOf(attacker)
    ? ['a holy symbol', ruleOf('Acolyte')]
    : shieldOf(attacker)
      ? ['a shield', 'FV-101']
      : [];
  return held === undefined
    ? undefined
    : new Refusal(
        'no-hand',
        `${weapon.name} needs both hands, and ${attacker.name} holds ${held}. Put that away first (${rule}).`,
        'weapon',
      );
}
