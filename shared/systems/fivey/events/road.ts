import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { HexLabelSchema } from '../../../hex/land.ts';
import { detailsOf } from '../sheet/sheet.ts';

const creature = IdSchema;

/** The best guide has looked for the way off the roads; not kept, it costs an hour, or leads the party astray. */
export const waySought = defineEvent(
  'way-sought',
  'players',
  {
    actor: IdSchema,
    from: HexLabelSchema,
    to: HexLabelSchema,
    passed: z.boolean(),
    astray: z.literal(true).optional(),
  },
  (campaign, { from, to, passed, astray }) => {
    detailsOf(campaign).lost = passed || astray ? null : { from, to };
  },
);

/** A lost way is behind the party: it was walked, or another is taken. */
export const wayFound = defineEvent('way-found', 'players', { to: HexLabelSchema }, (campaign) => {
  detailsOf(campaign).lost = null;
});

/** The party gives up the rest actions of a night for more hours on the road. */
export const marchBegan = defineEvent(
  'march-began',
  'players',
  { day: z.int(), hours: z.int(), creatures: z.array(IdSchema) },
  (campaign, { day }) => {
    detailsOf(campaign).marchedOn = day;
  },
);

/** Someone fell: so many feet, of which a Feather Fall bore some, and what the dice of it showed. */
export const creatureFell = defineEvent('creature-fell', 'players', {
  creature,
  feet: z.int(),
  borne: z.int(),
  thrown: z.int(),
});

/** Someone swam, in a piece of armour or without; the check for the armour is an event of its own. */
export const creatureSwam = defineEvent('creature-swam', 'players', {
  actor: IdSchema,
  item: IdSchema.optional(),
  passed: z.boolean(),
});

/** Water got the better of a swimmer. */
export const drowningSuffered = defineEvent('drowning-suffered', 'players', { creature, thrown: z.int() });

/** Harm of a kind came upon someone; `damage` is what resistance or weakness made of it. */
export const harmSuffered = defineEvent('harm-suffered', 'players', {
  creature,
  damageType: z.string(),
  weather: z.boolean(),
  thrown: z.int(),
  damage: z.int(),
});

export const roadEvents = [
  waySought,
  wayFound,
  marchBegan,
  creatureFell,
  creatureSwam,
  drowningSuffered,
  harmSuffered,
];
