import { describe, expect, it } from 'vitest';
import { body, conditions, fatigue, fight, one, party, saying, tired } from './party.ts';

const done = { type: 'end-turn' };

describe('a fight', () => {
  it('goes as in Cairn: declared, at once, no roll to hit, with this Critical Damage (BDP-S3, BDP-31)', () => {
    const game = fight().given({ type: 'set-hit-points', creature: 'rook', now: 1 }, done);
    game.when({ type: 'attack', actor: 'ogre', target: 'rook' }, [5, 20, 6, 2]);
    expect(body(game, 'rook').str.now).toBe(8);
    expect(conditions(game, 'rook')).toEqual(['Severe tree trunk wound (left leg)']);
  });
  it('names the weapon that was used in the wound it leaves (BDP-57)', () => {
    const game = fight('Wyrm').given({ type: 'set-hit-points', creature: 'rook', now: 1 }, done);
    game.when({ type: 'attack', actor: 'wyrm', target: 'rook', weapon: 'claws' }, [3, 1, 20, 6, 2]);
    expect(conditions(game, 'rook')).toEqual(['Severe claws wound (left leg)']);
  });
  it('tells what else befalls whoever fails the Save; venom takes its 1d8 DEX and asks for its Save (BDP-39, BDP-42)', () => {
    const ogre = fight().given({ type: 'set-hit-points', creature: 'rook', now: 1 }, done);
    const { told } = ogre.when({ type: 'attack', actor: 'ogre', target: 'rook' }, [5, 20, 6, 2]);
    expect(told).toContain('Rook is hurled ten feet away.');
    const game = fight('Night Spider').given({ type: 'set-hit-points', creature: 'rook', now: 1 }, done);
    game.when({ type: 'attack', actor: 'night-spider', target: 'rook' }, [3, 20, 1, 1, 5, 20]);
    expect(body(game, 'rook').dex.now).toBe(7);
    expect(conditions(game, 'rook')).toContain('Immobilised');
  });
  it('is deadly to whoever is no PC (BDP-S3)', () => {
    const game = fight('Goblin', 2).given(
      { type: 'set-hit-points', creature: 'goblin-1', now: 1 },
      { type: 'attack', actor: 'rook', target: 'goblin-1' },
    );
    game.when(done, [5, 20]);
    expect(one(game, 'goblin-1').status).toBe('dead');
  });
  it('a block turns the blow aside for a Fatigue; it takes a shield (BDP-29, BDP-S3)', () => {
    const game = fight('Ogre', 1, party({ gear: ['Shield'] })).given(done, {
      type: 'guard',
      creature: 'rook',
      how: 'block',
    });
    game.when({ type: 'attack', actor: 'ogre', target: 'rook' }, [9]);
    expect(one(game, 'rook').hitPoints.now).toBe(4);
    expect(fatigue(game, 'rook')).toBe(1);
    expect(fight().refused({ type: 'guard', creature: 'rook', how: 'block' })).toMatchObject({
      message: saying('BDP-S3'),
    });
  });
  it('a dodge takes a DEX Save and costs the Fatigue either way (BDP-29, BDP-S3)', () => {
    const dodge = (face: number) => {
      const game = fight().given(done, { type: 'guard', creature: 'rook', how: 'dodge' });
      game.when({ type: 'attack', actor: 'ogre', target: 'rook' }, [3, face]);
      return game;
    };
    expect(one(dodge(12), 'rook').hitPoints.now).toBe(4);
    expect(one(dodge(13), 'rook').hitPoints.now).toBe(1);
    expect(fatigue(dodge(13), 'rook')).toBe(1);
  });
  it('a guard that nobody strikes at costs nothing (BDP-29)', () => {
    const game = fight().given(done, { type: 'guard', creature: 'rook', how: 'dodge' });
    game.when({ type: 'attack', actor: 'ogre', target: 'fen' }, [2]);
    expect(fatigue(game, 'rook')).toBe(0);
  });
  it('an attack by the dead is refused with the rule (BDP-S3)', () => {
    const game = fight().given({ type: 'set-status', creature: 'rook', status: 'dead' });
    expect(game.refused({ type: 'attack', actor: 'rook', target: 'ogre' })).toMatchObject({
      code: 'not-able',
      message: saying('BDP-S3'),
    });
  });
  it('in the dark is impaired; lights burn an hour or four (BDP-S7)', () => {
    const game = party({ gear: ['Sword', 'Torch'] }).given({
      type: 'light',
      creature: 'rook',
      item: 'torch',
    });
    expect(Object.values(game.state.timers)[0]?.dueAt).toBe(game.state.clock + 3600);
    const dark = party().given({ type: 'pass-time', scale: 'hour', count: 14 });
    fight('Ogre', 1, dark).given({ type: 'attack', actor: 'rook', target: 'ogre' });
    dark.when(done, [4]);
  });
  it('magic is spellbooks, with a Fatigue for each spell (BDP-S10, BDP-29)', () => {
    const game = party({ gear: ['Spellbook: Sleep'] }).given({
      type: 'cast',
      actor: 'rook',
      item: 'spellbook-sleep',
    });
    expect(fatigue(game, 'rook')).toBe(1);
    expect(
      tired(party({ gear: ['Glass eye'] }), 'rook', 0).given({
        type: 'cast',
        actor: 'rook',
        item: 'glass-eye',
      }).state.creatures['rook']?.items[0]?.details['uses'],
    ).toBe(2);
  });
});
