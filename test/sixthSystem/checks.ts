import { z } from 'zod';
import { IdSchema } from '../../shared/campaign/ids.ts';
import { ableCreature } from '../../shared/campaign/lookup.ts';
import { choiceOf } from '../../shared/campaign/offer.ts';
import { partyOf } from '../../shared/campaign/groups/party.ts';
import type { Roll } from '../../shared/dice/dice.ts';
import { defineCommand, type Decision } from '../../shared/systems/contract.ts';
import { checkMade } from './events.ts';
import { numberOf } from './options.ts';
import { ABILITIES, sheetOf, type Ability } from './sheet.ts';

/** Two dice and an ability (LR-2). */
export function throwFor(decision: Decision, id: string, ability: Ability, purpose: string): Roll {
  const creature = ableCreature(decision.state, id, 'actor');
  return decision.throwDice(`${creature.name}, ${purpose}`, 2, 6, sheetOf(creature).abilities[ability]);
}

export const check = defineCommand({
  type: 'check',
  title: 'Check',
  about: 'Two dice and an ability, against a mark.',
  when: ['session'],
  fields: z.strictObject({
    type: z.literal('check'),
    actor: IdSchema,
    ability: z.enum(ABILITIES),
    against: z.int().min(2).max(20).optional(),
  }),
  dice: [
    { die: 'd6', for: 'check' },
    { die: 'd6', for: 'check' },
  ],
  decide: (decision, { actor, ability, against = numberOf(decision.state, 'mark') }) => {
    const { total } = throwFor(decision, actor, ability, ability);
    decision.emit(checkMade, { actor, ability, total, against, passed: total >= against });
  },
  offers: (campaign) =>
    partyOf(campaign).length === 0
      ? []
      : [
          {
            label: 'Check',
            group: 'check',
            command: { type: 'check' },
            needs: [
              choiceOf(partyOf(campaign), 'actor', 'Who'),
              {
                name: 'ability',
                label: 'Ability',
                kind: 'choice',
                choices: ABILITIES.map((value) => ({ value, label: value })),
              },
            ],
          },
        ],
});
