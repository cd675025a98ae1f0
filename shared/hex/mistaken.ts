import { DIRECTIONS, columnRow, directionTo, neighbour, type HexLabel } from './coordinates.ts';
import { seenFromAfar } from './ground.ts';
import { groundKnown, knownLand, knownTerrains, type KnownHex, type KnownLand } from './knownLand.ts';
import { hexAt, type Land } from './land.ts';

/** Where a party is and how it came there, and where it thinks it is and was while it is astray: as a campaign keeps it. */
export interface Whereabouts {
  hex: HexLabel | null;
  trail: readonly HexLabel[];
  believed?: HexLabel | undefined;
  believedBefore?: readonly HexLabel[] | undefined;
}

/** A hex that was walked into, and the one that it was taken for. */
export interface Mistaken {
  hex: HexLabel;
  believed: HexLabel;
}

/** The hex where they think they are; null where they are not on the map. */
export const whereTheyThink = ({ hex, believed }: Pick<Whereabouts, 'hex' | 'believed'>): HexLabel | null =>
  believed ?? hex;

/** The neighbour that the party heads for to come to a hex next to where it thinks it is; undefined where that is not next to it. */
export function headingFor(
  { hex, believed }: Pick<Whereabouts, 'hex' | 'believed'>,
  next: HexLabel,
): HexLabel | undefined {
  const from = whereTheyThink({ hex, believed });
  const direction = from === null ? undefined : directionTo(from, next);
  return direction && hex !== null ? neighbour(hex, direction.id) : undefined;
}

/** Where they think they were since they went astray, up to now; empty while they know where they are. */
const thought = ({ believed, believedBefore = [] }: Whereabouts): HexLabel[] =>
  believed === undefined ? [] : [...believedBefore, believed];

/** Each hex that they walked into since they went astray, with the one that they take it for; empty while they know where they are. */
export function mistakenBy(party: Whereabouts): Mistaken[] {
  const all = thought(party);
  const walked = all.length === 0 ? [] : party.trail.slice(-all.length);
  return walked.flatMap((hex, index) => {
    const believed = all[index];
    return believed === undefined ? [] : [{ hex, believed }];
  });
}

/** The way they came, as they think they did. */
export const trailTheyThink = (party: Whereabouts): HexLabel[] => {
  const all = thought(party);
  return all.length === 0 ? [...party.trail] : [...party.trail.slice(0, -all.length), ...all];
};

/**
 * The land as players know it. While they are astray it is what they would have drawn themselves: the ground that they walk on and
 * see around them, at the hexes where they think they are, as far as they know nothing of those. What they know stays as it is.
 */
export function landTheyThink(
  land: Pick<Land, 'name' | 'columns' | 'paths' | 'regions' | 'labels' | 'terrains'>,
  party: Whereabouts,
): KnownLand {
  const known = knownLand(land);
  const mistaken = mistakenBy(party);
  if (mistaken.length === 0) return known;
  const columns = known.columns.map((column) => [...column]);
  const grounds = new Set(Object.keys(known.terrains ?? {}));
  const draw = (label: HexLabel | undefined, from: HexLabel | undefined, isKnown: boolean): void => {
    const hex = from === undefined ? undefined : hexAt(land, from);
    const place = label === undefined ? undefined : columnRow(label);
    const column = place && columns[place.column - 1];
    if (!hex || !column || label === undefined || !hexAt(land, label)) return;
    const drawn: KnownHex = isKnown
      ? { ...groundKnown(land, hex), known: true }
      : { ...seenFromAfar(land, hex), known: false };
    if (drawn.known && drawn.own !== undefined) grounds.add(drawn.own);
    const there = column[place.row - 1];
    if (isKnown ? !there?.known : !there) column[place.row - 1] = drawn;
  };
  for (const { hex, believed } of mistaken) draw(believed, hex, true);
  for (const { hex, believed } of mistaken)
    for (const { id } of DIRECTIONS) draw(neighbour(believed, id), neighbour(hex, id), false);
  return { ...known, columns, ...knownTerrains(land, grounds) };
}
