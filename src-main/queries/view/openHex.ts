import type { Campaign } from '../../../shared/campaign/state.ts';
import type { Hex } from '../../../shared/hex/land.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { HOUR } from '../../../shared/time/scales.ts';

const OPEN: Hex = { terrain: 'plain', known: true };

/** How many hours a hex of open ground takes off the road in fair weather, by the rules and options of the campaign. */
export function openHexHours(campaign: Campaign, system: System): number {
  const { underWay: _walked, ...party } = campaign.party;
  const there: Campaign = {
    ...campaign,
    land: { name: campaign.land.name, columns: [[OPEN, OPEN]], paths: [], regions: {}, sites: {} },
    party: { ...party, hex: '0101', site: null },
    weather: { ...campaign.weather, hard: false },
  };
  return system.travel.leg(there, '0102').seconds / HOUR;
}
