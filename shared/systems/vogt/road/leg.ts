import type { Campaign } from '../../../campaign/state.ts';
import { hexAt, roadBetween } from '../../../hex/land.ts';
import { TERRAINS } from '../../../hex/terrain.ts';
import { HOUR } from '../../../time/scales.ts';
import type { Leg } from '../../contract.ts';
import { numberOf } from '../options/numbers.ts';

/** The text has no travel rules, so these are Hexwatch’s: hours per hex, more over difficult terrain off the road. */
export function leg(campaign: Campaign, to: string): Leg {
  const hex = hexAt(campaign.land, to);
  const from = campaign.party.hex;
  const road = from !== null && roadBetween(campaign.land, from, to) !== undefined;
  const isHard = hex !== undefined && (TERRAINS[hex.terrain].hard || campaign.weather.hard) && !road;
  const easy = numberOf(campaign, 'hex-hours') * HOUR;
  const hard = isHard ? Math.max(0, numberOf(campaign, 'hard-hex-hours') * HOUR - easy) : 0;
  const parts = [
    { label: 'travel', seconds: easy },
    ...(hard > 0 ? [{ label: 'difficult terrain', seconds: hard }] : []),
  ];
  return { seconds: easy + hard, parts };
}
