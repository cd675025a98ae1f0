import type { RuleNote } from '../contract.ts';
import { unlessRuled } from '../common/options.ts';
import { rulings } from './rulings.ts';
import { rulesOfTheBook } from './rulesOfTheBook.ts';
import { rulesOfTheTable } from './rulesOfTheTable.ts';

/** Every rule of Nightsong by its ID. */
export const rules: readonly RuleNote[] = [
  ...rulesOfTheBook,
  ...rulesOfTheTable.map(unlessRuled(rulings, ', unless an option says otherwise.')),
];
