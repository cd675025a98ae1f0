import { describe, expect, it } from 'vitest';
import { isolated } from '../../src-renderer/log/isolated.ts';

/** With signs that can be seen. */
const seen = (line: string): string => isolated(line).replaceAll('\u2068', '[').replaceAll('\u2069', ']');

describe('a line of the log', () => {
  it('keeps names from the right to themselves, each with all its words', () => {
    expect(seen('Initiative. Ilse: 4; أحمد بن علي: 3; שׁרה: 2.')).toBe(
      'Initiative. Ilse: 4; [أحمد بن علي]: 3; [שׁרה]: 2.',
    );
    expect(seen('أحمد, علي and Ilse rest.')).toBe('[أحمد], [علي] and Ilse rest.');
    expect(seen('בן־דוד hits Orc 2.')).toBe('[בן־דוד] hits Orc 2.');
  });

  it('is left as it is where nothing or all of it is from the right', () => {
    for (const line of ['Mae hits Orc 2 for 3.', 'Łukasz, Ωmega, 雪', 'شرب أحمد, ثم نام.', ''])
      expect(isolated(line)).toBe(line);
  });
});
