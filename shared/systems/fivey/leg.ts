import type { Campaign } from '../../campaign/state.ts';
import { hexAt, roadBetween } from '../../hex/land.ts';
import { TERRAINS } from '../../hex/terrain.ts';
import { HOUR } from '../../time/scales.ts';
import type { Leg } from '../contract.ts';

/** Four hours a hex; one more for hard ground, one more for hard weather, one less on a paved road (FV-122 to FV-125). */
export function leg({ land, party, weather }: Campaign, to: string): Leg {
  const hex = hexAt(land, to);
  const parts = [
    { label: 'the way', seconds: 4 * HOUR },
    ...(hex && TERRAINS[hex.terrain].hard ? [{ label: TERRAINS[hex.terrain].name, seconds: HOUR }] : []),
    ...(weather.hard ? [{ label: weather.name, seconds: HOUR }] : []),
    ...(party.hex && roadBetween(land, party.hex, to) === 'paved'
      ? [{ label: 'paved road', seconds: -HOUR }]
      : []),
  ];
  return { seconds: parts.reduce((sum, one) => sum + one.seconds, 0), parts };
}
