import { z } from 'zod';
import { hexAt, type Land } from '../../hex/land.ts';
import { defineCommand } from '../../systems/contract.ts';
import { mustBeThere, Stroke } from '../commands/painting.ts';
import { ERASABLE, FIELD_OF, hexesErased, type Erasable } from './events.ts';

/** Those of some hexes on which something of a kind lies. */
function withSome(land: Land, hexes: readonly string[], kind: Erasable): string[] {
  if (kind === 'ways') {
    const crossed = new Set(land.paths.flatMap((path) => path.hexes));
    return hexes.filter((label) => crossed.has(label));
  }
  if (kind === 'labels') {
    const labelled = new Set(land.labels?.map(({ hex }) => hex));
    return hexes.filter((label) => labelled.has(label));
  }
  const field = FIELD_OF[kind];
  return hexes.filter((label) => field && Boolean(hexAt(land, label)?.[field]));
}

export const eraseHexes = defineCommand({
  type: 'erase-hexes',
  title: 'Erase hexes',
  about:
    'Removes places, labels, roads and rivers from some hexes, or their regions and the referee’s notes. The terrain stays, and so do the sites that places led to.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('erase-hexes'),
    hexes: Stroke,
    what: z.array(z.enum(ERASABLE)).min(1).max(ERASABLE.length).default(['places', 'labels', 'ways']),
  }),
  decide: (decision, { hexes: stroke, what }) => {
    const { land } = decision.state;
    mustBeThere(land, stroke);
    const found = ERASABLE.filter((kind) => what.includes(kind))
      .map((kind) => ({ kind, on: withSome(land, stroke, kind) }))
      .filter(({ on }) => on.length > 0);
    if (found.length === 0) return;
    const touched = new Set(found.flatMap(({ on }) => on));
    decision.emit(
      hexesErased,
      { hexes: [...touched], what: found.map(({ kind }) => kind) },
      { secret: true },
    );
  },
});
