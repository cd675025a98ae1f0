import { find } from '../../shared/campaign/ids.ts';
import type { Exit, Plan, Room } from '../../shared/campaign/key/plan.ts';
import { barred, planOf } from '../../shared/campaign/key/rooms.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import {
  around,
  drawingOf,
  type BoxedRoom,
  type LevelDrawing,
  type Passage,
} from '../../shared/plan/drawing.ts';
import type { Box, Point } from '../../shared/plan/ways.ts';
import type { PlayersPlan, PlayersSite } from '../../shared/players.ts';
import { remembered } from '../../shared/remembered.ts';
import type { System } from '../../shared/systems/contract.ts';
import { siteTime } from '../queries/view/siteTime.ts';

/** Room for the ways that go on, in whole squares. */
const MARGIN = 2;

/** What the party knows of the site that it is in; null in the open. */
export function playersSite(campaign: Campaign, system: System): PlayersSite | null {
  const time = siteTime(campaign, system);
  const { site } = campaign.party;
  if (!time || !site) return null;
  const plan = planOf(campaign, site.id);
  const here = site.room === undefined ? undefined : find(plan?.rooms ?? {}, site.room);
  const seen = plan && here ? seenOf(plan).get(here.level) : undefined;
  const at = seen?.ids.indexOf(here?.id ?? '') ?? -1;
  return { ...time, plan: seen?.plan ?? null, here: at < 0 ? null : at };
}

interface Seen {
  /** The rooms in the order of the plan’s. */
  ids: string[];
  plan: PlayersPlan;
}

/** Each level as far as it was seen, by its name. */
const seenOf = remembered((plan: Plan): ReadonlyMap<string, Seen> => {
  const rooms = Object.values(plan.rooms);
  const levels = new Set(
    rooms.flatMap(({ level, box, visited }) => (box && visited !== undefined ? level : [])),
  );
  return new Map([...levels].map((level) => [level, seenLevel(rooms, level)]));
});

type Boxed = BoxedRoom<Room>;
const wasSeen = ({ visited }: Room): boolean => visited !== undefined;
const exitTo = ({ exits }: Room, to: string): Exit | undefined => exits.find((exit) => exit.to === to);
/** A way out as the party knows it; undefined where it is secret, or none. */
const known = (room: Room | undefined, to: string): Exit | undefined => {
  const exit = room && wasSeen(room) ? exitTo(room, to) : undefined;
  return exit && barred(exit) !== 'secret' ? exit : undefined;
};

function seenLevel(all: readonly Room[], level: string): Seen {
  const boxes = all.flatMap((room) => (room.level === level && wasSeen(room) ? (room.box ?? []) : []));
  // Where the sheet begins tells nothing of what lies beyond.
  const { x, y, w, h } = around(boxes, MARGIN);
  const moved = all.map((room) => (room.box ? { ...room, box: shifted(room.box, -x, -y) } : room));
  const drawing = drawingOf(moved, level);
  const rooms = drawing.rooms.filter(wasSeen);
  const byId = new Map(drawing.rooms.map((room) => [room.id, room]));
  return {
    ids: rooms.map(({ id }) => id),
    plan: {
      rooms: rooms.map(({ name, box }) => ({ name, box: { ...box } })),
      ...waysOf(drawing, byId, rooms),
      stairs: drawing.stairs.flatMap(({ from, to, at }) => (known(byId.get(from), to.id) ? [at] : [])),
      box: { x: 0, y: 0, w, h },
    },
  };
}

const shifted = (box: Box, x: number, y: number): Box => ({ ...box, x: box.x + x, y: box.y + y });

/** A way is drawn whole where both rooms were seen and nothing shuts it; else each room has one that goes on. */
function waysOf(
  { passages }: LevelDrawing<Room>,
  byId: ReadonlyMap<string, Boxed>,
  rooms: readonly Boxed[],
): Pick<PlayersPlan, 'ways' | 'on'> {
  const ways: PlayersPlan['ways'] = [];
  const on: PlayersPlan['on'] = [];
  for (const passage of passages) {
    const [one, other] = [byId.get(passage.from), byId.get(passage.to)];
    const [out, back] = [known(one, passage.to), known(other, passage.from)];
    if (!one || !other || (!out && !back)) continue;
    const isWhole = wasSeen(one) && wasSeen(other) && ![out, back].some((exit) => exit && barred(exit));
    if (isWhole) ways.push(wholeWay(passage, [rooms.indexOf(one), rooms.indexOf(other)]));
    else {
      if (out) on.push(wayOn(passage.corners[0], one.box, out));
      if (back) on.push(wayOn(passage.corners.at(-1), other.box, back));
    }
  }
  return { ways, on };
}

const wholeWay = ({ path, floor, doors }: Passage, joins: [number, number]): PlayersPlan['ways'][number] => ({
  path,
  floor,
  doors: doors.map(({ at, upright }) => ({ at, upright })),
  joins,
});

/** From the point in the wall straight out of the room. */
function wayOn(at: Point = [0, 0], { x, y, w, h }: Box, { kind }: Exit): PlayersPlan['on'][number] {
  const sides: readonly (readonly [boolean, Point])[] = [
    [at[0] <= x, [-1, 0]],
    [at[0] >= x + w, [1, 0]],
    [at[1] <= y, [0, -1]],
    [at[1] >= y + h, [0, 1]],
  ];
  const out = sides.find(([isSide]) => isSide)?.[1] ?? [0, 1];
  return { at, out, door: kind !== 'open' };
}
