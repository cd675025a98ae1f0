import type { Field } from '../../campaign/offer.ts';

/** Two ways to make a character: from a name and a kit alone, and with the figures filled in that somebody chose. */
export function characterOffers<Blank extends string, Figure extends string>(
  blanks: readonly Field<Blank>[],
  figures: readonly Field<Figure>[],
  details: { plain?: string; chosen: string },
) {
  const make = { group: 'party', command: { type: 'make-character' } } as const;
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
