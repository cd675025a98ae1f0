import { z } from 'zod';
import { defineCommand, type Decision } from '../../systems/contract.ts';
import { overlaps } from '../../hex/boxes.ts';
import { gearFor } from '../commands/creatures.ts';
import { freshId, IdSchema } from '../ids.ts';
import { forEachOrRefuse, Refusal } from '../refusal.ts';
import { ItemSchema } from '../state.ts';
import { blocksKnown } from '../tables/bestiary.ts';
import { tableCalled, tablesOf } from '../tables/randomTables.ts';
import { levelsKept, planRemoved, roomKept, roomRemoved, roomsJoined, roomsParted } from './events.ts';
import { readInhabitants } from './inhabitants.ts';
import { ExitSchema, LevelSchema, MOST_EXITS, MOST_ROOMS, RoomSchema, type Exit, type Room } from './plan.ts';
import { planOf, roomAt, siteAt } from './rooms.ts';
import { demandEmpty } from './whoIsThere.ts';

const SECRET = { secret: true };
const site = z.string().max(200);
const { shape } = RoomSchema;

const keepPlan = defineCommand({
  type: 'keep-levels',
  title: 'Save levels',
  about: 'Sets the order of a site’s levels, and the pictures on which their rooms are pinned.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('keep-levels'),
    site,
    levels: z.array(LevelSchema).max(20),
  }),
  decide: (decision, { site: id, levels }) => {
    siteAt(decision.state, id);
    forEachOrRefuse(levels, ({ name }, index) => {
      if (levels.findIndex((one) => one.name === name) < index)
        throw new Refusal('name-taken', `There are two levels “${name}”.`, `levels.${index}.name`);
    });
    decision.emit(levelsKept, { site: id, levels }, SECRET);
  },
});

const keepRoomFields = z.strictObject({
  type: z.literal('keep-room'),
  site,
  /** The room that is changed; without it a new one is made. */
  room: IdSchema.optional(),
  /** Left out, the next number that is free. */
  number: shape.number.optional(),
  name: shape.name.unwrap().optional(),
  level: shape.level.unwrap().optional(),
  /** Null takes it off the grid, or off the picture. */
  box: shape.box.unwrap().nullable().optional(),
  pin: shape.pin.unwrap().nullable().optional(),
  entrance: z.boolean().optional(),
  aloud: shape.aloud.unwrap().optional(),
  secret: shape.secret.unwrap().optional(),
  light: shape.light.unwrap().nullable().optional(),
  exits: z.array(ExitSchema).max(MOST_EXITS, `a room can have at most ${MOST_EXITS} exits`).optional(),
  /** A line for each group: “3 Goblin”, “Asleep: 2 Wolf + Goblin”, or words alone. */
  inhabitants: z.array(z.string().trim().min(1).max(1000)).max(20).optional(),
  treasure: z
    .array(ItemSchema.partial({ id: true }))
    .max(500)
    .optional(),
  /** Empty for no trap. */
  trap: z.string().max(10_000).optional(),
  tables: shape.tables.unwrap().optional(),
});
type KeepRoom = z.infer<typeof keepRoomFields>;

/** The first number from 1 that no room has. */
function nextNumber(rooms: readonly Room[]): string {
  const taken = new Set(rooms.map(({ number }) => number));
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

/** Refuses `bad-exit` the exits of a room that lead nowhere, to itself, or where another leads; all at once. */
function demandExits(rooms: Readonly<Record<string, Room>>, id: string, exits: readonly Exit[]): void {
  forEachOrRefuse(exits, ({ to }, index) => {
    const path = `exits.${index}.to`;
    if (to === id) throw new Refusal('bad-exit', 'An exit can’t lead to the room it starts from.', path);
    const target = Object.hasOwn(rooms, to) ? rooms[to] : undefined;
    if (!target) throw new Refusal('bad-exit', `There is no room “${to}”. Add it first.`, path);
    if (exits.findIndex((one) => one.to === to) < index)
      throw new Refusal('bad-exit', `Two exits lead to ${target.number}. Write both in one note.`, path);
  });
}

/** Refuses `number-taken` a number that another room of the site has. */
function demandNumber(rooms: readonly Room[], id: string, number: string): void {
  const key = number.toLowerCase();
  const other = rooms.find((one) => one.id !== id && one.number.toLowerCase() === key);
  if (other) throw new Refusal('number-taken', `There is a room ${other.number} already.`, 'number');
}

/** Refuses `room-covered` a room that is put where it shares squares with another of its level. */
function demandFree(
  rooms: readonly Room[],
  before: Room | undefined,
  { id, level, box }: Pick<Room, 'id' | 'level' | 'box'>,
): void {
  if (before?.level === level && JSON.stringify(before.box) === JSON.stringify(box)) return;
  const other = rooms.find(
    (one) => one.id !== id && one.level === level && box && one.box && overlaps(one.box, box),
  );
  if (!other) return;
  const name = [other.number, other.name].filter(Boolean).join(' ');
  throw new Refusal('room-covered', `This would cover room ${name}. Leave its squares free.`, 'box');
}

/** Refuses `unknown-table` what is no random table, all at once. */
const demandTables = ({ state, system }: Decision, tables: readonly string[]): void =>
  forEachOrRefuse(tables, (name, index) => {
    if (!tableCalled(tablesOf(state, system), name))
      throw new Refusal('unknown-table', `There is no random table “${name}”.`, `tables.${index}`);
  });

/** The parts of a room that are given, as they are kept; `null` takes one away. */
function given(
  decision: Decision,
  before: Room | undefined,
  { inhabitants, treasure, trap, box, pin, light, ...plain }: Omit<KeepRoom, 'type' | 'site' | 'room'>,
): Partial<Room> {
  const { sprung } = before?.trap ?? {};
  const parts = {
    ...plain,
    ...(inhabitants && { inhabitants: readInhabitants(inhabitants, blocksKnown(decision)) }),
    ...(treasure && { treasure: gearFor(decision, treasure, 'treasure') }),
    ...(trap && { trap: { text: trap, ...(sprung && { sprung }) } }),
    ...(box && { box }),
    ...(pin && { pin }),
    ...(light && { light }),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}

/** A room without the parts that the command takes away. */
function without(room: Room, { trap, box, pin, light }: KeepRoom): Room {
  const rest = { ...room };
  if (trap?.trim() === '') delete rest.trap;
  if (box === null) delete rest.box;
  if (pin === null) delete rest.pin;
  if (light === null) delete rest.light;
  return rest;
}

const keepRoom = defineCommand({
  type: 'keep-room',
  title: 'Save room',
  about:
    'Adds a room to a site’s plan, or changes one: what is left out stays the same. What is read aloud, what is secret, light, exits, inhabitants, treasure, trap and tables.',
  when: ['anytime'],
  fields: keepRoomFields,
  decide: (decision, command) => {
    const { type: _type, site: siteId, room: roomId, ...rest } = command;
    siteAt(decision.state, siteId);
    const rooms = planOf(decision.state, siteId)?.rooms ?? {};
    const all = Object.values(rooms);
    const before = roomId === undefined ? undefined : roomAt(decision.state, siteId, roomId);
    if (!before && all.length >= MOST_ROOMS)
      throw new Refusal('too-many', `A site can have at most ${MOST_ROOMS} rooms.`, 'site');
    const number = rest.number ?? before?.number ?? nextNumber(all);
    const id = before?.id ?? freshId(`room ${number}`, 'room', rooms);
    demandNumber(all, id, number);
    demandExits(rooms, id, rest.exits ?? []);
    demandTables(decision, rest.tables ?? []);
    const kept = { ...(before && without(before, command)), id, number, ...given(decision, before, rest) };
    demandFree(all, before, { id, level: kept.level ?? '1', box: kept.box });
    decision.emit(roomKept, { site: siteId, room: kept }, SECRET);
  },
});

const removeRoom = defineCommand({
  type: 'remove-room',
  title: 'Remove room',
  about:
    'Removes a room from a site’s plan, with all exits that lead there. Not possible while the party or a group of it is in it.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('remove-room'), site, room: IdSchema }),
  decide: (decision, { site: siteId, room: id }) => {
    const { number } = roomAt(decision.state, siteId, id);
    demandEmpty(
      decision.state,
      (inside) => inside.id === siteId && inside.room === id,
      `room ${number}`,
      'room',
    );
    decision.emit(roomRemoved, { site: siteId, room: id }, SECRET);
  },
});

const removePlan = defineCommand({
  type: 'remove-plan',
  title: 'Remove plan',
  about:
    'Removes all rooms and levels of a site. Not possible while the party or a group of it is in one of the rooms.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('remove-plan'), site }),
  decide: (decision, { site: id }) => {
    if (!planOf(decision.state, id)) throw new Refusal('no-need', 'This site has no plan.', 'site');
    demandEmpty(
      decision.state,
      (inside) => inside.id === id && inside.room !== undefined,
      'one of its rooms',
      'site',
    );
    decision.emit(planRemoved, { site: id }, SECRET);
  },
});

const joinRooms = defineCommand({
  type: 'join-rooms',
  title: 'Join rooms',
  about: 'Draws a passage or a door between two rooms, or changes the one that is there.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('join-rooms'),
    site,
    room: IdSchema,
    to: IdSchema,
    kind: ExitSchema.shape.kind,
    note: ExitSchema.shape.note,
    /** There is no way back. */
    oneWay: z.boolean().default(false),
  }),
  decide: (decision, { site: siteId, room: id, to, kind, note, oneWay }) => {
    const one = roomAt(decision.state, siteId, id);
    const other = roomAt(decision.state, siteId, to, 'to');
    if (id === to) throw new Refusal('bad-exit', 'An exit can’t lead to the room it starts from.', 'to');
    for (const [from, target] of oneWay ? [[one, to] as const] : [[one, to] as const, [other, id] as const])
      if (from.exits.length >= MOST_EXITS && from.exits.every((exit) => exit.to !== target))
        throw new Refusal('too-many', `${from.number} has ${MOST_EXITS} exits already.`, 'to');
    // What became of it in play stays.
    const before = one.exits.find((exit) => exit.to === to && exit.kind === kind);
    const exit = { ...before, to, kind, note };
    decision.emit(roomsJoined, { site: siteId, room: id, exit, oneWay }, SECRET);
  },
});

const partRooms = defineCommand({
  type: 'part-rooms',
  title: 'Remove exit',
  about: 'Removes the exits between two rooms, on both sides.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('part-rooms'), site, room: IdSchema, to: IdSchema }),
  decide: (decision, { site: siteId, room: id, to }) => {
    const one = roomAt(decision.state, siteId, id);
    const other = roomAt(decision.state, siteId, to, 'to');
    if (![...one.exits, ...other.exits].some((exit) => exit.to === id || exit.to === to))
      throw new Refusal('no-need', `No exit joins ${one.number} and ${other.number}.`, 'to');
    decision.emit(roomsParted, { site: siteId, room: id, to }, SECRET);
  },
});

export const planCommands = [keepPlan, keepRoom, removeRoom, removePlan, joinRooms, partRooms];
