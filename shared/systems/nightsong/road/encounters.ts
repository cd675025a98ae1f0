import { encounterChecked, siteTurnPassed } from '../../../campaign/events/meetings.ts';
import { chanceMeeting, isDangerous } from '../../../campaign/meet.ts';
import { passTime } from '../../../campaign/passTime.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { HOUR } from '../../../time/scales.ts';
import type { Decision, Odds } from '../../contract.ts';
import { askFate } from '../fate/fate.ts';
import { rulingOf } from '../rulings.ts';
import { calendar, TURN, WATCH } from '../words.ts';

/** Asks the Die of Fate for an encounter; whoever comes is met. Gives back whether somebody does (NS-87, NS-S3). */
export function encounterCheck(decision: Decision): boolean {
  if (decision.state.encounter || !isDangerous(decision.state)) return false;
  const threshold = rulingOf(decision.state, 'encounter-threshold');
  let met = false;
  decision.asReceipt(() => {
    const { roll, answer } = askFate(decision, 'encounter check', threshold);
    met = answer === 'positive';
    decision.emit(
      encounterChecked,
      { met },
      `Encounter check: ${roll.total} against ${threshold}, ${met ? 'somebody comes' : 'nobody'}.`,
      { rules: ['NS-S3', 'NS-85'] },
    );
  });
  if (met) chanceMeeting(decision, ['NS-S3', 'NS-88']);
  return met;
}

/** After every third Turn in a dangerous site, or as an option says (NS-S3). */
export function siteTurn(decision: Decision): void {
  const { site } = decision.state.party;
  if (site && site.turns % rulingOf(decision.state, 'encounter-turns') === 0) encounterCheck(decision);
}

/** The number of the Watch that ends or runs, counted from the first day. */
const watchOf = ({ clock }: Campaign): number => Math.ceil((clock - calendar.dayStart * HOUR) / WATCH);

/** A Watch in the land brings a check, or by an option only every second or later one (NS-S3). */
export function watchCheck(decision: Decision): boolean {
  const every = rulingOf(decision.state, 'encounter-watches');
  return watchOf(decision.state) % every === 0 && encounterCheck(decision);
}

/**
 * A Turn that a deed takes, at a site with all that a Turn there brings (NS-5). `deed` is done when it is
 * over, before anybody comes. Gives back false when somebody came.
 */
export function spendTurn(decision: Decision, deed?: () => void): boolean {
  const { site } = decision.state.party;
  const before = decision.state.encounter;
  if (site) decision.emit(siteTurnPassed, { turns: site.turns + 1 });
  passTime(decision, TURN);
  deed?.();
  if (site) siteTurn(decision);
  return decision.state.encounter === before;
}

/** The odds of the next check (NS-S3); null where nobody is met by chance. */
export function odds(campaign: Campaign, to?: string): Odds | null {
  const { site } = campaign.party;
  if (!isDangerous(campaign, to ?? campaign.party.hex)) return null;
  const threshold = rulingOf(campaign, 'encounter-threshold');
  const hits = rulingOf(campaign, 'fate-die') === 'hundred' ? threshold / 10 : Math.floor(threshold / 10);
  return {
    title: 'Encounter',
    of: 10,
    hits: Math.min(10, hits),
    text: `Die of Fate, ${threshold} or less, ${site ? nextTurn(campaign, site.turns) : nextWatch(campaign)}`,
  };
}

function nextTurn(campaign: Campaign, turns: number): string {
  const every = rulingOf(campaign, 'encounter-turns');
  const left = every - (turns % every);
  return left === 1 ? 'after this Turn' : `in ${left} Turns`;
}

function nextWatch(campaign: Campaign): string {
  const every = rulingOf(campaign, 'encounter-watches');
  return every === 1 ? 'once a Watch' : `once in ${every} Watches`;
}
