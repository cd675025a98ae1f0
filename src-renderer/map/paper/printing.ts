import type { GameView } from '../../../shared/api.ts';
import { PALETTES, type Theme } from '../../../shared/drawing/map/palette/palettes.ts';
import { subtitleFor, type Plate, type Subject } from '../../../shared/drawing/map/picture.ts';
import { seedOf } from '../../../shared/drawing/map/seed.ts';
import { hexAt } from '../../../shared/hex/land.ts';
import type { MapFor } from './mapsFor.ts';
import { pictureOf } from './picture.ts';

/** What is on a map, and what its plate says. */
export function subjectOf({ land, party }: GameView, { whose, land: shown }: MapFor, theme: Theme): Subject {
  const isShown = (hex: string): boolean => whose === 'referee' || (hexAt(land, hex)?.known ?? false);
  return {
    land: shown(land),
    seed: seedOf(land.name),
    palette: PALETTES[theme],
    whose,
    isHatched: false,
    trail: party.trail.filter(isShown),
    party: party.hex !== null && isShown(party.hex) ? party.hex : undefined,
  };
}

export const plateOf = ({ land, hexHours }: GameView, { whose }: MapFor): Plate => ({
  name: land.name,
  subtitle: subtitleFor(whose),
  hours: hexHours,
});

/** Prints a map in black on white: on paper there is the picture alone. */
export async function printMap(table: GameView, map: MapFor): Promise<void> {
  const picture = new Image();
  picture.className = 'printed';
  picture.alt = `Map of ${table.land.name}`;
  picture.src = pictureOf(subjectOf(table, map, 'print'), plateOf(table, map)).toDataURL();
  await picture.decode();
  document.body.append(picture);
  window.print();
  picture.remove();
}
