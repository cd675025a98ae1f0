import type { Land as WholeLand } from '../../hex/land.ts';
import type { TerrainId } from '../../hex/terrain.ts';
import { boxAround, centre, centreOf, meets, SIZE, type Box, type Point } from './geometry.ts';
import { ICONS } from './icons.generated.ts';
import type { PlacedName } from './names.ts';
import type { Palette } from './palette.ts';
import { circle, curve, hexPath, type Shape } from './shapes.ts';
import type { Pen } from './svgPen.ts';

export type Land = Pick<WholeLand, 'columns' | 'paths'>;
type Hex = NonNullable<Land['columns'][number][number]>;
type Path = Land['paths'][number];

/** Hexes along each side of a chunk, each drawn once and kept as a picture. */
export const CHUNK = 20;
const ICON_FIELD = 512;

const outline = hexPath();
const symbols = new Map<string, Shape>();
function symbol(name: string): Shape | undefined {
  const data = ICONS[name];
  if (data === undefined) return undefined;
  const path = symbols.get(name) ?? { d: data };
  symbols.set(name, path);
  return path;
}

/** Draws the ground of columns and rows from (`left`, `top`) on: colours, symbols, borders, and numbers where they can be read. */
export function drawGround(
  pen: Pen,
  land: Land,
  left: number,
  top: number,
  palette: Palette,
  numbered = true,
): void {
  for (let x = left; x < left + CHUNK; x += 1)
    for (let y = top; y < top + CHUNK; y += 1) {
      const hex = land.columns[x]?.[y];
      if (hex) drawHex(pen, hex, centre(x + 1, y + 1), numbered ? label(x + 1, y + 1) : '', palette);
    }
}

const label = (column: number, row: number): string =>
  String(column).padStart(2, '0') + String(row).padStart(2, '0');

function drawHex(pen: Pen, hex: Hex, at: Point, name: string, palette: Palette): void {
  pen.save();
  pen.translate(at.x, at.y);
  pen.fillStyle = palette.ground[hex.terrain as TerrainId];
  pen.fill(outline);
  const sign = hex.feature && !(hex.feature.secret && !hex.known) ? hex.feature.kind : hex.terrain;
  drawSymbol(pen, sign, hex.feature ? 30 : 34, hex.feature ? 0.95 : 0.5, palette);
  pen.strokeStyle = palette.line;
  pen.lineWidth = 1.2;
  pen.stroke(outline);
  if (!hex.known) {
    pen.fillStyle = palette.veil;
    pen.fill(outline);
  }
  pen.fillStyle = palette.faint;
  pen.font = "500 9px 'Inter Variable', sans-serif";
  pen.textAlign = 'center';
  pen.fillText(name, 0, -SIZE * 0.64);
  pen.restore();
}

function drawSymbol(pen: Pen, name: string, size: number, strength: number, palette: Palette): void {
  const path = symbol(name);
  if (!path) return;
  pen.save();
  pen.globalAlpha = strength;
  pen.translate(-size / 2, -size / 2 + 4);
  pen.scale(size / ICON_FIELD);
  pen.fillStyle = palette.ink;
  pen.fill(path);
  pen.restore();
}

/** The line of each path, made once, with the box it lies in. */
const lines = new WeakMap<Path, { line: Shape; box: Box }>();
function lineOf(path: Path): { line: Shape; box: Box } {
  const known = lines.get(path);
  if (known) return known;
  const points = path.hexes.map(centreOf).filter((one) => one !== undefined);
  const line = curve(path.kind === 'river' ? points.map(aside) : points);
  const made = { line, box: boxAround(points, SIZE) };
  lines.set(path, made);
  return made;
}

/** Roads and rivers in sight. Rivers run beside the middles of their hexes, roads through them. */
export function drawPaths(pen: Pen, land: Land, palette: Palette, sight?: Box): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const path of land.paths) {
    const { line, box } = lineOf(path);
    if (sight && !meets(box, sight)) continue;
    const river = path.kind === 'river';
    const width = path.kind === 'paved' ? 5 : river ? 4.5 : 3;
    pen.strokeStyle = palette.halo;
    pen.lineWidth = width + 3;
    if (!river) pen.stroke(line);
    pen.strokeStyle = palette[path.kind];
    pen.lineWidth = width;
    pen.setLineDash([]);
    pen.stroke(line);
    if (path.kind === 'paved') {
      pen.strokeStyle = palette.paper;
      pen.lineWidth = 1.4;
      pen.stroke(line);
    }
  }
}

/** Follows from the hex alone, so that a river keeps its bed wherever the known part of it begins. */
const aside = ({ x, y }: Point): Point => ({
  x: x + SIZE * 0.28 * Math.cos((x + y) * 0.041),
  y: y + SIZE * 0.28 * Math.sin((x - y) * 0.053 + 1),
});

export const NAME_FONT = "600 15px 'Alegreya Variable', serif";

/** Names of places in sight, with a halo of paper. */
export function drawNames(pen: Pen, names: readonly PlacedName[], palette: Palette, sight?: Box): void {
  pen.font = NAME_FONT;
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  for (const { text, known, x, y, box } of names) {
    if (sight && !meets(box, sight)) continue;
    pen.strokeStyle = palette.halo;
    pen.lineWidth = 4;
    pen.strokeText(text, x, y);
    pen.fillStyle = known ? palette.ink : palette.faint;
    pen.fillText(text, x, y);
  }
}

/** The way the party came. */
export function drawTrail(pen: Pen, trail: readonly string[], palette: Palette): void {
  const points = trail.map(centreOf).filter((one) => one !== undefined);
  if (points.length < 2) return;
  pen.strokeStyle = palette.accent;
  pen.lineWidth = 2.4;
  pen.setLineDash([1, 7]);
  pen.lineCap = 'round';
  pen.stroke(curve(points));
  pen.setLineDash([]);
}

/** A hex's border, for what can be reached, what is hovered, and where the cursor stands. */
export function drawRing(pen: Pen, at: Point, colour: string, width: number, dash: number[] = []): void {
  pen.save();
  pen.translate(at.x, at.y);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.setLineDash(dash);
  pen.stroke(hexPath(SIZE - 3));
  pen.restore();
}

const TOKEN = circle(13);
const TENT: Shape = { d: 'M-6 5L0 -7L6 5Z' };

/** The party: a round token with a tent's sign on it. */
export function drawToken(pen: Pen, at: Point, palette: Palette): void {
  pen.save();
  pen.translate(at.x, at.y);
  pen.fillStyle = palette.accent;
  pen.fill(TOKEN);
  pen.strokeStyle = palette.halo;
  pen.lineWidth = 3;
  pen.stroke(TOKEN);
  pen.strokeStyle = palette.accentInk;
  pen.lineWidth = 2;
  pen.lineJoin = 'round';
  pen.stroke(TENT);
  pen.restore();
}
