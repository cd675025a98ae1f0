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
} from '../events/road.ts';

const wasted = (watches: number): string =>
  watches === 1 ? 'a Watch is wasted' : `${watches} Watches are wasted`;

const RESTS = { short: 'A Short Rest', long: 'A Long Rest', full: 'A Full Rest' } as const;

export const roadTellers = [
  tell(
    encounterChecked,
    ({ met, total, against }) =>
      `Encounter check: ${total} against ${against}, ${met ? 'somebody comes' : 'nobody'}.`,
  ),
  tell(weatherChanged, ({ name, total, against }) =>
    total === undefined || against === undefined
      ? `The weather: ${name}.`
      : `The weather: ${total} against ${against}, ${name}.`,
  ),
  tell(navigationRolled, ({ total, against, passed, watches }) => {
    const result = passed ? 'the way is clear' : `the way is lost, ${wasted(watches)}`;
    return `Finding the way: ${total} against ${against}, ${result}.`;
  }),
  tell(foraged, ({ actor, total, against, passed }, { name }) => {
    const result = passed ? 'food is found' : 'nothing';
    return `${name(actor)} forages: ${total} against ${against}, ${result}.`;
  }),
  tell(rationsGained, ({ creature, name: food, from, to }, { name }) => {
    if (from === 0) return `${name(creature)} has ${food.toLowerCase()}, D${to}.`;
    const whose = `${name(creature)}’s ${food.toLowerCase()}`;
    return from === to ? `${whose} are full already.` : `${whose}: D${from} → D${to}.`;
  }),
  tell(dangerStarted, ({ name, die, pace }) => `${name}: D${die}, thrown ${pace}.`),
  tell(dangerArrived, ({ name, danger }) =>
    danger === 'faction' ? `${name}: the goal is reached.` : `${name}: it has caught up.`,
  ),
  tell(restBegan, ({ rest, care }) => `${RESTS[rest]}${care ? ', well cared for' : ''}.`),
  tell(restBrokenOff, () => 'The rest is broken off and gives nothing.'),
  tell(lightOfDayChanged, ({ to }) => (to === 'day' ? 'Day breaks.' : 'Night falls.')),
];
