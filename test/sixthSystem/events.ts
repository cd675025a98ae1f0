import { z } from 'zod';
import { defineEvent } from '../../shared/campaign/event.ts';
import { IdSchema } from '../../shared/campaign/ids.ts';
import { draftOf, present } from '../../shared/campaign/lookup.ts';
import { ABILITIES } from './sheet.ts';

const creature = IdSchema;

/** Someone made a check on two dice. */
export const checkMade = defineEvent(
  'check-made',
  'players',
  { actor: creature, ability: z.enum(ABILITIES), total: z.int(), against: z.int(), passed: z.boolean() },
  () => undefined,
);

/** A side won the start of a fight; it goes first in every round of it. */
export const startWon = defineEvent(
  'start-won',
  'players',
  { side: z.enum(['party', 'others']), party: z.int(), others: z.int() },
  (campaign, { side }) => {
    Object.assign(present(campaign.fight, 'the fight').details, { first: side });
  },
);

/** Between two rounds someone holds the line, or catches their breath. */
export const breathTaken = defineEvent(
  'breath-taken',
  'players',
  { actor: creature, how: z.enum(['hold', 'breathe']), gained: z.int().min(0) },
  (campaign, { actor, gained }) => {
    const { hitPoints } = draftOf(campaign, actor);
    hitPoints.now += gained;
    present(campaign.fight?.combatants[actor], actor).acted = true;
  },
);

/** The night lamp burned a flask of oil, or stayed dark. */
export const lampFilled = defineEvent(
  'lamp-filled',
  'players',
  { creature, left: z.int().min(0), dark: z.boolean() },
  (campaign, { creature: id, left }) => {
    Object.assign(draftOf(campaign, id).sheet, { oil: left });
  },
);

/** The party made camp for a watch. */
export const campMade = defineEvent('camp-made', 'players', { hours: z.int() }, () => undefined);

export const events = [checkMade, startWon, breathTaken, lampFilled, campMade];
