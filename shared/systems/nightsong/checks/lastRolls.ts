import { detailsChanged } from '../../../campaign/events/campaign.ts';
import type { Campaign } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { detailsOf, type LastRoll } from '../sheet/sheet.ts';

/** Keeps the rolls of one action that Focus may still change; without any, the earlier ones are forgotten. */
export function remember(decision: Decision, ...rolls: LastRoll[]): void {
  const [lastRoll = null, ...otherRolls] = rolls;
  decision.emit(detailsChanged, { to: { lastRoll, otherRolls } });
}

/** The last rolls that Focus may still change: both of a harmful Spell, each of a blast. */
export function rollsOf(campaign: Campaign): LastRoll[] {
  const { lastRoll, otherRolls } = detailsOf(campaign);
  return lastRoll ? [lastRoll, ...otherRolls] : [];
}

/** Replaces one of the last rolls. */
export const amend = (decision: Decision, at: number, now: LastRoll): void =>
  remember(decision, ...rollsOf(decision.state).map((one, index) => (index === at ? now : one)));

/** Whether Focus rolls one more die; against Disadvantage the first dice count and none is rolled. */
export const throwsAnother = ({ edge }: LastRoll): boolean => edge !== 'disadvantage';
