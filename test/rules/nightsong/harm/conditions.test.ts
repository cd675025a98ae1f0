import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conditions,
  fact,
  mae,
  nightsong,
  onLand,
  ruled,
  thing,
  who,
  type Game,
  type Given,
  type With,
} from '../party.ts';

const afflict = (more: With<'gain-condition'> = {}): Given<'gain-condition'> => ({
  type: 'gain-condition',
  creature: 'mae',
  condition: 'Fatigued',
  ...more,
});
const full = (): Game => mae([...Array.from({ length: 9 }, () => 'Rope'), 'Tent', 'Chalk']);

describe('Conditions', () => {
  it('NS-46: one fills a Slot', () => {
    const game = mae();
    expect(fact(game.when(afflict()), 'condition-gained')).toMatchObject({
      creature: 'mae',
      condition: { name: 'Fatigued', slots: 1 },
      rules: ['NS-46'],
    });
    expect(nightsong.summary(who(game), game.state)).toMatchObject({
      slots: { used: 1, bad: 1 },
      marks: ['Focus 2', 'fatigued'],
    });
  });

  it('NS-R18: the same again is one Slot worse, whatever its case', () => {
    expect(conditions(mae().given(afflict(), afflict({ condition: 'fatigued' })))).toEqual(['Fatigued 2']);
  });

  it('NS-R18, same-condition: or it has no effect, and needs no room', () => {
    const game = ruled(mae(Array.from({ length: 10 }, () => 'Rope')), { 'same-condition': 'no-effect' });
    game.given(afflict(), afflict());
    expect(conditions(game)).toEqual(['Fatigued 1']);
  });

  it('NS-47: without room it is asked what is dropped; what takes no room does not do', () => {
    const game = full();
    expect(game.refused(afflict())).toMatchObject({ code: 'choose-drop', path: 'drop' });
    expect(game.refused(afflict({ drop: ['chalk'] })).code).toBe('choose-drop');
    expect(game.refused(afflict({ drop: ['sun'] }))).toMatchObject({ code: 'unknown-item', path: 'drop.0' });
  });

  it('NS-47: only as much is dropped as is needed', () => {
    const game = full();
    expect(fact(game.when(afflict({ drop: ['tent', 'rope'] })), 'item-moved')).toMatchObject({
      from: { creature: 'mae' },
      item: 'tent',
      rules: ['NS-47'],
    });
    expect(thing(game, 'tent')).toBeUndefined();
    expect(thing(game, 'rope')).toBeDefined();
    expect(conditions(game)).toEqual(['Fatigued 1']);
  });

  it('NS-48: a Condition may rule deeds out, or hinder them', () => {
    const game = mae().given(afflict({ condition: 'Broken arm', bars: ['str'], hinders: ['con'] }));
    expect(game.refused({ type: 'check', actor: 'mae', ability: 'str' }).code).toBe('ruled-out');
    const check = fact(game.when({ type: 'check', actor: 'mae', ability: 'con' }, [10, 4]), 'check-made');
    expect(check).toMatchObject({ edge: 'disadvantage', cons: ['condition'] });
  });

  it('NS-48: who cannot travel holds the party up', () => {
    const game = onLand(mae()).given(afflict({ condition: 'Lame', bars: ['travel'] }));
    expect(game.refused({ type: 'travel', to: '0203' }).code).toBe('ruled-out');
  });

  it('NS-49: fitting care clears one', () => {
    const game = mae(['Healing herbs']).given(afflict({ condition: 'Poisoned', needsCare: true }));
    const treat: Given<'use-remedy'> = {
      type: 'use-remedy',
      actor: 'mae',
      item: 'healing-herbs',
      clears: 'poisoned',
    };
    expect(fact(game.when(treat, [3, 4]), 'condition-lost')['rules']).toContain('NS-49');
    expect(conditions(game)).toEqual([]);
  });

  it('NS-R17: with nothing left to drop it comes all the same, and leaves only crawling', () => {
    const game = onLand(mae(['Chalk'])).given(afflict({ slots: 11 }), afflict());
    expect(conditions(game)).toEqual(['Fatigued 12']);
    expect(game.refused({ type: 'check', actor: 'mae', ability: 'dex' }).code).toBe('only-crawling');
    expect(game.refused({ type: 'travel', to: '0203' }).code).toBe('only-crawling');
  });

  it('NS-47: what the day brings may fill more Slots than there are; something must be dropped for the road', () => {
    const game = onLand(mae(Array.from({ length: 11 }, () => 'Rope'))).given(
      { type: 'pass-time', scale: 'watch', count: 3 },
      { type: 'long-rest' },
    );
    const summary = nightsong.summary(who(game), game.state);
    expect(summary).toMatchObject({ slots: { used: 12, total: 11, bad: 1 } });
    expect(summary.marks).toContain('too many slots: drop something');
    expect(game.refused({ type: 'travel', to: '0203' }).code).toBe('over-full');
    game.given({ type: 'drop-item', creature: 'mae', item: 'rope' }, { type: 'travel', to: '0203' });
  });

  it('one with an end ends by itself', () => {
    const game = mae().given(afflict({ endsAfter: 1200 }), { type: 'pass-time', scale: 'turn', count: 2 });
    expect(conditions(game)).toEqual([]);
  });

  it('NS-46, NS-47: carried and borne never pass the Slots unless there is nothing to drop', () => {
    const step = fc.oneof(
      fc.record({ gear: fc.constantFrom('Rope', 'Tent', 'Chalk', 'Longsword') }),
      fc.record({ condition: fc.constantFrom('Fatigued', 'Poisoned', 'Lame') }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const game = mae();
        const slots = () => nightsong.summary(who(game), game.state).slots!;
        for (const one of steps) {
          const drop = who(game).items.map(({ id }) => id);
          if (!('gear' in one)) game.given(afflict({ condition: one.condition, drop }));
          else if (slots().total - slots().used >= 2)
            game.given({ type: 'take-gear', creature: 'mae', gear: one.gear });
          if (who(game).items.some((item) => item.slots > 0))
            expect(slots().used).toBeLessThanOrEqual(slots().total);
        }
      }),
      { numRuns: 40 },
    );
  });
});
