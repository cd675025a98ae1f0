import { z } from 'zod';
import { diceRolled } from '../../../campaign/events/campaign.ts';
import { attackMade } from '../../../campaign/events/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt, fightOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { commandRules } from '../commandRules.ts';
import { damageLeft, arOf, throwDamage } from './damage.ts';
import { demandTechnique, weaponDice, weaponFor } from './declared.ts';
import { CHART, sizeInWords, sizeOf, type DieSize } from '../sheet/dieSizes.ts';
import { attackOffers } from './fightOffers.ts';
import { takeDamage } from '../harm/harm.ts';
import { rulingOf } from '../rulings.ts';
import { changeSheet, DAMAGE_TYPES, sheetOf, strengthOf } from '../sheet/sheet.ts';
import { fearsOf } from '../harm/statuses.ts';
import { makes, throwAbility } from '../checks/throwAbility.ts';
import { demandAction, demandDeclared, hasPaid, isDefending, spendAction } from './turns.ts';

const Targets = z.array(IdSchema).min(1).max(60);

const arNow = (decision: Decision, target: Creature): number =>
  arOf(target, decision.state, isDefending(decision.state, target.id));

/** Those of the targets that a weapon hits: all of them, or by a throw against the AR of each, which needs sight (BV-14, BV-53, BV-S4). */
function hitBy(decision: Decision, actor: Creature, targets: readonly string[]): readonly string[] {
  const thrown = rulingOf(decision.state, 'to-hit');
  if (thrown === 'nothing') return targets;
  const { total, line } = throwAbility(decision, actor.id, {
    ability: thrown.toLowerCase(),
    bonus: 0,
    advantage: false,
    disadvantage: false,
    needs: 'sight',
    purpose: 'to hit',
  });
  decision.emit(diceRolled, {}, `${line}.`);
  return targets.filter((id) => {
    const target = creatureAt(decision.state, id);
    const ar = arNow(decision, target);
    const hits = makes(decision.state, total, ar);
    if (!hits)
      decision.emit(
        attackMade,
        { actor: actor.id, target: id, hit: false, damage: 0 },
        `${actor.name} at ${target.name}: ${total} against AR ${ar}, missed.`,
      );
    return hits;
  });
}

/** Refuses a type of damage that this table does not have (BV-S21). */
function demandType(decision: Decision, type: string): void {
  if (rulingOf(decision.state, 'other-damage') || DAMAGE_TYPES.some((one) => one === type)) return;
  throw new Refusal(
    'bad-field',
    `“${type}” is no type of damage here; there are ${DAMAGE_TYPES.join(', ')} (BV-S21).`,
    'damageType',
  );
}

/** What one throw of damage does to everybody struck: AR, then resistances of each, then hit points (BV-22, BV-26, BV-S4). */
function strike(
  decision: Decision,
  actor: Creature,
  targets: readonly string[],
  damage: number,
  type: string,
): void {
  for (const id of targets) {
    const target = creatureAt(decision.state, id);
    const ar = rulingOf(decision.state, 'ar-reduces') ? arNow(decision, target) : 0;
    const left = damageLeft(target, decision.state, damage, type, ar);
    const steps = [`${damage} ${type}`, ...(ar > 0 ? [`AR ${ar}`] : [])];
    decision.emit(
      attackMade,
      { actor: actor.id, target: id, hit: left > 0, damage: left },
      `${actor.name} at ${target.name}: ${steps.join(', ')}, ${left} damage.`,
    );
    takeDamage(decision, id, left, '');
  }
}

/** Refuses the dead, oneself, and whoever is not in the fight. */
function demandTargets(decision: Decision, actor: Creature, targets: readonly string[]): void {
  const { combatants } = fightOf(decision);
  targets.forEach((id, index) => {
    const { name, status } = creatureAt(decision.state, id, `targets.${index}`);
    if (!Object.hasOwn(combatants, id))
      throw new Refusal('not-in-fight', `${name} is not in this fight.`, 'targets');
    if (status === 'dead' || status === 'fled')
      throw new Refusal('not-there', `${name} is dead or gone (BV-55).`, 'targets');
    if (id === actor.id) throw new Refusal('bad-field', `${name} cannot attack themselves.`, 'targets');
  });
}

/** Whoever fears one of them does nothing willingly that brings them closer; whom they reach where they stand they may strike (BV-51). */
export function demandCourage(decision: Decision, actor: Creature, approached: readonly string[]): void {
  const feared = fearsOf(actor);
  const near = approached
    .map((id) => creatureAt(decision.state, id))
    .find(({ id, name }) => feared.includes(id) || feared.includes(name.toLowerCase()));
  if (near)
    throw new Refusal(
      'afraid',
      `${actor.name} is afraid of ${near.name} and does not go near (BV-51).`,
      'targets',
    );
}

/** Whether the action itself takes its actor closer to those it strikes. */
const Approach = z.boolean().default(false);

/** The weapon’s dice and the STR modifier unless noted, of any type of damage (BV-14, BV-23, BV-S21). */
const attack = defineCommand({
  type: 'attack',
  title: 'Attack',
  about:
    'The weapon’s dice and the STR modifier, less AR, as a rule; the highest face brings one more die. It strikes one, or all that it says.',
  when: ['turns'],
  rules: commandRules.attack,
  fields: z.strictObject({
    type: z.literal('attack'),
    actor: IdSchema,
    targets: Targets,
    strength: z.boolean().default(true),
    approach: Approach,
  }),
  decide: (decision, { actor: id, targets, strength, approach }) => {
    const actor = demandAction(decision, id);
    const declared = demandDeclared(decision, actor, ['attack']);
    demandTargets(decision, actor, targets);
    const weapon = weaponFor(actor, declared);
    const wide = weapon?.details['wide'] === true;
    if (targets.length > 1 && !wide)
      throw new Refusal(
        'one-target',
        `${weapon?.name ?? 'A fist'} strikes one at a time (BV-14).`,
        'targets',
      );
    demandCourage(decision, actor, approach ? targets : []);
    const type = typeof weapon?.details['damage'] === 'string' ? weapon.details['damage'] : 'blunt';
    const struck = hitBy(decision, actor, targets);
    if (struck.length > 0) {
      const dice = throwDamage(decision, `${actor.name}, damage`, weaponDice(weapon));
      const added = strength ? strengthOf(actor, decision.state) : 0;
      strike(decision, actor, struck, Math.max(0, dice + added), type);
    }
    spendAction(decision, id);
  },
  offers: attackOffers,
});

/** Techniques state their own damage; dice that are not used are not spent, as a rule (BV-15, BV-23, BV-S15, BV-S21). */
const technique = defineCommand({
  type: 'technique',
  title: 'Use the technique',
  about:
    'Carries out the technique that was decided on and spends its dice, if they are not spent yet. Damage, its type and modifier are the technique’s own.',
  when: ['turns'],
  rules: commandRules.technique,
  fields: z.strictObject({
    type: z.literal('technique'),
    actor: IdSchema,
    targets: Targets.optional(),
    /** Left out: the dice spent. */
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
    const paid = hasPaid(decision.state, id);
    demandTechnique(actor, declared, paid);
    demandTargets(decision, actor, targets);
    demandCourage(decision, actor, approach ? targets : []);
    if (!harmless && targets.length === 0)
      throw new Refusal('bad-field', 'Say whom it strikes, or that it does no harm (BV-15).', 'targets');
    if (!harmless) demandType(decision, damageType);
    const { technique: pool } = sheetOf(actor);
    const spent = declared.dice ?? 1;
    const now = paid ? pool.now : pool.now - spent;
    changeSheet(
      decision,
      id,
      { technique: { ...pool, now } },
      `${actor.name} uses ${declared.technique ?? ''} with ${declared.die}${words ? `: ${words}` : ''}; ${now} dice left.`,
    );
    if (!harmless) {
      const dice: DieSize = damage === undefined ? { count: spent, sides: pool.sides } : sizeOf(damage);
      const total = throwDamage(
        decision,
        `${actor.name}, ${declared.technique ?? ''}, ${sizeInWords(dice)}`,
        dice,
      );
      strike(decision, actor, targets, Math.max(0, total + modifier), damageType);
    }
    spendAction(decision, id);
  },
});

export const strikeCommands = [attack, technique];
