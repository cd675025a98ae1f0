/** Values with how many of each there are, the most first. */
export function tallied<Value>(values: readonly Value[]): [Value, number][] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}
