import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { numberOf } from '../numbers.ts';

/** What somebody has in use of a kind and that still holds. */
export const held = ({ items }: Creature, kind: Item['kind']): Item | undefined =>
  items.find((one) => one.kind === kind && one.inUse && (one.die ?? 0) > 0);

/** Throws the armour of somebody hit; null when they wear none that holds. */
export function throwArmour(decision: Decision, victim: Creature): number | null {
  const armour = held(victim, 'armour');
  return armour ? decision.throwDice(armour.name, 1, armour.die ?? 0).total : null;
}

/** What an armour die takes off: nothing on a 1 (NS-67). */
const soaked = (face: number | null): number => (face === null || face === 1 ? 0 : face);

/** What armour leaves of Damage that hits: never less than 0, or the house’s number (NS-R20). */
export const throughArmour = (campaign: Campaign, damage: number, face: number | null): number =>
  Math.max(numberOf(campaign, 'least-damage'), damage - soaked(face));
