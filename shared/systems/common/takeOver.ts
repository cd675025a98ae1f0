import { z } from 'zod';
import { IdSchema } from '../../campaign/ids.ts';
import { creatureAt } from '../../campaign/lookup.ts';
import { choiceOf } from '../../campaign/offer.ts';
import { Refusal } from '../../campaign/refusal.ts';
import { partyOf } from '../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../campaign/state.ts';
import { defineCommand, type Decision } from '../contract.ts';

const title = 'Play a companion';

/** Whether a player has lost their character, wherever the dead lie now. */
const someoneDied = ({ creatures }: Campaign): boolean =>
  Object.values(creatures).some(({ kind, status }) => kind === 'character' && status === 'dead');

/** Refuses a companion who is no way back into the game, or that nobody needs. */
function demandFree(campaign: Campaign, { name, kind, status }: Creature): void {
  if (kind === 'character')
    throw new Refusal(
      'bad-field',
      `${name} is already a player’s character. Choose a companion.`,
      'creature',
    );
  if (status === 'dead')
    throw new Refusal('dead', `${name} is dead. Choose a companion who is alive.`, 'creature');
  if (!someoneDied(campaign))
    throw new Refusal(
      'none-dead',
      `No player’s character is dead, so nobody needs to play ${name}. Mark the lost character as dead first.`,
      'creature',
    );
}

/** A player whose character died takes over a companion: the system says what that needs and changes. */
export const takeOverBy = (takeOver: (decision: Decision, companion: Creature) => void) =>
  defineCommand({
    type: 'take-over',
    title,
    about: 'A player whose character died takes over a living person who travels with the party.',
    when: ['anytime'],
    fields: z.strictObject({ type: z.literal('take-over'), creature: IdSchema }),
    decide: (decision, { creature: id }) => {
      const creature = creatureAt(decision.state, id);
      demandFree(decision.state, creature);
      takeOver(decision, creature);
    },
    offers: (campaign) => {
      const along = partyOf(campaign).filter(({ kind }) => kind !== 'character');
      const needs = [choiceOf(along, 'creature', 'Who')];
      return along.length > 0 && someoneDied(campaign)
        ? [{ label: title, group: 'party', command: { type: 'take-over' }, needs }]
        : [];
    },
  });
