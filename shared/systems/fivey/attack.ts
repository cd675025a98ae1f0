import { z } from 'zod';
import { attackMade, combatantChanged } from '../../campaign/events/fight.ts';
import { conditionLost, itemChanged, itemRemoved } from '../../campaign/events/creatures.ts';
import { proceed } from '../../campaign/fight.ts';
import { IdSchema } from '../../campaign/ids.ts';
import { ableCreature, fightOf } from '../../campaign/look.ts';
import { Refusal } from '../../campaign/refusal.ts';
import type { Creature, Item } from '../../campaign/state.ts';
import { edgeOf } from '../../dice/dice.ts';
import { defineCommand, type Decision } from '../contract.ts';
import { landBlow, masters, statFor, weaponOf } from './blow.ts';
import { check, isNatural20, remember, rewardTwenty } from './checks.ts';
import { attackOffers, notReady, shotsOf } from './fightOffers.ts';
import { demandActions, spend } from './turns.ts';
import { defenseOf, shieldOf } from './sheet.ts';

/** What a missile weapon needs before it is shot: loaded, and with a unit of ammunition for a second shot (FV-105, FV-106). */
function shoot(decision: Decision, attacker: Creature, weapon: Item): void {
  const why = notReady(decision.state, attacker, weapon);
  if (why) throw why;
  const name = weapon.own['ammunition'];
  const shots = shotsOf(decision.state, attacker.id) + 1;
  const counted = decision.ruling('shots-counted') === true;
  if (typeof name === 'string') {
    const unit = attacker.items.find((item) => item.name === name);
    if (unit && counted) useShot(decision, attacker, unit);
    else if (unit && shots === 2) useUnit(decision, attacker, unit);
  }
  decision.emit(combatantChanged, { creature: attacker.id, own: { shots } });
  if (weapon.own['reload'] === true)
    decision.emit(itemChanged, {
      creature: attacker.id,
      item: weapon.id,
      from: {},
      to: { own: { loaded: false } },
    });
}

/** A unit is used up by the second shot of an encounter (FV-106). */
function useUnit(decision: Decision, holder: Creature, unit: Item): void {
  const told = { rules: ['FV-106'] };
  const text = `${holder.name} uses up a unit of ${unit.name.toLowerCase()}.`;
  if (unit.count > 1)
    decision.emit(
      itemChanged,
      { creature: holder.id, item: unit.id, from: { count: unit.count }, to: { count: unit.count - 1 } },
      text,
      told,
    );
  else decision.emit(itemRemoved, { creature: holder.id, item: unit }, text, told);
}

const SHOTS_IN_A_UNIT = 20;

/** By the other reading a unit is twenty single shots (FV-107). */
function useShot(decision: Decision, holder: Creature, unit: Item): void {
  const left = Number(unit.own['shots'] ?? SHOTS_IN_A_UNIT) - 1;
  if (left === 0) useUnit(decision, holder, unit);
  else
    decision.emit(
      itemChanged,
      { creature: holder.id, item: unit.id, from: {}, to: { own: { shots: left } } },
      undefined,
      { rules: ['FV-107'] },
    );
}

const MELEE_REACH = 1;
const THROW = 4;

/** Melee at one pace, long weapons at two and not nearer, what is thrown to four, missiles to their range (FV-99, FV-102 to FV-105, FV-S16). */
function demandReach(
  attacker: Creature,
  weapon: Item | undefined,
  distance: number | undefined,
  thrown: boolean,
): void {
  if (thrown && weapon?.own['thrown'] !== true)
    throw new Refusal(
      'not-thrown',
      `${weapon?.name ?? 'A fist'} is not made to be thrown (FV-99).`,
      'thrown',
    );
  if (distance === undefined) return;
  const reach = Number(weapon?.own['reach'] ?? MELEE_REACH);
  const most = thrown ? THROW : weapon?.own['ranged'] === true ? Number(weapon.own['range'] ?? 24) : reach;
  if (distance > most)
    throw new Refusal(
      'out-of-reach',
      `${attacker.name} reaches ${most} paces with this; it is ${distance} (${weapon?.own['ranged'] === true ? 'FV-S16' : 'FV-102'}).`,
      'distance',
    );
  if (!thrown && reach > MELEE_REACH && distance < reach)
    throw new Refusal(
      'too-near',
      `${weapon?.name ?? ''} is too long at one pace; step back first (FV-102).`,
      'distance',
    );
}

/** What takes both hands leaves none for a shield (FV-101, FV-104). */
function demandHands(attacker: Creature, weapon: Item | undefined): void {
  const shield = shieldOf(attacker);
  if (weapon?.own['twoHanded'] === true && shield)
    throw new Refusal(
      'no-hand',
      `${weapon.name} takes both hands; ${attacker.name} holds a shield (FV-101).`,
      'weapon',
    );
}

/**
 * d20 and stat against the defense class, one action or none by a feat (FV-115, FV-202, FV-205); a natural 20 gives a die and
 * nothing more (FV-206); a single shot costs no ammunition (FV-209).
 */
export const attack = defineCommand({
  type: 'attack',
  title: 'Attack',
  about: 'd20 and the weapon’s stat against the target’s defense class; a hit takes the damage off at once.',
  when: ['surprise', 'turns'],
  rules: [
    'FV-28',
    'FV-40',
    'FV-41',
    'FV-73',
    'FV-90',
    'FV-94',
    'FV-98',
    'FV-99',
    'FV-101',
    'FV-104',
    'FV-112',
    'FV-114',
    'FV-S2',
    'FV-S16',
    'FV-65',
    'FV-30',
    'FV-93',
    'FV-102',
    'FV-105',
    'FV-106',
    'FV-107',
    'FV-108',
    'FV-115',
    'FV-200',
    'FV-202',
    'FV-205',
    'FV-206',
    'FV-207',
    'FV-208',
    'FV-209',
    'FV-229',
    'FV-S17',
  ],
  fields: z.strictObject({
    type: z.literal('attack'),
    actor: IdSchema,
    target: IdSchema,
    weapon: IdSchema.optional(),
    skilled: z.boolean().default(false),
    advantage: z.boolean().default(false),
    disadvantage: z.boolean().default(false),
    /** The target gives up its shield if the blow lands. */
    shield: z.boolean().default(false),
    /** Granted by a feat: costs no action. */
    free: z.boolean().default(false),
    /** Paces between them, where the table counts them. */
    distance: z.int().min(1).max(200).optional(),
    thrown: z.boolean().default(false),
  }),
  decide: (
    decision,
    {
      actor,
      target: targetId,
      weapon: weaponId,
      skilled,
      advantage,
      disadvantage,
      shield,
      free,
      distance,
      thrown,
    },
  ) => {
    demandActions(decision, actor, free ? 0 : 1);
    const attacker = ableCreature(decision.state, actor, 'actor');
    const target = ableCreature(decision.state, targetId, 'target');
    const fight = fightOf(decision);
    if (!fight.combatants[targetId] || fight.combatants[targetId].side === fight.combatants[actor]?.side)
      throw new Refusal('no-foe', `${target.name} is no foe in this fight.`, 'target');
    if (shield && !shieldOf(target))
      throw new Refusal('no-shield', `${target.name} carries no shield to give up (FV-93).`, 'shield');
    const weapon = weaponOf(attacker, weaponId);
    demandReach(attacker, weapon, distance, thrown);
    demandHands(attacker, weapon);
    if (weapon?.own['ranged'] === true) shoot(decision, attacker, weapon);
    const will =
      attacker.conditions.some(({ id }) => id === 'force-of-will') && weapon?.own['ranged'] !== true;
    const hidden = attacker.conditions.find(({ id }) => id === 'hidden');
    if (hidden) decision.emit(conditionLost, { creature: actor, condition: hidden });
    const tooNear = weapon?.own['ranged'] === true && distance === 1;
    const edge = edgeOf(Number(advantage || will || hidden !== undefined), Number(disadvantage || tooNear));
    const dc = defenseOf(target);
    const { roll, success, arithmetic } = check(decision, attacker, {
      purpose: `attack on ${target.name}`,
      stat: statFor(weapon, attacker),
      skilled: skilled || masters(attacker, weapon),
      edge,
      dc,
    });
    const how = weapon ? ` with ${weapon.name.toLowerCase()}` : '';
    const outcome = success ? (isNatural20(roll) ? 'a natural 20, a hit' : 'a hit') : 'a miss';
    decision.emit(
      attackMade,
      { actor, target: targetId, hit: success, damage: 0 },
      `${attacker.name} attacks ${target.name}${how}: ${arithmetic}, ${outcome}.`,
      { rules: ['FV-205'] },
    );
    rewardTwenty(decision, attacker, roll);
    if (success) landBlow(decision, actor, targetId, weaponId, shield ? ['shield'] : []);
    remember(decision, {
      what: 'attack',
      creature: actor,
      total: roll.total,
      dc,
      success,
      target: targetId,
      weapon: weaponId ?? null,
    });
    if (free) proceed(decision);
    else spend(decision, actor, 1);
  },
  offers: attackOffers,
});
