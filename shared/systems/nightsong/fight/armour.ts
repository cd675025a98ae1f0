import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { broughtTo, type Term } from '../../../campaign/events/terms.ts';
import { numberOf } from '../numbers.ts';

/** An item of a kind that a creature has in use and that is not broken. */
export const held = ({ items }: Creature, kind: Item['kind']): Item | undefined =>
  items.find((one) => one.kind === kind && one.inUse && (one.die ?? 0) > 0);

/** Rolls the Armor of a creature that was hit; null when it wears none or it is broken. */
export function throwArmour(decision: Decision, victim: Creature): number | null {
  const armour = held(victim, 'armour');
  return armour ? decision.throwDice(armour.name, 1, armour.die ?? 0).total : null;
}

/** What Armor subtracts: nothing on a 1 (NS-67). */
const soaked = (face: number | null): number => (face === null || face === 1 ? 0 : face);

/** What Armor takes off Damage, and the house rule’s least, as terms after those of the dice (NS-R20). */
export function armourTerms(dice: Term, face: number | null, through: number): Term[] {
  const off = Math.min(soaked(face), dice.by);
  const worn =
    face === null ? [] : [{ what: face === 1 ? 'Armor, which fails on a 1' : 'Armor', by: 0 - off }];
  return broughtTo([dice, ...worn], through, `at least ${through}`);
}

/** The Damage that gets through Armor: at least 0, or the number of the house rule (NS-R20). */
export const throughArmour = (campaign: Campaign, damage: number, face: number | null): number =>
  Math.max(numberOf(campaign, 'least-damage'), damage - soaked(face));
