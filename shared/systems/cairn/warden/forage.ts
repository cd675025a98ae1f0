import { z } from 'zod';
import { foundHere, takeItem } from '../../../campaign/commands/creatures.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature } from '../../../campaign/lookup.ts';
import { choiceOf } from '../../../campaign/offer.ts';
import { passTime } from '../../../campaign/passTime.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import { capacity, slotsUsed } from '../../cairn-family/sheet/burden.ts';
import { watchOf } from '../../cairn-family/travel/watches.ts';
import { defineCommand } from '../../contract.ts';
import { by } from '../cite.ts';
import { foodSought } from '../events.ts';
import { cairnNumber } from '../options.ts';
import { encounterCheck } from '../../cairn-family/travel/road.ts';
import { GOOD_FATE } from './fate.ts';

/** A watch in the wild; how much there is on a good roll, the campaign says. */
export const forage = defineCommand({
  type: 'forage',
  title: 'Forage for food',
  about: 'Takes a watch in the wild. A good Die of Fate finds rations.',
  when: ['world'],
  fields: z.strictObject({ type: z.literal('forage'), actor: IdSchema }),
  decide: (decision, { actor }) => {
    ableCreature(decision.state, actor, 'actor');
    passTime(decision, watchOf(decision.state));
    const { total } = decision.throwDice('foraging, Die of Fate', 1, 6);
    const good = total >= GOOD_FATE;
    const found = good
      ? decision.throwNotation('rations found', cairnNumber(decision.state, 'food-die')).total
      : 0;
    decision.emit(foodSought, { actor, total, against: GOOD_FATE, found }, by(decision, 'travel'));
    const holder = partyOf(decision.state).find((one) => slotsUsed(one) < capacity(decision.state));
    if (found > 0 && holder)
      takeItem(
        decision,
        holder.id,
        {
          name: 'Foraged food',
          kind: 'food',
          slots: 1,
          count: found,
          inUse: false,
          details: { meal: 'ration' },
        },
        foundHere(decision.state),
      );
    encounterCheck(decision);
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Forage for food',
            detail: 'a watch',
            group: 'world',
            command: { type: 'forage' },
            needs: [choiceOf(partyOf(campaign), 'actor', 'Who')],
          },
        ]
      : [],
});
