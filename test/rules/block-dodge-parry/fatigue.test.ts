import { describe, expect, it } from 'vitest';
import { blockDodgeParry } from '../../../shared/systems/block-dodge-parry/index.ts';
import { play } from '../../helpers/play.ts';
import { character, conditions, fatigue, lower, one, party, tired } from './party.ts';

describe('Fatigue and going without', () => {
  it('a Fatigue fills a slot (BDP-28, BDP-29)', () => {
    expect(one(tired(party(), 'rook', 2), 'rook').conditions.map(({ slots }) => slots)).toEqual([1, 1]);
  });
  it('can be taken off by the Warden’s word (BDP-28)', () => {
    const game = tired(party(), 'rook', 1).given({ type: 'shed-fatigue', creature: 'rook' });
    expect(fatigue(game, 'rook')).toBe(0);
  });
  it('without a slot something is dropped; with nothing left one collapses (BDP-R7)', () => {
    const game = party({ gear: Array<string>(10).fill('Crowbar') });
    expect(tired(game, 'rook', 1).refused({ type: 'travel', to: '0102' }).code).toBe('over-full');
    game.given({ type: 'make-room', creature: 'rook', drop: ['crowbar'] });
    const bare = tired(party({ gear: [] }), 'rook', 11);
    expect(one(bare, 'rook').status).toBe('down');
  });
  it('the Deprived regain neither HP nor ability points (BDP-26)', () => {
    const game = lower(party(), 'rook', 'wil', 2).given(
      { type: 'deprive', creatures: ['rook'], cause: 'water' },
      { type: 'set-hit-points', creature: 'rook', now: 1 },
    );
    expect(game.refused({ type: 'breather', creature: 'rook' })).toMatchObject({
      code: 'deprived',
    });
    expect(game.refused({ type: 'adjust-score', creature: 'rook', attribute: 'wil', by: 1 })).toMatchObject({
      code: 'deprived',
    });
  });
  it('for N days brings N − 1 Fatigue (BDP-27, BDP-R6)', () => {
    const game = party({ gear: [] }, { gear: [] }).given(
      { type: 'deprive', creatures: ['rook'], cause: 'warmth' },
      { type: 'pass-time', scale: 'day', count: 3 },
    );
    expect(conditions(game, 'rook').filter((name) => name === 'Fatigue')).toHaveLength(2);
  });
  it('ends with its last cause (BDP-R18)', () => {
    const game = party().given(
      { type: 'deprive', creatures: ['rook'], cause: 'water' },
      { type: 'deprive', creatures: ['rook'], cause: 'warmth' },
    );
    game.given({ type: 'provide', creatures: ['rook'], cause: 'water' });
    expect(conditions(game, 'rook')).toEqual(['Deprived: warmth']);
  });
});

it('a twelfth thing in ten slots is refused with the rule (BDP-S2)', () => {
  const game = party({ gear: Array<string>(10).fill('Crowbar') });
  expect(game.refused({ type: 'add-item', creature: 'rook', item: { name: 'Harp' } })).toMatchObject({
    code: 'no-slot',
  });
  expect(
    play(blockDodgeParry).refused(character('Ash', { gear: Array<string>(11).fill('Crowbar') })),
  ).toMatchObject({ code: 'no-slot' });
});

it('healing by hand gives the Deprived nothing; setting HP by hand stays free (BDP-26)', () => {
  const game = party().given(
    { type: 'set-hit-points', creature: 'rook', now: 1 },
    { type: 'deprive', creatures: ['rook'], cause: 'food' },
  );
  const healed = game.refused({ type: 'adjust-hit-points', creature: 'rook', by: 2 });
  expect(healed).toMatchObject({ code: 'deprived' });
  game.given({ type: 'set-hit-points', creature: 'rook', now: 3 });
  expect(one(game, 'rook').hitPoints.now).toBe(3);
});
