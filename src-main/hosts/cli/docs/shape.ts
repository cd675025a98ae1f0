import type { z } from 'zod';

type Shape = z.core.JSONSchema.BaseSchema | boolean;

/** Title of a field that takes figures of a sheet. */
export const FIGURES = 'figures of the sheet';

/** Where the page tells what `details` hold. */
export const DETAILS_OF_THINGS = '[details](commands.md#details-of-things)';

/** What a field holds, in a few words for a cell of a table. */
export function typeOf(shape: Shape): string {
  if (typeof shape === 'boolean') return 'anything';
  const {
    title,
    type,
    enum: values,
    const: only,
    anyOf,
    items,
    prefixItems,
    properties,
    default: preset,
  } = shape;
  if (title === FIGURES) return `[${FIGURES}](commands.md#details-of-things)`;
  const kind = values
    ? values.map(String).join(', ')
    : only !== undefined
      ? JSON.stringify(only)
      : anyOf
        ? anyOf.map(typeOf).join(' or ')
        : type === 'array'
          ? `list of ${[prefixItems ?? items ?? true].flat().map(typeOf).join(', ')}`
          : properties?.['details']
            ? `object with ${DETAILS_OF_THINGS}`
            : properties
              ? `object with ${Object.keys(properties)
                  .map((name) => `\`${name}\``)
                  .join(', ')}`
              : String(type ?? 'anything');
  const start =
    preset === undefined || typeof preset === 'object' ? '' : `, ${JSON.stringify(preset)} if left out`;
  return `${kind}${start}`.replaceAll('|', '\\|');
}
