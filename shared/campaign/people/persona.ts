import { z } from 'zod';
import { assign, undrafted } from '../drafted.ts';
import { IdSchema, NameSchema } from '../ids.ts';

/** What one person or faction is to another. People and factions never share an id when they are made. */
export const RelationSchema = z.strictObject({
  from: IdSchema,
  to: IdSchema,
  what: z.string().trim().min(1, 'say what they are to each other').max(100),
});
export type Relation = z.infer<typeof RelationSchema>;

const Hour = z.int().min(0).max(24);

/** Where a person is from one full hour to another, each day; past midnight where `to` is not after `from`. */
export const HauntSchema = z.strictObject({
  from: Hour,
  to: Hour,
  where: z.string().trim().min(1).max(200),
});
export type Haunt = z.infer<typeof HauntSchema>;

const Trait = z.string().trim().max(300).optional();

/** What makes a person: how they are called and spoken of, what they want, how they look and behave. */
export const PersonaShape = {
  /** What they are called for short. */
  short: NameSchema.max(40, 'a short name can have at most 40 characters').optional(),
  /** How they are spoken of. */
  pronouns: z.enum(['he', 'she', 'they', 'it']).optional(),
  want: Trait,
  look: Trait,
  manner: Trait,
  /** What only the referee knows of them; Markdown. */
  hidden: z.string().max(10_000).optional(),
  /** Where they are by the hour; at hours that none names, they are at home. */
  haunts: z.array(HauntSchema).max(24).optional(),
};

/** What somebody thought of the party from a moment on. */
export const RegardSchema = z.strictObject({
  attitude: z.string().max(100),
  at: z.number().min(0),
});
export const MOST_REGARDS = 12;

/** Changes the draft: they think so of the party from now on, and remember what was thought before: the last twelve times. */
export function thinks(
  one: { attitude?: string | undefined; regards?: z.infer<typeof RegardSchema>[] | undefined },
  attitude: string,
  at: number,
): void {
  const before = undrafted(one);
  if (before.attitude === attitude) return;
  const regards = [...(before.regards ?? []), { attitude, at }].slice(-MOST_REGARDS);
  assign(one, { attitude, regards });
}

const LINE = /^\s*(\d{1,2})(?::00)?\s*(?:[-–—]|to)\s*(\d{1,2})(?::00)?(?:\s*[:,])?\s+(\S.*)$/;

/** The haunt that a line such as “8–18 the mill” names; undefined where it names none. */
export function readHaunt(line: string): Haunt | undefined {
  const [, from, to, where] = LINE.exec(line) ?? [];
  return HauntSchema.safeParse({ from: Number(from), to: Number(to), where }).data;
}

/** A haunt as it is typed. */
export const writeHaunt = ({ from, to, where }: Haunt): string => `${from}–${to} ${where}`;

/** Where somebody is at an hour of the day; undefined where nothing says so. */
export const hauntAt = (haunts: readonly Haunt[], hour: number): string | undefined =>
  haunts.find(({ from, to }) => (from < to ? from <= hour && hour < to : hour >= from || hour < to))?.where;
