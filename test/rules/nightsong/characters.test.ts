import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreOf } from '../../../shared/systems/nightsong/people/characters.ts';
import { mae, nightsong, pair, play, sheet, thing, who, type Game } from './party.ts';

/** Faces of eight dice that give scores 0, +1, +2, +3. */
const ROLLED = [3, 3, 4, 5, 5, 6, 6, 6];
const fresh = (): Game => play(nightsong);

describe('making a character', () => {
  it('NS-11: +2, +1, 0 and −1 may be laid out in any order', () => {
    expect(sheet(mae())).toMatchObject({ str: 1, dex: 2, pre: -1, con: 0 });
  });

  it.each([
    [{ str: 2, dex: 2, pre: 0, con: -1 }],
    [{ str: 3, dex: 1, pre: 0, con: -1 }],
    [{ str: 0, dex: 0, pre: 0, con: 0 }],
  ])('NS-11: other scores than the array are refused: %o', (abilities) => {
    const error = fresh().refused({ type: 'make-character', name: 'Mae', abilities });
    expect(error).toMatchObject({ code: 'bad-array', path: 'abilities' });
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

  it('NS-12: a name is enough; eight dice are thrown in the order STR, DEX, PRE, CON', () => {
    const game = fresh();
    const { told } = game.when({ type: 'make-character', name: 'Mae' }, ROLLED);
    expect(sheet(game)).toMatchObject({ str: 0, dex: 1, pre: 2, con: 3 });
    expect(told[0]).toBe('Mae rolls STR +0, DEX +1, PRE +2, CON +3.');
  });

  it('NS-13, NS-R5: a set without a +1 is thrown again, as often as needed', () => {
    const game = fresh();
    const weak = [3, 3, 3, 3, 3, 3, 3, 3];
    game.when({ type: 'make-character', name: 'Mae' }, [...weak, ...weak, ...ROLLED]);
    expect(sheet(game).con).toBe(3);
  });

  it('NS-14: the first HP are 6 + CON', () => {
    const game = pair();
    expect(who(game).hitPoints).toEqual({ now: 6, max: 6 });
    expect(who(game, 'bran').hitPoints).toEqual({ now: 8, max: 8 });
  });

  it('NS-15, NS-38: Slots are 10 + STR, and show what is used', () => {
    const game = mae(['Longsword', 'Tent', 'Chalk']);
    expect(nightsong.summary(who(game), game.state).slots).toEqual({ used: 3, total: 11, bad: 0 });
  });

  it('NS-16, NS-R9: Focus is DEX from the start of a session on, never below 0', () => {
    const game = pair();
    expect(sheet(game).focus).toBe(0);
    game.given({ type: 'open-session' });
    expect(sheet(game).focus).toBe(2);
    expect(sheet(game, 'bran').focus).toBe(0);
  });

  it('NS-16: who joins during a session has Focus at once, three at most', () => {
    const game = fresh().given({ type: 'open-session' });
    game.when({ type: 'make-character', name: 'Mae' }, [1, 1, 6, 6, 1, 1, 1, 1]);
    expect(sheet(game).focus).toBe(3);
  });

  it('NS-33: gear of the list has its die', () => {
    const game = mae(['Quiver', 'Rations', 'Healing herbs']);
    expect([
      thing(game, 'quiver')?.die,
      thing(game, 'rations')?.die,
      thing(game, 'healing-herbs')?.die,
    ]).toEqual([10, 6, 4]);
  });

  it('unknown gear is refused, and gear that does not fit', () => {
    const abilities = { str: -1, dex: 0, pre: 1, con: 2 };
    expect(fresh().refused({ type: 'make-character', name: 'Mae', abilities, gear: ['Moon'] })).toMatchObject(
      {
        code: 'unknown-gear',
        path: 'gear.0',
      },
    );
    const gear = Array.from({ length: 5 }, () => 'Tent');
    expect(fresh().refused({ type: 'make-character', name: 'Mae', abilities, gear }).code).toBe('no-slot');
  });

  it('an id that is taken is refused', () => {
    expect(
      mae().refused({
        type: 'make-character',
        name: 'Other',
        id: 'mae',
        abilities: { str: 2, dex: 1, pre: 0, con: -1 },
      }).code,
    ).toBe('already-there');
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
        game.when({ type: 'make-character', name: 'Mae' }, weak(faces) ? [...faces, ...ROLLED] : faces);
        const { str, dex, pre, con } = sheet(game);
        const scores = [str, dex, pre, con];
        expect(Math.min(...scores)).toBeGreaterThanOrEqual(-3);
        expect(Math.max(...scores)).toBeLessThanOrEqual(3);
        expect(Math.max(...scores)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

const weak = (faces: number[]): boolean =>
  [0, 2, 4, 6].every((at) => scoreOf(faces[at]! + faces[at + 1]!) < 1);

describe('taking over', () => {
  it('NS-53: a person who travels along may be played, and then has Slots', () => {
    const game = mae().given(
      { type: 'add-person', name: 'Old Pell', statBlock: 'Villager' },
      { type: 'join-party', creature: 'old-pell' },
      { type: 'take-over', creature: 'old-pell' },
    );
    expect(who(game, 'old-pell').kind).toBe('character');
    expect(game.state.party.members).toEqual(['mae', 'old-pell']);
    expect(game.refused({ type: 'take-over', creature: 'mae' }).code).toBe('bad-field');
    game.given({ type: 'meet', statBlock: 'Wolf' });
    expect(game.refused({ type: 'take-over', creature: 'wolf' }).code).toBe('not-along');
  });
});

describe('advancement', () => {
  it('NS-96, NS-97, NS-R30: 1d6 HP; a d6 at or above an Ability lifts it; current HP stay', () => {
    const game = mae();
    game.when({ type: 'advance', creature: 'mae' }, [4, 1, 1, 1, 2]);
    expect(who(game).hitPoints).toEqual({ now: 6, max: 10 });
    expect(sheet(game)).toMatchObject({ str: 2, dex: 2, pre: 0, con: 1, advancements: 1 });
  });

  it('NS-97: +6 is the ceiling', () => {
    const game = mae().given({ type: 'set-sheet', creature: 'mae', to: { str: 6 } });
    game.when({ type: 'advance', creature: 'mae' }, [1, 6, 1, 1, 1]);
    expect(sheet(game).str).toBe(6);
  });

  it('NS-98, NS-99: Slots and the Focus of the next session follow', () => {
    const game = mae().given({ type: 'open-session' });
    game.when({ type: 'advance', creature: 'mae' }, [1, 6, 6, 1, 1]);
    expect(nightsong.summary(who(game), game.state).slots?.total).toBe(12);
    expect(sheet(game).focus).toBe(2);
    game.given({ type: 'close-session' }, { type: 'open-session' });
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
