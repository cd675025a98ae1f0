import type { GameView } from '../../shared/api.ts';
import { hexAt, stretches } from '../../shared/hex/land.ts';

type Land = GameView['land'];

/** The land as players know it: hexes they discovered, without secrets and notes, and the roads and rivers between them. */
export function knownLand(land: Land): Land {
  const columns = land.columns.map((column) =>
    column.map((hex) => {
      if (!hex?.known) return null;
      const { note: _note, feature, ...open } = hex;
      return feature && !feature.secret ? { ...open, feature } : open;
    }),
  );
  const isKnown = (label: string): boolean => Boolean(hexAt({ columns }, label));
  const paths = land.paths.flatMap((path) =>
    stretches(path.hexes, isKnown).map((hexes) => ({ ...path, hexes })),
  );
  return { ...land, columns, paths, sites: {} };
}
