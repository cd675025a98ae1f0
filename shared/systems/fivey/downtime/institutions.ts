import { find } from '../../../campaign/ids.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { rulingOf, type Reading } from '../rulings.ts';
import { detailsOf } from '../sheet/sheet.ts';

const TITLES = [
  { title: 'dreamstuff', from: 0, credit: 0 },
  { title: 'insignificant', from: 10, credit: 1 },
  { title: 'small', from: 30, credit: 5 },
  { title: 'middling', from: 120, credit: 20 },
  { title: 'ascendant', from: 240, credit: 50 },
  { title: 'large', from: 360, credit: 100 },
] as const;

const STEP = 120;
const LARGE = TITLES.length - 1;

type Levels = Reading<'institution-levels'>;

const sum = (figures: readonly number[]): number => figures.reduce((total, one) => total + one, 0);

/** Capital at which a level is reached: its figure of all capital, or on top of that of the levels before. */
export function capitalOf(level: number, by: Levels = 'all its capital'): number {
  const figures = TITLES.slice(0, level + 1).map(({ from }) => from);
  const beyond = Math.max(0, level - LARGE) * STEP;
  return (by === 'new capital' ? sum(figures) : (figures.at(-1) ?? 0)) + beyond;
}

/** Level and title of an institution by its capital; beyond large every 120 make it more massive. */
export function institutionLevel(
  capital: number,
  by: Levels = 'all its capital',
): { level: number; title: string } {
  const beyond = Math.floor((capital - capitalOf(LARGE, by)) / STEP);
  if (beyond >= 1) return { level: LARGE + beyond, title: 'massive' };
  const level = TITLES.reduce((found, _, index) => (capital >= capitalOf(index, by) ? index : found), 0);
  return { level, title: TITLES[level]?.title ?? 'dreamstuff' };
}

/** Crowns of credit that it yields each tennite. */
export function creditFor(capital: number, by: Levels = 'all its capital'): number {
  const { level } = institutionLevel(capital, by);
  return level > LARGE ? 100 + 50 * (level - LARGE) : (TITLES[level]?.credit ?? 0);
}

/** Crowns of credit that an institution still has this tennite, or all of its owner’s where they share it. */
export function creditLeft(campaign: Campaign, name: string): number {
  const { institutions } = detailsOf(campaign);
  const institution = find(institutions, name);
  if (!institution) return 0;
  const pool = rulingOf(campaign, 'pooled-credit')
    ? Object.values(institutions).filter(({ owner }) => owner === institution.owner)
    : [institution];
  const by = rulingOf(campaign, 'institution-levels');
  return Math.max(0, sum(pool.map(({ capital, spent = 0 }) => creditFor(capital, by) - spent)));
}
