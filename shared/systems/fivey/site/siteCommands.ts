import { z } from 'zod';
import { enterSite, leaveSite, meet, part } from '../../../campaign/commands/meetings.ts';
import { detailsChanged } from '../../../campaign/events/campaign.ts';
import { encounterClockSet, siteTurnPassed } from '../../../campaign/events/meetings.ts';
import { find } from '../../../campaign/ids.ts';
import { passTime } from '../../../campaign/passTime.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { defineCommand, type CommandKind, type Decision } from '../../contract.ts';
import { clockRuns } from '../road/encounters.ts';
import { rulingOf } from '../rulings.ts';
import { detailsOf } from '../sheet/sheet.ts';
import { TURN } from '../words.ts';

const TURNS_AN_HOUR = 6;

/** An encounter inside a site takes one of its turns, peaceful or not; the encounter clock does not run for it (FV-S26). */
export function encounterTakesTurn(decision: Decision): void {
  const { site } = decision.state.party;
  if (!site || !rulingOf(decision.state, 'site-encounter-turn')) return;
  decision.emit(siteTurnPassed, { turns: site.turns + 1 }, 'That took a turn.', { rules: ['FV-S26'] });
  passTime(decision, TURN);
}

const partInSite: CommandKind = {
  ...part,
  decide: (decision, command) => {
    part.decide(decision, command);
    encounterTakesTurn(decision);
  },
};

/** Any meeting is an encounter, in peace or not (FV-4); in a site it starts the encounter clock again, not only one by chance. */
const meetInSite: CommandKind = {
  ...meet,
  decide: (decision, command) => {
    meet.decide(decision, command);
    const { site } = decision.state.party;
    if (site && site.encounterClock !== 1)
      decision.emit(encounterClockSet, { from: site.encounterClock, to: 1 });
  },
};

/** A site’s encounter clock rests while the party is out: on the way out it is written down (FV-S27). */
const outOfSite: CommandKind = {
  ...leaveSite,
  decide: (decision, command) => {
    const { site } = decision.state.party;
    leaveSite.decide(decision, command);
    if (!site) return;
    const { siteClocks = {} } = detailsOf(decision.state);
    decision.emit(detailsChanged, { to: { siteClocks: { ...siteClocks, [site.id]: site.encounterClock } } });
  },
};

/** From the road into a site (FV-128): the encounter clock starts at 1. */
const intoSite: CommandKind = {
  ...enterSite,
  decide: (decision, command) => {
    enterSite.decide(decision, command);
    const { site } = decision.state.party;
    const stood = site && find(detailsOf(decision.state).siteClocks ?? {}, site.id);
    if (stood !== undefined && stood !== null && rulingOf(decision.state, 'site-return') === 'goes on')
      decision.emit(encounterClockSet, { from: 1, to: stood });
  },
};

/**
 * An hour of play at the table is an hour of the game, however many turns of it were played (FV-3, FV-136): the turns that are
 * missing pass, all six after an hour of pure talk. Six turns that were played have made their hour already.
 */
const hourIsUp = defineCommand({
  type: 'hour-is-up',
  title: 'The table’s hour is up',
  about: 'An hour of real play has gone by: the turns that are missing to an hour of the game pass at once.',
  when: ['site'],
  fields: z.strictObject({ type: z.literal('hour-is-up') }),
  decide: (decision) => {
    const { state } = decision;
    const turns = state.party.site?.turns ?? 0;
    const missing = TURNS_AN_HOUR - (turns % TURNS_AN_HOUR);
    const talked = turns === 0 || detailsOf(state).hourEndedAt === state.clock;
    if (missing === TURNS_AN_HOUR && !talked)
      throw new Refusal('no-need', 'An hour of the game has just ended (FV-3).');
    decision.emit(siteTurnPassed, { turns: turns + missing }, `The hour is up: ${missing} turns pass.`, {
      rules: ['FV-3'],
    });
    clockRuns(decision, missing);
    passTime(decision, missing * TURN);
    decision.emit(detailsChanged, { to: { hourEndedAt: decision.state.clock } });
  },
});

export const siteCommands = [intoSite, outOfSite, partInSite, meetInSite, hourIsUp];
