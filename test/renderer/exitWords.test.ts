import { expect, it } from 'vitest';
import { exitInWords } from '../../src-renderer/site/exitWords.ts';

it.each([
  [{ kind: 'stuck' as const }, 'stuck door'],
  [{ kind: 'stuck' as const, opened: true }, 'open door'],
  [{ kind: 'locked' as const, opened: false }, 'locked door'],
  [{ kind: 'locked' as const, opened: true }, 'open door'],
  [{ kind: 'secret' as const }, 'secret door'],
  [{ kind: 'open' as const }, 'open'],
])('%o is called “%s”', (exit, words) => {
  expect(exitInWords(exit)).toBe(words);
});
