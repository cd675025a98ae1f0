import type { GameView, Offer } from '../../../shared/api.ts';
import { regionForm, siteForm } from '../../../shared/campaign/commands/places.ts';
import { encounterRows } from '../../../shared/campaign/meet.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { hexAt } from '../../../shared/hex/land.ts';

/** What says who is met where the party is: its site or its region, with the form that changes it. */
interface Ground {
  name: string;
  dangerous: boolean;
  form: Offer;
}

function groundOf({ land, party }: Campaign): Ground | undefined {
  const site = party.site ? land.sites[party.site.id] : undefined;
  if (site && party.site) return { ...site, form: siteForm(site.hex, [party.site.id, site]) };
  const id = party.hex ? hexAt(land, party.hex)?.region : undefined;
  const region = id === undefined ? undefined : land.regions[id];
  return id !== undefined && region ? { ...region, form: regionForm(id, region) } : undefined;
}

/** The form for a region of the hex where the party is. */
const newRegion = ({ party }: Campaign, offers: readonly Offer[]): Offer[] =>
  offers
    .filter(({ command, needs }) => command.type === 'keep-region' && needs)
    .slice(0, 1)
    .map((offer) => ({
      ...offer,
      needs: (offer.needs ?? []).map((field) =>
        field.name === 'hexes' ? { ...field, value: party.hex ?? '' } : field,
      ),
    }));

/** Why nobody is met by chance where the party is, and what to do about it if nobody chose that; null where somebody may be. */
export function uncheckedView(
  campaign: Campaign,
  { odds }: System,
  offers: readonly Offer[],
): GameView['unchecked'] {
  const { hex } = campaign.party;
  const { closed, now } = campaign.mode;
  if (closed || (now !== 'world' && now !== 'site') || hex === null) return null;
  if (!odds || odds(campaign)) return null;
  const ground = groundOf(campaign);
  return ground
    ? { why: `${ground.name} has no random encounters.`, ways: [] }
    : { why: `${hex} belongs to no region, so it has no encounters.`, ways: newRegion(campaign, offers) };
}

/** What is missing where somebody is met and nothing says who; null where it is said. */
export function missingTable(campaign: Campaign, offers: readonly Offer[]): GameView['unchecked'] {
  if (campaign.encounter?.creatures.length !== 0 || encounterRows(campaign).length > 0) return null;
  const ground = groundOf(campaign);
  return ground
    ? { why: `${ground.name} has no encounter table, so nothing says who comes.`, ways: [ground.form] }
    : {
        why: `${campaign.party.hex ?? 'This place'} belongs to no region, so nothing says who comes.`,
        ways: newRegion(campaign, offers),
      };
}
