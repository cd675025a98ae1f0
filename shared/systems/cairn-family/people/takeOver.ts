import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { choiceOf } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { by } from '../cite.ts';
import { companionTakenOver } from '../events/people.ts';

/** Whoever lost their character plays a companion from then on (CA-71). */
export const takeOverCommand = defineCommand({
  type: 'take-over',
  title: 'Play somebody who goes along',
  about: 'A player whose character died plays a hireling or another companion from now on.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('take-over'), creature: IdSchema }),
  decide: (decision, { creature: id }) => {
    const { name, kind } = creatureAt(decision.state, id);
    if (kind === 'character')
      throw new Refusal('bad-field', `${name} is a player’s character already.`, 'creature');
    decision.emit(companionTakenOver, { creature: id }, by(decision, 'take-over'));
  },
  offers: (campaign) => {
    const along = partyOf(campaign).filter(({ kind }) => kind !== 'character');
    return along.length > 0
      ? [
          {
            label: 'Play somebody who goes along',
            group: 'party',
            command: { type: 'take-over' },
            needs: [choiceOf(along, 'creature', 'Who')],
          },
        ]
      : [];
  },
});
