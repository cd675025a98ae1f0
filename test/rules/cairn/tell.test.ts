import { describe, expect, it } from 'vitest';
import { attack, done, fight, hit, party } from './party.ts';

/** The lines that name all of these. */
const naming = (told: readonly string[], ...parts: readonly string[]): string[] =>
  told.filter((line) => parts.every((part) => line.includes(part)));

describe('the log says', () => {
  it('a blow in one line: what was rolled, what Armor took off, what got through and what is left', () => {
    const { told } = fight('Ogre').given(attack('bryn', 'ogre')).when(done, [6]);
    expect(naming(told, 'Bryn hits Ogre for 5', '6 on d8 − 1 Armor', '8 → 3 HP')).toHaveLength(1);
    expect(naming(told, 'HP')).toHaveLength(1);
  });

  it('several who attack one target, each with their dice', () => {
    const game = fight('Ogre').given(attack('bryn', 'ogre'));
    const { told } = game.when(attack('linnet', 'ogre'), [3, 6]);
    expect(naming(told, 'Bryn rolls 3', 'Ogre')).toHaveLength(1);
    expect(naming(told, 'Linnet hits Ogre for 5', '(6 on d8 (highest of 2) − 1 Armor')).toHaveLength(1);
  });

  it('a Save with what it was for, and its result', () => {
    const game = hit(fight('Ogre'), 'bryn', 2).given(done);
    const { told } = game.when(attack('ogre', 'bryn'), [7, 20]);
    expect(naming(told, 'Bryn loses 5 STR', '12 → 7')).toHaveLength(1);
    expect(naming(told, 'Bryn fails a STR Save', 'Critical Damage', 'rolled 20 against 7')).toHaveLength(1);
    expect(naming(told, 'Bryn', '60 minutes')).toHaveLength(1);
    expect(naming(told, 'hurled ten feet')).toHaveLength(1);
  });

  it('who has nothing to eat', () => {
    const game = party({ gear: [] }, { gear: [] });
    const { told } = game.when({ type: 'pass-time', scale: 'hour', count: 12 });
    expect(naming(told, 'Without food: Bryn, Linnet')).toHaveLength(1);
  });
});
