import type { GameView, Lack, Offer } from '../../../shared/api.ts';
import { regionForm, siteForm } from '../../../shared/campaign/commands/places.ts';
import { encounterRows } from '../../../shared/campaign/meet.ts';
import { withValues } from '../../../shared/campaign/offer.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { hexAt } from '../../../shared/hex/land.ts';

/** What says who is met where the party is: the name of its site or region, and the form that changes it. */
function groundOf({ land, party }: Campaign): { name: string; form(): Offer } | undefined {
  const site = party.site ? land.sites[party.site.id] : undefined;
  if (site && party.site) {
    const { id } = party.site;
    return { name: site.name, form: () => siteForm(site.hex, [id, site]) };
  }
  const id = party.hex ? hexAt(land, party.hex)?.region : undefined;
  const region = id === undefined ? undefined : land.regions[id];
  return id !== undefined && region ? { name: region.name, form: () => regionForm(id, region) } : undefined;
}

/** The form for a region of the hex where the party is. */
function newRegion({ party }: Campaign, offers: readonly Offer[]): Offer[] {
  const add = offers.find(({ command, needs }) => command.type === 'keep-region' && needs);
  return add ? [withValues(add, { hexes: party.hex ?? '' })] : [];
}

/** Why nobody is met by chance where the party is, and what to do about it if nobody chose that; null where somebody may be. */
export function uncheckedView(
  campaign: Campaign,
  system: System,
  odds: GameView['odds'],
  offers: readonly Offer[],
): Lack | null {
  const { hex } = campaign.party;
  const { closed, now } = campaign.mode;
  if (closed || (now !== 'world' && now !== 'site') || hex === null) return null;
  if (!system.odds || odds) return null;
  const ground = groundOf(campaign);
  return ground
    ? { why: `${ground.name} has no random encounters.`, ways: [] }
    : { why: `${hex} belongs to no region, so it has no encounters.`, ways: newRegion(campaign, offers) };
}

/** What is missing where somebody is met and nothing says who; null where it is said. */
export function missingTable(campaign: Campaign, offers: readonly Offer[]): Lack | null {
  if (campaign.encounter?.creatures.length !== 0 || encounterRows(campaign).length > 0) return null;
  const ground = groundOf(campaign);
  return ground
    ? { why: `${ground.name} has no encounter table, so nothing says who comes.`, ways: [ground.form()] }
    : {
        why: `${campaign.party.hex ?? 'This place'} belongs to no region, so nothing says who comes.`,
        ways: newRegion(campaign, offers),
      };
}
