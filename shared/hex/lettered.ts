import type { z } from 'zod';
import { labelOf } from './coordinates.ts';
import type { LandSchema } from './land.ts';
import type { TerrainId } from './terrain.ts';

type LandInput = z.input<typeof LandSchema>;
type HexInput = NonNullable<LandInput['columns'][number][number]>;

const GROUND: Readonly<Record<string, TerrainId>> = {
  p: 'plain',
  a: 'farmland',
  o: 'heath',
  r: 'moor',
  f: 'forest',
  j: 'jungle',
  h: 'hills',
  m: 'mountain',
  s: 'swamp',
  d: 'desert',
  n: 'snow',
  w: 'water',
};

/** A land as it can be written down and read in a source: a letter for each hex, row by row from 01 down. */
export interface LetteredLand extends Omit<LandInput, 'columns'> {
  rows: readonly string[];
  /** The region of every hex, a letter each; `regionIds` says which. */
  regionRows: readonly string[];
  regionIds: Readonly<Record<string, string>>;
  features: Readonly<Record<string, NonNullable<HexInput['feature']>>>;
  notes?: Readonly<Record<string, string>>;
  known: readonly string[];
}

/** The land of such letters. Throws on a letter that means nothing: that is a slip of the pen. */
export function landFromLetters({
  rows,
  regionRows,
  regionIds,
  features,
  notes = {},
  known,
  ...land
}: LetteredLand): LandInput {
  const hexOf = (column: number, row: number): HexInput => {
    const label = labelOf(column + 1, row + 1);
    const letter = rows[row]?.[column] ?? '';
    const terrain = GROUND[letter];
    const region = regionIds[regionRows[row]?.[column] ?? ''];
    if (!terrain || !region) throw new Error(`Hex ${label} has letters that stand for no terrain or region.`);
    const feature = features[label];
    const note = notes[label];
    return {
      terrain,
      region,
      known: known.includes(label),
      ...(feature ? { feature } : {}),
      ...(note ? { note } : {}),
    };
  };
  const width = rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) => rows.map((_row, row) => hexOf(column, row)));
  return { ...land, columns };
}
