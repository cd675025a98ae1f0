import type { Pen } from '../../pen/pen.ts';
import { closed, opened, type Shape } from '../../pen/shapes.ts';
import { at } from '../distance.ts';
import { SIZE, towards, type Point } from '../geometry.ts';
import { fieldsOn, type Field } from '../growth/fields.ts';
import type { Soil } from '../growth/growth.ts';
import type { Canvas } from './canvas.ts';

/** Fields with their furrows. */
export function drawFields(pen: Pen, { scene: { palette }, distance }: Canvas, soil: Soil): void {
  const { ink } = distance;
  for (const field of fieldsOn(soil)) {
    const edge = closed([outline(field)]);
    pen.fillStyle = palette.fields[Math.floor(field.colour * palette.fields.length)] ?? palette.halo;
    pen.fill(edge);
    pen.strokeStyle = palette.furrow;
    pen.globalAlpha = 0.85;
    pen.lineWidth = ink * 0.6;
    pen.stroke(edge);
    pen.globalAlpha = palette.isInk ? 0.8 : 0.55;
    pen.lineWidth = ink * 0.5;
    if (field.furrowed < 0.78) pen.stroke(furrows(field, at(distance, 3, 5, 7)));
    pen.globalAlpha = 1;
  }
}

/** The corners rounded off. */
const outline = ({ corners }: Field): Point[] =>
  corners.flatMap((corner, index) => {
    const before = corners[(index + 3) % 4] ?? corner;
    const after = corners[(index + 1) % 4] ?? corner;
    return [
      towards(corner, before, 0.16),
      towards(towards(corner, before, 0.06), after, 0.06),
      towards(corner, after, 0.16),
    ];
  });

function furrows({ corners: [a, b, c, d], across }: Field, count: number): Shape {
  const lines: Point[][] = [];
  for (let line = 1; line < count; line += 1) {
    const share = line / count;
    const [from, to] =
      across < 0.45
        ? [towards(a, d, share), towards(b, c, share)]
        : [towards(a, b, share), towards(d, c, share)];
    // The furrows stop short of the hedge.
    const [begin, end] = [towards(from, to, 0.04), towards(from, to, 0.96)];
    const bend = towards(begin, end, 0.5);
    lines.push([begin, { x: bend.x + 0.012 * SIZE, y: bend.y + 0.012 * SIZE }, end]);
  }
  return opened(lines);
}
