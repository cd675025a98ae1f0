import type { Attribute } from '../../cairn-family/sheet/attributes.ts';

/** Who gives lost points of a score back. */
export const PROFESSIONS: Readonly<Record<Attribute, string>> = {
  str: 'a healer, physician or clinic',
  dex: 'a spa, massage or bath house',
  wil: 'company, leisure, tea or prayer',
};
