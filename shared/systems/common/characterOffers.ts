import type { Field, Offer } from '../../campaign/offer.ts';

/** Two ways to make a character: from a name and a kit alone, and with the figures filled in that somebody chose. */
export function characterOffers(
  blanks: readonly Field[],
  figures: readonly Field[],
  details: { plain?: string; chosen: string },
): Offer[] {
  const make = { group: 'party', command: { type: 'make-character' } };
  return [
    {
      ...make,
      label: 'Make a character',
      ...(details.plain ? { detail: details.plain } : {}),
      needs: [...blanks],
    },
    {
      ...make,
      label: 'Make a character by choice',
      detail: details.chosen,
      needs: [...blanks, ...figures],
    },
  ];
}
