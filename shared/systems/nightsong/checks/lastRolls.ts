import { detailsChanged } from '../../../campaign/events/campaign.ts';
import type { Campaign } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { rulingOf } from '../rulings.ts';
import { detailsOf, type LastRoll } from '../sheet/sheet.ts';

/** Notes the rolls of one deed that Focus may still change; none of them when none is left (NS-36). */
export function remember(decision: Decision, ...rolls: LastRoll[]): void {
  const [lastRoll = null, ...besides] = rolls;
  decision.emit(detailsChanged, { to: { lastRoll, besides } });
}

/** The rolls on the table that Focus may still change: both of a harmful cast, each of a blast (NS-36). */
export function rollsOf(campaign: Campaign): LastRoll[] {
  const { lastRoll, besides } = detailsOf(campaign);
  return lastRoll ? [lastRoll, ...besides] : [];
}

/** One of the rolls on the table has changed; the others lie as they were. */
export const amend = (decision: Decision, at: number, now: LastRoll): void =>
  remember(decision, ...rollsOf(decision.state).map((one, index) => (index === at ? now : one)));

/** Whether Focus throws one more die, or lets the dice thrown first stand against Disadvantage (NS-R8). */
export const throwsAnother = (campaign: Campaign, { edge }: LastRoll): boolean =>
  edge !== 'disadvantage' ||
  rulingOf(campaign, 'focus-after-disadvantage') === 'one more die, the best counts';

/** " with Focus, 14 beside 5": what was thrown to what lay there. */
export const focusInWords = (first: readonly number[], thrown: readonly number[]): string =>
  thrown.length > 0
    ? ` with Focus, ${thrown.join(' and ')} beside ${first.join(' and ')}`
    : ' with Focus, the dice thrown first stand';
