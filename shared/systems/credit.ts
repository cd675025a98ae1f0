/** A licence under which a work is published. */
export interface Licence {
  name: string;
  /** Where its text is, https. */
  address: string;
}

/** Where the rules of a system come from: the one source for README, LICENSE-CONTENT.md, About and every export. */
export interface Credit {
  /** The text, by the name it gives itself. */
  work: string;
  by: string;
  /** Where the text is, https; null where none is known. */
  address: string | null;
  /** Null where the text states none: then only facts are taken from it. */
  licence: Licence | null;
  /** What Hexwatch changed and what it added, in whole sentences. */
  changed: string;
  /** What else the licence asks for, a paragraph each. */
  terms: readonly string[];
}

export const CC_BY_SA: Licence = {
  name: 'CC BY-SA 4.0',
  address: 'https://creativecommons.org/licenses/by-sa/4.0/',
};

/** What CC BY-SA 4.0 asks of those who pass on a text with these rules. */
export const SHARE_ALIKE: readonly string[] = [
  'What is taken from these rules stays under CC BY-SA 4.0. What a referee or player makes up stays their own.',
];

/** The notice that a text with rules of a system carries, a paragraph each: whose they are, what was changed, what the licence asks for. */
export const noticeOf = ({ work, by, address, licence, changed, terms }: Credit): string[] => [
  `${work}, by ${by}${address ? ` (${address})` : ''}. ${
    licence
      ? `Licensed under ${licence.name} (${licence.address}).`
      : 'It states no licence: only facts of its rules are used, in Hexwatch’s own words.'
  }`,
  `Changed: ${changed}`,
  ...terms,
];
