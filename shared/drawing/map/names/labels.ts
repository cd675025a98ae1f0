import { columnRow } from '../../../hex/coordinates.ts';
import { hexAt } from '../../../hex/land.ts';
import { at, type Distance } from '../distance.ts';
import { hexIn } from '../ground/terrainAt.ts';
import { hexUnder, type Box } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { Candidates, furtherFor, type Candidate } from './candidates.ts';
import { Crowd } from './crowd.ts';
import type { PlacedLabel, PlacedSign } from './placed.ts';
import { numbersIn } from './numbers.ts';
import { Standing, type Wanted } from './standing.ts';
import type { Surroundings } from './surroundings.ts';
import type { Ways } from './ways.ts';

/** Dear is: a unit of road, up to a most; the another hex than one’s own; an end off the land, or where players know nothing. */
const COSTS = { way: 0.46, ways: 40, abroad: 3, off: 12 };
const ROUNDS = 3;

const nameOf = ({ land }: Scene, { hex }: PlacedSign): string => hexAt(land, hex)?.feature?.name ?? '';

/** The names that are to be placed, in the order of their signs. */
export const wantedBy = (signs: readonly PlacedSign[], scene: Scene, distance: Distance): Wanted[] =>
  signs.map((sign) => {
    const name = nameOf(scene, sign);
    return { sign, name, candidates: new Candidates(sign, name, distance), costs: [] };
  });

/** Where names stand if nothing is in their way: beneath their signs. */
export function usualPlaces(wanted: readonly Wanted[]): Crowd {
  const usual = new Crowd();
  for (const { candidates } of wanted) {
    const first = candidates.at(0);
    if (first) usual.add(first.box);
  }
  return usual;
}

/** What a place costs but for other names; nothing may stand on what is already in the crowd. */
function costIn(
  scene: Scene,
  ways: Ways,
  distance: Distance,
  crowd: Crowd,
): (to: Candidate, of: PlacedSign) => number {
  const isHex = (column: number, row: number): boolean => hexIn(scene.land, column - 1, row - 1) !== null;
  const isShown = (x: number, y: number): boolean => {
    const { column, row } = hexUnder({ x, y });
    const hex = hexIn(scene.land, column - 1, row - 1);
    return scene.whose === 'players' ? (hex?.known ?? false) : Boolean(hex);
  };
  const number = at(distance, 20, 60, 60);
  return ({ x, y, box, base }, { hex }) => {
    if (crowd.touches(box)) return Infinity;
    const own = columnRow(hex);
    const under = hexUnder({ x, y });
    let cost = base + Math.min(COSTS.ways, COSTS.way * ways.lengthIn(box));
    cost += number * numbersIn(box, isHex, distance);
    if (under.column !== own?.column || under.row !== own.row) cost += COSTS.abroad;
    for (const end of [box.left, box.right]) if (!isShown(end, y)) cost += COSTS.off;
    return cost;
  };
}

/** The first free place of those further away; only close by are names worth that. */
function further(
  { sign, name }: Wanted,
  distance: Distance,
  isFree: (box: Box) => boolean,
): Candidate | undefined {
  for (const candidates of furtherFor(sign, name, distance)) {
    const found = candidates.find(({ box }) => isFree(box));
    if (found) return found;
  }
  return undefined;
}

/**
 * The names of signs around them, and into the crowd what they cover: none stands on another or on anything that is there already.
 * Each in its turn, the greatest first, takes the cheapest of its places; then all may better themselves, and one makes room
 * for another (after Christensen, Marks and Shieber 1995). A name without a place is left out, close by only where nothing is free.
 */
export function placeLabels(
  wanted: readonly Wanted[],
  { scene, ways, usual, distance, crowd }: Surroundings,
): PlacedLabel[] {
  const standing = new Standing(usual, costIn(scene, ways, distance, crowd));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of wanted) {
      const best = standing.best(name);
      if (best) standing.put(name, best);
      else if (round > 0) standing.makeRoom(name);
    }
  if (distance.id === 'close')
    for (const name of wanted) {
      const isFree = (box: Box): boolean => !crowd.touches(box) && standing.isFree(name, box);
      const found = standing.at(name) ? undefined : further(name, distance, isFree);
      if (found) standing.put(name, found);
    }
  return wanted.flatMap((name) => {
    const to = standing.at(name);
    if (!to) return [];
    crowd.add(to.box);
    const { lines, lettering, size, step } = to.form;
    return [{ x: to.x, y: to.y, hex: name.sign.hex, lines, lettering, size, step, box: to.box }];
  });
}
