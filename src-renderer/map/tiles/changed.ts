import {
  grown,
  boxAround,
  centre,
  SIZE,
  type Box,
  type Point,
} from '../../../shared/drawing/map/geometry.ts';
import { boxOfLetter } from '../../../shared/drawing/map/names/along.ts';
import { symbolsOf, toneOf } from '../../../shared/hex/ground.ts';
import type { Layout, NameAlong } from '../../../shared/drawing/map/names/placed.ts';
import type { DrawnHex, DrawnLand, WayLine } from '../../../shared/drawing/map/scene.ts';
import type { Ways } from '../../../shared/drawing/map/ways/ways.ts';
import type { LayoutChange } from './messages.ts';

/** As far as a hex is felt: its ground runs over its border, and what grows near it gives way. */
const FELT = SIZE * 2.5;
/** As far as a way, a place or a name is felt: what grows there gives way. */
const NEAR = SIZE * 2;
/** So many points of a way share a box. */
const STRETCH = 12;

type Maybe = DrawnHex | null | undefined;

/** Whether two hexes are drawn alike on grounds that are. */
const isSameHex = (a: Maybe, b: Maybe): boolean =>
  a === b ||
  (Boolean(a) &&
    Boolean(b) &&
    a?.terrain === b?.terrain &&
    a?.own === b?.own &&
    a?.symbols === b?.symbols &&
    a?.known === b?.known &&
    a?.region === b?.region &&
    a?.feature?.kind === b?.feature?.kind &&
    a?.feature?.name === b?.feature?.name &&
    a?.feature?.secret === b?.feature?.secret);

const isSameGround = (before: DrawnLand, after: DrawnLand, a: Maybe, b: Maybe): boolean =>
  !a || !b || (toneOf(before, a) === toneOf(after, b) && symbolsOf(before, a) === symbolsOf(after, b));

/** The boxes in which hexes differ; those one below the other share one. */
export function hexBoxes(before: DrawnLand, after: DrawnLand): Box[] {
  const boxes: Box[] = [];
  const hasSameGrounds = before.terrains === after.terrains;
  const isSame = (a: Maybe, b: Maybe): boolean =>
    isSameHex(a, b) && (hasSameGrounds || isSameGround(before, after, a, b));
  for (let x = 0; x < Math.max(before.columns.length, after.columns.length); x += 1) {
    const [old, now] = [before.columns[x], after.columns[x]];
    if (old === now && hasSameGrounds) continue;
    let run: Point[] = [];
    const rows = Math.max(old?.length ?? 0, now?.length ?? 0);
    for (let y = 0; y <= rows; y += 1)
      if (y < rows && !isSame(old?.[y], now?.[y])) run.push(centre(x + 1, y + 1));
      else if (run.length > 0) {
        boxes.push(boxAround(run, FELT));
        run = [];
      }
  }
  return boxes;
}

const stretches = ({ points }: WayLine): Box[] =>
  Array.from({ length: Math.ceil(points.length / STRETCH) }, (_, index) =>
    boxAround(points.slice(index * STRETCH, (index + 1) * STRETCH + 1), NEAR),
  );

const textOf = ({ kind, name, points }: WayLine): string =>
  `${kind} ${name} ${points.map(({ x, y }) => `${x},${y}`).join(' ')}`;

/** Those of each list that are not in the other, the same objects aside, by what tells them apart. */
function differing<T>(before: readonly T[], after: readonly T[], textIn: (one: T) => string): T[] {
  const [old, now] = [new Set(before), new Set(after)];
  const gone = new Map(before.flatMap((one) => (now.has(one) ? [] : [[textIn(one), one]])));
  const come = new Map(after.flatMap((one) => (old.has(one) ? [] : [[textIn(one), one]])));
  return [
    ...[...gone].flatMap(([text, one]) => (come.has(text) ? [] : [one])),
    ...[...come].flatMap(([text, one]) => (gone.has(text) ? [] : [one])),
  ];
}

/** The boxes in which roads, rivers and bridges differ. */
export const wayBoxes = (before: Ways, after: Ways): Box[] => [
  ...differing(before.lines, after.lines, textOf).flatMap(stretches),
  ...differing(before.bridges, after.bridges, (bridge) => JSON.stringify(bridge)).map((bridge) =>
    boxAround([bridge], NEAR),
  ),
];

const alongText = ({ name, of, letters }: NameAlong): string =>
  `${of} ${name} ${letters.map(({ x, y, size }) => `${x},${y},${size}`).join(' ')}`;

/** As far as the letters of a name reach; one that is written as a whole is a single long letter. */
const reachOf = ({ letters, lettering }: NameAlong): Box =>
  boxAround(
    letters.flatMap((letter): Point[] => {
      const { left, top, right, bottom } = boxOfLetter(letter, lettering);
      return [
        { x: left, y: top },
        { x: right, y: bottom },
      ];
    }),
    NEAR,
  );

/** The boxes in which what is read, and what gives way to it, differs. */
export const layoutBoxes = (before: Layout, after: Layout): Box[] => [
  ...[
    ...differing(before.signs, after.signs, (sign) => JSON.stringify(sign)),
    ...differing(before.labels, after.labels, (label) => JSON.stringify(label)),
  ].map(({ box }) => grown(box, NEAR)),
  ...differing(before.names, after.names, alongText).map(reachOf),
];

/** What has to be told of the places of a layout to somebody who knows an earlier one of the same zoom, or none. */
export function layoutChange(zoom: number, before: Layout | undefined, after: Layout): LayoutChange {
  const letters = after.names.flatMap((name) => name.letters);
  if (!before) return { zoom, isNew: true, hexes: [], signs: after.signs, labels: after.labels, letters };
  const signs = differing(before.signs, after.signs, (sign) => JSON.stringify(sign));
  const labels = differing(before.labels, after.labels, (label) => JSON.stringify(label));
  const hexes = new Set([...signs, ...labels].map(({ hex }) => hex));
  return {
    zoom,
    isNew: false,
    hexes: [...hexes],
    signs: after.signs.filter(({ hex }) => hexes.has(hex)),
    labels: after.labels.filter(({ hex }) => hexes.has(hex)),
    ...(differing(before.names, after.names, alongText).length > 0 && { letters }),
  };
}

/** Whether regions are others, or in another order, so that each may have another colour; names are letters alone. */
export const hasOtherRegions = (before: DrawnLand, after: DrawnLand): boolean =>
  before.regions !== after.regions &&
  Object.keys(before.regions ?? {}).join(' ') !== Object.keys(after.regions ?? {}).join(' ');
