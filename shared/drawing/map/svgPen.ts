import type { Shape } from './shapes.ts';

/** What the map is drawn with: as much of a canvas's context as it needs, with shapes in place of its paths. */
export interface Pen {
  fillStyle: string;
  strokeStyle: string;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'miter' | 'round' | 'bevel';
  globalAlpha: number;
  /** As CSS has it: weight, size, family. */
  font: string;
  textAlign: 'start' | 'center';
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  /** Shapes are never squeezed: one size for both directions. */
  scale(size: number): void;
  setLineDash(dash: number[]): void;
  fillText(text: string, x: number, y: number): void;
  strokeText(text: string, x: number, y: number): void;
  fill(shape: Shape): void;
  stroke(shape: Shape): void;
}

type Traits = Pick<
  Pen,
  'fillStyle' | 'strokeStyle' | 'lineWidth' | 'lineCap' | 'lineJoin' | 'globalAlpha' | 'font' | 'textAlign'
>;

interface Hand extends Traits {
  dash: number[];
  x: number;
  y: number;
  size: number;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: unknown): string => String(text).replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
const near = (value: number): number => Math.round(value * 100) / 100;

/** From so many letters on a shape is written once and named where it is drawn. */
const WORDY = 60;

/** A pen that writes down what is drawn, as SVG. */
export class SvgPen implements Pen {
  fillStyle = '#000';
  strokeStyle = '#000';
  lineWidth = 1;
  lineCap: Pen['lineCap'] = 'butt';
  lineJoin: Pen['lineJoin'] = 'miter';
  globalAlpha = 1;
  font = '10px sans-serif';
  textAlign: Pen['textAlign'] = 'start';
  #dash: number[] = [];
  #at = { x: 0, y: 0, size: 1 };
  readonly #kept: Hand[] = [];
  readonly #drawn: string[] = [];
  /** Shapes that take many words, each written once; the number of each. */
  readonly #shapes = new Map<string, number>();

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha, font, textAlign } = this;
    const hand = { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha, font, textAlign };
    this.#kept.push({ ...hand, dash: this.#dash, ...this.#at });
  }
  restore(): void {
    const kept = this.#kept.pop();
    if (!kept) return;
    const { dash, x, y, size, ...hand } = kept;
    Object.assign(this, hand);
    this.#dash = dash;
    this.#at = { x, y, size };
  }
  translate(x: number, y: number): void {
    const { size } = this.#at;
    this.#at = { x: this.#at.x + x * size, y: this.#at.y + y * size, size };
  }
  scale(size: number): void {
    this.#at = { ...this.#at, size: this.#at.size * size };
  }
  setLineDash(dash: number[]): void {
    this.#dash = dash;
  }
  fill({ d }: Shape): void {
    this.#draw(d, { fill: this.fillStyle });
  }
  stroke({ d }: Shape): void {
    this.#draw(d, { fill: 'none', ...this.#line() });
  }
  fillText(text: string, x: number, y: number): void {
    this.#write('text', { ...this.#letters(x, y), fill: this.fillStyle }, text);
  }
  strokeText(text: string, x: number, y: number): void {
    this.#write('text', { ...this.#letters(x, y), fill: 'none', ...this.#line() }, text);
  }

  /** The whole picture of a part of the drawing, in its own units. */
  picture(left: number, top: number, width: number, height: number, paper: string): string {
    const box = [left, top, width, height].map(near);
    const size = `width="${near(width)}" height="${near(height)}"`;
    const ground = `<rect x="${box[0]}" y="${box[1]}" ${size} fill="${escaped(paper)}"/>`;
    const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" ${size}>`;
    const shapes = [...this.#shapes].map(([d, number]) => `<path id="shape-${number}" d="${escaped(d)}"/>`);
    return [head, `<defs>`, ...shapes, `</defs>`, ground, ...this.#drawn, '</svg>', ''].join('\n');
  }

  #draw(d: string, traits: Record<string, unknown>): void {
    if (d.length < WORDY) {
      this.#write('path', { d, ...traits });
      return;
    }
    const number = this.#shapes.get(d) ?? this.#shapes.size + 1;
    this.#shapes.set(d, number);
    this.#write('use', { href: `#shape-${number}`, ...traits });
  }

  #line(): Record<string, unknown> {
    return {
      stroke: this.strokeStyle,
      'stroke-width': this.lineWidth,
      'stroke-linecap': this.lineCap,
      'stroke-linejoin': this.lineJoin,
      ...(this.#dash.length > 0 ? { 'stroke-dasharray': this.#dash.join(' ') } : {}),
    };
  }
  #letters(x: number, y: number): Record<string, unknown> {
    const [, weight = 400, size = '10px', family = 'serif'] = /^(\d+) (\S+) (.+)$/.exec(this.font) ?? [];
    const anchor = this.textAlign === 'center' ? 'middle' : 'start';
    return {
      x: near(x),
      y: near(y),
      'font-weight': weight,
      'font-size': size,
      'font-family': family,
      'text-anchor': anchor,
    };
  }
  #write(name: string, traits: Record<string, unknown>, text?: string): void {
    const { x, y, size } = this.#at;
    const moved = x === 0 && y === 0 ? '' : `translate(${near(x)} ${near(y)})`;
    const scaled = size === 1 ? '' : `scale(${Math.round(size * 1e4) / 1e4})`;
    const all = {
      ...traits,
      ...(moved || scaled ? { transform: `${moved}${scaled}` } : {}),
      ...(this.globalAlpha === 1 ? {} : { opacity: near(this.globalAlpha) }),
    };
    const written = Object.entries(all).map(([trait, value]) => ` ${trait}="${escaped(value)}"`);
    const end = text === undefined ? '/>' : `>${escaped(text)}</${name}>`;
    this.#drawn.push(`<${name}${written.join('')}${end}`);
  }
}
