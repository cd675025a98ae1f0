import { z } from 'zod';
import { defineCommand } from '../../../systems/contract.ts';
import { chanceMeeting, encounterRows } from '../../meet.ts';
import { Refusal } from '../../refusal.ts';

export const rollEncounter = defineCommand({
  type: 'roll-encounter',
  title: 'Roll an encounter',
  about: 'Starts an encounter by the encounter table of the place where the party is, without a check.',
  when: ['world', 'site'],
  fields: z.strictObject({ type: z.literal('roll-encounter') }),
  decide: (decision) => {
    if (encounterRows(decision.state).length === 0)
      throw new Refusal(
        'no-table',
        'Nothing says who comes here. Write an encounter table for this region first.',
      );
    chanceMeeting(decision, [], 'referee');
  },
});
