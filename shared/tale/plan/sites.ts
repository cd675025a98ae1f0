import type { Placed } from './placed.ts';

/** Kinds that tell the end of somebody in a fight. */
const ENDS: ReadonlySet<string> = new Set(['dead', 'down', 'fled', 'flat']);

/** Sites with the way in and the first light inside; lights and leavings elsewhere are left out. */
export function housed(placed: readonly Placed[], threshold: number): Placed[] {
  const told: Placed[] = [];
  let isDark = true;
  for (const [index, one] of placed.entries()) {
    const { fact } = one;
    const last = told.at(-1);
    if (fact.kind === 'entered') {
      const isThere = last?.fact.kind === 'journey' && last.fact.name === fact.name;
      told.push({ ...one, fact: isThere ? { ...fact, how: 'there' } : fact });
      isDark = true;
    } else if (fact.kind === 'way-in') {
      if (last?.fact.kind === 'entered')
        told[told.length - 1] = {
          ...last,
          fact: { ...last.fact, words: fact.name, from: [...last.fact.from, ...fact.from] },
        };
    } else if (fact.kind === 'lit') {
      if (isDark && fact.scene.kind === 'site') told.push(one);
      isDark = false;
    } else if (fact.kind === 'left-site') {
      if (placed[index + 1]?.fact.kind === 'night') told.push(one);
    } else if (fact.kind === 'room') {
      const next = placed[index + 1]?.fact.kind;
      if (fact.weight >= threshold || next === 'met' || next === 'burnt-out') told.push(one);
    } else if (fact.kind === 'sum') {
      const ends = told.flatMap((earlier) =>
        ENDS.has(earlier.fact.kind) ? earlier.fact.whom.map(({ id }) => id) : [],
      );
      if (fact.whom.some(({ id }) => !ends.includes(id))) told.push(one);
    } else told.push(one);
  }
  return told;
}
