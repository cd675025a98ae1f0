import { z } from 'zod';
import { severalIds } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { forEachOrRefuse, Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Creature } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { restBegan } from '../events/road.ts';
import { spendExplorationTurn } from '../road/encounters.ts';
import { breakOff, recover, resters } from './rests.ts';

/** Those who rest: everyone alive in the party, or those named. */
export function restersNamed(decision: Decision, named: readonly string[] | undefined): Creature[] {
  const all = resters(decision.state);
  forEachOrRefuse(named ?? [], (id, index) => {
    const one = creatureAt(decision.state, id, `creatures.${index}`);
    if (!all.includes(one))
      throw new Refusal('not-able', `${one.name} can’t rest now. Choose someone else.`, `creatures.${index}`);
  });
  const chosen = named ? all.filter(({ id }) => named.includes(id)) : all;
  if (chosen.length === 0) throw new Refusal('nobody', 'No one in the party can rest.', 'creatures');
  return chosen;
}

/** A Turn, 1d4 HP (NS-55). */
export const shortRest = defineCommand({
  type: 'short-rest',
  title: 'Take Short Rest',
  about: 'A Turn of rest: 1d4 HP each.',
  when: ['play'],
  fields: z.strictObject({
    type: z.literal('short-rest'),
    creatures: severalIds(60).optional(),
  }),
  decide: (decision, { creatures: named }) => {
    const creatures = restersNamed(decision, named).map(({ id }) => id);
    decision.emit(restBegan, { rest: 'short', creatures }, by(decision, 'short-rest'));
    if (!spendExplorationTurn(decision)) {
      breakOff(decision, creatures);
      return;
    }
    for (const id of creatures) recover(decision, id, 4, 'Short Rest');
  },
  offers: (campaign) => {
    const hurt = partyOf(campaign).some(({ hitPoints }) => hitPoints.now < hitPoints.max);
    return hurt
      ? [
          {
            label: 'Take Short Rest',
            detail: '1 Turn · 1d4 HP each',
            group: 'rest',
            command: { type: 'short-rest' },
          },
        ]
      : [];
  },
});
