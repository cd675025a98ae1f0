import { z } from 'zod';
import { attackMade } from '../../../campaign/events/fight.ts';
import { freeHands } from '../../../campaign/goods/hands.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt, fightOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature, Item } from '../../../campaign/state.ts';
import { broughtTo, sumOf, type Term } from '../../../campaign/events/terms.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { techniqueUsed } from '../events/fight.ts';
import { demandCourage, hasStatus } from '../harm/statuses.ts';
import { strengthOf } from '../sheet/abilities.ts';
import { CHART, sizeInWords, sizeOf, type DieSize } from '../sheet/dieSizes.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { thingOf } from '../sheet/things.ts';
import { arOf, armorOf } from './armor.ts';
import { strike, throwDamage } from './damage.ts';
import { demandTechnique, weaponDice, weaponFor } from './declared.ts';
import { attackOffers, techniqueOffers } from './turnOffers.ts';
import { demandAction, demandDeclared, goOn, takeAction } from './turns.ts';

const Targets = z.array(IdSchema).min(1).max(60);

/** Whether the action itself takes its actor closer to those it strikes. */
const Approach = z.boolean().default(false);

/** Refuses targets who are dead, gone or not in the fight, and the attacker. */
function demandTargets(decision: Decision, actor: Creature, targets: readonly string[]): void {
  const { combatants } = fightOf(decision);
  targets.forEach((id, index) => {
    const { name, status } = creatureAt(decision.state, id, `targets.${index}`);
    if (!Object.hasOwn(combatants, id))
      throw new Refusal('not-in-fight', `${name} is not in this fight.`, 'targets');
    if (status === 'dead' || status === 'fled')
      throw new Refusal('not-there', `${name} is dead or gone. Choose another target.`, 'targets');
    if (id === actor.id)
      throw new Refusal('bad-field', `${name} cannot attack themselves. Choose another target.`, 'targets');
  });
}

/** Refuses several targets for a weapon that hits one at a time. */
function demandReach(weapon: Item | undefined, targets: readonly string[]): void {
  if (targets.length > 1 && !(weapon && thingOf(weapon).wide))
    throw new Refusal(
      'one-target',
      `${weapon?.name ?? 'A fist'} hits one target at a time. Choose one.`,
      'targets',
    );
}

/** Those of the targets whose AR a roll reaches, and the unconscious, who cannot avoid it; the others are missed. */
function hitBy(decision: Decision, actor: string, targets: readonly string[], total: number): string[] {
  return targets.filter((id) => {
    const target = creatureAt(decision.state, id);
    const against = arOf(target, decision.state);
    const isHit = total >= against || hasStatus(target, 'unconscious');
    if (!isHit)
      decision.emit(
        attackMade,
        { actor, target: id, total, against, hit: false, damage: 0 },
        by(decision, 'armor-rating'),
      );
    return isHit;
  });
}

/** The targets of an attack, be they named as one or as a list. */
function oneOrMore(target: string | undefined, targets: readonly string[] | undefined): readonly string[] {
  if ((target === undefined) === (targets === undefined))
    throw new Refusal(
      'bad-field',
      'Choose one target, or several for a weapon that hits them at once.',
      'target',
    );
  return targets ?? (target === undefined ? [] : [target]);
}

const attack = defineCommand({
  type: 'attack',
  title: 'Attack',
  about:
    'Rolls the weapon’s damage plus the STR modifier; AR takes some off by default. A highest face adds a die. Most weapons hit one target.',
  when: ['turns'],
  fields: z.strictObject({
    type: z.literal('attack'),
    actor: IdSchema,
    target: IdSchema.optional(),
    /** All whom a weapon hits that hits several at once. */
    targets: Targets.optional(),
    strength: z.boolean().default(true),
    approach: Approach,
  }),
  decide: (decision, { actor: id, target, targets: several, strength, approach }) => {
    const actor = demandAction(decision, id);
    const targets = oneOrMore(target, several);
    const declared = demandDeclared(decision, actor, ['attack']);
    demandTargets(decision, actor, targets);
    const weapon = weaponFor(actor, declared);
    demandReach(weapon, targets);
    demandCourage(decision, actor, approach ? targets : []);
    if (weapon) freeHands(decision, id, weapon);
    const toHit = armorOf(decision.state).toHit?.(decision, id);
    const struck = toHit === undefined ? targets : hitBy(decision, id, targets, toHit);
    if (struck.length > 0) {
      const dice = throwDamage(decision, `${actor.name}, damage`, weaponDice(weapon));
      const added = strength ? strengthOf(actor, decision.state) : 0;
      strikeAll(decision, struck, {
        actor: id,
        terms: notBelow0([...dice, ...(added === 0 ? [] : [{ what: 'STR', by: added }])]),
        damageType: (weapon && thingOf(weapon).damage) ?? 'blunt',
        ...(weapon ? { weapon: weapon.name } : {}),
        ...(toHit === undefined ? {} : { toHit }),
      });
    }
    takeAction(decision, id, declared);
    goOn(decision, id);
  },
  offers: attackOffers,
});

/** Damage with what keeps it from falling below 0. */
const notBelow0 = (terms: readonly Term[]): Term[] =>
  broughtTo(terms, Math.max(0, sumOf(terms)), 'at least 0');

/** One damage roll counts for every target of the action (BV-26). */
function strikeAll(decision: Decision, struck: readonly string[], blow: Parameters<typeof strike>[1]): void {
  for (const id of struck) strike(decision, blow, id);
}

/** Techniques state their own damage, of any type; dice that are not used are not spent (BV-S15). */
const technique = defineCommand({
  type: 'technique',
  title: 'Use technique',
  about: 'Uses the chosen technique and spends its dice. It states its own damage, damage type and modifier.',
  when: ['turns'],
  fields: z.strictObject({
    type: z.literal('technique'),
    actor: IdSchema,
    targets: Targets.optional(),
    /** Left out, it is the dice spent. */
    damage: z.enum(CHART).optional(),
    damageType: z.string().trim().max(40).default('blunt'),
    modifier: z.int().min(-20).max(20).default(0),
    harmless: z.boolean().default(false),
    approach: Approach,
    words: z.string().trim().max(300).default(''),
  }),
  decide: (
    decision,
    { actor: id, targets = [], damage, damageType, modifier, harmless, approach, words },
  ) => {
    const actor = demandAction(decision, id);
    const declared = demandDeclared(decision, actor, ['technique']);
    demandTechnique(actor, declared);
    demandTargets(decision, actor, targets);
    demandCourage(decision, actor, approach ? targets : []);
    if (!harmless && targets.length === 0)
      throw new Refusal('bad-field', 'Choose a target, or mark the technique as harmless.', 'targets');
    const { technique: pool } = sheetOf(actor);
    const { technique: name = '', dice: spent = 1, die } = declared;
    decision.emit(techniqueUsed, {
      actor: id,
      technique: name,
      dice: spent,
      die,
      left: pool.now - spent,
      ...(words ? { words } : {}),
      ...(targets.length > 0 ? { targets } : {}),
    });
    if (!harmless) {
      const dice: DieSize = damage === undefined ? { count: spent, sides: pool.sides } : sizeOf(damage);
      const thrown = throwDamage(decision, `${actor.name}, ${name}, ${sizeInWords(dice)}`, dice);
      strikeAll(decision, targets, {
        actor: id,
        terms: notBelow0([...thrown, ...(modifier === 0 ? [] : [{ what: 'modifier', by: modifier }])]),
        damageType,
        weapon: name,
      });
    }
    takeAction(decision, id, declared);
    goOn(decision, id);
  },
  offers: techniqueOffers,
});

export const strikeCommands = [attack, technique];
