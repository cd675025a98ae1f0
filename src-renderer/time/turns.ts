import type { SiteTime } from '../../shared/time/siteTime.ts';

/** So many turns stand side by side. */
export const TURNS = 12;

/** Whole turns for which the longest light still burns; null where none does, or a die decides. */
export const turnsLit = ({ lights }: SiteTime): number | null => lights[0]?.left ?? null;

/** Whether a turn has passed, will be lit by what burns longest, or lies in the dark. */
export const kindOfTurn = (site: SiteTime, turn: number): 'gone' | 'lit' | 'dark' =>
  turn <= site.turn ? 'gone' : turn <= site.turn + (turnsLit(site) ?? 0) ? 'lit' : 'dark';
