import { describe, expect, it } from 'vitest';
import {
  attack,
  blow,
  conditions,
  fact,
  fight,
  NEXT,
  offers,
  sheet,
  who,
  type Game,
  type Given,
  type With,
  armed,
  spend,
} from '../party.ts';

const seer = { str: -1, dex: 2, pre: 0, con: 1 };
const hitPoints = (game: Game, id = 'ogre'): number => who(game, id).hitPoints.now;

describe('Focus on Damage', () => {
  const game = (): Game => fight(armed(), 'Ogre');

  it('before the roll it is Advantage', () => {
    const now = game();
    now.when(attack({ focus: true }), [2, 8, 1]);
    expect(hitPoints(now)).toBe(8);
  });

  it('afterwards the better of two counts, and the Armor thrown stands', () => {
    const now = game();
    now.when(attack(), [4, 3]);
    const again = fact(now.when(spend(), [8]), 'attack-made');
    expect(again).toMatchObject({ again: true, thrown: 8, armour: 3, through: 5, damage: 4, left: 11 });
    expect(hitPoints(now)).toBe(11);
  });

  it('a miss may become a hit, and then Armor is thrown', () => {
    const now = game();
    now.when(attack(), [1]);
    now.when(spend(), [6, 2]);
    expect(hitPoints(now)).toBe(12);
  });

  it('a worse die changes nothing; against Disadvantage the first stands', () => {
    const now = game();
    now.when(attack(), [6, 2]);
    now.when(spend(), [3]);
    expect(hitPoints(now)).toBe(12);
    const other = game();
    other.when(attack({ edge: 'disadvantage' }), [8, 3, 2]);
    other.when(spend(), []);
    expect(hitPoints(other)).toBe(10);
  });

  it('the last foe may fall to it, and the fight is over', () => {
    const now = fight(armed(), 'Wolf');
    now.when(attack({ target: 'wolf' }), [2]);
    now.when(spend(), [8]);
    expect(now.state.mode.now).toBe('aftermath');
  });

  it('a blocked attack cannot be mended', () => {
    const now = fight(armed(), 'Knight');
    now.when(attack({ target: 'knight', shield: true }), [7, 6]);
    expect(now.refused(spend()).code).toBe('blocked');
    expect(sheet(now).focus).toBe(2);
  });

  it('nobody pays for the attack of a foe', () => {
    const now = game().given(NEXT);
    now.when(blow(), [2]);
    expect(now.refused(spend()).code).toBe('no-roll');
  });
});

describe('Focus on a harmful cast', () => {
  const cast = (): Game => {
    const game = fight(armed(['Shard of Embers'], seer), 'Bear');
    game.when({ type: 'cast', actor: 'mae', shard: 'shard-of-embers', target: 'bear' }, [2, 1, 5, 5]);
    return game;
  };

  it('it may go into the Damage after all, and another point into the strain', () => {
    const game = cast();
    const before = hitPoints(game, 'bear');
    game.when(spend({ roll: 'damage' }), [6]);
    expect(hitPoints(game, 'bear')).toBe(before - 4);
    expect(conditions(game)).toEqual(['Fatigued 1']);
    game.when(spend({ roll: 'check' }), [18]);
    expect(conditions(game)).toEqual([]);
    expect(sheet(game).focus).toBe(0);
  });

  it('both are offered', () => {
    expect(offers(cast(), 'spend-focus').map(({ command }) => command['roll'])).toEqual(['check', 'damage']);
  });

  it('before the roll it goes into a Spell’s Damage, where it does any', () => {
    const game = fight(armed(['Shard of Embers', 'Shard of Hush']), 'Bear');
    const spell: Given<'cast'> = { type: 'cast', actor: 'mae', shard: 'shard-of-embers', damageFocus: true };
    expect(game.refused({ ...spell, shard: 'shard-of-hush' }).code).toBe('one-roll');
    const struck = fact(game.when({ ...spell, target: 'bear' }, [3, 7, 2, 18, 6]), 'attack-made');
    expect(struck).toMatchObject({ edge: 'advantage', pros: ['focus'], thrown: 7, armour: 2, damage: 5 });
  });
});

describe('Focus on a blast', () => {
  const targets = ['wolf-1', 'wolf-2'];
  const game = (): Game => fight(armed(['Fire flask']), 'Wolf', 2);
  const flask = (more: With<'attack'> = {}) =>
    attack({ weapon: 'fire-flask', target: undefined, targets, ...more });
  const left = (now: Game): number[] => targets.map((id) => hitPoints(now, id));

  it('before the roll for the Damage to one of them, unless it is said to the first', () => {
    const now = game();
    now.when(flask({ focus: true, focusOn: 'wolf-2' }), [2, 1, 4]);
    expect(left(now)).toEqual([3, 1]);
    expect(sheet(now).focus).toBe(1);
    const first = game();
    first.when(flask({ focus: true }), [1, 4, 2]);
    expect(left(first)).toEqual([1, 3]);
  });

  it('afterwards for each of them a point', () => {
    const now = game();
    now.when(flask(), [2, 1]);
    now.when(spend({ target: 'wolf-2' }), [4]);
    expect(left(now)).toEqual([3, 1]);
    now.when(spend(), [3]);
    expect(left(now)).toEqual([2, 1]);
    expect(now.refused(spend()).code).toBe('focus-spent');
  });

  it('for nobody who is not caught', () => {
    expect(game().refused(flask({ focus: true, focusOn: 'mae' })).path).toBe('focusOn');
  });
});
