import { describe, expect, it } from 'vitest';
import { servedAs } from '../../../shared/systems/block-dodge-parry/food/food.ts';
import { conditions, fatigue, one, party, ruled, tired, type Command, type With } from './party.ts';

type Meal = NonNullable<With<'eat'>['meal']>;

describe('food', () => {
  const eat = (meal: Meal, more: With<'eat'> = {}): Command => ({
    type: 'eat',
    creatures: ['rook'],
    meal,
    ...more,
  });
  const hungry = () =>
    tired(party({ gear: [] }, { gear: [] }), 'rook', 3).given({
      type: 'deprive',
      creatures: ['rook'],
      cause: 'food',
    });
  const full = { fire: true, pot: true };

  it('that is missing all day deprives; a ration at dusk is a simple meal (BDP-80, BDP-84, BDP-R20)', () => {
    const game = tired(party(), 'rook', 2).given({ type: 'pass-time', scale: 'hour', count: 12 });
    expect(fatigue(game, 'rook')).toBe(1);
    const starved = party({ gear: [] }, { gear: [] }).given({ type: 'pass-time', scale: 'day' });
    expect(conditions(starved, 'rook')).toContain('Deprived: food');
  });
  it('that is desperate takes a WIL Save, or it comes up and was no meal (BDP-81, BDP-R19)', () => {
    const kept = hungry();
    kept.when(eat('desperate'), [12]);
    expect(conditions(kept, 'rook')).not.toContain('Deprived: food');
    const lost = hungry();
    lost.when(eat('desperate'), [13]);
    expect(conditions(lost, 'rook')).toContain('Deprived: food');
  });
  it('that is fresh feeds, no more (BDP-82)', () => {
    const game = hungry().given(eat('fresh'));
    expect(conditions(game, 'rook')).toEqual(['Fatigue', 'Fatigue', 'Fatigue']);
  });
  it('that is simple takes a Fatigue, over a fire (BDP-83)', () => {
    expect(fatigue(hungry().given(eat('simple', { fire: true })), 'rook')).toBe(2);
  });
  it('that is fancy takes all Fatigue, with fire and pot (BDP-85)', () => {
    expect(fatigue(hungry().given(eat('fancy', full)), 'rook')).toBe(0);
  });
  it.each([
    ['fancy', true, false, false, 'simple'],
    ['fancy', false, false, false, 'fresh'],
    ['simple', false, true, true, 'desperate'],
    ['fresh', false, false, true, 'fresh'],
  ] as const)('%s with fire %s, pot %s and meat %s is %s (BDP-R21)', (meal, fire, pot, meat, served) => {
    expect(servedAs(meal, fire, pot, meat)).toBe(served);
  });
  it('that is a ration needs no fire and takes a Fatigue each, as often as one is eaten (BDP-84, BDP-R20)', () => {
    const game = tired(party(), 'rook', 3).given(eat('ration'), eat('ration'));
    expect(fatigue(game, 'rook')).toBe(1);
    expect(one(game, 'rook').items.find(({ name }) => name === 'Rations')?.count).toBe(1);
    expect(hungry().refused(eat('ration'))).toMatchObject({ code: 'no-ration', path: 'creatures.0' });
  });
  it('takes Fatigue off the Deprived as well', () => {
    const game = hungry().given(
      { type: 'deprive', creatures: ['rook'], cause: 'water' },
      eat('simple', { fire: true }),
    );
    expect(fatigue(game, 'rook')).toBe(2);
  });
});

describe('a campaign may say of rations', () => {
  const eat = (fire = false): Command => ({ type: 'eat', creatures: ['rook'], meal: 'ration', fire });
  it('that only the day’s first takes a Fatigue (BDP-R20)', () => {
    const game = tired(ruled('ration-fatigue', 'first-of-the-day'), 'rook', 3);
    expect(fatigue(game.given(eat(), eat(true)), 'rook')).toBe(2);
  });
  it('that they take one only over a fire (BDP-R20)', () => {
    const game = tired(ruled('ration-fatigue', 'over-a-fire'), 'rook', 3);
    expect(fatigue(game.given(eat()), 'rook')).toBe(3);
    expect(fatigue(game.given(eat(true), eat(true)), 'rook')).toBe(1);
  });
});
