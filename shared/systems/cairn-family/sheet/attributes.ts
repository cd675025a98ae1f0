import { z } from 'zod';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { cite } from '../cite.ts';
import { scoreChanged } from '../events/bodies.ts';
import { ATTRIBUTES, ATTRIBUTE_NAMES, type Attribute } from './attributeNames.ts';
import { reading } from '../../common/reading.ts';

export { ATTRIBUTES, ATTRIBUTE_NAMES, AttributeSchema, type Attribute } from './attributeNames.ts';

const Points = z.int().min(0).max(30);
export const ScoreSchema = z
  .strictObject({ now: Points, max: Points })
  .refine(({ now, max }) => now <= max, 'a score is never above its maximum');
export type Score = z.infer<typeof ScoreSchema>;

/** What every body of these systems has, whatever else its system gives it (CA-72). */
export const bodyShape = {
  str: ScoreSchema,
  dex: ScoreSchema,
  wil: ScoreSchema,
  /** Armour of one’s own, without what is worn. */
  armour: z.int().min(0).max(3).default(0),
  /** A large body of like fighters that counts as one. */
  detachment: z.boolean().default(false),
  /** It needs no light to fight by. */
  darkSight: z.boolean().default(false),
  /** What befalls someone who fails the Critical Damage Save against it. */
  critical: z.string().max(500).default(''),
  /** What a hireling was taken on as; null for everybody else. */
  hireling: z.string().max(200).nullable().default(null),
  background: z.string().max(500).default(''),
  /** The last days (counted from 1) on which someone ate and slept. */
  ateOn: z.int().default(0),
  sleptOn: z.int().default(0),
};
const BodySchema = z.object(bodyShape);
export type Body = z.infer<typeof BodySchema>;

const read = reading(BodySchema);
export const bodyOf = (creature: Creature): Body => read(creature.sheet);

/** Characters and those they took on: they starve, tire and crawl. */
export const isMortal = (creature: Creature): boolean =>
  creature.kind === 'character' || bodyOf(creature).hireling !== null;

/** Gives a score new values, its floor 0 and its ceiling the maximum; gives back what it is now (CA-R10, BDP-R2). */
export function setScore(
  decision: Decision,
  id: string,
  attribute: Attribute,
  to: Partial<Score>,
  why = '',
  ...rules: readonly string[]
): Score {
  const before = bodyOf(creatureAt(decision.state, id))[attribute];
  const max = Math.max(0, to.max ?? before.max);
  const score = { max, now: Math.min(max, Math.max(0, to.now ?? before.now)) };
  decision.emit(
    scoreChanged,
    {
      creature: id,
      attribute,
      from: before.now,
      to: score.now,
      mostBefore: before.max,
      most: score.max,
      why,
    },
    { rules: [...rules, ...cite(decision, 'score')] },
  );
  return score;
}

/** The ids of those with the lowest of a score first; the order given decides between equals. */
export const weakest = (creatures: readonly Creature[], attribute: Attribute): Creature | undefined =>
  [...creatures].sort((a, b) => bodyOf(a)[attribute].now - bodyOf(b)[attribute].now)[0];

/** "STR 9, DEX 12, WIL 7" with the maximum where it is higher. */
export const scoresInWords = (body: Body): string =>
  ATTRIBUTES.map((one) => {
    const { now, max } = body[one];
    return `${ATTRIBUTE_NAMES[one]} ${now}${now < max ? `/${max}` : ''}`;
  }).join(', ');
