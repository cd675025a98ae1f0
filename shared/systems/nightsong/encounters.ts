import { encounterChecked, siteTurnPassed } from '../../campaign/events/meetings.ts';
import { chanceMeeting, isDangerous } from '../../campaign/meet.ts';
import { passTime } from '../../campaign/passTime.ts';
import type { Campaign } from '../../campaign/state.ts';
import type { Decision, Odds } from '../contract.ts';
import { askFate, thresholdOf } from './fate.ts';
import { rulingOf } from './rulings.ts';
import { TURN } from './words.ts';

const EVERY_TURNS = 3;

/** Asks the Die of Fate for an encounter; whoever comes is met. Gives back whether somebody does (NS-87, NS-S3). */
export function encounterCheck(decision: Decision): boolean {
  if (decision.state.encounter || !isDangerous(decision.state)) return false;
  const threshold = thresholdOf(decision, 'encounter-threshold');
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

/** After every third Turn in a dangerous site (NS-S3). */
export function siteTurn(decision: Decision): void {
  const { site } = decision.state.party;
  if (site && site.turns % EVERY_TURNS === 0) encounterCheck(decision);
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
  const threshold = Number(rulingOf(campaign, 'encounter-threshold'));
  const hits = rulingOf(campaign, 'fate-die') === 'hundred' ? threshold / 10 : Math.floor(threshold / 10);
  const turns = EVERY_TURNS - ((site?.turns ?? 0) % EVERY_TURNS);
  return {
    title: 'Encounter',
    of: 10,
    hits: Math.min(10, hits),
    text: site
      ? `Die of Fate, ${threshold} or less, ${turns === 1 ? 'after this Turn' : `in ${turns} Turns`}`
      : `Die of Fate, ${threshold} or less, once a Watch`,
  };
}
