import { z } from 'zod';
import { BySchema, defineEvent } from '../../../campaign/event.ts';
import { timerEnded, timerStarted } from '../../../campaign/events/time.ts';
import { itemRemoved } from '../../../campaign/events/creatures.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftOf } from '../../../campaign/lookup.ts';
import { ItemSchema, TimerSchema } from '../../../campaign/state.ts';
import { AttributeSchema } from '../sheet/attributeNames.ts';

/** A score or its maximum changed. */
export const scoreChanged = defineEvent(
  'score-changed',
  'players',
  {
    creature: IdSchema,
    attribute: AttributeSchema,
    from: z.int(),
    to: z.int(),
    /** Its maximum before and after. */
    mostBefore: z.int(),
    most: z.int(),
    why: z.string(),
  },
  (campaign, { creature, attribute, to, most }) => {
    draftOf(campaign, creature).sheet[attribute] = { now: to, max: most };
  },
);

/** A character lost Fatigue. */
export const fatigueShed = defineEvent(
  'fatigue-shed',
  'players',
  { creature: IdSchema, conditions: z.array(IdSchema) },
  (campaign, { creature, conditions }) => {
    const tired = draftOf(campaign, creature);
    tired.conditions = tired.conditions.filter(({ id }) => !conditions.includes(id));
  },
);

/** An item was dropped to make room for Fatigue or a wound, and lies nowhere: only in older logs. */
export const itemDropped = defineEvent(
  'item-dropped',
  'players',
  { creature: IdSchema, item: ItemSchema },
  itemRemoved.evolve,
);

/** A Deprived character regained nothing. */
export const recoveryBarred = defineEvent('recovery-barred', 'players', { creature: IdSchema });

/** A character will die without aid in `minutes`. */
export const dyingBegan = defineEvent(
  'dying-began',
  'players',
  { creature: IdSchema, timer: TimerSchema, minutes: z.number(), unless: z.string() },
  timerStarted.evolve,
);

/** A character is no longer dying: through aid, through healing, or because it no longer matters. */
export const dyingStopped = defineEvent(
  'dying-stopped',
  'players',
  {
    creature: IdSchema,
    timer: TimerSchema,
    why: z.string(),
    /** Who saved them; left out where time or death did. */
    by: BySchema.optional(),
  },
  (campaign, { timer }) => timerEnded.evolve(campaign, { timer, due: false }),
);

/** A character was stabilized; `up` says whether they are on their feet again at once. */
export const patientTended = defineEvent('patient-tended', 'players', {
  actor: IdSchema,
  target: IdSchema,
  up: z.boolean(),
});

/** A foe’s extra effect on a character whose Critical Damage Save failed. */
export const effectSuffered = defineEvent('effect-suffered', 'players', {
  actor: IdSchema,
  target: IdSchema,
  effect: z.string(),
});

export const bodyEvents = [
  scoreChanged,
  fatigueShed,
  itemDropped,
  recoveryBarred,
  dyingBegan,
  dyingStopped,
  patientTended,
  effectSuffered,
];
