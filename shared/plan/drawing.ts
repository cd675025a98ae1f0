import { overlaps } from '../hex/boxes.ts';
import type { Box, Point } from './ways.ts';
import { floorPath, pathOf } from './paths.ts';
import { wayBetween } from './ways.ts';

export type ExitKind = 'open' | 'door' | 'stuck' | 'locked' | 'secret';

/** What of an exit is drawn. */
export interface DrawnExit {
  to: string;
  kind: ExitKind;
  found?: boolean | undefined;
  opened?: boolean | undefined;
}

/** What of a room is drawn. */
export interface DrawnRoom {
  id: string;
  number: string;
  name: string;
  level: string;
  box?: Box | undefined;
  visited?: number | undefined;
  exits: readonly DrawnExit[];
}
export type BoxedRoom<R extends DrawnRoom = DrawnRoom> = R & { box: Box };

/** A corridor or a door between two rooms of a level. */
export interface Passage {
  from: string;
  to: string;
  corners: readonly Point[];
  /** The middle of the corridor, and its floor through the walls at both ends, as paths of the drawing. */
  path: string;
  floor: string;
  /** Doors by where they stand; an open way has none. */
  doors: { at: Point; upright: boolean; kind: ExitKind; opened: boolean }[];
  /** Only the referee knows it yet. */
  hidden: boolean;
  /** The party was at one of its ends. */
  seen: boolean;
}

/** A way out of a room that leads off this drawing, such as stairs. */
export interface Stairs {
  from: string;
  to: DrawnRoom;
  kind: ExitKind;
  at: Point;
}

export interface LevelDrawing<R extends DrawnRoom = DrawnRoom> {
  rooms: BoxedRoom<R>[];
  passages: Passage[];
  stairs: Stairs[];
  /** The squares that all of it takes. */
  box: Box;
}

const EMPTY: Box = { x: 0, y: 0, w: 24, h: 16 };

/** The squares around all boxes; a sheet of some size where there are none. */
export function around(boxes: readonly Box[], margin = 1): Box {
  if (boxes.length === 0) return EMPTY;
  const left = Math.min(...boxes.map(({ x }) => x)) - margin;
  const top = Math.min(...boxes.map(({ y }) => y)) - margin;
  const right = Math.max(...boxes.map(({ x, w }) => x + w)) + margin;
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h)) + margin;
  return { x: left, y: top, w: right - left, h: bottom - top };
}

const hasBox = <R extends DrawnRoom>(room: R): room is BoxedRoom<R> => room.box !== undefined;
const exitTo = ({ exits }: DrawnRoom, to: string): DrawnExit | undefined =>
  exits.find((exit) => exit.to === to);
const isHidden = ({ kind, found }: DrawnExit): boolean => kind === 'secret' && !found;

/** Everything that one level of a plan has to draw, in squares of the grid. Exits that lead nowhere are left out. */
export function drawingOf<R extends DrawnRoom>(all: readonly R[], level: string): LevelDrawing<R> {
  const byId = new Map(all.map((room) => [room.id, room]));
  const rooms = all.filter((room) => room.level === level).filter(hasBox);
  const here = new Map(rooms.map((room) => [room.id, room]));
  const passages: Passage[] = [];
  const stairs: Stairs[] = [];
  const done = new Set<string>();
  for (const room of rooms) {
    let steps = 0;
    for (const exit of room.exits) {
      const other = here.get(exit.to);
      const elsewhere = byId.get(exit.to);
      const pair = [room.id, exit.to].sort().join(' ');
      if (exit.to === room.id || !elsewhere) continue;
      if (!other)
        stairs.push({ from: room.id, to: elsewhere, kind: exit.kind, at: stairsAt(room.box, steps++) });
      else if (!done.has(pair)) passages.push(passageBy(exit, room, other, rooms));
      done.add(pair);
    }
  }
  const points = passages.flatMap(({ corners }) => corners.map(([x, y]) => ({ x, y, w: 0, h: 0 })));
  return { rooms, passages, stairs, box: around([...rooms.map(({ box }) => box), ...points]) };
}

/** Stairs stand along the bottom of their room, from the left. */
const stairsAt = ({ x, y, w, h }: Box, step: number): Point => [
  x + Math.min(w, 1.1 * step + 1) - 0.5,
  y + h - 0.5,
];

/** Passages by their exits, with the rooms that they were drawn for. */
const drawn = new WeakMap<DrawnExit, { room: BoxedRoom; other: BoxedRoom; passage: Passage }>();

/** The passage of an exit: the same as before while both of its rooms are, even if another room now stands in its way. */
function passageBy(exit: DrawnExit, room: BoxedRoom, other: BoxedRoom, all: readonly BoxedRoom[]): Passage {
  const last = drawn.get(exit);
  if (last?.room === room && last.other === other) return last.passage;
  const made = passage(room, other, exit, all);
  drawn.set(exit, { room, other, passage: made });
  return made;
}

function passage(room: BoxedRoom, other: BoxedRoom, exit: DrawnExit, rooms: readonly BoxedRoom[]): Passage {
  const others = rooms.filter(({ id }) => id !== room.id && id !== other.id).map(({ box }) => box);
  const way = wayBetween(room.box, other.box, others);
  const back = exitTo(other, room.id);
  const doorAt = (end: 0 | 1, { kind, opened }: DrawnExit): Passage['doors'][number][] =>
    kind === 'open' ? [] : [{ ...way.ends[end], kind, opened: opened ?? false }];
  return {
    from: room.id,
    to: other.id,
    path: pathOf(way),
    floor: floorPath(way),
    corners: way.points,
    // One door has two sides; where they differ, each room has a door of its own.
    doors: [...doorAt(0, exit), ...(back && back.kind !== exit.kind ? doorAt(1, back) : [])],
    hidden: isHidden(exit) && (back === undefined || isHidden(back)),
    seen: room.visited !== undefined || other.visited !== undefined,
  };
}

/** The levels of a plan in order: those that were put into one first, then all others by name. */
export function levelsOf(rooms: readonly DrawnRoom[], ordered: readonly string[] = []): string[] {
  const others = [...new Set(rooms.map(({ level }) => level))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  const all = [...new Set([...ordered, ...others])];
  return all.length > 0 ? all : ['1'];
}

/** The room of a level at a place on the grid, or within so many squares of it. */
export const roomAt = <R extends DrawnRoom>(
  rooms: readonly R[],
  level: string,
  [x, y]: Point,
  by = 0,
): R | undefined =>
  rooms.find(
    ({ level: on, box: at }) =>
      on === level && at && x >= at.x - by && x < at.x + at.w + by && y >= at.y - by && y < at.y + at.h + by,
  );

/** The room of a level that a box would cover; the room of this id is the one that is moved. */
export const covered = <R extends DrawnRoom>(
  rooms: readonly R[],
  level: string,
  box: Box,
  moved?: string,
): R | undefined =>
  rooms.find((one) => one.id !== moved && one.level === level && one.box && overlaps(one.box, box));

/** A free place for one more room on a level: right of all others, in the first row. */
export function freePlace(boxes: readonly Box[], size: Pick<Box, 'w' | 'h'> = { w: 5, h: 4 }): Box {
  if (boxes.length === 0) return { x: 1, y: 1, ...size };
  const { x, y, w } = around(boxes, 0);
  return { x: x + w + 2, y, ...size };
}

/**
 * A digit for each exit, by which it is taken: the room’s own number where that is one digit, else the first of its digits
 * that is free, else the first that is. The tenth exit and later ones may have none.
 */
export function digitsOf(exits: readonly { id: string; number: string }[]): Map<string, string> {
  const free = new Set('1234567890');
  const digits = new Map<string, string>();
  const give = (id: string, digit: string | undefined): void => {
    if (digit === undefined || digits.has(id) || !free.delete(digit)) return;
    digits.set(id, digit);
  };
  for (const { id, number } of exits) if (number.length === 1 && free.has(number)) give(id, number);
  for (const { id, number } of exits)
    give(
      id,
      (number.match(/\d/g) ?? []).find((digit) => free.has(digit)),
    );
  for (const { id } of exits) give(id, [...free][0]);
  return digits;
}
