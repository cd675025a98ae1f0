import FlatQueue from 'flatqueue';
import { nextTo, WAYS_OUT, type Grid } from './grid.ts';
import type { CostOfLeg, LegCost } from './legs.ts';

export type Wish = 'quickest' | 'safest';

/** What a search goes over. */
export interface Field {
  grid: Grid;
  /** 1 for each hex that may not be entered. */
  closed: Uint8Array;
  costOf: CostOfLeg;
  /** What is left of the first leg, where the party is on it. */
  underWay?: (LegCost & { to: number }) | undefined;
}

/** How one gets to each hex that was found. */
export interface Found {
  /** The hex before each; -1 for the first, and for those that were not found. */
  cameFrom: Int32Array;
  /** The cost of the leg into each. */
  leg: (LegCost | undefined)[];
}

/**
 * Hears of each hex once its best way is known, with the hex before it and the leg between; where none is, it is the first. No way
 * leads on over one where it says `end`, and nothing more is looked for after `enough`.
 */
type Settled = (id: number, before: number, leg: LegCost | undefined) => 'on' | 'end' | 'enough';

/** Danger is counted in whole numbers, so that sums are the same in whatever order they are made. */
const DANGER = 2 ** 24;
/** A meeting that is certain counts as one that misses once in a billion times: two of them are worse than one. */
const SURE = 1 - 1e-9;

/** Adds up over the legs of a way as their chances that nobody is met multiply. */
const dangerOf = ({ risk }: LegCost): number => Math.round(-Math.log1p(-Math.min(risk, SURE)) * DANGER);

/** What counts first on a leg, and what decides between those that are equal in it. */
type Weight = readonly [first: number, second: number];

/** A cost with the number of hexes: the latter decides between equal costs only, since there are fewer hexes than `size`. */
const withHexes = (cost: number, size: number): number => cost * size + 1;

const WEIGHTS: Readonly<Record<Wish, (cost: LegCost, size: number) => Weight>> = {
  quickest: (cost, size) => [cost.seconds, withHexes(dangerOf(cost), size)],
  safest: (cost, size) => [dangerOf(cost), withHexes(cost.seconds, size)],
};

/** What each kind of leg weighs, made once for each. */
function weighing(by: Wish, size: number): (cost: LegCost) => Weight {
  const known = new Map<LegCost, Weight>();
  return (cost) => {
    const weight = known.get(cost) ?? WEIGHTS[by](cost, size);
    known.set(cost, weight);
    return weight;
  };
}

/** Best ways from one hex, found by Dijkstra’s algorithm. */
class Spread implements Found {
  readonly cameFrom: Int32Array;
  readonly leg: (LegCost | undefined)[] = [];
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  readonly #isSettled: Uint8Array;
  /** Hexes by what counts first, and those that are equal in it by what counts second. */
  readonly #queue = new FlatQueue();
  readonly #level = new FlatQueue();
  readonly #weigh: (cost: LegCost) => Weight;
  readonly #field: Field;

  constructor(field: Field, by: Wish) {
    const { size } = field.grid;
    this.#field = field;
    this.#weigh = weighing(by, size);
    this.cameFrom = new Int32Array(size).fill(-1);
    this.#first = new Float64Array(size).fill(Infinity);
    this.#second = new Float64Array(size).fill(Infinity);
    this.#isSettled = new Uint8Array(size);
  }

  from(start: number, settled: Settled): this {
    this.#first[start] = 0;
    this.#second[start] = 0;
    this.#queue.push(start, 0);
    for (let at = this.#next(); at !== undefined; at = this.#next()) {
      this.#isSettled[at] = 1;
      const goes = settled(at, this.cameFrom[at] ?? -1, this.leg[at]);
      if (goes === 'enough') break;
      if (goes === 'on') this.#lookAround(at);
    }
    return this;
  }

  /** The best hex that is not settled yet. */
  #next(): number | undefined {
    for (;;) {
      if (this.#level.length === 0) this.#fillLevel();
      const at = this.#level.pop();
      if (at === undefined) return undefined;
      if (this.#isSettled[at] === 0) return at;
    }
  }

  /** Takes hexes out of the queue, with all that are equal to them in what counts first; none where it has nothing new. */
  #fillLevel(): void {
    let value: number | undefined;
    while (this.#queue.length > 0 && (value === undefined || this.#queue.peekValue() === value)) {
      const first = this.#queue.peekValue();
      const at = this.#queue.pop();
      if (at === undefined || this.#isSettled[at] === 1) continue;
      value = first;
      this.#level.push(at, this.#second[at] ?? 0);
    }
  }

  #lookAround(at: number): void {
    const { grid, closed, costOf, underWay } = this.#field;
    const isFirst = this.cameFrom[at] === -1;
    for (let direction = 0; direction < WAYS_OUT; direction += 1) {
      const to = nextTo(grid, at, direction);
      if (to < 0 || closed[to] === 1 || this.#isSettled[to] === 1) continue;
      this.#reach(at, to, isFirst && underWay?.to === to ? underWay : costOf(at, direction, to));
    }
  }

  /** Keeps a way to a hex that is better than the one known. Of equals the one from the hex with the lower number stays. */
  #reach(at: number, to: number, cost: LegCost): void {
    const [byFirst, bySecond] = this.#weigh(cost);
    const [first, second] = [(this.#first[at] ?? 0) + byFirst, (this.#second[at] ?? 0) + bySecond];
    const [bestFirst, bestSecond] = [this.#first[to] ?? Infinity, this.#second[to] ?? Infinity];
    if (first > bestFirst || (first === bestFirst && second > bestSecond)) return;
    const isEqual = first === bestFirst && second === bestSecond;
    if (isEqual && at > (this.cameFrom[to] ?? -1)) return;
    this.cameFrom[to] = at;
    this.leg[to] = cost;
    if (isEqual) return;
    this.#first[to] = first;
    this.#second[to] = second;
    if (byFirst === 0) this.#level.push(to, second);
    else this.#queue.push(to, first);
  }
}

/**
 * The best ways from a hex, nearest hexes first, until `settled` has enough. Quickest: least time, then least danger; safest: least
 * danger, then least time; of equals the one of fewest hexes. Ways that are equal in all three are decided by the number of
 * the hex before the last, so they are the same everywhere.
 */
export const search = (field: Field, start: number, by: Wish, settled: Settled): Found =>
  new Spread(field, by).from(start, settled);
