import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import type { DieSize } from '../sheet/dieSizes.ts';
import { half } from '../sheet/halves.ts';
import { rulingOf, type RulingValue } from '../rulings.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { byStatus, hasStatus } from '../harm/statuses.ts';

const MOST_CRITICALS = 50;

/** Throws damage dice; the highest face brings one more die of the size, and that one again (BV-22, BV-27, BV-28). */
export function throwDamage(decision: Decision, purpose: string, { count, sides }: DieSize): number {
  const again = rulingOf(decision.state, 'critical-repeats');
  const criticals = rulingOf(decision.state, 'criticals');
  let open = count;
  let total = 0;
  for (let thrown = 0; open > 0 && thrown < MOST_CRITICALS; thrown += 1) {
    const { dice } = decision.throwDice(thrown === 0 ? purpose : `${purpose}, critical`, open, sides);
    const faces = dice.map(([, face]) => face);
    total += faces.reduce((sum, face) => sum + face, 0);
    const highest = faces.filter((face) => face === sides).length;
    open = sides > 1 && criticals && (thrown === 0 || again) ? highest : 0;
  }
  return total;
}

/** How often damage is halved, and then doubled. */
interface Weight {
  halved: number;
  doubled: number;
}

/** What becomes of resistance and vulnerability to one and the same type (BV-30). */
const TOGETHER: Readonly<Record<RulingValue<'resistance-and-vulnerability'>, (weight: Weight) => Weight>> = {
  cancel: ({ halved, doubled }) => {
    const pairs = Math.min(halved, doubled);
    return { halved: halved - pairs, doubled: doubled - pairs };
  },
  'halve, then double': (weight) => weight,
  'resistance wins': ({ halved, doubled }) => ({ halved, doubled: halved > 0 ? 0 : doubled }),
  'vulnerability wins': ({ halved, doubled }) => ({ halved: doubled > 0 ? 0 : halved, doubled }),
};

/** How often a type is resisted and how often it finds somebody vulnerable; once at most, unless sources add up (BV-29, BV-30, BV-56, BV-64). */
function weightOf(creature: Creature, campaign: Campaign, type: string): Weight {
  const { resistances, vulnerabilities } = sheetOf(creature);
  const status = byStatus(creature, type);
  const most = rulingOf(campaign, 'resistances-add-up') ? Infinity : 1;
  return TOGETHER[rulingOf(campaign, 'resistance-and-vulnerability')]({
    halved: Math.min(most, Number(resistances.includes(type)) + status.resists),
    doubled: Math.min(most, Number(vulnerabilities.includes(type)) + status.vulnerable),
  });
}

/** Half of some damage; of 1 it is 0, or 1 by the table’s word (BV-S1). */
function halfDamage(campaign: Campaign, damage: number): number {
  const halved = half(campaign, damage);
  return rulingOf(campaign, 'half-of-one') && damage > 0 ? Math.max(1, halved) : halved;
}

/** What a type of damage becomes: halved, doubled, or both in one (BV-29, BV-30, BV-56, BV-64, BV-S1). */
export function afterResistance(
  creature: Creature,
  campaign: Campaign,
  damage: number,
  type: string,
): number {
  const { halved, doubled } = weightOf(creature, campaign, type);
  const less = Array.from({ length: halved }).reduce<number>((left) => halfDamage(campaign, left), damage);
  return less * 2 ** doubled;
}

/** What AR and resistances leave of damage, in the order that the table has them (BV-22, BV-25, BV-S4). */
export function damageLeft(
  creature: Creature,
  campaign: Campaign,
  damage: number,
  type: string,
  ar: number,
): number {
  const past = (before: number): number => Math.max(0, before - ar);
  return rulingOf(campaign, 'ar-first')
    ? afterResistance(creature, campaign, past(damage), type)
    : past(afterResistance(creature, campaign, damage, type));
}

const DEFENCE = 2;

/** AR as it is now: with a defence up 2 more; none of one’s own while prone, nor the defence, as a rule (BV-16, BV-65). */
export function arOf(creature: Creature, campaign: Campaign, defends: boolean): number {
  const added = defends ? DEFENCE : 0;
  if (!hasStatus(creature, 'prone')) return sheetOf(creature).ar + added;
  return rulingOf(campaign, 'prone-defence') ? added : 0;
}
