import type { EveningCard } from '../../shared/api.ts';
import { partyOf } from '../../shared/campaign/groups/party.ts';
import type { Game } from '../game/game.ts';

/** What the end of a session asks about and the table does not show. The dead spend nothing. */
export const eveningCard = ({
  state: { campaign },
  system,
}: Pick<Game, 'state' | 'system'>): EveningCard => ({
  session: campaign.session.number,
  growth: partyOf(campaign, true).flatMap((creature) => {
    const { unspent } = system.summary(creature, campaign);
    return unspent && creature.status !== 'dead'
      ? [{ id: creature.id, name: creature.name, what: unspent }]
      : [];
  }),
});
