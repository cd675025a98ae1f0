import { counted } from '../../../text/words.ts';
import { tell } from '../../../campaign/event.ts';
import { weatherChanged } from '../../../campaign/events/land.ts';
import { encounterChecked } from '../../../campaign/events/meetings.ts';
import { lightOfDayChanged } from '../../../campaign/events/time.ts';
import {
  dangerArrived,
  dangerStarted,
  foraged,
  rationsGained,
  restBegan,
  restBrokenOff,
  navigationRolled,
  type Pace,
} from '../events/road.ts';

const RESTS = { short: 'a Short Rest', long: 'a Long Rest', full: 'a Full Rest' } as const;

/** When the clock of a danger is rolled. */
export const PACE_WORDS: Readonly<Record<Pace, string>> = {
  turn: 'each Turn',
  day: 'each day',
  week: 'each week',
  'by-hand': 'by hand',
};

export const roadTellers = [
  tell(
    encounterChecked,
    ({ met, total, against }) =>
      `Encounter check: ${total} against ${against}, ${met ? 'encounter' : 'no encounter'}.`,
  ),
  tell(weatherChanged, ({ name, total, against }) =>
    total === undefined || against === undefined
      ? undefined
      : `Weather: ${total} against ${against}, ${name}.`,
  ),
  tell(navigationRolled, ({ total, against, passed, watches }) => {
    const lost = watches > 0 ? ` and loses ${counted(watches, 'Watch', 'Watches')}` : '';
    const result = passed ? 'the party keeps its way' : `the party gets lost${lost}`;
    return `Navigation check: ${total} against ${against}, ${result}.`;
  }),
  tell(foraged, ({ actor, total, against, passed }, { name }) => {
    const result = passed ? 'finds food' : 'finds nothing';
    return `${name(actor)} forages: ${total} against ${against}, ${result}.`;
  }),
  tell(rationsGained, ({ creature, name: food, from, to }, { name }) => {
    if (from === 0) return `${name(creature)} gains ${food.toLowerCase()} (D${to}).`;
    const whose = `${name(creature)}’s ${food.toLowerCase()}`;
    return from === to ? `${whose} are already full.` : `${whose}: D${from} → D${to}.`;
  }),
  tell(
    dangerStarted,
    ({ name, die, pace }) => `Clock started: ${name}, D${die}, rolled ${PACE_WORDS[pace]}.`,
  ),
  tell(dangerArrived, ({ name, danger }) =>
    danger === 'faction' ? `${name}: the goal is reached.` : `${name}: the party is caught.`,
  ),
  tell(
    restBegan,
    ({ rest, care }) => `The party takes ${RESTS[rest]}${care ? ' with shelter and care' : ''}.`,
  ),
  tell(restBrokenOff, () => 'The Rest is interrupted and gives nothing.'),
  tell(lightOfDayChanged, ({ to }) => (to === 'day' ? 'Day breaks.' : 'Night falls.')),
];
