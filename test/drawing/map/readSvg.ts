import { meets, type Box } from '../../../shared/drawing/map/geometry.ts';
import { PLACE_SIZES, type PlaceKind } from '../../../shared/drawing/map/symbols/places.ts';

/** Something on a map that is read: which, and where. */
export interface Read {
  part: 'numbers' | 'names' | 'labels' | 'places';
  text: string;
  box: Box;
}

const number = (tag: string, trait: string): number => {
  const found = new RegExp(` ${trait}="(-?[\\d.]+)`).exec(tag);
  return found ? Number(found[1]) : 0;
};
/** Letters reach so far above and below their foot, against their size. */
const TALL = 0.68;
const DEEP = 0.2;

function textBox(tag: string): Box {
  const size = number(tag, 'font-size');
  const wide = number(tag, 'textLength');
  const [, moveX = '0', moveY = '0'] = /translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(tag) ?? [];
  const turn = (Number(/rotate\((-?[\d.]+)\)/.exec(tag)?.[1] ?? 0) * Math.PI) / 180;
  const left = number(tag, 'x') - (tag.includes('text-anchor="middle"') ? wide / 2 : 0);
  const foot = number(tag, 'y');
  // Of a turned letter the box of its middle half: its corners are empty.
  const inset = turn === 0 ? 0 : 0.2;
  const [x0, x1] = [left + wide * inset, left + wide * (1 - inset)];
  const [y0, y1] = [foot - size * TALL * (1 - inset), foot + size * DEEP * (1 - inset) - size * inset * 0.3];
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(([x = 0, y = 0]) => ({
    x: Number(moveX) + x * Math.cos(turn) - y * Math.sin(turn),
    y: Number(moveY) + x * Math.sin(turn) + y * Math.cos(turn),
  }));
  return {
    left: Math.min(...corners.map(({ x }) => x)),
    right: Math.max(...corners.map(({ x }) => x)),
    top: Math.min(...corners.map(({ y }) => y)),
    bottom: Math.max(...corners.map(({ y }) => y)),
  };
}

function placeBox(tag: string, kind: PlaceKind): Box {
  const [, x = '0', y = '0', size = '1'] =
    /translate\((-?[\d.]+) (-?[\d.]+)\)scale\(([\d.]+)\)/.exec(tag) ?? [];
  const { width, height } = PLACE_SIZES[kind];
  const half = (Number(size) * width) / 2;
  return {
    left: Number(x) - half,
    right: Number(x) + half,
    top: Number(y) - Number(size) * height,
    bottom: Number(y),
  };
}

/** Everything that is read on a map that was written as SVG. Halos are left out. */
export function readOn(svg: string): Read[] {
  return (['numbers', 'names', 'labels', 'places'] as const).flatMap((part): Read[] => {
    const inner = new RegExp(`<g class="${part}">([\\s\\S]*?)</g>`).exec(svg)?.[1] ?? '';
    if (part === 'places')
      return [...inner.matchAll(/<use href="#place-([a-z]+)-?_?\d+"[^>]*>/g)].flatMap(([tag, kind = '']) =>
        kind in PLACE_SIZES ? [{ part, text: kind, box: placeBox(tag, kind as PlaceKind) }] : [],
      );
    return [...inner.matchAll(/<text([^>]*)>([^<]*)<\/text>/g)].flatMap(([, tag = '', text = '']) =>
      tag.includes('fill="none"') ? [] : [{ part, text, box: textBox(tag) }],
    );
  });
}

/** What covers what. The letters of names, and the lines of a label, lie close together and are left to themselves. */
export const overlaps = (all: readonly Read[]): string[] =>
  all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const isOne = one.part === other.part && one.part === 'names';
      return !isOne && meets(one.box, other.box)
        ? [`${one.part} ${one.text} / ${other.part} ${other.text}`]
        : [];
    }),
  );
