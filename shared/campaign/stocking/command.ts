import { z } from 'zod';
import { FeatureSchema, hexAt, HexLabelSchema } from '../../hex/land.ts';
import { counted } from '../../text/words.ts';
import { defineCommand } from '../../systems/contract.ts';
import { defineEvent, tell } from '../event.ts';
import { find, IdSchema } from '../ids.ts';
import { present } from '../lookup.ts';
import { Refusal } from '../refusal.ts';
import { NoteSchema } from '../state.ts';
import { stocked } from './stock.ts';
import { MOST_THINGS, StockWishesSchema } from './wishes.ts';

/** Things were put where a region had none. */
export const regionStocked = defineEvent(
  'region-stocked',
  'referee',
  {
    /** Null stands for the hexes of no region. */
    region: IdSchema.nullable(),
    seed: z.int(),
    things: z
      .array(z.strictObject({ hex: HexLabelSchema, feature: FeatureSchema, note: NoteSchema }))
      .max(MOST_THINGS),
  },
  ({ land }, { things }) => {
    for (const { hex, feature, note } of things) {
      const at = present(hexAt(land, hex), hex);
      at.feature = feature;
      if (note !== '') at.note = note;
    }
  },
);

export const stockingTeller = tell(regionStocked, ({ region, seed, things }, { campaign }) => {
  const name =
    region === null ? 'The hexes of no region' : (find(campaign.land.regions, region)?.name ?? region);
  return `${name}: ${counted(things.length, 'thing')} placed (seed ${seed}).`;
});

export const stockRegion = defineCommand({
  type: 'stock-region',
  title: 'Stock region',
  about:
    'Puts things from random tables into the empty hexes of a region. The same choices with the same seed on the same map bring the same things.',
  when: ['anytime'],
  fieldNotes:
    'Without a region, the hexes that belong to none. “thick” goes from 1, bare, to 5, full. “again” says for a hex how often it was thrown for again, and “without” names hexes that stay empty.',
  fields: z.strictObject({ type: z.literal('stock-region'), ...StockWishesSchema.shape }),
  decide: (decision, { type: _type, ...wishes }) => {
    const things = stocked(decision, wishes);
    if (things.length === 0) throw new Refusal('no-room', 'Everything is left out.', 'without');
    decision.emit(
      regionStocked,
      {
        region: wishes.region,
        seed: wishes.seed,
        things: things.map(({ hex, kind, name, secret, text }) => ({
          hex,
          feature: { kind, name, secret },
          note: text,
        })),
      },
      { secret: true },
    );
  },
});
