import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { DISEASE_IDS, DISEASES } from '../diseases/data.ts';
import { change, gain, lose } from './draft.ts';

const creature = IdSchema;
const disease = z.enum(DISEASE_IDS);

/** A character caught a disease on that day; `days` is how long it lasts if it ends by itself. */
export const diseaseCaught = defineEvent(
  'disease-caught',
  'players',
  { creature, disease, days: z.int().nullable(), since: z.int() },
  (campaign, { creature: id, disease: caught, days: left, since }) => {
    gain(campaign, id, {
      id: caught,
      name: DISEASES[caught].name,
      severity: 'major',
      slots: 0,
      details: { disease: caught, left, passed: 0, since, tended: false },
    });
  },
);

/** A day of a disease: whether its Save passed, how many have passed so far, and the days left. */
export const diseaseTookItsDay = defineEvent(
  'disease-took-its-day',
  'players',
  { creature, disease, passed: z.boolean(), passes: z.int(), left: z.int().nullable() },
  (campaign, { creature: id, disease: condition, passes, left }) => {
    change(campaign, id, condition, { passed: passes, left, tended: false });
  },
);

/** A character recovered from a disease: by passed Saves, when it had run its course, or by a cure. */
export const diseaseEnded = defineEvent(
  'disease-ended',
  'players',
  { creature, disease, how: z.enum(['healed', 'run-out', 'cured']) },
  (campaign, { creature: id, disease: condition }) => {
    lose(campaign, id, condition);
  },
);

/** A sick character was cared for; the next Save rolls two dice. */
export const sickTended = defineEvent(
  'sick-tended',
  'players',
  { creature, disease, care: z.enum(['companions', 'healer']) },
  (campaign, { creature: id, disease: condition }) => {
    change(campaign, id, condition, { tended: true });
  },
);

export const diseaseEvents = [diseaseCaught, diseaseTookItsDay, diseaseEnded, sickTended];
