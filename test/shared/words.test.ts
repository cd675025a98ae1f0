import { expect, it } from 'vitest';
import { inSentence } from '../../shared/text/words.ts';

it.each([
  ['Round shield', 'round shield'],
  ['Sun shield D6', 'sun shield d6'],
  ['Scroll: Gate', 'scroll: Gate'],
  ['Blade of Xanthia VII', 'Blade of Xanthia VII'],
  ['NPC token', 'NPC token'],
])('“%s” is “%s” within a sentence', (name, within) => {
  expect(inSentence(name)).toBe(within);
});
