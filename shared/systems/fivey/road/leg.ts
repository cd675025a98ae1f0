import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { hexAt, roadBetween } from '../../../hex/land.ts';
import { groundName } from '../../../hex/ground.ts';
import { TERRAINS, type TerrainId } from '../../../hex/terrain.ts';
import { HOUR } from '../../../time/scales.ts';
import type { Leg } from '../../contract.ts';
import { ownOf } from '../sheet/details.ts';
import { detailsOf } from '../sheet/sheet.ts';

const LOST = 'lost way';

/** The hours of a hex itself, which its encounter check goes by; an hour that was lost is none of them. */
export const hexHours = ({ parts }: Leg): number =>
  parts.reduce((sum, { label, seconds }) => sum + (label === LOST ? 0 : seconds), 0) / HOUR;

const hasStick = (creature: Creature): boolean => ownOf(creature, 'walking-stick') !== undefined;

/** Whether hard ground costs this party its hour: not when all have a stick to walk with (FV-123). */
function slowed(campaign: Campaign, terrain: TerrainId): boolean {
  const party = partyOf(campaign);
  return TERRAINS[terrain].hard && !(party.length > 0 && party.every(hasStick));
}

/** Four hours a hex; one more for hard ground, one more for hard weather, one less on a paved road (FV-122, FV-123, FV-124, FV-125), whatever one rides or rows (FV-S23); one more for a way that was lost. */
export function leg(campaign: Campaign, to: string): Leg {
  const { land, party, weather } = campaign;
  const lost = detailsOf(campaign).lost;
  const hex = hexAt(land, to);
  const parts = [
    { label: 'travel', seconds: 4 * HOUR },
    ...(hex && slowed(campaign, hex.terrain) ? [{ label: groundName(land, hex), seconds: HOUR }] : []),
    ...(lost && lost.to === to && lost.from === party.hex ? [{ label: LOST, seconds: HOUR }] : []),
    ...(weather.hard ? [{ label: weather.name, seconds: HOUR }] : []),
    ...(party.hex && roadBetween(land, party.hex, to) === 'paved'
      ? [{ label: 'paved road', seconds: -HOUR }]
      : []),
  ];
  return { seconds: parts.reduce((sum, one) => sum + one.seconds, 0), parts };
}
