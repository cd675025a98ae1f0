import { describe, expect, it } from 'vitest';
import { attack, done, facts, fight, one, party, saying, sit } from './party.ts';

describe('the order of a fight', () => {
  const start = (dice: number[], more: object = {}) => {
    const game = party().given({ type: 'meet', statBlock: 'Goblin' });
    game.when({ type: 'start-fight', ...more }, dice);
    return game;
  };
  const slots = (game: ReturnType<typeof party>) => game.state.fight?.slots.map(({ who }) => who);

  it('is the party, then the others (CA-36, CA-41)', () => {
    expect(slots(start([1, 2]))).toEqual([['bryn', 'linnet'], ['goblin']]);
  });

  it('asks each PC for a DEX Save to act in the first Round (CA-39)', () => {
    const game = start([13, 12]);
    expect(slots(game)).toEqual([['linnet'], ['goblin']]);
    sit(game);
    expect(game.state.fight?.round).toBe(2);
    expect(slots(game)).toEqual([['bryn', 'linnet'], ['goblin']]);
  });

  it('waives the Save for those who are ready', () => {
    expect(slots(start([20], { ready: ['bryn'] }))).toEqual([['bryn'], ['goblin']]);
  });

  it('lets the ambushed miss the first Round, without a Save for the party', () => {
    const game = start([], { surprised: 'others' });
    expect(slots(game)).toEqual([['bryn', 'linnet']]);
    game.given(done);
    expect(slots(game)).toEqual([['bryn', 'linnet'], ['goblin']]);
  });

  it('asks hirelings for the Save as well', () => {
    const game = party().given(
      { type: 'hire', name: 'Pim', role: 'porter', scores: { str: 8, dex: 8, wil: 8 }, hitPoints: 2 },
      { type: 'meet', statBlock: 'Goblin' },
    );
    game.when({ type: 'start-fight' }, [1, 1, 9]);
    expect(slots(game)).toEqual([['bryn', 'linnet'], ['goblin']]);
  });

  it('goes on when nobody could act in a Round: ten seconds later the next one begins (CA-1)', () => {
    const game = party().given({ type: 'meet', statBlock: 'Goblin' });
    const before = game.state.clock;
    game.when({ type: 'start-fight', surprised: 'others', ready: ['bryn'] });
    game.given(done);
    expect(game.state.clock - before).toBe(10);
  });

  it('collects what a side does before any die is thrown (CA-37, CA-42, CA-43)', () => {
    const game = fight('Ogre');
    expect(game.when(attack('bryn', 'ogre')).types).not.toContain('attack-made');
    const { types } = game.when(
      { type: 'act', actor: 'linnet', what: 'moves to the stair, 80ft in all' },
      [5],
    );
    expect(types).toContain('attack-made');
    expect(game.state.fight?.slot).toBe(1);
  });

  it('is a move of up to 40ft, short or in parts, and an action (CA-42)', () => {
    const game = fight('Ogre');
    game.given({ type: 'move', actor: 'bryn', feet: 15 });
    const [moved] = facts(game.when({ type: 'move', actor: 'bryn', feet: 25, to: 'the stair' }), 'move-made');
    expect(moved).toMatchObject({ feet: 25, total: 40, pace: 40, to: 'the stair' });
    game.given(attack('bryn', 'ogre'));
    expect(game.state.fight?.combatants['bryn']?.acted).toBe(true);
  });

  it('may move after the action as well, but has no second action (CA-42)', () => {
    const game = fight('Ogre').given(attack('bryn', 'ogre'));
    expect(game.refused({ type: 'act', actor: 'bryn', what: 'shouts' }).code).toBe('action-spent');
    expect(game.refused({ type: 'move', actor: 'bryn', feet: 41 }).code).toBe('action-spent');
    game.given({ type: 'move', actor: 'bryn', feet: 40 }, done);
    expect(game.refused({ type: 'move', actor: 'bryn', feet: 10 }).code).toBe('not-your-turn');
  });

  it('is up to 80ft with the action, and no farther (CA-42)', () => {
    const game = fight('Ogre');
    expect(game.refused({ type: 'move', actor: 'bryn', feet: 81 })).toMatchObject({ code: 'too-far' });
    game.given({ type: 'move', actor: 'bryn', feet: 80 });
    expect(game.refused(attack('bryn', 'ogre')).code).toBe('action-spent');
    game.given(done, done);
    expect(game.given({ type: 'move', actor: 'bryn', feet: 40 }).state.fight?.round).toBe(2);
  });

  it('goes three times as far for the hasted (CA-42)', () => {
    const haste = { condition: 'Hasted', details: { pace: 120 } };
    const game = fight('Ogre').given({ type: 'gain-condition', creature: 'bryn', ...haste });
    const [moved] = facts(game.when({ type: 'move', actor: 'bryn', feet: 120 }), 'move-made');
    expect(moved).toMatchObject({ total: 120, pace: 120 });
    expect(game.state.fight?.combatants['bryn']?.acted).toBe(false);
  });

  it('lets a risky deed take its Save when the side is carried out', () => {
    const game = fight('Ogre');
    game.when({ type: 'act', actor: 'bryn', what: 'leaps the gap', attribute: 'dex' });
    const [saved] = facts(game.when({ ...done }, [4]), 'save-made');
    expect(saved).toMatchObject({ attribute: 'dex', why: 'leaps the gap', total: 4, passed: true });
  });
});

describe('flight', () => {
  it('takes a place that is safe, else it is refused with the rule (CA-57)', () => {
    expect(fight().refused({ type: 'flee', actors: ['bryn'] })).toMatchObject({
      code: 'nowhere-to-flee',
      message: saying('CA-57'),
    });
  });

  it('is one DEX Save by the slowest of those who flee together (CA-57)', () => {
    const game = fight('Ogre', 1, party({}, { scores: { str: 12, dex: 7, wil: 12 } }));
    const outcome = game.when({ type: 'flee', actors: ['bryn', 'linnet'], to: 'the gate' }, [7]);
    expect(facts(outcome, 'save-made')).toMatchObject([
      { actor: 'linnet', attribute: 'dex', total: 7, against: 7, passed: true },
    ]);
    game.given({ type: 'settle' });
    expect(one(game, 'bryn').status).toBe('up');
  });

  it('that fails leaves them there, to try again', () => {
    const game = fight('Ogre');
    game.when({ type: 'flee', actors: ['bryn', 'linnet'], to: 'the gate' }, [13]);
    expect(one(game, 'bryn').status).toBe('up');
    expect(game.state.mode.now).toBe('declare');
  });
});
