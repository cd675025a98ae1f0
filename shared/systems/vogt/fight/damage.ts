import { attackMade } from '../../../campaign/events/fight.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Creature } from '../../../campaign/state.ts';
import { broughtTo, diceTerms, sumOf, type Term } from '../../../campaign/events/terms.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { BLOW, takeDamage } from '../harm/harm.ts';
import { byStatus } from '../harm/statuses.ts';
import { optionOf, type Choice } from '../options/options.ts';
import { half, type DieSize } from '../sheet/dieSizes.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { armorNote, armorOf, noteSoaked } from './armor.ts';

const MOST_CRITICALS = 50;

/** How many more rolls the highest face may bring: one after another, since the die it brings is a damage die too (BV-28). */
const CRITICALS: Readonly<Record<Choice<'criticals'>, number>> = {
  repeating: MOST_CRITICALS,
  once: 1,
  none: 0,
};

/** Rolls damage dice; each that shows its highest face brings one more of its size (BV-27). Gives back a term for each die. */
export function throwDamage(decision: Decision, purpose: string, { count, sides }: DieSize): Term[] {
  const most = sides > 1 ? CRITICALS[optionOf(decision.state, 'criticals')] : 0;
  let open = count;
  const terms: Term[] = [];
  for (let thrown = 0; open > 0 && thrown <= most; thrown += 1) {
    const roll = decision.throwDice(thrown === 0 ? purpose : `${purpose}, critical`, open, sides);
    terms.push(...diceTerms(roll, thrown === 0 ? '' : 'critical'));
    open = roll.dice.filter(([, face]) => face === sides).length;
  }
  return terms;
}

/** Damage of a type as a creature takes it: halved by resistance (BV-29), doubled by vulnerability (BV-30), once each; together they cancel. */
export function afterResistance(creature: Creature, damage: number, type: string): number {
  const { resistances, vulnerabilities } = sheetOf(creature);
  const status = byStatus(creature, type);
  const resists = resistances.includes(type) || status.resists;
  const vulnerable = vulnerabilities.includes(type) || status.vulnerable;
  if (resists === vulnerable) return damage;
  return resists ? half(damage) : damage * 2;
}

/** A blow, alike for every creature it strikes. */
export interface Blow {
  actor: string;
  /** The damage dice and what is added to them; together they are never below 0. */
  terms: readonly Term[];
  damageType: string;
  weapon?: string;
  /** The roll that hit, where one is made. */
  toHit?: number;
}

/** What the damage roll does to one target: AR, then resistances, then hit points (BV-22). */
export function strike(
  decision: Decision,
  { actor, terms, damageType, weapon, toHit }: Blow,
  id: string,
): void {
  const target = creatureAt(decision.state, id);
  const thrown = sumOf(terms);
  const armour = armorOf(decision.state).takesOff(decision.state, target, thrown);
  const why = armorNote(decision.state, target, armour);
  const worn = why || armour > 0 ? [{ what: `AR${why && ` (${why})`}`, by: 0 - armour }] : [];
  const damage = afterResistance(target, thrown - armour, damageType);
  decision.emit(
    attackMade,
    {
      actor,
      target: id,
      hit: true,
      thrown,
      damageType,
      armour,
      damage,
      terms: broughtTo([...terms, ...worn], damage, damage < thrown - armour ? 'resisted' : 'vulnerable'),
      from: target.hitPoints.now,
      left: target.hitPoints.now - damage,
      ...(weapon === undefined ? {} : { weapon }),
      ...(toHit === undefined ? {} : { total: toHit }),
    },
    by(decision, 'blow'),
  );
  noteSoaked(decision, id, armour);
  decision.asDeedOf({ actor, means: weapon }, () => takeDamage(decision, id, damage, BLOW));
}
