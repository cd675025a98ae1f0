import { drawParts, lineStep, type Drawing, type Pen } from '../../shared/drawing/pen/pen.ts';
import type { Shape } from '../../shared/drawing/pen/shapes.ts';

/** The paths of shapes that were drawn, each made once. */
const paths = new WeakMap<Shape, Path2D>();
function pathOf(shape: Shape): Path2D {
  const known = paths.get(shape);
  if (known) return known;
  const made = new Path2D(shape.d);
  paths.set(shape, made);
  return made;
}

/** A colour of six hexadecimal digits, so strong. */
const strong = (colour: string, strength: number): string =>
  colour +
  Math.round(strength * 255)
    .toString(16)
    .padStart(2, '0');

const plain = (style: string | CanvasGradient | CanvasPattern): string =>
  typeof style === 'string' ? style : '#000000';

/** A pen that draws on a canvas of the page or of a worker. */
export class CanvasPen implements Pen {
  readonly #canvas: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
  /** Gradients lie in the units of the pen, so that one serves wherever it has moved. */
  readonly #fades = new Map<string, CanvasGradient>();

  constructor(canvas: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D) {
    this.#canvas = canvas;
  }

  get fillStyle(): string {
    return plain(this.#canvas.fillStyle);
  }
  set fillStyle(style: string) {
    this.#canvas.fillStyle = style;
  }
  get strokeStyle(): string {
    return plain(this.#canvas.strokeStyle);
  }
  set strokeStyle(style: string) {
    this.#canvas.strokeStyle = style;
  }
  get lineWidth(): number {
    return this.#canvas.lineWidth;
  }
  set lineWidth(width: number) {
    this.#canvas.lineWidth = width;
  }
  get lineCap(): Pen['lineCap'] {
    return this.#canvas.lineCap;
  }
  set lineCap(cap: Pen['lineCap']) {
    this.#canvas.lineCap = cap;
  }
  get lineJoin(): Pen['lineJoin'] {
    return this.#canvas.lineJoin;
  }
  set lineJoin(join: Pen['lineJoin']) {
    this.#canvas.lineJoin = join;
  }
  get globalAlpha(): number {
    return this.#canvas.globalAlpha;
  }
  set globalAlpha(alpha: number) {
    this.#canvas.globalAlpha = alpha;
  }
  get font(): string {
    return this.#canvas.font;
  }
  set font(font: string) {
    this.#canvas.font = font;
  }
  get textAlign(): Pen['textAlign'] {
    return this.#canvas.textAlign === 'center' ? 'center' : 'start';
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
  rotate(angle: number): void {
    this.#canvas.rotate(angle);
  }
  scale(size: number): void {
    this.#canvas.scale(size, size);
  }
  setLineDash(dash: number[], offset = 0): void {
    this.#canvas.setLineDash(dash);
    this.#canvas.lineDashOffset = offset;
  }
  fillText(text: string, x: number, y: number, most?: number): void {
    this.#canvas.fillText(text, x, y, most);
  }
  strokeText(text: string, x: number, y: number, most?: number): void {
    this.#canvas.strokeText(text, x, y, most);
  }
  fill(shape: Shape): void {
    if (this.#traced(shape)) this.#canvas.fill('evenodd');
    else this.#canvas.fill(pathOf(shape), 'evenodd');
  }
  stroke(shape: Shape): void {
    if (this.#traced(shape)) this.#canvas.stroke();
    else this.#canvas.stroke(pathOf(shape));
  }
  clip(shape: Shape): void {
    if (this.#traced(shape)) this.#canvas.clip('evenodd');
    else this.#canvas.clip(pathOf(shape), 'evenodd');
  }
  fade(shape: Shape, top: number, bottom: number, strengths: readonly number[]): void {
    const colour = this.fillStyle;
    this.#canvas.fillStyle = this.#fading(colour, top, bottom, strengths);
    this.fill(shape);
    this.#canvas.fillStyle = colour;
  }
  blur(shape: Shape, by: number): void {
    const { a } = this.#canvas.getTransform();
    this.#canvas.filter = `blur(${by * a}px)`;
    this.fill(shape);
    this.#canvas.filter = 'none';
  }
  stamp({ parts }: Drawing, x: number, y: number, size: number, ink: number): void {
    this.#canvas.save();
    this.#canvas.translate(x, y);
    this.#canvas.scale(size, size);
    drawParts(this, parts, ink / 2 ** (lineStep(size) / 2));
    this.#canvas.restore();
  }
  soft(shape: Shape, around: number, strength: number, draw: (pen: Pen) => void): void {
    const { width, height } = this.#canvas.canvas;
    const sheet = new OffscreenCanvas(width, height).getContext('2d');
    const mask = new OffscreenCanvas(width, height).getContext('2d');
    if (!sheet || !mask) return;
    const place = this.#canvas.getTransform();
    for (const one of [sheet, mask]) one.setTransform(place);
    draw(new CanvasPen(sheet));
    mask.filter = `blur(${around * place.a}px)`;
    mask.lineWidth = around * 2;
    const maskPen = new CanvasPen(mask);
    maskPen.fill(shape);
    maskPen.stroke(shape);
    sheet.resetTransform();
    sheet.globalCompositeOperation = 'destination-in';
    sheet.drawImage(mask.canvas, 0, 0);
    this.#canvas.save();
    this.#canvas.resetTransform();
    this.#canvas.globalAlpha = strength;
    this.#canvas.drawImage(sheet.canvas, 0, 0);
    this.#canvas.restore();
  }
  part(_name: string, draw: () => void): void {
    draw();
  }

  /** Makes straight pieces the path of the canvas: a path of its own for what is drawn once would only be thrown away. */
  #traced({ lines }: Shape): boolean {
    if (!lines) return false;
    this.#canvas.beginPath();
    for (const { points, isClosed } of lines) {
      for (const [index, { x, y }] of points.entries())
        if (index === 0) this.#canvas.moveTo(x, y);
        else this.#canvas.lineTo(x, y);
      if (isClosed) this.#canvas.closePath();
    }
    return true;
  }

  #fading(colour: string, top: number, bottom: number, strengths: readonly number[]): CanvasGradient {
    const key = `${colour} ${top} ${bottom} ${strengths.join(' ')}`;
    const known = this.#fades.get(key);
    if (known) return known;
    const made = this.#canvas.createLinearGradient(0, top, 0, bottom);
    for (const [index, strength] of strengths.entries())
      made.addColorStop(index / (strengths.length - 1), strong(colour, strength));
    this.#fades.set(key, made);
    return made;
  }
}
