import { describe, expect, it } from 'vitest';
import { carryOut, newGame } from '../../helpers/campaigns.ts';
import { fight, mae, pair } from './party.ts';

const sword = { name: 'Sword', kind: 'weapon', die: 8, fullDie: 8 };

describe('what the rules do not allow is refused, with their ID', () => {
  it('NS-6: a score out of range', () => {
    const abilities = { str: 4, dex: 1, pre: 0, con: -1 };
    expect(mae().refused({ type: 'make-character', name: 'Big', abilities })).toMatchObject({
      code: 'bad-field',
      path: 'abilities.str',
      message: expect.stringContaining('(NS-6)') as string,
    });
    expect(mae().refused({ type: 'set-sheet', creature: 'mae', to: { str: 7 } })).toMatchObject({
      code: 'off-sheet',
      message: expect.stringContaining('NS-6') as string,
    });
  });

  it.each([
    ['NS-29', { ...sword, die: 7 }],
    ['NS-29', { ...sword, die: 20 }],
    ['NS-42', { ...sword, kind: 'armour', die: 8 }],
    ['NS-43', { ...sword, kind: 'shield', die: 4, fullDie: 8 }],
  ])('%s: a die that gear of the kind does not have', (rule, item) => {
    expect(mae().refused({ type: 'add-item', creature: 'mae', item })).toMatchObject({
      code: 'no-such-die',
      message: expect.stringContaining(`(${rule})`) as string,
    });
  });

  it('NS-41: a Weapon is D12 at most, also by hand', () => {
    const game = mae(['Longsword']);
    const set = { type: 'set-item', creature: 'mae', item: 'longsword' };
    expect(game.refused({ ...set, die: 20 }).code).toBe('no-such-die');
    expect(game.when({ ...set, die: 12 }).told).toEqual(['Mae, longsword: d12.']);
  });

  it('NS-29: a clock that steps down has a step die', () => {
    const clock = { type: 'start-timer', name: 'Flood', kind: 'die', scale: 'turn' };
    expect(mae().refused({ ...clock, die: 20 }).message).toContain('(NS-29)');
    const game = mae().given({ ...clock, die: 8 });
    expect(game.refused({ type: 'set-timer', timer: 'flood', die: 5 }).message).toContain('(NS-29)');
  });

  it('NS-51: an attack by somebody dying or dead; NS-83: by somebody out of the fight', () => {
    const game = fight(pair(), 'Wolf', 2);
    game.given({ type: 'set-status', creature: 'bran', status: 'dead' });
    expect(game.refused({ type: 'attack', actor: 'bran', target: 'wolf-1' })).toEqual({
      code: 'not-able',
      message: 'Bran is dead and takes no action (NS-51).',
      path: 'actor',
    });
    game.given({ type: 'set-status', creature: 'wolf-1', status: 'fled' });
    expect(game.refused({ type: 'attack', actor: 'wolf-1', target: 'mae' }).message).toContain('(NS-83)');
  });

  it('NS-38: a thing for which there is no Slot', () => {
    const game = mae(Array.from({ length: 11 }, () => 'Rope'));
    expect(game.refused({ type: 'take-gear', creature: 'mae', gear: 'Rope' }).message).toContain('(NS-38)');
    const item = { name: 'Anvil', slots: 2 };
    expect(game.refused({ type: 'add-item', creature: 'mae', item }).message).toContain('(NS-38)');
  });

  it('NS-55, NS-56: a rest in the middle of a fight', async () => {
    const table = await newGame({ system: 'nightsong' });
    await carryOut(
      table,
      { type: 'make-party' },
      { type: 'open-session' },
      { type: 'meet', statBlock: 'Wolf' },
      { type: 'start-fight' },
    );
    for (const [type, rule] of [
      ['short-rest', '(NS-55)'],
      ['long-rest', '(NS-56)'],
      ['full-rest', '(NS-57)'],
    ]) {
      const answer = await table.dispatch({ type });
      expect(answer).toMatchObject({
        ok: false,
        error: { code: 'not-now', message: expect.stringContaining(rule ?? '') as string },
      });
    }
    await table.close();
  });
});
