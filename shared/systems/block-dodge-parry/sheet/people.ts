import type { PeopleOf } from '../../cairn-family/people/newcomers.ts';
import { gear, KITS } from './kits.ts';
import { dress } from './sheet.ts';

/** What this system’s people set out with. */
export const people: PeopleOf = { kits: KITS, gear, scores: 'Abilities', dress };
