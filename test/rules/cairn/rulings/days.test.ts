import { describe, expect, it } from 'vitest';
import { cairn } from '../../../../shared/systems/cairn/index.ts';
import { play } from '../../../helpers/play.ts';
import { body, character, conditions, fight, hit, one, party, ruled, saying, type Game } from '../party.ts';

const HOUR = 3600;

describe('a campaign may say of somebody new', () => {
  const blank = (ruling: string, value: unknown): Game =>
    play(cairn).given({ type: 'set-option', option: ruling, value });

  it('what dice their scores are, though not those of hirelings (CA-S1)', () => {
    const game = blank('score-dice', '2d6+6');
    game.when({ type: 'make-character', name: 'Ash' }, [1, 2, 3, 4, 6, 6, 5]);
    expect(body(game, 'ash')).toMatchObject({ str: { now: 9 }, dex: { now: 13 }, wil: { now: 18 } });
    game.when({ type: 'hire', name: 'Pim', role: 'porter' }, [2, 3, 4, 5, 5, 5, 1, 2, 3, 4]);
    expect(body(game, 'pim').wil.now).toBe(6);
  });

  it('what die their HP are, by dice and by choice (CA-S1)', () => {
    const game = blank('hit-point-die', 8);
    game.when({ type: 'make-character', name: 'Ash' }, [1, 1, 1, 1, 1, 1, 1, 1, 1, 8]);
    expect(one(game, 'ash').hitPoints.max).toBe(8);
    game.given(character('Ewe', { hitPoints: 8 }));
    expect(game.refused(character('Yew', { hitPoints: 9 })).path).toBe('hitPoints');
  });

  it('how many slots bulky things fill, and how many rations are in one (CA-S2, CA-S7)', () => {
    const game = ruled('rations-in-slot', 5, ruled('bulky-slots', 3)).given(
      character('Ash', { gear: ['Halberd', 'Rations', 'Chalk'] }),
    );
    expect(one(game, 'ash').items.map(({ slots, count }) => [slots, count])).toEqual([
      [3, 1],
      [1, 5],
      [0, 1],
    ]);
  });
});

describe('a campaign may say of the day', () => {
  it('when everybody eats (CA-S7)', () => {
    const game = ruled('meal-hour', 12).given({ type: 'pass-time', scale: 'hour', count: 6 });
    expect(one(game, 'bryn').items.at(-1)).toMatchObject({ name: 'Rations', count: 2 });
    game.given(character('Late'));
    game.given({ type: 'pass-time', scale: 'hour', count: 12 });
    expect(one(game, 'late').items.at(-1)).toMatchObject({ name: 'Rations', count: 3 });
  });

  it('how many rations a day takes; too few are not touched (CA-S7)', () => {
    const game = ruled('rations-a-day', 2, party({ gear: [] })).given({
      type: 'pass-time',
      scale: 'hour',
      count: 12,
    });
    expect(one(game, 'linnet').items.at(-1)).toMatchObject({ name: 'Rations', count: 1 });
    expect([body(game, 'bryn').ateOn, body(game, 'linnet').ateOn]).toEqual([1, 0]);
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
    ['one Fatigue', 1],
    ['all Fatigue', 0],
  ])('that sleep where it is not safe takes away %s (CA-S7)', (value, left) => {
    const tired = { type: 'fatigue', creature: 'bryn' };
    const game = ruled('unsafe-sleep', value).given(tired, tired);
    game.when({ type: 'sleep' }, [6]);
    expect(conditions(game, 'bryn')).toHaveLength(left);
  });

  it('how long a night’s sleep is (CA-S7)', () => {
    const game = ruled('night-hours', 6);
    const before = game.state.clock;
    game.given({ type: 'sleep', safe: true });
    expect(game.state.clock - before).toBe(6 * HOUR);
  });

  it('how long a breather is (CA-11)', () => {
    const game = hit(ruled('breather-minutes', 10), 'bryn', 1);
    const before = game.state.clock;
    game.given({ type: 'breather' });
    expect(game.state.clock - before).toBe(600);
  });

  it('that who tends the fallen uses up bandages (CA-64)', () => {
    const game = ruled('aid-takes-bandages', true, party({}, { gear: ['Bandages'] }));
    hit(fight('Ogre', 1, game), 'bryn', 2).given({ type: 'end-turn' });
    game.when({ type: 'attack', actor: 'ogre', target: 'bryn' }, [7, 20]);
    game.given({ type: 'end-fight' }, character('Osk'));
    const aid = (actor: string) => ({ type: 'aid', actor, patient: 'bryn' });
    expect(game.refused(aid('osk'))).toMatchObject({ code: 'no-bandages', message: saying('CA-64') });
    game.given(aid('linnet'));
    expect(one(game, 'linnet').items).toMatchObject([{ name: 'Bandages', count: 2 }]);
  });
});
