import type { Creature, Item } from '../../campaign/state.ts';
import { armourOf, sheetOf } from './sheet.ts';

/** Kinds of harm that the text names; a table may play with others. */
export const DAMAGE_TYPES = [
  'bludgeoning',
  'piercing',
  'slashing',
  'fire',
  'electric',
  'holy',
  'drowning',
] as const;

/** What worn armour does about a kind of harm: leather resists electricity, metal conducts it (FV-91). */
function byArmour(armour: Item | undefined, type: string): 'resists' | 'vulnerable' | undefined {
  if (!armour || type !== 'electric') return undefined;
  return Number(armour.own['defense'] ?? 0) <= 12 ? 'resists' : 'vulnerable';
}

/** Harm of a kind after resistance (half, rounded down) and vulnerability (double); both cancel (FV-94, FV-98, FV-S2). */
export function afterResistance(creature: Creature, amount: number, type: string): number {
  const { resists = [], vulnerable = [], feats } = sheetOf(creature);
  const armour = byArmour(armourOf(creature), type);
  const blessed = creature.conditions.some(({ own }) => own['resists'] === type);
  const strong = resists.includes(type) || armour === 'resists' || blessed;
  // A dwarf's stomach shrugs off poison altogether (FV-62).
  if (type === 'poison' && feats.includes('Iron Stomach')) return 0;
  const weak = vulnerable.includes(type) || armour === 'vulnerable';
  if (strong === weak) return amount;
  return strong ? Math.floor(amount / 2) : amount * 2;
}

/** A holy symbol in hand turns a weapon’s harm holy and strikes with CHA (FV-73). */
export const holySymbolOf = (creature: Creature): Item | undefined =>
  creature.items.find(({ name, inUse }) => inUse && name === 'Holy symbol');

/** The kind of harm a weapon does; a dagger of dragon tooth may do its bearer’s element (FV-68, FV-98). */
export function damageTypeOf(attacker: Creature, weapon: Item | undefined): string {
  const type = weapon?.own['element'] ?? weapon?.own['type'];
  return holySymbolOf(attacker) && weapon ? 'holy' : typeof type === 'string' ? type : 'bludgeoning';
}
