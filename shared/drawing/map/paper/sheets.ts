import { cssFont, widthOf, wrapped, type Lettering } from '../../letters/letters.ts';
import type { Pen } from '../../pen/pen.ts';
import { boxShape, lineThrough } from '../../pen/shapes.ts';
import { SvgPen } from '../../pen/svgPen.ts';
import type { Palette } from '../palette/palette.ts';
import type { Framed } from '../picture.ts';
import { FOOT, joinsOf, OVERLAP, type Join, type Page, type Pages, type Side } from './pages.ts';

/** What stands on every page. */
export interface Heading {
  palette: Palette;
  title: string;
}

/** A length on paper, as CSS has it. */
const mm = (length: number): string => `${Math.round(length * 1000) / 1000}mm`;

/** A picture as SVG, so large on paper. */
export function fittedSvg({ box, draw }: Framed, scale: number, { palette, title }: Heading): string {
  const pen = new SvgPen();
  draw(pen, box);
  const size = [mm((box.right - box.left) * scale), mm((box.bottom - box.top) * scale)] as const;
  return pen.picture(box, palette.table, title, size);
}

/** One page of a picture as SVG, in its true size, with marks where the next ones join it and its name at the foot. */
export function pageSvg({ draw }: Framed, page: Page, pages: Pages, { palette, title }: Heading): string {
  const { box, name } = page;
  const { scale } = pages;
  const [width, height] = [(box.right - box.left) * scale, (box.bottom - box.top) * scale];
  const pen = new SvgPen(`${name}-`);
  draw(pen, box);
  pen.part('marks', () => {
    pen.save();
    pen.translate(box.left, box.top);
    // From here on in millimetres.
    pen.scale(1 / scale);
    const at = ({ x, y }: { x: number; y: number }): { x: number; y: number } => ({
      x: (x - box.left) * scale,
      y: (y - box.top) * scale,
    });
    for (const join of joinsOf(page, pages)) {
      for (const cross of join.crosses) drawCross(pen, at(cross), palette);
      drawNeighbour(pen, join, { width, height }, palette);
    }
    drawFoot(pen, page, pages, { width, height, palette, title });
    pen.restore();
  });
  const all = { ...box, bottom: box.bottom + FOOT / scale };
  return pen.picture(all, palette.table, `${title}, ${name}`, [mm(width), mm(height + FOOT)]);
}

const ARM = 2.5;

/** A thin cross, light beneath and dark above, so that it is seen on any ground. */
function drawCross(pen: Pen, { x, y }: { x: number; y: number }, { halo, ink }: Palette): void {
  const line = (dx: number, dy: number): string =>
    lineThrough([
      { x: x - dx, y: y - dy },
      { x: x + dx, y: y + dy },
    ]);
  const cross = { d: line(ARM, 0) + line(0, ARM) };
  pen.lineCap = 'butt';
  for (const [colour, thick] of [
    [halo, 0.9],
    [ink, 0.2],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = thick;
    pen.stroke(cross);
  }
}

const LETTERING: Lettering = { family: 'sans', isItalic: false, weight: 600 };
const LETTERS = 2.5;
/** The middle of the outer half of what is shared, which is cut off or lies beneath the other page. */
const OUTSIDE = OVERLAP / 4;
/** Between two crosses. */
const ALONG = 0.3;

/** Where the name of a neighbour stands and how far its arrow is turned from pointing to the right. */
const NEIGHBOURS: Readonly<
  Record<Side, { place: (width: number, height: number) => [x: number, y: number]; turned: number }>
> = {
  left: { place: (_width, height) => [OUTSIDE, height * ALONG], turned: Math.PI },
  right: { place: (width, height) => [width - OUTSIDE, height * ALONG], turned: 0 },
  top: { place: (width) => [width * ALONG, OUTSIDE], turned: -Math.PI / 2 },
  bottom: { place: (width, height) => [width * ALONG, height - OUTSIDE], turned: Math.PI / 2 },
};

const ARROW = {
  d: `${lineThrough([
    { x: -0.7, y: -0.9 },
    { x: 0.9, y: 0 },
    { x: -0.7, y: 0.9 },
  ])}Z`,
};

/** The name of the page that goes on at a side, with an arrow to it. */
function drawNeighbour(
  pen: Pen,
  { side, name }: Join,
  { width, height }: { width: number; height: number },
  { halo, ink }: Palette,
): void {
  const { place, turned } = NEIGHBOURS[side];
  const isBeside = side === 'left' || side === 'right';
  // As wide as the half that is cut off, at most, where it stands in it upright.
  const wide = Math.min(widthOf(name, LETTERING, LETTERS), isBeside ? OVERLAP / 2 - 0.4 : Infinity);
  pen.save();
  pen.translate(...place(width, height));
  pen.font = cssFont(LETTERING, LETTERS);
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  pen.strokeStyle = halo;
  pen.fillStyle = ink;
  pen.lineWidth = 1.4;
  pen.strokeText(name, 0, LETTERS * 0.36, wide);
  pen.fillText(name, 0, LETTERS * 0.36, wide);
  if (isBeside) pen.translate(0, LETTERS);
  else pen.translate(wide / 2 + 1.6, 0);
  pen.rotate(turned);
  pen.stroke(ARROW);
  pen.fill(ARROW);
  pen.restore();
}

const TITLE: Lettering = { family: 'serif', isItalic: false, weight: 600 };
const FIGURES: Lettering = { family: 'sans', isItalic: false, weight: 500 };
const TITLE_SIZE = 3.2;

/** The strip beneath a page: the title, and which page it is. */
function drawFoot(
  pen: Pen,
  { name }: Page,
  { columns, rows }: Pages,
  { width, height, palette, title }: Heading & { width: number; height: number },
): void {
  pen.fillStyle = palette.table;
  pen.fill(boxShape({ left: -1, top: height, right: width + 1, bottom: height + FOOT + 1 }));
  const which = columns * rows === 1 ? '' : `${name} of ${columns} × ${rows}`;
  const wide = widthOf(which, FIGURES, LETTERS);
  const foot = height + FOOT - 1;
  pen.textAlign = 'start';
  pen.fillStyle = palette.ink;
  pen.font = cssFont(TITLE, TITLE_SIZE);
  const [line = ''] = wrapped(title, width - wide - 5, 1, TITLE, TITLE_SIZE);
  pen.fillText(line, 0, foot);
  pen.font = cssFont(FIGURES, LETTERS);
  pen.fillText(which, width - wide, foot, wide);
}
