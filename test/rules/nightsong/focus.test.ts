import { describe, expect, it } from 'vitest';
import { focusCommands } from '../../../shared/systems/nightsong/checks/focusCommands.ts';
import { conditions, fight, mae, nightsong, pair, ruled, sheet, who, type Game } from './party.ts';

const opened = (gear: string[], abilities?: Record<string, number>): Game =>
  mae(gear, abilities).given({ type: 'open-session' });
const spend = (more: object = {}, creature = 'mae'): { type: string } =>
  ({ type: 'spend-focus', creature, ...more }) as never;
const seer = { str: -1, dex: 2, pre: 0, con: 1 };
const focusOffers = (game: Game) =>
  focusCommands.flatMap(({ offers }) => offers?.(game.state, nightsong) ?? []);

describe('Focus on an opposed Check', () => {
  const wrestled = (faces: number[]): Game => {
    const game = fight(opened([]), 'Ogre');
    game.when({ type: 'opposed-check', creature: 'mae', ability: 'str', against: 'ogre' }, faces);
    return game;
  };

  it('NS-36, NS-23: once the totals are known one more die may turn it', () => {
    const game = wrestled([3, 9]);
    const { told } = game.when(spend(), [15]);
    expect(told.join(' ')).toContain('with Focus, 15 beside 3: 15 +1 = 16 against');
    expect(told.join(' ')).toContain('Mae wins.');
    expect(sheet(game).focus).toBe(1);
    expect(game.refused(spend()).code).toBe('focus-spent');
  });

  it('NS-36: it is offered to whoever has a point', () => {
    expect(focusOffers(wrestled([3, 9])).map(({ actor }) => actor)).toEqual(['mae']);
  });

  it('NS-23: a tie that Focus makes is thrown again by both', () => {
    const game = pair().given({ type: 'open-session' });
    game.when({ type: 'opposed-check', creature: 'mae', ability: 'str', against: 'bran' }, [3, 9]);
    const { told } = game.when(spend(), [8, 2, 12, 5]);
    expect(told.join(' ')).toContain('8 +1 = 9 against 9. A tie; again.');
    expect(told.join(' ')).toContain('Mae wins.');
  });
});

describe('Focus on a harmful cast', () => {
  const cast = (): Game => {
    const game = fight(opened(['Shard of Embers'], seer), 'Bear');
    game.when({ type: 'cast', creature: 'mae', shard: 'shard-of-embers', target: 'bear' }, [2, 1, 5, 5]);
    return game;
  };

  it('NS-36: it may go into the Damage after all', () => {
    const game = cast();
    const before = who(game, 'bear').hitPoints.now;
    game.when(spend({ roll: 'damage' }), [6]);
    expect(who(game, 'bear').hitPoints.now).toBe(before - 4);
    expect(conditions(game)).toEqual(['Fatigued 1']);
  });

  it('NS-36: and another point into the strain', () => {
    const game = cast();
    game.when(spend({ roll: 'damage' }), [6]);
    game.when(spend({ roll: 'check' }), [18]);
    expect(conditions(game)).toEqual([]);
    expect(sheet(game).focus).toBe(0);
  });

  it('NS-36: both are offered', () => {
    expect(focusOffers(cast()).map(({ command, key }) => [command['roll'], key])).toEqual([
      ['check', 'u'],
      ['damage', undefined],
    ]);
  });
});

describe('Focus on a blast', () => {
  const targets = ['wolf-1', 'wolf-2'];
  const game = (): Game => fight(opened(['Fire flask']), 'Wolf', 2);
  const flask = (more: object = {}): { type: string } =>
    ({ type: 'attack', actor: 'mae', weapon: 'fire-flask', targets, ...more }) as never;

  it('NS-36, NS-74: before the roll for the Damage to one of them', () => {
    const now = game();
    now.when(flask({ focus: true, focusOn: 'wolf-2' }), [2, 1, 4]);
    expect(targets.map((id) => who(now, id).hitPoints.now)).toEqual([3, 1]);
    expect(sheet(now).focus).toBe(1);
  });

  it('NS-36: unless it is said, for the first', () => {
    const now = game();
    now.when(flask({ focus: true }), [1, 4, 2]);
    expect(targets.map((id) => who(now, id).hitPoints.now)).toEqual([1, 3]);
  });

  it('NS-36: afterwards for each of them a point', () => {
    const now = game();
    now.when(flask(), [2, 1]);
    now.when(spend({ target: 'wolf-2' }), [4]);
    expect(targets.map((id) => who(now, id).hitPoints.now)).toEqual([3, 1]);
    now.when(spend(), [3]);
    expect(targets.map((id) => who(now, id).hitPoints.now)).toEqual([2, 1]);
    expect(now.refused(spend()).code).toBe('focus-spent');
  });

  it('NS-36: for nobody who is not caught', () => {
    expect(game().refused(flask({ focus: true, focusOn: 'mae' })).path).toBe('focusOn');
  });

  it('NS-74: only a blast strikes several, or what the Referee calls one', () => {
    const now = fight(mae(['Longsword']), 'Wolf', 2);
    const sweep = { type: 'attack', actor: 'mae', weapon: 'longsword', targets };
    expect(now.refused(sweep).code).toBe('no-blast');
    now.when({ ...sweep, blast: true }, [2, 3]);
    const caster = fight(mae(['Shard of Embers']), 'Wolf', 2);
    expect(caster.refused({ type: 'cast', creature: 'mae', shard: 'shard-of-embers', targets }).code).toBe(
      'no-blast',
    );
  });
});

describe('the Damage of a Spell', () => {
  const cast = (more: object = {}): { type: string } =>
    ({ type: 'cast', creature: 'mae', shard: 'shard-of-embers', target: 'wolf', ...more }) as never;

  it('NS-90: a 1 is Damage of 1, for a Spell always takes effect', () => {
    const game = fight(mae(['Shard of Embers']), 'Wolf');
    game.when(cast(), [1, 15, 5]);
    expect(who(game, 'wolf').hitPoints.now).toBe(4);
  });

  it('NS-66: by the other ruling a 1 misses', () => {
    const game = fight(ruled(mae(['Shard of Embers']), { 'spell-misses': true }), 'Wolf');
    expect(game.when(cast(), [1, 15, 5]).told.join(' ')).toContain('a 1, a miss');
    expect(who(game, 'wolf').hitPoints.now).toBe(5);
  });

  it('NS-69, NS-70: it may have Advantage or Disadvantage', () => {
    const high = fight(mae(['Shard of Embers']), 'Ogre');
    const { told } = high.when(cast({ target: 'ogre', damageEdge: 'advantage' }), [2, 6, 1, 15, 5]);
    expect(told.join(' ')).toContain('with Advantage (the situation): 6');
  });

  it('NS-68: a Shield may be declared against it', () => {
    const game = fight(mae(['Shard of Embers']), 'Knight');
    const { told } = game.when(cast({ target: 'knight', shield: true }), [5, 4, 15, 5]);
    expect(told.join(' ')).toContain('blocked with');
  });
});

describe('two weapons in melee', () => {
  it('NS-77: the second is no bow', () => {
    const game = fight(mae(['Knife', 'Sling']), 'Ogre');
    game.when({ type: 'attack', actor: 'mae', weapon: 'knife', target: 'ogre' }, [2, 2]);
    game.given({ type: 'end-turn' });
    const both = { type: 'attack', actor: 'mae', weapon: 'knife', second: 'sling', target: 'ogre' };
    expect(game.refused(both).code).toBe('engaged');
  });
});
