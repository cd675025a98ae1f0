interface Person {
  name: string;
  hits: number;
  carries: readonly string[];
}

const PEOPLE: readonly Person[] = Array.from({ length: 1000 }, (_, index) => ({
  name: `Person ${(index * 37) % 1000}`,
  hits: (index * 53) % 31,
  carries: Array.from({ length: index % 6 }, (_thing, thing) => `thing ${thing}`),
}));

/**
 * A fixed piece of work of the kind that rules do: records are copied with a change, sorted, counted, written down and read
 * again. It uses nothing of Hexwatch, so that a rate beside it compares machines and years. Gives back what it counted.
 */
export function yardstick(): number {
  const hurt = PEOPLE.map((one) => ({ ...one, hits: one.hits - 1 })).filter(({ hits }) => hits > 0);
  const sorted = hurt.sort((a, b) => a.hits - b.hits || (a.name < b.name ? -1 : 1));
  const byThing = new Map<string, number>();
  for (const { carries } of sorted)
    for (const thing of carries) byThing.set(thing, (byThing.get(thing) ?? 0) + 1);
  const read = JSON.parse(JSON.stringify([sorted, [...byThing]])) as [Person[], [string, number][]];
  return read[0].length + read[1].reduce((sum, [, count]) => sum + count, 0);
}
