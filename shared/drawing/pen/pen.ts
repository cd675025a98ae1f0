import type { Shape } from './shapes.ts';

/** What the map is drawn with: as much of a canvas’s context as it needs, with shapes in place of its paths. */
export interface Pen {
  fillStyle: string;
  strokeStyle: string;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'miter' | 'round' | 'bevel';
  globalAlpha: number;
  /** As CSS has it: style where it is italic, weight, size, family. */
  font: string;
  textAlign: 'start' | 'center';
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  /** Turns by so many radians, clockwise. */
  rotate(angle: number): void;
  /** Shapes are never squeezed: one size for both directions. */
  scale(size: number): void;
  setLineDash(dash: number[], offset?: number): void;
  /** Writes with its foot at `y`; wider letters than `most` are squeezed. */
  fillText(text: string, x: number, y: number, most?: number): void;
  strokeText(text: string, x: number, y: number, most?: number): void;
  /** What lies within an even number of the shape’s lines is left out. */
  fill(shape: Shape): void;
  stroke(shape: Shape): void;
  /** Draws only within the shape until what was saved is restored. */
  clip(shape: Shape): void;
  /** Fills with a colour that goes from one strength to the next between two heights. */
  fade(shape: Shape, top: number, bottom: number, strengths: readonly number[]): void;
  /** Fills and lets the edge run out over about twice so much. */
  blur(shape: Shape, by: number): void;
  /** Draws what was drawn before somewhere else, with its origin here, so large. `ink` is how thick a line of 1 is. */
  stamp(drawing: Drawing, x: number, y: number, size: number, ink: number): void;
  /** Draws only within the shape and about so far around it, where all runs out, so strong. */
  soft(shape: Shape, around: number, strength: number, draw: (pen: Pen) => void): void;
  /** Draws what belongs together, so that a picture can name it: places, labels, numbers. */
  part(name: string, draw: () => void): void;
}

/** A patch, a line or both. */
export interface Part {
  shape: Shape;
  fill?: string;
  line?: string;
  /** Against the usual line. */
  width?: number;
  alpha?: number;
  /** The patch goes from one strength to the next between two heights. */
  fade?: { top: number; bottom: number; strengths: readonly number[] };
}

/** Something that stands in many places: its foot is at the origin, its size about 1. */
export interface Drawing {
  /** One name for the same parts. */
  id: string;
  parts: readonly Part[];
}

/** The nearest of the few sizes for which lines are drawn: a drawing that is a little larger has its lines a little thicker. */
export const lineStep = (size: number): number => Math.round(2 * Math.log2(size));

/** Draws the parts of a drawing where the pen is; a usual line is `ink` thick. */
export function drawParts(pen: Pen, parts: readonly Part[], ink: number): void {
  const whole = pen.globalAlpha;
  for (const { shape, fill, line, width = 1, alpha = 1, fade } of parts) {
    pen.globalAlpha = whole * alpha;
    if (fill) {
      pen.fillStyle = fill;
      if (fade) pen.fade(shape, fade.top, fade.bottom, fade.strengths);
      else pen.fill(shape);
    }
    if (line) {
      pen.strokeStyle = line;
      pen.lineWidth = width * ink;
      pen.stroke(shape);
    }
  }
  pen.globalAlpha = whole;
}
