import { describe, expect, it } from 'vitest';
import {
  attack,
  fact,
  facts,
  fight,
  mae,
  offers,
  pair,
  who,
  type Game,
  type Given,
  type With,
} from '../party.ts';

const at = (target: string, more: With<'attack'> = {}) => attack({ target, ...more });
const hitPoints = (game: Game, id = 'ogre'): number => who(game, id).hitPoints.now;
const armed = (gear: string[] = ['Longsword'], statBlock = 'Ogre', count = 1): Game =>
  fight(mae(gear), statBlock, count);
const fieldOf = (game: Game, type: string, name: string, index = 0) =>
  offers(game, type)[index]?.needs?.find((one) => one.name === name);

describe('blasts', () => {
  const flask = (more: With<'attack'>) => attack({ weapon: 'fire-flask', target: undefined, ...more });
  const thrown = (statBlock: string, count: number): Game => armed(['Fire flask'], statBlock, count);

  it('NS-74: Damage for each who is caught, with a miss and Armor of their own', () => {
    const game = thrown('Giant spider', 3);
    const targets = ['giant-spider-1', 'giant-spider-2', 'giant-spider-3'];
    const blows = facts(game.when(flask({ targets }), [6, 1, 1, 5, 4]), 'attack-made');
    expect(blows.map(({ left }) => left)).toEqual([2, 8, 7]);
  });

  it('NS-75, NS-R25: the die says how many, a 1 is one of them, never more than are there', () => {
    const one = thrown('Wolf', 3);
    const counted = one.when(flask({ targets: ['wolf-1', 'wolf-2', 'wolf-3'], countRoll: true }), [1, 4]);
    expect(fact(counted, 'blast-counted')).toMatchObject({ roll: 1, reach: 3, caught: 1 });
    expect(hitPoints(one, 'wolf-1')).toBe(1);
    const all = thrown('Wolf', 2);
    all.when(flask({ targets: ['wolf-1', 'wolf-2'], countRoll: true }), [6, 2, 3]);
    expect([hitPoints(all, 'wolf-1'), hitPoints(all, 'wolf-2')]).toEqual([3, 2]);
  });

  it('NS-74, NS-75: nobody is caught twice, only blasts strike several, and only they are counted', () => {
    const game = thrown('Wolf', 2);
    expect(game.refused(flask({ targets: ['wolf-1', 'wolf-1'] })).path).toBe('targets');
    expect(game.refused(flask({ target: 'wolf-1', countRoll: true })).path).toBe('countRoll');
    const sweep = attack({ target: undefined, targets: ['wolf-1', 'wolf-2'] });
    const other = armed(['Longsword'], 'Wolf', 2);
    expect(other.refused(sweep).code).toBe('no-blast');
    other.when({ ...sweep, blast: true }, [2, 3]);
  });

  it('NS-74: it is asked who is caught, foes first', () => {
    const game = fight(pair(['Fire flask']), 'Wolf', 2);
    const targets = fieldOf(game, 'attack', 'targets');
    expect(targets).toMatchObject({ many: true, value: ['wolf-1', 'wolf-2'] });
    expect(targets?.choices?.map(({ value }) => value)).toEqual(['wolf-1', 'wolf-2', 'bran']);
  });
});

describe('feats', () => {
  const feat = (more: With<'feat'> = {}): Given<'feat'> => ({ type: 'feat', actor: 'mae', ...more });

  it('NS-71: harm by the die the Referee picks; it is not thrown for wear', () => {
    const game = armed([], 'Wolf');
    game.when(feat({ die: 8, target: 'wolf', about: 'a falling beam' }), [7]);
    expect(who(game, 'wolf').status).toBe('down');
    expect(game.state.fight).toBeNull();
    expect(armed(['Rope'], 'Wolf').refused(at('wolf', { weapon: 'rope' })).code).toBe('no-weapon');
  });

  it('and its Damage can be changed by Focus', () => {
    const game = armed([], 'Knight');
    game.when(feat({ die: 8, target: 'knight' }), [2, 1]);
    expect(offers(game, 'spend-focus').map(({ actor }) => actor)).toEqual(['mae']);
  });

  it('NS-71: it is blocked like any attack', () => {
    const game = armed([], 'Knight');
    const blocked = fact(game.when(feat({ die: 6, target: 'knight', shield: true }), [5, 6]), 'attack-made');
    expect(blocked).toMatchObject({ feat: '', blocked: 'Shield' });
  });

  it('NS-72: position by a Check, which is the action', () => {
    const game = armed([], 'Wolf');
    const climb = feat({ ability: 'dex', about: 'up the tree' });
    expect(fact(game.when(climb, [12]), 'check-made')).toMatchObject({ about: 'up the tree', passed: true });
    expect(game.refused(climb).code).toBe('action-spent');
  });

  it('NS-72: it is the one or the other', () => {
    const game = armed([], 'Wolf');
    expect(game.refused(feat()).code).toBe('bad-field');
    expect(game.refused(feat({ die: 6 })).path).toBe('target');
  });

  it('an ally with an action left is offered as help', () => {
    const game = fight(pair(), 'Wolf');
    expect(fieldOf(game, 'feat', 'helper', 1)?.choices).toEqual([{ value: 'bran', label: 'Bran' }]);
    game.given({ type: 'end-turn', actor: 'bran' });
    expect(fieldOf(game, 'feat', 'helper', 1)).toBeUndefined();
  });
});
