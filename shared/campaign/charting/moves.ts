import { z } from 'zod';
import type { HexLabel } from '../../hex/coordinates.ts';
import { hexAt, HexLabelSchema } from '../../hex/land.ts';
import { AXES, mirrorAcross, shiftFrom, type Shift } from '../../hex/shifting.ts';
import { defineCommand, type Decision } from '../../systems/contract.ts';
import { mustBeThere, Stroke } from '../commands/painting.ts';
import { Refusal } from '../refusal.ts';
import { hexesMirrored, hexesMoved } from './events.ts';

const SECRET = { secret: true };

/** Where hexes of the map go. Refuses `unknown-hex`, and `off-map` with the first that would leave the map. */
function movesOf({ state: { land } }: Decision, stroke: readonly HexLabel[], shift: Shift) {
  mustBeThere(land, stroke);
  return [...new Set(stroke)].map((from): [HexLabel, HexLabel] => {
    const to = shift(from);
    if (to !== undefined && hexAt(land, to)) return [from, to];
    throw new Refusal('off-map', `Hex ${from} would leave the map.`, `hexes.${stroke.indexOf(from)}`);
  });
}

const moveHexes = defineCommand({
  type: 'move-hexes',
  title: 'Move hexes',
  about:
    'Moves hexes with their places, notes and sites, and the people and things kept there. It replaces what was where they go; roads and rivers move when they run through these hexes alone. The hexes left behind keep their terrain and region, and the party stays where it is.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('move-hexes'),
    hexes: Stroke,
    /** They go as far, and in the direction, as `to` lies from `from`. */
    from: HexLabelSchema,
    to: HexLabelSchema,
  }),
  decide: (decision, { hexes, from, to }) => {
    const moves = movesOf(decision, hexes, shiftFrom(from, to));
    if (from !== to) decision.emit(hexesMoved, { moves, from, to }, SECRET);
  },
});

const mirrorHexes = defineCommand({
  type: 'mirror-hexes',
  title: 'Mirror hexes',
  about:
    'Mirrors hexes across their middle, from east to west or from north to south, with all that “Move hexes” moves. If the middle runs between hexes, the nearest hexes of an odd column are the middle. A copy leaves the originals that it doesn’t cover.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('mirror-hexes'),
    hexes: Stroke,
    axis: z.enum(AXES),
    copy: z.boolean().default(false),
  }),
  decide: (decision, { hexes, axis, copy }) => {
    const moves = movesOf(decision, hexes, mirrorAcross(hexes, axis));
    if (moves.some(([from, to]) => from !== to)) decision.emit(hexesMirrored, { moves, axis, copy }, SECRET);
  },
});

export const moveCommands = [moveHexes, mirrorHexes];
