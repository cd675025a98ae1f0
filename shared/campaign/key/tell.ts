import { tell } from '../event.ts';
import { find } from '../ids.ts';
import type { Campaign } from '../state.ts';
import {
  exitChanged,
  levelsKept,
  planRemoved,
  roomEntered,
  roomKept,
  roomNoted,
  roomNoteRemoved,
  roomRemoved,
  roomsJoined,
  roomsParted,
  trapSet,
  type ExitState,
} from './events.ts';
import { keyKept } from './keyEvents.ts';
import { planOf, roomName } from './rooms.ts';

const siteName = ({ land }: Campaign, id: string): string => find(land.sites, id)?.name ?? id;

const numberOf = (campaign: Campaign, site: string, room: string): string =>
  find(planOf(campaign, site)?.rooms ?? {}, room)?.number ?? room;

/** A room with its number and name, as it is or was. */
function nameOf(campaign: Campaign, site: string, room: string): string {
  const found = find(planOf(campaign, site)?.rooms ?? {}, room);
  return found ? roomName(found) : room;
}

const BECOMES: Readonly<Record<ExitState, string>> = {
  opened: 'is open',
  shut: 'is shut',
  locked: 'is locked',
  found: 'is found',
  hidden: 'is hidden again',
};

/** The words for the rooms of sites. */
export const keyTellers = [
  tell(keyKept, ({ place }, { campaign }) => `Key saved: ${siteName(campaign, place)}.`),
  tell(levelsKept, ({ site }, { campaign }) => `Levels saved: ${siteName(campaign, site)}.`),
  tell(
    roomKept,
    ({ site, room }, { campaign }) => `Room saved: ${roomName(room)} (${siteName(campaign, site)}).`,
  ),
  tell(
    roomRemoved,
    ({ site, room }, { before }) =>
      `Room removed: ${nameOf(before, site, room)} (${siteName(before, site)}).`,
  ),
  tell(planRemoved, ({ site }, { before }) => `Plan removed: ${siteName(before, site)}.`),
  tell(
    roomsJoined,
    ({ site, room, exit }, { campaign }) =>
      `Exit saved: ${numberOf(campaign, site, room)} to ${numberOf(campaign, site, exit.to)}.`,
  ),
  tell(
    roomsParted,
    ({ site, room, to }, { campaign }) =>
      `Exit removed: ${numberOf(campaign, site, room)} to ${numberOf(campaign, site, to)}.`,
  ),
  tell(
    exitChanged,
    ({ site, room, to, now }, { campaign }) =>
      `The exit from ${numberOf(campaign, site, room)} to ${numberOf(campaign, site, to)} ${BECOMES[now]}.`,
  ),
  tell(roomEntered, ({ site, room, from }, { campaign }) =>
    from === undefined
      ? `The party is in room ${nameOf(campaign, site, room)}.`
      : `The party goes to room ${nameOf(campaign, site, room)}.`,
  ),
  tell(roomNoted, ({ site, room, note }, { campaign }) => `Room ${numberOf(campaign, site, room)}: ${note}`),
  tell(
    roomNoteRemoved,
    ({ site, room }, { campaign }) => `Note removed: room ${nameOf(campaign, site, room)}.`,
  ),
  tell(trapSet, ({ site, room, sprung }, { campaign }) =>
    sprung
      ? `The trap in room ${numberOf(campaign, site, room)} is sprung.`
      : `The trap in room ${numberOf(campaign, site, room)} is set.`,
  ),
];
