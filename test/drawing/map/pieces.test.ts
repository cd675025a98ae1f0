import { describe, expect, it } from 'vitest';
import { distanceAt } from '../../../shared/drawing/map/distance.ts';
import { drawLand } from '../../../shared/drawing/map/drawLand.ts';
import { grown, SIZE, type Box } from '../../../shared/drawing/map/geometry.ts';
import { PALETTES } from '../../../shared/drawing/map/palette/palettes.ts';
import { layoutOf, wholeOf } from '../../../shared/drawing/map/picture.ts';
import type { Scene } from '../../../shared/drawing/map/scene.ts';
import { SvgPen } from '../../../shared/drawing/pen/svgPen.ts';
import type { Drawing } from '../../../shared/drawing/pen/pen.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { openedSample } from '../../helpers/play.ts';

/** A pen that remembers what stands where. */
class Witness extends SvgPen {
  readonly stamps: string[] = [];
  readonly #box: Box;
  constructor(box: Box) {
    super();
    this.#box = box;
  }
  override stamp({ id }: Drawing, x: number, y: number, size: number): void {
    const { left, top, right, bottom } = this.#box;
    if (x >= left && x < right && y >= top && y < bottom)
      this.stamps.push(`${id} ${x.toFixed(3)} ${y.toFixed(3)} ${size.toFixed(4)}`);
  }
}

const lands = systems.map((system) => [system.name, openedSample(system).state.land] as const);

describe.each(lands)('the land of %s, drawn in pieces', (_, land) => {
  it.each([20, 56, 120])('has at %i pixels the same trees on both sides of a seam', (radius) => {
    const scene: Scene = { land, seed: 5, palette: PALETTES.light, whose: 'referee', isHatched: false };
    const distance = distanceAt(radius / SIZE);
    const layout = layoutOf(scene, distance);
    const seen = (drawn: Box, looked: Box): string[] => {
      const pen = new Witness(looked);
      drawLand(pen, scene, distance, drawn, layout);
      return pen.stamps;
    };
    const { left, top } = wholeOf(land);
    const strip = {
      left: left + 3 * SIZE,
      top: top + 3 * SIZE,
      right: left + 5 * SIZE,
      bottom: top + 8 * SIZE,
    };
    const whole = seen(wholeOf(land), strip);
    // Pieces that end within the strip and at its edges.
    const pieces = [
      grown(strip, SIZE),
      { ...strip, right: strip.right + 200 },
      { ...strip, left: strip.left - 90 },
    ];
    expect(whole.length).toBeGreaterThan(3);
    for (const piece of pieces) expect(seen(piece, strip)).toEqual(whole);
  });
});
