import type { PeopleOf } from '../cairn-family/people/newcomers.ts';
import { KITS } from './kits.ts';
import { dress } from './sheet.ts';

/** What this system’s people set out with. */
export const people: PeopleOf = {
  kits: KITS,
  gear: [],
  scores: 'Attributes',
  outset: { gold: '3d6', swap: true },
  dress,
};
