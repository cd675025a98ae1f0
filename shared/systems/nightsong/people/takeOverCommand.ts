import { z } from 'zod';
import { creatureAdded } from '../../../campaign/events/creatures.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { choiceOf } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { characterTakenOver } from '../events/people.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { freshSheet } from './characters.ts';

/** Somebody who travels along is played from now on (NS-53). */
export const takeOverCommand = defineCommand({
  type: 'take-over',
  title: 'Play somebody who travels along',
  about: 'A player whose character died takes over a person who travels along.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('take-over'), creature: IdSchema }),
  decide: (decision, { creature: id }) => {
    const creature = creatureAt(decision.state, id);
    if (creature.kind === 'character')
      throw new Refusal('bad-field', `${creature.name} is a player’s character already.`, 'creature');
    if (!decision.state.party.members.includes(id))
      throw new Refusal('not-along', `${creature.name} does not travel with the party (NS-53).`, 'creature');
    const { str, dex, pre, con, ...rest } = sheetOf(creature);
    const sheet = freshSheet(decision, { str, dex, pre, con }, { resolve: rest.resolve });
    decision.emit(creatureAdded, { creature: { ...creature, kind: 'character', sheet } });
    decision.emit(characterTakenOver, { creature: id }, { rules: ['NS-53'] });
  },
  offers: (campaign) => {
    const along = partyOf(campaign).filter((one) => one.kind !== 'character');
    return along.length > 0
      ? [
          {
            label: 'Play somebody who travels along',
            group: 'party',
            command: { type: 'take-over' },
            needs: [choiceOf(along, 'creature', 'Who')],
          },
        ]
      : [];
  },
});
