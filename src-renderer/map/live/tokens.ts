import type { HexLabel } from '../../../shared/hex/coordinates.ts';
import type { Distance } from '../../../shared/drawing/map/distance.ts';
import { boxAround, grown, meets, type Box, type Point } from '../../../shared/drawing/map/geometry.ts';
import {
  drawGhost,
  drawGroupToken,
  drawMistake,
  drawToken,
  drawTrail,
  tokenSize,
  tokenSpot,
  trailLine,
} from '../../../shared/drawing/map/layers/token.ts';
import type { Palette } from '../../../shared/drawing/map/palette/palette.ts';
import type { Pen } from '../../../shared/drawing/pen/pen.ts';
import type { Shape } from '../../../shared/drawing/pen/shapes.ts';
import type { Places } from './places.ts';

/** Where the party is: so far on its way from one hex to another. */
export interface Token {
  from: HexLabel;
  to: HexLabel;
  part: number;
}

/** A group of a split party that waits: where, how it came there, and what tells it from others. */
export interface WaitingGroup {
  hex: HexLabel | null;
  trail: readonly HexLabel[];
  /** Which of the palette’s colours for groups. */
  colour: number;
  letter: string;
}

/** Who is on the map. */
export interface Walkers {
  trail: readonly HexLabel[];
  token: Token | undefined;
  /** The hex where the group in play thinks it is, while it is astray. */
  ghost?: HexLabel | undefined;
  groups: readonly WaitingGroup[];
}

/** Tokens of one hex stand in these places one after another, in widths of a token from the first. */
const BESIDE: readonly Point[] = [0, 1, -1].flatMap((y) => [0, 1, -1].map((x) => ({ x, y })));
const WIDTH = 2.05;

/** The tokens of the party and its groups, and the ways they came. */
export class Tokens {
  #walkers: Walkers = { trail: [], token: undefined, groups: [] };
  /** The lines of trails, each made once. */
  #lines = new Map<readonly HexLabel[], Shape>();

  show(walkers: Walkers): void {
    const stay = new Set([walkers.trail, ...walkers.groups.map(({ trail }) => trail)]);
    for (const trail of this.#lines.keys()) if (!stay.has(trail)) this.#lines.delete(trail);
    this.#walkers = walkers;
  }
  /** The land is another one: trails run otherwise. */
  forget(): void {
    this.#lines.clear();
  }

  /** Draws all trails, that of the group in play above the others. */
  drawTrails(pen: Pen, seed: number, palette: Palette, distance: Distance): void {
    const { trail, groups } = this.#walkers;
    for (const group of groups)
      drawTrail(pen, this.#lineOf(group.trail, seed), colourOf(group, palette), palette.halo, distance);
    drawTrail(pen, this.#lineOf(trail, seed), palette.accent, palette.halo, distance);
  }
  #lineOf(trail: readonly HexLabel[], seed: number): Shape {
    const line = this.#lines.get(trail) ?? trailLine(trail, seed);
    this.#lines.set(trail, line);
    return line;
  }

  /** Where the groups that wait stand, beside each other and the one in play. */
  #waiting(places: Places, distance: Distance): { group: WaitingGroup; spot: Point }[] {
    const { token, groups } = this.#walkers;
    const taken = token ? pointsOf(standing(token.to, places, distance)) : [];
    return groups.flatMap((group) => {
      const spot = group.hex === null ? undefined : freeSpot(group.hex, taken, places, distance);
      if (!spot) return [];
      taken.push(spot);
      return [{ group, spot }];
    });
  }

  /** The boxes of all tokens, as they stand at the end of a way. */
  boxes(places: Places, distance: Distance): Box[] {
    const { token, ghost } = this.#walkers;
    const hexes = [token?.to, ghost].flatMap((hex) => hex ?? []);
    const own = hexes.flatMap((hex) => pointsOf(standing(hex, places, distance)));
    const all = [...own, ...this.#waiting(places, distance).map(({ spot }) => spot)];
    return all.map((point) => boxAround([point], tokenSize(distance)));
  }

  /** Draws all tokens, the one in play last. */
  draw(pen: Pen, places: Places, palette: Palette, distance: Distance): void {
    const { token, ghost } = this.#walkers;
    const point = token && between(token, places, distance);
    const thought = ghost === undefined ? undefined : standing(ghost, places, distance);
    if (point && thought) drawMistake(pen, [point, thought], palette, distance);
    if (thought) drawGhost(pen, thought, palette, distance);
    for (const { group, spot } of this.#waiting(places, distance)) {
      const look = { colour: colourOf(group, palette), letter: group.letter };
      drawGroupToken(pen, spot, look, palette, distance);
    }
    if (point) drawToken(pen, point, palette.accent, palette, distance);
  }
}

const colourOf = ({ colour }: WaitingGroup, { groups, accent }: Palette): string =>
  groups[colour % groups.length] ?? accent;
const pointsOf = (point: Point | undefined): Point[] => (point ? [point] : []);

function between({ from, to, part }: Token, places: Places, distance: Distance): Point | undefined {
  const [start, goal] = [standing(from, places, distance), standing(to, places, distance)];
  if (!start || !goal) return goal;
  return { x: start.x + (goal.x - start.x) * part, y: start.y + (goal.y - start.y) * part };
}

/** Where a token stands in a hex where there is no other. */
function standing(hex: HexLabel, places: Places, distance: Distance): Point | undefined {
  const sign = places.signAt(hex);
  const read = sign ? places.readIn(grown(sign.box, tokenSize(distance) * 2)) : [];
  return tokenSpot(hex, sign, (box) => read.some((one) => meets(one, box)), distance);
}

/** Where another token stands beside those that are there. */
function freeSpot(
  hex: HexLabel,
  taken: readonly Point[],
  places: Places,
  distance: Distance,
): Point | undefined {
  const first = standing(hex, places, distance);
  if (!first) return undefined;
  const size = tokenSize(distance);
  const isTaken = ({ x, y }: Point): boolean =>
    taken.some((one) => Math.hypot(one.x - x, one.y - y) < size * WIDTH * 0.95);
  const sign = places.signAt(hex)?.box;
  const isRead = (box: Box): boolean =>
    (sign !== undefined && meets(sign, box)) || places.readIn(box).some((one) => meets(one, box));
  const spots = BESIDE.map(({ x, y }) => ({
    x: first.x + x * size * WIDTH,
    y: first.y + y * size * WIDTH,
  })).filter((spot) => !isTaken(spot));
  return spots.find((spot) => !isRead(boxAround([spot], size))) ?? spots[0] ?? first;
}

/** The groups that wait as they are drawn, each with the first letter of its name. */
export const groupsOf = (
  lines: readonly (Omit<WaitingGroup, 'letter'> & { name: string })[],
): WaitingGroup[] =>
  lines.map(({ hex, trail, colour, name }) => ({
    hex,
    trail,
    colour,
    letter: (Array.from(name.trim())[0] ?? '').toUpperCase(),
  }));
