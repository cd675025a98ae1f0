import { z } from 'zod';
import { cutOut, hexAt, HexLabelSchema } from '../../hex/land.ts';
import { AXES } from '../../hex/shifting.ts';
import { defineEvent } from '../event.ts';
import { present } from '../lookup.ts';
import { keepLabels } from './keptLabels.ts';
import { carryOver } from './carry.ts';

/** What can be erased from the ground of hexes, in the order in which it is told. */
export const ERASABLE = ['places', 'labels', 'regions', 'notes', 'ways'] as const;
export type Erasable = (typeof ERASABLE)[number];

/** Where a hex keeps what is erased from it; labels, roads and rivers are the land’s. */
export const FIELD_OF: Readonly<Partial<Record<Erasable, 'feature' | 'region' | 'note'>>> = {
  places: 'feature',
  regions: 'region',
  notes: 'note',
};

/** What is named lies no longer on these hexes; each of them had some of it. */
export const hexesErased = defineEvent(
  'hexes-erased',
  'referee',
  { hexes: z.array(HexLabelSchema), what: z.array(z.enum(ERASABLE)) },
  ({ land }, { hexes, what }) => {
    const erased = new Set(hexes);
    if (what.includes('ways')) land.paths = cutOut(land.paths, erased);
    if (what.includes('labels') && land.labels)
      keepLabels(
        land,
        land.labels.filter(({ hex }) => !erased.has(hex)),
      );
    const fields = what.flatMap((kind) => FIELD_OF[kind] ?? []);
    if (fields.length === 0) return;
    for (const label of hexes) {
      const hex = present(hexAt(land, label), label);
      for (const field of fields) Reflect.deleteProperty(hex, field);
    }
  },
);

/** Each hex with the one to which it went. */
const moves = z.array(z.tuple([HexLabelSchema, HexLabelSchema]));

/** What was on some hexes is on others now, as far off as `to` lies from `from`. */
export const hexesMoved = defineEvent(
  'hexes-moved',
  'referee',
  { moves, from: HexLabelSchema, to: HexLabelSchema },
  (campaign, { moves: all }) => {
    carryOver(campaign, all);
  },
);

/** What was on some hexes is mirrored on others now; as a copy, it is also where it was, as far as none of it came there. */
export const hexesMirrored = defineEvent(
  'hexes-mirrored',
  'referee',
  { moves, axis: z.enum(AXES), copy: z.boolean() },
  (campaign, { moves: all, copy }) => {
    carryOver(campaign, all, copy);
  },
);

export const chartingEvents = [hexesErased, hexesMoved, hexesMirrored];
