import type { TerrainId } from '../../../hex/terrain.ts';
import { cssFont, widthOf } from '../../letters/letters.ts';
import type { Pen } from '../../pen/pen.ts';
import { at } from '../distance.ts';
import { grown, meets, SIZE, type Box } from '../geometry.ts';
import { hexIn, groundOf } from '../ground/terrainAt.ts';
import { boxOfLetter } from '../names/along.ts';
import type { NameAlong } from '../names/placed.ts';
import { NUMBER_LETTERING, numberOf, type PlacedNumber } from '../names/numbers.ts';
import type { Canvas } from './canvas.ts';

/** The number of a hex, and what it is written on. */
export interface HexNumber extends PlacedNumber {
  ground: TerrainId;
}

/** In fewer pixels for its radius a hex has no room for its number. */
const SMALLEST_RADIUS = 22;

/** The numbers of the hexes in and around a piece, each where nothing runs through it. */
export function numbersIn({ piece, layout, ways, distance, coast, scene }: Canvas): HexNumber[] {
  if (SIZE * distance.zoom < SMALLEST_RADIUS) return [];
  const near = grown(piece.box, SIZE * 2);
  const lines = new Lines();
  for (const { points, box } of ways.lines) if (meets(box, near)) lines.add(points, near);
  for (const loop of coast) lines.add(loop, near);
  return piece.hexes.flatMap(([column, row]) => {
    if (scene.whose === 'players' && !hexIn(scene.land, column, row)?.known) return [];
    const placed = numberOf(column + 1, row + 1, layout, (box) => lines.runThrough(box), distance);
    return placed ? { ...placed, ground: groundOf(scene.land, column, row) ?? 'plain' } : [];
  });
}

const FINE = SIZE / 14;

/** Points of lines in small squares. */
class Lines {
  readonly #squares = new Set<number>();
  add(points: readonly { x: number; y: number }[], { left, top, right, bottom }: Box): void {
    for (const { x, y } of points)
      if (x > left && x < right && y > top && y < bottom) this.#squares.add(squareOf(x, y));
  }
  runThrough({ left, top, right, bottom }: Box): boolean {
    for (let x = left; x < right + FINE; x += FINE)
      for (let y = top; y < bottom + FINE; y += FINE) if (this.#squares.has(squareOf(x, y))) return true;
    return false;
  }
}
const squareOf = (x: number, y: number): number => Math.floor(x / FINE) * 131_072 + Math.floor(y / FINE);

/** Writes the numbers of the hexes, faint and small. */
export function drawNumbers(
  pen: Pen,
  { scene: { palette }, distance, piece }: Canvas,
  numbers: readonly HexNumber[],
): void {
  pen.textAlign = 'start';
  pen.lineJoin = 'round';
  for (const { ground, text, x, y, size, box } of numbers) {
    if (!meets(box, grown(piece.box, SIZE))) continue;
    pen.font = cssFont(NUMBER_LETTERING, size);
    const most = widthOf(text, NUMBER_LETTERING, size);
    if (ground !== 'water') {
      pen.globalAlpha = 0.7;
      pen.strokeStyle = palette.ground[ground];
      pen.lineWidth = 2.6 * distance.pixel;
      pen.strokeText(text, x, y, most);
    }
    pen.globalAlpha = at(distance, 0.6, 0.68, 0.72);
    pen.fillStyle = ground === 'water' ? palette.seaNumber : palette.number;
    pen.fillText(text, x, y, most);
  }
  pen.globalAlpha = 1;
}

const COLOURS: Readonly<Record<NameAlong['of'], 'regionName' | 'seaNumber' | 'faint'>> = {
  region: 'regionName',
  sea: 'seaNumber',
  river: 'seaNumber',
  road: 'faint',
  onLand: 'regionName',
  onWater: 'seaNumber',
};
const ON_WATER: ReadonlySet<NameAlong['of']> = new Set(['sea', 'onWater']);

/** Writes the referee’s labels, and the names of regions and ways along their lines; first all halos, so that none covers a letter. */
export function drawNames(pen: Pen, { scene: { palette }, layout, distance, piece }: Canvas): void {
  const halo = at(distance, 3, 3.6, 5) * distance.pixel;
  const near = grown(piece.box, halo);
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  for (const isHalo of [true, false])
    for (const { of, lettering, letters } of layout.names)
      for (const letter of letters) {
        if (!meets(boxOfLetter(letter, lettering), near)) continue;
        const { text, x, y, angle, size } = letter;
        pen.save();
        pen.translate(x, y);
        pen.rotate(angle);
        pen.font = cssFont(lettering, size);
        const most = widthOf(text, lettering, size);
        if (isHalo) {
          pen.strokeStyle = ON_WATER.has(of) ? palette.shallows[1] : palette.halo;
          pen.globalAlpha = 0.66;
          pen.lineWidth = halo;
          pen.strokeText(text, 0, size * MIDDLE, most);
        } else {
          pen.fillStyle = palette[COLOURS[of]];
          pen.fillText(text, 0, size * MIDDLE, most);
        }
        pen.restore();
      }
}
/** How far the foot of letters lies beneath their middle. */
export const MIDDLE = 0.33;
