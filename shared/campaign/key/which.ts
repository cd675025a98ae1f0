import { z } from 'zod';
import { IdSchema } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { Campaign } from '../state.ts';
import { roomAt, roomHere, type RoomOfSite } from './rooms.ts';

/** The heading of offers for the room where the party is. */
export const GROUP = 'room';

/** The room in which the party is; refuses `not-here` where it is in none. */
export function presentRoom(state: Campaign): RoomOfSite {
  const here = roomHere(state);
  if (!here) throw new Refusal('not-here', 'The party is in no room. Go to one first.', 'room');
  return here;
}

/** The room that is named, or the one in which the party is. */
export function meantRoom(state: Campaign, site: string | undefined, room: string | undefined): RoomOfSite {
  const siteId = site ?? state.party.site?.id;
  if (room === undefined || siteId === undefined) return presentRoom(state);
  return { site: siteId, room: roomAt(state, siteId, room) };
}

/** The room named by fields of a command; left out, the one in which the party is. */
export const which = { site: z.string().max(200).optional(), room: IdSchema.optional() };
