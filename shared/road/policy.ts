import { z } from 'zod';

/** What a party does on every journey of a forecast, so that nobody has to be asked. */
export const PolicySchema = z.strictObject({
  /** Those who are met are left alone as far as they let it be, talked to, or attacked. */
  met: z.enum(['avoid', 'parley', 'fight']).default('avoid'),
  /** A fight goes on to the end, or they run once half of the party’s hit points or people are gone. */
  fight: z.enum(['to-the-end', 'flee-at-half']).default('flee-at-half'),
  /** They camp when it grows dark, or walk on once a day. */
  camp: z.enum(['at-dusk', 'march-on']).default('at-dusk'),
  /** Where there are beds they stay for the night unless the next hex can be reached by daylight. */
  beds: z.enum(['use', 'go-on']).default('use'),
  /** They live on what they carry, or look for food as well, where the rules have food to be found. */
  food: z.enum(['carried', 'forage']).default('carried'),
  /** What they leave behind when their slots are too full to go on. */
  full: z.enum(['leave-loot', 'leave-food']).default('leave-loot'),
  /** Hurt, they walk on or rest for up to three days in a row. */
  hurt: z.enum(['push-on', 'rest']).default('push-on'),
});
export type Policy = z.infer<typeof PolicySchema>;
