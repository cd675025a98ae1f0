import { defineEvent } from '../event.ts';
import { FactionSchema } from '../state.ts';

/** A faction was added or edited; the event has all of it. */
export const factionKept = defineEvent(
  'faction-kept',
  { faction: FactionSchema },
  (campaign, { faction }) => {
    campaign.factions[faction.id] = faction;
  },
);

/** A faction was removed, and no one belongs to it any more. */
export const factionRemoved = defineEvent(
  'faction-removed',
  { faction: FactionSchema },
  (campaign, { faction }) => {
    const { [faction.id]: _gone, ...rest } = campaign.factions;
    campaign.factions = rest;
    for (const creature of Object.values(campaign.creatures))
      if (creature.faction === faction.id) delete creature.faction;
  },
);

export const factionEvents = [factionKept, factionRemoved];
