import { z } from 'zod';
import { assign } from '../../../campaign/drafted.ts';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftOf } from '../../../campaign/lookup.ts';
import { LOSSES } from '../sheet/sheet.ts';

const creature = IdSchema;
const Level = z.int().min(0).max(4);

/** Levels of exhaustion were gained or lost; a further level at the fourth leaves it at four. */
export const exhaustionChanged = defineEvent(
  'exhaustion-changed',
  'players',
  { creature, from: Level, to: Level, why: z.string().optional() },
  (campaign, { creature: id, to }) => {
    assign(draftOf(campaign, id).sheet, { exhaustion: to });
  },
);

/** Someone rolled for death and dismemberment; `left` is how many of the part there were to lose. */
export const dismembermentRolled = defineEvent('dismemberment-rolled', 'players', {
  creature,
  roll: z.int().min(1).max(8),
  result: z.enum(['gear', ...LOSSES, 'dead']),
  left: z.int().min(0).optional(),
});

/** An arm, an eye, a leg or the voice is gone for good; `left` are those still there. */
export const bodyPartLost = defineEvent(
  'body-part-lost',
  'players',
  { creature, part: z.enum(LOSSES), left: z.int().min(0) },
  (campaign, { creature: id, part }) => {
    const { sheet } = draftOf(campaign, id);
    const lost = Array.isArray(sheet['lost']) ? sheet['lost'] : [];
    assign(sheet, { lost: [...lost, part] });
  },
);

/** What a hallucination shows; for the GM alone. */
export const visionSeen = defineEvent('vision-seen', 'referee', { creature, vision: z.string() });

export const harmEvents = [exhaustionChanged, dismembermentRolled, bodyPartLost, visionSeen];
