import { beginEncounter, makeCreatures, statBlockOf } from '../../../campaign/meet.ts';
import { passTime } from '../../../campaign/passTime.ts';
import type { Campaign, Timer } from '../../../campaign/state.ts';
import { DAY } from '../../../time/scales.ts';
import type { Decision } from '../../contract.ts';
import { dangerArrived } from '../events/road.ts';
import { numberOf } from '../numbers.ts';
import { ofTimer } from '../sheet/details.ts';
import { TURN, WEEK } from '../words.ts';

/** What draws near by a step die (NS-34). */
export const DANGERS = {
  pursuer: { label: 'Something is on their heels', die: 4 },
  faction: { label: 'A faction works towards its goal', die: 6 },
} as const;
export type DangerSort = keyof typeof DANGERS;

export interface Pace {
  label: string;
  /** Left out where it is thrown by hand. */
  every?: number;
}

const FACTION_PACES = {
  week: { label: 'each week', every: WEEK },
  day: { label: 'each day', every: DAY },
  'by-hand': { label: 'by hand' },
} as const satisfies Record<string, Pace>;

/** How often a danger is thrown: a pursuer at the end of each Turn, a faction by the house’s number (NS-R1). */
const PACES = {
  pursuer: () => ({ label: 'each Turn', every: TURN }),
  faction: (campaign) => FACTION_PACES[numberOf(campaign, 'faction-pace')],
} as const satisfies Record<DangerSort, (campaign: Campaign) => Pace>;

export const paceOf = (campaign: Campaign, sort: DangerSort): Pace => PACES[sort](campaign);

/** The rules of dangers that begin. */
export const DANGER_RULES = ['NS-34', 'NS-R1'];

const meetPursuer = (decision: Decision, name: string, statBlock: string | undefined): void => {
  const { encounter, mode } = decision.state;
  if (encounter || mode.closed) return;
  const who =
    statBlock === undefined ? [] : makeCreatures(decision, statBlockOf(decision, statBlock), 1, name);
  beginEncounter(decision, name, who, { rules: ['NS-34'] });
};

/** A danger's die is at D0: the goal is reached, or the pursuer is there and is met. */
export function dangerArrives(decision: Decision, timer: Timer): void {
  const { id, name, secret } = timer;
  const { danger, statBlock } = ofTimer(timer);
  if (danger === undefined) return;
  decision.emit(
    dangerArrived,
    { timer: id, name, danger },
    { rules: ['NS-34'], ...(secret ? { secret } : {}) },
  );
  if (danger === 'pursuer') meetPursuer(decision, name, statBlock);
}

const isHunted = ({ timers }: Campaign): boolean =>
  Object.values(timers).some((timer) => ofTimer(timer).danger === 'pursuer');

/** Lets time pass; with a pursuer on their heels Turn by Turn, and only until it is met. */
export function passUntilMet(decision: Decision, seconds: number): void {
  const before = decision.state.encounter;
  let left = seconds;
  while (left > 0 && decision.state.encounter === before) {
    const step = isHunted(decision.state) ? Math.min(TURN, left) : left;
    passTime(decision, step);
    left -= step;
  }
}
