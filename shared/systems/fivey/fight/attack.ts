import { extended } from '../../../extended.ts';
import { attackMade } from '../../../campaign/events/fight.ts';
import { conditionLost } from '../../../campaign/events/creatures.ts';
import { proceed } from '../../../campaign/fight.ts';
import { ableCreature, fightOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature, Item } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { demandDefense } from './armour.ts';
import { giveUpShield, landBlow, masters, statFor, weaponOf, type ToHit } from './blow.ts';
import { check, isNatural20, remember, rememberRoll, rewardTwenty } from '../checks/checks.ts';
import type { Grounds } from '../checks/edges.ts';
import { attackFields, attackOffers } from './fightOffers.ts';
import { demandHand } from './hands.ts';
import { isHiddenWell } from './hiding.ts';
import { isBadDistance } from './reach.ts';
import { number, option, type Choice } from '../options.ts';
import { shoot } from './shooting.ts';
import { isBlind } from '../checks/sight.ts';
import { demandActions, spend } from './turns.ts';
import { defenseOf, shieldOf } from '../sheet/sheet.ts';
import { itemDetail } from '../sheet/details.ts';

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

/** Whether a foe on both sides of someone gives advantage. */
const FLANKED: Record<Choice<'flanking'>, (flanking: boolean) => boolean> = {
  no: () => false,
  advantage: (flanking) => flanking,
};

type Fighters = { attacker: Creature; target: Creature; weapon: Item | undefined };

/** Who strikes whom with what; refuses what cannot be struck so. */
function demandStrike(decision: Decision, given: Strike): Fighters {
  const { actor, target: targetId, shield = false } = given;
  const attacker = ableCreature(decision.state, actor, 'actor');
  const target = ableCreature(decision.state, targetId, 'target');
  const { combatants } = fightOf(decision);
  if (!combatants[targetId] || combatants[targetId].side === combatants[actor]?.side)
    throw new Refusal(
      'no-foe',
      `${target.name} is not a foe in this fight. Choose another target.`,
      'target',
    );
  if (shield && !shieldOf(target))
    throw new Refusal('no-shield', `${target.name} has no shield to sacrifice.`, 'shield');
  return { attacker, target, weapon: weaponOf(attacker, given.weapon) };
}

/** All grounds for an attack and against it. Hiding is used up by it. */
function groundsFor(
  decision: Decision,
  given: Strike,
  { attacker, weapon }: Fighters,
  awkward: boolean,
): Grounds {
  const { state } = decision;
  const { conditions, id } = attacker;
  const will = conditions.some((one) => one.id === 'force-of-will') && !isRanged(weapon);
  const hidden = conditions.find((one) => one.id === 'hidden');
  if (hidden) decision.emit(conditionLost, { creature: id, condition: hidden });
  const unseen = hidden !== undefined && isHiddenWell(fightOf(decision), hidden);
  const flanked = FLANKED[option(state, 'flanking')](given.flanking === true);
  return {
    for: [given.advantage === true, will, unseen, flanked],
    against: [given.disadvantage === true, awkward, isBlind(state, decision.system, attacker)],
  };
}

const isRanged = (weapon: Item | undefined): boolean => itemDetail(weapon, 'ranged') === true;

/** One attack with all that follows but the actions that it takes (FV-115, FV-205, FV-S15). */
export function strike(decision: Decision, given: Strike): void {
  const { actor, target: targetId, weapon: weaponId, distance, thrown = false } = given;
  const fighters = demandStrike(decision, given);
  const { attacker, target, weapon } = fighters;
  const awkward = isBadDistance({ attacker, weapon, distance, thrown });
  demandHand(decision, attacker, weapon);
  if (weapon && isRanged(weapon)) shoot(decision, attacker, weapon);
  demandDefense(target);
  const dc = defenseOf(target) + (given.cover ? number(decision.state, 'cover') : 0);
  const skilled = given.skilled === true || masters(attacker, weapon);
  const checked = check(decision, attacker, {
    purpose: `attack on ${target.name}`,
    stat: statFor(weapon, attacker),
    skilled,
    grounds: groundsFor(decision, given, fighters, awkward),
    dc,
    attack: true,
  });
  const { roll, success, lost } = checked;
  const shield = success && given.shield ? shieldOf(target) : undefined;
  const toHit = { total: roll.total, against: dc };
  const then = (): void => rewardTwenty(decision, attacker, roll);
  const landing = { attacker: actor, target: targetId, weapon: weaponId, thrown, skilled };
  const damage =
    success && !shield
      ? landBlow(decision, { ...landing, natural: isNatural20(roll) }, extended(toHit, { then }))
      : undefined;
  if (damage === undefined) {
    emitBlow(decision, given, toHit, success);
    then();
  }
  // A blow that a shield cancelled is no hit: no die changes it, nor what it would have done.
  if (shield) {
    giveUpShield(decision, targetId, shield);
    remember(decision, null);
    return;
  }
  rememberRoll(decision, {
    what: 'attack',
    actor,
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

/** A blow that does nothing: a miss, or one that a shield is given up for. */
function emitBlow(
  decision: Decision,
  { actor, target: targetId, weapon }: Strike,
  { total, against }: ToHit,
  hit: boolean,
): void {
  decision.emit(
    attackMade,
    {
      actor,
      target: targetId,
      ...(weapon === undefined ? {} : { weapon }),
      total,
      against,
      hit,
      damage: 0,
      ...(hit ? { idle: 'a shield is given up' } : {}),
      left: decision.state.creatures[targetId]?.hitPoints.now ?? 0,
    },
    by(decision, 'attack'),
  );
}

/**
 * d20 and stat against the defense class, one action or none by a feat (FV-115, FV-202, FV-205); a natural 20 gives a die and
 * what the campaign adds to it; a single shot costs no ammunition.
 */
export const attack = defineCommand({
  type: 'attack',
  title: 'Attack',
  about:
    'd20 + the weapon’s stat against the target’s defense class. A hit does its damage at once. With no weapon named it is bare hands or a monster’s own attack, whatever is in hand.',
  when: ['surprise', 'turns'],
  dice: [{ die: 'd20', for: 'attack' }],
  fields: attackFields,
  decide: (decision, { type: _type, free, ...given }) => {
    const { actor } = given;
    demandActions(decision, actor, free ? 0 : 1, free ? undefined : 'attack');
    strike(decision, given);
    if (free) proceed(decision);
    else spend(decision, actor, 1, 'attack');
  },
  offers: attackOffers,
});
