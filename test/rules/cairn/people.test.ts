import { describe, expect, it } from 'vitest';
import { cairn } from '../../../shared/systems/cairn/index.ts';
import { play } from '../../helpers/play.ts';
import { body, character, one, party } from './party.ts';

describe('making a PC', () => {
  it('rolls 3d6 for STR, DEX and WIL and 1d6 HP', () => {
    const game = play(cairn);
    game.when({ type: 'make-character', name: 'Ash' }, [3, 4, 5, 6, 6, 6, 1, 1, 1, 5]);
    expect(body(game, 'ash')).toMatchObject({ str: { now: 12 }, dex: { max: 18 }, wil: { now: 3, max: 3 } });
    expect(one(game, 'ash').hitPoints).toEqual({ now: 5, max: 5 });
  });

  it.each([
    [{ scores: { str: 2, dex: 9, wil: 9 }, hitPoints: 3 }, 'scores.str'],
    [{ scores: { str: 19, dex: 9, wil: 9 }, hitPoints: 3 }, 'scores.str'],
    [{ scores: { str: 9, dex: 9, wil: 9 }, hitPoints: 7 }, 'hitPoints'],
  ])('refuses what no dice can show', (more, path) => {
    expect(play(cairn).refused({ type: 'make-character', name: 'Ash', ...more }).path).toBe(path);
  });

  it('refuses gear that does not fit ten slots', () => {
    const refusal = play(cairn).refused(
      { type: 'make-character', name: 'Ash', gear: Array<string>(6).fill('Halberd') },
      [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    );
    expect(refusal).toMatchObject({ code: 'no-slot' });
  });

  it('takes the scores that are given', () => {
    expect(body(party().given(character('Ash')), 'ash').wil).toEqual({ now: 12, max: 12 });
  });

  it('refuses an eleventh thing in ten slots', () => {
    const full = party({ gear: Array<string>(10).fill('Crowbar') });
    expect(full.refused({ type: 'add-item', creature: 'bryn', item: { name: 'Harp' } })).toMatchObject({
      code: 'no-slot',
    });
  });

  it('refuses what has no room with the slots that it needs and those that are free', () => {
    const game = party({ gear: Array<string>(5).fill('Crowbar') });
    const refusal = (slots: number): string =>
      game.refused({ type: 'add-item', creature: 'bryn', item: { name: 'Stone idol', slots } }).message;
    expect(refusal(6)).toContain(
      'Bryn needs 6 slots for Stone idol and has 5 of 10 free. Drop something first',
    );
    expect(refusal(15)).toMatch(/^Bryn needs 15 slots for Stone idol and has 5 of 10 free \(/);
  });

  it('makes a party of four at once, ready or rolled', () => {
    expect(play(cairn).given({ type: 'make-party' }).state.party.members).toHaveLength(4);
    const rolled = play(cairn);
    rolled.when({ type: 'make-party', rolled: true }, Array<number>(40).fill(3));
    expect(body(rolled, 'bryn').str.max).toBe(9);
  });
});

describe('hirelings', () => {
  it('have a role, 3d6 for each Attribute and 1d6 HP: ten dice (CA-31, CA-32)', () => {
    const game = party();
    game.when({ type: 'hire', name: 'Pim', role: 'porter' }, [2, 3, 4, 5, 5, 5, 1, 2, 3, 4]);
    expect(body(game, 'pim')).toMatchObject({
      hireling: 'porter',
      str: { now: 9 },
      dex: { now: 15 },
      wil: { now: 6 },
    });
    expect(one(game, 'pim').hitPoints.max).toBe(4);
    expect(game.state.party.members).toContain('pim');
  });

  it('are hired in a shop for as many days as are paid, by the same dice (CA-32)', () => {
    const game = party().given(
      { type: 'add-coins', to: 'bryn', count: 10 },
      { type: 'set-price', ware: 'Porter', price: 2 },
    );
    const buys = [{ ware: 'Porter', name: 'Pim', count: 4, to: 'bryn' }];
    game.when({ type: 'trade', buys }, [2, 3, 4, 5, 5, 5, 1, 2, 3, 4]);
    expect(body(game, 'pim')).toMatchObject({ hireling: 'porter', dex: { now: 15 } });
    expect(one(game, 'bryn').coins).toBe(2);
  });

  it('may be made whole, as told (CA-33)', () => {
    const game = party().given({
      type: 'hire',
      name: 'Dame Ule',
      role: 'knight errant',
      background: 'fell from grace',
      scores: { str: 14, dex: 9, wil: 12 },
      hitPoints: 6,
      gear: ['Sword', 'Chainmail'],
    });
    expect(body(game, 'dame-ule').background).toBe('fell from grace');
  });

  it('can be played by someone whose PC died (CA-71)', () => {
    const game = party().given(
      { type: 'hire', name: 'Pim', role: 'porter' },
      { type: 'set-status', creature: 'bryn', status: 'dead' },
      { type: 'take-over', creature: 'pim' },
    );
    expect(one(game, 'pim').kind).toBe('character');
    expect(body(game, 'pim').hireling).toBeNull();
  });

  it('are not played while no PC is dead, nor when dead themselves (CA-71)', () => {
    const game = party().given({ type: 'hire', name: 'Pim', role: 'porter' });
    expect(game.refused({ type: 'take-over', creature: 'pim' }).code).toBe('none-dead');
    expect(game.offersOf('take-over')).toEqual([]);
    game.given({ type: 'set-status', creature: 'pim', status: 'dead' });
    expect(game.refused({ type: 'take-over', creature: 'pim' }).code).toBe('dead');
    game.given({ type: 'set-status', creature: 'bryn', status: 'dead' });
    expect(game.refused({ type: 'take-over', creature: 'pim' }).code).toBe('dead');
    expect(game.offersOf('take-over')).toEqual([]);
    game.given({ type: 'set-status', creature: 'pim', status: 'up' });
    expect(game.offersOf('take-over')).toHaveLength(1);
  });

  it('or the player makes a new PC, who joins at once (CA-71)', () => {
    expect(party().given({ type: 'make-character', name: 'Next' }).state.party.members).toContain('next');
  });
});

describe('strangers', () => {
  const reaction = (faces: number[]) => {
    const game = party().given({ type: 'meet', statBlock: 'Villager' });
    game.when({ type: 'react' }, faces);
    return game.state.encounter?.reaction?.label;
  };
  it.each([
    [[1, 1], 'Hostile'],
    [[1, 2], 'Wary'],
    [[2, 3], 'Wary'],
    [[3, 3], 'Curious'],
    [[4, 4], 'Curious'],
    [[4, 5], 'Kind'],
    [[5, 6], 'Kind'],
    [[6, 6], 'Helpful'],
  ])('on %j are %s (CA-25, CA-26)', (faces, label) => {
    expect(reaction(faces)).toBe(label);
  });

  it('have no modifiers: an edge changes nothing (CA-S16)', () => {
    const game = party().given({ type: 'meet', statBlock: 'Villager' });
    game.when({ type: 'react', advantage: true }, [1, 1]);
    expect(game.state.encounter?.reaction?.label).toBe('Hostile');
  });

  it('are made of the bestiary in one command, or as the Warden likes (CA-S12)', () => {
    const game = party().given({ type: 'add-person', name: 'Coyne', statBlock: 'Guard' });
    expect(one(game, 'coyne')).toMatchObject({ kind: 'person', hitPoints: { max: 4 } });
  });

  it('sell nothing until the Warden has set a price (CA-S12)', () => {
    const buys = [{ ware: 'Torch', to: 'bryn' }];
    const game = party().given({ type: 'add-coins', to: 'bryn', count: 1 });
    expect(game.refused({ type: 'trade', buys }).code).toBe('no-price');
    game.given({ type: 'set-price', ware: 'Torch', price: 1 }, { type: 'trade', buys });
    expect(one(game, 'bryn').items.at(-1)).toMatchObject({ name: 'Torch', count: 3 });
  });
});
