import { hexAt, stretches, type Hex, type Land, type LandPath } from '../../shared/hex/land.ts';
import type { PlayersHex, PlayersLand } from '../../shared/players.ts';
import { remembered } from '../../shared/remembered.ts';

/**
 * The discovered part of a land. Columns that did not change are the same objects as before, so that a patch costs what
 * was discovered.
 */
export const playersLand = remembered((land: Land): PlayersLand => ({
  columns: land.columns.map(playersColumn),
  paths: land.paths.flatMap((path) => knownStretches(land, path)),
}));

const playersColumn = remembered((column: Land['columns'][number]) => column.map(playersHex));

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
