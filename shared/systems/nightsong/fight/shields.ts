import { combatantChanged } from '../../../campaign/events/fight.ts';
import { find } from '../../../campaign/ids.ts';
import type { Campaign, Combatant, Creature, Item } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { wearItem } from '../gear/stepDice.ts';
import { optionOf } from '../options.ts';
import { ofCombatant } from '../sheet/details.ts';
import { held } from './armour.ts';

/** The rule by which a Shield stops a whole attack (NS-68). */
export const BLOCK = 'NS-68';

/** Whether somebody may block in this Round, who has or has not blocked in it. */
const MAY_BLOCK = {
  'no-limit': () => true,
  one: (combatant, round) => ofCombatant(combatant).blockedIn !== round,
} as const satisfies Record<string, (combatant: Combatant, round: number) => boolean>;

/** A shield in hand that still holds, and may block now (NS-R21). */
export function shieldOf(campaign: Campaign, creature: Creature): Item | undefined {
  const { fight } = campaign;
  const combatant = find(fight?.combatants ?? {}, creature.id);
  const may = !fight || !combatant || MAY_BLOCK[optionOf(campaign, 'shield-blocks')](combatant, fight.round);
  return may ? held(creature, 'shield') : undefined;
}

/** The least Damage that a block is for: what was said where the Damage is known, any where it is called before. */
const LEAST = {
  'damage-known': (said) => said,
  'before-dice': () => 1,
} as const satisfies Record<string, (said: number) => number>;

/** The shield that stops this Damage, where one is called; `from` is the least that it is called for. */
export const blockingShield = (
  campaign: Campaign,
  victim: Creature,
  damage: number,
  from: number | undefined,
): Item | undefined =>
  from !== undefined && damage >= LEAST[optionOf(campaign, 'shield-declared')](from)
    ? shieldOf(campaign, victim)
    : undefined;

/** A shield has blocked: it is thrown for it, whoever holds it. */
export function wearShield(decision: Decision, holder: string, shield: Item): void {
  const { fight } = decision.state;
  if (fight && Object.hasOwn(fight.combatants, holder))
    decision.emit(combatantChanged, { creature: holder, details: { blockedIn: fight.round } });
  wearItem(decision, holder, shield.id, { rules: [BLOCK] });
}
