import { z } from 'zod';
import { hexAt } from '../../hex/land.ts';
import { defineCommand } from '../../systems/contract.ts';
import { find } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { keyKept } from './keyEvents.ts';
import { KeySchema } from './keys.ts';

const { shape } = KeySchema;

export const keepKey = defineCommand({
  type: 'keep-key',
  title: 'Save key',
  about:
    'Writes what is read aloud and what is secret about a hex or a site, and the places in it. What is left out stays the same.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('keep-key'),
    /** A hex by its label, or a site by its id. */
    at: z.string().max(200),
    aloud: shape.aloud.unwrap().optional(),
    secret: shape.secret.unwrap().optional(),
    places: shape.places.unwrap().optional(),
  }),
  decide: (decision, { type: _type, at, ...key }) => {
    const { land } = decision.state;
    if (!find(land.sites, at) && !hexAt(land, at))
      throw new Refusal('unknown-place', `There is no hex or site “${at}”.`, 'at');
    decision.emit(keyKept, { place: at, key }, { secret: true });
  },
});
