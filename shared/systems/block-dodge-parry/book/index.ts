import type { Rule } from '../../ruleBook.ts';
import { care } from './care.ts';
import { checks } from './checks.ts';
import { doubtful } from './doubtful.ts';
import { harm } from './harm.ts';
import { silent } from './silent.ts';
import { wildcraft } from './wildcraft.ts';

/** Every rule in the order of the checklist: the page, doubtful places, and what the page is silent on. */
export const book: readonly Rule[] = [...checks, ...harm, ...care, ...wildcraft, ...doubtful, ...silent];
