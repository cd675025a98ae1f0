import { expect, it } from 'vitest';
import { inSentence, withArticle } from '../../shared/text/words.ts';

it.each([
  ['Round shield', 'round shield'],
  ['Sun shield D6', 'sun shield d6'],
  ['Scroll: Gate', 'scroll: Gate'],
  ['Blade of Xanthia VII', 'Blade of Xanthia VII'],
  ['NPC token', 'NPC token'],
])('“%s” is “%s” within a sentence', (name, within) => {
  expect(inSentence(name)).toBe(within);
});

it.each([
  ['torch', 'a torch'],
  ['oil flask', 'an oil flask'],
  ['claws', 'claws'],
  ['lens of black glass', 'a lens of black glass'],
  ['accounts with the bell’s code', 'accounts with the bell’s code'],
  ['leather armour', 'leather armour'],
  ['venom in a jar', 'venom in a jar'],
  ['two-handed sword', 'a two-handed sword'],
  ['the judge’s gavel', 'the judge’s gavel'],
  ['Dame Hild’s other glove', 'Dame Hild’s other glove'],
])('“%s” with its article is “%s”', (thing, whole) => {
  expect(withArticle(thing)).toBe(whole);
});
