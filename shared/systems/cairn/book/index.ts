import type { Rule } from '../../ruleBook.ts';
import { charactersRules } from './characters.ts';
import { doubtfulRules } from './doubtful.ts';
import { fightsRules } from './fights.ts';
import { harmRules } from './harm.ts';
import { magicRules } from './magic.ts';
import { silentRules } from './silent.ts';
import { spellRules } from './spells.ts';

/** Every rule of Cairn in its order: the text, readings of doubtful places, what it is silent on, the spells. */
export const book: readonly Rule[] = [
  ...charactersRules,
  ...fightsRules,
  ...harmRules,
  ...magicRules,
  ...doubtfulRules,
  ...silentRules,
  ...spellRules,
];
