import type { GameView } from '../../../shared/api.ts';
import { distanceAt, type Distance } from '../../../shared/drawing/map/distance.ts';
import { meets, SIZE, type Box } from '../../../shared/drawing/map/geometry.ts';
import { PALETTES } from '../../../shared/drawing/map/palette/palettes.ts';
import {
  fewestPages,
  fittedOn,
  hasLandIn,
  mostPages,
  pagesOf,
  roomOn,
  scaleFor,
  TURNS,
  type Pages,
  type PaperId,
  type Turn,
} from '../../../shared/drawing/map/paper/pages.ts';
import {
  framed,
  hexesOf,
  isDrawnFurther,
  radiusFor,
  type Framed,
  type Subject,
} from '../../../shared/drawing/map/picture.ts';
import { plateFor, subjectFor } from '../../../shared/drawing/map/subject.ts';
import type { Choice } from './choices.svelte.ts';
import { MAPS, type MapFor } from './mapsFor.ts';

/** A map as it was chosen, ready to be drawn. */
export interface Drawn {
  subject: Subject;
  distance: Distance;
  framed: Framed;
  title: string;
  hexes: number;
  /** Drawn from further away than was wished, since it is so large. */
  isFurther: boolean;
}

/** A map for somebody, as it was chosen. */
export function drawnMap(
  table: GameView,
  map: MapFor,
  { near, colours, hasPlate }: Pick<Choice, 'near' | 'colours' | 'hasPlate'>,
): Drawn {
  const { land, party, hexHours } = table;
  const subject = subjectFor(land, party, map.whose, PALETTES[colours]);
  const plate = plateFor(land.name, map.whose, hexHours);
  const distance = distanceAt(radiusFor(subject.land, near) / SIZE);
  return {
    subject,
    distance,
    framed: framed(subject, distance, hasPlate ? plate : undefined),
    title: `${land.name}, ${plate.subtitle}`,
    hexes: hexesOf(subject.land),
    isFurther: isDrawnFurther(subject.land, near),
  };
}

/** A picture of more has large letters only, so that they can be read. */
const MANY_HEXES = 150;

/** A land as the referee would see it, with nobody on it; how near follows from its size where nothing is said. */
export function drawnLand(
  table: GameView,
  land: GameView['land'],
  colours: Choice['colours'],
  wished?: Choice['near'],
): Drawn | undefined {
  const [map] = MAPS;
  const shown = { ...table, land, party: { ...table.party, hex: null, trail: [] } };
  const near = wished ?? (hexesOf(land) > MANY_HEXES ? 'whole' : 'middle');
  return map && drawnMap(shown, map, { near, colours, hasPlate: false });
}

/** How a map lies on paper: on one page that fits, or on several in its true size. */
export interface OnPaper {
  paper: PaperId;
  turn: Turn;
  /** Millimetres for one unit of the drawing. */
  scale: number;
  /** Left out where all is on one page. */
  pages?: Pages;
}

/** More pages than anybody would join. */
export const MOST_PAGES = 60;

/** How a map lies on paper as it was chosen, or how many pages it would be where those are too many. */
export function onPaper(
  { framed: { box, land, plate }, subject }: Drawn,
  { size, hexMm, paper, turn }: Pick<Choice, 'size' | 'hexMm' | 'paper' | 'turn'>,
): OnPaper | { tooMany: number } {
  if (size === 'fit') return { paper, ...fittedOn(box, paper) };
  const scale = scaleFor(hexMm);
  const turns = turn === 'fewest' ? TURNS : [turn];
  const most = Math.min(...turns.map((one) => mostPages(box, scale, roomOn(paper, one))));
  if (most > 4 * MOST_PAGES) return { tooMany: most };
  const isUsed = (own: Box): boolean =>
    (plate !== undefined && meets(own, plate.box)) || (meets(own, land) && hasLandIn(subject.land, own));
  const best = fewestPages(turns.map((one) => [one, pagesOf(box, scale, roomOn(paper, one), isUsed)]));
  if (!best || best[1].list.length > MOST_PAGES) return { tooMany: best?.[1].list.length ?? most };
  return { paper, turn: best[0], scale, pages: best[1] };
}

/** How high the smallest letters of places are on paper, in millimetres. */
export const lettersMm = ({ distance }: Drawn, { scale }: OnPaper): number =>
  SMALLEST_LETTERS * distance.pixel * scale;
const SMALLEST_LETTERS = 12.5;
/** Smaller letters than in a telephone book. */
export const SMALL_MM = 1.5;
