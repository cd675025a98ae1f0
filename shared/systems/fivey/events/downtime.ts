import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftOf } from '../../../campaign/lookup.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { outcomeFields } from '../../common/margin.ts';
import { detailsOf, sheetOf, StatSchema } from '../sheet/sheet.ts';

const creature = IdSchema;
const actor = IdSchema;
const crowns = z.int();
const Span = z.enum(['tennite', 'season', 'year']);

function purse(campaign: Campaign, id: string, change: number): void {
  sheetOf(draftOf(campaign, id)).crowns += change;
}

/** Days were paid for or are free: until then everyone is fed and lodged. */
export const lodgingBegan = defineEvent(
  'lodging-began',
  'players',
  { until: z.number() },
  (campaign, { until }) => {
    detailsOf(campaign).lodgedUntil = until;
  },
);

/** Someone has paid for a lifestyle. */
export const lifestylePaid = defineEvent(
  'lifestyle-paid',
  'players',
  { creature, lifestyle: z.string(), span: Span, crowns },
  (campaign, event) => {
    purse(campaign, event.creature, -event.crowns);
  },
);

/** The event of someone’s tennite was rolled. */
export const downtimeEventRolled = defineEvent('downtime-event-rolled', 'players', {
  creature,
  total: z.int(),
  luck: z.enum(['bad', 'none', 'good']),
});

/** Someone begged or worked. */
export const crownsEarned = defineEvent(
  'crowns-earned',
  'players',
  {
    actor,
    activity: z.enum(['beg', 'work']),
    stat: StatSchema,
    skilled: z.boolean(),
    total: z.int(),
  },
  (campaign, { actor: id, total }) => {
    purse(campaign, id, total);
  },
);

/** An inspiration die raised what was earned or invested. */
export const gainRaised = defineEvent(
  'gain-raised',
  'players',
  { creature, crowns: crowns.optional(), institution: z.string().optional(), capital: z.int().optional() },
  (campaign, { creature: id, crowns: earned = 0, institution, capital = 0 }) => {
    purse(campaign, id, earned);
    const raised = institution === undefined ? undefined : detailsOf(campaign).institutions[institution];
    if (raised) raised.capital += capital;
  },
);

/** Someone caroused, for experience. */
export const caroused = defineEvent('caroused', 'players', {
  actor,
  stat: StatSchema,
  skilled: z.boolean(),
  total: z.int(),
});

const LISTS = { skill: 'skills', feat: 'feats' } as const;

/** Someone studied; what is learnt of skills and feats is known from now on. */
export const studied = defineEvent(
  'studied',
  'players',
  {
    actor,
    purpose: z.enum(['skill', 'feat', 'research']),
    subject: z.string(),
    stat: StatSchema,
    skilled: z.boolean(),
    total: z.int(),
    ...outcomeFields,
  },
  (campaign, { actor: id, purpose, subject, passed }) => {
    if (passed && purpose !== 'research') sheetOf(draftOf(campaign, id))[LISTS[purpose]].push(subject);
  },
);

/** Someone built on an institution: what was invested and lost, and what there is of it now. */
export const capitalInvested = defineEvent(
  'capital-invested',
  'players',
  {
    actor,
    institution: z.string(),
    stat: StatSchema,
    skilled: z.boolean(),
    total: z.int(),
    loss: z.int(),
    capital: z.int(),
    level: z.int(),
    title: z.string(),
    credit: z.int(),
  },
  (campaign, { actor: owner, institution, capital }) => {
    const { institutions } = detailsOf(campaign);
    institutions[institution] = { ...institutions[institution], owner, capital };
  },
);

/** An institution’s owner and capital were set by hand. */
export const institutionSet = defineEvent(
  'institution-set',
  'players',
  { institution: z.string(), owner: IdSchema, capital: z.int().min(0), title: z.string() },
  (campaign, { institution, owner, capital }) => {
    const { institutions } = detailsOf(campaign);
    institutions[institution] = { ...institutions[institution], owner, capital };
  },
);

/** An institution has come to its end. */
export const institutionClosed = defineEvent(
  'institution-closed',
  'players',
  { institution: z.string() },
  (campaign, { institution }) => {
    const { [institution]: _closed, ...rest } = detailsOf(campaign).institutions;
    detailsOf(campaign).institutions = rest;
  },
);

/** Someone gave a ball. */
export const ballGiven = defineEvent('ball-given', 'players', { actor });

/** Someone spent a tennite in a way of their own. */
export const downtimeSpent = defineEvent('downtime-spent', 'players', { actor, what: z.string() });

/** Bad luck brought the trouble that is listed for an activity; begging may lose what it earned. */
export const troubleCame = defineEvent(
  'trouble-came',
  'players',
  { creature, activity: z.string(), lost: z.int().min(0) },
  (campaign, { creature: id, lost }) => {
    purse(campaign, id, -lost);
  },
);

/** Someone does nothing more in what is left of a season or a year. */
export const activityEnded = defineEvent('activity-ended', 'players', {
  creature,
  reason: z.enum(['learnt', 'unpaid']),
  subject: z.string().optional(),
  institution: z.string().optional(),
  span: Span,
});

/** Quiet days have made someone whole. */
export const madeWhole = defineEvent(
  'made-whole',
  'players',
  { creature, from: z.int(), to: z.int() },
  (campaign, { creature: id, to }) => {
    draftOf(campaign, id).hitPoints.now = to;
  },
);

function spend(campaign: Campaign, name: string, amount: number): void {
  const institution = detailsOf(campaign).institutions[name];
  if (institution) institution.spent = (institution.spent ?? 0) + amount;
}

/** Institutions begin a tennite with all of their credit. */
export const creditRenewed = defineEvent(
  'credit-renewed',
  'players',
  { institutions: z.array(z.string()) },
  (campaign, { institutions }) => {
    for (const name of institutions) {
      const institution = detailsOf(campaign).institutions[name];
      if (institution) institution.spent = 0;
    }
  },
);

/** An institution paid for the life of its owner. */
export const lifePaidByCredit = defineEvent(
  'life-paid-by-credit',
  'players',
  { creature, institution: z.string(), crowns },
  (campaign, { institution, crowns: paid }) => {
    spend(campaign, institution, paid);
  },
);

/** Credit was spent on something, or became capital of another institution. */
export const creditSpent = defineEvent(
  'credit-spent',
  'players',
  {
    institution: z.string(),
    crowns,
    what: z.string(),
    into: z.string().optional(),
    capital: z.int().optional(),
    title: z.string().optional(),
    left: z.int(),
  },
  (campaign, { institution, crowns: spent, into, capital }) => {
    spend(campaign, institution, spent);
    const other = into === undefined ? undefined : detailsOf(campaign).institutions[into];
    if (other && capital !== undefined) other.capital = capital;
  },
);

/** Everyone lodges for a night and eats. */
export const lodgingTaken = defineEvent(
  'lodging-taken',
  'players',
  { lifestyle: z.string(), creatures: z.array(IdSchema), crowns, day: z.int(), until: z.number() },
  (campaign, { creatures, crowns: each, day, until }) => {
    for (const id of creatures) {
      purse(campaign, id, -each);
      sheetOf(draftOf(campaign, id)).ateOn = day;
    }
    detailsOf(campaign).lodgedUntil = until;
  },
);

/** Someone sold a thing of the lists. */
export const goodsSold = defineEvent(
  'goods-sold',
  'players',
  { creature, name: z.string(), crowns },
  (campaign, event) => {
    purse(campaign, event.creature, event.crowns);
  },
);

/** Someone was hired and paid for a number of days. */
export const hirelingHired = defineEvent(
  'hireling-hired',
  'players',
  { actor, creature, name: z.string(), days: z.int(), crowns },
  (campaign, { actor, crowns: paid }) => {
    purse(campaign, actor, -paid);
  },
);

export const downtimeEvents = [
  lodgingBegan,
  lifestylePaid,
  downtimeEventRolled,
  crownsEarned,
  gainRaised,
  caroused,
  studied,
  capitalInvested,
  institutionSet,
  institutionClosed,
  ballGiven,
  downtimeSpent,
  troubleCame,
  activityEnded,
  madeWhole,
  creditRenewed,
  lifePaidByCredit,
  creditSpent,
  lodgingTaken,
  goodsSold,
  hirelingHired,
];
