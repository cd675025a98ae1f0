import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directionTo, DIRECTIONS, neighbour, type HexLabel } from '../../shared/hex/coordinates.ts';
import { hexAt, hexesOf, LandSchema, type Land, type LandPath } from '../../shared/hex/land.ts';
import { grow } from '../../shared/growing/grow.ts';
import { gridOf } from '../../shared/growing/grid.ts';
import { riversOf } from '../../shared/growing/rivers.ts';
import { surfaceOf } from '../../shared/growing/surface.ts';
import { COASTS, MANNERS, WishesSchema, type Wishes } from '../../shared/growing/wishes.ts';

const SEEDS = 200;
const level = fc.integer({ min: 1, max: 5 });

/** Wishes of every kind, for lands of the usual size and smaller. */
const wishes: fc.Arbitrary<Wishes> = fc
  .record({
    seed: fc.integer({ min: 0, max: 999_999 }),
    columns: fc.integer({ min: 4, max: 26 }),
    rows: fc.integer({ min: 4, max: 20 }),
    coast: fc.constantFrom(...COASTS),
    mountains: level,
    wet: level,
    settled: level,
    names: fc.constantFrom(...MANNERS),
  })
  .map((wish) => WishesSchema.parse(wish));

const always = (holds: (wish: Wishes) => void): void =>
  fc.assert(fc.property(wishes, holds), { numRuns: SEEDS });

const isWater = (land: Land, at: HexLabel): boolean => hexAt(land, at)?.terrain === 'water';
const waysOf = (land: Land, kind: LandPath['kind']): HexLabel[][] =>
  land.paths.filter((path) => path.kind === kind).map(({ hexes }) => hexes);
const settlements = (land: Land): HexLabel[] =>
  [...hexesOf(land)].flatMap(([at, { feature }]) =>
    feature && /^(town|village|castle)$/.test(feature.kind) ? [at] : [],
  );
const isOnEdge = (land: Land, at: HexLabel): boolean =>
  DIRECTIONS.some(({ id }) => {
    const next = neighbour(at, id);
    return next === undefined || !hexAt(land, next);
  });

/** All hexes that can be reached on foot from one. */
function onFoot(land: Land, from: HexLabel): Set<HexLabel> {
  const found = new Set([from]);
  for (const at of found)
    for (const { id } of DIRECTIONS) {
      const next = neighbour(at, id);
      if (next !== undefined && hexAt(land, next) && !isWater(land, next)) found.add(next);
    }
  return found;
}

describe('a land that grows', () => {
  it('is whole, of the size that was wished, and the same for the same wishes', () => {
    always((wish) => {
      const { land, added } = grow(wish);
      expect(LandSchema.safeParse(land).error).toBeUndefined();
      expect([land.columns.length, land.columns[0]?.length]).toEqual([wish.columns, wish.rows]);
      expect(added.hexes).toBe(wish.columns * wish.rows);
      expect(grow(wish)).toEqual({ land, added });
    });
  });

  it('has rivers that never climb', () => {
    always((wish) => {
      const grid = gridOf(wish.columns, wish.rows);
      const surface = surfaceOf(grid, wish, new Map());
      for (const course of riversOf(grid, surface, wish)) {
        const heights = course.map((cell) => surface.height[cell] ?? NaN);
        expect(heights).toEqual(heights.toSorted((one, other) => other - one));
        expect(new Set(heights).size).toBe(heights.length);
      }
    });
  });

  it('has rivers that end in water, in another or at the edge, and never cross', () => {
    always((wish) => {
      const { land } = grow(wish);
      const rivers = waysOf(land, 'river');
      const inside = rivers.flatMap((hexes) => hexes.slice(0, -1));
      expect(new Set(inside).size).toBe(inside.length);
      for (const hexes of rivers) {
        const end = hexes.at(-1) ?? '';
        expect(isWater(land, end) || inside.includes(end) || isOnEdge(land, end)).toBe(true);
        expect(hexes.slice(0, -1).filter((at) => isWater(land, at))).toEqual([]);
      }
    });
  });

  it('has ways from hex to hex, and roads that join two settlements over land', () => {
    always((wish) => {
      const { land } = grow(wish);
      const places = new Set(settlements(land));
      for (const hexes of land.paths.map((path) => path.hexes))
        for (const [place, at] of hexes.entries())
          if (place > 0) expect(directionTo(hexes[place - 1] ?? '', at)).toBeDefined();
      for (const hexes of waysOf(land, 'road')) {
        const [first, last] = [hexes[0] ?? '', hexes.at(-1) ?? ''];
        expect([places.has(first), places.has(last), first === last]).toEqual([true, true, false]);
        expect(hexes.filter((at) => isWater(land, at))).toEqual([]);
      }
    });
  });

  it('has settlements that are all joined by roads where they can be reached on foot', () => {
    always((wish) => {
      const { land } = grow(wish);
      const roads = waysOf(land, 'road');
      for (const place of settlements(land)) {
        const byRoad = new Set([place]);
        for (const at of byRoad)
          for (const hexes of roads)
            if (hexes[0] === at || hexes.at(-1) === at) for (const one of hexes) byRoad.add(one);
        const near = onFoot(land, place);
        for (const other of settlements(land)) expect(byRoad.has(other)).toBe(near.has(other));
      }
    });
  });

  it('gives no name twice', () => {
    always((wish) => {
      const { land } = grow(wish);
      const names = [
        ...Object.values(land.regions).map(({ name }) => name),
        ...land.paths.map(({ name }) => name).filter(Boolean),
        ...[...hexesOf(land)].flatMap(([, { feature }]) => feature?.name ?? []),
      ];
      expect(new Set(names).size).toBe(names.length);
    });
  });

  it('leaves what is on the map as it is, and fills the rest', () => {
    fc.assert(
      fc.property(wishes, wishes, (first, second) => {
        const mine = grow({ ...first, columns: 8, rows: 7 }).land;
        const { land, added } = grow(second, mine);
        for (const [at, hex] of hexesOf(mine)) expect(hexAt(land, at)).toEqual(hex);
        expect(land.paths.slice(0, mine.paths.length)).toEqual(mine.paths);
        expect(land.regions).toMatchObject(mine.regions);
        expect([...hexesOf(land)].length).toBe(56 + added.hexes);
        const old = new Set([...hexesOf(mine)].map(([at]) => at));
        for (const { hexes } of land.paths.slice(mine.paths.length))
          expect(hexes.filter((at) => old.has(at))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('wishes', () => {
  const count = (wish: Partial<Wishes>, terrain: string): number =>
    [1, 2, 3, 4, 5].reduce(
      (sum, seed) =>
        sum +
        [...hexesOf(grow(WishesSchema.parse({ seed, ...wish })).land)].filter(
          ([, hex]) => hex.terrain === terrain,
        ).length,
      0,
    );
  it.each([
    ['mountains', 'mountain'],
    ['wet', 'swamp'],
  ])('for more %s are heard', (wish, terrain) => {
    const counts = [1, 2, 3, 4, 5].map((value) => count({ [wish]: value }, terrain));
    expect(counts[0]).toBe(0);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  });
  it('for coasts give more water from none to an island', () => {
    const counts = COASTS.map((coast) => count({ coast }, 'water'));
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  });
  it('for people give more settlements', () => {
    const counts = [1, 2, 3, 4, 5].map(
      (settled) => grow(WishesSchema.parse({ seed: 9, settled })).added.settlements,
    );
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(counts[4]).toBeGreaterThan(3 * (counts[0] ?? 0));
  });
});
