import { z } from 'zod';
import { assign } from '../../../campaign/drafted.ts';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftItem, draftOf } from '../../../campaign/lookup.ts';
import { CHART } from '../sheet/dieSizes.ts';
import { partOf } from './parts.ts';

const creature = IdSchema;

/** An ability changed its die or modifier, or was added. */
export const abilityChanged = defineEvent(
  'ability-changed',
  'players',
  {
    creature,
    ability: z.string(),
    from: z.enum(CHART).optional(),
    to: z.enum(CHART),
    modifier: z.int(),
  },
  (campaign, { creature: id, ability, to, modifier }) => {
    assign(partOf(draftOf(campaign, id).sheet, 'abilities'), { [ability]: { die: to, modifier } });
  },
);

/** A character now carries more than the slots hold. */
export const burdenTaken = defineEvent(
  'burden-taken',
  'players',
  { creature, excess: z.int().min(1), since: z.number() },
  (campaign, { creature: id, since }) => {
    assign(draftOf(campaign, id).sheet, { burdenedAt: since });
  },
);

/** An item was put in a quick slot or in the bag. */
export const itemStowed = defineEvent(
  'item-stowed',
  'players',
  { creature, item: IdSchema, quick: z.boolean() },
  (campaign, { creature: id, item, quick }) => {
    assign(draftItem(campaign, id, item).details, { quick });
  },
);

/** The party began a siesta or a full rest; `brokenOff` gives the minutes after which it was interrupted. */
export const restBegan = defineEvent('rest-began', 'players', {
  rest: z.enum(['siesta', 'full-rest']),
  brokenOff: z.int().optional(),
});

/** A character had a siesta. */
export const siestaEnded = defineEvent(
  'siesta-ended',
  'players',
  { creature, time: z.number() },
  (campaign, { creature: id, time }) => {
    assign(draftOf(campaign, id).sheet, { siestaAt: time });
  },
);

/** Spent technique dice were regained. */
export const techniqueDiceRegained = defineEvent(
  'technique-dice-regained',
  'players',
  { creature, from: z.int(), to: z.int() },
  (campaign, { creature: id, to }) => {
    assign(partOf(draftOf(campaign, id).sheet, 'technique'), { now: to });
  },
);

export const sheetEvents = [
  abilityChanged,
  burdenTaken,
  itemStowed,
  restBegan,
  siestaEnded,
  techniqueDiceRegained,
];
