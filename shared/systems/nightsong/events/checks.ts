import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftOf } from '../../../campaign/lookup.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { outcomeFields } from '../../common/margin.ts';
import { AbilitySchema, PURPOSES } from '../sheet/sheet.ts';

const Edge = z.enum(['normal', 'advantage', 'disadvantage']);
export const OutcomeSchema = z.enum(['success', 'strong success', 'weak success', 'failure']);

/** What may speak for or against a roll. */
const Ground = z.enum(['situation', 'help', 'focus', 'condition', 'darkness', 'weather', 'cover']);
export type Ground = z.infer<typeof Ground>;
const Grounds = z.array(Ground).default([]);

/** What spoke for and against a roll, and what edge that made. */
export const edgeFields = { edge: Edge, pros: Grounds, cons: Grounds };

/** With Focus after the roll: the first faces, and those added. */
export const againFields = {
  lay: z.array(z.int()).optional(),
  added: z.array(z.int()).optional(),
};

/** A Check was made. A nuanced one has two totals, of which `total` is the better. */
export const checkMade = defineEvent('check-made', 'players', {
  actor: IdSchema,
  ability: AbilitySchema,
  purpose: z.enum(PURPOSES),
  /** Who is rescued. */
  target: IdSchema.optional(),
  about: z.string(),
  bonus: z.int(),
  total: z.int(),
  totals: z.array(z.int()),
  ...outcomeFields,
  outcome: OutcomeSchema,
  ...edgeFields,
  /** Who helped. */
  helper: IdSchema.optional(),
  ...againFields,
});

/** Two were against each other: `total` is the actor’s, `against` the target’s. On a tie neither has won. */
export const opposedCheckMade = defineEvent('opposed-check-made', 'players', {
  actor: IdSchema,
  target: IdSchema,
  ability: AbilitySchema,
  targetAbility: AbilitySchema,
  about: z.string(),
  bonus: z.int(),
  total: z.int(),
  targetBonus: z.int(),
  ...outcomeFields,
  tie: z.boolean(),
  ...edgeFields,
  targetPros: Grounds,
  targetCons: Grounds,
  ...againFields,
});

const change = { from: z.int(), to: z.int() };
const setFocus = (campaign: Campaign, id: string, to: number): void => {
  draftOf(campaign, id).sheet['focus'] = to;
};

/** Focus was spent on a roll. */
export const focusSpent = defineEvent(
  'focus-spent',
  'players',
  { actor: IdSchema, ...change },
  (campaign, { actor, to }) => setFocus(campaign, actor, to),
);

/** Focus was filled at the start of a session. */
export const focusFilled = defineEvent(
  'focus-filled',
  'players',
  { creature: IdSchema, ...change },
  (campaign, { creature, to }) => setFocus(campaign, creature, to),
);

/** Unspent Focus was lost at the end of a session. */
export const focusLapsed = defineEvent(
  'focus-lapsed',
  'players',
  { creature: IdSchema, ...change },
  (campaign, { creature, to }) => setFocus(campaign, creature, to),
);

/** A character helped with a Check, which takes their action in a fight. */
export const helpGiven = defineEvent('help-given', 'players', { actor: IdSchema, target: IdSchema });

/** The Referee decided an action without a roll. */
export const verdictGiven = defineEvent('verdict-given', 'players', {
  actor: IdSchema,
  verdict: z.enum(['assured', 'impossible']),
  about: z.string(),
  why: z.string(),
});

/** The Die of Fate answered a question. With `printed` the chance stood in an adventure. */
export const fateAsked = defineEvent('fate-asked', 'players', {
  about: z.string(),
  total: z.int(),
  against: z.int(),
  passed: z.boolean(),
  answer: z.enum(['positive', 'mixed', 'negative']),
  printed: z.boolean().default(false),
});

export const checkEvents = [
  checkMade,
  opposedCheckMade,
  focusSpent,
  focusFilled,
  focusLapsed,
  helpGiven,
  verdictGiven,
  fateAsked,
];
