import type { Rule } from '../ruleBook.ts';
import { characters } from './book/characters.ts';
import { checks } from './book/checks.ts';
import { doubts } from './book/doubts.ts';
import { doubtsOfFights } from './book/doubtsOfFights.ts';
import { fate } from './book/fate.ts';
import { fights } from './book/fights.ts';
import { gear } from './book/gear.ts';
import { silent } from './book/silent.ts';

/** Every rule of Nightsong, in the order of the checklist. */
export const book: readonly Rule[] = [
  ...characters,
  ...checks,
  ...gear,
  ...fights,
  ...fate,
  ...doubts,
  ...doubtsOfFights,
  ...silent,
];
