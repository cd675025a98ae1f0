import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../../../shared/systems/nightsong/people/characters.ts';
import { capacity } from '../../../../shared/systems/nightsong/sheet/sheet.ts';
import {
  fact,
  facts,
  fight,
  mae,
  nightsong,
  OPEN,
  pair,
  play,
  sheet,
  who,
  type Game,
  type Given,
  type With,
} from '../party.ts';

/** Faces of eight dice that give scores 0, +1, +2, +3. */
const ROLLED = [3, 3, 4, 5, 5, 6, 6, 6];
const fresh = (): Game => play(nightsong);
const make = (more: With<'make-character'> = {}): Given<'make-character'> => ({
  type: 'make-character',
  name: 'Mae',
  ...more,
});
const isWeak = (faces: number[]): boolean =>
  [0, 2, 4, 6].every((at) => scoreOf(faces[at]! + faces[at + 1]!) < 1);

describe('what the Abilities do', () => {
  it('NS-6: there are four of them, from −3 to +3 at first and to +6 later', () => {
    expect(sheet(mae())).toMatchObject({ str: 1, dex: 2, pre: -1, con: 0 });
    const high = make({ abilities: { str: 4, dex: 1, pre: 0, con: -1 } });
    expect(fresh().refused(high)).toMatchObject({ code: 'bad-field', path: 'abilities.str' });
    expect(mae().refused({ type: 'set-sheet', creature: 'mae', to: { str: 7 } })).toMatchObject({
      code: 'off-sheet',
      path: 'to.str',
    });
  });

  it('NS-7, NS-98: Strength sets the Slots, also when it changes', () => {
    const game = mae();
    expect(capacity(who(game))).toBe(11);
    expect(capacity(who(game.given({ type: 'set-sheet', creature: 'mae', to: { str: -3 } })))).toBe(7);
  });
});

describe('making a character', () => {
  it('NS-11: +2, +1, 0 and −1 may be laid out in any order', () => {
    expect(sheet(mae())).toMatchObject({ str: 1, dex: 2, pre: -1, con: 0 });
  });

  it.each([
    [{ str: 2, dex: 2, pre: 0, con: -1 }],
    [{ str: 3, dex: 1, pre: 0, con: -1 }],
    [{ str: 0, dex: 0, pre: 0, con: 0 }],
  ])('NS-11: other scores than the array are refused: %o', (abilities) => {
    expect(fresh().refused(make({ abilities }))).toMatchObject({ code: 'bad-array', path: 'abilities' });
  });

  it.each([
    [2, -3],
    [3, -2],
    [4, -1],
    [5, -1],
    [6, 0],
    [8, 0],
    [9, 1],
    [10, 1],
    [11, 2],
    [12, 3],
  ])('NS-12: a sum of %i is a score of %i', (sum, score) => {
    expect(scoreOf(sum)).toBe(score);
  });

  it('NS-12: eight dice are thrown in the order STR, DEX, PRE, CON', () => {
    const rolled = fact(fresh().when(make(), ROLLED), 'abilities-rolled');
    expect(rolled).toMatchObject({ str: 0, dex: 1, pre: 2, con: 3, weak: false, rules: ['NS-12'] });
  });

  it('NS-13, NS-R5: a set without a +1 is thrown again, as often as needed, and scores stay where they fall', () => {
    const game = fresh();
    const weak = [3, 3, 3, 3, 3, 3, 3, 3];
    const sets = facts(game.when(make(), [...weak, ...weak, ...ROLLED]), 'abilities-rolled');
    expect(sets.map((one) => one['weak'])).toEqual([true, true, false]);
    expect(sheet(game)).toMatchObject({ str: 0, con: 3 });
  });

  it('NS-14: the first HP are 6 + CON', () => {
    const game = pair();
    expect(who(game).hitPoints).toEqual({ now: 6, max: 6 });
    expect(who(game, 'bran').hitPoints).toEqual({ now: 8, max: 8 });
  });

  it('NS-15: Slots are 10 + STR, and what is carried fills them', () => {
    const game = mae(['Longsword', 'Tent', 'Chalk']);
    expect(nightsong.summary(who(game), game.state).slots).toEqual({ used: 3, total: 11, bad: 0 });
  });

  it('an event says what has come of it', () => {
    const made = fact(
      fresh().when(make({ abilities: { str: 1, dex: 2, pre: -1, con: 0 } })),
      'character-made',
    );
    expect(made).toMatchObject({ creature: 'mae', str: 1, hitPoints: 6, slots: 11 });
  });

  it('unknown gear is refused, and gear that does not fit', () => {
    const abilities = { str: -1, dex: 0, pre: 1, con: 2 };
    const moon = fresh().refused(make({ abilities, gear: ['Moon'] }));
    expect(moon).toMatchObject({ code: 'unknown-gear', path: 'gear.0' });
    const gear = Array.from({ length: 5 }, () => 'Tent');
    expect(fresh().refused(make({ abilities, gear })).code).toBe('no-slot');
  });

  it('an id that is taken is refused', () => {
    const other = make({ name: 'Other', id: 'mae', abilities: { str: 2, dex: 1, pre: 0, con: -1 } });
    expect(mae().refused(other).code).toBe('already-there');
  });

  it('four set out without a die; their gear fits the weakest of them', () => {
    const game = fresh();
    game.when({ type: 'make-party' });
    expect(game.state.party.members).toEqual(['mae', 'tobin', 'ysolde', 'corvin']);
    for (const id of game.state.party.members)
      expect(who(game, id).items.reduce((sum, one) => sum + one.slots, 0)).toBeLessThanOrEqual(7);
  });

  it('four may have names of their own and rolled Abilities', () => {
    const game = fresh();
    const names = ['Ann', 'Ben', 'Cid', 'Dot'];
    game.when({ type: 'make-party', names, rolled: true }, [...ROLLED, ...ROLLED, ...ROLLED, ...ROLLED]);
    expect(game.state.party.members).toEqual(['ann', 'ben', 'cid', 'dot']);
  });

  it('NS-12: whatever is thrown, scores stay from −3 to +3 and one is +1 or more', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 8, maxLength: 8 }), (faces) => {
        const game = fresh();
        game.when(make(), isWeak(faces) ? [...faces, ...ROLLED] : faces);
        const { str, dex, pre, con } = sheet(game);
        const scores = [str, dex, pre, con];
        expect(Math.min(...scores)).toBeGreaterThanOrEqual(-3);
        expect(Math.max(...scores)).toBeLessThanOrEqual(3);
        expect(Math.max(...scores)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('taking over', () => {
  it('NS-53: a person who travels along may be played, and then has Slots', () => {
    const game = mae().given(
      { type: 'add-person', name: 'Old Pell', statBlock: 'Villager' },
      { type: 'join-party', creature: 'old-pell' },
      { type: 'set-status', creature: 'mae', status: 'dead' },
    );
    const taken = fact(game.when({ type: 'take-over', creature: 'old-pell' }), 'character-taken-over');
    expect(taken).toMatchObject({ creature: 'old-pell', rules: ['NS-53'] });
    expect(who(game, 'old-pell').kind).toBe('character');
    expect(game.state.party.members).toEqual(['mae', 'old-pell']);
    expect(game.refused({ type: 'take-over', creature: 'mae' }).code).toBe('bad-field');
    game.given({ type: 'meet', statBlock: 'Wolf' });
    expect(game.refused({ type: 'take-over', creature: 'wolf' }).code).toBe('not-along');
  });

  it('NS-53: nobody is taken over while no character is dead, and no dead companion ever', () => {
    const game = mae().given(
      { type: 'add-person', name: 'Old Pell', statBlock: 'Villager' },
      { type: 'join-party', creature: 'old-pell' },
    );
    expect(game.refused({ type: 'take-over', creature: 'old-pell' }).code).toBe('none-dead');
    expect(game.offersOf('take-over')).toEqual([]);
    game.given({ type: 'set-status', creature: 'old-pell', status: 'dead' });
    expect(game.refused({ type: 'take-over', creature: 'old-pell' }).code).toBe('dead');
    game.given({ type: 'set-status', creature: 'mae', status: 'dead' });
    expect(game.refused({ type: 'take-over', creature: 'old-pell' }).code).toBe('dead');
    expect(game.offersOf('take-over')).toEqual([]);
    game.given({ type: 'set-status', creature: 'old-pell', status: 'up' });
    expect(game.offersOf('take-over')).toHaveLength(1);
  });
});

describe('Advancements', () => {
  it('NS-95: one comes when the Referee says so, to characters only', () => {
    const game = fight(mae(), 'Wolf');
    game.when({ type: 'advance', creature: 'mae' }, [4, 6, 6, 6, 6]);
    expect(sheet(game).advancements).toBe(1);
    expect(game.refused({ type: 'advance', creature: 'wolf' }).code).toBe('bad-field');
  });

  it('NS-96, NS-R30: 1d6 more HP at most; those of the moment stay, and more CON adds none', () => {
    const game = mae();
    const outcome = game.when({ type: 'advance', creature: 'mae' }, [4, 1, 1, 1, 2]);
    expect(fact(outcome, 'hit-points-advanced')).toMatchObject({ roll: 4, from: 6, to: 10 });
    expect(who(game).hitPoints).toEqual({ now: 6, max: 10 });
    expect(sheet(game).con).toBe(1);
    expect(fact(outcome, 'hit-points-changed')).toMatchObject({ max: 10, rules: ['NS-96', 'NS-R30'] });
  });

  it('NS-97: a d6 at or above an Ability lifts it', () => {
    const { abilities } = fact(
      mae().when({ type: 'advance', creature: 'mae' }, [4, 1, 1, 1, 2]),
      'abilities-advanced',
    );
    expect(abilities).toEqual([
      { ability: 'str', roll: 1, from: 1, to: 2 },
      { ability: 'dex', roll: 1, from: 2, to: 2 },
      { ability: 'pre', roll: 1, from: -1, to: 0 },
      { ability: 'con', roll: 2, from: 0, to: 1 },
    ]);
  });

  it('NS-97: +6 is the ceiling', () => {
    const game = mae().given({ type: 'set-sheet', creature: 'mae', to: { str: 6 } });
    game.when({ type: 'advance', creature: 'mae' }, [1, 6, 1, 1, 1]);
    expect(sheet(game).str).toBe(6);
  });

  it('NS-98: Slots follow at once, Focus with the next session', () => {
    const game = mae();
    game.when({ type: 'advance', creature: 'mae' }, [1, 6, 6, 1, 1]);
    expect(nightsong.summary(who(game), game.state).slots?.total).toBe(12);
    expect(sheet(game).focus).toBe(2);
    game.given({ type: 'close-session' }, OPEN);
    expect(sheet(game).focus).toBe(3);
  });

  it('NS-97: the sheet never leaves its bounds, however often one advances', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 50, maxLength: 50 }), (faces) => {
        const game = mae();
        for (let at = 0; at < 50; at += 5)
          game.when({ type: 'advance', creature: 'mae' }, faces.slice(at, at + 5));
        expect(nightsong.sheet.safeParse(who(game).sheet).success).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
