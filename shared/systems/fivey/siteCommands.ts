import { z } from 'zod';
import { part } from '../../campaign/commands/meetings.ts';
import { siteTurnPassed } from '../../campaign/events/meetings.ts';
import { passTime } from '../../campaign/passTime.ts';
import { Refusal } from '../../campaign/refusal.ts';
import { defineCommand, type CommandKind, type Decision } from '../contract.ts';
import { TURN } from './words.ts';

const TURNS_AN_HOUR = 6;

/** An encounter inside a site takes one of its turns, peaceful or not; the encounter clock does not run for it (FV-S26). */
export function encounterTakesTurn(decision: Decision): void {
  const { site } = decision.state.party;
  if (!site || decision.ruling('site-encounter-turn') !== true) return;
  decision.emit(siteTurnPassed, { turns: site.turns + 1 }, 'That took a turn.', { rules: ['FV-S26'] });
  passTime(decision, TURN);
}

const partInSite: CommandKind = {
  ...part,
  rules: ['FV-4', 'FV-S26'],
  decide: (decision, command) => {
    part.decide(decision, command);
    encounterTakesTurn(decision);
  },
};

/** An hour of play at the table is an hour of the game, however many turns of it were played (FV-3, FV-136). */
const hourIsUp = defineCommand({
  type: 'hour-is-up',
  title: 'The table’s hour is up',
  about: 'An hour of real play has gone by: the turns that are missing to an hour of the game pass at once.',
  when: ['site'],
  rules: ['FV-3', 'FV-136'],
  fields: z.strictObject({ type: z.literal('hour-is-up') }),
  decide: (decision) => {
    const turns = decision.state.party.site?.turns ?? 0;
    const missing = TURNS_AN_HOUR - (turns % TURNS_AN_HOUR);
    if (missing === TURNS_AN_HOUR && turns > 0)
      throw new Refusal('no-need', 'An hour of the game has just ended (FV-3).');
    decision.emit(siteTurnPassed, { turns: turns + missing }, `The hour is up: ${missing} turns pass.`, {
      rules: ['FV-3'],
    });
    passTime(decision, missing * TURN);
  },
});

export const siteCommands = [partInSite, hourIsUp];
