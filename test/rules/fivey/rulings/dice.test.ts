import { describe, expect, it } from 'vitest';
import { attack, fighting, one, points, ruled, sheet, withSword, type Game } from './ruled.ts';
import { party } from '../../../helpers/fivey.ts';

const check = (more: object = {}) => ({ type: 'check', creature: 'mae', stat: 'dex', dc: 14, ...more });
const told = (game: Game, command: { type: string; [field: string]: unknown }, faces: number[]): string =>
  game.when(command, faces).told.join(' | ');

describe('a campaign may round', () => {
  const halved = (value: string, face: number): number => {
    const game = ruled('rounding', value).given(
      { type: 'set-sheet', creature: 'mae', to: { resists: ['fire'] } },
      { type: 'set-hit-points', creature: 'mae', now: 20, max: 20 },
    );
    game.when({ type: 'harm', creature: 'mae', dice: 'd8', damageType: 'fire' }, [face]);
    return 20 - points(game, 'mae');
  };
  it.each([
    ['down', [0, 2]],
    ['down, but to 1 at least', [1, 2]],
    ['up', [1, 3]],
  ])('%s: halves of 1 and 5 are %j', (value, halves) => {
    expect([halved(value, 1), halved(value, 5)]).toEqual(halves);
  });
});

describe('a campaign may say', () => {
  it('that of grounds for and against the greater number counts', () => {
    const both = { advantage: true, disadvantage: true, flanking: true };
    const flanked = (game: Game) =>
      fighting(ruled('flanking', true, game))
        .when(withSword('bear', both), [2, 3])
        .told.join();
    expect(flanked(ruled('both-edges', 'the greater number counts'))).toContain('3 + 6');
    expect(() => flanked(party())).toThrow('not thrown');
  });
  it.each([
    ['in attacks', 'success', 'a miss'],
    ['in every check', 'failure', 'a miss'],
  ])('that a natural 1 fails %s (FV-S6)', (value, checked, struck) => {
    expect(told(ruled('natural-one', value), check({ dc: 4 }), [1])).toContain(checked);
    const game = fighting(ruled('natural-one', value)).given({
      type: 'toughen',
      creature: 'bear',
      defense: 4,
    });
    expect(told(game, withSword('bear'), [1])).toContain(struck);
    expect(game.refused({ type: 'spend-inspiration' }).code).toBe('no-roll');
  });
  it.each([
    ['in attacks', 'failure', 'a hit'],
    ['in every check', 'success', 'a hit'],
  ])('that a natural 20 succeeds %s (FV-S6)', (value, checked, struck) => {
    expect(told(ruled('natural-twenty', value), check({ dc: 30 }), [20])).toContain(checked);
    const game = fighting(ruled('natural-twenty', value)).given({
      type: 'toughen',
      creature: 'bear',
      defense: 30,
    });
    expect(told(game, withSword('bear'), [20, 1])).toContain(struck);
  });

  const tied = {
    type: 'contest',
    parties: [
      { creature: 'mae', stat: 'dex' },
      { creature: 'odo', stat: 'cha' },
      { creature: 'ansa', stat: 'dex' },
    ],
  };
  it('that a tie goes to the greater bonus', () => {
    expect(told(ruled('contest-ties', 'goes to the greater bonus'), tied, [8, 10, 2])).toContain('Mae wins');
  });
  it('that those who tie throw again until one wins', () => {
    expect(told(ruled('contest-ties', 'is rolled again'), tied, [8, 10, 2, 1, 3, 5, 9])).toContain(
      'Odo wins',
    );
  });
  it('that a skill does not make the DC of a spell harder', () => {
    const blast = { type: 'cast', actor: 'ansa', spell: 'Lightning Bolt', targets: ['odo'], skilled: true };
    const cast = (game: Game): string => told(game, blast, [1, 2]);
    expect(cast(party())).toContain('against 12');
    expect(cast(ruled('passive-doubled', false))).toContain('against 11');
  });
  it('that attunement to its vessel is a skill for a spell', () => {
    const game = party().given({ type: 'set-sheet', creature: 'ansa', to: { attuned: 'epic-manuscript' } });
    const blast = { type: 'cast', actor: 'ansa', spell: 'Fire Ball', targets: ['odo'] };
    expect(told(game, blast, [1, 2])).toContain('against 12');
  });
  it('that a character’s wisdom is CHA', () => {
    const surprise = (game: Game): string => {
      game.given({ type: 'make-character', name: 'Zed', templates: ['Hellchild', 'Acolyte'], joins: false });
      game.given({ type: 'meet', who: ['zed'] });
      return told(game, { type: 'start-fight', surprised: 'contest' }, [10, 1, 2, 3, 10, 1, 2, 3]);
    };
    expect(surprise(party())).toContain('Surprise: Zed 11');
    expect(surprise(ruled('wisdom', 'CHA'))).toContain('Surprise: Zed 13');
  });
  it('that a natural 20 gives no inspiration die (FV-40)', () => {
    const game = ruled('inspiration-for-twenty', false);
    game.when(check(), [20]);
    expect(sheet(game, 'mae')['inspiration']).toBe(1);
  });
  it('that a hit won by an inspiration die has no second one on its damage', () => {
    const again = (game: Game) => {
      fighting(game).given({ type: 'set-sheet', creature: 'odo', to: { inspiration: 3 } });
      game.when(withSword('bear'), [3]);
      game.when({ type: 'spend-inspiration' }, [3, 2]);
      expect(points(game, 'bear')).toBe(16 - 5);
      expect(game.refused({ type: 'spend-inspiration' }).code).toBe('no-roll');
      return game;
    };
    const game = again(party());
    game.when({ type: 'spend-inspiration', damage: true }, [4]);
    expect(points(game, 'bear')).toBe(16 - 9);
    expect(game.refused({ type: 'spend-inspiration', damage: true }).code).toBe('no-roll');
    const strict = again(ruled('inspired-damage-too', false));
    expect(strict.refused({ type: 'spend-inspiration', damage: true }).code).toBe('no-roll');
  });
  it('that the best die of a newbie counts as well', () => {
    const end = (game: Game): unknown => {
      game.given(
        { type: 'make-character', name: 'Kid', level: 0, templates: ['Sage'] },
        ...['mae', 'odo', 'ansa'].map((creature) => ({
          type: 'set-sheet',
          creature,
          to: { inspiration: 0 },
        })),
        { type: 'set-sheet', creature: 'kid', to: { inspiration: 2 } },
      );
      game.when({ type: 'begin-downtime', rollInspiration: true }, [2, 5]);
      return sheet(game, 'kid')['experience'];
    };
    expect([end(party()), end(ruled('newbie-dice', 1))]).toEqual([0, 5]);
  });
  it.each([
    ['as thrown', [20, 2], 5],
    ['one more die', [20, 2, 3], 8],
    ['the die’s best', [20], 11],
  ])('what a natural 20 does: %s (FV-206)', (value, faces, damage) => {
    const game = fighting(ruled('twenty-damage', value));
    game.when(withSword('bear'), faces);
    expect(16 - points(game, 'bear')).toBe(damage);
  });
  it('what a natural 20 of a monster does to a flat figure (FV-206, FV-S1)', () => {
    const game = fighting(ruled('twenty-damage', 'one more die')).given({ type: 'end-turn' });
    game.when(attack('bear', 'odo'), [20]);
    expect(one(game, 'odo').hitPoints.now).toBe(11 - 8);
  });
});
