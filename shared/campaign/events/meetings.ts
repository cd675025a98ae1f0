import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { IdSchema } from '../ids.ts';
import { present } from '../lookup.ts';
import { leaveEncounter, moveTo } from '../mode/mode.ts';
import { EncounterSchema } from '../state.ts';

const creatures = z.array(IdSchema);

/** The party went into a site; from now on time is counted in turns. */
export const siteEntered = defineEvent(
  'site-entered',
  { site: z.string(), encounterClock: z.int().default(1) },
  (campaign, { site, encounterClock }) => {
    campaign.party.site = { id: site, explorationTurns: 0, encounterClock };
    moveTo(campaign.mode, 'site');
  },
);

/** The party left a site for the land around it. */
export const siteLeft = defineEvent('site-left', { site: z.string() }, (campaign) => {
  campaign.party.site = null;
  moveTo(campaign.mode, 'world');
});

/** A turn passed in the site, its number since the party came in; `what` is what they did. */
export const explorationTurnPassed = defineEvent(
  'exploration-turn-passed',
  { explorationTurns: z.int(), what: z.string().optional() },
  (campaign, { explorationTurns }) => {
    present(campaign.party.site, 'the site').explorationTurns = explorationTurns;
  },
);

/** The number that brings an encounter in the site went up, or began again. */
export const encounterClockSet = defineEvent(
  'encounter-clock-set',
  { from: z.int(), to: z.int() },
  (campaign, { to }) => {
    if (campaign.party.site) campaign.party.site.encounterClock = to;
  },
);

/** A check for an encounter was thrown: its `total`, and the number that it was held `against`; whom it brought is the next event. */
export const encounterChecked = defineEvent(
  'encounter-checked',
  { met: z.boolean(), total: z.int(), against: z.int() },
  () => undefined,
);

/** Who is met was thrown on the table of the place. */
export const meetingThrown = defineEvent('meeting-thrown', { title: z.string() }, () => undefined);

/** How many of them there are was thrown. */
export const numberThrown = defineEvent(
  'number-thrown',
  { statBlock: z.string(), count: z.int() },
  () => undefined,
);

/** An encounter began; all of it as it stands at its start. */
export const encounterBegan = defineEvent(
  'encounter-began',
  { encounter: EncounterSchema },
  (campaign, { encounter }) => {
    campaign.encounter = encounter;
    campaign.mode.now = 'notice';
  },
);

/** More is known of an encounter; what is not named stays. */
export const encounterChanged = defineEvent(
  'encounter-changed',
  {
    title: z.string().optional(),
    creatures: creatures.optional(),
    surprised: creatures.optional(),
    distance: z.string().optional(),
    details: z.record(z.string(), z.json()).optional(),
  },
  (campaign, { details, ...to }) => {
    const encounter = present(campaign.encounter, 'the encounter');
    Object.assign(encounter, to);
    Object.assign(encounter.details, details);
  },
);

/** The first notice is over, and the talk begins. */
export const meetingBegan = defineEvent('meeting-began', {}, (campaign) => {
  campaign.mode.now = 'meeting';
});

/** How the strangers take to the party: the row of the table, and `total` where it was rolled. */
export const reactionRolled = defineEvent(
  'reaction-rolled',
  { row: z.string(), label: z.string(), total: z.number().optional() },
  (campaign, { row, label, total }) => {
    const encounter = present(campaign.encounter, 'the encounter');
    encounter.reaction = { row, label, ...(total !== undefined && { total }) };
    for (const id of encounter.creatures) {
      const creature = campaign.creatures[id];
      if (creature) creature.attitude = label;
    }
  },
);

/** The one request of a meeting was made, and is granted or not. */
export const requestMade = defineEvent(
  'request-made',
  { actor: IdSchema, granted: z.boolean() },
  (campaign, { granted }) => {
    present(campaign.encounter, 'the encounter').request = { granted };
  },
);

/** The encounter is over; `parted` says that they went their ways without a fight. */
export const encounterEnded = defineEvent(
  'encounter-ended',
  { parted: z.boolean().optional() },
  (campaign) => {
    campaign.encounter = null;
    campaign.fight = null;
    leaveEncounter(campaign.mode);
  },
);

/** Downtime began for these of the party; time is counted in longer spans. */
export const downtimeBegan = defineEvent('downtime-began', { creatures }, (campaign) => {
  moveTo(campaign.mode, 'downtime');
});

/** Downtime is over for these of the party, who are back in the land. */
export const downtimeEnded = defineEvent('downtime-ended', { creatures }, (campaign) => {
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
  reactionRolled,
  requestMade,
  encounterEnded,
  downtimeBegan,
  downtimeEnded,
];
