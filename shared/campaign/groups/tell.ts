import { together } from '../../text/words.ts';
import { tell, type Teller } from '../event.ts';
import type { Campaign } from '../state.ts';
import { groupsJoined, groupTakenUp, partySplit } from './events.ts';
import { apart, groupName } from './words.ts';

const placed = ({ land, party: { hex, site } }: Pick<Campaign, 'land' | 'party'>): string =>
  (site && land.sites[site.id]?.name) ?? hex ?? 'nowhere yet';

/** How the log says that the party splits and meets again. */
export const groupTellers: readonly Teller[] = [
  tell(partySplit, ({ members, called }, { name }) => {
    const who = together(members.map(name));
    const own = members.length === 1 ? 'goes' : 'go';
    return `The party splits: ${who} ${own} a way of ${members.length === 1 ? 'their own' : 'their own'}${called ? ` (${called})` : ''}.`;
  }),
  tell(groupTakenUp, (_event, { campaign, before }) => {
    const span = apart({ clock: before.clock }, campaign);
    return `Now with ${groupName(campaign, campaign.party)} at ${placed(campaign)}${span ? `, ${span}` : ''}.`;
  }),
  tell(groupsJoined, ({ id }, { campaign, before }) => {
    const joined = before.groups.find((one) => one.id === id);
    return (
      joined &&
      `${groupName(campaign, joined.party)} ${joined.party.members.length === 1 ? 'joins' : 'join'} the others again.`
    );
  }),
];
