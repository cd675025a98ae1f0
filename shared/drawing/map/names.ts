import type { Land as WholeLand } from '../../hex/land.ts';
import { centre, meets, SIZE, type Box, type Point } from './geometry.ts';

/** A name and the point on its middle where it is written. */
export interface PlacedName extends Point {
  text: string;
  known: boolean;
  box: Box;
}

type Land = Pick<WholeLand, 'columns'>;
type Hex = NonNullable<Land['columns'][number][number]>;
type Feature = NonNullable<Hex['feature']>;

const FIRST: readonly Feature['kind'][] = ['town', 'castle', 'village'];
const SIGN = SIZE * 0.4;
const HEIGHT = 16;
/** Where a name may stand beside its sign, the best first: as shares of its own width, and down or up. */
const PLACES = [
  { across: 0, down: SIZE * 0.74 },
  { across: 0, down: -SIZE * 0.44 },
  { across: 1, down: HEIGHT * 0.3 },
  { across: -1, down: HEIGHT * 0.3 },
  { across: 0, down: SIZE * 1.16 },
] as const;

/** Boxes in a coarse grid, so that one asks only its neighbours. */
class Crowd {
  readonly #cells = new Map<string, Box[]>();
  add(box: Box): void {
    for (const key of cellsOf(box)) this.#cells.set(key, [...(this.#cells.get(key) ?? []), box]);
  }
  /** Whether anything but `own` stands there. */
  touches(box: Box, own: Box): boolean {
    return cellsOf(box).some((key) => this.#cells.get(key)?.some((one) => one !== own && meets(one, box)));
  }
}
const CELL = SIZE * 4;
function cellsOf({ left, top, right, bottom }: Box): string[] {
  const keys: string[] = [];
  for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x += 1)
    for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y += 1) keys.push(`${x}/${y}`);
  return keys;
}

const around = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

/**
 * The names of all places, so written that none covers another or a sign, where there is room: each in its turn, towns first,
 * takes the first free of five places around its sign (after Christensen, Marks and Shieber 1995). `widthOf` measures a name.
 */
export function placeNames({ columns }: Land, widthOf: (text: string) => number): PlacedName[] {
  const signs = columns.flatMap((column, x) =>
    column.flatMap((hex, y) => {
      const { feature } = hex ?? {};
      if (!hex || !feature || (feature.secret && !hex.known)) return [];
      const at = centre(x + 1, y + 1);
      return [{ at, feature, known: hex.known, sign: around(at, SIGN * 2, SIGN * 2) }];
    }),
  );
  const crowd = new Crowd();
  for (const { sign } of signs) crowd.add(sign);
  const rank = ({ kind }: Feature): number => (FIRST.indexOf(kind) + FIRST.length + 1) % (FIRST.length + 1);
  return [...signs]
    .sort((a, b) => rank(a.feature) - rank(b.feature))
    .map(({ at, feature: { name }, known, sign }) => {
      const width = widthOf(name);
      const tried = PLACES.map(({ across, down }): PlacedName => {
        const point = { x: at.x + across * (width / 2 + SIGN + 3), y: at.y + down };
        const box = around({ x: point.x, y: point.y - HEIGHT * 0.3 }, width, HEIGHT);
        return { text: name, known, ...point, box };
      });
      const [usual] = tried as [PlacedName, ...PlacedName[]];
      const placed = tried.find(({ box }) => !crowd.touches(box, sign)) ?? usual;
      crowd.add(placed.box);
      return placed;
    });
}
