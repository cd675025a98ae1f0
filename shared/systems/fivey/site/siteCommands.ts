import { z } from 'zod';
import { meet } from '../../../campaign/commands/meetings.ts';
import { part } from '../../../campaign/commands/encounter/talk.ts';
import { encounterClockSet } from '../../../campaign/events/meetings.ts';
import { passTime } from '../../../campaign/passTime.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { encounterTookTurn, tableHourEnded } from '../events/site.ts';
import { clockRuns } from '../road/encounters.ts';
import { detailsOf } from '../sheet/sheet.ts';
import { EXPLORATION_TURN } from '../words.ts';

const TURNS_AN_HOUR = 6;

/** An encounter inside a site takes one of its turns, peaceful or not; the encounter clock does not run for it (FV-S26). */
export function encounterTakesTurn(decision: Decision): void {
  const { site } = decision.state.party;
  if (!site) return;
  decision.emit(encounterTookTurn, { explorationTurns: site.explorationTurns + 1 });
  passTime(decision, EXPLORATION_TURN);
}

const partInSite: typeof part = {
  ...part,
  decide: (decision, command) => {
    part.decide(decision, command);
    encounterTakesTurn(decision);
  },
};

/** Any meeting is an encounter, in peace or not (FV-4); in a site it starts the encounter clock again, not only one by chance. */
const meetInSite: typeof meet = {
  ...meet,
  decide: (decision, command) => {
    meet.decide(decision, command);
    const { site } = decision.state.party;
    if (site && site.encounterClock !== 1)
      decision.emit(encounterClockSet, { from: site.encounterClock, to: 1 }, by(decision, 'meeting'));
  },
};

/**
 * An hour of play at the table is an hour of the game, however many turns of it were played (FV-3, FV-136): the turns that are
 * missing pass, all six after an hour of pure talk. Six turns that were played have made their hour already.
 */
const hourIsUp = defineCommand({
  type: 'hour-is-up',
  title: 'End table hour',
  about: 'An hour of real play is over. The turns left in the game hour pass at once.',
  when: ['site'],
  fields: z.strictObject({ type: z.literal('hour-is-up') }),
  decide: (decision) => {
    const { state } = decision;
    const played = state.party.site?.explorationTurns ?? 0;
    const missing = TURNS_AN_HOUR - (played % TURNS_AN_HOUR);
    const talked = played === 0 || detailsOf(state).hourEndedAt === state.clock;
    if (missing === TURNS_AN_HOUR && !talked)
      throw new Refusal('no-need', 'A game hour has just ended. Play a turn first (FV-3).');
    const endsAt = state.clock + missing * EXPLORATION_TURN;
    decision.emit(tableHourEnded, { missing, explorationTurns: played + missing, endsAt });
    clockRuns(decision, missing);
    passTime(decision, missing * EXPLORATION_TURN);
  },
});

export const siteCommands = [partInSite, meetInSite, hourIsUp];
