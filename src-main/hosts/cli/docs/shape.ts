/** What these pages read of a JSON Schema. */
export interface Shape {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  default?: unknown;
}

/** Where the page tells what `details` hold. */
export const DETAILS_OF_THINGS = '[details](commands.md#details-of-things)';

/** What a field holds, in a few words for a cell of a table. */
export function typeOf({
  type,
  enum: values,
  const: only,
  anyOf,
  items,
  properties,
  default: preset,
}: Shape): string {
  const kind = values
    ? values.map(String).join(', ')
    : only !== undefined
      ? JSON.stringify(only)
      : anyOf
        ? anyOf.map(typeOf).join(' or ')
        : type === 'array'
          ? `list of ${items ? typeOf(items) : 'anything'}`
          : properties?.['details']
            ? `object with ${DETAILS_OF_THINGS}`
            : (type ?? 'anything');
  const start =
    preset === undefined || typeof preset === 'object' ? '' : `, ${JSON.stringify(preset)} if left out`;
  return `${kind}${start}`.replaceAll('|', '\\|');
}
