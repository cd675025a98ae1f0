import { drawParts, type Pen } from '../../pen/pen.ts';
import { boxShape, closed, lineThrough, opened } from '../../pen/shapes.ts';
import { at } from '../distance.ts';
import { boxAround, meets, SIZE, type Point } from '../geometry.ts';
import type { Bridge, WayLine } from '../scene.ts';
import { riverWidth } from '../ways/bridges.ts';
import type { Canvas } from './canvas.ts';

/** A river as a ribbon that swells: its outline from bank to bank. */
function ribbon(points: readonly Point[], width: (share: number) => number): Point[] {
  const [left, right]: [Point[], Point[]] = [[], []];
  for (const [index, { x, y }] of points.entries()) {
    const before = points[index - 1] ?? { x, y };
    const after = points[index + 1] ?? { x, y };
    const long = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = width(index / (points.length - 1)) / 2;
    const side = { x: (-(after.y - before.y) / long) * half, y: ((after.x - before.x) / long) * half };
    left.push({ x: x + side.x, y: y + side.y });
    right.push({ x: x - side.x, y: y - side.y });
  }
  return [...left, ...right.reverse()];
}

/** The coast, the rivers over it, the roads over those, and bridges. */
export function drawWays(pen: Pen, canvas: Canvas): void {
  const { ways, piece, distance } = canvas;
  const inSight = ways.lines.filter(({ box }) => meets(box, piece.box));
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  if (canvas.sea) drawCoast(pen, canvas);
  for (const line of inSight.filter(({ kind }) => kind === 'river')) drawRiver(pen, canvas, line);
  const roads = inSight.filter(({ kind }) => kind !== 'river');
  // All edges before all surfaces, so that roads that meet run into each other.
  for (const line of roads) drawRoadEdge(pen, canvas, line);
  for (const line of roads) drawRoadTop(pen, canvas, line);
  if (distance.id !== 'far')
    for (const bridge of ways.bridges)
      if (meets(boxAround([bridge], SIZE), piece.box)) drawBridge(pen, canvas, bridge);
}
function drawCoast(pen: Pen, { scene: { palette }, dry, distance }: Canvas): void {
  pen.strokeStyle = palette.coast;
  pen.lineWidth = at(distance, 1.2, 1.7, 2.6) * distance.pixel;
  pen.stroke(dry);
}

function drawRiver(
  pen: Pen,
  { scene: { palette }, dry, sea, distance, terrainAt }: Canvas,
  line: WayLine,
): void {
  const least = 0.7 * distance.pixel;
  const width = (share: number): number =>
    Math.max(least * (1 + share), riverWidth(share) * (palette.isInk ? 0.42 : 1));
  const { points } = line;
  const mouth = points.findIndex(({ x, y }) => terrainAt(x, y) === 'water');
  const dryPart = mouth < 0 ? points : points.slice(0, mouth + 1);
  if (distance.id !== 'far') {
    pen.save();
    if (sea) pen.clip(dry);
    pen.fillStyle = palette.riverLine;
    pen.fill(closed([ribbon(points, (share) => width(share) + distance.ink * (palette.isInk ? 2.2 : 1.7))]));
    pen.restore();
  }
  pen.fillStyle = palette.river;
  const share = dryPart.length / points.length;
  if (dryPart.length > 1) pen.fill(closed([ribbon(dryPart, (t) => width(t * share))]));
}

/** How wide a road is, and its surface, against the radius of a hex. */
const ROADS = { road: [0.082, 0.05], paved: [0.115, 0.072] } as const;
const roadScale = ({ distance }: Canvas): number => at(distance, 1.15, 1, 0.8) * SIZE;

function drawRoadEdge(pen: Pen, canvas: Canvas, { kind, points }: WayLine): void {
  const { palette } = canvas.scene;
  const { pixel } = canvas.distance;
  const shape = opened([points]);
  if (kind === 'river') return;
  if (kind === 'track') {
    pen.strokeStyle = palette.halo;
    pen.globalAlpha = 0.7;
    pen.lineWidth = Math.max(0.08 * roadScale(canvas), 2 * pixel);
    pen.stroke(shape);
    pen.globalAlpha = 1;
    pen.strokeStyle = palette.track;
    pen.lineWidth = Math.max(0.036 * roadScale(canvas), pixel);
    pen.setLineDash([0.09, 0.085].map((length) => length * Math.max(roadScale(canvas), 40 * pixel)));
    pen.stroke(shape);
    pen.setLineDash([]);
    return;
  }
  pen.strokeStyle = kind === 'paved' ? palette.pavedLine : palette.roadLine;
  pen.lineWidth = Math.max(ROADS[kind][0] * roadScale(canvas), 2 * pixel);
  pen.stroke(shape);
}

function drawRoadTop(pen: Pen, canvas: Canvas, { kind, points }: WayLine): void {
  const { palette } = canvas.scene;
  if (kind === 'river' || kind === 'track') return;
  const scale = roadScale(canvas);
  const shape = opened([points]);
  pen.strokeStyle = palette[kind];
  pen.lineWidth = Math.max(ROADS[kind][1] * scale, canvas.distance.pixel);
  pen.stroke(shape);
  if (kind !== 'paved' || canvas.distance.id === 'far') return;
  // Stones laid across.
  pen.strokeStyle = palette.pavedLine;
  pen.globalAlpha = 0.7;
  pen.lineWidth = 0.066 * scale;
  pen.lineCap = 'butt';
  pen.setLineDash([0.013 * scale, 0.11 * scale]);
  pen.stroke(shape);
  pen.setLineDash([]);
  pen.lineCap = 'round';
  pen.globalAlpha = 1;
}

function drawBridge(pen: Pen, canvas: Canvas, { x, y, angle, width }: Bridge): void {
  const { palette } = canvas.scene;
  const { ink } = canvas.distance;
  const [long, half] = [width / 2 + 0.07 * SIZE, 0.07 * roadScale(canvas)];
  const flare = 0.04 * SIZE;
  const rails = [-1, 1]
    .map((side) =>
      lineThrough([
        { x: -long - flare, y: side * (half + flare) },
        { x: -long, y: side * half },
        { x: long, y: side * half },
        { x: long + flare, y: side * (half + flare) },
      ]),
    )
    .join('');
  const planks: string[] = [];
  for (let at = -long + flare; at < long; at += 0.05 * SIZE)
    planks.push(
      lineThrough([
        { x: at, y: -half },
        { x: at, y: half },
      ]),
    );
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  drawParts(
    pen,
    [
      { shape: boxShape({ left: -long, top: -half, right: long, bottom: half }), fill: palette.wall },
      { shape: { d: rails }, line: palette.placeLine, width: 1.5 },
      { shape: { d: planks.join('') }, line: palette.placeLine, width: 0.6 },
    ],
    ink,
  );
  pen.restore();
}
