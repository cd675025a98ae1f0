import { extended } from '../../extended.ts';
import { roomEntered, roomPeopled } from './events.ts';
import type { Decision } from '../../systems/contract.ts';
import { encounterEnded, explorationTurnPassed, siteEntered, siteLeft } from '../events/meetings.ts';
import { find } from '../ids.ts';
import { companyOf, isOfParty, present } from '../lookup.ts';
import { Refusal } from '../refusal.ts';
import type { Campaign, Creature } from '../state.ts';
import type { Site } from '../../hex/land.ts';
import type { Exit, Plan, Room } from './plan.ts';

/** A room and the site that it is in. */
export interface RoomOfSite {
  site: string;
  room: Room;
}

/** The plan of a site; undefined where it has none. */
export const planOf = ({ plans }: Pick<Campaign, 'plans'>, site: string): Plan | undefined =>
  find(plans, site);

/** The room in which the party is; undefined where it is in none. */
export function roomHere({
  party: { site },
  plans,
}: Pick<Campaign, 'party' | 'plans'>): RoomOfSite | undefined {
  const room = site?.room === undefined ? undefined : find(find(plans, site.id)?.rooms ?? {}, site.room);
  return site && room ? { site: site.id, room } : undefined;
}

/** How light a room is: as it is said of it, or as in its whole site. */
export const lightIn = (site: Pick<Site, 'dark'> | undefined, { light }: Room): NonNullable<Room['light']> =>
  light ?? (site?.dark === false ? 'lit' : 'dark');

const natural = new Intl.Collator('en', { numeric: true });

/** The rooms in the order of their numbers: 2, 2b, 10. */
export const inOrder = (rooms: readonly Room[]): Room[] =>
  [...rooms].sort((a, b) => natural.compare(a.number, b.number));

/** Where one comes in from outside: the rooms marked so, or the first one. */
export function entrances({ rooms }: Plan): Room[] {
  const all = inOrder(Object.values(rooms));
  const marked = all.filter(({ entrance }) => entrance);
  return marked.length > 0 ? marked : all.slice(0, 1);
}

/** A room as it is called: “4, Chapel”, or its number alone. */
export const roomName = ({ number, name }: Pick<Room, 'number' | 'name'>): string =>
  name ? `${number}, ${name}` : number;

/** Why an exit can’t be walked through now; undefined where it can. */
export function barred({ kind, opened, found }: Exit): 'stuck' | 'locked' | 'secret' | undefined {
  if (kind === 'secret') return found ? undefined : 'secret';
  return (kind === 'stuck' || kind === 'locked') && !opened ? kind : undefined;
}

/** Whom the party met in a room, or who died there, as they are now; who joined the party is with it. */
export const knownIn = (campaign: Campaign, { here }: Room): Creature[] =>
  here.flatMap((id) => find(campaign.creatures, id) ?? []).filter(({ id }) => !isOfParty(campaign, id));

/** Those of them who are still there. */
export const aliveIn = (campaign: Campaign, room: Room): Creature[] =>
  knownIn(campaign, room).filter(({ status }) => status === 'up' || status === 'down');

/** The site with a plan or without; refuses with `unknown-site`. */
export function siteAt({ land }: Campaign, id: string): void {
  if (!find(land.sites, id)) throw new Refusal('unknown-site', `There is no site “${id}”.`, 'site');
}

/** A room of a plan; refuses with `unknown-room`. */
export function roomAt(state: Campaign, site: string, id: string, path = 'room'): Room {
  siteAt(state, site);
  const room = find(planOf(state, site)?.rooms ?? {}, id);
  if (!room) throw new Refusal('unknown-room', `There is no room “${id}” in this site.`, path);
  return room;
}

/** The name of a site as a field of an event. */
const siteNamed = ({ land }: Campaign, id: string): { name?: string } => {
  const site = find(land.sites, id);
  return site ? { name: site.name } : {};
};

/** The party comes into a site, but into none of its rooms. */
export function enterSite(decision: Decision, site: string): void {
  const { state } = decision;
  const rooms = Object.values(planOf(state, site)?.rooms ?? {});
  decision.emit(siteEntered, {
    site,
    ...siteNamed(state, site),
    ...(rooms.length > 0 && { first: rooms.every(({ visited }) => visited === undefined) }),
    who: companyOf(state),
  });
}

/** The party leaves the site where it is. */
export function leaveSite(decision: Decision): void {
  const { id } = present(decision.state.party.site, 'the site');
  decision.emit(siteLeft, { site: id, ...siteNamed(decision.state, id) });
}

/** The party comes into a room; nothing but that happens. */
export function enterRoom(decision: Decision, site: string, { id, name, visited }: Room): void {
  const from = decision.state.party.site?.room;
  decision.emit(roomEntered, {
    site,
    room: id,
    ...(from === undefined ? {} : { from }),
    ...(name && { name }),
    first: visited === undefined,
  });
}

/** So many turns have passed since the party entered the site; `what` and `actor` say what the last was spent on, and by whom. */
export function countTurns(
  decision: Decision,
  explorationTurns: number,
  spent: { what?: string; actor?: string } = {},
): void {
  const here = roomHere(decision.state);
  decision.emit(explorationTurnPassed, {
    explorationTurns,
    ...spent,
    ...(here && { room: here.room.id }),
    who: companyOf(decision.state),
  });
}

/** The encounter is over; the room where the party is keeps those who died there. */
export function endEncounter(decision: Decision, how: { parted?: boolean; fled?: boolean } = {}): void {
  const { encounter, creatures } = decision.state;
  const here = roomHere(decision.state);
  decision.emit(encounterEnded, extended(how, encounter ? { encounter: encounter.id } : {}));
  const fallen = (encounter?.creatures ?? []).filter(
    (id) =>
      creatures[id]?.status === 'dead' && !isOfParty(decision.state, id) && !here?.room.here.includes(id),
  );
  if (here && fallen.length > 0)
    decision.emit(roomPeopled, { site: here.site, room: here.room.id, creatures: fallen }, { secret: true });
}
