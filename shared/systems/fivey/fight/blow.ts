import { extended } from '../../../extended.ts';
import { attackMade } from '../../../campaign/events/fight.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { broughtTo, diceTerms, sumOf, type Term } from '../../../campaign/events/terms.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { BRACKETS, type Bracket } from '../people/bestiary.ts';
import { touch } from '../sheet/conditions.ts';
import { afterResistance, damageTypeOf, holySymbolOf, resistance, resistanceInWords } from './damage.ts';
import { shieldGivenUp } from '../events/fight.ts';
import { hurt, leftAfter, STRUCK } from '../sheet/hitPoints.ts';
import { dieSides, option, type Choice } from '../options.ts';
import {
  hasSkills,
  isAttuned,
  sheetOf,
  shieldOf,
  STAT_NAMES,
  type LastRoll,
  type Stat,
} from '../sheet/sheet.ts';
import { itemDetail } from '../sheet/details.ts';

/** The weapon of an attack; refuses what is none with `no-weapon`. */
export function weaponOf(attacker: Creature, id: string | undefined): Item | undefined {
  if (id === undefined) return undefined;
  const item = itemOf(attacker, id, 'weapon');
  if (item.kind !== 'weapon' || !item.die)
    throw new Refusal('no-weapon', `${item.name} is not a weapon. Choose another item.`, 'weapon');
  return item;
}

/** STR in melee and for what is thrown, DEX for missiles, CHA behind a holy symbol (FV-108, FV-208). */
export const statFor = (weapon: Item | undefined, attacker?: Creature): Stat =>
  attacker && weapon && holySymbolOf(attacker) ? 'cha' : itemDetail(weapon, 'ranged') ? 'dex' : 'str';

/** Attuned to the weapon, or skilled with it by name (FV-28, FV-30). */
export const masters = (attacker: Creature, weapon: Item | undefined): boolean => {
  if (!weapon || !hasSkills(attacker)) return false;
  const name = weapon.name.toLowerCase();
  return (
    isAttuned(attacker, weapon) || sheetOf(attacker).skills.some((skill) => skill.toLowerCase() === name)
  );
};

/** A medium weapon of the lists: d8, and held in one hand or both (FV-100). */
const isMedium = (item: Item): boolean =>
  item.die === 8 &&
  !itemDetail(item, 'ranged') &&
  !itemDetail(item, 'twoHanded') &&
  !itemDetail(item, 'thrown');

/** The die of a weapon in both hands: an heirloom’s own, for medium ones what the campaign says (FV-100). */
const bothHandsDie = (campaign: Campaign, weapon: Item): number =>
  Number(
    itemDetail(weapon, 'bothHands') ?? (isMedium(weapon) ? dieSides(campaign, 'two-handed-die') : weapon.die),
  );

/** The die that someone strikes with: bare hands, one hand beside a shield or a symbol, or both (FV-100, FV-S17). */
export function dieOf(
  campaign: Campaign,
  attacker: Creature,
  weapon: Item | undefined,
  thrown = false,
): number {
  if (!weapon) return dieSides(campaign, 'unarmed-die');
  const oneHand = thrown || shieldOf(attacker) !== undefined || holySymbolOf(attacker) !== undefined;
  return oneHand ? (weapon.die ?? 0) : bothHandsDie(campaign, weapon);
}

/** What a natural 20 makes of the die of a blow, thrown or flat (FV-206). */
const TWENTY: Record<Choice<'twenty-damage'>, (blow: Blow) => Blow> = {
  none: (blow) => blow,
  'extra-die': (blow) => ({ ...blow, dice: 2 }),
  maximum: (blow) => ({ ...blow, each: blow.die }),
};

/** How a monster’s figure for a blow reads, and what it does. */
const FIGURES: Record<Choice<'figures'>, { line(bracket: Bracket): string; blow(bracket: Bracket): Blow }> = {
  flat: {
    line: (bracket) => `${BRACKETS[bracket].damage} damage`,
    blow: (bracket) => extended(rolled(bracket), { each: BRACKETS[bracket].damage, flat: true }),
  },
  roll: { line: (bracket) => `d${BRACKETS[bracket].die}`, blow: (bracket) => rolled(bracket) },
};

const rolled = (bracket: Bracket): Blow => ({ dice: 1, die: BRACKETS[bracket].die, bonuses: [] });

/** "d8", "4 damage": what someone’s blow does, as it is offered (FV-100, FV-207). */
export function blowLine(campaign: Campaign, attacker: Creature, weapon: Item | undefined): string {
  const { monster } = sheetOf(attacker);
  if (!monster || weapon) return `d${dieOf(campaign, attacker, weapon)}`;
  return FIGURES[option(campaign, 'figures')].line(monster.bracket);
}

/** What a blow does before armour and resistance: a number of dice of these sides, or a flat figure for each, and a bonus. */
interface Blow {
  dice: number;
  die: number;
  each?: number;
  /** It is a figure of the stat block, and no die at its most. */
  flat?: boolean;
  bonuses: readonly Term[];
}

/** A monster’s own figure or die without its ability, else the weapon’s die and the stat, once more in rage (FV-207, FV-S17). */
function powerOf(
  campaign: Campaign,
  attacker: Creature,
  weapon: Item | undefined,
  { thrown = false, skilled = false }: Partial<Landing>,
): Blow {
  const { monster, stats } = sheetOf(attacker);
  if (monster) return FIGURES[option(campaign, 'figures')].blow(monster.bracket);
  const id = statFor(weapon, attacker);
  const bonus = { what: STAT_NAMES[id], by: stats[id] };
  const skill = weapon !== undefined && (skilled || masters(attacker, weapon));
  const rages = skill && attacker.conditions.some(({ id }) => id === 'rage');
  const bonuses = [bonus, ...(rages ? [{ ...bonus, what: 'rage' }] : [])].filter(({ by }) => by !== 0);
  return { dice: 1, die: dieOf(campaign, attacker, weapon, thrown), bonuses };
}

/** The damage of a hit in its terms: a monster's own figure or die, else weapon die + stat, never doubled (FV-206, FV-207, FV-S17). */
function damageOf(
  decision: Decision,
  attacker: Creature,
  weapon: Item | undefined,
  landing: Landing,
): Term[] {
  const power = powerOf(decision.state, attacker, weapon, landing);
  const { dice, die, each, flat, bonuses } = landing.natural
    ? TWENTY[option(decision.state, 'twenty-damage')](power)
    : power;
  if (die === 0) return [...bonuses];
  if (each === undefined)
    return [...diceTerms(decision.throwDice('damage', dice, die, sumOf(bonuses))), ...bonuses];
  const what = flat ? 'by its stat block' : `on d${die} at most`;
  return [...Array.from({ length: dice }, () => ({ what, by: each })), ...bonuses];
}

/** The most that a blow can do to someone, after resistance. */
export function mostDamage(
  campaign: Campaign,
  attacker: Creature,
  weapon: Item | undefined,
  target: Creature,
): number {
  const {
    dice,
    die,
    each = die,
    bonuses,
  } = TWENTY[option(campaign, 'twenty-damage')](powerOf(campaign, attacker, weapon, {}));
  return afterResistance(target, dice * each + sumOf(bonuses), damageTypeOf(attacker, weapon));
}

export interface Landing {
  attacker: string;
  target: string;
  weapon?: string | undefined;
  natural?: boolean;
  thrown?: boolean;
  /** The attacker has a skill that fits the weapon. */
  skilled?: boolean;
}

/** What was rolled to hit, and what it had to reach. */
export interface ToHit {
  total: number;
  against: number;
}

/** A blow that lands, told with the roll that made it land: its damage is rolled and taken at once (FV-207). Gives back what it did before resistance. */
export function landBlow(decision: Decision, landing: Landing, toHit?: ToHit & { then(): void }): number {
  const { attacker: actor, target: targetId, weapon: weaponId } = landing;
  const attacker = creatureAt(decision.state, actor);
  const target = creatureAt(decision.state, targetId);
  const weapon = weaponOf(attacker, weaponId);
  const terms = damageOf(decision, attacker, weapon, landing);
  const thrown = sumOf(terms);
  const damageType = damageTypeOf(attacker, weapon);
  const damage = afterResistance(target, thrown, damageType);
  decision.emit(
    attackMade,
    {
      actor,
      target: targetId,
      ...(weaponId === undefined ? {} : { weapon: weaponId }),
      ...(toHit ? { total: toHit.total, against: toHit.against } : {}),
      hit: true,
      thrown,
      damageType,
      damage,
      terms: broughtTo(terms, damage, resistanceInWords(thrown, damage)),
      from: target.hitPoints.now,
      left: leftAfter(target, damage),
    },
    by(decision, toHit !== undefined && 'attack', 'damage', resistance(thrown, damage)),
  );
  toHit?.then();
  touch(decision, targetId);
  decision.asDeedOf({ actor, means: weapon?.name }, () => hurt(decision, targetId, damage, STRUCK));
  return thrown;
}

/** The shield is given up for a blow, which is cancelled (FV-93). */
export const giveUpShield = (decision: Decision, target: string, shield: Item): void =>
  decision.emit(shieldGivenUp, { creature: target, item: shield.id });

/** A die on the damage of a blow: what both do after resistance, less what the blow has done. */
export function raiseDamage(
  decision: Decision,
  { actor: creature, target, weapon, damage = 0 }: LastRoll,
  by: number,
): void {
  if (!target) return;
  const { state } = decision;
  const attacker = creatureAt(state, creature);
  const struck = creatureAt(state, target);
  const used = attacker.items.find(({ id }) => id === weapon);
  const type = damageTypeOf(attacker, used);
  const [before, after] = [damage, damage + by].map((amount) => afterResistance(struck, amount, type));
  decision.asDeedOf({ actor: creature, means: used?.name }, () =>
    hurt(decision, target, (after ?? 0) - (before ?? 0), 'inspired'),
  );
}
