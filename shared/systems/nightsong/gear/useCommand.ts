import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { actors } from '../fight/acting.ts';
import { demandAction, duringRounds, spendAction } from '../fight/turns.ts';
import { forItems } from './offers.ts';
import { wearItem } from './stepDice.ts';

/** Who may use an item now: in the Rounds of a fight, those who have an action left. */
function handsFree(campaign: Campaign): readonly Creature[] {
  const { fight, mode, party } = campaign;
  if (!fight || mode.now === 'aftermath') return partyOf(campaign);
  return actors(campaign, 'act')
    .map(({ actor }) => actor)
    .filter(({ id }) => party.members.includes(id));
}

/** Rolls the step die of an item that is used or comes under stress. */
export const useCommand = defineCommand({
  type: 'use-item',
  title: 'Use item',
  about:
    'Rolls the step die of an item that is used (in a fight this takes the action) or comes under stress.',
  fieldNotes: '`stress` says that it comes under stress.',
  when: ['session'],
  fields: z.strictObject({
    type: z.literal('use-item'),
    actor: IdSchema,
    item: IdSchema,
    /** The item comes under stress, which takes no action. */
    stress: z.boolean().default(false),
  }),
  decide: (decision, { actor, item: itemId, stress }) => {
    const fighting = !stress && duringRounds(decision);
    if (fighting) demandAction(decision, actor, 'act');
    const item = itemOf(creatureAt(decision.state, actor, 'actor'), itemId);
    if (!item.die)
      throw new Refusal('no-die', `${item.name} has no step die to roll. Choose another item.`, 'item');
    wearItem(decision, actor, itemId);
    if (fighting) spendAction(decision, actor);
  },
  offers: (campaign) =>
    forItems(
      campaign,
      (item) => item.kind === 'gear' && (item.die ?? 0) > 0,
      (holder, item) => ({
        label: `Use ${item.name.toLowerCase()}`,
        short: item.name.toLowerCase(),
        detail: `${holder.name}, D${item.die ?? 0}`,
        group: 'supplies',
        actor: holder.id,
        command: { type: 'use-item', actor: holder.id, item: item.id },
      }),
      handsFree(campaign),
    ),
});
