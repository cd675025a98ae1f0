import { z } from 'zod';
import { HexLabelSchema } from '../../hex/land.ts';
import { defineCommand } from '../../systems/contract.ts';
import { hexField } from '../offer.ts';
import { hexOnMap } from '../lookup.ts';
import { Refusal } from '../refusal.ts';
import type { Campaign } from '../state.ts';
import { isAstray } from './belief.ts';
import { beliefSet } from './events.ts';
import { findOut, isOpen } from './stray.ts';

/** Refuses a hex where nobody who walks can think to be. */
function demandWalkable(campaign: Campaign, label: string): void {
  if (!isOpen(hexOnMap(campaign, label)))
    throw new Refusal('barred', `Nobody can walk in ${label}. Choose another hex.`, 'hex');
}

const setBelief = defineCommand({
  type: 'set-belief',
  title: 'Set where they think they are',
  about:
    'Says in which hex the party thinks it is; the players’ map shows only that one. Leave the hex blank, and they find out where they are.',
  when: ['world'],
  fields: z.strictObject({ type: z.literal('set-belief'), hex: HexLabelSchema.optional() }),
  decide: (decision, { hex }) => {
    const { party } = decision.state;
    if (party.hex === null)
      throw new Refusal('no-place', 'The party is not on the map yet. Place it first.', 'hex');
    if (hex === undefined || hex === party.hex) {
      if (!isAstray(decision.state))
        throw new Refusal(
          'not-astray',
          'They know where they are. Choose another hex to mislead them.',
          'hex',
        );
      findOut(decision, 'referee');
      return;
    }
    demandWalkable(decision.state, hex);
    decision.emit(beliefSet, { hex: party.hex, believed: hex });
  },
  offers: (campaign) =>
    isAstray(campaign)
      ? [
          {
            label: 'Tell them where they are',
            detail: `${campaign.party.hex ?? ''}, not ${campaign.party.believed ?? ''}`,
            group: 'world',
            command: { type: 'set-belief' },
          },
          {
            label: 'Change where they think they are…',
            group: 'world',
            command: { type: 'set-belief' },
            needs: [hexField()],
          },
        ]
      : [],
});

export const astrayCommands = [setBelief];
