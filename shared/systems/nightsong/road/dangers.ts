import { statBlockOf } from '../../../campaign/tables/bestiary.ts';
import { beginEncounter, makeCreatures } from '../../../campaign/meet.ts';
import { passTime } from '../../../campaign/passTime.ts';
import type { Campaign, Timer } from '../../../campaign/state.ts';
import { DAY } from '../../../time/scales.ts';
import type { Decision } from '../../contract.ts';
import { cite } from '../cite.ts';
import { dangerArrived, type Pace } from '../events/road.ts';
import { numberOf } from '../numbers.ts';
import { ofTimer } from '../sheet/details.ts';
import { EXPLORATION_TURN, WEEK } from '../words.ts';

/** Dangers with a step die (NS-34). */
export const DANGERS = {
  pursuer: { label: 'Start pursuer clock…', die: 4 },
  faction: { label: 'Start faction clock…', die: 6 },
} as const;
export type DangerSort = keyof typeof DANGERS;

/** Seconds from roll to roll; none where it is rolled by hand. */
export const EVERY: Readonly<Record<Pace, number | undefined>> = {
  turn: EXPLORATION_TURN,
  day: DAY,
  week: WEEK,
  'by-hand': undefined,
};

/** How often a danger is rolled: a pursuer at the end of each Turn, a faction by the house rule (NS-R1). */
const PACES = {
  pursuer: () => 'turn',
  faction: (campaign) => numberOf(campaign, 'faction-pace'),
} as const satisfies Record<DangerSort, (campaign: Campaign) => Pace>;

export const paceOf = (campaign: Campaign, sort: DangerSort): Pace => PACES[sort](campaign);

const meetPursuer = (decision: Decision, name: string, statBlock: string | undefined): void => {
  const { encounter, mode } = decision.state;
  if (encounter || mode.closed) return;
  const who =
    statBlock === undefined ? [] : makeCreatures(decision, statBlockOf(decision, statBlock), 1, name);
  beginEncounter(decision, name, who, { cause: 'danger', titled: true, rules: cite(decision, 'danger') });
};

/** At D0 a faction reaches its goal, or a pursuer catches up and an encounter begins. */
export function dangerArrives(decision: Decision, timer: Timer): void {
  const { id, name, secret } = timer;
  const { danger, statBlock } = ofTimer(timer);
  if (danger === undefined) return;
  decision.emit(dangerArrived, { timer: id, name, danger }, { ...(secret ? { secret } : {}) });
  if (danger === 'pursuer') meetPursuer(decision, name, statBlock);
}

const isHunted = ({ timers }: Campaign): boolean =>
  Object.values(timers).some((timer) => ofTimer(timer).danger === 'pursuer');

/** Passes time until an encounter begins; Turn by Turn while the party is pursued. */
export function passUntilMet(decision: Decision, seconds: number): void {
  const before = decision.state.encounter;
  let left = seconds;
  while (left > 0 && decision.state.encounter === before) {
    const step = isHunted(decision.state) ? Math.min(EXPLORATION_TURN, left) : left;
    passTime(decision, step);
    left -= step;
  }
}
