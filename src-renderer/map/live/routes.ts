import type { HexLabel } from '../../../shared/hex/coordinates.ts';
import type { Distance } from '../../../shared/drawing/map/distance.ts';
import { boxAround, centreOf, meets, type Box, type Point } from '../../../shared/drawing/map/geometry.ts';
import { lineAround } from '../../../shared/drawing/map/layers/inSight.ts';
import {
  drawBan,
  drawNight,
  drawReach,
  drawRoute,
  drawStop,
  drawTag,
  nightSize,
  placeTag,
  type RouteColours,
  type RouteLook,
} from '../../../shared/drawing/map/layers/route.ts';
import { tokenSpot } from '../../../shared/drawing/map/layers/token.ts';
import type { Scene } from '../../../shared/drawing/map/scene.ts';
import { wayAlong } from '../../../shared/drawing/map/ways/ways.ts';
import type { Pen } from '../../../shared/drawing/pen/pen.ts';
import type { Shape } from '../../../shared/drawing/pen/shapes.ts';
import type { Places } from './places.ts';

/** A way from hex to hex, where it begins included; `tag` is what is written beside it. */
export interface ShownRoute {
  hexes: readonly HexLabel[];
  look: RouteLook;
  tag?: string;
}

/** What a journey looks like on the map. */
export interface ShownRoutes {
  /** Those that are drawn above others last. */
  ways: readonly ShownRoute[];
  nights: readonly { hex: HexLabel; text: string; bed: boolean }[];
  stops: readonly HexLabel[];
  forbidden: readonly HexLabel[];
  /** The hexes that can be reached before dark. */
  reach: readonly HexLabel[];
  colours: RouteColours;
}

interface Around {
  places: Places;
  scene: Scene;
  distance: Distance;
  sight: Box;
  /** The boxes of the tokens on the map. */
  tokens: readonly Box[];
}

/** As much of the page lies over the top of a map. */
const OVER_THE_MAP_PX = 46;

const isWithin = (one: Box, other: Box): boolean =>
  one.left > other.left && one.right < other.right && one.top > other.top && one.bottom < other.bottom;

/** The ways that are compared or planned, with their nights and stops. Lines are made once for a land. */
export class Routes {
  #shown: ShownRoutes | undefined;
  #lines = new Map<readonly HexLabel[], Point[]>();
  #area: Shape | undefined;

  show(shown: ShownRoutes | undefined): void {
    if (shown?.reach !== this.#shown?.reach) this.#area = undefined;
    const stay = new Set(shown?.ways.map(({ hexes }) => hexes));
    for (const hexes of this.#lines.keys()) if (!stay.has(hexes)) this.#lines.delete(hexes);
    this.#shown = shown;
  }
  /** The land is another one: ways run otherwise. */
  forget(): void {
    this.#lines.clear();
    this.#area = undefined;
  }

  #lineOf({ hexes }: ShownRoute, { land, seed }: Scene): Point[] {
    const line = this.#lines.get(hexes) ?? wayAlong(land, hexes, seed);
    this.#lines.set(hexes, line);
    return line;
  }

  /** Draws what lies on the ground: the reach of the day, hexes to avoid, and the ways. */
  drawWays(pen: Pen, { scene, distance }: Pick<Around, 'scene' | 'distance'>): void {
    const shown = this.#shown;
    if (!shown) return;
    const colours = { ...scene.palette, ...shown.colours };
    if (shown.reach.length > 0) {
      this.#area ??= lineAround(scene.land, shown.reach);
      drawReach(pen, this.#area, colours, distance);
    }
    for (const hex of shown.forbidden) {
      const at = centreOf(hex);
      if (at) drawBan(pen, at, colours, distance);
    }
    for (const way of shown.ways) drawRoute(pen, this.#lineOf(way, scene), way.look, colours, distance);
  }

  /** Draws what is read: nights, stops, and what each way takes, above places and tokens. */
  drawSigns(pen: Pen, { places, scene, distance, sight, tokens }: Around): void {
    const shown = this.#shown;
    if (!shown) return;
    const colours = { ...scene.palette, ...shown.colours };
    const size = nightSize(distance);
    const taken: Box[] = [...tokens];
    const isRead = (box: Box): boolean => places.readIn(box).some((one) => meets(one, box));
    for (const { hex, text, bed } of shown.nights) {
      const spot = tokenSpot(hex, places.signAt(hex), isRead, distance);
      if (!spot) continue;
      taken.push(boxAround([spot], size));
      drawNight(pen, spot, { text, bed }, colours, distance);
    }
    for (const [index, hex] of shown.stops.entries()) {
      const middle = centreOf(hex);
      if (!middle) continue;
      const spot = { x: middle.x - size * 1.6, y: middle.y - size * 1.2 };
      taken.push(boxAround([spot], size));
      drawStop(pen, spot, String(index + 1), colours, distance);
    }
    const sheet = { ...sight, top: sight.top + OVER_THE_MAP_PX * distance.pixel };
    for (const way of shown.ways.toReversed()) {
      const isFull = (box: Box): boolean =>
        !isWithin(box, sheet) || taken.some((one) => meets(one, box)) || isRead(box);
      const tag = way.tag && placeTag(way.tag, this.#lineOf(way, scene), isFull, distance);
      if (!tag) continue;
      taken.push(tag.box);
      drawTag(pen, tag, way.look === 'chosen', colours, distance);
    }
  }
}
