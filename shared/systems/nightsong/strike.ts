import { attackMade } from '../../campaign/events/fight.ts';
import { creatureAt } from '../../campaign/look.ts';
import type { Creature, Item } from '../../campaign/state.ts';
import type { Edge, Roll } from '../../dice/dice.ts';
import type { Decision } from '../contract.ts';
import { edgeFrom, edgeInWords, payFocus, remember, type Grounds } from './checks.ts';
import { loseHitPoints } from './hitPoints.ts';
import { figure, type LastAttack } from './sheet.ts';
import { wearItem } from './stepDice.ts';

/** Somebody striking at somebody: what is thrown, and what speaks for and against it. */
export interface Strike {
  actor: string;
  target: string;
  /** "with longsword" */
  how: string;
  /** The damage dice; of several the highest counts (NS-73). */
  dice: number[];
  grounds: Grounds;
  focus: boolean;
  /** The target's player blocks damage of at least this with a shield (NS-68). */
  shieldFrom?: number | undefined;
}

/** Worn armour that still protects; undefined when broken or none (NS-42, NS-80). */
export const armourOf = ({ items }: Creature): Item | undefined =>
  items.find((one) => one.kind === 'armour' && one.inUse && (one.die ?? 0) > 0);

/** A shield in hand that still holds (NS-43, NS-R21). */
export const shieldOf = ({ items }: Creature): Item | undefined =>
  items.find((one) => one.kind === 'shield' && one.inUse && (one.die ?? 0) > 0);

/** The one die that counts of all sets thrown (NS-69, NS-70, NS-73, NS-R19, NS-R24). */
export function damageOf(sets: readonly number[][], edge: Edge): number {
  const highs = sets.map((set) => Math.max(...set));
  return edge === 'disadvantage' ? Math.min(...highs) : Math.max(...highs);
}

/** What an armour die takes off: nothing on a 1 (NS-67). */
export const soaked = (face: number | null): number => (face === null || face === 1 ? 0 : face);

/** One set of damage dice on the table. */
export const throwSet = (decision: Decision, how: string, dice: readonly number[]): Roll[] =>
  dice.map((sides) => decision.throwDice(`damage ${how}`, 1, sides));

export const facesOf = (rolls: readonly Roll[]): number[] => rolls.map(({ total }) => total);

/** Of several dice only the one that makes the damage counts; the log strikes the others out. */
export function strikeOut(rolls: readonly Roll[], damage: number): void {
  const counts = rolls.find(({ total }) => total === damage);
  for (const roll of rolls) if (roll !== counts) roll.kept = [];
}

/**
 * One strike, told in one line: damage, miss on 1, shield, armour, hit points, in this order (NS-64, NS-65, NS-66, NS-67, NS-68, NS-69, NS-70, NS-R20).
 * A character's shield then wears (NS-43, NS-81); by a ruling that of others too.
 */
export function strike(
  decision: Decision,
  { actor, target, how, dice, grounds, focus, shieldFrom }: Strike,
): LastAttack {
  if (focus) payFocus(decision, actor, grounds);
  const edge = edgeFrom(grounds);
  const thrown = [
    throwSet(decision, how, dice),
    ...(edge === 'normal' ? [] : [throwSet(decision, how, dice)]),
  ];
  const sets = thrown.map(facesOf);
  const damage = damageOf(sets, edge);
  strikeOut(thrown.flat(), damage);
  const victim = creatureAt(decision.state, target);
  const shield =
    damage > 1 && shieldFrom !== undefined && damage >= shieldFrom ? shieldOf(victim) : undefined;
  const armour = damage === 1 || shield ? null : throwArmour(decision, victim);
  const net = damage === 1 || shield ? 0 : Math.max(0, damage - soaked(armour));
  const { now } = victim.hitPoints;
  const start = `${creatureAt(decision.state, actor).name} attacks ${victim.name} ${how}${edgeInWords(grounds)}: `;
  const told = shield
    ? `${damage}, blocked with ${shield.name.toLowerCase()}.`
    : damage === 1
      ? 'a 1, a miss.'
      : `${damageInWords(damage, armour, net)}; ${figure(now)} → ${figure(now - net)} HP.`;
  decision.emit(attackMade, { actor, target, hit: damage > 1 && !shield, damage: net }, start + told, {
    rules: ['NS-64', damage === 1 ? 'NS-66' : shield ? 'NS-68' : 'NS-65'],
  });
  if (net > 0) loseHitPoints(decision, target, net);
  const wears = victim.kind === 'character' || decision.ruling('shields-of-others') === true;
  if (shield && wears) wearItem(decision, target, shield.id, ['NS-43', 'NS-68']);
  const last: LastAttack = {
    kind: 'attack',
    creature: actor,
    target,
    weapon: how,
    dice,
    sets,
    edge,
    focus,
    armour,
    net,
    blocked: shield !== undefined,
  };
  remember(decision, last);
  return last;
}

/** Throws the armour of somebody hit; null when they wear none that holds. */
export function throwArmour(decision: Decision, victim: Creature): number | null {
  const armour = armourOf(victim);
  return armour ? decision.throwDice(armour.name, 1, armour.die ?? 0).total : null;
}

/** "5 − armour 2 = 3" */
export function damageInWords(damage: number, armour: number | null, net: number): string {
  if (armour === null) return `${damage} damage`;
  return armour === 1 ? `${damage}, the armour fails on a 1` : `${damage} − armour ${armour} = ${net}`;
}
