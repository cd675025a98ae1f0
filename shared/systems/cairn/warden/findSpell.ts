import { z } from 'zod';
import { foundHere, takeItem } from '../../../campaign/commands/creatures.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { choiceOf } from '../../../campaign/offer.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import { capacity, slotsUsed } from '../../cairn-family/sheet/burden.ts';
import { spellThing } from '../../cairn-family/sheet/gear.ts';
import { defineCommand } from '../../contract.ts';

export const findSpell = defineCommand({
  type: 'find-spell',
  title: 'Find a spell',
  about:
    'Adds a spellbook or scroll to a character: the spell of a number from 1 to 100, or a random one by 1d100.',
  when: ['anytime'],
  dice: [{ die: 'd100', for: 'which spell' }],
  fields: z.strictObject({
    type: z.literal('find-spell'),
    creature: IdSchema,
    spell: z.int().min(1).max(100).optional(),
    as: z.enum(['book', 'scroll']).default('book'),
  }),
  decide: (decision, { creature: id, spell, as }) => {
    creatureAt(decision.state, id);
    const number = spell ?? decision.throwDice('which spell', 1, 100).total;
    takeItem(decision, id, spellThing(number, as), foundHere(decision.state));
  },
  offers: (campaign) =>
    partyOf(campaign).some((one) => slotsUsed(one) < capacity(campaign))
      ? [
          {
            label: 'Find a spellbook',
            detail: 'by 1d100',
            group: 'magic',
            command: { type: 'find-spell' },
            needs: [
              choiceOf(
                partyOf(campaign).filter((one) => slotsUsed(one) < capacity(campaign)),
                'creature',
                'Who takes it',
              ),
            ],
          },
        ]
      : [],
});
