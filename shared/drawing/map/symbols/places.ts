import type { Drawing, Part } from '../../pen/pen.ts';
import type { Palette } from '../palette/palette.ts';
import type { Piece } from './buildings.ts';
import { remembered } from '../../../remembered.ts';
import { shape } from './paths.ts';
import { CAMP, CASTLE, SHRINE, TOWER, TOWN, VILLAGE } from './settlements.ts';
import { BRIDGE, CAVE, MONUMENT, RUIN } from './sites.ts';

const PIECES = {
  town: TOWN,
  village: VILLAGE,
  castle: CASTLE,
  tower: TOWER,
  ruin: RUIN,
  cave: CAVE,
  shrine: SHRINE,
  bridge: BRIDGE,
  camp: CAMP,
  monument: MONUMENT,
} as const;

/** What can stand on a hex. */
export type PlaceKind = keyof typeof PIECES;

/** How much room the drawing of a place takes, lines and all, against its size; it stands on the middle of its foot. */
export const PLACE_SIZES: Readonly<Record<PlaceKind, { width: number; height: number }>> = {
  town: { width: 1.44, height: 1 },
  village: { width: 1.06, height: 0.64 },
  castle: { width: 1.18, height: 1 },
  tower: { width: 0.5, height: 1 },
  ruin: { width: 1.16, height: 0.72 },
  cave: { width: 1.08, height: 0.68 },
  shrine: { width: 0.7, height: 0.83 },
  bridge: { width: 1.18, height: 0.5 },
  camp: { width: 1.12, height: 0.64 },
  monument: { width: 0.5, height: 0.88 },
};

/** The wide line around a place that parts it from the ground. */
const HALO = 4.5;

function coloured({ path, fill, line, alpha, veil, hatch }: Piece, palette: Palette): Part[] {
  if (veil === undefined)
    return [
      {
        shape: shape(path),
        ...(fill ? { fill: palette[fill] } : {}),
        ...(alpha ? { alpha } : {}),
        ...(line ? { line: palette.placeLine, width: line } : {}),
      },
    ];
  if (!palette.isInk) return [{ shape: shape(path), fill: palette.placeLine, alpha: veil }];
  return hatch ? [{ shape: shape(hatch), line: palette.placeLine, width: 0.5 }] : [];
}

const drawn = (kind: PlaceKind, palette: Palette): Drawing => ({
  id: `place-${kind}`,
  parts: PIECES[kind].flatMap((piece) => coloured(piece, palette)),
});

const haloed = (kind: PlaceKind, { halo }: Palette): Drawing => ({
  id: `place-${kind}-halo`,
  parts: PIECES[kind]
    .filter(({ isInner }) => !isInner)
    .map(({ path, fill }) => ({
      shape: shape(path),
      ...(fill ? { fill: halo } : {}),
      line: halo,
      width: HALO,
    })),
});

/** One drawing of each kind, kept for a palette. */
const kept = (
  draw: (kind: PlaceKind, palette: Palette) => Drawing,
): ((palette: Palette) => Map<PlaceKind, Drawing>) =>
  remembered((palette: Palette) => {
    const kinds = Object.keys(PIECES) as PlaceKind[];
    return new Map(kinds.map((kind) => [kind, draw(kind, palette)]));
  });
const drawings = kept(drawn);
const halos = kept(haloed);

/** A place in the colours of a palette: the same drawing each time. */
export function placeDrawing(kind: PlaceKind, palette: Palette): Drawing {
  return drawings(palette).get(kind) ?? drawn(kind, palette);
}

/** What lies under the drawing of a place and around it, so that it stands out from the ground. */
export function placeHalo(kind: PlaceKind, palette: Palette): Drawing {
  return halos(palette).get(kind) ?? haloed(kind, palette);
}
