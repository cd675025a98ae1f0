/** One die on the table: its number of sides and the face it showed. */
export type Throw = [sides: number, face: number];

/** What was rolled for one purpose. `total` is what the rule reads: the kept dice plus `bonus`. */
export interface Roll {
  for: string;
  dice: Throw[];
  /** Indices into `dice` of those that count; left out when all do. */
  kept?: number[];
  bonus?: number;
  total: number;
}

/**
 * The one door through which chance comes in. Gives back a face from 1 to `sides`; `purpose` is what it is rolled for.
 * A die with a `step` shows multiples of it alone; sources of chance may give any face, which stands for the next multiple.
 */
export type Dice = (sides: number, purpose?: string, step?: number) => number;

/** What a die that shows multiples of `step` alone shows for any of its sides: 41 to 50 in tens is 50. */
export const inSteps = (face: number, step: number): number => Math.ceil(face / step) * step;

/**
 * Whether a single die is read normally, as the higher of two (`advantage`) or as the lower. Where low rolls are good, a
 * system gives what helps as `disadvantage`.
 */
export type Edge = 'normal' | 'advantage' | 'disadvantage';

/** Sums up several grounds for and against: any of one kind gives its edge, both kinds cancel (FV-18, NS-R7). */
export function edgeOf(advantages: number, disadvantages: number): Edge {
  if (advantages > 0 === disadvantages > 0) return 'normal';
  return advantages > 0 ? 'advantage' : 'disadvantage';
}

/** The faces that count, in the order rolled. */
export const keptFaces = (roll: Roll): number[] =>
  (roll.kept ?? roll.dice.map((_, index) => index)).map((index) => roll.dice[index]?.[1] ?? 0);

/** Throws `count` dice of `sides` and adds them up with `bonus`. */
export function throwDice(dice: Dice, purpose: string, count: number, sides: number, bonus = 0): Roll {
  const thrown: Throw[] = [];
  let total = bonus;
  for (let die = 0; die < count; die += 1) {
    const face = dice(sides, purpose);
    thrown.push([sides, face]);
    total += face;
  }
  return bonus ? { for: purpose, dice: thrown, total, bonus } : { for: purpose, dice: thrown, total };
}

/** Throws one percentile die that shows tens, from 10 to 100. */
export function throwTens(dice: Dice, purpose: string): Roll {
  const face = inSteps(dice(100, purpose, 10), 10);
  return { for: purpose, dice: [[100, face]], total: face };
}

/** Rolls one die, or two of which the higher or lower counts. */
export function throwWithEdge(dice: Dice, purpose: string, sides: number, edge: Edge, bonus = 0): Roll {
  const first = dice(sides, purpose);
  if (edge === 'normal')
    return { for: purpose, dice: [[sides, first]], total: first + bonus, ...(bonus ? { bonus } : {}) };
  const second = dice(sides, purpose);
  const firstCounts = edge === 'advantage' ? first >= second : first <= second;
  return {
    for: purpose,
    dice: [
      [sides, first],
      [sides, second],
    ],
    kept: [firstCounts ? 0 : 1],
    total: (firstCounts ? first : second) + bonus,
    ...(bonus ? { bonus } : {}),
  };
}
