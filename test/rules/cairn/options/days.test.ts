import { describe, expect, it } from 'vitest';
import { cairn } from '../../../../shared/systems/cairn/index.ts';
import { play } from '../../../helpers/play.ts';
import { body, character, conditions, hit, one, party, ruled, type Game } from '../party.ts';

const HOUR = 3600;

describe('a campaign may say of someone new', () => {
  const blank = (ruling: string, value: number | string): Game =>
    play(cairn).given({ type: 'set-option', option: ruling, value });

  it('what dice their scores are, though not those of hirelings (CA-S1)', () => {
    const game = blank('score-dice', '2d6+6');
    game.when({ type: 'make-character', name: 'Ash' }, [1, 2, 3, 4, 6, 6, 5]);
    expect(body(game, 'ash')).toMatchObject({ str: { now: 9 }, dex: { now: 13 }, wil: { now: 18 } });
    game.when({ type: 'hire', name: 'Pim', role: 'porter' }, [2, 3, 4, 5, 5, 5, 1, 2, 3, 4]);
    expect(body(game, 'pim').wil.now).toBe(6);
  });

  it('what die their HP are, by dice and by choice (CA-S1)', () => {
    const game = blank('hit-point-die', 'd8');
    game.when({ type: 'make-character', name: 'Ash' }, [1, 1, 1, 1, 1, 1, 1, 1, 1, 8]);
    expect(one(game, 'ash').hitPoints.max).toBe(8);
    game.given(character('Ewe', { hitPoints: 8 }));
    expect(game.refused(character('Yew', { hitPoints: 9 })).path).toBe('hitPoints');
  });

  it('how many rations are in a slot (CA-S7)', () => {
    const game = ruled('rations-in-slot', 5).given(character('Ash', { gear: ['Rations', 'Chalk'] }));
    expect(one(game, 'ash').items.map(({ slots, count }) => [slots, count])).toEqual([
      [1, 5],
      [0, 1],
    ]);
  });

  it('how many slots a pack has (CA-S2)', () => {
    const gear = ['Sword', 'Rations', 'Torch'];
    expect(blank('slots', 2).refused(character('Ash', { gear })).code).toBe('no-slot');
  });
});

describe('a campaign may say of the day', () => {
  it('that the first day of going without tires as well (CA-R14)', () => {
    const game = ruled('free-days', 0).given(
      { type: 'deprive', creatures: ['bryn'], cause: 'water' },
      { type: 'pass-time', scale: 'day' },
    );
    expect(conditions(game, 'bryn')).toContain('Fatigue');
  });

  it.each([
    ['Torch', 'torch-hours', 2],
    ['Lantern', 'lantern-hours', 12],
  ])('how long a %s burns (CA-S6)', (name, ruling, hours) => {
    const game = ruled(ruling, hours, party({ gear: [name] }));
    game.given({ type: 'light', creature: 'bryn', item: name.toLowerCase() });
    expect(Object.values(game.state.timers)[0]?.dueAt).toBe(game.state.clock + hours * HOUR);
  });

  it.each([
    ['none', 2],
    ['one', 1],
    ['all', 0],
  ])('how much Fatigue sleep where it is not safe takes away: %s (CA-S7)', (value, left) => {
    const tired = { type: 'fatigue' as const, creature: 'bryn' };
    const game = ruled('unsafe-sleep', value).given(tired, tired);
    game.when({ type: 'sleep' }, [6]);
    expect(conditions(game, 'bryn')).toHaveLength(left);
  });

  it('how long a breather is (CA-11)', () => {
    const game = hit(ruled('breather-minutes', 10), 'bryn', 1);
    const before = game.state.clock;
    game.given({ type: 'breather' });
    expect(game.state.clock - before).toBe(600);
  });
});
