import { noteWritten } from '../../../campaign/events/campaign.ts';
import { beginEncounter, makeCreatures, statBlockOf } from '../../../campaign/meet.ts';
import { passTime } from '../../../campaign/passTime.ts';
import type { Campaign, Timer } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { rulingOf } from '../rulings.ts';
import { PACES, TURN } from '../words.ts';

/** What draws near by a step die (NS-34). */
export const DANGERS = {
  pursuer: { label: 'Something is on their heels', pace: 'pursuer-pace' },
  faction: { label: 'A faction works towards its goal', pace: 'faction-pace' },
} as const;

const FACTION_DIE = 6;

/**
 * The die a danger begins with, and how often it is thrown: undefined where it is thrown by hand (NS-34,
 * NS-R1, NS-S10).
 */
export function dangerOf(
  campaign: Campaign,
  sort: DangerSort,
): { die: number; pace: string; every: number | undefined } {
  const pace = rulingOf(campaign, DANGERS[sort].pace);
  return {
    die: sort === 'pursuer' ? rulingOf(campaign, 'pursuer-die') : FACTION_DIE,
    pace,
    every: pace === 'by hand' ? undefined : PACES[pace],
  };
}

export type DangerSort = keyof typeof DANGERS;

/** A danger's die is at D0: the goal is reached, or the pursuer is there and is met (NS-32, NS-34). */
export function dangerArrives(decision: Decision, { name, secret, details }: Timer): void {
  const told = { rules: ['NS-32', 'NS-34'], ...(secret ? { secret } : {}) };
  if (details['danger'] === 'faction') {
    decision.emit(noteWritten, {}, `${name}: the goal is reached.`, told);
    return;
  }
  if (details['danger'] !== 'pursuer') return;
  decision.emit(noteWritten, {}, `${name}: it has caught up.`, told);
  const { encounter, mode } = decision.state;
  if (encounter || mode.closed) return;
  const block = details['statBlock'];
  const who = typeof block === 'string' ? makeCreatures(decision, statBlockOf(decision, block), 1, name) : [];
  beginEncounter(decision, name, who, { rules: ['NS-34'] });
}

const isHunted = ({ timers }: Campaign): boolean =>
  Object.values(timers).some(({ details }) => details['danger'] === 'pursuer');

/** Lets time pass; with a pursuer on their heels Turn by Turn, and only until it is met (NS-R1, NS-R16). */
export function passUntilMet(decision: Decision, seconds: number): void {
  const before = decision.state.encounter;
  let left = seconds;
  while (left > 0 && decision.state.encounter === before) {
    const step = isHunted(decision.state) ? Math.min(TURN, left) : left;
    passTime(decision, step);
    left -= step;
  }
}
