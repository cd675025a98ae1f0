import { z } from 'zod';
import { attackMade } from '../../../campaign/events/fight.ts';
import { conditionLost } from '../../../campaign/events/creatures.ts';
import { proceed } from '../../../campaign/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, fightOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { landBlow, masters, statFor, weaponOf } from './blow.ts';
import { check, isNatural20, remember, rememberRoll, rewardTwenty } from '../checks/checks.ts';
import { weighed } from '../checks/edges.ts';
import { attackOffers } from './fightOffers.ts';
import { noHand } from './hands.ts';
import { takeHelp } from '../checks/help.ts';
import { isHiddenWell } from './hiding.ts';
import { isBadDistance } from './reach.ts';
import { number, option, type Choice } from '../options.ts';
import { shoot } from './shooting.ts';
import { isBlind } from '../checks/sight.ts';
import { demandActions, spend } from './turns.ts';
import { defenseOf, shieldOf } from '../sheet/sheet.ts';

interface Strike {
  actor: string;
  target: string;
  weapon?: string | undefined;
  skilled?: boolean;
  advantage?: boolean;
  disadvantage?: boolean;
  shield?: boolean;
  cover?: boolean;
  flanking?: boolean;
  distance?: number | undefined;
  thrown?: boolean;
}

/** Whether a foe on both sides of somebody gives advantage. */
const FLANKED: Record<Choice<'flanking'>, (flanking: boolean) => boolean> = {
  no: () => false,
  advantage: (flanking) => flanking,
};

/** One attack with all that follows but the actions that it takes (FV-115, FV-205, FV-S15). */
export function strike(decision: Decision, given: Strike): void {
  const { actor, target: targetId, weapon: weaponId, shield = false, distance, thrown = false } = given;
  const { state } = decision;
  const attacker = ableCreature(state, actor, 'actor');
  const target = ableCreature(state, targetId, 'target');
  const fight = fightOf(decision);
  const { combatants } = fight;
  if (!combatants[targetId] || combatants[targetId].side === combatants[actor]?.side)
    throw new Refusal('no-foe', `${target.name} is no foe in this fight.`, 'target');
  if (shield && !shieldOf(target))
    throw new Refusal('no-shield', `${target.name} carries no shield to give up.`, 'shield');
  const weapon = weaponOf(attacker, weaponId);
  const awkward = isBadDistance({ attacker, weapon, distance, thrown });
  const full = noHand(attacker, weapon);
  if (full) throw full;
  const ranged = weapon?.details['ranged'] === true;
  if (ranged) shoot(decision, attacker, weapon);
  const will = attacker.conditions.some(({ id }) => id === 'force-of-will') && !ranged;
  const hidden = attacker.conditions.find(({ id }) => id === 'hidden');
  if (hidden) decision.emit(conditionLost, { creature: actor, condition: hidden });
  const flanked = FLANKED[option(state, 'flanking')](given.flanking === true);
  const dc = defenseOf(target) + (given.cover ? number(state, 'cover') : 0);
  const unseen = hidden !== undefined && isHiddenWell(fight, hidden);
  const skilled = given.skilled === true || masters(attacker, weapon);
  const helped = takeHelp(decision, attacker);
  const { roll, success, lost, arithmetic } = check(decision, attacker, {
    purpose: `attack on ${target.name}`,
    stat: statFor(weapon, attacker),
    skilled,
    edge: weighed(
      [given.advantage === true, will, unseen, helped, flanked],
      [given.disadvantage === true, awkward, isBlind(state, decision.system, attacker)],
    ),
    dc,
    attack: true,
  });
  const how = weapon ? ` with ${weapon.name.toLowerCase()}` : '';
  const natural = isNatural20(roll);
  const outcome = success ? (natural ? 'a natural 20, a hit' : 'a hit') : 'a miss';
  decision.emit(
    attackMade,
    { actor, target: targetId, hit: success, damage: 0 },
    `${attacker.name} attacks ${target.name}${how}: ${arithmetic}, ${outcome}.`,
    { rules: ['FV-205'] },
  );
  rewardTwenty(decision, attacker, roll);
  const damage = success
    ? landBlow(decision, {
        attacker: actor,
        target: targetId,
        weapon: weaponId,
        shield,
        natural,
        thrown,
        skilled,
      })
    : undefined;
  // A blow that a shield cancelled is no hit: no die changes it, nor what it would have done.
  if (success && damage === undefined) {
    remember(decision, null);
    return;
  }
  rememberRoll(decision, {
    what: 'attack',
    creature: actor,
    dc,
    roll,
    success,
    lost,
    target: targetId,
    weapon: weaponId,
    skilled,
    ...(damage === undefined ? {} : { damage }),
  });
}

/**
 * d20 and stat against the defense class, one action or none by a feat (FV-115, FV-202, FV-205); a natural 20 gives a die and
 * what the campaign adds to it; a single shot costs no ammunition.
 */
export const attack = defineCommand({
  type: 'attack',
  title: 'Attack',
  about: 'd20 and the weapon’s stat against the target’s defense class; a hit takes the damage off at once.',
  when: ['surprise', 'turns'],
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
    /** The target is covered, or stands between two foes; what comes of it is an option of the campaign. */
    cover: z.boolean().default(false),
    flanking: z.boolean().default(false),
  }),
  decide: (decision, { type: _type, free, ...given }) => {
    const { actor } = given;
    demandActions(decision, actor, free ? 0 : 1, free ? undefined : 'attack');
    strike(decision, given);
    if (free) proceed(decision);
    else spend(decision, actor, 1, 'attack');
  },
  offers: attackOffers,
});
