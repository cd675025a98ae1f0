import type { Hex, Land } from '../../../shared/hex/land.ts';
import { isPlain, MOST_LETTERS } from '../../../shared/campaign/ids.ts';
import { capital } from '../../../shared/text/words.ts';
import { plainLine } from '../plainLine.ts';

/** The same thing under a name without control characters, or another where nothing is left of it. */
const renamed = <One extends { name: string }>(one: One, other: string): One =>
  isPlain(one.name) ? one : { ...one, name: plainLine(one.name, MOST_LETTERS) || other };

const allRenamed = <One extends { name: string }>(all: Readonly<Record<string, One>>): Record<string, One> =>
  Object.fromEntries(Object.entries(all).map(([id, one]) => [id, renamed(one, capital(id))]));

const withPlace = (hex: Hex): Hex => {
  const { feature } = hex;
  return !feature || isPlain(feature.name)
    ? hex
    : { ...hex, feature: renamed(feature, capital(feature.kind)) };
};

/** A land none of whose names has control characters: files, and campaigns of earlier versions, may have some. */
export const withPlainNames = (land: Land): Land => ({
  ...renamed(land, 'Map'),
  columns: land.columns.map((column) => column.map((hex) => hex && withPlace(hex))),
  paths: land.paths.map((path) => renamed(path, '')),
  regions: allRenamed(land.regions),
  sites: allRenamed(land.sites),
  ...(land.terrains && { terrains: allRenamed(land.terrains) }),
});
