import type { Creature } from '../state.ts';

/** The food in somebody's own pack: how many portions, and in figures what they are: "3", or the dice that wear down: "d6". */
export function foodOf({ items }: Creature): { count: number; left: string } {
  const food = items.filter(({ kind }) => kind === 'food');
  const count = food.reduce((sum, one) => sum + one.count, 0);
  const dice = food.flatMap(({ die, fullDie }) => (fullDie && die ? [`d${die}`] : []));
  return { count, left: dice.join(' ') || String(count) };
}
