import { z } from 'zod';
import { EncounterRowSchema } from '../../hex/land.ts';
import { undrafted } from '../drafted.ts';
import { defineEvent } from '../event.ts';
import { IdSchema } from '../ids.ts';
import { present } from '../lookup.ts';
import type { Campaign } from '../state.ts';
import { ExitSchema, LevelSchema, MOST_DONE, RoomSchema, type Exit, type Plan, type Room } from './plan.ts';

const site = z.string();
const room = IdSchema;

/** The plan of a site, to be changed; one that had none gets an empty one. */
function draftPlan(campaign: Campaign, id: string): Plan {
  if (!Object.hasOwn(campaign.plans, id)) campaign.plans[id] = { levels: [], rooms: {} };
  return present(campaign.plans[id], id);
}

/** A room, to be changed. */
export const draftRoom = (campaign: Campaign, at: { site: string; room: string }): Room =>
  present(draftPlan(campaign, at.site).rooms[at.room], at.room);

/** The exits without the one that leads there, and with another if one is given. */
const exitsWith = (exits: readonly Exit[], to: string, exit?: Exit): Exit[] => {
  const at = exits.findIndex((one) => one.to === to);
  if (!exit) return exits.filter((one) => one.to !== to);
  return at < 0 ? [...exits, exit] : exits.with(at, exit);
};

const setExit = (from: Room, to: string, exit?: Exit): void => {
  from.exits = exitsWith(undrafted(from.exits), to, exit);
};

/** The levels of a site have another order, or other pictures. */
export const levelsKept = defineEvent(
  'levels-kept',
  'referee',
  { site, levels: z.array(LevelSchema) },
  (campaign, { site: id, levels }) => {
    draftPlan(campaign, id).levels = levels;
  },
);

/** A room of a site was added or edited; the event has all of it. */
export const roomKept = defineEvent(
  'room-kept',
  'referee',
  { site, room: RoomSchema },
  (campaign, { site: id, room: kept }) => {
    draftPlan(campaign, id).rooms[kept.id] = kept;
  },
);

/** A room was removed, with all exits that led there; what lay in it lies in the site. */
export const roomRemoved = defineEvent(
  'room-removed',
  'referee',
  { site, room },
  (campaign, { site: id, room: gone }) => {
    const { plans, caches } = undrafted(campaign);
    const leading = Object.values(plans[id]?.rooms ?? {}).filter(({ exits }) =>
      exits.some(({ to }) => to === gone),
    );
    const lying = Object.values(caches).filter((one) => one.site === id && one.room === gone);
    const { rooms } = draftPlan(campaign, id);
    for (const { id: other } of leading) setExit(present(rooms[other], other), gone);
    for (const { id: cache } of lying) delete present(campaign.caches[cache], cache).room;
    Reflect.deleteProperty(rooms, gone);
  },
);

/** The whole plan of a site was removed. */
export const planRemoved = defineEvent('plan-removed', 'referee', { site }, (campaign, { site: id }) => {
  Reflect.deleteProperty(campaign.plans, id);
});

/** A way between two rooms was drawn or changed, from both sides unless it is one-way. */
export const roomsJoined = defineEvent(
  'rooms-joined',
  'referee',
  { site, room, exit: ExitSchema, oneWay: z.boolean().default(false) },
  (campaign, { site: id, room: from, exit, oneWay }) => {
    setExit(draftRoom(campaign, { site: id, room: from }), exit.to, exit);
    if (!oneWay) setExit(draftRoom(campaign, { site: id, room: exit.to }), from, { ...exit, to: from });
  },
);

/** There is no way between two rooms any more. */
export const roomsParted = defineEvent(
  'rooms-parted',
  'referee',
  { site, room, to: room },
  (campaign, { site: id, room: from, to }) => {
    setExit(draftRoom(campaign, { site: id, room: from }), to);
    setExit(draftRoom(campaign, { site: id, room: to }), from);
  },
);

/** What can become of an exit in play. */
export const EXIT_STATES = ['opened', 'shut', 'locked', 'found', 'hidden'] as const;
export type ExitState = (typeof EXIT_STATES)[number];

/** What it makes of an exit; one that it doesn’t apply to stays as it is. */
const AFTER: Readonly<Record<ExitState, (exit: Exit) => Exit>> = {
  opened: (exit) => (exit.kind === 'stuck' || exit.kind === 'locked' ? { ...exit, opened: true } : exit),
  shut: ({ opened: _opened, ...exit }) => exit,
  locked: ({ opened: _opened, ...exit }) =>
    exit.kind === 'secret' || exit.kind === 'open' ? exit : { ...exit, kind: 'locked' },
  found: (exit) => (exit.kind === 'secret' ? { ...exit, found: true } : exit),
  hidden: ({ found: _found, ...exit }) => exit,
};

/** An exit was opened, shut, locked, found or hidden again; its other side as well. */
export const exitChanged = defineEvent(
  'exit-changed',
  'players',
  { site, room, to: room, now: z.enum(EXIT_STATES) },
  (campaign, { site: id, room: from, to, now }) => {
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const side = draftRoom(campaign, { site: id, room: one });
      const exit = undrafted(side.exits).find((each) => each.to === other);
      if (exit) setExit(side, other, AFTER[now](exit));
    }
  },
);

/** The party came into a room; `from` is the room that it left. */
export const roomEntered = defineEvent(
  'room-entered',
  'players',
  {
    site,
    room,
    from: room.optional(),
    name: z.string().optional(),
    /** Whether the party was never in this room before. */
    first: z.boolean().optional(),
  },
  (campaign, { site: id, room: to }) => {
    present(campaign.party.site, 'the site').room = to;
    draftRoom(campaign, { site: id, room: to }).visited = campaign.clock;
  },
);

/** The room remembers what was done there; of very many notes the oldest go. */
export const roomNoted = defineEvent(
  'room-noted',
  'referee',
  { site, room, note: z.string() },
  (campaign, { note, ...at }) => {
    const draft = draftRoom(campaign, at);
    draft.done = [...undrafted(draft.done), { at: campaign.clock, note }].slice(-MOST_DONE);
  },
);

/** A note of what was done in a room was removed. */
export const roomNoteRemoved = defineEvent(
  'room-note-removed',
  'referee',
  { site, room, index: z.int() },
  (campaign, { index, ...at }) => {
    const draft = draftRoom(campaign, at);
    draft.done = undrafted(draft.done).filter((_one, place) => place !== index);
  },
);

/** The trap of a room was sprung, or set again. */
export const trapSet = defineEvent(
  'trap-set',
  'players',
  { site, room, sprung: z.boolean() },
  (campaign, { sprung, ...at }) => {
    present(draftRoom(campaign, at).trap, 'the trap').sprung = sprung;
  },
);

/** Creatures were met in a room, or died there; `inhabitants` are those who are still to be met. */
export const roomPeopled = defineEvent(
  'room-peopled',
  'referee',
  { site, room, creatures: z.array(IdSchema), inhabitants: z.array(EncounterRowSchema).optional() },
  (campaign, { creatures, inhabitants, ...at }) => {
    const draft = draftRoom(campaign, at);
    draft.here = [...new Set([...undrafted(draft.here), ...creatures])].slice(-1000);
    if (inhabitants) draft.inhabitants = inhabitants;
  },
);

export const keyEvents = [
  levelsKept,
  roomKept,
  roomRemoved,
  planRemoved,
  roomsJoined,
  roomsParted,
  exitChanged,
  roomEntered,
  roomNoted,
  roomNoteRemoved,
  trapSet,
  roomPeopled,
];
