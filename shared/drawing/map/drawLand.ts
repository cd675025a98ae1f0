import type { Pen } from '../pen/pen.ts';
import { closed } from '../pen/shapes.ts';
import type { Distance } from './distance.ts';
import { grown, meets, SIZE, type Box } from './geometry.ts';
import { grainOf, grownOn, marksOn, type Soil } from './growth/growth.ts';
import { Mask } from './growth/mask.ts';
import { loopsAround, softened } from './ground/outlines.ts';
import { hexIn, symbolsAt } from './ground/terrainAt.ts';
import { canvasOf, type Canvas } from './layers/canvas.ts';
import { drawFields } from './layers/fields.ts';
import { drawGrid, drawHatch, gridOf, rimOf, shoreOf } from './layers/grid.ts';
import { drawGround } from './layers/ground.ts';
import { drawNames, drawNumbers, numbersIn, type HexNumber } from './layers/letters.ts';
import { drawRegions } from './layers/regions.ts';
import { drawSea, drawWaves } from './layers/sea.ts';
import { drawWays } from './layers/ways.ts';
import type { Layout } from './names/placed.ts';
import type { Scene } from './scene.ts';
import { growthOf } from './symbols/growth.ts';

/**
 * Draws what lies in a box of the land: ground, sea, ways, growth, numbers and the names of regions and ways. Boxes that touch fit
 * together without a seam. Places with their names, and all that moves, are drawn above it.
 */
export function drawLand(pen: Pen, scene: Scene, distance: Distance, box: Box, layout: Layout): void {
  const canvas = canvasOf(scene, distance, box, layout);
  if (canvas.piece.hexes.length === 0) return;
  const numbers = numbersIn(canvas);
  const soil = distance.id === 'far' ? undefined : soilOf(canvas, numbers);
  if (scene.whose === 'players') drawKnown(pen, canvas, soil);
  else {
    pen.save();
    const shore = shoreOf(canvas);
    if (shore) pen.clip(shore);
    drawAll(pen, canvas, soil);
    if (scene.isHatched) drawHatch(pen, canvas);
    pen.restore();
    drawRim(pen, canvas);
  }
  pen.part('numbers', () => drawNumbers(pen, canvas, numbers));
  pen.part('names', () => drawNames(pen, canvas));
}

function drawAll(pen: Pen, canvas: Canvas, soil: Soil | undefined): void {
  const { distance, scene } = canvas;
  const grid = gridOf(canvas);
  drawGround(pen, canvas);
  drawSea(pen, canvas);
  drawGrid(pen, distance, scene.palette, grid, false);
  if (soil) drawFlat(pen, canvas, soil);
  drawRegions(pen, canvas);
  drawWays(pen, canvas);
  if (soil) drawGrowth(pen, canvas, soil);
  drawGrid(pen, distance, scene.palette, grid, true);
}

/** How far what players know runs out into what they don’t, and hints into nothing, in radii of a hex; how strong hints are. */
const KNOWN_EDGE = 0.1;
const HINT_EDGE = 0.22;
const HINT_STRENGTH = 0.38;

/** What players know in full, and of the hexes beside it no more than the ground and what grows there, as a hint. */
function drawKnown(pen: Pen, canvas: Canvas, soil: Soil | undefined): void {
  const { piece, scene, distance } = canvas;
  const around = (counts: (column: number, row: number) => boolean): ReturnType<typeof closed> =>
    closed(
      loopsAround(
        piece.hexes.filter(([column, row]) => counts(column, row)),
        (column, row) => piece.has(column, row) && counts(column, row),
      ).map((loop) => softened(loop)),
    );
  const isShown = (column: number, row: number): boolean => hexIn(scene.land, column, row) !== null;
  const isKnown = (column: number, row: number): boolean => hexIn(scene.land, column, row)?.known ?? false;
  pen.soft(around(isShown), HINT_EDGE * SIZE, HINT_STRENGTH, (own) => {
    drawGround(own, canvas);
    drawSea(own, canvas);
    drawGrid(own, distance, scene.palette, gridOf(canvas), false);
    if (soil) drawGrowth(own, canvas, soil);
  });
  pen.soft(around(isKnown), KNOWN_EDGE * SIZE, 1, (own) => drawAll(own, canvas, soil));
}

function drawFlat(pen: Pen, canvas: Canvas, soil: Soil): void {
  drawFields(pen, canvas, soil);
  for (const { drawing, x, y, size } of marksOn(soil)) pen.stamp(drawing, x, y, size, canvas.distance.ink);
  if (canvas.sea) drawWaves(pen, canvas, soil);
}

function drawGrowth(pen: Pen, { distance }: Canvas, soil: Soil): void {
  for (const { drawing, x, y, size } of grownOn(soil)) pen.stamp(drawing, x, y, size, distance.ink);
}

/** The line where the land ends. */
function drawRim(pen: Pen, canvas: Canvas): void {
  const { scene, distance } = canvas;
  pen.strokeStyle = scene.palette.ink;
  pen.lineWidth = 1.8 * distance.pixel;
  pen.lineCap = 'round';
  pen.stroke(rimOf(canvas));
}

/** Where things may grow: not beneath what is read, on ways, or at the coast. */
function soilOf(
  { scene, distance, layout, ways, piece, coast }: Canvas,
  numbers: readonly HexNumber[],
): Soil {
  const grain = grainOf(distance);
  // What stands outside the box reaches into it: as far as the largest symbol is high.
  const box = grown(piece.box, SIZE * grain * 1.1);
  const mask = new Mask(grown(box, SIZE), grain);
  for (const loop of coast) mask.blockLine(loop, 0.12 * SIZE);
  for (const { kind, points, box: around } of ways.lines)
    if (meets(around, box)) mask.blockLine(points, (kind === 'river' ? 0.22 : 0.15) * SIZE);
  for (const taken of layout.crowd.within(grown(box, SIZE))) mask.blockBox(grown(taken, 3 * distance.pixel));
  if (distance.id !== 'whole') for (const { box: number } of numbers) mask.blockBox(number);
  return {
    box,
    seed: scene.seed,
    distance,
    grain,
    mask,
    symbolsAt: symbolsAt(scene.land, scene.seed),
    symbols: growthOf(scene.palette),
  };
}
