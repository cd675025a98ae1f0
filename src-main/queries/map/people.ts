import { livingPeople, whereaboutsOf } from '../../../shared/campaign/key/whereabouts.ts';
import type { Campaign, Creature } from '../../../shared/campaign/state.ts';
import type { HexLabel } from '../../../shared/hex/coordinates.ts';
import { rememberedLast } from '../../../shared/remembered.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { dateOf } from '../../../shared/time/calendar.ts';

/** Somebody, and where in their hex they are as it is written. */
export interface PersonThere {
  one: Creature;
  where: string;
}
export type PeopleByHex = ReadonlyMap<HexLabel, readonly PersonThere[]>;

const byHex = rememberedLast(
  (
    creatures: Campaign['creatures'],
    land: Campaign['land'],
    party: Campaign['party'],
    groups: Campaign['groups'],
    hour: number,
  ): PeopleByHex => {
    const found = new Map<HexLabel, PersonThere[]>();
    for (const one of livingPeople({ creatures, party, groups })) {
      const { hex, where } = whereaboutsOf({ land }, one, hour);
      if (hex === undefined) continue;
      const there = found.get(hex);
      if (there) there.push({ one, where });
      else found.set(hex, [{ one, where }]);
    }
    return found;
  },
);

/** Who is in which hex at this hour, those with the party left out. */
export const peopleByHex = (campaign: Campaign, { calendar }: Pick<System, 'calendar'>): PeopleByHex =>
  byHex(
    campaign.creatures,
    campaign.land,
    campaign.party,
    campaign.groups,
    dateOf(calendar, campaign.clock).hour,
  );
