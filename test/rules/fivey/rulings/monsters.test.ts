import { describe, expect, it } from 'vitest';
import { party } from '../../../helpers/fivey.ts';
import { fighting, one, points, ruled, sheet, wound, type Game } from './ruled.ts';

const cast = (spell: string, more: object = {}) => ({ type: 'cast', actor: 'ansa', spell, ...more });
const told = (game: Game, command: { type: string; [field: string]: unknown }, faces: number[]): string =>
  game.when(command, faces).told.join(' | ');
const bolt = cast('Lightning Bolt', { targets: ['mae'] });

describe('a campaign may say of spells', () => {
  it('with which stats they are cast and withstood', () => {
    expect(told(party(), bolt, [2, 5])).toContain('5 + 3 = 8 against 11');
    expect(told(ruled('spell-stat', 'CHA'), bolt, [2, 5])).toContain('against 13');
    expect(told(ruled('spell-save', 'INT'), bolt, [2, 5])).toContain('5 + 1 = 6');
  });
  it('that a mind withstands with CHA, or gives way always', () => {
    const charmed = (game: Game, faces: number[]): string | undefined => {
      game.given({ type: 'meet', statBlock: 'Ogre' });
      game.when(cast('Charm', { targets: ['ogre'] }), faces);
      return game.state.encounter?.reaction?.row;
    };
    const clear = (): Game => ruled('mind-spells', 'is withstood with CHA');
    expect([charmed(clear(), [7, 3]), charmed(clear(), [8])]).toEqual(['friendly', undefined]);
    expect(charmed(ruled('mind-spells', 'always works'), [3])).toBe('friendly');
  });
  it('that half of the damage is for those who fail', () => {
    const left = (face: number): number => {
      const game = ruled('save-halves', 'fails');
      game.when(bolt, [6, face]);
      return points(game, 'mae');
    };
    expect([left(1), left(19)]).toEqual([5, 8]);
  });
  it('that damage is thrown for each', () => {
    const game = ruled('blast-dice', 'for each');
    game.when(cast('Fire Ball', { targets: ['mae', 'odo'] }), [1, 6, 1, 2]);
    expect([points(game, 'mae'), points(game, 'odo')]).toEqual([2, 9]);
  });
  it.each([
    ['the weakest', [3], ['skeleton-1', 'skeleton-2']],
    ['the strongest', [3], ['zombie', 'skeleton-2']],
    ['whoever is named first', [1], ['skeleton-2']],
  ])('that Turn Undead takes %s first', (value, faces, turned) => {
    const game = ruled('turning-order', value);
    game.given({ type: 'convert', name: 'Zombie', bracket: 'G' });
    game.given({ type: 'set-sheet', creature: 'zombie', to: { feats: ['Basic Necrology'] } });
    game.given({ type: 'meet', who: ['zombie'], statBlock: 'Skeleton', count: 2 });
    game.when({ type: 'start-fight' }, [1, 19, 18, 17]);
    game.when(cast('Turn Undead', { targets: ['skeleton-2', 'zombie', 'skeleton-1'] }), faces);
    const acted = ['zombie', 'skeleton-1', 'skeleton-2'].filter(
      (id) => game.state.fight?.combatants[id]?.acted,
    );
    expect(acted).toEqual(turned);
  });
  const magician = (game: Game): Game =>
    game.given({ type: 'set-sheet', creature: 'ansa', to: { feats: ['Magician'] } });
  const spells = (game: Game): string[] => Object.values(game.state.timers).map(({ name }) => name);
  it('how many lasting ones are held at a time', () => {
    const game = magician(ruled('held-spells', 2));
    for (const spell of ['Attract', 'Levitate', 'Shroud']) game.when(cast(spell), [6]);
    expect(spells(game)).toEqual(['Levitate', 'Shroud']);
  });
  it('that damage ends them; death and the wish to let go always do', () => {
    const holding = (game: Game): Game => {
      magician(game).when(cast('Shroud'), [6]);
      return game;
    };
    expect(spells(wound(holding(party()), 'ansa', 1))).toEqual(['Shroud']);
    expect(spells(wound(holding(ruled('damage-ends-spells', true)), 'ansa', 1))).toEqual([]);
    expect(spells(wound(holding(party()), 'ansa', 8))).toEqual([]);
    const game = fighting(holding(party())).given({ type: 'act', actor: 'ansa', act: 'cease-spell' });
    expect(spells(game)).toEqual([]);
  });
});

describe('a campaign may say of monsters', () => {
  it('whether their hit points are thrown', () => {
    const thrown = ruled('monster-points', 'thrown');
    thrown.when({ type: 'meet', statBlock: 'Zombie' }, [2, 3]);
    expect(one(thrown, 'zombie').hitPoints.max).toBe(5);
    const flat = ruled('monster-points', 'four a hit die', ruled('figures', 'roll'));
    flat.when({ type: 'meet', statBlock: 'Zombie' });
    expect(one(flat, 'zombie').hitPoints.max).toBe(8);
  });
  it.each([
    ['nearest, ties downward', ['G', 'E', 'L']],
    ['fully reached', ['G', 'E', 'L']],
    ['nearest, ties upward', ['E', 'L', 'B']],
  ])('what hit dice of older games make: %s', (value, brackets) => {
    const game = ruled('conversion', value);
    const bracket = (hitDice: number): unknown => {
      const name = `Beast of ${hitDice}`;
      game.given({ type: 'convert', name, hitDice });
      return (
        Object.values(game.state.creatures).find((beast) => beast.name === name)?.sheet['monster'] as {
          bracket: string;
        }
      )['bracket'];
    };
    expect([3, 6, 12].map(bracket)).toEqual(brackets);
    expect(bracket(7)).toBe(value === 'fully reached' ? 'E' : 'L');
  });
  it('how high armour values carry over', () => {
    const game = ruled('armour-ceiling', 16).given({
      type: 'convert',
      name: 'Beast',
      hitDice: 2,
      armour: 19,
    });
    expect(sheet(game, 'beast')['monster']).toMatchObject({ defense: 16 });
  });
});

describe('a campaign may say of experience', () => {
  /** Two goblins of 5 experience: one is slain, one flees; Mae falls, and Odo flees before. */
  const won = (game: Game): (number | undefined)[] => {
    fighting(game, 'Goblin', 2);
    const status = (creature: string, to: string) => ({ type: 'set-status', creature, status: to });
    game.given(
      status('mae', 'dead'),
      status('odo', 'fled'),
      status('goblin-1', 'dead'),
      status('goblin-2', 'fled'),
    );
    if (game.state.fight?.phase !== 'aftermath') game.given({ type: 'end-turn' });
    game.given({ type: 'settle' });
    return ['mae', 'odo', 'ansa'].map((id) => Number(sheet(game, id)['experience']) - 100);
  };
  it('who has a claim on it (FV-S8)', () => {
    expect(won(party())).toEqual([0, 5, 5]);
    expect(won(ruled('experience-heirs', 'who held out in it'))).toEqual([0, 0, 10]);
    expect(won(ruled('experience-heirs', 'who fought in it'))).toEqual([3, 3, 3]);
  });
  it('that each has the whole of it (FV-S8), or the routed bring none', () => {
    expect(won(ruled('experience-share', 'for each the whole'))).toEqual([0, 10, 10]);
    expect(won(ruled('experience-routed', false))).toEqual([0, 2, 2]);
  });
  it('that hirelings take a share (FV-S8)', () => {
    const hired = (game: Game): Game => game.given({ type: 'hire', name: 'Tam', payer: 'mae', days: 1 });
    expect(won(hired(party()))).toEqual([0, 5, 5]);
    expect(won(hired(ruled('hireling-shares', true)))).toEqual([0, 3, 3]);
  });
  it('which row a defense class between two counts as', () => {
    const toughened = (game: Game): string =>
      told(
        game.given({ type: 'meet', statBlock: 'Goblin' }),
        { type: 'toughen', creature: 'goblin', defense: 17 },
        [],
      );
    expect(toughened(party())).toContain('6 experience');
    expect(toughened(ruled('between-rows', 'the higher row'))).toContain('8 experience');
  });
});
