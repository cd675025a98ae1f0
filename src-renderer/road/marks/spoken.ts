import type { GameView } from '../../../shared/api.ts';
import { hexAt, placeOf } from '../../../shared/hex/land.ts';
import { groundName } from '../../../shared/hex/ground.ts';
import type { RouteCard } from '../../../shared/api.ts';
import { counted } from '../../../shared/text/words.ts';
import type { Marks } from './marks.ts';

type Land = GameView['land'];

/** What a journey is, as far as the map shows it. */
interface Planned extends Marks {
  way: (Pick<RouteCard, 'hexes'> & { name: string }) | undefined;
}

/** What a screen reader says of the map: where the way leads. */
export function journeyInWords(land: Land, { to, way, forbidden }: Planned): string {
  if (to === null) return `Map of ${land.name}.`;
  const goal = placeOf(land, to);
  if (!way) return `No way to ${goal}.`;
  const avoided = forbidden.length > 0 ? `, ${counted(forbidden.length, 'hex', 'hexes')} avoided` : '';
  return `The way to ${goal}: ${way.name}, ${counted(way.hexes.length, 'hex', 'hexes')}${avoided}.`;
}

/** What it says of a hex: what it is, and what it is to the way. */
export function hexInWords(land: Land, { to, stops, forbidden, way }: Planned, hex: string): string {
  const there = hexAt(land, hex);
  const stop = stops.indexOf(hex);
  return [
    hex,
    there && groundName(land, there),
    there?.feature?.name,
    hex === to ? 'the end of the way' : way?.hexes.includes(hex) && 'on the way',
    stop >= 0 && `stop ${stop + 1}`,
    forbidden.includes(hex) && 'avoided',
  ]
    .filter(Boolean)
    .join(', ');
}
