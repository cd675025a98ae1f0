import { z } from 'zod';
import { startFight as sharedStart } from '../../../campaign/commands/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { defineCommand } from '../../contract.ts';

const Some = z.array(IdSchema).max(60).default([]);

/**
 * The shared command, which also asks whose skill fits the contests of surprise and initiative, and who spends an inspiration die
 * on a surprise that would fail: by then the fight has gone on.
 */
export const startFight = defineCommand({
  ...sharedStart,
  fields: sharedStart.fields.extend({
    skilledAtSurprise: Some,
    skilledAtInitiative: Some,
    inspiredAtSurprise: Some,
  }),
});
