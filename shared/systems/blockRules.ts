import type { z } from 'zod';
import type { Field } from '../campaign/offer.ts';

/** A stat block as its system keeps it, without name and line. */
export type BlockFigures = Readonly<Record<string, unknown>>;

/** How the stat blocks of a system are written by those who make their own. */
export interface BlockRules {
  /**
   * What a block must have. It is read as it is kept, or as a person writes it, an attack as `Jaws d6`; what is missing or
   * can’t be read is a fault at its field.
   */
  figures: z.ZodObject;
  /** The same for the blocks of the book, which leave out what is usual. */
  book: z.ZodObject;
  /** The figures in one line, as the book prints them. */
  line(figures: BlockFigures): string;
  /** The blanks of a block, each with what is known of it; a blank without a value is to be asked. */
  fields(figures: BlockFigures): Field[];
  /** A block from text as it is pasted, in the manner of the system or of another game. Never throws. */
  read(text: string): ReadBlock;
}

/** What a text says of a blank of a stat block. */
export interface ReadFigure {
  value: string | number | boolean;
  /** The words that say so; empty where a block means it that says nothing. */
  from: string;
  /** Whether it was carried over from another game, or is in doubt. */
  guessed: boolean;
}

/** What a text says of a stat block. */
export interface ReadBlock {
  /** Empty where it has none. */
  name: string;
  /** What goes into the blanks of the block, by their names. */
  figures: Readonly<Record<string, ReadFigure>>;
  /** What could not be read, as it stands in the text. */
  left: readonly string[];
}

/** The rules of blocks whose figures fit `figures`, so that `line` and `fields` know what they are given. */
export function blockRules<Schema extends z.ZodObject>(rules: {
  figures: Schema;
  book: z.ZodObject;
  line(figures: z.output<Schema>): string;
  fields(figures: Partial<z.output<Schema>>): Field[];
  read(text: string): ReadBlock;
}): BlockRules {
  const { figures, book, line, fields, read } = rules;
  return {
    figures,
    book,
    read,
    line: (given) => line(figures.parse(given)),
    fields: (given) => fields(figures.partial().parse(given) as Partial<z.output<Schema>>),
  };
}
