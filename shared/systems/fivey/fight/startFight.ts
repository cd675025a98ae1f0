import { z } from 'zod';
import { startFight as sharedStart } from '../../../campaign/commands/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { defineCommand } from '../../contract.ts';
import { demandSkills } from '../sheet/sheet.ts';

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
  decide: (decision, command) => {
    for (const id of [...command.skilledAtSurprise, ...command.skilledAtInitiative])
      demandSkills(creatureAt(decision.state, id), true);
    sharedStart.decide(decision, command);
  },
});
