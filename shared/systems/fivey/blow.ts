import { attackMade } from '../../campaign/events/fight.ts';
import { itemRemoved } from '../../campaign/events/creatures.ts';
import { creatureAt, itemOf } from '../../campaign/look.ts';
import { Refusal } from '../../campaign/refusal.ts';
import type { Creature, Item } from '../../campaign/state.ts';
import type { Decision } from '../contract.ts';
import { BRACKETS } from './bestiary.ts';
import { afterResistance, damageTypeOf, holySymbolOf } from './damage.ts';
import { hurt } from './hitPoints.ts';
import { sheetOf, shieldOf, signed, type Stat } from './sheet.ts';

const UNARMED = 4;

/** The weapon of an attack; refuses what is none with `no-weapon`. */
export function weaponOf(attacker: Creature, id: string | undefined): Item | undefined {
  if (id === undefined) return undefined;
  const item = itemOf(attacker, id, 'weapon');
  if (item.kind !== 'weapon' || !item.die)
    throw new Refusal('no-weapon', `${item.name} is no weapon to strike with (FV-98).`, 'weapon');
  return item;
}

/** STR in melee and for what is thrown, DEX for missiles, CHA behind a holy symbol (FV-73, FV-108, FV-208). */
export const statFor = (weapon: Item | undefined, attacker?: Creature): Stat =>
  attacker && weapon && holySymbolOf(attacker) ? 'cha' : weapon?.own['ranged'] === true ? 'dex' : 'str';

/** Attuned to the weapon, or skilled with it by name (FV-28, FV-30). */
export const masters = (attacker: Creature, weapon: Item | undefined): boolean => {
  const { attuned, skills } = sheetOf(attacker);
  return (
    weapon !== undefined &&
    (attuned === weapon.id || skills.some((skill) => skill.toLowerCase() === weapon.name.toLowerCase()))
  );
};

/** The damage of a hit: a monster's own figure or die, else weapon die + stat, never doubled (FV-207, FV-229, FV-S17). */
function damageOf(
  decision: Decision,
  attacker: Creature,
  weapon: Item | undefined,
): { amount: number; words: string } {
  const { monster, stats } = sheetOf(attacker);
  if (monster) {
    const { damage, die } = BRACKETS[monster.bracket];
    if (decision.ruling('figures') === 'flat') return { amount: damage, words: `${damage}` };
    const { total } = decision.throwDice('damage', 1, die);
    return { amount: total, words: `${total}` };
  }
  const bonus = stats[statFor(weapon, attacker)];
  const raging = attacker.conditions.some(({ id }) => id === 'rage') && masters(attacker, weapon) ? bonus : 0;
  const { total } = decision.throwDice('damage', 1, weapon?.die ?? UNARMED, bonus + raging);
  return { amount: total, words: `${total - bonus - raging} ${signed(bonus + raging)} = ${total}` };
}

/** A blow that lands: the shield may be given up for it, else the damage is taken (FV-93, FV-111, FV-207). */
export function landBlow(
  decision: Decision,
  attackerId: string,
  targetId: string,
  weaponId: string | undefined,
  given: readonly 'shield'[],
): void {
  const attacker = creatureAt(decision.state, attackerId);
  const target = creatureAt(decision.state, targetId);
  const shield = shieldOf(target);
  if (given.includes('shield') && shield) {
    decision.emit(attackMade, { actor: attackerId, target: targetId, hit: true, damage: 0 });
    decision.emit(
      itemRemoved,
      { creature: targetId, item: shield },
      `${target.name} gives up the shield: the blow is cancelled.`,
      { rules: ['FV-93'] },
    );
    return;
  }
  const weapon = weaponOf(attacker, weaponId);
  const { amount, words } = damageOf(decision, attacker, weapon);
  const type = damageTypeOf(attacker, weapon);
  const left = afterResistance(target, amount, type);
  const because =
    left === amount ? '' : `, ${left} of ${type} after ${left < amount ? 'resistance' : 'vulnerability'}`;
  decision.emit(
    attackMade,
    { actor: attackerId, target: targetId, hit: true, damage: left },
    `Damage: ${words}${because}.`,
    { rules: ['FV-207', ...(because ? ['FV-94'] : [])] },
  );
  hurt(decision, targetId, left, '');
}
