import type { Pen } from '../../shared/drawing/map/svgPen.ts';
import type { Shape } from '../../shared/drawing/map/shapes.ts';

/** The paths of shapes that were drawn, each made once. */
const paths = new WeakMap<Shape, Path2D>();
function pathOf(shape: Shape): Path2D {
  const known = paths.get(shape);
  if (known) return known;
  const made = new Path2D(shape.d);
  paths.set(shape, made);
  return made;
}

/** A pen that draws on a canvas. */
export class CanvasPen implements Pen {
  readonly #canvas: CanvasRenderingContext2D;
  constructor(canvas: CanvasRenderingContext2D) {
    this.#canvas = canvas;
  }

  set fillStyle(style: string) {
    this.#canvas.fillStyle = style;
  }
  set strokeStyle(style: string) {
    this.#canvas.strokeStyle = style;
  }
  set lineWidth(width: number) {
    this.#canvas.lineWidth = width;
  }
  set lineCap(cap: Pen['lineCap']) {
    this.#canvas.lineCap = cap;
  }
  set lineJoin(join: Pen['lineJoin']) {
    this.#canvas.lineJoin = join;
  }
  set globalAlpha(alpha: number) {
    this.#canvas.globalAlpha = alpha;
  }
  set font(font: string) {
    this.#canvas.font = font;
  }
  set textAlign(align: Pen['textAlign']) {
    this.#canvas.textAlign = align;
  }
  save(): void {
    this.#canvas.save();
  }
  restore(): void {
    this.#canvas.restore();
  }
  translate(x: number, y: number): void {
    this.#canvas.translate(x, y);
  }
  scale(size: number): void {
    this.#canvas.scale(size, size);
  }
  setLineDash(dash: number[]): void {
    this.#canvas.setLineDash(dash);
  }
  fillText(text: string, x: number, y: number): void {
    this.#canvas.fillText(text, x, y);
  }
  strokeText(text: string, x: number, y: number): void {
    this.#canvas.strokeText(text, x, y);
  }
  fill(shape: Shape): void {
    this.#canvas.fill(pathOf(shape));
  }
  stroke(shape: Shape): void {
    this.#canvas.stroke(pathOf(shape));
  }
}
