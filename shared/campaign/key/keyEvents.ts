import { z } from 'zod';
import { assign } from '../drafted.ts';
import { HexLabelSchema } from '../../hex/land.ts';
import { defineEvent } from '../event.ts';
import { present } from '../lookup.ts';
import type { Campaign } from '../state.ts';
import { KeySchema, type Key } from './keys.ts';

function draftKey({ keys }: Campaign, at: string): Key {
  if (!Object.hasOwn(keys, at)) keys[at] = { aloud: '', secret: '', places: [] };
  return present(keys[at], at);
}

/** The key of a hex or a site was written or edited; parts that are left out stay the same. */
export const keyKept = defineEvent(
  'key-kept',
  'referee',
  {
    place: z.string(),
    key: z.strictObject({
      aloud: KeySchema.shape.aloud.unwrap().optional(),
      secret: KeySchema.shape.secret.unwrap().optional(),
      places: KeySchema.shape.places.unwrap().optional(),
    }),
  },
  (campaign, { place, key }) => {
    assign(draftKey(campaign, place), key);
  },
);

/** The key of a hex or a site was removed. */
export const keyRemoved = defineEvent(
  'key-removed',
  'referee',
  { place: z.string() },
  (campaign, { place }) => {
    Reflect.deleteProperty(campaign.keys, place);
  },
);

/** The party left a hex that has a key; `who` lived there then, and `place` is what stood there. */
export const hexLeft = defineEvent(
  'hex-left',
  'referee',
  { hex: HexLabelSchema, who: KeySchema.shape.left.unwrap().shape.who, place: z.string() },
  (campaign, { hex, who, place }) => {
    draftKey(campaign, hex).left = { at: campaign.clock, who, place };
  },
);

export const hexKeyEvents = [keyKept, keyRemoved, hexLeft];
