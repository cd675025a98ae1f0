import { extended } from '../../../extended.ts';
import { attackMade } from '../../../campaign/events/fight.ts';
import { find } from '../../../campaign/ids.ts';
import { broughtTo, dieTerm } from '../../../campaign/events/terms.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { blastCounted, blowThrown } from '../events/fights.ts';
import type { DeclaredAttack } from './deeds.ts';
import { takeDamage, TOLD_BY_BLOW } from '../harm/harm.ts';
import type { Family } from '../family.ts';
import { armourOf, diceOf, diceOfBlow, isMagic } from '../sheet/weapons.ts';
import { familyOption, type FamilyChoice } from '../options/index.ts';
import { conditionDetails } from '../sheet/details.ts';

interface Strike {
  actor: string;
  attack: DeclaredAttack;
}
interface Landed {
  target: string;
  damage: number;
  by: string;
  /** The weapon that struck, by its name. */
  weapon: string;
}

const itemOf = (creature: Creature, id: string | null) => creature.items.find((one) => one.id === id);

/** Whom a blast catches when that is unsure: as many as its die says, the nearest first, no more than are there (CA-52, CA-R6). */
function caught(decision: Decision, { actor, attack }: Strike): string[] {
  if (!attack.countRoll) return attack.targets;
  const { name, items } = creatureAt(decision.state, actor);
  const [die = 4] = diceOf(items.find(({ id }) => id === attack.weapon));
  const { total } = decision.throwDice(`${name}, number of targets hit`, 1, die);
  const targets = attack.targets.slice(0, total);
  decision.emit(
    blastCounted,
    { actor, total, inReach: attack.targets, caught: targets },
    by(decision, 'blast-count'),
  );
  return targets;
}

/** What keeps a blow from counting: a shield of magic against all that is mundane, a swarm against all but blasts. */
function isWarded(target: Creature, { blast }: DeclaredAttack, magic: boolean): boolean {
  const wards = target.conditions.map((one) => conditionDetails(one).ward);
  return (wards.includes('mundane') && !magic) || (wards.includes('all but blast') && !blast);
}

/**
 * All blows of a side at once: for each target all attackers roll, the highest die counts, and Armor comes off once. Nobody
 * loses anything before all dice are rolled (CA-45, CA-51).
 */
export function strikeAll(decision: Decision, family: Family, strikes: readonly Strike[]): void {
  const blows = strikes.flatMap((strike) =>
    caught(decision, strike).map((target) => extended(strike, { target })),
  );
  const targets = [...new Set(blows.map(({ target }) => target))];
  const landed = targets.map((target) =>
    throwAt(
      decision,
      family,
      target,
      blows.filter((one) => one.target === target),
    ),
  );
  for (const { target, damage, by: attacker, weapon } of landed) {
    const left = damage > 0 && family.guard ? family.guard(decision, target, damage) : damage;
    const why = left === damage ? TOLD_BY_BLOW : '';
    decision.asDeedOf({ actor: attacker, means: weapon }, () =>
      takeDamage(decision, family, target, left, why, attacker, weapon),
    );
  }
  for (const { target, damage } of landed) if (damage > 0) family.shaken?.(decision, target);
}

/** What always gets through Armor of a blow that can harm (CA-R1). */
const LEAST: Readonly<Record<FamilyChoice<'least-damage'>, number>> = { yes: 0, 'one-gets-through': 1 };

/** What those who strike beside the first add to the highest die (CA-46). */
const MORE: Readonly<Record<FamilyChoice<'ganging-up'>, (attackers: number) => number>> = {
  'best-die': () => 0,
  'one-more-each': (attackers) => Math.max(0, attackers - 1),
};

/** What one attacker throws at a target; 0 counts where it cannot be harmed so. */
interface Thrown {
  actor: string;
  weapon: string;
  faces: number[];
  best: number;
  /** The sides of the die that shows the highest face. */
  sides: number;
}

/** The dice of one attacker, enhanced against the helpless; they are a fact of their own where several strike at one target. */
function throwOne(
  decision: Decision,
  target: Creature,
  { actor, attack }: Strike,
  impaired: boolean,
  alone: boolean,
): Thrown {
  const attacker = creatureAt(decision.state, actor);
  const weapon = itemOf(attacker, attack.weapon);
  const blow = {
    ...attack,
    impaired: attack.impaired || impaired,
    enhanced: attack.enhanced || target.status === 'down',
    weapon,
    second: itemOf(attacker, attack.second),
  };
  const dice = diceOfBlow(attacker, target, blow);
  const faces = dice.map((die) => decision.throwDice(`${attacker.name} at ${target.name}`, 1, die).total);
  const highest = Math.max(...faces);
  const best = isWarded(target, attack, isMagic(weapon)) ? 0 : highest;
  const thrown = { actor, target: target.id, weapon: weapon?.name ?? '', faces, best };
  if (!alone) decision.emit(blowThrown, thrown, by(decision, 'blow', 'together'));
  return extended(thrown, { sides: dice[faces.indexOf(highest)] ?? 0 });
}

/** All who strike at one target: the single highest die, what their number adds, Armor once (CA-R2). */
function throwAt(decision: Decision, family: Family, targetId: string, strikes: readonly Strike[]): Landed {
  const met = family.meetsBlow?.(decision, targetId);
  const target = creatureAt(decision.state, targetId);
  const results = strikes.map((one) =>
    throwOne(decision, target, one, met === 'impairs', strikes.length === 1),
  );
  const highest = Math.max(...results.map(({ best }) => best));
  const { actor = '', weapon = '', sides = 0 } = results.find(({ best }) => best === highest) ?? {};
  const harmful = results.filter(({ best }) => best > 0).length;
  const thrown = highest + MORE[familyOption(decision.state, 'ganging-up')](harmful);
  const armour = armourOf(target);
  const least = highest > 0 ? LEAST[familyOption(decision.state, 'least-damage')] : 0;
  const damage = Math.max(least, thrown - armour);
  const thrownDice = results.flatMap(({ faces }) => faces).length;
  const off = Math.min(armour, thrown);
  const terms = broughtTo(
    [
      dieTerm(sides, highest, thrownDice > 1 ? `highest of ${thrownDice}` : ''),
      ...(thrown > highest ? [{ what: 'more attackers', by: thrown - highest }] : []),
      ...(off > 0 ? [{ what: 'Armor', by: -off }] : []),
    ],
    damage,
    `at least ${least}`,
  );
  decision.emit(
    attackMade,
    {
      actor,
      target: targetId,
      weapon,
      hit: damage > 0,
      thrown,
      armour: thrown - damage,
      damage,
      ...(thrown > 0 ? { terms } : { idle: 'it cannot be harmed this way' }),
      from: target.hitPoints.now,
      ...(met === 'turns' ? {} : { left: Math.max(0, target.hitPoints.now - damage) }),
    },
    by(decision, 'blow', strikes.length > 1 && 'together'),
  );
  return { target: targetId, damage, by: actor, weapon };
}

/** Whether someone is in the fight and can still be struck. */
export const canBeStruck = (decision: Decision, id: string): boolean => {
  const target = find(decision.state.creatures, id);
  return target !== undefined && target.status !== 'dead' && target.status !== 'fled';
};
