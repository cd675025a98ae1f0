import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { makeCheck, remember, rememberSuffered } from '../checks/checks.ts';
import { FEATHER, useFeather } from '../sheet/conditions.ts';
import { defenseOfPiece } from '../fight/armour.ts';
import { endured, kindOfHarm } from '../fight/damage.ts';
import { harmStake, hurt, STRUCK } from '../sheet/hitPoints.ts';
import { creatureFell, creatureSwam, drowningSuffered, harmSuffered } from '../events/road.ts';
import { dieSides } from '../options.ts';
import { armourOf, openRolls, StatSchema } from '../sheet/sheet.ts';

const FEET_A_DIE = 10;
const Feet = z.int().min(10).max(1000);

/** Feet that a Feather Fall bears: one that was cast before, or one that is cast and rolled now. */
function feetBorne(decision: Decision, id: string, level: number | undefined): number {
  const kept = useFeather(decision, id);
  if (level === undefined) return kept;
  return Math.max(kept, decision.throwDice('Feather Fall, tens of feet', level, 6).total * 10);
}

/** A die for so many feet, of which a Feather Fall takes off the first (FV-S12). */
const fall = defineCommand({
  type: 'fall',
  title: 'Fall',
  about: 'One die of damage for each 10 feet, less what Feather Fall covers.',
  when: ['session'],
  fields: z.strictObject({
    type: z.literal('fall'),
    creature: IdSchema,
    feet: Feet,
    /** Level at which Feather Fall is cast now; left out: only one that was cast before counts. */
    featherFall: z.int().min(1).max(5).optional(),
  }),
  decide: (decision, { creature: id, feet, featherFall }) => {
    const creature = ableCreature(decision.state, id);
    const borne = Math.min(feet, feetBorne(decision, id, featherFall));
    const dice = Math.floor((feet - borne) / FEET_A_DIE);
    const thrown =
      dice > 0
        ? decision.throwDice(`${creature.name} falls`, dice, dieSides(decision.state, 'fall-die')).total
        : 0;
    const header = by(decision, 'fall', borne > 0 && FEATHER);
    decision.emit(creatureFell, { creature: id, feet, borne, thrown }, header);
    decision.asDeedOf({ means: 'fall' }, () => hurt(decision, id, thrown, STRUCK));
    rememberSuffered(decision, creature, thrown);
  },
  offers: (campaign) =>
    partyOf(campaign).map(({ id, name }) => ({
      label: `${name} falls`,
      group: 'harm',
      actor: id,
      command: { type: 'fall', creature: id },
      needs: [{ name: 'feet', label: 'Height of the fall', kind: 'number' as const, value: 10, unit: 'ft' }],
    })),
});

/** Swimming in armour: a check against its defense class, or d6 of drowning (FV-96). */
const swim = defineCommand({
  type: 'swim',
  title: 'Swim in armour',
  about: 'A check against the armour’s defense class; a failure does d6 damage. No check without armour.',
  when: ['session'],
  dice: [{ die: 'd20', for: 'swimming' }],
  fields: z.strictObject({
    type: z.literal('swim'),
    actor: IdSchema,
    /** DEX, unless the referee asks for another. */
    stat: StatSchema.default('dex'),
    skilled: z.boolean().default(false),
  }),
  decide: (decision, { actor: id, stat, skilled }) => {
    const creature = ableCreature(decision.state, id, 'actor');
    const armour = armourOf(creature);
    if (!armour) {
      decision.emit(creatureSwam, { actor: id, passed: true });
      return;
    }
    const dc = defenseOfPiece(armour);
    const purpose = `swimming in ${armour.name.toLowerCase()}`;
    const passed = makeCheck(decision, creature, { purpose, stat, skilled, dc }, 'swim');
    decision.emit(creatureSwam, { actor: id, item: armour.id, passed });
    if (passed) return;
    const { total } = decision.throwDice('drowning', 1, 6);
    decision.emit(drowningSuffered, { creature: id, thrown: total });
    decision.asDeedOf({ means: 'drowning' }, () => hurt(decision, id, total, STRUCK));
    const [roll] = openRolls(decision.state);
    if (roll) remember(decision, { ...roll, stake: harmStake(decision, creature, 0) });
  },
  offers: (campaign) =>
    partyOf(campaign)
      .filter((one) => armourOf(one))
      .map(({ id, name }) => ({
        label: `${name} swims in armour`,
        group: 'check',
        actor: id,
        command: { type: 'swim', actor: id },
      })),
});

/** Harm of a kind by dice: less for who resists it, more for who is vulnerable; leather insulates. */
const harm = defineCommand({
  type: 'harm',
  title: 'Damage by type',
  about: 'Damage dice of a type such as fire or poison. Resistance and vulnerability count.',
  when: ['session'],
  fields: z.strictObject({
    type: z.literal('harm'),
    creature: IdSchema,
    dice: z.string().min(2).max(20),
    damageType: z.string().trim().min(1).max(40),
    weather: z.boolean().default(false),
  }),
  decide: (decision, { creature: id, dice, damageType: word, weather }) => {
    const damageType = kindOfHarm(word);
    const creature = creatureAt(decision.state, id);
    if (creature.status === 'dead') throw new Refusal('not-able', `${creature.name} is dead.`, 'creature');
    const { total } = decision.throwNotation(damageType, dice);
    const damage = endured(creature, total, { type: damageType, weather });
    decision.emit(harmSuffered, { creature: id, damageType, weather, thrown: total, damage });
    decision.asDeedOf({ means: damageType }, () => hurt(decision, id, damage, STRUCK));
    rememberSuffered(decision, creature, total, { damageType, weather });
  },
});

export const hazardCommands = [fall, swim, harm];
