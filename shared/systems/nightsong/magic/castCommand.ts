import { z } from 'zod';
import { noteWritten } from '../../../campaign/events/campaign.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Creature, Item } from '../../../campaign/state.ts';
import type { Edge } from '../../../dice/dice.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { demandBlast, targetsOf, type Aim } from '../fight/blast.ts';
import { EdgeSchema, groundsOf, makeCheck, NORMAL_DR } from '../checks/checks.ts';
import { isNuanced, shieldFields } from '../checks/circumstances.ts';
import { demandFree, demandRoom, hindered, suffer } from '../harm/conditions.ts';
import { castOffers, harmOf, spellOf } from './castOffers.ts';
import { isBlast } from '../fight/engaged.ts';
import { remember } from '../checks/lastRolls.ts';
import { rulingOf } from '../rulings.ts';
import type { LastAttack, LastCheck } from '../sheet/sheet.ts';
import { strike } from '../fight/strike.ts';
import { demandAction, duringRounds, spendAction } from '../fight/turns.ts';
import { wearItem } from '../gear/stepDice.ts';

const FATIGUED = 'Fatigued';

/** The shard, with mana left; refuses `no-spell` and `drained` (NS-93). */
function shardOf(caster: Creature, id: string): Item {
  const shard = itemOf(caster, id, 'shard');
  if (shard.kind !== 'spell') throw new Refusal('no-spell', `${shard.name} holds no Spell (NS-89).`, 'shard');
  if (!shard.die)
    throw new Refusal('drained', `${shard.name} is drained (NS-93); a Long Rest may refill it.`, 'shard');
  return shard;
}

/** Whom a Spell strikes, and what is said about its Damage. */
interface SpellAim extends Aim {
  damageFocus: boolean;
  damageEdge: Edge;
  shield: boolean;
  shieldFrom: number;
}

/** The Spell takes effect: its words, and its harm where it does harm; gives back the Damage thrown (NS-90). */
function takeEffect(
  decision: Decision,
  caster: Creature,
  shard: Item,
  aim: SpellAim,
  text: string,
): LastAttack[] {
  const harm = harmOf(shard);
  decision.emit(
    noteWritten,
    { about: caster.id },
    `${caster.name} casts from the ${shard.name.toLowerCase()}: ${text || spellOf(shard)}`,
    {
      rules: ['NS-90'],
    },
  );
  if (harm === undefined || (aim.target === undefined && aim.targets === undefined)) return [];
  const struck = targetsOf(decision, aim, [harm]);
  const favoured = aim.focusOn ?? struck[0];
  return struck.map((target) =>
    strike(decision, {
      actor: caster.id,
      target,
      how: `with the ${shard.name.toLowerCase()}`,
      dice: [harm],
      grounds: groundsOf(aim.damageEdge),
      focus: aim.damageFocus && target === favoured,
      shieldFrom: aim.shield ? aim.shieldFrom : undefined,
      sure: !rulingOf(decision.state, 'spell-misses'),
    }),
  );
}

/**
 * Effect, then strain, then the shard’s die (NS-90, NS-91, NS-92, NS-R29); what a weak success costs is an
 * option (NS-R11).
 */
export const castCommand = defineCommand({
  type: 'cast',
  title: 'Cast a Spell',
  about:
    'The Spell always takes effect; then a Presence Check against fatigue, then the shard’s step die. `drop` is needed when no slot is free.',
  when: ['session'],
  rules: [
    'NS-90',
    'NS-9',
    'NS-36',
    'NS-45',
    'NS-46',
    'NS-47',
    'NS-68',
    'NS-69',
    'NS-70',
    'NS-74',
    'NS-89',
    'NS-91',
    'NS-92',
    'NS-93',
    'NS-R11',
    'NS-R29',
    'NS-S15',
  ],
  fields: z.strictObject({
    type: z.literal('cast'),
    creature: IdSchema,
    shard: IdSchema,
    /** Whom a harmful Spell strikes. */
    target: IdSchema.optional(),
    /** All whom a harmful Spell strikes at once, the nearest to its centre first (NS-74). */
    targets: z.array(IdSchema).min(1).max(60).optional(),
    countRoll: z.boolean().default(false),
    text: z.string().trim().max(500).default(''),
    edge: EdgeSchema.default('normal'),
    focus: z.boolean().default(false),
    /** A point of Focus for the Damage; where several are struck for that to `focusOn` or the first (NS-36). */
    damageFocus: z.boolean().default(false),
    focusOn: IdSchema.optional(),
    /** What speaks for or against the Damage (NS-69, NS-70). */
    damageEdge: EdgeSchema.default('normal'),
    ...shieldFields,
    drop: z.array(IdSchema).max(20).default([]),
  }),
  decide: (decision, { creature: id, shard: shardId, text, edge, focus, drop, ...aim }) => {
    const fighting = duringRounds(decision);
    const caster = fighting ? demandAction(decision, id, 'cast') : ableCreature(decision.state, id);
    demandFree(decision, caster, 'cast');
    const shard = shardOf(caster, shardId);
    if (fighting && harmOf(shard) !== undefined && aim.target === undefined && aim.targets === undefined)
      throw new Refusal('bad-field', `Say whom the ${shard.name.toLowerCase()} strikes.`, 'target');
    const strikes = harmOf(shard) !== undefined && (aim.target !== undefined || aim.targets !== undefined);
    if (aim.damageFocus && !strikes)
      throw new Refusal('one-roll', 'Focus for Damage needs a Spell that strikes (NS-36).', 'damageFocus');
    if (strikes) demandBlast(isBlast(shard), aim);
    if (drop.includes(shardId)) throw new Refusal('bad-field', 'The shard is needed for the Spell.', 'drop');
    demandRoom(decision, caster, { name: FATIGUED }, drop);
    const damage = takeEffect(decision, caster, shard, aim, text);
    const grounds = groundsOf(edge);
    if (hindered(caster, 'pre')) grounds.against.push('a condition');
    const nuanced = isNuanced(decision, undefined);
    const about = 'strain of casting';
    const { outcome, last } = makeCheck(decision, {
      creature: id,
      ability: 'pre',
      dr: NORMAL_DR,
      about,
      grounds,
      nuanced,
      focus,
    });
    const weak = outcome === 'weak success' ? rulingOf(decision.state, 'weak-strain') : 'nothing';
    const tires = outcome === 'failure' || weak === 'fatigue';
    const strain: LastCheck = tires
      ? {
          ...last,
          weakCosts: rulingOf(decision.state, 'weak-strain') === 'fatigue',
          prices: [suffer(decision, id, { name: FATIGUED }, drop, ['NS-91', 'NS-46'])],
        }
      : last;
    remember(decision, strain, ...damage);
    if (weak === 'a complication')
      decision.emit(noteWritten, {}, 'No fatigue, but a small complication.', { rules: ['NS-R11'] });
    wearItem(decision, id, shardId, ['NS-92']);
    if (fighting) spendAction(decision, id);
  },
  offers: castOffers,
});
