import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftOf } from '../../../campaign/lookup.ts';
import { AREAS, HAZARD_IDS, LEVELS, woundCondition, woundName } from '../wounds/data.ts';
import { change, gain, lose } from './draft.ts';

const creature = IdSchema;
const level = z.enum(LEVELS);
const area = z.enum(AREAS);

/** Darts and the like struck somebody who could put up something against them. */
export const trapStruck = defineEvent(
  'trap-struck',
  {
    creature,
    why: z.string(),
    thrown: z.int(),
    armour: z.int(),
    damage: z.int(),
    /** Hit points that are left. */
    left: z.int(),
  },
  () => undefined,
);

/** Somebody is in gas or cold, which bites again until they are out of it. */
export const hazardEntered = defineEvent(
  'hazard-entered',
  { creature, condition: IdSchema, hazard: z.enum(HAZARD_IDS), name: z.string(), since: z.number() },
  (campaign, { creature: id, condition, hazard, name, since }) => {
    const details = { hazard, since };
    gain(campaign, id, { id: condition, name, severity: 'minor', slots: 0, details });
  },
);

/** A failed STR Save: where the d10 struck, whether that place was hurt already, and whether gear kept the injury off. */
export const injuryThrown = defineEvent(
  'injury-thrown',
  { creature, total: z.int(), area, again: z.boolean(), keptOff: z.boolean() },
  () => undefined,
);

/** A blow to the head, by its d6. */
export const headStruck = defineEvent(
  'head-struck',
  {
    creature,
    total: z.int(),
    result: z.enum(['fatal', 'eye', 'scar']),
    /** The condition that a lost eye is. */
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

/** What a hurt arm held fell and lies there; a light went out with it. */
export const heldDropped = defineEvent(
  'held-dropped',
  { creature, item: IdSchema, light: z.boolean() },
  () => undefined,
);

/** Blows are impaired by a hurt arm until a wound heals, or the referee says otherwise. */
export const armHurt = defineEvent(
  'arm-hurt',
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

/** A wound fills a slot, or is worse than it was (`from`). `worsens` is the older one that might take it over. */
export const woundTaken = defineEvent(
  'wound-taken',
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

/** A new wound keeps a slot of its own beside the older one. */
export const woundKept = defineEvent('wound-kept', { creature, condition: IdSchema }, (campaign, event) => {
  const kept = draftOf(campaign, event.creature).conditions.find(({ id }) => id === event.condition);
  if (kept) delete kept.details['worsens'];
});

/** A new wound went into the older one, which got worse. */
export const woundMerged = defineEvent(
  'wound-merged',
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

/** A wound is healed; what it kept impaired is well again. */
export const woundHealed = defineEvent(
  'wound-healed',
  {
    creature,
    condition: IdSchema,
    wound: z.string(),
    area: z.string(),
    level,
    /** The medicine, potion or care that did it. */
    remedy: z.string(),
    /** The arm that strikes as before. */
    well: area.optional(),
  },
  (campaign, { creature: id, condition }) => {
    const healed = draftOf(campaign, id);
    healed.conditions = healed.conditions.filter(
      (one) => one.id !== condition && one.details['until'] !== condition,
    );
  },
);

/** What healing a wound or disease asks of the party. */
export const cureNamed = defineEvent('cure-named', { creature, words: z.string() }, () => undefined);

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
