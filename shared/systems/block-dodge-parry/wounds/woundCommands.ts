import { z } from 'zod';
import { timerStarted } from '../../../campaign/events/time.ts';
import { freshId, IdSchema } from '../../../campaign/ids.ts';
import { conditionOf, creatureAt } from '../../../campaign/lookup.ts';
import { choiceOf, type Field } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/state.ts';
import { AttributeSchema } from '../../cairn-family/sheet/attributes.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { cureNamed } from '../events/wounds.ts';
import { family } from '../family.ts';
import { daysInWords } from '../rest/daysInWords.ts';
import { careDays } from '../rest/longCare.ts';
import { LEVELS, WOUND_TYPES } from './data.ts';
import { isWound, levelOf, olderWound, typeOf } from './details.ts';
import { addWound, chooseWound, healWound, sameWound } from './wounds.ts';

const types = Object.keys(WOUND_TYPES);

const wound = defineCommand({
  type: 'wound',
  title: 'A wound',
  about:
    'Fills a slot with a wound. Where the same one is there already, the player says whether it gets worse instead.',
  when: ['session'],
  fields: z.strictObject({
    type: z.literal('wound'),
    creature: IdSchema,
    wound: z.string().trim().min(1).max(60),
    area: z.string().trim().max(60).default(''),
    level: z.enum(LEVELS).default('light'),
    worsen: z.union([z.boolean(), z.enum(['worse', 'slot'])]).optional(),
    /** The score that a permanent one lowers; left out, what fits its type. */
    lowers: AttributeSchema.optional(),
  }),
  decide: (decision, { creature: id, wound: type, area, level, worsen: answer, lowers }) => {
    const worsen = typeof answer === 'string' ? answer === 'worse' : answer;
    const creature = creatureAt(decision.state, id);
    if (creature.status === 'dead') throw new Refusal('not-able', `${creature.name} is dead.`, 'creature');
    const same = sameWound(creature, type);
    if (same && worsen === undefined)
      throw new Refusal(
        'say-which',
        `${creature.name} has ${same.name.toLowerCase()}: does it get worse, or fill another slot?`,
        'worsen',
      );
    if (!same && worsen === true)
      throw new Refusal('bad-field', `${creature.name} has no such wound that could get worse.`, 'worsen');
    addWound(decision, family, id, { type, area, level }, { worsen: worsen === true, lowers });
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'A wound',
            group: 'harm',
            command: { type: 'wound' },
            needs: [
              choiceOf(partyOf(campaign), 'creature', 'Who'),
              {
                name: 'wound',
                label: 'Of what',
                kind: 'choice',
                choices: types.map((one) => ({ value: one, label: one })),
              },
              {
                name: 'level',
                label: 'How bad',
                kind: 'choice',
                value: 'light',
                choices: LEVELS.map((one) => ({ value: one, label: one })),
              },
              { name: 'area', label: 'Where', kind: 'text', optional: true },
              ...(partyOf(campaign).some(({ conditions }) => conditions.some(isWound)) ? [worsenBlank] : []),
            ],
          },
        ]
      : [],
});

/** Left open it is refused where the same wound is there already, so that the player is asked. */
const worsenBlank: Field<'worsen'> = {
  name: 'worsen',
  label: 'If the same wound is there',
  kind: 'choice',
  optional: true,
  choices: [
    { value: 'worse', label: 'it gets worse' },
    { value: 'slot', label: 'another slot is filled' },
  ],
};

/** An injury cannot wait for an answer: it fills a slot, and this is the player’s choice afterwards. */
const choose = defineCommand({
  type: 'choose-wound',
  title: 'Worse, or another slot',
  about:
    'The player’s choice after an injury that somebody had already: the old wound gets worse and the slot is free again, or both stay.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('choose-wound'),
    creature: IdSchema,
    wound: IdSchema,
    worsen: z.boolean(),
  }),
  decide: (decision, { creature: id, wound: woundId, worsen }) => {
    const creature = creatureAt(decision.state, id);
    const fresh = conditionOf(creature, woundId, 'wound');
    if (creature.status === 'dead' || !olderWound(creature, fresh))
      throw new Refusal('no-need', `Nothing is to be chosen about ${fresh.name.toLowerCase()}.`, 'wound');
    chooseWound(decision, family, id, fresh, worsen);
  },
  offers: (campaign) =>
    partyOf(campaign, true).flatMap((creature) =>
      creature.conditions.flatMap((fresh) => {
        const old = creature.status === 'dead' ? undefined : olderWound(creature, fresh);
        if (!old) return [];
        const { id, name } = creature;
        const command = { type: 'choose-wound', creature: id, wound: fresh.id } as const;
        return [
          {
            label: `${name}: ${old.name.toLowerCase()} gets worse instead`,
            group: 'harm',
            actor: id,
            command: { ...command, worsen: true },
          },
          {
            label: `${name}: ${fresh.name.toLowerCase()} keeps a slot of its own`,
            group: 'harm',
            actor: id,
            command: { ...command, worsen: false },
          },
        ];
      }),
    ),
});

/** Only light wounds heal in the field, with the medicine for their type; severe ones want a healer, permanent ones stay (BDP-46). */
const treat = defineCommand({
  type: 'treat',
  title: 'Treat a wound',
  about:
    'Heals a light wound in the field with the right medicine. Severe ones take days of good care; permanent ones never heal.',
  when: ['session'],
  fields: z.strictObject({
    type: z.literal('treat'),
    creature: IdSchema,
    wound: IdSchema,
    medicine: z.string().trim().min(1, 'say with what').max(200),
  }),
  decide: (decision, { creature: id, wound: woundId, medicine }) => {
    const creature = creatureAt(decision.state, id);
    const condition = conditionOf(creature, woundId, 'wound');
    if (!isWound(condition)) throw new Refusal('bad-field', `${condition.name} is no wound.`, 'wound');
    const level = levelOf(condition);
    if (level === 'severe')
      throw new Refusal(
        'too-bad',
        `${condition.name} takes a healer and ${daysInWords(careDays(decision.state))}.`,
        'wound',
      );
    if (level === 'permanent') throw new Refusal('too-bad', `${condition.name} never heals.`, 'wound');
    healWound(decision, id, condition, medicine, ['BDP-46']);
  },
  offers: (campaign) =>
    partyOf(campaign, true)
      .filter(({ status }) => status !== 'dead')
      .flatMap(({ id, name, conditions }) =>
        conditions
          .filter((one) => isWound(one) && levelOf(one) === 'light')
          .map((one) => ({
            label: `Treat ${name}: ${one.name.toLowerCase()}`,
            group: 'care',
            actor: id,
            command: { type: 'treat', creature: id, wound: one.id },
            needs: [
              {
                name: 'medicine',
                label: 'With what',
                kind: 'text' as const,
                value: WOUND_TYPES[typeOf(one).toLowerCase()]?.cure ?? 'bandages',
              },
            ],
          })),
      ),
});

const BOXES = 6;

/** A progress clock with nothing filled in yet. */
function beginProgress(decision: Decision, name: string): void {
  const id = freshId(name, 'timer', decision.state.timers);
  decision.emit(
    timerStarted,
    {
      timer: {
        id,
        name,
        kind: 'progress',
        order: 'timer',
        secret: false,
        details: {},
        filled: 0,
        segments: BOXES,
      },
    },
    { rules: ['BDP-S8'] },
  );
}

/** A cure may become a task of its own, with a clock beside it: one for each success (BDP-50, BDP-S8). */
const callForCure = defineCommand({
  type: 'call-for-cure',
  title: 'What a cure takes',
  about:
    'Writes down what healing a wound or disease asks of the party, and begins a progress clock for it: a box for each success.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('call-for-cure'),
    creature: IdSchema,
    words: z.string().trim().min(1).max(500),
  }),
  decide: (decision, { creature: id, words }) => {
    const { name } = creatureAt(decision.state, id);
    decision.emit(cureNamed, { creature: id, words }, { rules: ['BDP-50'] });
    beginProgress(decision, `${name}’s cure`);
  },
});

export const woundCommands = [wound, choose, treat, callForCure];
