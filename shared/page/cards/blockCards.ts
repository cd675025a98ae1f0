import type { GivenBlock } from '../../campaign/commands/bestiary.ts';
import type { Offer } from '../../campaign/offer.ts';

/** A stat block in the list of the bestiary. */
export interface BlockCard {
  name: string;
  /** Its figures as the book prints them. */
  line: string;
  /** One’s own, not the book’s. */
  own: boolean;
  /** Name of the block that it is a variant of; empty where it is none. */
  from: string;
  /** Begins the note; the whole of it stands with the block itself. */
  note: string;
  portrait: string | null;
  face: string;
}

/** What there is for a name that the bestiary does not have: the nearest of those that it has, and the form for a new one. */
export interface KinCard {
  nearest: BlockCard[];
  form: Offer;
}

/** One stat block as it is looked up. */
export interface WholeBlock extends BlockCard {
  /** Label and value of each figure, in the order of the form. */
  figures: { label: string; values: string[] }[];
  /** One’s own as it is kept; null for the book’s. */
  written: GivenBlock | null;
  /** Where encounters and clocks name it. */
  listed: string[];
  /** The form to meet it, with it chosen; null where nobody can be met now. */
  meet: Offer | null;
  /** The form to change it; null for the book’s. */
  edit: Offer | null;
  /** The form for another like it. */
  variant: Offer;
}

/** A stat block as it was read from text, not yet kept. */
export interface BlockDraft {
  /** A form in which all that was read is filled in. */
  form: Offer;
  name: string;
  /**
   * Label and value of each figure, in the order of the form; `from` is the words that say so, and `guessed` tells that they are
   * another game’s, leave a doubt, or say nothing of it.
   */
  figures: { label: string; values: string[]; from: string; guessed: boolean }[];
  /** Labels of figures that the text does not give. */
  missing: string[];
  /** Parts of the text that could not be read; they stand in the note of the form. */
  unread: string[];
  /** Blocks that the text holds whole, as JSON; they need no form. */
  blocks: GivenBlock[];
  /** What is wrong with the JSON. */
  fault: string;
}
