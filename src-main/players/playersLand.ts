import { hexAt, stretches, type Hex, type Land, type LandPath } from '../../shared/hex/land.ts';
import type { PlayersHex, PlayersLand } from '../../shared/players.ts';

/**
 * The discovered part of a land. Columns that did not change are the same objects as before, so that a patch costs what
 * was discovered.
 */
export const playersLand = once((land: Land): PlayersLand => ({
  columns: land.columns.map(playersColumn),
  paths: land.paths.flatMap((path) => knownStretches(land, path)),
}));

const playersColumn = once((column: Land['columns'][number]) => column.map(playersHex));

function playersHex(hex: Hex | null): PlayersHex | null {
  if (!hex?.known) return null;
  const { terrain, feature } = hex;
  if (!feature || feature.secret) return { terrain, known: true };
  return { terrain, known: true, feature: { kind: feature.kind, name: feature.name, secret: false } };
}

/** The parts of a road or river that run from one known hex into the next. */
const knownStretches = (land: Land, { kind, hexes }: LandPath): LandPath[] =>
  stretches(hexes, (label) => hexAt(land, label)?.known ?? false).map((known) => ({
    kind,
    name: '',
    hexes: known,
  }));

/** Remembers what a function gave for an object for as long as the object lives; campaigns are never changed in place. */
function once<From extends object, To>(give: (from: From) => To): (from: From) => To {
  const given = new WeakMap<From, To>();
  return (from) => {
    const kept = given.get(from);
    if (kept !== undefined) return kept;
    const made = give(from);
    given.set(from, made);
    return made;
  };
}
