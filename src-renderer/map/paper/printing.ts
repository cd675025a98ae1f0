import type { GameView } from '../../../shared/api.ts';
import { centreOf } from '../../../shared/drawing/map/geometry.ts';
import type { MapFor } from './mapsFor.ts';
import { PALETTES } from '../../../shared/drawing/map/palette.ts';
import { pictureOf } from './picture.ts';
import type { Subject } from '../../../shared/drawing/map/svg.ts';

/** What is on a map, in the colours of paper. */
export const subjectOf = (table: GameView, { land }: MapFor): Subject => ({
  land: land(table),
  trail: table.party.trail,
  token: table.party.hex ? centreOf(table.party.hex) : undefined,
  palette: PALETTES.light,
});

/** Prints a map: on paper there is the picture alone. */
export async function printMap(table: GameView, map: MapFor): Promise<void> {
  const picture = new Image();
  picture.className = 'printed';
  picture.alt = `Map of ${table.land.name}`;
  picture.src = pictureOf(subjectOf(table, map)).toDataURL();
  await picture.decode();
  document.body.append(picture);
  window.print();
  picture.remove();
}
