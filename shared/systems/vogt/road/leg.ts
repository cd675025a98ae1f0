import { partyOf, type Campaign } from '../../../campaign/state.ts';
import { hexAt, roadBetween } from '../../../hex/land.ts';
import { TERRAINS } from '../../../hex/terrain.ts';
import { HOUR } from '../../../time/scales.ts';
import type { Leg } from '../../contract.ts';
import { isSlowed } from '../fight/movement.ts';
import { rulingOf } from '../rulings.ts';

/** A way of our own, since the text has none: so many hours for a hex, more over hard ground, twice for the tired where the table wants that (BV-33, BV-S18). */
export function leg(campaign: Campaign, to: string): Leg {
  const hex = hexAt(campaign.land, to);
  const from = campaign.party.hex;
  const road = from !== null && roadBetween(campaign.land, from, to) !== undefined;
  const isHard = hex !== undefined && (TERRAINS[hex.terrain].hard || campaign.weather.hard) && !road;
  const isTired = partyOf(campaign).some((one) => isSlowed(one, campaign, 'on the road'));
  const easy = rulingOf(campaign, 'hex-hours') * HOUR;
  const hard = isHard ? Math.max(0, rulingOf(campaign, 'hard-hex-hours') * HOUR - easy) : 0;
  const parts = [
    { label: 'the way', seconds: easy },
    ...(hard > 0 ? [{ label: 'hard ground', seconds: hard }] : []),
    ...(isTired ? [{ label: 'somebody is tired', seconds: easy + hard }] : []),
  ];
  return { seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0), parts };
}
