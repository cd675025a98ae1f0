import { encounterChecked, encounterClockSet } from '../../../campaign/events/meetings.ts';
import { chanceMeeting, isDangerous as isSaidDangerous } from '../../../campaign/meet.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { hexAt } from '../../../hex/land.ts';
import { HOUR } from '../../../time/scales.ts';
import type { Decision, Odds } from '../../contract.ts';
import { by, cite } from '../cite.ts';
import { hexHours, leg } from './leg.ts';
import { option, type Choice } from '../options.ts';
import { EXPLORATION_TURN } from '../words.ts';

/** Whether encounters are checked for: in a site or region that the land calls dangerous, never in a hex of no region (FV-129). */
function isDangerous(campaign: Campaign, label = campaign.party.hex): boolean {
  const { party, land } = campaign;
  if (!party.site && !(label && hexAt(land, label)?.region)) return false;
  return isSaidDangerous(campaign, label);
}

/** d20; someone is met on `chance` or less (FV-129, FV-133). The check is a line of the receipt. */
function encounterCheck(decision: Decision, chance: number, rules: readonly string[]): boolean {
  let met = false;
  decision.asReceipt(() => {
    const { total } = decision.throwDice('encounter check', 1, 20);
    met = total <= chance;
    decision.emit(encounterChecked, { met, total, against: chance }, { rules });
  });
  return met;
}

/** On entering a hex that is peopled or dangerous: met on its own hours or less (FV-129, FV-130). */
export function worldCheck(decision: Decision, hours: number): void {
  const { state } = decision;
  if (state.encounter || !isDangerous(state)) return;
  const rules = cite(decision, 'on-the-road');
  if (encounterCheck(decision, hours, rules)) chanceMeeting(decision, rules);
}

/** The check of a camp: met on the hours of the hex or less. */
function checkInCamp(decision: Decision): void {
  const { state } = decision;
  if (state.party.hex) worldCheck(decision, hexHours(leg(state, state.party.hex)));
}

const IN_CAMP: Record<Choice<'camp-encounters'>, (decision: Decision) => void> = {
  no: () => undefined,
  yes: checkInCamp,
};

/** At dusk in camp, where the campaign checks there as well (FV-130). */
export const campCheck = (decision: Decision): void => {
  IN_CAMP[option(decision.state, 'camp-encounters')](decision);
};

/** Each turn in a site is one action each, and looking about takes no roll (FV-24, FV-131). In a dangerous one someone is met on the clock or less; it grows by one, and starts at 1 again after an encounter (FV-133, FV-134, FV-135); it rests while the party is out, and starts at 1 when they come back (FV-S27). */
export function explorationTurn(decision: Decision): void {
  const { party } = decision.state;
  const clock = party.site?.encounterClock ?? 1;
  if (!party.site || !isDangerous(decision.state)) return;
  const rules = cite(decision, 'in-a-site');
  const met = encounterCheck(decision, Math.min(20, clock), rules);
  decision.emit(encounterClockSet, { from: clock, to: met ? 1 : clock + 1 }, { rules });
  if (met) chanceMeeting(decision, rules);
}

/** Turns that pass in talk are turns on the encounter clock as well, without a roll for each (FV-133, FV-134). */
export function clockRuns(decision: Decision, turns: number): void {
  const { state } = decision;
  const from = state.party.site?.encounterClock ?? 1;
  if (!isDangerous(state)) return;
  decision.emit(encounterClockSet, { from, to: from + turns }, by(decision, 'encounter-clock'));
}

/** What the next check is likely to bring: in a site the clock, on the road the hours into `to`. */
export function odds(campaign: Campaign, to?: string): Odds | null {
  const { site } = campaign.party;
  const target = to ?? campaign.party.underWay?.to;
  if (!isDangerous(campaign, site ? campaign.party.hex : (target ?? campaign.party.hex))) return null;
  if (site) {
    const hits = Math.min(20, site.encounterClock);
    return {
      title: 'Encounter check this turn',
      of: 20,
      hits,
      text: `${hits} in 20`,
      ahead: {
        first: EXPLORATION_TURN,
        step: EXPLORATION_TURN,
        chance: (n) => Math.min(20, site.encounterClock + n - 1) / 20,
      },
    };
  }
  const hours = target ? hexHours(leg(campaign, target)) : 4;
  return {
    title: target ? `Encounter check on entering ${target}` : 'Encounter check on entering a hex',
    of: 20,
    hits: hours,
    text: `${hours} in 20`,
    ahead: { first: hours * HOUR, step: hours * HOUR, chance: () => hours / 20 },
  };
}
