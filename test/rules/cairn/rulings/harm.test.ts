import { describe, expect, it } from 'vitest';
import { body, conditions, diceOf, done, fight, one, party, ruled, type Game } from '../party.ts';

const week = { type: 'recuperate' };
/** Bryn loses the last of `lost` HP to a bandit; the further faces are the scar’s. */
const scarred = (game: Game, lost: number, faces: number[], most = 20) => {
  fight('Bandit', 1, game).given({ type: 'set-hit-points', creature: 'bryn', now: lost, max: most }, done);
  return game.when({ type: 'attack', actor: 'bandit', target: 'bryn', enhanced: true }, [lost, ...faces]);
};
const harm = (source: string, more: object = {}) => ({ type: 'harm', creature: 'bryn', source, ...more });

describe('a campaign may say of scars', () => {
  const beyond = (value: string, faces: number[]) => {
    const game = ruled('beyond-twelve', value).given({
      type: 'set-hit-points',
      creature: 'bryn',
      now: 15,
      max: 15,
    });
    return game.when({ type: 'adjust-hit-points', creature: 'bryn', by: -15 }, faces).told.join();
  };

  it('what a blow brings that took more than 12 HP (CA-R7)', () => {
    expect(beyond('no scar', [])).not.toContain('scarred');
    expect(beyond('a scar by 1d12', [7])).toContain('Hamstrung');
  });

  it('that a raised maximum raises what one has now (CA-R8)', () => {
    const blow = ruled('raised-maximum-fills', true);
    scarred(blow, 2, [6], 5);
    expect(one(blow, 'bryn').hitPoints).toEqual({ now: 1, max: 6 });
    const loose = ruled('raised-maximum-fills', true);
    scarred(loose, 9, [5, 5, 5]);
    expect(body(loose, 'bryn').wil).toEqual({ now: 15, max: 15 });
  });

  it('that the sixth is held against the maximum (CA-R9)', () => {
    const game = ruled('head-wound', 'its maximum').given({
      type: 'adjust-score',
      creature: 'bryn',
      attribute: 'dex',
      by: -8,
    });
    scarred(game, 6, [3, 2, 2, 3]);
    expect(body(game, 'bryn').dex).toEqual({ now: 4, max: 12 });
  });

  it.each([
    ['limb-weeks', 4, [4]],
    ['infection-weeks', 5, []],
  ])('how many weeks it takes: %s (CA-S13)', (ruling, lost, place: number[]) => {
    const game = ruled(ruling, 2);
    scarred(game, lost, place, 6);
    game.given({ type: 'end-fight' });
    game.when(week);
    expect(conditions(game, 'bryn')).toHaveLength(1);
    game.when(week, [5, 6]);
    expect(conditions(game, 'bryn')).toEqual([]);
    expect(one(game, 'bryn').hitPoints.max).toBe(11);
  });

  it('which extraordinary aid does not wait for (CA-S13)', () => {
    const game = ruled('limb-weeks', 6);
    scarred(game, 4, [4], 6);
    game.given({ type: 'end-fight' });
    game.when({ type: 'restore', creature: 'bryn' }, [5, 6]);
    expect(conditions(game, 'bryn')).toEqual([]);
  });
});

describe('a campaign may say of harm outside of fights', () => {
  it('that Armor counts against it (CA-R23)', () => {
    const game = ruled('harm-meets-armour', true, party({ gear: ['Chainmail'] }));
    game.when(harm('fire'), [5]);
    expect(body(game, 'bryn').str.now).toBe(9);
    game.when(harm('fire'), [2]);
    expect(body(game, 'bryn').str.now).toBe(9);
  });

  it('that it asks for a Critical Damage Save (CA-R23)', () => {
    const game = ruled('harm-asks-for-save', true);
    game.when(harm('fire'), [5, 8]);
    expect(conditions(game, 'bryn')).toEqual(['Critically hurt']);
  });

  it.each([
    ['fall', 'fall-die'],
    ['fire', 'fire-die'],
    ['poison', 'poison-die'],
  ])('which die it is: a %s (CA-S15)', (source, ruling) => {
    expect(diceOf(ruled(ruling, 10).when(harm(source), [4]))).toEqual([[10, 4]]);
  });

  it('how many feet of a fall a die stands for (CA-S15)', () => {
    const game = ruled('fall-feet', 20);
    expect(diceOf(game.when(harm('fall', { feet: 50 }), [1, 1]))).toHaveLength(2);
    expect(diceOf(game.when(harm('fall', { feet: 10 }), [1]))).toHaveLength(1);
  });
});
