import { z } from 'zod';
import { encounterChecked, explorationTurnPassed } from '../../../campaign/events/meetings.ts';
import { chanceMeeting, isDangerous } from '../../../campaign/meet.ts';
import { passTime } from '../../../campaign/passTime.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { counted } from '../../../counted.ts';
import { HOUR } from '../../../time/scales.ts';
import { defineCommand, type Decision, type Odds } from '../../contract.ts';
import { askFate, facesOfFate } from '../fate/fate.ts';
import { numberOf } from '../numbers.ts';
import { calendar, EXPLORATION_TURN, WATCH } from '../words.ts';

/** Whether random encounters happen where the party is: in dangerous places, and never in downtime (NS-S3). */
const mayEncounter = (campaign: Campaign, hex?: string | null): boolean =>
  campaign.mode.place !== 'downtime' && isDangerous(campaign, hex);

/** Asks the Die of Fate for a random encounter, and starts it. Gives back whether there is one (NS-S3). */
export function encounterCheck(decision: Decision): boolean {
  if (decision.state.encounter || !mayEncounter(decision.state)) return false;
  const against = numberOf(decision.state, 'encounter-threshold');
  let met = false;
  decision.asReceipt(() => {
    const { roll, answer } = askFate(decision, 'encounter check', against);
    met = answer === 'positive';
    decision.emit(encounterChecked, { met, total: roll.total, against }, { rules: ['NS-S3'] });
  });
  if (met) chanceMeeting(decision, ['NS-S3']);
  return met;
}

/** The check after every third Turn at a dangerous site, or the number of the house rule. */
export function explorationTurn(decision: Decision): void {
  const { site } = decision.state.party;
  if (site && site.explorationTurns % numberOf(decision.state, 'encounter-turns') === 0)
    encounterCheck(decision);
}

/** The number of the Watch that runs or just ended, counted from the first day. */
const watchOf = ({ clock }: Campaign): number => Math.ceil((clock - calendar.dayStart * HOUR) / WATCH);

/** The check of a Watch in the wild, or only of every second or later one by the house rule. */
export function watchCheck(decision: Decision): boolean {
  const every = numberOf(decision.state, 'encounter-watches');
  return watchOf(decision.state) % every === 0 && encounterCheck(decision);
}

/**
 * Spends a Turn on an action, at a site with all that a Turn there brings. `deed` is done at its end, before the encounter
 * check. Gives back false when an encounter begins (NS-5).
 */
export function spendExplorationTurn(decision: Decision, deed?: () => void): boolean {
  const { site } = decision.state.party;
  const before = decision.state.encounter;
  if (site) decision.emit(explorationTurnPassed, { explorationTurns: site.explorationTurns + 1 });
  passTime(decision, EXPLORATION_TURN);
  deed?.();
  if (site) explorationTurn(decision);
  return decision.state.encounter === before;
}

/** Turns at the site until the next check there. */
const turnsToCheck = (campaign: Campaign, turns: number): number => {
  const every = numberOf(campaign, 'encounter-turns');
  return every - (turns % every);
};

/** The boundaries of Turns that a span of seconds crosses. */
const turnsIn = (clock: number, seconds: number): number =>
  Math.floor((clock + seconds) / EXPLORATION_TURN) - Math.floor(clock / EXPLORATION_TURN);

/**
 * Lets time pass up to the next check and rolls it: at the end of each Watch, at a site after every third Turn, whatever
 * the unit that was asked for. Gives back how many of `seconds` are left; none once an encounter begins (NS-S3).
 */
export function passToCheck(decision: Decision, seconds: number, pass: (seconds: number) => void): number {
  const { clock, encounter, party } = decision.state;
  const { site } = party;
  const toCheck = site
    ? turnsToCheck(decision.state, site.explorationTurns) * EXPLORATION_TURN - (clock % EXPLORATION_TURN)
    : WATCH - (clock % WATCH);
  const isChecked = encounter === null && mayEncounter(decision.state) && toCheck <= seconds;
  const span = isChecked ? toCheck : seconds;
  const turns = turnsIn(clock, span);
  if (site && turns > 0)
    decision.emit(explorationTurnPassed, { explorationTurns: site.explorationTurns + turns });
  pass(span);
  if (isChecked) (site ? explorationTurn : watchCheck)(decision);
  return decision.state.encounter === encounter ? seconds - span : 0;
}

/** The odds of the next check; null where there are no random encounters. */
export function odds(campaign: Campaign, to?: string): Odds | null {
  const { site } = campaign.party;
  if (!mayEncounter(campaign, to)) return null;
  const threshold = numberOf(campaign, 'encounter-threshold');
  const faces = facesOfFate(campaign);
  return {
    title: 'Encounter',
    of: 10,
    hits: (faces.filter((face) => face <= threshold).length * 10) / faces.length,
    text: `Die of Fate: ${threshold} or less, ${site ? nextTurn(campaign, site.explorationTurns) : nextWatch(campaign)}`,
  };
}

function nextTurn(campaign: Campaign, turns: number): string {
  const left = turnsToCheck(campaign, turns);
  return left === 1 ? 'after this Turn' : `in ${counted(left, 'Turn')}`;
}

function nextWatch(campaign: Campaign): string {
  const every = numberOf(campaign, 'encounter-watches');
  return every === 1 ? 'every Watch' : `every ${counted(every, 'Watch', 'Watches')}`;
}

export const encounterCommand = defineCommand({
  type: 'check-encounter',
  title: 'Check for encounter',
  about: 'Asks the Die of Fate for a random encounter now.',
  when: ['world', 'site'],
  dice: [{ die: 'd100', for: 'encounter check' }],
  fields: z.strictObject({ type: z.literal('check-encounter') }),
  decide: (decision) => {
    if (!isDangerous(decision.state))
      throw new Refusal(
        'not-dangerous',
        'There are no random encounters here (NS-S3). Start one with “Encounter…”.',
      );
    encounterCheck(decision);
  },
  offers: (campaign) =>
    isDangerous(campaign)
      ? [{ label: 'Check for encounter', group: 'fate', command: { type: 'check-encounter' } }]
      : [],
});
