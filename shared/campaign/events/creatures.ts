import { z } from 'zod';
import { assign } from '../drafted.ts';
import { BySchema, defineEvent } from '../event.ts';
import { IdSchema } from '../ids.ts';
import { draftItem, draftOf, loseItem, without } from '../lookup.ts';
import { PersonaShape, thinks } from '../people/persona.ts';
import { ConditionSchema, CreatureSchema, ItemSchema } from '../state.ts';

const creature = IdSchema;
const Json = z.record(z.string(), z.json());
/** Done by the referee, not by a rule; the log says it alike in all systems. */
const byHand = z.boolean().optional();

/** A new creature is in the campaign, in the party or outside it. */
export const creatureAdded = defineEvent(
  'creature-added',
  { playersIf: 'joinsParty' },
  { creature: CreatureSchema, joinsParty: z.boolean().default(false), byHand },
  (campaign, { creature: added, joinsParty }) => {
    campaign.creatures[added.id] = added;
    if (joinsParty) campaign.party.members.push(added.id);
  },
);

/** A known creature joined the party. */
export const partyJoined = defineEvent('party-joined', 'players', { creature }, (campaign, event) => {
  campaign.party.members.push(event.creature);
});

/** A creature left the party and stays in the campaign. */
export const partyLeft = defineEvent('party-left', 'players', { creature }, ({ party }, event) => {
  party.members = party.members.filter((id) => id !== event.creature);
  if (party.absent) party.absent = party.absent.filter((one) => one.creature !== event.creature);
});

/** A member of the party is absent for now. */
export const memberAway = defineEvent('member-away', 'players', { creature }, ({ party }, event) => {
  const at = party.members.indexOf(event.creature);
  party.members = party.members.filter((id) => id !== event.creature);
  party.absent = [...(party.absent ?? []), { creature: event.creature, at }];
});

/** An absent member is back, at the old place in the marching order. */
export const memberBack = defineEvent('member-back', 'players', { creature }, ({ party }, event) => {
  const at = party.absent?.find((one) => one.creature === event.creature)?.at ?? party.members.length;
  party.absent = party.absent?.filter((one) => one.creature !== event.creature) ?? [];
  party.members = [...party.members.slice(0, at), event.creature, ...party.members.slice(at)];
});

/** Values on the sheet changed; those that are left out stay the same. */
export const sheetChanged = defineEvent(
  'sheet-changed',
  'referee',
  { creature, to: Json, byHand },
  (campaign, event) => {
    assign(draftOf(campaign, event.creature).sheet, event.to);
  },
);

/** Parts of a description that null removes. */
const REMOVABLE = ['short', 'pronouns', 'faction', 'portrait', 'face', 'hex'] as const;

/** A creature’s description changed: fields that are given have a new value, and fields that are null were removed. */
export const describedAnew = defineEvent(
  'described-anew',
  'referee',
  {
    creature,
    kind: CreatureSchema.shape.kind.optional(),
    name: z.string().optional(),
    note: z.string().optional(),
    attitude: z.string().optional(),
    knows: z.string().optional(),
    faction: z.string().nullable().optional(),
    ...PersonaShape,
    short: PersonaShape.short.unwrap().nullable().optional(),
    pronouns: PersonaShape.pronouns.unwrap().nullable().optional(),
    portrait: z.string().nullable().optional(),
    face: z.string().nullable().optional(),
    hex: z.string().nullable().optional(),
  },
  (campaign, { creature: id, ...to }) => {
    const described = draftOf(campaign, id);
    if (to.attitude !== undefined) thinks(described, to.attitude, campaign.clock);
    assign(described, to);
    for (const field of REMOVABLE) if (to[field] === null) Reflect.deleteProperty(described, field);
  },
);

/** Hit points went from one number to another; `max` is there where that changed too. */
export const hitPointsChanged = defineEvent(
  'hit-points-changed',
  'players',
  {
    creature,
    from: z.int(),
    to: z.int(),
    max: z.int().optional(),
    /** All of the damage, where hit points end at 0 and cannot tell it. */
    damage: z.int().min(1).optional(),
    /** The cause in a word or two: “bleeding”, “siesta”. */
    why: z.string().optional(),
    byHand,
    /** The correction puts them back on their feet, too. */
    raises: z.boolean().optional(),
  },
  (campaign, { creature: id, to, max }) => {
    const { hitPoints } = draftOf(campaign, id);
    hitPoints.now = to;
    if (max !== undefined) hitPoints.max = max;
  },
);

/** A creature fell, got up, fled or died. */
export const statusChanged = defineEvent(
  'status-changed',
  'players',
  {
    creature,
    from: CreatureSchema.shape.status.unwrap(),
    to: CreatureSchema.shape.status.unwrap(),
    /** The cause in a word or two. */
    why: z.string().optional(),
    /** Who struck, or helped, and with what; without `actor` what did it by itself: a fall, hunger. Left out for the referee. */
    by: BySchema.optional(),
    byHand,
  },
  (campaign, { creature: id, to }) => {
    draftOf(campaign, id).status = to;
  },
);

/** Where a thing came from: somebody’s hands or a place, or it was made. */
export const ItemSourceSchema = z.union([
  z.strictObject({ creature }),
  z.strictObject({ place: z.enum(['site', 'hex', 'shop', 'made']) }),
]);
export type ItemSource = z.infer<typeof ItemSourceSchema>;

/** A creature got an item; `taken` says that it took the item, and did not start with it. */
export const itemAdded = defineEvent(
  'item-added',
  'players',
  {
    creature,
    item: ItemSchema,
    taken: z.boolean().optional(),
    /** Where it came from, as far as that is known. */
    from: ItemSourceSchema.optional(),
    /** What one of it costs by the lists, in the system’s coin. */
    worth: z.number().optional(),
  },
  (campaign, event) => {
    draftOf(campaign, event.creature).items.push(event.item);
  },
);

const ItemFigures = z.strictObject({
  name: z.string().optional(),
  count: z.int().min(0).optional(),
  die: z.int().min(0).optional(),
  inUse: z.boolean().optional(),
  details: Json.optional(),
});

/** Some values of an item changed. `details` is merged into what the system keeps of it. */
export const itemChanged = defineEvent(
  'item-changed',
  'players',
  { creature, item: IdSchema, from: ItemFigures, to: ItemFigures, byHand },
  (campaign, { creature: id, item, to: { details, ...to } }) => {
    const changed = draftItem(campaign, id, item);
    assign(changed, to);
    assign(changed.details, details);
  },
);

/** An item is gone; `dropped` says that its owner put it down. */
export const itemRemoved = defineEvent(
  'item-removed',
  'players',
  { creature, item: ItemSchema, dropped: z.boolean().optional() },
  (campaign, { creature: id, item }) => {
    loseItem(campaign, id, item.id);
  },
);

/** A creature gained a condition, or one of its conditions changed. */
export const conditionGained = defineEvent(
  'condition-gained',
  'players',
  { creature, condition: ConditionSchema, byHand },
  (campaign, { creature: id, condition }) => {
    const sufferer = draftOf(campaign, id);
    assign(sufferer, { conditions: [...without(sufferer.conditions, condition.id), condition] });
  },
);

/** A creature lost a condition; `due` says that its time had run out. */
export const conditionLost = defineEvent(
  'condition-lost',
  'players',
  { creature, condition: ConditionSchema, due: z.boolean().optional(), byHand },
  (campaign, { creature: id, condition }) => {
    const sufferer = draftOf(campaign, id);
    assign(sufferer, { conditions: without(sufferer.conditions, condition.id) });
  },
);

/** A rest is over: who rested, and whose hit points are still below their maximum. */
export const restOver = defineEvent('rest-over', 'players', {
  rested: z.array(IdSchema),
  hurt: z.array(z.object({ creature, now: z.int(), max: z.int() })),
});

export const creatureEvents = [
  creatureAdded,
  partyJoined,
  partyLeft,
  memberAway,
  memberBack,
  sheetChanged,
  describedAnew,
  hitPointsChanged,
  statusChanged,
  itemAdded,
  itemChanged,
  itemRemoved,
  conditionGained,
  conditionLost,
  restOver,
];
