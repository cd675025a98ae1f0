import type { GivenCommand, Offer } from '../../shared/api.ts';

export type Value = string | number | boolean | string[] | null;

const isBlank = (value: Value | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** The command of an offer with its blanks filled in; `item.name` goes into the part `item`. Optional blanks may stay open. */
export function filledIn(
  { command, needs = [] }: Offer,
  values: Readonly<Record<string, Value>>,
): GivenCommand {
  const filled: GivenCommand = { ...command };
  for (const { name, optional } of needs) {
    const value = values[name];
    if (optional && isBlank(value)) continue;
    const [part = '', inner] = name.split('.');
    filled[part] = inner === undefined ? value : { ...(filled[part] as object | undefined), [inner]: value };
  }
  return filled;
}
