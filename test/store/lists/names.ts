import { z } from 'zod';
import type { ListFile } from '../../../src-main/workspace/listFile.ts';

/** A list of names, as small as a list can be. */
export const NAMES: ListFile<{ name: string }> = {
  kind: 'names',
  holds: 'names',
  most: 30,
  entry: z.looseObject({ name: z.string() }),
};

export const adding =
  (...names: string[]) =>
  (list: readonly { name: string }[]): { name: string }[] => [...list, ...names.map((name) => ({ name }))];
