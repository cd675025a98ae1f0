import { z } from 'zod';
import { HexLabelSchema } from '../../hex/land.ts';
import { defineEvent } from '../event.ts';

/** The party means to go this way, hex by hex from where it thinks it is; `place` is what stands at its end. */
export const routePlanned = defineEvent(
  'route-planned',
  'referee',
  { hexes: z.array(HexLabelSchema).min(1), place: z.string().optional() },
  ({ party }, { hexes }) => {
    party.route = hexes;
  },
);

/** They no longer follow it. */
export const routeDropped = defineEvent('route-dropped', 'referee', { to: HexLabelSchema }, ({ party }) => {
  delete party.route;
});

export const routeEvents = [routePlanned, routeDropped];
