import { counted } from '../../text/words.ts';
import { tell } from '../event.ts';
import { routeDropped, routePlanned } from './events.ts';

/** The words for routes. */
export const routeTellers = [
  tell(
    routePlanned,
    ({ hexes, place }) =>
      `The party plans a route to ${place ?? hexes.at(-1) ?? ''}: ${counted(hexes.length, 'hex', 'hexes')}.`,
  ),
  tell(routeDropped, ({ to }) => `The party gives up its route to ${to}.`),
];
