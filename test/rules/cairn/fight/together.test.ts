import { describe, expect, it } from 'vitest';
import { attack, done, facts, fight, one, party, type Game } from '../party.ts';

const goblins = { type: 'act-together', kind: 'Goblin' } as const;
/** The party lets its turn pass, and three goblins declare. */
const theirs = (count = 3, game: Game = party()): Game => fight('Goblin', count, game).given(done);
const blows = (game: Game, command: Parameters<Game['when']>[0], faces: number[]) =>
  facts(game.when(command, faces), 'attack-made').map(({ actor, target, damage }) => [actor, target, damage]);

describe('all goblins attack', () => {
  it('spread: they declare one after another, then the highest die counts against each target', () => {
    const outcome = theirs().when(goblins, [2, 3, 1]);
    expect(facts(outcome, 'deed-declared').map(({ actor, deed }) => [actor, deed])).toMatchObject([
      ['goblin-1', { targets: ['bryn'] }],
      ['goblin-2', { targets: ['linnet'] }],
      ['goblin-3', { targets: ['bryn'] }],
    ]);
    expect(facts(outcome, 'blow-thrown')).toMatchObject([
      { actor: 'goblin-1', target: 'bryn', faces: [2] },
      { actor: 'goblin-3', target: 'bryn', faces: [3] },
    ]);
    expect(facts(outcome, 'attack-made')).toMatchObject([
      { actor: 'goblin-3', target: 'bryn', damage: 3 },
      { actor: 'goblin-2', target: 'linnet', damage: 1 },
    ]);
  });

  it('one target: every die is at it, and the best counts', () => {
    expect(blows(theirs(), { ...goblins, target: 'linnet' }, [1, 3, 2])).toEqual([['goblin-2', 'linnet', 3]]);
  });

  it('by hand: each at the target given; who is not named still may act', () => {
    const game = theirs();
    game.when({ ...goblins, targets: { 'goblin-1': 'linnet', 'goblin-2': 'linnet' } });
    expect(game.state.fight?.combatants).toMatchObject({
      'goblin-1': { acted: true },
      'goblin-2': { acted: true },
      'goblin-3': { acted: false },
    });
  });

  it('but not at the helpless, unless they are named', () => {
    const down = theirs(2, party().given({ type: 'set-status', creature: 'bryn', status: 'down' }));
    expect(blows(down, goblins, [1, 2])).toEqual([['goblin-2', 'linnet', 2]]);
  });

  it('but not at the dead: nothing changes', () => {
    const game = theirs().given({ type: 'set-status', creature: 'bryn', status: 'dead' });
    const before = game.state;
    expect(game.refused({ ...goblins, target: 'bryn' }).code).toBe('not-there');
    expect(game.state).toBe(before);
  });

  it('a command is the whole turn of their side, and the next round begins', () => {
    const game = theirs();
    game.when({ type: 'take-turn' }, [1, 1, 1]);
    expect(game.state.fight).toMatchObject({ round: 2, slot: 0 });
  });

  it('stops where morale is checked: the party’s hirelings strike together', () => {
    const game = fight('Goblin', 2).given({ type: 'set-hit-points', creature: 'goblin-1', now: 1 });
    game.given({ type: 'set-sheet', creature: 'goblin-1', to: { str: { now: 1, max: 8 } } });
    game.given(attack('bryn', 'goblin-1'));
    game.when({ type: 'act-together', side: 'party', target: 'goblin-1' }, [6, 6]);
    expect(one(game, 'goblin-1').status).toBe('dead');
    expect(game.state.mode.now).toBe('morale');
  });
});

it('a character who has not declared is not passed over by a whole turn', () => {
  const game = fight('Goblin', 2);
  expect(game.refused({ type: 'take-turn' }).code).toBe('undecided');
  expect(game.offersOf('take-turn')).toEqual([]);
});
