import { neighbour, type HexLabel } from '../../../shared/hex/coordinates.ts';
import { hexAt } from '../../../shared/hex/land.ts';
import { STEP_KEYS } from '../../keys/keymap.ts';

type Columns = Parameters<typeof hexAt>[0];

/** The hex of a land to which a key steps from another; undefined where it steps to none. */
export const stepFrom = (land: Columns, from: HexLabel, key: string): HexLabel | undefined =>
  STEP_KEYS[key]
    ?.map((direction) => neighbour(from, direction))
    .find((label) => label !== undefined && hexAt(land, label) !== undefined);
