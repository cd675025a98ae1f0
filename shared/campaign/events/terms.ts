import { z } from 'zod';
import type { Roll } from '../../dice/dice.ts';

/** One term of the damage of a blow: what it is called in a sum (“on d6”, “STR”, “Armor”), by how much it changes the damage, and of a die its sides. */
export const TermSchema = z.object({ what: z.string(), by: z.int(), sides: z.int().optional() });
export type Term = z.infer<typeof TermSchema>;

/** What terms come to. */
export const sumOf = (terms: readonly Term[]): number => terms.reduce((sum, { by }) => sum + by, 0);

/** What a die shows: 5 “on d6”, or with a note 5 “on d6 (critical)”. */
export const dieTerm = (sides: number, by: number, note = ''): Term => ({
  what: `on d${sides}${note && ` (${note})`}`,
  by,
  sides,
});

/** A term for each die of a roll. */
export const diceTerms = ({ dice }: Roll, note = ''): Term[] =>
  dice.map(([sides, face]) => dieTerm(sides, face, note));

/** The terms with what makes `to` of their sum, by its name; nothing is added where they are that already. */
export const broughtTo = (terms: readonly Term[], to: number, what: string): Term[] =>
  sumOf(terms) === to ? [...terms] : [...terms, { what, by: to - sumOf(terms) }];
