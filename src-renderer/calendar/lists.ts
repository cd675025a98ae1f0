/** A list with one entry replaced. */
export const replaced = <T>(list: readonly T[], index: number, to: T): T[] => list.with(index, to);

/** A list without one entry. */
export const without = <T>(list: readonly T[], index: number): T[] => list.toSpliced(index, 1);

/** A list in which an entry changed places with the one before, or after it. */
export const moved = <T>(list: readonly T[], index: number, by: 1 | -1): T[] => {
  const taken = list.slice(index, index + 1);
  return list.toSpliced(index, 1).toSpliced(index + by, 0, ...taken);
};

/** The numbers of the entries of a list, from 1. */
export const numbersOf = (list: readonly unknown[]): number[] => list.map((_, index) => index + 1);

/** A name that none of a list has: “Month 13”. */
export function freshName(what: string, names: readonly string[]): string {
  let number = names.length + 1;
  while (names.includes(`${what} ${number}`)) number += 1;
  return `${what} ${number}`;
}
