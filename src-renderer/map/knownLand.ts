import type { TableView } from '../../shared/api.ts';
import { columnRow } from '../../shared/hex/coordinates.ts';

type Land = TableView['land'];

/** The land as players know it: hexes they discovered, without secrets and notes, and the roads and rivers between them. */
export function knownLand(land: Land): Land {
  const columns = land.columns.map((column) =>
    column.map((hex) => {
      if (!hex?.known) return null;
      const { note: _note, feature, ...open } = hex;
      return feature && !feature.secret ? { ...open, feature } : open;
    }),
  );
  const isKnown = (label: string): boolean => {
    const place = columnRow(label);
    return place !== undefined && Boolean(columns[place.column - 1]?.[place.row - 1]);
  };
  const paths = land.paths.flatMap((path) =>
    stretches(path.hexes, isKnown).map((hexes) => ({ ...path, hexes })),
  );
  return { ...land, columns, paths, sites: {} };
}

/** The parts of a way that lie in known hexes, each of two hexes at least. */
function stretches(hexes: readonly string[], isKnown: (label: string) => boolean): string[][] {
  const parts: string[][] = [[]];
  for (const hex of hexes) {
    if (isKnown(hex)) parts.at(-1)?.push(hex);
    else parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}
