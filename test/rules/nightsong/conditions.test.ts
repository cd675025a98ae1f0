import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditions, mae, nightsong, onLand, thing, who, type Game } from './party.ts';

const afflict = (more: object = {}): { type: string } =>
  ({ type: 'gain-condition', creature: 'mae', condition: 'Fatigued', ...more }) as never;
const full = (): Game => mae([...Array.from({ length: 9 }, () => 'Rope'), 'Tent', 'Chalk']);

describe('Conditions', () => {
  it('NS-46: one fills a Slot', () => {
    const game = mae().given(afflict());
    expect(nightsong.summary(who(game), game.state)).toMatchObject({
      slots: { used: 1, bad: 1 },
      marks: ['fatigued'],
    });
  });

  it('NS-R18: the same again is one Slot worse, whatever its case', () => {
    expect(conditions(mae().given(afflict(), afflict({ condition: 'fatigued' })))).toEqual(['Fatigued 2']);
  });

  it('NS-47: without room it is asked what is dropped; what takes no room does not do', () => {
    const game = full();
    expect(game.refused(afflict())).toMatchObject({ code: 'choose-drop', path: 'drop' });
    expect(game.refused(afflict({ drop: ['chalk'] })).code).toBe('choose-drop');
    expect(game.refused(afflict({ drop: ['sun'] }))).toMatchObject({ code: 'unknown-item', path: 'drop.0' });
  });

  it('NS-47: only as much is dropped as is needed', () => {
    const game = full().given(afflict({ drop: ['tent', 'rope'] }));
    expect(thing(game, 'tent')).toBeUndefined();
    expect(thing(game, 'rope')).toBeDefined();
    expect(conditions(game)).toEqual(['Fatigued 1']);
  });

  it('NS-R17: with nothing left to drop it comes all the same, and leaves only crawling', () => {
    const game = onLand(mae(['Chalk'])).given(afflict({ slots: 11 }), afflict());
    expect(conditions(game)).toEqual(['Fatigued 12']);
    expect(game.refused({ type: 'check', creature: 'mae', ability: 'dex' }).code).toBe('only-crawling');
    expect(game.refused({ type: 'travel', to: '0203' }).code).toBe('only-crawling');
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
        for (const one of steps) {
          const drop = who(game).items.map(({ id }) => id);
          if ('gear' in one) {
            const { slots } = nightsong.summary(who(game), game.state);
            if (slots!.total - slots!.used >= 2)
              game.given({ type: 'take-gear', creature: 'mae', gear: one.gear });
          } else game.given(afflict({ condition: one.condition, drop }));
          const { slots } = nightsong.summary(who(game), game.state);
          if (who(game).items.some((item) => item.slots > 0))
            expect(slots!.used).toBeLessThanOrEqual(slots!.total);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('harm by the surroundings', () => {
  it('NS-S12, NS-71: the Referee picks the die', () => {
    const game = mae();
    const { told } = game.when({ type: 'harm', creature: 'mae', die: 6, why: 'the fall' }, [4]);
    expect(told).toEqual(['Mae, the fall: 4 damage; 6 → 2 HP.']);
  });

  it('NS-R20: Armor helps where it makes sense, and does not wear by it', () => {
    const game = mae(['Mail']);
    game.when({ type: 'harm', creature: 'mae', die: 8, armour: true }, [7, 4]);
    expect([who(game).hitPoints.now, thing(game, 'mail')?.die]).toEqual([3, 6]);
  });

  it('a 1 does no harm, and the dead come to none', () => {
    const game = mae();
    game.when({ type: 'harm', creature: 'mae' }, [1]);
    expect(who(game).hitPoints.now).toBe(6);
    game.given({ type: 'set-status', creature: 'mae', status: 'dead' });
    expect(game.refused({ type: 'harm', creature: 'mae' }).code).toBe('dead');
  });
});
