import { combatantChanged } from '../../../campaign/events/fight.ts';
import { find } from '../../../campaign/ids.ts';
import type { Campaign, Combatant, Creature, Item } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { wearItem } from '../gear/stepDice.ts';
import { optionOf } from '../options.ts';
import { combatantDetail } from '../sheet/details.ts';
import { held } from './armour.ts';

/** Whether a combatant may still block in this Round. */
const MAY_BLOCK = {
  'no-limit': () => true,
  one: (combatant, round) => combatantDetail(combatant, 'blockedIn') !== round,
} as const satisfies Record<string, (combatant: Combatant, round: number) => boolean>;

/** A Shield in hand that is not broken and may block now (NS-R21). */
export function shieldOf(campaign: Campaign, creature: Creature): Item | undefined {
  const { fight } = campaign;
  const combatant = find(fight?.combatants ?? {}, creature.id);
  const may = !fight || !combatant || MAY_BLOCK[optionOf(campaign, 'shield-blocks')](combatant, fight.round);
  return may ? held(creature, 'shield') : undefined;
}

/** The least Damage that is blocked: as chosen where the Damage is known, any where the block is called first. */
const LEAST = {
  'damage-known': (said) => said,
  'before-dice': () => 1,
} as const satisfies Record<string, (said: number) => number>;

/** The Shield that blocks this Damage, if any; `from` is the least Damage to block. */
export const blockingShield = (
  campaign: Campaign,
  victim: Creature,
  damage: number,
  from: number | undefined,
): Item | undefined =>
  from !== undefined && damage >= LEAST[optionOf(campaign, 'shield-declared')](from)
    ? shieldOf(campaign, victim)
    : undefined;

/** Rolls the step die of a Shield that cancelled a whole attack, for NPCs too (NS-68). */
export function wearShield(decision: Decision, holder: string, shield: Item): void {
  const { fight } = decision.state;
  if (fight && Object.hasOwn(fight.combatants, holder))
    decision.emit(combatantChanged, { creature: holder, details: { blockedIn: fight.round } });
  wearItem(decision, holder, shield.id, { rule: 'block' });
}
