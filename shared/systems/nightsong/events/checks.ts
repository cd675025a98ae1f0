import { z } from 'zod';
import { defineEvent } from '../../../campaign/event.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { draftOf } from '../../../campaign/lookup.ts';
import { AbilitySchema } from '../sheet/sheet.ts';

const Edge = z.enum(['normal', 'advantage', 'disadvantage']);
export const OutcomeSchema = z.enum(['success', 'strong success', 'weak success', 'failure']);

/** What spoke for and against a roll, and what edge that made. */
export const edgeFields = {
  edge: Edge,
  pros: z.array(z.string()).default([]),
  cons: z.array(z.string()).default([]),
};

/** Where Focus went into a roll that lay there: the faces that lay, and those thrown to them. */
export const againFields = {
  lay: z.array(z.int()).optional(),
  added: z.array(z.int()).optional(),
};

/** A Check was made. A nuanced one has two totals, of which `total` is the better. */
export const checkMade = defineEvent(
  'check-made',
  {
    actor: IdSchema,
    ability: AbilitySchema,
    about: z.string(),
    bonus: z.int(),
    total: z.int(),
    totals: z.array(z.int()),
    against: z.int(),
    passed: z.boolean(),
    outcome: OutcomeSchema,
    ...edgeFields,
    ...againFields,
  },
  () => undefined,
);

/** Two were against each other: `total` is the actor’s, `against` the target’s. On a tie neither has won. */
export const opposedCheckMade = defineEvent(
  'opposed-check-made',
  {
    actor: IdSchema,
    target: IdSchema,
    ability: AbilitySchema,
    targetAbility: AbilitySchema,
    about: z.string(),
    bonus: z.int(),
    total: z.int(),
    targetBonus: z.int(),
    against: z.int(),
    passed: z.boolean(),
    tie: z.boolean(),
    ...edgeFields,
    targetPros: z.array(z.string()).default([]),
    targetCons: z.array(z.string()).default([]),
    ...againFields,
  },
  () => undefined,
);

const focusPool = { creature: IdSchema, from: z.int(), to: z.int() };
const setFocus = (...[campaign, { creature, to }]: Parameters<Parameters<typeof defineEvent>[2]>): void => {
  draftOf(campaign, String(creature)).sheet['focus'] = Number(to);
};

/** A point of Focus went into a roll. */
export const focusSpent = defineEvent('focus-spent', focusPool, setFocus);

/** A session began and Focus is full. */
export const focusFilled = defineEvent('focus-filled', focusPool, setFocus);

/** A session ended and what Focus was left is gone. */
export const focusLapsed = defineEvent('focus-lapsed', focusPool, setFocus);

/** Somebody helped with a Check, which in a fight is their action. */
export const helpGiven = defineEvent('help-given', { actor: IdSchema, target: IdSchema }, () => undefined);

/** The Referee said before any die what comes of a deed. */
export const verdictGiven = defineEvent(
  'verdict-given',
  {
    actor: IdSchema,
    verdict: z.enum(['assured', 'impossible']),
    about: z.string(),
    why: z.string(),
  },
  () => undefined,
);

/** The Die of Fate answered a question. With `printed` the chance stood in an adventure. */
export const fateAsked = defineEvent(
  'fate-asked',
  {
    about: z.string(),
    total: z.int(),
    against: z.int(),
    passed: z.boolean(),
    answer: z.enum(['positive', 'mixed', 'negative']),
    printed: z.boolean().default(false),
  },
  () => undefined,
);

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
