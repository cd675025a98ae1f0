import { describe, expect, it } from 'vitest';
import { fivey } from '../../../../shared/systems/fivey/index.ts';
import { play } from '../../../helpers/play.ts';
import { fact, party, sheet, type Command } from '../party.ts';

describe('making and growing', () => {
  it('begins at level 0 or 1, which ends the same, with a pack on the back (FV-53)', () => {
    const game = play(fivey).given({ type: 'make-character', name: 'Ann', level: 0, templates: ['Veteran'] });
    expect(sheet(game, 'ann')).toMatchObject({ level: 0, inspiration: 0 });
    expect(fivey.summary(game.state.creatures['ann']!, game.state).slots?.total).toBe(20);
  });
  it('gives each stat from +1 to +5, and an override by hand for everything (FV-12, FV-240)', () => {
    expect(
      party().refused({
        type: 'set-sheet',
        creature: 'mae',
        to: { stats: { cha: 6, dex: 1, int: 1, str: 1 } },
      }).code,
    ).toBe('off-sheet');
    expect(
      sheet(party().given({ type: 'set-sheet', creature: 'mae', to: { crowns: 7 } }), 'mae')['crowns'],
    ).toBe(7);
  });
  it('titles a character by the template and suggests a skill (FV-S5)', () => {
    expect(sheet(party(), 'mae')).toMatchObject({
      titles: ['Elf', 'Criminal'],
      skills: ['woodcraft', 'stealth'],
    });
  });
  it('gives experience as the game asks, and the level at once (FV-60, FV-S21)', () => {
    const game = party().given({ type: 'award-experience', creature: 'mae', amount: 200 });
    expect(sheet(game, 'mae')).toMatchObject({ level: 2, inspiration: 1, toChoose: 1 });
  });
  it('lets a skill be spent on an item for good', () => {
    const game = party().given(
      { type: 'set-sheet', creature: 'mae', to: { attuned: null, skills: ['dagger'] } },
      { type: 'meet', statBlock: 'Ogre' },
    );
    game.when({ type: 'start-fight' }, [1, 19, 18, 17]);
    const blow = { type: 'attack', actor: 'mae', target: 'ogre', weapon: 'dagger' } satisfies Command;
    expect(fact(game, blow, [2], 'attack-made')).toMatchObject({ total: 4 });
  });
  it('throws only dice from d4 to d20 (FV-241)', () => {
    expect(
      party().refused({ type: 'add-item', creature: 'mae', item: { name: 'Odd', kind: 'weapon', die: 7 } })
        .code,
    ).toBe('bad-die');
  });
  it('throws a d6 of hit points for each hit die of a monster (FV-230)', () => {
    const game = party();
    game.when({ type: 'meet', statBlock: 'Ogre' }, [1, 2, 3, 4]);
    expect(game.state.creatures['ogre']?.hitPoints.max).toBe(10);
  });
});
