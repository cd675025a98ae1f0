import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftOf } from '../../../campaign/lookup.ts';
import { AREAS, HAZARD_IDS, LEVELS, woundCondition, woundName } from '../wounds/data.ts';
import { change, gain, lose } from './draft.ts';

const creature = IdSchema;
const level = z.enum(LEVELS);
const area = z.enum(AREAS);

/** A trap such as darts hit a character; Armor helps against it. */
export const trapStruck = defineEvent('trap-struck', 'players', {
  creature,
  why: z.string(),
  thrown: z.int(),
  armour: z.int(),
  damage: z.int(),
  /** Hit points that are left. */
  left: z.int(),
});

/** A character is in gas or cold, which does harm again until they are out of it. */
export const hazardEntered = defineEvent(
  'hazard-entered',
  'players',
  { creature, condition: IdSchema, hazard: z.enum(HAZARD_IDS), name: z.string(), since: z.number() },
  (campaign, { creature: id, condition, hazard, name, since }) => {
    const details = { hazard, since };
    gain(campaign, id, { id: condition, name, severity: 'minor', slots: 0, details });
  },
);

/** A failed STR Save: the place by the d10, whether it was injured before, and whether gear prevented the injury. */
export const injuryThrown = defineEvent('injury-thrown', 'players', {
  creature,
  total: z.int(),
  area,
  again: z.boolean(),
  keptOff: z.boolean(),
});

/** A blow to the head, by its d6. */
export const headStruck = defineEvent(
  'head-struck',
  'players',
  {
    creature,
    total: z.int(),
    result: z.enum(['fatal', 'eye', 'scar']),
    /** The id of the condition for a lost eye. */
    condition: IdSchema.optional(),
  },
  (campaign, { creature: id, condition }) => {
    if (condition !== undefined)
      gain(campaign, id, {
        id: condition,
        name: 'An eye lost',
        severity: 'major',
        slots: 0,
        details: { injury: 'head' },
      });
  },
);

/** A character dropped what the injured arm held; a light goes out. */
export const heldDropped = defineEvent('held-dropped', 'players', {
  creature,
  item: IdSchema,
  light: z.boolean(),
});

/** An injured arm impairs attacks until a wound heals or the referee says otherwise. */
export const armHurt = defineEvent(
  'arm-hurt',
  'players',
  { creature, condition: IdSchema, area, until: IdSchema.optional() },
  (campaign, { creature: id, condition, area: injury, until }) => {
    gain(campaign, id, {
      id: condition,
      name: `Injured ${injury}: attacks impaired`,
      severity: 'major',
      slots: 0,
      details: { impairs: true, injury, ...(until === undefined ? {} : { until }) },
    });
  },
);

/** A wound fills a slot, or got worse (`from`). `worsens` is the older wound that the player may choose to worsen instead. */
export const woundTaken = defineEvent(
  'wound-taken',
  'players',
  {
    creature,
    condition: IdSchema,
    wound: z.string(),
    area: z.string(),
    level,
    from: level.optional(),
    worsens: IdSchema.optional(),
  },
  (campaign, { creature: id, condition, worsens, wound, area: where, level: to }) => {
    gain(campaign, id, woundCondition(condition, { type: wound, area: where, level: to }, worsens));
  },
);

/** The player kept both wounds, and the new one fills its own slot. */
export const woundKept = defineEvent(
  'wound-kept',
  'players',
  { creature, condition: IdSchema },
  (campaign, event) => {
    const kept = draftOf(campaign, event.creature).conditions.find(({ id }) => id === event.condition);
    if (kept) delete kept.details['worsens'];
  },
);

/** The new wound was merged into the older one, which got worse. */
export const woundMerged = defineEvent(
  'wound-merged',
  'players',
  {
    creature,
    condition: IdSchema,
    merged: IdSchema,
    wound: z.string(),
    area: z.string(),
    from: level,
    to: level,
  },
  (campaign, { creature: id, condition, merged, to, wound, area: where }) => {
    lose(campaign, id, merged);
    change(campaign, id, condition, { wound: to });
    for (const one of draftOf(campaign, id).conditions) {
      if (one.details['until'] === merged) one.details['until'] = condition;
      if (one.id !== condition) continue;
      one.name = woundName({ type: wound, area: where, level: to });
      one.severity = 'major';
    }
  },
);

/** A wound healed; an arm that it impaired can be used again. */
export const woundHealed = defineEvent(
  'wound-healed',
  'players',
  {
    creature,
    condition: IdSchema,
    wound: z.string(),
    area: z.string(),
    level,
    /** The medicine, potion or care that did it. */
    remedy: z.string(),
    /** The arm that can be used again. */
    well: area.optional(),
  },
  (campaign, { creature: id, condition }) => {
    const healed = draftOf(campaign, id);
    healed.conditions = healed.conditions.filter(
      (one) => one.id !== condition && one.details['until'] !== condition,
    );
  },
);

/** What it takes to heal a wound or disease, in the referee’s words. */
export const cureNamed = defineEvent('cure-named', 'players', { creature, words: z.string() });

export const woundEvents = [
  trapStruck,
  hazardEntered,
  injuryThrown,
  headStruck,
  heldDropped,
  armHurt,
  woundTaken,
  woundKept,
  woundMerged,
  woundHealed,
  cureNamed,
];
