import type { Pen } from '../../pen/pen.ts';
import { at } from '../distance.ts';
import { boxAround, SIZE } from '../geometry.ts';
import { one, type Soil } from '../growth/growth.ts';
import { scattered } from '../growth/scatter.ts';
import type { Canvas } from './canvas.ts';

/** Shore lines from the outermost in: how far from the coast at each distance, which shallows they lie in, how strong they are, and whether broken. */
const LINES: readonly { off: [number, number, number]; in: number; strength: number; dash: number[] }[] = [
  { off: [0.45, 0.41, 0.33], in: 0, strength: 0.32, dash: [0.76, 0.33, 0.7, 0.33, 0.22, 0.44] },
  { off: [0.31, 0.28, 0.22], in: 1, strength: 0.45, dash: [0.62, 0.24, 0.7, 0.25, 0.22, 0.34] },
  { off: [0.19, 0.17, 0.13], in: 2, strength: 0.6, dash: [0.48, 0.15, 0.7, 0.17, 0.22, 0.24] },
  { off: [0.09, 0.08, 0.06], in: 2, strength: 0.75, dash: [] },
];
/** How far each of the shallows reaches from the coast. */
const REACH = [0.62, 0.4, 0.2];

/** The sea: shallower towards the coast, which shore lines follow. */
export function drawSea(pen: Pen, canvas: Canvas): void {
  const { scene, sea, dry, distance } = canvas;
  const { palette } = scene;
  if (!sea) return;
  pen.save();
  pen.clip(sea);
  if (!palette.isInk) {
    pen.fillStyle = palette.ground.water;
    pen.fill(sea);
  }
  pen.lineJoin = 'round';
  pen.lineCap = 'butt';
  // Whatever is nearer to the coast covers what is farther from it.
  for (const [index, reach] of REACH.entries()) {
    const colour = palette.shallows[index] ?? palette.ground.water;
    pen.strokeStyle = colour;
    pen.lineWidth = 2 * reach * SIZE;
    if (!palette.isInk) pen.stroke(dry);
    if (distance.id === 'far') continue;
    for (const { off, strength, dash } of LINES.filter((line) => line.in === index)) {
      const wide = 2 * at(distance, ...off) * SIZE;
      pen.strokeStyle = palette.ripple;
      pen.globalAlpha = strength;
      pen.setLineDash(dash.map((length) => length * SIZE));
      pen.lineWidth = wide + distance.ink * 0.8;
      pen.stroke(dry);
      pen.setLineDash([]);
      pen.globalAlpha = 1;
      pen.strokeStyle = colour;
      pen.lineWidth = wide - distance.ink * 0.8;
      pen.stroke(dry);
    }
  }
  pen.restore();
}

/** Waves far from the shore. */
export function drawWaves(
  pen: Pen,
  { piece, scene, terrainAt, layout, distance }: Canvas,
  { grain, symbols, symbolsAt }: Soil,
): void {
  for (const { x, y, chance } of scattered(piece.box, 0.85 * SIZE * grain, scene.seed, 160)) {
    if (symbolsAt(x, y) !== 'water' || chance(0) > 0.75) continue;
    const isOffShore = [0, 1, 2, 3, 4, 5].every(
      (step) => terrainAt(x + Math.cos(step) * 0.75 * SIZE, y + Math.sin(step) * 0.75 * SIZE) === 'water',
    );
    const half = 0.13 * SIZE * grain;
    if (!isOffShore || layout.crowd.touches(boxAround([{ x, y }], half))) continue;
    const wave = one(symbols.waves, chance(1));
    if (wave) pen.stamp(wave, x, y, 2 * half, distance.ink);
  }
}
