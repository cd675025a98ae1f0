import { z } from 'zod';
import { endTurnCommand, startFight } from '../../../campaign/commands/fight.ts';
import { fitsHands, outOfHand } from '../../../campaign/goods/hands.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt, fightOf, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature, Item } from '../../../campaign/state.ts';
import { isDark } from '../../../campaign/travel.ts';
import { defineCommand, type CommandKind, type Decision } from '../../contract.ts';
import { bodyOf } from '../sheet/attributes.ts';
import { aid, demandAid } from '../harm/care.ts';
import { declare, demandAction, goOn, inRounds } from './declared.ts';
import { actFields, aidFields, attackFields, fleeFields } from './fightFields.ts';
import { actOffers, aidOffers, attackOffers, fleeOffers, readyOffers } from './fightOffers.ts';
import { by, ruleOf } from '../cite.ts';
import { handFreed } from '../events/magic.ts';
import { move } from './move.ts';
import { canBeStruck } from './strikes.ts';
import { hands, isBlast, weaponInHand } from '../sheet/weapons.ts';
import { familyOption, type FamilyChoice } from '../options/index.ts';
import { conditionDetails } from '../sheet/details.ts';

type Attack = z.infer<typeof attackFields>;

function weaponOf(decision: Decision, creature: Creature, id: string, path: string): Item {
  const item = itemOf(creature, id, path);
  if (item.kind !== 'weapon')
    throw new Refusal(
      'no-weapon',
      `${item.name} is not a weapon. Choose a weapon (${ruleOf(decision, 'blow')}).`,
      path,
    );
  return item;
}

/** A detachment is a blast against individuals, not against others like it (CA-R22). */
const mayBlast = (
  decision: Decision,
  actor: Creature,
  weapon: Item | undefined,
  targets: readonly string[],
): boolean =>
  isBlast(weapon) ||
  (bodyOf(actor).detachment &&
    !targets.some((id) => bodyOf(creatureAt(decision.state, id, 'targets')).detachment));

/** Reach is the Warden’s word, very far is impaired, shots are not counted. Whom a blow is meant for; refuses the dead, the fled, oneself, and a blast without the weapon for it (CA-54, CA-55, CA-56). */
function aimAt(
  decision: Decision,
  actor: Creature,
  weapon: Item | undefined,
  { target, targets }: Attack,
): string[] {
  if ((target === undefined) === (targets === undefined))
    throw new Refusal('bad-field', 'Choose one target, or the targets of a blast.', 'target');
  const all = targets ?? (target === undefined ? [] : [target]);
  const fight = fightOf(decision);
  if (targets && targets.length > 1 && !mayBlast(decision, actor, weapon, targets))
    throw new Refusal(
      'no-blast',
      `${actor.name} has no blast weapon. Choose one target (${ruleOf(decision, 'blast')}).`,
      'targets',
    );
  for (const id of all) {
    const { name } = creatureAt(decision.state, id, 'target');
    if (!Object.hasOwn(fight.combatants, id))
      throw new Refusal('not-in-fight', `${name} is not in this fight.`, 'target');
    if (id === actor.id) throw new Refusal('bad-field', `${name} cannot attack themselves.`, 'target');
    if (!canBeStruck(decision, id))
      throw new Refusal(
        'not-there',
        `${name} is dead or has left the fight. Choose another target.`,
        'target',
      );
  }
  return all;
}

/** Whom darkness impairs (CA-S6). */
const DARK_IMPAIRS: Readonly<Record<FamilyChoice<'dark-impairs'>, (creature: Creature) => boolean>> = {
  characters: ({ kind }) => kind === 'character',
  'all-who-need-light': (creature) => !bodyOf(creature).darkSight,
  'no-penalty': () => false,
};

const inTheDark = (decision: Decision, creature: Creature): boolean =>
  DARK_IMPAIRS[familyOption(decision.state, 'dark-impairs')](creature) &&
  isDark(decision.state, decision.system);

/** An injury that impairs every blow. */
const isHobbled = ({ conditions }: Creature): boolean =>
  conditions.some((one) => conditionDetails(one).impairs);

/** Puts away what there is no hand left for. */
function freeHandsFor(decision: Decision, actor: Creature, used: readonly [Item, ...Item[]]): void {
  for (const { id } of outOfHand(hands, actor, used))
    decision.emit(handFreed, { actor: actor.id, item: id, weapon: used[0].id }, by(decision, 'shield'));
}

function declareAttack(decision: Decision, actorId: string, command: Attack, details: boolean): void {
  const actor = demandAction(decision, actorId);
  const named =
    details && command.weapon !== undefined ? weaponOf(decision, actor, command.weapon, 'weapon') : undefined;
  const weapon = named ?? (details && command.unarmed ? undefined : weaponInHand(actor));
  const second =
    details && command.second !== undefined ? weaponOf(decision, actor, command.second, 'second') : undefined;
  if (second && (!weapon || second.id === weapon.id))
    throw new Refusal('bad-field', 'Choose two different weapons, one for each hand.', 'second');
  if (weapon && second && !fitsHands(hands, actor, [weapon, second]))
    throw new Refusal(
      'hands-full',
      `${actor.name} needs both hands for one of these: attack with ${weapon.name.toLowerCase()} or ${second.name.toLowerCase()} alone (${ruleOf(decision, 'blow')}).`,
      'second',
    );
  const blast = isBlast(weapon) || bodyOf(actor).detachment;
  const targets = aimAt(decision, actor, weapon, command);
  if (command.countRoll && !blast)
    throw new Refusal(
      'no-blast',
      `Only a blast rolls for the number of targets (${ruleOf(decision, 'blast')}).`,
      'countRoll',
    );
  if (weapon) freeHandsFor(decision, actor, [weapon, ...(second ? [second] : [])]);
  declare(decision, actorId, {
    kind: 'attack',
    weapon: weapon?.id ?? null,
    second: second?.id ?? null,
    targets,
    blast,
    countRoll: command.countRoll,
    impaired: command.impaired || inTheDark(decision, actor) || isHobbled(actor),
    enhanced: command.enhanced,
  });
}

const attack = defineCommand({
  type: 'attack',
  title: 'Attack',
  about:
    'Declares an attack. When the whole side has declared, damage is rolled: attacks always hit, and the highest die against a target counts.',
  when: ['declare'],
  fields: attackFields,
  decide: (decision, command) => {
    declareAttack(decision, command.actor, command, true);
    for (const id of command.also) declareAttack(decision, id, command, false);
    goOn(decision);
  },
  offers: attackOffers,
});

/** Whatever else one can do in a round; a risky deed takes a Save (CA-44). */
const act = defineCommand({
  type: 'act',
  title: 'Other action',
  about: 'Declares any other action of the round. A risky one takes a Save.',
  when: ['declare'],
  fields: actFields,
  decide: (decision, { actor, what, attribute }) => {
    declare(decision, actor, { kind: 'act', what, attribute: attribute ?? null });
    goOn(decision);
  },
  offers: actOffers,
});

const flee = defineCommand({
  type: 'flee',
  title: 'Flee',
  about:
    'Declares a retreat to a safe place. With a passed DEX Save they escape; otherwise they stay this round.',
  when: ['declare'],
  fields: fleeFields,
  decide: (decision, { actors, to }) => {
    if (to === '')
      throw new Refusal(
        'nowhere-to-flee',
        `Enter a safe place to flee to; no one can flee without one (${ruleOf(decision, 'flight')}).`,
        'to',
      );
    for (const actor of actors) declare(decision, actor, { kind: 'flee', to });
    goOn(decision);
  },
  offers: fleeOffers,
});

export const aidCommand = defineCommand({
  type: 'aid',
  title: 'Stabilize',
  about:
    'Stops a character with Critical Damage from dying, with bandages or the like. In a fight this is an action.',
  when: ['session'],
  helps: true,
  fields: aidFields,
  decide: (decision, { actor, target }) => {
    ableCreature(decision.state, actor, 'actor');
    demandAid(decision, target);
    if (inRounds(decision)) {
      declare(decision, actor, { kind: 'aid', target });
      goOn(decision);
    } else if (decision.state.fight && decision.state.mode.now !== 'aftermath')
      throw new Refusal('not-now', 'You can do this only when it is a side’s turn to declare.');
    else aid(decision, actor, target);
  },
  offers: aidOffers,
});

/** A fight begins; `ready` are those whom nothing can find too slow (CA-40). */
const start = defineCommand({
  ...startFight,
  fields: startFight.fields.extend({ ready: z.array(IdSchema).max(60).default([]) }),
  offers: (campaign, system) => {
    const offers = startFight.offers?.(campaign, system) ?? [];
    return offers.length > 0 ? [...offers, ...readyOffers(campaign)] : [];
  },
});

export const fightCommands = [
  start,
  { ...endTurnCommand, when: ['declare'] },
  move,
  attack,
  act,
  flee,
] as const satisfies readonly CommandKind[];
