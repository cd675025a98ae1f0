import { z } from 'zod';
import { encounterChecked } from '../../../campaign/events/meetings.ts';
import { countTurns } from '../../../campaign/key/rooms.ts';
import { chanceMeeting, isDangerous } from '../../../campaign/meet.ts';
import { passTime } from '../../../campaign/passTime.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { counted } from '../../../text/words.ts';
import { HOUR } from '../../../time/scales.ts';
import { defineCommand, type Decision, type Odds } from '../../contract.ts';
import { by, cite } from '../cite.ts';
import { askFate, facesOfFate } from '../fate/fate.ts';
import { numberOf } from '../numbers.ts';
import { calendar, EXPLORATION_TURN, WATCH } from '../words.ts';

/** Whether random encounters happen where the party is: in dangerous places on the map, and never in downtime (NS-S3). */
const mayEncounter = (campaign: Campaign, hex = campaign.party.hex): boolean =>
  campaign.mode.place !== 'downtime' && hex !== null && isDangerous(campaign, hex);

/** Asks the Die of Fate for a random encounter, and starts it. Gives back whether there is one (NS-S3). */
export function encounterCheck(decision: Decision): boolean {
  if (decision.state.encounter || !mayEncounter(decision.state)) return false;
  const against = numberOf(decision.state, 'encounter-threshold');
  let met = false;
  decision.asReceipt(() => {
    const { roll, answer } = askFate(decision, 'encounter check', against);
    met = answer === 'positive';
    decision.emit(encounterChecked, { met, total: roll.total, against }, by(decision, 'encounter'));
  });
  if (met) chanceMeeting(decision, cite(decision, 'encounter'));
  return met;
}

/** The check after every third Turn at a dangerous site, or the number of the house rule. */
export function explorationTurn(decision: Decision): void {
  const { site } = decision.state.party;
  if (site && site.explorationTurns % numberOf(decision.state, 'encounter-turns') === 0)
    encounterCheck(decision);
}

/** How many Watches have ended by then, counted from the first day. */
const watchesBy = (clock: number): number => Math.floor((clock - calendar.dayStart * HOUR) / WATCH);

/** The check of the Watch that ends by `until`, or only of every second or later one by the house rule. */
export function watchCheck(decision: Decision, until = decision.state.clock): boolean {
  const every = numberOf(decision.state, 'encounter-watches');
  return watchesBy(until) % every === 0 && encounterCheck(decision);
}

/** Turns at the site until the next check there. */
const turnsToCheck = (campaign: Campaign, turns: number): number => {
  const every = numberOf(campaign, 'encounter-turns');
  return every - (turns % every);
};

/** The boundaries of Turns that a span of seconds crosses. */
const turnsIn = (clock: number, seconds: number): number =>
  Math.floor((clock + seconds) / EXPLORATION_TURN) - Math.floor(clock / EXPLORATION_TURN);

/** How a span passes: what passes the time, what is done at its end before a check and by whom, and whether it has checks at all. */
interface Passing {
  pass?: (seconds: number) => void;
  deed?: () => void;
  actor?: string;
  isChecked?: boolean;
}

/** Lets time pass up to the next check and rolls it. Gives back how many of `seconds` are left; none once an encounter begins. */
function passToCheck(
  decision: Decision,
  seconds: number,
  { pass = (span) => passTime(decision, span), deed, actor, isChecked = true }: Passing,
): number {
  const { clock, encounter, party } = decision.state;
  const { site } = party;
  const toCheck = site
    ? turnsToCheck(decision.state, site.explorationTurns) * EXPLORATION_TURN - (clock % EXPLORATION_TURN)
    : WATCH - (clock % WATCH);
  const comes = isChecked && encounter === null && mayEncounter(decision.state) && toCheck <= seconds;
  const span = comes ? toCheck : seconds;
  pass(span);
  const turns = turnsIn(clock, decision.state.clock - clock);
  if (site && turns > 0)
    countTurns(decision, site.explorationTurns + turns, actor === undefined ? {} : { actor });
  if (span === seconds) deed?.();
  if (comes) (site ? explorationTurn : watchCheck)(decision);
  return decision.state.encounter === encounter ? seconds - span : 0;
}

/**
 * Lets time pass with its encounter checks: at the end of each Watch, at a site after every third Turn, whatever the time
 * is spent on and in whatever unit it was asked for. Gives back false when an encounter begins.
 */
export function passWithChecks(decision: Decision, seconds: number, passing: Passing = {}): boolean {
  const before = decision.state.encounter;
  for (let left = seconds; left > 0;) left = passToCheck(decision, left, passing);
  return decision.state.encounter === before;
}

/** Spends a Turn on an action; gives back false when an encounter begins (NS-5). */
export const spendExplorationTurn = (decision: Decision, by: Pick<Passing, 'deed' | 'actor'> = {}): boolean =>
  passWithChecks(decision, EXPLORATION_TURN, by);

/** The odds of the next check; null where there are no random encounters. */
export function odds(campaign: Campaign, to?: string): Odds | null {
  const { site } = campaign.party;
  if (!mayEncounter(campaign, to)) return null;
  const threshold = numberOf(campaign, 'encounter-threshold');
  const faces = facesOfFate(campaign);
  const step = site ? EXPLORATION_TURN : WATCH;
  const first = step - (campaign.clock % step);
  const every = numberOf(campaign, site ? 'encounter-turns' : 'encounter-watches');
  const count = (n: number): number =>
    site ? site.explorationTurns + n : watchesBy(campaign.clock + first + (n - 1) * step);
  const chance = faces.filter((face) => face <= threshold).length / faces.length;
  return {
    title: 'Encounter',
    of: 10,
    hits: chance * 10,
    text: `Die of Fate: ${threshold} or less, ${site ? nextTurn(campaign, site.explorationTurns) : nextWatch(campaign)}`,
    ahead: { first, step, chance: (n) => (count(n) % every === 0 ? chance : 0) },
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
    if (!mayEncounter(decision.state))
      throw new Refusal(
        'not-dangerous',
        'There are no random encounters here (NS-S3). Start one with “Encounter…”.',
      );
    encounterCheck(decision);
  },
  offers: (campaign) =>
    mayEncounter(campaign)
      ? [{ label: 'Check for encounter', group: 'fate', command: { type: 'check-encounter' } }]
      : [],
});
