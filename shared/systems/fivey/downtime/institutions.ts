import { find } from '../../../campaign/ids.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { detailsOf, type Institution } from '../sheet/sheet.ts';

const TITLES = [
  { title: 'dreamstuff', from: 0, credit: 0 },
  { title: 'insignificant', from: 10, credit: 1 },
  { title: 'small', from: 30, credit: 5 },
  { title: 'middling', from: 120, credit: 20 },
  { title: 'ascendant', from: 240, credit: 50 },
  { title: 'large', from: 360, credit: 100 },
] as const;

const LARGE = TITLES.length - 1;
const LARGE_CAPITAL = 360;
const STEP = 120;

/** From this level on an institution is massive. */
export const MASSIVE = LARGE + 1;

/** Level and title of an institution by its capital; beyond large every 120 make it more massive. */
export function institutionLevel(capital: number): { level: number; title: string } {
  const beyond = Math.floor((capital - LARGE_CAPITAL) / STEP);
  if (beyond >= 1) return { level: LARGE + beyond, title: 'massive' };
  const level = TITLES.reduce((found, { from }, index) => (capital >= from ? index : found), 0);
  return { level, title: TITLES[level]?.title ?? 'dreamstuff' };
}

/** Crowns of credit that so much capital yields each tennite. */
export function creditFor(capital: number): number {
  const { level } = institutionLevel(capital);
  return level > LARGE ? 100 + 50 * (level - LARGE) : (TITLES[level]?.credit ?? 0);
}

/** An institution’s name as it was first written; case makes no other one. */
export const asFounded = (campaign: Campaign, name: string): string =>
  Object.keys(detailsOf(campaign).institutions).find((one) => one.toLowerCase() === name.toLowerCase()) ??
  name;

/** An institution by its name. */
export const institutionNamed = (campaign: Campaign, name: string | undefined): Institution | undefined =>
  name === undefined ? undefined : find(detailsOf(campaign).institutions, asFounded(campaign, name));

/** Crowns of credit that an institution still has this tennite. */
export function creditLeft(campaign: Campaign, name: string): number {
  const { capital, spent = 0 } = institutionNamed(campaign, name) ?? { capital: 0 };
  return Math.max(0, creditFor(capital) - spent);
}
