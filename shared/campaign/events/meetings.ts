import { z } from 'zod';
import { assign, undrafted } from '../drafted.ts';
import { defineEvent } from '../event.ts';
import { IdSchema } from '../ids.ts';
import { present } from '../lookup.ts';
import { leaveEncounter, moveTo } from '../mode/mode.ts';
import { thinks } from '../people/persona.ts';
import { EncounterSchema } from '../state.ts';

const creatures = z.array(IdSchema);

/** What brings an encounter: a check of the rules, the referee, a danger that catches up, or the room in which they are. */
export const CAUSES = ['check', 'referee', 'danger', 'room'] as const;
export type Cause = (typeof CAUSES)[number];

/** What is met, kind by kind: the name of a stat block or of somebody, several of it where the block says so, and how many. */
const kinds = z.array(z.object({ name: z.string(), many: z.string().optional(), count: z.int().min(1) }));

/** The party entered a site; from now on time is counted in turns. */
export const siteEntered = defineEvent(
  'site-entered',
  'players',
  {
    site: z.string(),
    encounterClock: z.int().default(1),
    name: z.string().optional(),
    /** Whether no room of its plan was seen before; left out where it has no rooms, since nothing tells it then. */
    first: z.boolean().optional(),
    /** The ids of those who went in: the group in play without its dead. */
    who: creatures.optional(),
  },
  (campaign, { site, encounterClock }) => {
    campaign.party.site = { id: site, explorationTurns: 0, encounterClock };
    moveTo(campaign.mode, 'site');
  },
);

/** The party left a site for the land around it. */
export const siteLeft = defineEvent(
  'site-left',
  'players',
  { site: z.string(), name: z.string().optional() },
  (campaign) => {
    campaign.party.site = null;
    moveTo(campaign.mode, 'world');
  },
);

/** A turn passed in the site, with its number since the party entered; `what` is what they did. */
export const explorationTurnPassed = defineEvent(
  'exploration-turn-passed',
  'players',
  {
    explorationTurns: z.int(),
    what: z.string().optional(),
    /** The room in which the party was. */
    room: IdSchema.optional(),
    /** The ids of those who were there: the group in play without its dead. */
    who: creatures.optional(),
    /** Who did what the turn was spent on, where one of them did. */
    actor: IdSchema.optional(),
  },
  (campaign, { explorationTurns }) => {
    present(campaign.party.site, 'the site').explorationTurns = explorationTurns;
  },
);

/** The site’s encounter clock went up or started over. */
export const encounterClockSet = defineEvent(
  'encounter-clock-set',
  'referee',
  { from: z.int(), to: z.int() },
  (campaign, { to }) => {
    if (campaign.party.site) campaign.party.site.encounterClock = to;
  },
);

/** An encounter check was rolled: its `total`, and the number it was compared `against`; the next event says who comes. */
export const encounterChecked = defineEvent('encounter-checked', 'players', {
  met: z.boolean(),
  total: z.int(),
  against: z.int(),
});

/** The encounter was rolled on the table of the site or region: `face` is what the die showed. */
export const meetingThrown = defineEvent('meeting-thrown', 'referee', {
  title: z.string(),
  face: z.int().optional(),
  site: z.string().optional(),
  region: z.string().optional(),
});

/** The number appearing was rolled. */
export const numberThrown = defineEvent('number-thrown', 'referee', {
  statBlock: z.string(),
  count: z.int(),
});

/** An encounter began; the event has all of it. */
export const encounterBegan = defineEvent(
  'encounter-began',
  'players',
  {
    encounter: EncounterSchema,
    cause: z.enum(CAUSES).optional(),
    /** Whether a person wrote the title, for this encounter or into a table; else the program made it: “2 × Pilgrim”. */
    titled: z.boolean().optional(),
    kinds: kinds.optional(),
  },
  (campaign, { encounter }) => {
    campaign.encounter = encounter;
    campaign.mode.now = 'notice';
  },
);

/** An encounter changed; fields that are left out stay the same. */
export const encounterChanged = defineEvent(
  'encounter-changed',
  { playersUnless: 'byHand' },
  {
    title: z.string().optional(),
    creatures: creatures.optional(),
    surprised: creatures.optional(),
    distance: z.string().optional(),
    speaker: IdSchema.optional(),
    details: z.record(z.string(), z.json()).optional(),
    /** All who are met now, where others are. */
    kinds: kinds.optional(),
    /** The referee said so, and no dice. */
    byHand: z.boolean().optional(),
  },
  (campaign, { details, kinds: _kinds, byHand: _byHand, ...to }) => {
    const encounter = present(campaign.encounter, 'the encounter');
    assign(encounter, to);
    assign(encounter.details, details);
  },
);

/** The encounter’s start is over, and talking begins. */
export const meetingBegan = defineEvent('meeting-began', 'players', {}, (campaign) => {
  campaign.mode.now = 'meeting';
});

/** Reactions of the encounter are rolled on a custom table, or on the system’s where there is none. */
export const reactionTableChosen = defineEvent(
  'reaction-table-chosen',
  'referee',
  { table: IdSchema.nullable() },
  (campaign, { table }) => {
    const encounter = present(campaign.encounter, 'the encounter');
    if (table === null) delete encounter.reactionTable;
    else encounter.reactionTable = table;
  },
);

/** How well strangers think of the party: −2 hostile, −1 wary, 0 uncertain, 1 friendly, 2 very friendly. */
export const MoodSchema = z.int().min(-2).max(2);

/** The strangers’ reaction to the party: the row of the table, and `total` if it was rolled. */
export const reactionRolled = defineEvent(
  'reaction-rolled',
  'players',
  {
    row: z.string(),
    label: z.string(),
    total: z.number().optional(),
    /** Left out where a custom table says it in words alone. */
    mood: MoodSchema.optional(),
  },
  (campaign, { row, label, total }) => {
    const encounter = present(campaign.encounter, 'the encounter');
    assign(encounter, { reaction: { row, label, ...(total !== undefined && { total }) } });
    for (const id of undrafted(encounter.creatures)) {
      const creature = campaign.creatures[id];
      if (creature) thinks(creature, label, campaign.clock);
    }
  },
);

/** The request of an encounter was made, and is granted or not. */
export const requestMade = defineEvent(
  'request-made',
  'players',
  {
    actor: IdSchema,
    granted: z.boolean(),
    /** What was asked for, as it was typed. */
    words: z.string().optional(),
    /** The one who was asked, where one was named. */
    target: IdSchema.optional(),
  },
  (campaign, { granted }) => {
    present(campaign.encounter, 'the encounter').request = { granted };
  },
);

/** The encounter is over; `parted` says that it ended without a fight, `fled` that the party ran. */
export const encounterEnded = defineEvent(
  'encounter-ended',
  'players',
  { parted: z.boolean().optional(), fled: z.boolean().optional(), encounter: IdSchema.optional() },
  (campaign) => {
    campaign.encounter = null;
    campaign.fight = null;
    leaveEncounter(campaign.mode);
  },
);

/** Downtime began for these members of the party; time is counted in longer spans. */
export const downtimeBegan = defineEvent('downtime-began', 'players', { creatures }, (campaign) => {
  moveTo(campaign.mode, 'downtime');
});

/** Downtime ended for these members of the party, who are back on the map. */
export const downtimeEnded = defineEvent('downtime-ended', 'players', { creatures }, (campaign) => {
  moveTo(campaign.mode, 'world');
});

export const meetingEvents = [
  siteEntered,
  siteLeft,
  explorationTurnPassed,
  encounterClockSet,
  encounterChecked,
  meetingThrown,
  numberThrown,
  encounterBegan,
  encounterChanged,
  meetingBegan,
  reactionTableChosen,
  reactionRolled,
  requestMade,
  encounterEnded,
  downtimeBegan,
  downtimeEnded,
];
