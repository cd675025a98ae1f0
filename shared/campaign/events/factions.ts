import { defineEvent } from '../event.ts';
import { FactionSchema } from '../state.ts';

/** A faction is known, or known better: the whole of it as it stands now. */
export const factionKept = defineEvent(
  'faction-kept',
  { faction: FactionSchema },
  (campaign, { faction }) => {
    campaign.factions[faction.id] = faction;
  },
);

/** A faction is gone, and nobody belongs to it. */
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
