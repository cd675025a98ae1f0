import { creatureAt } from '../../../campaign/lookup.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { dieTerm, type Term } from '../../../campaign/events/terms.ts';
import type { Edge, Roll } from '../../../dice/dice.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { payFocus } from '../checks/focusPool.ts';
import { edgeFieldsOf, edgeFrom, isFutile, type Grounds } from '../checks/grounds.ts';
import { attackMade } from '../events/fight.ts';
import { loseHitPoints } from '../harm/hitPoints.ts';
import { optionOf } from '../options.ts';
import { meansName, type LastAttack, type Means } from '../sheet/sheet.ts';
import { armourTerms, throughArmour, throwArmour } from './armour.ts';
import { blockingShield, wearShield } from './shields.ts';

/** An attack on one target: its dice, and what is for and against it. */
export interface Strike {
  actor: string;
  target: string;
  means: Means;
  /** The Damage dice; of several the highest counts. */
  dice: number[];
  grounds: Grounds;
  focus: boolean;
  /** The target’s player blocks Damage of at least this with a Shield. */
  shieldFrom?: number | undefined;
  /** A 1 does not miss, because a Spell always takes effect. */
  sure?: boolean;
}

/** The one die that counts of all sets rolled, which also decides a miss (NS-69, NS-70, NS-73, NS-R19). */
export function damageOf(sets: readonly number[][], edge: Edge): number {
  const highs = sets.map((set) => Math.max(...set));
  return edge === 'disadvantage' ? Math.min(...highs) : Math.max(...highs);
}

type Thrown = Pick<LastAttack, 'dice' | 'sets'> & { damage: number };

const isTopFace = ({ dice, sets, damage }: Thrown): boolean =>
  sets.some((set) => set.some((face, index) => face === damage && face === dice[index]));

/** Whether Damage ignores Armor: never, or where a die shows its highest face (NS-S11). */
const GOES_THROUGH = {
  nothing: () => false,
  'ignores-armour': isTopFace,
} as const satisfies Record<string, (thrown: Thrown) => boolean>;

export const ignoresArmour = (
  campaign: Campaign,
  dice: number[],
  sets: number[][],
  damage: number,
): boolean => GOES_THROUGH[optionOf(campaign, 'critical-hits')]({ dice, sets, damage });

/** Rolls one set of Damage dice. */
export const throwSet = (decision: Decision, dice: readonly number[]): Roll[] =>
  dice.map((sides) => decision.throwDice('Damage', 1, sides));

export const facesOf = (rolls: readonly Roll[]): number[] => rolls.map(({ total }) => total);

/** The die that makes the Damage, of all that were rolled. */
export function countingDie(dice: readonly number[], sets: readonly number[][], damage: number): Term {
  const shown = sets.flatMap((set) => set.map((face, index) => ({ face, sides: dice[index] ?? 0 })));
  const { sides = 0 } = shown.find(({ face }) => face === damage) ?? {};
  return dieTerm(sides, damage, shown.length > 1 ? `the one of ${shown.length} that counts` : '');
}

/** Only the die that makes the Damage counts; the log strikes the others out. */
export function strikeOut(rolls: readonly Roll[], damage: number): void {
  const counts = rolls.find(({ total }) => total === damage);
  for (const roll of rolls) if (roll !== counts) roll.kept = [];
}

/** Rolls the Damage dice of an attack once or twice. */
function throwDamage(decision: Decision, { dice }: Strike, edge: Edge): Thrown {
  const thrown = [throwSet(decision, dice), ...(edge === 'normal' ? [] : [throwSet(decision, dice)])];
  const sets = thrown.map(facesOf);
  const damage = damageOf(sets, edge);
  strikeOut(thrown.flat(), damage);
  return { dice, sets, damage };
}

interface Result {
  missed: boolean;
  shield: Item | undefined;
  armour: number | null;
  through: number;
}

/** The result of the Damage roll: a miss on 1, a block, or what gets through Armor. */
function resolve(decision: Decision, victim: Creature, thrown: Thrown, strike: Strike): Result {
  const { state } = decision;
  const { damage, dice, sets } = thrown;
  const missed = damage === 1 && !strike.sure;
  const shield = missed ? undefined : blockingShield(state, victim, damage, strike.shieldFrom);
  if (missed || shield) return { missed, shield, armour: null, through: 0 };
  const armour = ignoresArmour(state, dice, sets, damage) ? null : throwArmour(decision, victim);
  return { missed, shield, armour, through: throughArmour(state, damage, armour) };
}

/** One attack without a roll to hit: Damage, a miss on 1, Shield, Armor, HP, in this order (NS-64, NS-65, NS-66). Gives back its roll, to be remembered with those of the same action. */
export function strike(decision: Decision, blow: Strike): LastAttack {
  const { actor, target, means, dice, grounds, focus, sure = false } = blow;
  if (focus) payFocus(decision, actor, grounds);
  const edge = edgeFrom(grounds);
  const thrown = throwDamage(decision, blow, edge);
  const victim = creatureAt(decision.state, target);
  const { missed, shield, armour, through } = resolve(decision, victim, thrown, blow);
  const from = victim.hitPoints.now;
  decision.emit(
    attackMade,
    {
      actor,
      target,
      hit: !missed && !shield,
      thrown: thrown.damage,
      ...(armour === null ? {} : { armour }),
      damage: through,
      left: from - through,
      ...means,
      missed,
      ...(shield ? { blocked: shield.name } : {}),
      through,
      ...(missed
        ? { idle: 'a 1 misses' }
        : shield
          ? { idle: `blocked with ${shield.name.toLowerCase()}` }
          : { terms: armourTerms(countingDie(dice, thrown.sets, thrown.damage), armour, through) }),
      from,
      ...edgeFieldsOf(grounds),
    },
    by(decision, 'strike', missed ? 'miss' : shield ? 'block' : 'armour'),
  );
  if (through > 0)
    decision.asDeedOf({ actor, means: meansName(means) }, () => loseHitPoints(decision, target, through));
  if (shield) wearShield(decision, target, shield);
  return {
    kind: 'attack',
    actor,
    target,
    means,
    dice,
    sets: thrown.sets,
    edge,
    focus,
    futile: isFutile(grounds),
    armour,
    net: through,
    blocked: shield !== undefined,
    sure,
  };
}
