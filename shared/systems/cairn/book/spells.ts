import { SPELLS } from '../../cairn-family/book/spells.ts';
import type { Rule } from '../../ruleBook.ts';

/** Those that touch other rules have a function besides their line. */
const WITH_EFFECT = ['Cure Wounds', 'Haste', 'Magic Dampener', 'Shield', 'Swarm'];

/** The rows of the hundred spells, from the list that says what each does. */
export const spellRules: readonly Rule[] = SPELLS.map(({ id, name, line }) => ({
  id,
  line: `${name}: ${line}`,
  commands: ['cast', 'find-spell'],
  at: WITH_EFFECT.includes(name)
    ? 'cairn-family/magic/effects.ts EFFECTS'
    : 'cairn-family/book/spells.ts LIST',
}));
