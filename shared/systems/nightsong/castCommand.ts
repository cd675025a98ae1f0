import { z } from 'zod';
import { noteWritten } from '../../campaign/events/campaign.ts';
import { IdSchema } from '../../campaign/ids.ts';
import { ableCreature, itemOf } from '../../campaign/look.ts';
import { Refusal } from '../../campaign/refusal.ts';
import { partyOf, type Creature, type Item } from '../../campaign/state.ts';
import type { Offer } from '../../campaign/offer.ts';
import { defineCommand, type Decision } from '../contract.ts';
import { creatureChoices } from './blanks.ts';
import { EdgeSchema, groundsOf, makeCheck, NORMAL_DR, remember } from './checks.ts';
import { isNuanced } from './circumstances.ts';
import { demandFree, demandRoom, hindered, suffer } from './conditions.ts';
import { actors } from './fightOffers.ts';
import { capacity, slotsUsed } from './sheet.ts';
import { strike } from './strike.ts';
import { demandAction, duringRounds, spendAction } from './turns.ts';
import { wearItem } from './stepDice.ts';

const FATIGUED = 'Fatigued';

const harmOf = (shard: Item): number | undefined => {
  const harm = shard.own['harm'];
  return typeof harm === 'number' ? harm : undefined;
};

const spellOf = (shard: Item): string => {
  const spell = shard.own['spell'];
  return typeof spell === 'string' && spell !== '' ? spell : shard.name;
};

/** The shard, with mana left; refuses `no-spell` and `drained` (NS-93). */
function shardOf(caster: Creature, id: string): Item {
  const shard = itemOf(caster, id, 'shard');
  if (shard.kind !== 'spell') throw new Refusal('no-spell', `${shard.name} holds no Spell (NS-89).`, 'shard');
  if (!shard.die)
    throw new Refusal('drained', `${shard.name} is drained (NS-93); a Long Rest may refill it.`, 'shard');
  return shard;
}

/** The Spell takes effect: its words, and its harm where it does harm (NS-90). */
function takeEffect(
  decision: Decision,
  caster: Creature,
  shard: Item,
  target: string | undefined,
  text: string,
): void {
  const harm = harmOf(shard);
  decision.emit(
    noteWritten,
    { about: caster.id },
    `${caster.name} casts from the ${shard.name.toLowerCase()}: ${text || spellOf(shard)}`,
    {
      rules: ['NS-90'],
    },
  );
  if (harm === undefined || target === undefined) return;
  const struck = ableCreature(decision.state, target, 'target').id;
  const how = `with the ${shard.name.toLowerCase()}`;
  strike(decision, {
    actor: caster.id,
    target: struck,
    how,
    dice: [harm],
    grounds: groundsOf('normal'),
    focus: false,
  });
}

export const castCommand = defineCommand({
  type: 'cast',
  title: 'Cast a Spell',
  about:
    'The Spell always takes effect; then a Presence Check against fatigue, then the shard’s step die. `drop` is needed when no slot is free.',
  when: ['session'],
  rules: [
    'NS-9',
    'NS-45',
    'NS-46',
    'NS-47',
    'NS-89',
    'NS-90',
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
    text: z.string().trim().max(500).default(''),
    edge: EdgeSchema.default('normal'),
    focus: z.boolean().default(false),
    drop: z.array(IdSchema).max(20).default([]),
  }),
  decide: (decision, { creature: id, shard: shardId, target, text, edge, focus, drop }) => {
    const fighting = duringRounds(decision);
    const caster = fighting ? demandAction(decision, id, 'cast') : ableCreature(decision.state, id);
    demandFree(caster, 'cast');
    const shard = shardOf(caster, shardId);
    if (fighting && harmOf(shard) !== undefined && target === undefined)
      throw new Refusal('bad-field', `Say whom the ${shard.name.toLowerCase()} strikes.`, 'target');
    if (drop.includes(shardId)) throw new Refusal('bad-field', 'The shard is needed for the Spell.', 'drop');
    demandRoom(caster, 1, drop);
    takeEffect(decision, caster, shard, target, text);
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
    if (outcome === 'failure')
      remember(decision, {
        ...last,
        prices: [suffer(decision, id, { name: FATIGUED }, drop, ['NS-91', 'NS-46'])],
      });
    if (outcome === 'weak success')
      decision.emit(noteWritten, {}, 'No fatigue, but a small complication.', { rules: ['NS-R11'] });
    wearItem(decision, id, shardId, ['NS-92']);
    if (fighting) spendAction(decision, id);
  },
  offers: (campaign) => {
    const fighting = campaign.fight?.phase === 'turns';
    const acting = actors(campaign);
    const casters = fighting
      ? acting.map(({ actor }) => actor)
      : campaign.fight && campaign.fight.phase !== 'aftermath'
        ? []
        : partyOf(campaign);
    return casters.flatMap((caster) =>
      shardsOf(caster, acting.find(({ actor }) => actor.id === caster.id)?.foes),
    );
  },
});

function shardsOf(caster: Creature, foes: Creature[] = []): Offer[] {
  const full = capacity(caster) - slotsUsed(caster) < 1;
  return caster.items
    .filter((item) => item.kind === 'spell' && (item.die ?? 0) > 0)
    .map((item) => ({
      label: `${caster.name}: ${item.name.toLowerCase()}`,
      detail: `D${item.die ?? 0} · ${spellOf(item)}`,
      group: 'magic',
      actor: caster.id,
      command: { type: 'cast', creature: caster.id, shard: item.id },
      needs: [
        ...(harmOf(item) !== undefined && foes.length > 0 ? [creatureChoices(foes, 'target', 'Whom')] : []),
        ...(full
          ? [
              {
                name: 'drop',
                label: 'Dropped if it fatigues',
                kind: 'choice' as const,
                many: true,
                choices: caster.items
                  .filter((one) => one.slots > 0 && one.id !== item.id)
                  .map((one) => ({ value: one.id, label: one.name })),
              },
            ]
          : []),
      ],
    }));
}
