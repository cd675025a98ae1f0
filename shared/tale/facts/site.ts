import {
  encounterBegan,
  explorationTurnPassed,
  siteEntered,
  siteLeft,
} from '../../campaign/events/meetings.ts';
import { timerChanged, timerEnded, timerStarted } from '../../campaign/events/time.ts';
import { roomEntered } from '../../campaign/key/events.ts';
import type { HexwatchEvent } from '../../campaign/event.ts';
import { find } from '../../campaign/ids.ts';
import type { Campaign, Timer } from '../../campaign/state.ts';
import { WEIGHT, witness } from '../fact.ts';
import { clean } from '../person.ts';

const siteName = ({ land }: Campaign, site: string): string =>
  clean(find(land.sites, site)?.name ?? '') || site;
const roomName = ({ plans }: Campaign, site: string, room: string): string | undefined => {
  const name = clean(find(find(plans, site)?.rooms ?? {}, room)?.name ?? '');
  return name === '' ? undefined : name;
};

/** The thing that burns: “Pim’s torch” is a torch. */
const lightOf = ({ name }: Timer): string => clean(name.replace(/^.*’s /, '')).toLowerCase();

const titleOf = (event: HexwatchEvent): unknown =>
  (event['encounter'] as { title?: unknown } | undefined)?.title;

/** What is told of the places that are entered, of lights and of clocks. */
export const siteWitnesses = [
  witness(siteEntered, ({ site }, { after }) => ({
    kind: 'entered',
    weight: WEIGHT.always,
    name: siteName(after, site),
  })),
  witness(siteLeft, ({ site }, { after }) => ({
    kind: 'left-site',
    weight: WEIGHT.road,
    name: siteName(after, site),
  })),
  witness(roomEntered, ({ site, room, from }, { after }) => {
    const name = roomName(after, site, room);
    return name === undefined
      ? undefined
      : { kind: from === undefined ? 'way-in' : 'room', weight: WEIGHT.camp, name };
  }),
  witness(explorationTurnPassed, ({ what }) =>
    what === undefined || clean(what) === ''
      ? undefined
      : { kind: 'explored', weight: WEIGHT.camp, words: clean(what) },
  ),
  witness(timerStarted, ({ timer, again }) =>
    timer.order === 'light' && timer.creature !== undefined && !again
      ? { kind: 'lit', weight: WEIGHT.road, who: [timer.creature], name: lightOf(timer) }
      : undefined,
  ),
  witness(timerChanged, ({ timer, from, to }, { after }) => {
    const { name = '', segments = 0 } = find(after.timers, timer) ?? {};
    return to.filled === undefined || to.filled <= (from.filled ?? 0)
      ? undefined
      : {
          kind: 'clock-filled',
          weight: WEIGHT.want,
          name: clean(name),
          figures: { filled: to.filled, segments },
        };
  }),
  witness(timerEnded, ({ timer, due, byHand }, { beside }) => {
    if (!due || byHand) return undefined;
    const isMet = beside.some(({ type }) => type === encounterBegan.type);
    if (timer.order === 'light')
      return {
        kind: 'burnt-out',
        weight: isMet ? WEIGHT.meeting : WEIGHT.road,
        who: [timer.creature],
        name: lightOf(timer),
      };
    const comes = beside.some((one) => one.type === encounterBegan.type && titleOf(one) === timer.name);
    return timer.order === 'timer' && timer.creature === undefined && !comes
      ? { kind: 'clock', weight: WEIGHT.turn, name: clean(timer.name) }
      : undefined;
  }),
];
