import { combatantChanged } from '../../../campaign/events/fight.ts';
import { find } from '../../../campaign/ids.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { rulingOf } from '../rulings.ts';
import { noteDeed } from './wear.ts';

const held = ({ items }: Creature, kind: Item['kind']): Item | undefined =>
  items.find((one) => one.kind === kind && one.inUse && (one.die ?? 0) > 0);

/** Worn armour that still protects; undefined when broken or none (NS-42, NS-80). */
export const armourOf = (creature: Creature): Item | undefined => held(creature, 'armour');

/** Throws the armour of somebody hit; null when they wear none that holds. */
export function throwArmour(decision: Decision, victim: Creature): number | null {
  const armour = armourOf(victim);
  return armour ? decision.throwDice(armour.name, 1, armour.die ?? 0).total : null;
}

/** Notes that somebody's armour was thrown, for its wear after the fight (NS-R22). */
export function noteArmour(decision: Decision, victim: Creature, face: number | null): void {
  const armour = armourOf(victim);
  if (armour && face !== null) noteDeed(decision, victim.id, 'protected', [armour.id]);
}

/** What an armour die takes off: nothing on a 1 (NS-67). */
const soaked = (face: number | null): number => (face === null || face === 1 ? 0 : face);

/** What armour leaves of Damage that hits: never less than 0, or what an option says (NS-R20). */
export const throughArmour = (campaign: Campaign, damage: number, face: number | null): number =>
  Math.max(rulingOf(campaign, 'least-damage'), damage - soaked(face));

/** "5 − armour 2 = 3" */
export function damageInWords(damage: number, armour: number | null, net: number): string {
  if (armour === null) return `${damage} damage`;
  return armour === 1 ? `${damage}, the armour fails on a 1` : `${damage} − armour ${armour} = ${net}`;
}

/** Whether somebody's Shield has blocked this Round where an option lets it block but once (NS-R21). */
const hasBlocked = (campaign: Campaign, id: string): boolean =>
  rulingOf(campaign, 'shield-blocks') === 'once a Round' &&
  campaign.fight !== null &&
  find(campaign.fight.combatants, id)?.details['blockedIn'] === campaign.fight.round;

/** A shield in hand that still holds, and may block now (NS-43, NS-R21). */
export const shieldOf = (campaign: Campaign, creature: Creature): Item | undefined =>
  hasBlocked(campaign, creature.id) ? undefined : held(creature, 'shield');

/** Notes the Round of a block (NS-R21). */
export function noteBlock(decision: Decision, id: string): void {
  const { fight } = decision.state;
  if (fight && Object.hasOwn(fight.combatants, id))
    decision.emit(combatantChanged, { creature: id, details: { blockedIn: fight.round } });
}

/**
 * The least Damage that a block is for: what was said, or any where it is declared before the Damage is
 * thrown (NS-R21).
 */
export const leastBlocked = (campaign: Campaign, said: number): number =>
  rulingOf(campaign, 'shield-declared') === 'with the Damage known' ? said : 1;
