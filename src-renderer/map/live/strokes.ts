import type { HexLabel } from '../../../shared/hex/coordinates.ts';
import { centreOf } from '../../../shared/drawing/map/geometry.ts';
import { edgeAround } from '../../../shared/drawing/map/layers/inSight.ts';
import type { Palette } from '../../../shared/drawing/map/palette/palette.ts';
import type { DrawnLand } from '../../../shared/drawing/map/scene.ts';
import type { Pen } from '../../../shared/drawing/pen/pen.ts';
import { opened, type Shape } from '../../../shared/drawing/pen/shapes.ts';

/** What the hand that paints is about. */
export interface ShownStroke {
  /** What becomes something else, and what the brush passes that already is so. */
  changed: readonly HexLabel[];
  same: readonly HexLabel[];
  /** What the brush covers now. */
  ring: readonly HexLabel[];
  /** Where the hand has been. */
  way: readonly HexLabel[];
}

interface Lines {
  changed: Shape;
  same: Shape;
  ring: Shape;
  way: Shape;
}

const linesOf = (land: DrawnLand, { changed, same, ring, way }: ShownStroke): Lines => ({
  changed: edgeAround(land, changed),
  same: edgeAround(land, same),
  ring: edgeAround(land, ring),
  way: opened(way.length > 1 ? [way.flatMap((hex) => centreOf(hex) ?? [])] : []),
});

/** Draws the stroke in the hand: its lines are made once for each hex that it goes on to. */
export class StrokeSigns {
  #shown: ShownStroke | undefined;
  #lines: Lines | undefined;

  show(shown: ShownStroke | undefined): void {
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#lines = undefined;
  }

  /** `pixel` is that of the screen, in units of the land. */
  draw(pen: Pen, land: DrawnLand, { ink, accent }: Palette, pixel: number): void {
    if (!this.#shown) return;
    this.#lines ??= linesOf(land, this.#shown);
    const { changed, same, ring, way } = this.#lines;
    pen.save();
    pen.lineJoin = 'round';
    const line = (shape: Shape, colour: string, width: number, dash: readonly number[] = []): void => {
      pen.strokeStyle = colour;
      pen.lineWidth = width * pixel;
      pen.setLineDash(dash.map((part) => part * pixel));
      pen.stroke(shape);
    };
    line(same, ink, 1, [5, 4]);
    line(changed, accent, 3);
    line(ring, ink, 3.5);
    pen.lineCap = 'round';
    line(way, accent, 4, [0.1, 9]);
    pen.restore();
  }
}
