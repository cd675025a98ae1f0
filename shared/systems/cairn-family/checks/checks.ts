import { z } from 'zod';
import { IdSchema, severalIds } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import { NameSchema } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import {
  ATTRIBUTES,
  ATTRIBUTE_NAMES,
  AttributeSchema,
  bodyOf,
  setScore,
  weakest,
} from '../sheet/attributes.ts';
import { addFatigue, dropToMakeRoom, fatigueOf, shedFatigue } from '../sheet/burden.ts';
import { CAUSES, demandProvided, deprive, provide } from '../harm/deprivation.ts';
import { choiceOf, named } from '../../../campaign/offer.ts';
import { loseScore } from '../harm/harm.ts';
import { regainScore } from '../harm/healing.ts';
import type { Family } from '../family.ts';
import { saveForAll } from './saves.ts';
import { conditionDetails } from '../sheet/details.ts';

/** For split seconds, and only when the Warden calls for it. Of two who oppose each other the one most at risk saves; risky deeds in a fight take a Save too (CA-9, CA-10, CA-R27, BDP-7, BDP-10). */
const saveCommand = defineCommand({
  type: 'save',
  title: 'Save',
  about:
    'Rolls a d20: equal to or under the score passes. A 1 always passes and a 20 always fails. One character rolls for several who act together.',
  when: ['session'],
  dice: [{ die: 'd20', for: 'Save' }],
  fields: z.strictObject({
    type: z.literal('save'),
    actors: severalIds(60),
    attribute: AttributeSchema,
    why: z.string().trim().max(200).default(''),
  }),
  decide: (decision, { actors, attribute, why }) => {
    const savers = actors.map((id, index) => ableCreature(decision.state, id, `actors.${index}`));
    const roller = weakest(savers, attribute);
    if (!roller) return;
    const others = savers.map(({ id }) => id).filter((id) => id !== roller.id);
    const reason = others.length > 0 ? why || 'for everyone' : why;
    saveForAll(decision, [roller.id, ...others], attribute, reason);
  },
  offers: (campaign) => {
    const party = partyOf(campaign);
    return party.length === 0
      ? []
      : [
          {
            label: 'Save',
            group: 'check',
            command: { type: 'save' },
            needs: [
              {
                name: 'actors',
                label: 'Who is most at risk',
                kind: 'choice',
                many: true,
                choices: party.map(named),
                value: party.slice(0, 1).map(({ id }) => id),
              },
              {
                name: 'attribute',
                label: 'Score',
                kind: 'choice',
                choices: ATTRIBUTES.map((one) => ({ value: one, label: ATTRIBUTE_NAMES[one] })),
              },
              { name: 'why', label: 'What for', kind: 'text', optional: true },
            ],
          },
        ];
  },
});

/** Fatigue from whatever happens (CA-18). */
const fatigue = defineCommand({
  type: 'fatigue',
  title: 'Add Fatigue',
  about: 'Adds a Fatigue, which fills one slot. If no slot is free, choose items to drop.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('fatigue'),
    creature: IdSchema,
    why: z.string().trim().min(1).max(200).default('exertion'),
    drop: z.array(IdSchema).max(20).default([]),
  }),
  decide: (decision, { creature, why, drop }) => {
    creatureAt(decision.state, creature);
    addFatigue(decision, creature, why, drop);
  },
  offers: (campaign) =>
    partyOf(campaign).length === 0
      ? []
      : [
          {
            label: 'Add Fatigue',
            group: 'harm',
            command: { type: 'fatigue' },
            needs: [
              choiceOf(partyOf(campaign), 'creature', 'Who'),
              { name: 'why', label: 'Cause', kind: 'text', value: 'exertion' },
            ],
          },
        ],
});

const makeRoom = defineCommand({
  type: 'make-room',
  title: 'Drop items',
  about: 'Drops items to free slots for Fatigue or wounds.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('make-room'),
    creature: IdSchema,
    drop: z.array(IdSchema).min(1).max(40),
  }),
  decide: (decision, { creature, drop }) => dropToMakeRoom(decision, creature, drop),
});

const goWithout = defineCommand({
  type: 'deprive',
  title: 'Add deprivation',
  about:
    'Makes characters Deprived: they lack food, sleep, water or warmth. They regain nothing and gain a Fatigue each day after the first.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('deprive'),
    creatures: severalIds(60),
    cause: NameSchema,
  }),
  decide: (decision, { creatures, cause }) => {
    creatures.forEach((id, index) => creatureAt(decision.state, id, `creatures.${index}`));
    for (const id of creatures) deprive(decision, id, cause);
  },
  offers: (campaign) =>
    partyOf(campaign).length === 0
      ? []
      : [
          {
            label: 'Add deprivation',
            group: 'harm',
            command: { type: 'deprive' },
            needs: [
              {
                name: 'creatures',
                label: 'Who',
                kind: 'choice',
                many: true,
                choices: partyOf(campaign).map(named),
                value: partyOf(campaign).map(({ id }) => id),
              },
              {
                name: 'cause',
                label: 'What is missing',
                kind: 'choice',
                choices: CAUSES.map((one) => ({ value: one, label: one })),
                value: 'water',
              },
            ],
          },
        ],
});

const meetNeed = defineCommand({
  type: 'provide',
  title: 'End deprivation',
  about: 'Ends one cause of being Deprived. A character with no other cause is no longer Deprived.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('provide'),
    creatures: severalIds(60),
    cause: NameSchema,
  }),
  decide: (decision, { creatures, cause }) => {
    const lacking = creatures
      .map((id, index) => creatureAt(decision.state, id, `creatures.${index}`))
      .filter((one) => one.conditions.some((condition) => conditionDetails(condition).deprived === cause));
    if (lacking.length === 0)
      throw new Refusal(
        'no-need',
        `None of these characters lacks ${cause}. Choose someone who does.`,
        'cause',
      );
    for (const { id } of lacking) provide(decision, id, cause);
  },
  offers: (campaign) => {
    const causes = [
      ...new Set(
        partyOf(campaign, true).flatMap(({ conditions }) =>
          conditions.flatMap((condition) => conditionDetails(condition).deprived ?? []),
        ),
      ),
    ];
    return causes.map((cause) => ({
      label: `End deprivation: ${cause}`,
      group: 'care',
      command: {
        type: 'provide',
        cause,
        creatures: partyOf(campaign, true)
          .filter((one) => one.conditions.some((condition) => conditionDetails(condition).deprived === cause))
          .map(({ id }) => id),
      },
    }));
  },
});

const adjustScore = (family: Family) =>
  defineCommand({
    type: 'adjust-score',
    title: 'Change score',
    about:
      'Takes points from STR, DEX or WIL (a negative number) or gives them back, with every consequence the rules have at 0. Can change the maximum instead.',
    when: ['anytime'],
    fields: z.strictObject({
      type: z.literal('adjust-score'),
      creature: IdSchema,
      attribute: AttributeSchema,
      by: z.int().min(-30).max(30),
      maximum: z.boolean().default(false),
      why: z.string().trim().max(200).default(''),
    }),
    decide: (decision, { creature: id, attribute, by, maximum, why }) => {
      const creature = creatureAt(decision.state, id);
      if (by === 0) throw new Refusal('bad-field', 'Enter how many points to take or give.', 'by');
      const { max } = bodyOf(creature)[attribute];
      if (maximum) {
        const to = Math.min(30, Math.max(0, max + by));
        setScore(decision, id, attribute, { max: to }, why);
      } else if (by < 0) loseScore(decision, family, id, attribute, -by, { why });
      else {
        const { name } = demandProvided(decision, id);
        if (regainScore(decision, id, attribute, by, why) === 0)
          throw new Refusal('no-need', `${name} has lost no ${ATTRIBUTE_NAMES[attribute]}.`, 'by');
      }
    },
  });

/** A Fatigue that what happened takes off. */
const relieve = defineCommand({
  type: 'shed-fatigue',
  title: 'Remove Fatigue',
  about: 'Removes one Fatigue from a character who is not Deprived.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('shed-fatigue'), creature: IdSchema }),
  decide: (decision, { creature: id }) => {
    const tired = demandProvided(decision, id);
    if (fatigueOf(tired).length === 0)
      throw new Refusal('no-need', `${tired.name} has no Fatigue.`, 'creature');
    shedFatigue(decision, id, 1);
  },
});

/** Saves, Fatigue, deprivation and scores: what these systems do alike at any moment. */
export const checkCommands = (family: Family) => [
  saveCommand,
  fatigue,
  makeRoom,
  goWithout,
  meetNeed,
  adjustScore(family),
  relieve,
];
