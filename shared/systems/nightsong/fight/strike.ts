import { attackMade } from '../../../campaign/events/fight.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Campaign } from '../../../campaign/state.ts';
import type { Edge, Roll } from '../../../dice/dice.ts';
import type { Decision } from '../../contract.ts';
import {
  damageInWords,
  leastBlocked,
  noteArmour,
  noteBlock,
  shieldOf,
  throughArmour,
  throwArmour,
} from './armour.ts';
import { edgeFrom, edgeInWords, isFutile, payFocus, type Grounds } from '../checks/checks.ts';
import { hitPointsAfter, loseHitPoints } from '../harm/hitPoints.ts';
import { remember } from '../checks/lastRolls.ts';
import { rulingOf } from '../rulings.ts';
import { figure, type LastAttack } from '../sheet/sheet.ts';
import { wearItem } from '../gear/stepDice.ts';
import { noteDeed } from './wear.ts';

/** Somebody striking at somebody: what is thrown, and what speaks for and against it. */
export interface Strike {
  actor: string;
  target: string;
  /** "with longsword" */
  how: string;
  /** The damage dice; of several the highest counts (NS-73). */
  dice: number[];
  /** The things that strike and wear by it. */
  weapons?: string[];
  grounds: Grounds;
  focus: boolean;
  /** The target's player blocks damage of at least this with a shield (NS-68). */
  shieldFrom?: number | undefined;
  /** A 1 does not miss: a Spell always takes effect (NS-90). */
  sure?: boolean;
}

/**
 * The one die that counts of all sets thrown (NS-69, NS-70, NS-73, NS-R19, NS-R24). By an option any 1 among
 * them makes it a miss.
 */
export function damageOf(campaign: Campaign, sets: readonly number[][], edge: Edge, sure = false): number {
  if (!sure && rulingOf(campaign, 'misses') === 'any of them' && sets.flat().includes(1)) return 1;
  const highs = sets.map((set) => Math.max(...set));
  return edge === 'disadvantage' ? Math.min(...highs) : Math.max(...highs);
}

/**
 * Whether the Damage is the highest face of a die that shows it, and by an option goes through Armor
 * (NS-S11).
 */
export const isThrough = (
  campaign: Campaign,
  dice: readonly number[],
  sets: readonly number[][],
  damage: number,
): boolean =>
  rulingOf(campaign, 'critical-hits') === 'goes through Armor' &&
  sets.some((set) => set.some((face, index) => face === damage && face === dice[index]));

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
  { actor, target, how, dice, weapons = [], grounds, focus, shieldFrom, sure = false }: Strike,
): LastAttack {
  if (focus) payFocus(decision, actor, grounds);
  const { state } = decision;
  const edge = edgeFrom(state, grounds);
  const thrown = [
    throwSet(decision, how, dice),
    ...(edge === 'normal' ? [] : [throwSet(decision, how, dice)]),
  ];
  const sets = thrown.map(facesOf);
  const damage = damageOf(state, sets, edge, sure);
  const misses = damage === 1 && !sure;
  strikeOut(thrown.flat(), damage);
  const victim = creatureAt(decision.state, target);
  const shield =
    !misses && shieldFrom !== undefined && damage >= leastBlocked(state, shieldFrom)
      ? shieldOf(state, victim)
      : undefined;
  const unarmoured = misses || shield || isThrough(state, dice, sets, damage);
  const armour = unarmoured ? null : throwArmour(decision, victim);
  const net = misses || shield ? 0 : throughArmour(state, damage, armour);
  const { now } = victim.hitPoints;
  const start = `${creatureAt(state, actor).name} attacks ${victim.name} ${how}${edgeInWords(state, grounds)}: `;
  const told = shield
    ? `${damage}, blocked with ${shield.name.toLowerCase()}.`
    : misses
      ? 'a 1, a miss.'
      : `${damageInWords(damage, armour, net)}; ${figure(now)} → ${figure(hitPointsAfter(state, victim, net))} HP.`;
  decision.emit(attackMade, { actor, target, hit: !misses && !shield, damage: net }, start + told, {
    rules: ['NS-64', misses ? 'NS-66' : shield ? 'NS-68' : 'NS-65'],
  });
  if (net > 0) loseHitPoints(decision, target, net);
  if (!misses) noteDeed(decision, actor, 'hit', weapons);
  noteArmour(decision, victim, armour);
  if (shield) noteBlock(decision, target);
  const wears = victim.kind === 'character' || rulingOf(state, 'shields-of-others');
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
    futile: isFutile(state, grounds),
    weapons,
    armour,
    net,
    blocked: shield !== undefined,
    sure,
  };
  remember(decision, last);
  return last;
}
