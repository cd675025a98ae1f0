import type { Field } from '../../campaign/offer.ts';

/** Two short forms for a new character: one with a name and a kit, one with figures to choose as well. */
export function characterOffers<Needed extends string, Figure extends string>(
  needs: readonly Field<Needed>[],
  figures: readonly Field<Figure>[],
  details: { plain?: string; chosen: string },
) {
  const make = { group: 'party', command: { type: 'make-character' } } as const;
  return [
    {
      ...make,
      label: 'New character in one form…',
      ...(details.plain ? { detail: details.plain } : {}),
      needs: [...needs],
    },
    {
      ...make,
      label: 'New character in one form, choose figures…',
      detail: details.chosen,
      needs: [...needs, ...figures],
    },
  ];
}
