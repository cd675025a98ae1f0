import { drawParts, lineStep, type Drawing, type Pen } from './pen.ts';
import type { Shape } from './shapes.ts';

type Traits = Pick<
  Pen,
  'fillStyle' | 'strokeStyle' | 'lineWidth' | 'lineCap' | 'lineJoin' | 'globalAlpha' | 'font' | 'textAlign'
>;

/** Where the pen is: moved, turned and then made larger. */
interface Place {
  x: number;
  y: number;
  angle: number;
  size: number;
}

interface Hand extends Traits, Place {
  dash: readonly number[];
  dashOffset: number;
  /** How many groups were open. */
  depth: number;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What no XML can hold, in whatever way it is written. */
const UNFIT = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const escaped = (text: unknown): string =>
  String(text)
    .replace(UNFIT, '')
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
const near = (value: number): number => Math.round(value * 100) / 100;
const fine = (value: number): number => Math.round(value * 1e4) / 1e4;

/** From so many letters on a shape is written once and named where it is drawn. */
const WORDY = 60;
/** More than any land. */
const EVERYWHERE = ' x="-99999" y="-99999" width="999999" height="999999"';
const HOME: Place = { x: 0, y: 0, angle: 0, size: 1 };

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
  #dash: readonly number[] = [];
  #dashOffset = 0;
  #at = HOME;
  #depth = 0;
  readonly #kept: Hand[] = [];
  #drawn: string[] = [];
  /** What is written once and named where it is used: shapes, clips, fades, blurs, drawings; each by what makes it one. */
  readonly #named = new Map<string, { id: string; text: string }>();
  readonly #counts = new Map<string, number>();
  readonly #prefix: string;

  /** Pictures that stand on one page need each a prefix of its own for what they name. */
  constructor(prefix = '') {
    this.#prefix = prefix;
  }

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha, font, textAlign } = this;
    const traits = { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, globalAlpha, font, textAlign };
    this.#kept.push({
      ...traits,
      ...this.#at,
      dash: this.#dash,
      dashOffset: this.#dashOffset,
      depth: this.#depth,
    });
  }
  restore(): void {
    const kept = this.#kept.pop();
    if (!kept) return;
    const { dash, dashOffset, x, y, angle, size, depth, ...traits } = kept;
    Object.assign(this, traits);
    [this.#dash, this.#dashOffset, this.#at] = [dash, dashOffset, { x, y, angle, size }];
    for (; this.#depth > depth; this.#depth -= 1) this.#drawn.push('</g>');
  }
  translate(x: number, y: number): void {
    const { angle, size } = this.#at;
    const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
    this.#at = { ...this.#at, x: this.#at.x + x * cos - y * sin, y: this.#at.y + x * sin + y * cos };
  }
  rotate(angle: number): void {
    this.#at = { ...this.#at, angle: this.#at.angle + angle };
  }
  scale(size: number): void {
    this.#at = { ...this.#at, size: this.#at.size * size };
  }
  setLineDash(dash: number[], offset = 0): void {
    this.#dash = dash;
    this.#dashOffset = offset;
  }
  fill(shape: Shape): void {
    this.#draw(shape, { fill: this.fillStyle });
  }
  stroke(shape: Shape): void {
    this.#draw(shape, { fill: 'none', ...this.#line() });
  }
  clip({ d }: Shape): void {
    const path = `<path d="${escaped(d)}" clip-rule="evenodd"${written(this.#moved())}/>`;
    const id = this.#name('clip', path, (name) => `<clipPath id="${name}">${path}</clipPath>`);
    this.#drawn.push(`<g clip-path="url(#${id})">`);
    this.#depth += 1;
  }
  fade(shape: Shape, top: number, bottom: number, strengths: readonly number[]): void {
    const stops = strengths.map((strength, index) => {
      const traits = {
        offset: near(index / (strengths.length - 1)),
        'stop-color': this.fillStyle,
        'stop-opacity': near(strength),
      };
      return `<stop${written(traits)}/>`;
    });
    const traits = { gradientUnits: 'userSpaceOnUse', x1: 0, x2: 0, y1: fine(top), y2: fine(bottom) };
    const inner = `${written(traits)}>${stops.join('')}</linearGradient>`;
    const id = this.#name('fade', inner, (name) => `<linearGradient id="${name}"${inner}`);
    this.#draw(shape, { fill: `url(#${id})` });
  }
  blur(shape: Shape, by: number): void {
    this.#draw(shape, { fill: this.fillStyle, filter: this.#blurred(by) });
  }
  soft({ d }: Shape, around: number, strength: number, draw: (pen: Pen) => void): void {
    const traits = {
      d,
      fill: '#fff',
      stroke: '#fff',
      'stroke-width': near(around * 2),
      filter: this.#blurred(around),
    };
    const inner = `<path${written(traits)}/></mask>`;
    const id = this.#name(
      'soft',
      inner,
      (name) => `<mask id="${name}" maskUnits="userSpaceOnUse"${EVERYWHERE}>${inner}`,
    );
    this.#drawn.push(`<g mask="url(#${id})"${strength === 1 ? '' : ` opacity="${near(strength)}"`}>`);
    draw(this);
    this.#drawn.push('</g>');
  }
  stamp({ id, parts }: Drawing, x: number, y: number, size: number, ink: number): void {
    const step = lineStep(size);
    const key = `${id}${step < 0 ? '' : '_'}${step}`;
    const name = this.#name(
      key,
      key,
      (own) => `<g id="${own}">${this.#apart(parts, ink / 2 ** (step / 2))}</g>`,
    );
    this.save();
    this.translate(x, y);
    this.scale(size);
    this.#write('use', { href: `#${name}` });
    this.restore();
  }
  fillText(text: string, x: number, y: number, most?: number): void {
    this.#write('text', { ...this.#letters(x, y, most), fill: this.fillStyle }, text);
  }
  strokeText(text: string, x: number, y: number, most?: number): void {
    this.#write('text', { ...this.#letters(x, y, most), fill: 'none', ...this.#line() }, text);
  }

  part(name: string, draw: () => void): void {
    this.#drawn.push(`<g class="${escaped(name)}">`);
    draw();
    this.#drawn.push('</g>');
  }

  /** The whole picture of a part of the drawing: as large as in its own units, or `wide` by `high` as CSS has lengths. */
  picture(
    { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
    paper: string,
    title: string,
    [wide, high]: readonly [wide?: string, high?: string] = [],
  ): string {
    const box = [left, top, right - left, bottom - top].map(near);
    const size = `width="${box[2]}" height="${box[3]}"`;
    const shown = `width="${wide ?? box[2]}" height="${high ?? box[3]}"`;
    const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" ${shown} fill-rule="evenodd"`;
    const ground = `<rect x="${box[0]}" y="${box[1]}" ${size} fill="${escaped(paper)}"/>`;
    const defs = Array.from(this.#named.values(), ({ text }) => text);
    return [
      // Without a title it is part of something that has one.
      title === '' ? `${head}>` : `${head} role="img"><title>${escaped(title)}</title>`,
      '<defs>',
      ...defs,
      '</defs>',
      ground,
      ...this.#drawn,
      '</svg>',
      '',
    ].join('\n');
  }

  /** What the parts of a drawing look like by themselves. */
  #apart(parts: Drawing['parts'], ink: number): string {
    const [drawn, at] = [this.#drawn, this.#at];
    this.save();
    [this.#drawn, this.#at, this.globalAlpha, this.#dash] = [[], HOME, 1, []];
    [this.lineCap, this.lineJoin] = ['round', 'round'];
    drawParts(this, parts, ink);
    const own = this.#drawn.join('');
    [this.#drawn, this.#at] = [drawn, at];
    this.restore();
    return own;
  }

  /** How a filter that blurs is asked for. */
  #blurred(by: number): string {
    const inner = `<feGaussianBlur color-interpolation-filters="sRGB" stdDeviation="${near(by)}"/>`;
    return `url(#${this.#name('blur', inner, (name) => `<filter id="${name}">${inner}</filter>`)})`;
  }

  /** The name of something that is written once. */
  #name(kind: string, key: string, text: (id: string) => string): string {
    const whole = `${kind} ${key}`;
    const known = this.#named.get(whole);
    if (known) return known.id;
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    const id = `${this.#prefix}${kind === key ? kind : `${kind}-${count}`}`;
    this.#named.set(whole, { id, text: text(id) });
    return id;
  }

  #draw({ d }: Shape, traits: Record<string, unknown>): void {
    if (d === '') return;
    if (d.length < WORDY) this.#write('path', { d, ...traits });
    else {
      const id = this.#name('shape', d, (name) => `<path id="${name}" d="${escaped(d)}"/>`);
      this.#write('use', { href: `#${id}`, ...traits });
    }
  }

  #line(): Record<string, unknown> {
    return {
      stroke: this.strokeStyle,
      'stroke-width': fine(this.lineWidth),
      ...(this.lineCap === 'butt' ? {} : { 'stroke-linecap': this.lineCap }),
      ...(this.lineJoin === 'miter' ? {} : { 'stroke-linejoin': this.lineJoin }),
      ...(this.#dash.length > 0 ? { 'stroke-dasharray': this.#dash.map(near).join(' ') } : {}),
      ...(this.#dashOffset === 0 ? {} : { 'stroke-dashoffset': near(this.#dashOffset) }),
    };
  }

  #letters(x: number, y: number, most?: number): Record<string, unknown> {
    const [, italic, weight = 400, size = '10px', family = 'serif'] =
      /^(italic )?(\d+) (\S+) (.+)$/.exec(this.font) ?? [];
    return {
      x: near(x),
      y: near(y),
      ...(italic ? { 'font-style': 'italic' } : {}),
      'font-weight': weight,
      'font-size': size,
      'font-family': family,
      ...(this.textAlign === 'center' ? { 'text-anchor': 'middle' } : {}),
      ...(most === undefined ? {} : { textLength: near(most), lengthAdjust: 'spacingAndGlyphs' }),
    };
  }

  #moved(): { transform?: string } {
    const { x, y, angle, size } = this.#at;
    const moved = x === 0 && y === 0 ? '' : `translate(${near(x)} ${near(y)})`;
    const turned = angle === 0 ? '' : `rotate(${near((angle * 180) / Math.PI)})`;
    const scaled = size === 1 ? '' : `scale(${fine(size)})`;
    const all = `${moved}${turned}${scaled}`;
    return all === '' ? {} : { transform: all };
  }

  #write(name: string, traits: Record<string, unknown>, text?: string): void {
    const all = {
      ...traits,
      ...this.#moved(),
      ...(this.globalAlpha === 1 ? {} : { opacity: near(this.globalAlpha) }),
    };
    const end = text === undefined ? '/>' : `>${escaped(text)}</${name}>`;
    this.#drawn.push(`<${name}${written(all)}${end}`);
  }
}

const written = (traits: object): string =>
  Object.entries(traits)
    .map(([trait, value]) => ` ${trait}="${escaped(value)}"`)
    .join('');
