import type { Attribute } from '../../cairn-family/sheet/attributes.ts';

/** Who gives lost points of a score back. */
export const PROFESSIONS: Readonly<Record<Attribute, string>> = {
  str: 'a healer',
  dex: 'a bath and massage',
  wil: 'good company',
};
