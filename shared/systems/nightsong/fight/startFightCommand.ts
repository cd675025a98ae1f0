import { z } from 'zod';
import { startFight } from '../../../campaign/commands/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { metOutside } from '../../../campaign/lookup.ts';
import type { Offer } from '../../../campaign/offer.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { severalField } from '../checks/fields.ts';
import { defineCommand } from '../../contract.ts';
import { FIRST_SIDES } from '../sheet/details.ts';

const fields = startFight.fields.extend({
  first: z.enum(FIRST_SIDES).optional(),
  caught: z.array(IdSchema).max(60).default([]),
});

/** Starts a fight; the Referee may say which side goes first and which characters or NPCs are surprised. */
export const startFightCommand = defineCommand({
  ...startFight,
  about: 'Starts a fight with everyone present.',
  fieldNotes:
    '`first` names the side that goes first. `surprised` names a surprised side, `caught` single characters and NPCs.',
  fields,
  offers: (campaign, system) => {
    const offers = startFight.offers?.(campaign, system) ?? [];
    return offers.length > 0 ? [...offers, chosenStart(campaign)] : [];
  },
});

/** Everyone who would fight, the party first. */
const fighters = (campaign: Campaign): Creature[] => [
  ...partyOf(campaign),
  ...metOutside(campaign).filter(({ status }) => status === 'up'),
];

/** A fight of which the Referee says who goes first and who is surprised. */
const chosenStart = (campaign: Campaign): Offer<z.input<typeof fields>> => ({
  label: 'Start fight…',
  detail: 'choose who goes first and who is surprised',
  group: 'surprise',
  command: { type: 'start-fight' },
  needs: [
    {
      name: 'first',
      label: 'Who goes first',
      kind: 'choice',
      optional: true,
      choices: [
        { value: 'party', label: 'The party' },
        { value: 'others', label: 'The other side' },
      ],
    },
    severalField(fighters(campaign), 'caught', 'Surprised', []),
  ],
});
