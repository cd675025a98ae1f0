import { creatureAt } from '../../../campaign/lookup.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { dayOf } from '../../../time/calendar.ts';
import type { Decision } from '../../contract.ts';
import { restBrokenOff, sleepCounted } from '../events/road.ts';
import { heal } from '../harm/hitPoints.ts';
import { optionOf } from '../options.ts';
import { passUntilMet } from '../road/dangers.ts';
import { passWithChecks, watchCheck } from '../road/encounters.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { calendar, WATCH } from '../words.ts';

/** Party members who can rest: all but the dead. */
export const resters = (campaign: Campaign): Creature[] =>
  partyOf(campaign, true).filter((one) => one.status !== 'dead' && one.status !== 'fled');

/** Interrupts a Rest: it gives nothing and may be started again (NS-R16). */
export function breakOff(decision: Decision, creatures: string[]): void {
  const by = decision.state.encounter?.title;
  decision.emit(restBrokenOff, { creatures, ...(by !== undefined && { by }) });
}

/** Passes half a Watch of rest, at a site with the checks of its Turns. */
function passHalf(decision: Decision, sheltered: boolean): void {
  const pass = (seconds: number): void => passUntilMet(decision, seconds);
  if (decision.state.party.site) passWithChecks(decision, WATCH / 2, { pass, isChecked: !sheltered });
  else pass(WATCH / 2);
}

/**
 * A Watch of rest with its encounter checks, except under shelter: time may draw danger (NS-54). At a site they are those
 * of its Turns, elsewhere that of the Watch, halfway. Gives back false when an encounter interrupts it. Halfway through,
 * it counts as the Long Rest of the day it began in.
 */
export function restWatch(decision: Decision, creatures: string[], sheltered = false): boolean {
  const day = dayOf(calendar, decision.state.clock);
  const before = decision.state.encounter;
  const isBrokenOff = (): boolean => {
    if (decision.state.encounter === before) return false;
    breakOff(decision, creatures);
    return true;
  };
  passHalf(decision, sheltered);
  if (!sheltered && !decision.state.party.site) watchCheck(decision, decision.state.clock + WATCH / 2);
  if (isBrokenOff()) return false;
  const { state } = decision;
  const awake = creatures.filter((id) => sheetOf(creatureAt(state, id)).restedOn < day);
  decision.emitEach(
    sleepCounted,
    awake.map((creature) => ({ creature, day })),
  );
  passHalf(decision, sheltered);
  return !isBrokenOff();
}

/** Rolls the hit points that a Rest restores; no roll at full HP. */
export function recover(decision: Decision, id: string, sides: number, why: string): void {
  const { name, status, hitPoints } = creatureAt(decision.state, id);
  if (status === 'dead' || hitPoints.now >= hitPoints.max) return;
  heal(decision, id, decision.throwDice(`${name}, ${why}`, 1, sides).total, why);
}

/** Who may take a Long Rest now: everyone, or those who had none today. */
const MAY_REST = {
  'no-limit': () => true,
  one: (creature, campaign) => sheetOf(creature).restedOn < dayOf(calendar, campaign.clock),
} as const satisfies Record<string, (creature: Creature, campaign: Campaign) => boolean>;

export const mayRestLong = (campaign: Campaign, creature: Creature): boolean =>
  MAY_REST[optionOf(campaign, 'long-rests')](creature, campaign);
