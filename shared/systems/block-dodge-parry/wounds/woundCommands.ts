import { z } from 'zod';
import { timerStarted } from '../../../campaign/events/time.ts';
import { freshId, IdSchema } from '../../../campaign/ids.ts';
import { conditionOf, creatureAt } from '../../../campaign/lookup.ts';
import { choiceOf, type Field } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import { AttributeSchema } from '../../cairn-family/sheet/attributes.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
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
  title: 'Add wound',
  about:
    'Adds a wound, which fills a slot. If the character already has the same wound, the player may choose to worsen that one instead.',
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
        `${creature.name} already has this wound (${same.name}). Choose whether it gets worse or a new one fills another slot.`,
        'worsen',
      );
    if (!same && worsen === true)
      throw new Refusal(
        'bad-field',
        `${creature.name} has no such wound to worsen. Add a new one.`,
        'worsen',
      );
    addWound(decision, family, id, { type, area, level }, { worsen: worsen === true, lowers });
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Add wound…',
            group: 'harm',
            command: { type: 'wound' },
            needs: [
              choiceOf(partyOf(campaign), 'creature', 'Who'),
              {
                name: 'wound',
                label: 'Type',
                kind: 'choice',
                choices: types.map((one) => ({ value: one, label: one })),
              },
              {
                name: 'level',
                label: 'Severity',
                kind: 'choice',
                value: 'light',
                choices: LEVELS.map((one) => ({ value: one, label: one })),
              },
              { name: 'area', label: 'Place', kind: 'text', optional: true },
              ...(partyOf(campaign).some(({ conditions }) => conditions.some(isWound)) ? [worsenField] : []),
            ],
          },
        ]
      : [],
});

/** Left open it is refused where the same wound is there already, so that the player is asked. */
const worsenField: Field<'worsen'> = {
  name: 'worsen',
  label: 'If it is the same wound again',
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
  title: 'Worsen or keep wound',
  about:
    'After a repeated injury the player chooses: worsen the old wound and free the new slot, or keep both wounds.',
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
      throw new Refusal('no-need', `${fresh.name} is not a repeated wound. Choose one that is.`, 'wound');
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
            label: `${name}: worsen ${old.name}`,
            group: 'harm',
            actor: id,
            command: { ...command, worsen: true },
          },
          {
            label: `${name}: keep ${fresh.name} as a new wound`,
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
  title: 'Treat wound',
  about:
    'Heals a light wound in the field with the right medicine. Severe wounds need long-term care, and permanent ones never heal.',
  when: ['session'],
  fields: z.strictObject({
    type: z.literal('treat'),
    creature: IdSchema,
    wound: IdSchema,
    medicine: z.string().trim().min(1, 'enter the medicine').max(200),
  }),
  decide: (decision, { creature: id, wound: woundId, medicine }) => {
    const creature = creatureAt(decision.state, id);
    const condition = conditionOf(creature, woundId, 'wound');
    if (!isWound(condition))
      throw new Refusal('bad-field', `${condition.name} is not a wound. Choose a wound.`, 'wound');
    const level = levelOf(condition);
    if (level === 'severe')
      throw new Refusal(
        'too-bad',
        `${condition.name} is severe. It needs a healer for ${daysInWords(careDays(decision.state))}.`,
        'wound',
      );
    if (level === 'permanent')
      throw new Refusal('too-bad', `${condition.name} is permanent and cannot heal.`, 'wound');
    healWound(decision, id, condition, medicine, 'treatment');
  },
  offers: (campaign) =>
    partyOf(campaign, true)
      .filter(({ status }) => status !== 'dead')
      .flatMap(({ id, name, conditions }) =>
        conditions
          .filter((one) => isWound(one) && levelOf(one) === 'light')
          .map((one) => ({
            label: `Treat wound: ${name}, ${one.name}`,
            group: 'care',
            actor: id,
            command: { type: 'treat', creature: id, wound: one.id },
            needs: [
              {
                name: 'medicine',
                label: 'Medicine',
                kind: 'text' as const,
                value: WOUND_TYPES[typeOf(one).toLowerCase()]?.cure ?? 'bandages',
              },
            ],
          })),
      ),
});

const BOXES = 6;

/** A progress clock with nothing filled in yet. */
function startProgressClock(decision: Decision, name: string): void {
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
    by(decision, 'clock-of-care'),
  );
}

/** A cure may become a task of its own, with a clock beside it: one for each success (BDP-50, BDP-S8). */
const callForCure = defineCommand({
  type: 'call-for-cure',
  title: 'Set cure',
  about:
    'Notes what it takes to heal a wound or disease and starts a progress clock for it, with one segment for each success.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('call-for-cure'),
    creature: IdSchema,
    words: z.string().trim().min(1).max(500),
  }),
  decide: (decision, { creature: id, words }) => {
    const { name } = creatureAt(decision.state, id);
    decision.emit(cureNamed, { creature: id, words });
    startProgressClock(decision, `${name}’s cure`);
  },
});

export const woundCommands = [wound, choose, treat, callForCure];
