import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature } from '../../../campaign/lookup.ts';
import { partyOf } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { verdictGiven } from '../events/checks.ts';
import { characterField } from './fields.ts';
import { demandAction, duringRounds, spendAction } from '../fight/turns.ts';

/** The Referee's word on an act before any die (NS-17). What is in doubt is a Check. */
export const verdictCommand = defineCommand({
  type: 'verdict',
  title: 'Sure or hopeless',
  about:
    'The Referee’s word before any die: an assured act just happens, in a fight as the action; an impossible one costs nothing, `why` says what stands against it. What is in doubt is a `check`.',
  when: ['session'],
  fields: z.strictObject({
    type: z.literal('verdict'),
    creature: IdSchema,
    verdict: z.enum(['assured', 'impossible']),
    about: z.string().trim().max(200).default(''),
    why: z.string().trim().max(500).default(''),
  }),
  decide: (decision, { creature: id, verdict, about, why }) => {
    const assured = verdict === 'assured';
    const acting = assured && duringRounds(decision);
    if (acting) demandAction(decision, id, 'act');
    else ableCreature(decision.state, id);
    decision.emit(verdictGiven, { actor: id, verdict, about, why }, { rules: ['NS-17'] });
    if (acting) spendAction(decision, id);
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0 && !campaign.fight
      ? [
          {
            label: 'Sure or hopeless',
            detail: 'no dice',
            group: 'checks',
            command: { type: 'verdict' },
            needs: [
              characterField(campaign),
              {
                name: 'verdict',
                label: 'The act is',
                kind: 'choice',
                value: 'assured',
                choices: [
                  { value: 'assured', label: 'assured: it happens' },
                  { value: 'impossible', label: 'impossible: try another way' },
                ],
              },
              { name: 'about', label: 'What', kind: 'text', optional: true },
              { name: 'why', label: 'Why', kind: 'text', optional: true },
            ],
          },
        ]
      : [],
});
