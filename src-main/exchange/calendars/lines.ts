/** Names of which none stands twice: the second “Festival” is “Festival 2”. */
export function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${name} ${number}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

const mod = (number: number, by: number): number => ((number % by) + by) % by;

/** A span of days to the thousandth, from 0 up to less than a period. */
export const withinPeriod = (days: number, period: number): number => {
  const rounded = Math.round(mod(days, period) * 1000) / 1000;
  return rounded >= period ? 0 : rounded;
};
