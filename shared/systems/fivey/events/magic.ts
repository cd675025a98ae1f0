import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { TermSchema } from '../../../campaign/events/terms.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { loseItem } from '../../../campaign/lookup.ts';
import { outcomeFields } from '../../common/margin.ts';

const creature = IdSchema;
const actor = IdSchema;

/** A spell was released from its vessel, at a level. */
export const spellCast = defineEvent('spell-cast', 'players', {
  actor,
  spell: z.string(),
  level: z.int(),
  item: IdSchema,
  targets: z.array(IdSchema),
});

/** A vessel is empty, and gone. */
export const vesselSpent = defineEvent(
  'vessel-spent',
  'players',
  { creature, item: IdSchema },
  (campaign, { creature: id, item }) => {
    loseItem(campaign, id, item);
  },
);

/** The damage of a spell at several was rolled. */
export const spellThrown = defineEvent('spell-thrown', 'players', {
  actor,
  spell: z.string(),
  thrown: z.int(),
  damageType: z.string(),
});

/** One target of a spell withstood it, or not; `damage` is what got through. */
export const spellEndured = defineEvent('spell-endured', 'players', {
  actor,
  spell: z.string(),
  total: z.int(),
  ...outcomeFields,
  damageType: z.string(),
  damage: z.int(),
  /** All that made the damage, which is their sum. */
  terms: z.array(TermSchema).optional(),
});

/** So many hit dice of undead may turn away. */
export const turningRolled = defineEvent('turning-rolled', 'players', { actor, hitDice: z.int() });

/** One of the undead turns away, and misses the turn of a round. */
export const undeadTurned = defineEvent('undead-turned', 'players', {
  creature,
  hitDice: z.int(),
  round: z.int(),
});

/** A spell lasts, as long as its caster holds it. */
export const spellHeld = defineEvent('spell-held', 'players', {
  actor,
  spell: z.string(),
  timer: IdSchema,
  minutes: z.int(),
});

/** A lasting spell was let go. */
export const spellLetGo = defineEvent('spell-let-go', 'players', {
  actor,
  spell: z.string(),
  timer: IdSchema,
});

/** The sisters of a nymph have her relic, and restore her in so many days. */
export const relicTaken = defineEvent('relic-taken', 'players', { creature, days: z.int() });

/** A nymph is back, in another form. */
export const relicReturned = defineEvent('relic-returned', 'players', { creature });

export const magicEvents = [
  spellCast,
  vesselSpent,
  spellThrown,
  spellEndured,
  turningRolled,
  undeadTurned,
  spellHeld,
  spellLetGo,
  relicTaken,
  relicReturned,
];
