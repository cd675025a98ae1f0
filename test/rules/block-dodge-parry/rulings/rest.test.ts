import { describe, expect, it } from 'vitest';
import {
  body,
  conditions,
  fatigue,
  lower,
  offered,
  one,
  party,
  ruled,
  saying,
  tired,
  type Game,
} from '../party.ts';

const hurt = (game: Game, creature = 'rook') => game.given({ type: 'set-hit-points', creature, now: 1 });
const skin = (game: Game, id = 'rook') => one(game, id).items.find(({ details }) => details['water'])?.die;
const eat = (meal: string, more: object = {}) => ({ type: 'eat', who: ['rook'], meal, ...more });
const night = (quality = 'normal') => ({ type: 'sleep', quality });
const breather = { type: 'breather' };
const deprived = (cause: string, game: Game) => game.given({ type: 'deprive', creatures: ['rook'], cause });

describe('a campaign may say of a breather', () => {
  it('how long it takes (BDP-72)', () => {
    const game = hurt(ruled('breather-minutes', 10));
    const { clock } = game.state;
    game.when(breather, [8]);
    expect(game.state.clock - clock).toBe(600);
  });
  it('that all HP regained are drunk for (BDP-R16)', () => {
    const game = hurt(ruled('skin-thrown', 'any HP regained'));
    game.when({ type: 'adjust-hit-points', creature: 'rook', by: 2 }, [1]);
    expect(skin(game)).toBe(6);
  });
  it('that nobody drinks from another’s skin (BDP-R16)', () => {
    const dry = hurt(ruled('shared-skins', false)).given({
      type: 'set-item',
      creature: 'rook',
      item: 'waterskin',
      die: 0,
    });
    expect(dry.refused(breather)).toMatchObject({ code: 'no-water' });
    hurt(dry, 'fen').when(breather, [8]);
    expect([one(dry, 'rook').hitPoints.now, one(dry, 'fen').hitPoints.now]).toEqual([1, 4]);
  });
});

describe('a campaign may say how long one is immobilised or debilitated:', () => {
  const venom = { type: 'harm', creature: 'rook', hazard: 'spider-venom' };
  const bitten = (until: string) => {
    const game = ruled('helpless-until', until);
    game.when(venom, [5, 8]);
    return game;
  };
  it('until a breather, even with all HP (BDP-S11)', () => {
    const game = bitten('a breather');
    expect(offered(game, 'breather')).not.toEqual([]);
    game.when(breather);
    expect(one(game, 'rook')).toMatchObject({ status: 'up', conditions: [] });
    expect(bitten('a night').refused(breather).code).toBe('no-need');
  });
  it('until a night without peril (BDP-S11)', () => {
    const game = bitten('a good night');
    game.when(night('perilous'), [6]);
    expect(one(game, 'rook').status).toBe('down');
    game.given(night());
    expect(one(game, 'rook').status).toBe('up');
  });
});

describe('a campaign may say of nights', () => {
  it('that perilous ones ask for no encounter check (BDP-S5)', () => {
    ruled('perilous-sleep-check', false).when(night('perilous'), []);
  });
  it('that a comfortable one mends the score that the player chooses (BDP-R17)', () => {
    const game = ruled('comfortable-sleep', 'one', lower(lower(party(), 'rook', 'str', 3), 'rook', 'wil', 3));
    const [blank] = offered(game, 'sleep').find(({ label }) => label === 'Sleep: comfortable')?.needs ?? [];
    expect(blank).toMatchObject({
      name: 'restores.0.attribute',
      choices: [{ value: 'str' }, { value: 'wil' }],
    });
    game.given({ ...night('comfortable'), restores: [{ creature: 'rook', attribute: 'wil' }] });
    expect([body(game, 'rook').str.now, body(game, 'rook').wil.now]).toEqual([9, 10]);
  });
  it('that the Deprived keep their Fatigue (BDP-R18)', () => {
    const game = deprived('water', ruled('deprived-stay-tired', true, tired(party(), 'rook', 2)));
    game.given(night(), eat('fancy', { fire: true, pot: true }));
    expect(fatigue(game, 'rook')).toBe(2);
    game.given({ type: 'provide', creatures: ['rook'], cause: 'water' }, night());
    expect(fatigue(game, 'rook')).toBe(0);
  });
});

describe('a campaign may say of meals', () => {
  it('that what comes up again feeds all the same (BDP-R19)', () => {
    const game = deprived('food', ruled('brought-up-feeds', true));
    game.when(eat('desperate'), [13]);
    expect(conditions(game, 'rook')).toEqual([]);
  });
  it('that a ration takes no Fatigue, or only over a fire (BDP-R20)', () => {
    const never = tired(ruled('ration-is-simple', false), 'rook', 2).given(eat('ration', { fire: true }));
    expect(fatigue(never, 'rook')).toBe(2);
    const fire = tired(ruled('ration-wants-fire', true), 'rook', 2);
    expect(fatigue(fire.given(eat('ration')), 'rook')).toBe(2);
    expect(fatigue(fire.given(eat('ration', { fire: true })), 'rook')).toBe(1);
  });
  it('that only the day’s first meal takes a Fatigue as a ration (BDP-R20)', () => {
    const game = tired(ruled('rations-that-count', 'the day’s first meal'), 'rook', 3);
    expect(fatigue(game.given(eat('ration'), eat('ration')), 'rook')).toBe(2);
  });
  it('that there is none without fire or pot (BDP-R21)', () => {
    const game = ruled('means-missing', 'none');
    expect(game.refused(eat('simple'))).toMatchObject({ code: 'no-fire', message: saying('BDP-R21') });
    expect(game.refused(eat('fancy', { fire: true }))).toMatchObject({ code: 'no-pot', path: 'pot' });
  });
  it('that what stays raw is desperate in any case (BDP-R21)', () => {
    ruled('raw-meal', 'desperate').when(eat('simple'), [12]);
  });
});

describe('a campaign may say of good care', () => {
  it('how long it takes to close severe wounds (BDP-47)', () => {
    const game = ruled('wound-care-days', 3).given({
      type: 'wound',
      creature: 'rook',
      wound: 'burn',
      level: 'severe',
    });
    const { clock } = game.state;
    expect(offered(game, 'recuperate')[0]?.label).toBe('3 days in good hands');
    game.given({ type: 'recuperate' });
    expect(conditions(game, 'rook')).toEqual([]);
    expect(game.state.clock - clock).toBe(3 * 24 * 60 * 60);
  });
});

describe('a campaign may say of training', () => {
  const month = (attribute = 'str') => ({ type: 'train', trainees: [{ creature: 'rook', attribute }] });
  it('how many days it takes (BDP-S9)', () => {
    const game = ruled('training-days', 10).given({ type: 'begin-downtime' });
    const { clock } = game.state;
    expect(offered(game, 'train')[0]?.label).toBe('10 days of training for all …');
    expect(game.given(month()).state.clock - clock).toBe(10 * 24 * 60 * 60);
  });
  it('how high it goes (BDP-S9)', () => {
    const game = ruled('training-most', 12).given({ type: 'begin-downtime' });
    expect(offered(game, 'train')).toEqual([]);
    expect(game.refused(month())).toMatchObject({ code: 'no-need', message: saying('BDP-S9') });
  });
});
