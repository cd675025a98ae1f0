import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature } from '../../../campaign/lookup.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import { defineCommand } from '../../contract.ts';
import { verdictGiven } from '../events/checks.ts';
import { actorField } from './fields.ts';
import { demandAction, duringRounds, spendAction } from '../fight/turns.ts';

/** The Referee rules without dice that an action succeeds or is impossible (NS-17). Uncertain actions are Checks. */
export const verdictCommand = defineCommand({
  type: 'verdict',
  title: 'Decide without a roll',
  about:
    'The Referee rules that an action simply succeeds (in a fight it takes the action) or is impossible (it costs nothing).',
  fieldNotes: '`why` gives the reason. Use `check` for an uncertain action.',
  when: ['session'],
  fields: z.strictObject({
    type: z.literal('verdict'),
    actor: IdSchema,
    verdict: z.enum(['assured', 'impossible']),
    about: z.string().trim().max(200).default(''),
    why: z.string().trim().max(500).default(''),
  }),
  decide: (decision, { actor, verdict, about, why }) => {
    const assured = verdict === 'assured';
    const acting = assured && duringRounds(decision);
    if (acting) demandAction(decision, actor, 'act');
    else ableCreature(decision.state, actor, 'actor');
    decision.emit(verdictGiven, { actor, verdict, about, why });
    if (acting) spendAction(decision, actor);
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0 && !campaign.fight
      ? [
          {
            label: 'Decide without a roll…',
            group: 'checks',
            command: { type: 'verdict' },
            needs: [
              actorField(campaign),
              {
                name: 'verdict',
                label: 'Result',
                kind: 'choice',
                value: 'assured',
                choices: [
                  { value: 'assured', label: 'succeeds' },
                  { value: 'impossible', label: 'is impossible' },
                ],
              },
              { name: 'about', label: 'Action', kind: 'text', optional: true },
              { name: 'why', label: 'Reason', kind: 'text', optional: true },
            ],
          },
        ]
      : [],
});
