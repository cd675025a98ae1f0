import type { GameView, GroupLine, Offer } from '../../../shared/api.ts';
import { find } from '../../../shared/campaign/ids.ts';
import { apart, groupName } from '../../../shared/campaign/groups/words.ts';
import { calendarOf } from '../../../shared/campaign/reckoning/calendarOf.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { LONGEST_TRAIL } from '../../../shared/drawing/map/layers/token.ts';
import { hexAt } from '../../../shared/hex/land.ts';
import { remembered } from '../../../shared/remembered.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { dateOf, hourInWords } from '../../../shared/time/calendar.ts';

/** The end of a trail, as much as a map shows. */
const lastSteps = remembered((trail: Campaign['party']['trail']): readonly string[] =>
  trail.slice(-LONGEST_TRAIL),
);

/** Groups keep their colours while they take turns: they go by their first members. */
function coloursOf({ party, groups }: Campaign): ReadonlyMap<string | undefined, number> {
  const firsts = [party, ...groups.map((group) => group.party)].map(({ members }) => members.toSorted()[0]);
  return new Map(firsts.toSorted().map((first, index) => [first, index]));
}

/** The groups of a split party: who waits, where and at which hour; nothing where it is whole. */
export function groupsView(
  campaign: Campaign,
  system: System,
  offers: readonly Offer[],
): Pick<GameView, 'groups' | 'group'> {
  const { groups, creatures, party } = campaign;
  const calendar = calendarOf(campaign, system);
  const joins = new Set(
    offers.filter(({ command }) => command.type === 'join-groups').map(({ command }) => command['group']),
  );
  const colours = coloursOf(campaign);
  return {
    group: groups.length > 0 ? groupName(campaign, party) : '',
    groups: groups.map((one): GroupLine => {
      const date = dateOf(calendar, one.clock);
      const otherDay =
        date.day === dateOf(calendar, campaign.clock).day ? '' : `, ${calendar.nameOfDay(date.day)}`;
      return {
        id: one.id,
        name: groupName(campaign, one.party),
        members: one.party.members.flatMap((id) => find(creatures, id)?.name ?? []),
        place: placeOf(campaign, one.party),
        hex: one.party.hex,
        trail: lastSteps(one.party.trail),
        colour: colours.get(one.party.members.toSorted()[0]) ?? 0,
        hour: `${hourInWords(date)}${otherDay}`,
        apart: apart(campaign, one),
        canJoin: joins.has(one.id),
      };
    }),
  };
}

function placeOf({ land }: Campaign, { hex, site }: Campaign['party']): string {
  if (site) return land.sites[site.id]?.name ?? site.id;
  return (hex && hexAt(land, hex)?.feature?.name) ?? hex ?? '';
}
