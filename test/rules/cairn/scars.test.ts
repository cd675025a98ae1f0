import { describe, expect, it } from 'vitest';
import { waitOf } from '../../../shared/systems/cairn/harm/scars.ts';
import { body, conditions, facts, fight, offersOf, one, saying, type Game } from './party.ts';

const done = { type: 'end-turn' as const };
const week = { type: 'recuperate' as const };

/** Bryn has `lost` HP, at most 20, and a wyrm’s d10 (or the d12 of daring) takes them all; the further faces are the scar’s. */
const scarred = (lost: number, faces: number[], most = 20) => {
  const game = fight('Bandit', 1).given(
    { type: 'set-hit-points', creature: 'bryn', now: lost, max: most },
    done,
  );
  const outcome = game.when({ type: 'attack', actor: 'bandit', target: 'bryn', enhanced: true }, [
    lost,
    ...faces,
  ]);
  return { game, scar: facts(outcome, 'scar-gained')[0], types: outcome.types };
};
/** Whom the offer of extraordinary aid names. */
const aided = (game: Game): string[] =>
  offersOf(game, 'restore').flatMap(({ needs = [] }) =>
    needs.flatMap(({ choices = [] }) => choices.map(({ value }) => value)),
  );
const most = (game: Game): number => one(game, 'bryn').hitPoints.max;

describe('a scar', () => {
  it('can be healed by the Warden’s word without regaining anything else (CA-80)', () => {
    const { game } = scarred(4, [1]);
    const [offer] = offersOf(game.given({ type: 'end-fight' }), 'settle-scar');
    expect(offer?.command).toMatchObject({ creature: 'bryn', condition: 'broken-limb' });
    game.given({ type: 'adjust-score', creature: 'bryn', attribute: 'str', by: -2 });
    const healed = game.when({ type: 'settle-scar', creature: 'bryn', condition: 'broken-limb' }, [6, 6]);
    expect(facts(healed, 'scar-over')).toHaveLength(1);
    expect(conditions(game, 'bryn')).toEqual([]);
    expect(one(game, 'bryn').hitPoints.now).toBe(0);
    expect(body(game, 'bryn').str.now).toBe(10);
  });

  it('that only a Save can end is not healed by a word (CA-80)', () => {
    const { game } = scarred(12, []);
    expect(game.refused({ type: 'settle-scar', creature: 'bryn', condition: 'doomed' })).toMatchObject({
      code: 'no-need',
      path: 'condition',
    });
  });

  it('comes from a blow that ends at exactly 0 HP (CA-47, CA-77)', () => {
    expect(scarred(2, [1]).scar).toMatchObject({ creature: 'bryn', scar: 2, name: 'Rattling Blow', lost: 2 });
  });

  it('does not come when HP are left, or damage goes beyond them (CA-77)', () => {
    const game = fight('Bandit').given({ type: 'set-hit-points', creature: 'bryn', now: 4 }, done);
    expect(game.when({ type: 'attack', actor: 'bandit', target: 'bryn' }, [3]).types).not.toContain(
      'scar-gained',
    );
    game.given(done);
    expect(game.when({ type: 'attack', actor: 'bandit', target: 'bryn' }, [3, 5]).types).not.toContain(
      'scar-gained',
    );
  });

  it('does not come from a hit at 0 HP, nor to anybody but PCs (CA-R7)', () => {
    const game = fight('Bandit').given({ type: 'set-hit-points', creature: 'bryn', now: 0 }, done);
    expect(game.when({ type: 'attack', actor: 'bandit', target: 'bryn' }, [3, 5]).types).not.toContain(
      'scar-gained',
    );
    const goblins = fight('Goblin', 3).given({ type: 'attack', actor: 'bryn', target: 'goblin-1' });
    expect(goblins.when(done, [4]).types).not.toContain('scar-gained');
  });

  it('is the one of the HP lost in that blow, 12 for more (CA-78, CA-R7)', () => {
    expect(scarred(9, [1, 1, 1]).scar).toMatchObject({ scar: 9, name: 'Re-brained' });
    const game = fight('Bandit').given({ type: 'set-hit-points', creature: 'bryn', now: 15, max: 15 });
    game.when({ type: 'adjust-hit-points', creature: 'bryn', by: -15 });
    expect(conditions(game, 'bryn')).toEqual(['Doomed']);
  });

  it('takes a new maximum only when it is higher (CA-79)', () => {
    expect(most(scarred(2, [5], 5).game)).toBe(5);
    expect(most(scarred(2, [6], 5).game)).toBe(6);
  });

  it('that raises a maximum leaves what one has now (CA-R8)', () => {
    expect(one(scarred(2, [6], 5).game, 'bryn').hitPoints.now).toBe(0);
  });
});

describe('the scars', () => {
  it('1: somewhere for good; 1d6 against most HP (CA-81)', () => {
    const { game } = scarred(1, [3, 6], 4);
    expect(conditions(game, 'bryn')).toEqual(['Lasting Scar: eye']);
    expect(most(game)).toBe(6);
  });

  it('2: shaken; 1d6 against most HP (CA-82)', () => {
    expect(most(scarred(2, [4], 3).game)).toBe(4);
  });

  it('3: Deprived until some hours of rest, then 1d6 more HP at most (CA-83, CA-80)', () => {
    const { game } = scarred(3, [], 6);
    expect(conditions(game, 'bryn')).toEqual(['Walloped', 'Deprived: rest']);
    game.given({ type: 'end-fight' }, { type: 'rest', hours: 2 });
    expect(conditions(game, 'bryn')).toHaveLength(2);
    game.when({ type: 'rest', hours: 3 }, [4]);
    expect(conditions(game, 'bryn')).toEqual([]);
    expect(most(game)).toBe(10);
  });

  it('4: a limb broken; once mended 2d6 against most HP (CA-84)', () => {
    const { game } = scarred(4, [4], 6);
    expect(conditions(game, 'bryn')).toEqual(['Broken Limb: arm']);
    game.given({ type: 'end-fight' });
    game.when(week, [6, 5]);
    expect(most(game)).toBe(11);
    expect(conditions(game, 'bryn')).toEqual([]);
  });

  it('5: an infection; once over 2d6 against most HP (CA-85)', () => {
    const { game } = scarred(5, [], 6);
    game.given({ type: 'end-fight' });
    game.when(week, [1, 2]);
    expect(most(game)).toBe(6);
  });

  it.each([
    [1, 'str'],
    [2, 'str'],
    [3, 'dex'],
    [4, 'dex'],
    [5, 'wil'],
    [6, 'wil'],
  ] as const)(
    '6: on a %i 3d6 against %s as it is now, the maximum with it (CA-86, CA-R9)',
    (face, attribute) => {
      const { game } = scarred(6, [face, 5, 5, 4]);
      expect(body(game, 'bryn')[attribute]).toEqual({ now: 14, max: 14 });
    },
  );

  it('6: a result above what is left of a lowered score becomes what it is now (CA-R9)', () => {
    const game = fight('Bandit').given(
      { type: 'set-hit-points', creature: 'bryn', now: 6, max: 20 },
      { type: 'adjust-score', creature: 'bryn', attribute: 'dex', by: -8 },
      done,
    );
    game.when({ type: 'attack', actor: 'bandit', target: 'bryn', enhanced: true }, [6, 3, 2, 2, 3]);
    expect(body(game, 'bryn').dex).toEqual({ now: 7, max: 12 });
  });

  it('7: hamstrung; once well 3d6 against most DEX (CA-87)', () => {
    const { game } = scarred(7, []);
    expect(conditions(game, 'bryn')).toEqual(['Hamstrung']);
    game.given({ type: 'end-fight' });
    game.when(week, [6, 6, 1]);
    expect(body(game, 'bryn').dex.max).toBe(13);
  });

  it('8: deaf; passing a WIL Save raises most WIL by 1d4 (CA-88)', () => {
    const { game } = scarred(8, [12, 3]);
    expect(conditions(game, 'bryn')).toEqual(['Deafened']);
    expect(body(game, 'bryn').wil).toEqual({ now: 12, max: 15 });
    expect(body(scarred(8, [13]).game, 'bryn').wil.max).toBe(12);
  });

  it('8: stays deaf through a week with a healer, until extraordinary aid (CA-88)', () => {
    const { game } = scarred(8, [13]);
    game.given({ type: 'end-fight' }, week);
    expect(conditions(game, 'bryn')).toEqual(['Deafened']);
    expect(aided(game)).toEqual(['bryn']);
    game.given({ type: 'restore', creature: 'bryn' });
    expect(conditions(game, 'bryn')).toEqual([]);
    expect(aided(game)).toEqual([]);
  });

  it('8: waits for that aid too where it was noted before it waited for any (CA-88)', () => {
    expect(waitOf({ id: 'scar', name: 'Deafened', severity: 'major', slots: 0, details: { scar: 8 } })).toBe(
      'aid',
    );
  });

  it('9: 3d6 against most WIL (CA-89)', () => {
    expect(body(scarred(9, [6, 6, 6]).game, 'bryn').wil).toEqual({ now: 12, max: 18 });
  });

  it('10: something lost; passing a WIL Save raises most WIL by 1d6 (CA-90)', () => {
    const { game } = scarred(10, [1, 6]);
    expect(conditions(game, 'bryn')).toEqual(['Sundered']);
    expect(body(game, 'bryn').wil.max).toBe(18);
  });

  it('11: out, Deprived, dead in an hour; once well 2d6 are most HP even if lower (CA-91)', () => {
    const { game } = scarred(11, []);
    expect(one(game, 'bryn').status).toBe('down');
    expect(conditions(game, 'bryn')).toContain('Deprived: healing');
    game.given({ type: 'end-fight' });
    game.when(week, [1, 2]);
    expect(one(game, 'bryn')).toMatchObject({ status: 'up', hitPoints: { max: 3 }, conditions: [] });
  });

  it('11: is nothing that bandages help against, but healing (CA-91)', () => {
    const { game } = scarred(11, []);
    const tend = { type: 'aid' as const, actor: 'linnet', target: 'bryn' };
    expect(game.refused(tend)).toMatchObject({ code: 'beyond-bandages', message: saying('CA-91') });
    expect(offersOf(game, 'aid')).toEqual([]);
    game.when({ type: 'restore', creature: 'bryn' }, [4, 5]);
    expect(game.state.timers).toEqual({});
    expect(one(game, 'bryn')).toMatchObject({ status: 'up', hitPoints: { max: 9 } });
  });

  it('11: Cure Wounds stops the hour; recovery still takes its time (CA-91)', () => {
    const { game } = scarred(11, []);
    game.given({ type: 'end-fight' }, { type: 'find-spell', creature: 'linnet', spell: 20, as: 'scroll' });
    game.when(
      { type: 'cast', actor: 'linnet', item: 'scroll-cure-wounds', targets: ['bryn'], danger: false },
      [2],
    );
    expect(game.state.timers).toEqual({});
    expect(one(game, 'bryn').status).toBe('down');
    expect(conditions(game, 'bryn')).toContain('Deprived: healing');
  });

  it('11: kills within the hour when nobody heals (CA-91)', () => {
    const { game } = scarred(11, []);
    game.given({ type: 'end-fight' }, { type: 'pass-time', scale: 'hour' });
    expect(one(game, 'bryn').status).toBe('dead');
  });

  it('12: the next Critical Damage Save that fails is death (CA-92)', () => {
    const { game } = scarred(12, []);
    game.given(done);
    game.when({ type: 'attack', actor: 'bandit', target: 'bryn' }, [2, 20]);
    expect(one(game, 'bryn').status).toBe('dead');
  });

  it('12: one that is passed ends the doom, 3d6 against most HP (CA-92)', () => {
    const { game } = scarred(12, []);
    game.given(done);
    game.when({ type: 'attack', actor: 'bandit', target: 'bryn' }, [2, 3, 6, 6, 6]);
    expect(conditions(game, 'bryn')).toEqual([]);
    expect(most(game)).toBe(20);
  });
});
