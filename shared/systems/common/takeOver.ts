import { z } from 'zod';
import { IdSchema } from '../../campaign/ids.ts';
import { creatureAt } from '../../campaign/lookup.ts';
import { choiceOf } from '../../campaign/offer.ts';
import { Refusal } from '../../campaign/refusal.ts';
import { partyOf, type Creature } from '../../campaign/state.ts';
import { defineCommand, type Decision } from '../contract.ts';

const title = 'Play a companion';

/** A player whose character died takes over a companion: the system says what that needs and changes. */
export const takeOverBy = (takeOver: (decision: Decision, companion: Creature) => void) =>
  defineCommand({
    type: 'take-over',
    title,
    about: 'A player whose character died takes over a person who travels with the party.',
    when: ['anytime'],
    fields: z.strictObject({ type: z.literal('take-over'), creature: IdSchema }),
    decide: (decision, { creature: id }) => {
      const creature = creatureAt(decision.state, id);
      if (creature.kind === 'character')
        throw new Refusal(
          'bad-field',
          `${creature.name} is already a player’s character. Choose a companion.`,
          'creature',
        );
      takeOver(decision, creature);
    },
    offers: (campaign) => {
      const along = partyOf(campaign).filter(({ kind }) => kind !== 'character');
      const needs = [choiceOf(along, 'creature', 'Who')];
      return along.length > 0
        ? [{ label: title, group: 'party', command: { type: 'take-over' }, needs }]
        : [];
    },
  });
