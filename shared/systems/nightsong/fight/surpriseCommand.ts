import { z } from 'zod';
import { encounterChanged } from '../../../campaign/events/meetings.ts';
import { encounterOf } from '../../../campaign/lookup.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import { defineCommand } from '../../contract.ts';
import { surprisedByFate } from './surprise.ts';

/** Whether a side of an encounter is surprised. */
export const surpriseCommand = defineCommand({
  type: 'surprise',
  title: 'Check surprise',
  about: 'Asks the Die of Fate whether a side is surprised. Those surprised act last in the first Round.',
  when: ['notice', 'meeting'],
  dice: [{ die: 'd100', for: 'surprise' }],
  fields: z.strictObject({ type: z.literal('surprise'), side: z.enum(['party', 'others']) }),
  decide: (decision, { side }) => {
    const encounter = encounterOf(decision);
    const members = side === 'party' ? partyOf(decision.state).map(({ id }) => id) : encounter.creatures;
    const others = (encounter.surprised ?? []).filter((id) => !members.includes(id));
    const caught = surprisedByFate(decision, side);
    decision.emit(encounterChanged, { surprised: caught ? [...others, ...members] : others });
  },
  offers: (_campaign) =>
    (['party', 'others'] as const).map((side) => ({
      label: side === 'party' ? 'Check surprise: the party' : 'Check surprise: the other side',
      group: 'surprise',
      command: { type: 'surprise', side },
    })),
});
