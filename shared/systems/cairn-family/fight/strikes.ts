import { diceRolled } from '../../../campaign/events/campaign.ts';
import { attackMade } from '../../../campaign/events/fight.ts';
import { find } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import type { DeclaredAttack } from './declared.ts';
import { takeDamage } from '../harm/harm.ts';
import type { Family } from '../family.ts';
import { armourOf, diceOf, diceOfBlow, isMagic, type BlowReadings } from '../sheet/weapons.ts';
import { familyOptionOf, type FamilyReading } from '../options/index.ts';

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

/** So many of them, each by a throw among those who are left. */
function byChance(decision: Decision, name: string, ids: readonly string[], count: number): string[] {
  const left = [...ids];
  return Array.from({ length: count }, () => {
    const { total } = decision.throwDice(`${name}, who is caught`, 1, left.length);
    return left.splice(total - 1, 1);
  }).flat();
}

/** Whom a blast catches when that is unsure: as many as its die says, the nearest first or by chance, no more than are there (CA-52, CA-R6). */
function caught(decision: Decision, { actor, attack }: Strike): string[] {
  if (!attack.countRoll) return attack.targets;
  const { name, items } = creatureAt(decision.state, actor);
  const [die = 4] = diceOf(items.find(({ id }) => id === attack.weapon));
  const { total } = decision.throwDice(`${name}, how many are caught`, 1, die);
  const chance =
    familyOptionOf(decision.state, 'blast-catches') === 'anybody by chance' && total < attack.targets.length;
  const targets = chance ? byChance(decision, name, attack.targets, total) : attack.targets.slice(0, total);
  decision.emit(
    diceRolled,
    {},
    `The blast catches ${targets.length}: a ${total}, ${attack.targets.length} in reach.`,
  );
  return targets;
}

/** What keeps a blow from counting: a shield of magic against all that is mundane, a swarm against all but blasts (CA-SP71, CA-SP84). */
function isWarded(target: Creature, { blast }: DeclaredAttack, magic: boolean): boolean {
  const wards = target.conditions.map(({ details }) => details['ward']);
  return (wards.includes('mundane') && !magic) || (wards.includes('all but blast') && !blast);
}

/**
 * All blows of a side at once (CA-37): for each target every attacker's dice, the single highest counts, Armor comes off once
 * (CA-45, CA-46, CA-51, CA-53, CA-R1, CA-R2). Only when all dice lie does anybody lose anything.
 */
export function strikeAll(decision: Decision, family: Family, strikes: readonly Strike[]): void {
  const blows = strikes.flatMap((strike) =>
    caught(decision, strike).map((target) => ({ ...strike, target })),
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
  for (const { target, damage, by, weapon } of landed) {
    const left = damage > 0 && family.guard ? family.guard(decision, target, damage) : damage;
    takeDamage(decision, family, target, left, '', by, weapon);
  }
  for (const { target, damage } of landed) if (damage > 0) family.shaken?.(decision, target);
}

const BOTH_EDGES: Readonly<Record<FamilyReading<'impaired-and-enhanced'>, BlowReadings['both']>> = {
  'normal die': 'plain',
  impaired: 'impaired',
  enhanced: 'enhanced',
};

const readingsOf = (decision: Decision, family: Family): BlowReadings => ({
  both: BOTH_EDGES[familyOptionOf(decision.state, 'impaired-and-enhanced')],
  freeHands: familyOptionOf(decision.state, 'unarmed-enhanced'),
  dieEach: familyOptionOf(decision.state, 'two-weapons-changed') === 'a die each',
  impaired: family.impaired && ((plain) => family.impaired?.(decision.state, plain) ?? [...plain]),
  clash: familyOptionOf(decision.state, 'detachments-clash') === 'an enhanced die',
  blast: familyOptionOf(decision.state, 'blast-at-detachment') === 'an enhanced die',
});

/** Weakness and advantage of each who strikes at one target, or of one for all of them (CA-R2). */
function edgesAmong(decision: Decision, strikes: readonly Strike[]): Strike[] {
  if (familyOptionOf(decision.state, 'edges-of-several') === 'their own') return [...strikes];
  const impaired = strikes.some(({ attack }) => attack.impaired);
  const enhanced = strikes.some(({ attack }) => attack.enhanced);
  return strikes.map(({ actor, attack }) => ({ actor, attack: { ...attack, impaired, enhanced } }));
}

function throwAt(decision: Decision, family: Family, targetId: string, strikes: readonly Strike[]): Landed {
  const target = creatureAt(decision.state, targetId);
  const readings = readingsOf(decision, family);
  const results = edgesAmong(decision, strikes).map(({ actor, attack }) => {
    const attacker = creatureAt(decision.state, actor);
    const weapon = itemOf(attacker, attack.weapon);
    const blow = { ...attack, weapon, second: itemOf(attacker, attack.second) };
    const dice = diceOfBlow(attacker, target, blow, readings);
    const faces = dice.map((die) => decision.throwDice(`${attacker.name} at ${target.name}`, 1, die).total);
    const warded = isWarded(target, attack, isMagic(weapon));
    return {
      actor,
      weapon: weapon?.name ?? '',
      name: attacker.name,
      faces,
      best: warded ? 0 : Math.max(...faces),
    };
  });
  const highest = Math.max(...results.map(({ best }) => best));
  const { actor: by = '', weapon = '' } = results.find(({ best }) => best === highest) ?? {};
  const armour = armourOf(target);
  const least = highest > 0 ? familyOptionOf(decision.state, 'least-damage') : 0;
  const damage = Math.max(least, highest - armour);
  const thrown = results.map(({ name, faces }) => `${name} throws ${faces.join(' and ')}`).join(', ');
  const words = [
    `At ${target.name}: ${thrown}`,
    ...(highest === 0 ? ['it cannot be harmed so'] : results.length > 1 ? [`the highest is ${highest}`] : []),
    ...(armour > 0 ? [`Armor ${armour}`] : []),
    `${damage} damage`,
  ];
  decision.emit(attackMade, { actor: by, target: targetId, hit: damage > 0, damage }, `${words.join('; ')}.`);
  return { target: targetId, damage, by, weapon };
}

/** Whether somebody is in the fight and can still be struck. */
export const canBeStruck = (decision: Decision, id: string): boolean => {
  const target = find(decision.state.creatures, id);
  return target !== undefined && target.status !== 'dead' && target.status !== 'fled';
};
