import type { Rule } from '../../ruleBook.ts';
import { carryingRules } from './carrying.ts';
import { fightRules } from './fights.ts';
import { harmRules } from './harm.ts';
import { silentRules } from './silent.ts';
import { statusRules } from './statuses.ts';

/** Every rule by its ID, in the order of the checklist. */
export const book: readonly Rule[] = [
  ...fightRules,
  ...harmRules,
  ...carryingRules,
  ...statusRules,
  ...silentRules,
];
