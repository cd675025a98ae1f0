import { describe, expect, it } from 'vitest';
import { attack, done, fight, hit, party } from './party.ts';

describe('the log says', () => {
  it('a blow in one line: what was thrown, what Armor took off, what got through', () => {
    const game = fight('Ogre').given(attack('bryn', 'ogre'));
    expect(game.when(done, [6]).told).toContain('At Ogre: Bryn throws 6; Armor 1; 5 damage.');
  });

  it('several who strike at one, each with their dice', () => {
    const game = fight('Ogre').given(attack('bryn', 'ogre'));
    const { told } = game.when(attack('linnet', 'ogre'), [3, 6]);
    expect(told).toEqual(
      expect.arrayContaining(['Bryn throws 3 at Ogre.', 'At Ogre: 6 counts; Armor 1; 5 damage.']),
    );
  });

  it('a Save with what it was for, and what came of it', () => {
    const game = hit(fight('Ogre'), 'bryn', 2).given(done);
    const { told } = game.when(attack('ogre', 'bryn'), [7, 20]);
    expect(told).toEqual(
      expect.arrayContaining([
        'Bryn loses 5 STR (past HP): 12 → 7.',
        'Bryn, STR Save, Critical Damage: 20 against 7, failed.',
        'Bryn: critically hurt.',
        'Bryn dies within the hour unless somebody helps.',
        'Bryn is hurled ten feet away.',
      ]),
    );
  });

  it('who eats and who has nothing', () => {
    const game = party({ gear: [] }, { gear: [] });
    expect(game.when({ type: 'pass-time', scale: 'hour', count: 12 }).told).toContain(
      'The day’s meal: Bryn, Linnet have nothing to eat.',
    );
  });
});
