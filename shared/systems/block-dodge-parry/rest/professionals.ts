import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt } from '../../../campaign/lookup.ts';
import type { Field } from '../../../campaign/offer.ts';
import { demandOnce, forEachOrRefuse, Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Creature } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { ruleOf } from '../cite.ts';
import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  AttributeSchema,
  bodyOf,
  type Attribute,
} from '../../cairn-family/sheet/attributes.ts';
import { isDeprivedInLodging } from '../../cairn-family/harm/deprivation.ts';
import { lodge } from '../../cairn-family/harm/care.ts';
import { eaters } from '../../cairn-family/days/days.ts';
import { sleepInBeds } from './beds.ts';
import { careFor, loweredOf } from './comfort.ts';
import { careFound, scoreTrained } from '../events/rest.ts';
import { tendSick } from '../diseases/diseases.ts';
import { PROFESSIONS } from './professions.ts';
import { daysInWords } from './daysInWords.ts';
import { trainingDays } from './longCare.ts';

/** The scores that someone is cared for, of those they have lost points of. Refuses `no-need` where there is nothing to be cared for. */
function caredFor(
  decision: Decision,
  creature: Creature,
  scores: readonly Attribute[],
  path: string,
): Attribute[] {
  if (new Set(scores).size < scores.length) throw new Refusal('bad-field', 'Choose each score once.', path);
  if (isDeprivedInLodging(creature))
    throw new Refusal(
      'deprived',
      `${creature.name} is Deprived and would regain nothing. Provide what is missing first (${ruleOf(decision, 'no-recovery')}).`,
      path,
    );
  const lowered = loweredOf(creature).filter((one) => scores.includes(one));
  if (creature.status === 'dead' || lowered.length === 0)
    throw new Refusal(
      'no-need',
      `${creature.name} has lost no points of these scores. Choose a lowered score.`,
      path,
    );
  return lowered;
}

/** All are cared for on the same day, by professionals; what it costs the Warden says (BDP-S14). */
const professionalCare = defineCommand({
  type: 'professional-care',
  title: 'Get professional care',
  about:
    'A day of care with food and lodging, which removes all Fatigue: each score that gets care regains 1d4, except for the Deprived. Healers restore STR, baths and massage DEX, company and leisure WIL.',
  when: ['world', 'downtime'],
  fields: z.strictObject({
    type: z.literal('professional-care'),
    patients: z
      .array(z.strictObject({ creature: IdSchema, scores: z.array(AttributeSchema).max(3).default([]) }))
      .min(1)
      .max(60),
    price: z.string().trim().max(200).default(''),
  }),
  decide: (decision, { patients, price }) => {
    demandOnce(
      patients.map(({ creature }) => creature),
      'patients',
    );
    const cared: { id: string; lowered: Attribute[] }[] = [];
    forEachOrRefuse(patients, ({ creature: id, scores }, index) => {
      if (scores.length === 0) return;
      const patient = creatureAt(decision.state, id);
      cared.push({ id, lowered: caredFor(decision, patient, scores, `patients.${index}.scores`) });
    });
    if (cared.length === 0) throw new Refusal('no-need', 'Choose who gets care.', 'patients');
    for (const { id, lowered } of cared) {
      decision.emit(careFound, { creature: id, scores: lowered, price });
    }
    for (const { id } of cared) tendSick(decision, id, 'healer');
    lodge(decision, 1);
    for (const { id, lowered } of cared) careFor(decision, id, lowered);
    sleepInBeds(decision);
  },
  offers: (campaign) => {
    const patients = eaters(campaign).filter((one) => loweredOf(one).length > 0);
    const needs = patients.map((one, index): Field<`patients.${number}.scores`> => {
      const body = bodyOf(one);
      const lowered = loweredOf(one);
      const choices = lowered.map((value) => ({
        value,
        label: `${ATTRIBUTE_NAMES[value]} ${body[value].now}/${body[value].max}`,
        detail: PROFESSIONS[value],
      }));
      return {
        name: `patients.${index}.scores`,
        label: 'Care for',
        kind: 'choice',
        many: true,
        optional: true,
        choices,
        value: lowered,
        row: one.name,
      };
    });
    return patients.length === 0
      ? []
      : [
          {
            label: 'Get a day of care…',
            detail: '1d4 for each score',
            group: 'rest',
            command: { type: 'professional-care', patients: patients.map(({ id }) => ({ creature: id })) },
            needs: [...needs, { name: 'price', label: 'Price', kind: 'text', optional: true }],
          },
        ];
  },
});

/** As high as the dice of a new PC go. */
const MOST_BY_TRAINING = 18;

/** Scores that training can still better, the lowest first. */
const trainable = (creature: Creature): Attribute[] => {
  const body = bodyOf(creature);
  return ATTRIBUTES.filter((one) => body[one].max < MOST_BY_TRAINING).sort(
    (a, b) => body[a].max - body[b].max,
  );
};

/** A month of training wins one point of a score, for all who train; the slot of a permanent wound stays lost (BDP-S9). */
const train = defineCommand({
  type: 'train',
  title: 'Train',
  about:
    'Thirty days of training (house rules can change this) raise one score of each trainee by 1, current and maximum.',
  when: ['downtime'],
  fields: z.strictObject({
    type: z.literal('train'),
    trainees: z
      .array(z.strictObject({ creature: IdSchema, attribute: AttributeSchema.optional() }))
      .min(1)
      .max(60),
  }),
  decide: (decision, { trainees }) => {
    demandOnce(
      trainees.map(({ creature }) => creature),
      'trainees',
    );
    const training = trainees.flatMap(({ creature, attribute }, index) =>
      attribute === undefined ? [] : [{ id: creature, attribute, path: `trainees.${index}` }],
    );
    if (training.length === 0) throw new Refusal('no-need', 'Choose who trains.', 'trainees');
    forEachOrRefuse(training, ({ id, attribute, path }) => {
      const creature = ableCreature(decision.state, id, `${path}.creature`);
      if (!trainable(creature).includes(attribute))
        throw new Refusal(
          'no-need',
          `${creature.name} has reached the highest score that training gives. Choose another score.`,
          `${path}.attribute`,
        );
    });
    const days = trainingDays(decision.state);
    lodge(decision, days);
    sleepInBeds(decision);
    for (const { id, attribute } of training) {
      const creature = creatureAt(decision.state, id);
      const { now, max } = bodyOf(creature)[attribute];
      if (creature.status === 'dead') continue;
      decision.emit(scoreTrained, { creature: id, attribute, days, now: now + 1, max: max + 1 });
    }
  },
  offers: (campaign) => {
    const members = partyOf(campaign).filter((one) => trainable(one).length > 0);
    return members.length === 0
      ? []
      : [
          {
            label: `Train for ${daysInWords(trainingDays(campaign))}…`,
            detail: '+1 to one score each',
            group: 'rest',
            command: { type: 'train', trainees: members.map(({ id }) => ({ creature: id })) },
            needs: members.map((one, index): Field<`trainees.${number}.attribute`> => {
              const open = trainable(one);
              return {
                name: `trainees.${index}.attribute`,
                label: 'Score',
                kind: 'choice',
                optional: true,
                choices: open.map((value) => ({ value, label: ATTRIBUTE_NAMES[value] })),
                ...(open[0] ? { value: open[0] } : {}),
                row: one.name,
              };
            }),
          },
        ];
  },
});

export const professionalCommands = [professionalCare, train];
