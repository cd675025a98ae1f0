import { detailsChanged } from '../../../campaign/events/campaign.ts';
import type { Campaign } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { detailsOf, type LastRoll } from '../sheet/sheet.ts';

/** Notes the rolls of one deed that Focus may still change; none of them when none is left. */
export function remember(decision: Decision, ...rolls: LastRoll[]): void {
  const [lastRoll = null, ...otherRolls] = rolls;
  decision.emit(detailsChanged, { to: { lastRoll, otherRolls } });
}

/** The rolls on the table that Focus may still change: both of a harmful cast, each of a blast. */
export function rollsOf(campaign: Campaign): LastRoll[] {
  const { lastRoll, otherRolls } = detailsOf(campaign);
  return lastRoll ? [lastRoll, ...otherRolls] : [];
}

/** One of the rolls on the table has changed; the others lie as they were. */
export const amend = (decision: Decision, at: number, now: LastRoll): void =>
  remember(decision, ...rollsOf(decision.state).map((one, index) => (index === at ? now : one)));

/** Whether Focus throws one more die; against Disadvantage the dice thrown first stand, and none is thrown. */
export const throwsAnother = ({ edge }: LastRoll): boolean => edge !== 'disadvantage';
