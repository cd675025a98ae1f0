import { inHands } from '../../../campaign/goods/hands.ts';
import type { Creature, Item } from '../../../campaign/state.ts';
import { share } from '../sheet/rounding.ts';
import { armourOf, sheetOf } from '../sheet/sheet.ts';
import { conditionDetail, itemDetail } from '../sheet/details.ts';
import { hands } from '../sheet/hands.ts';
import type { FiveyRule } from '../cite.ts';

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

const SAME: Readonly<Record<string, string>> = { electricity: 'electric', electrical: 'electric' };

/** A kind of harm by its one name, however it is written (FV-94). */
export const kindOfHarm = (word: string): string => {
  const kind = word.trim().toLowerCase();
  return SAME[kind] ?? kind;
};

/** What worn armour does about a kind of harm: leather and what is as light resists electricity, metal conducts it, heavier hides do neither. */
function byArmour(armour: Item | undefined, type: string): 'resists' | 'vulnerable' | undefined {
  if (!armour || type !== 'electric') return undefined;
  if (itemDetail(armour, 'metal')) return 'vulnerable';
  return (itemDetail(armour, 'defense') ?? 0) <= 12 ? 'resists' : undefined;
}

/** The rule of resistance and vulnerability, where they changed what was thrown (FV-94). */
export const resistance = (thrown: number, damage: number): FiveyRule | false =>
  thrown !== damage && 'resistance';

/** Harm of a kind after resistance, which halves it, and vulnerability, which doubles it; both cancel each other (FV-94, FV-98). */
export function afterResistance(creature: Creature, amount: number, word: string): number {
  const type = kindOfHarm(word);
  const knows = (kinds: readonly string[]): boolean => kinds.some((one) => kindOfHarm(one) === type);
  const { resists = [], vulnerable = [], feats } = sheetOf(creature);
  const armour = byArmour(armourOf(creature), type);
  const blessed = creature.conditions.some((one) => knows([conditionDetail(one, 'resists') ?? '']));
  const strong = knows(resists) || armour === 'resists' || blessed;
  // A dwarf's stomach shrugs off poison altogether.
  if (type === 'poison' && feats.includes('Iron Stomach')) return 0;
  const weak = knows(vulnerable) || armour === 'vulnerable';
  if (strong === weak) return amount;
  return strong ? share(amount, 2) : amount * 2;
}

/** What changed an amount of harm, in a word. */
export const resistanceInWords = (thrown: number, damage: number): string =>
  damage < thrown ? 'resisted' : 'vulnerable';

/** The weather’s heat, half of which leather keeps off before anything else (FV-94). */
const insulated = (
  creature: Creature,
  amount: number,
  { type, weather }: { type: string; weather: boolean },
): number =>
  weather && kindOfHarm(type) === 'fire' && itemDetail(armourOf(creature), 'sort') === 'leather'
    ? share(amount, 2)
    : amount;

/** What harm of a kind does to someone, after what they wear and what they resist (FV-94). */
export const endured = (
  creature: Creature,
  amount: number,
  { type, weather = false }: { type: string; weather?: boolean },
): number => afterResistance(creature, insulated(creature, amount, { type, weather }), type);

/** A holy symbol in hand turns a weapon’s harm holy and strikes with CHA. */
export const holySymbolOf = (creature: Creature): Item | undefined =>
  inHands(hands, creature).find((one) => itemDetail(one, 'sort') === 'holy-symbol');

/** The kind of harm a weapon does; a dagger of dragon tooth may do its bearer’s element (FV-98). */
export function damageTypeOf(attacker: Creature, weapon: Item | undefined): string {
  const type = itemDetail(weapon, 'element') ?? itemDetail(weapon, 'type');
  return holySymbolOf(attacker) && weapon ? 'holy' : type === undefined ? 'bludgeoning' : kindOfHarm(type);
}
