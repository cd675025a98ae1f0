const TITLES = [
  { title: 'dreamstuff', from: 0, credit: 0 },
  { title: 'insignificant', from: 10, credit: 1 },
  { title: 'small', from: 30, credit: 5 },
  { title: 'middling', from: 120, credit: 20 },
  { title: 'ascendant', from: 240, credit: 50 },
  { title: 'large', from: 360, credit: 100 },
] as const;

const STEP = 120;

/** Level and title of an institution by its capital; beyond large every 120 make it more massive (FV-179, FV-180). */
export function institutionLevel(capital: number): { level: number; title: string } {
  const beyond = Math.floor((capital - 360) / STEP);
  if (beyond >= 1) return { level: 5 + beyond, title: 'massive' };
  const level = TITLES.reduce((found, { from }, index) => (capital >= from ? index : found), 0);
  return { level, title: TITLES[level]?.title ?? 'dreamstuff' };
}

/** Crowns of credit that it yields each tennite (FV-179 to FV-181). */
export function creditFor(capital: number): number {
  const { level } = institutionLevel(capital);
  return level > 5 ? 100 + 50 * (level - 5) : (TITLES[level]?.credit ?? 0);
}
