import type { RouteColours } from '../../shared/drawing/map/layers/route.ts';
import type { ShownRoutes } from '../map/live/routes.ts';
import type { Theme } from '../ui/theme.svelte.ts';

/** The colours of the page that a journey on the map has besides those of the land (theme.css). */
export function routeColours(_theme: Theme): RouteColours {
  const page = getComputedStyle(document.documentElement);
  const role = (name: string): string => page.getPropertyValue(`--${name}`).trim();
  return {
    good: role('good'),
    raised: role('raised'),
    lamp: role('lamp'),
    block: role('block'),
    blockInk: role('block-ink'),
  };
}

/** The route that the party means to go, as its map shows it; undefined where none is planned. */
export function plannedRoute(
  from: string | null,
  route: { hexes: readonly string[] } | null,
  theme: Theme,
): ShownRoutes | undefined {
  const end = route?.hexes.at(-1);
  if (!route || end === undefined || from === null) return undefined;
  return {
    ways: [{ hexes: [from, ...route.hexes], look: 'chosen' }],
    nights: [],
    stops: [],
    forbidden: [],
    reach: [],
    colours: routeColours(theme),
  };
}
