import { describe, expect, it } from 'vitest';
import { facts } from '../../../helpers/play.ts';
import { attack, fight, one, points, theirTurn, wound, type Game } from '../party.ts';

const goblins = { type: 'act-together', kind: 'Goblin' } as const;
/** The order of the party: Mae, Odo with his shield, Ansa. */
const theirs = (count: number): Game => theirTurn(fight('Goblin', count));
const blows = (game: Game, command: Parameters<Game['when']>[0], faces: number[]) =>
  facts(game.when(command, faces), 'attack-made').map(({ actor, target, hit }) => [actor, target, hit]);

describe('all goblins attack', () => {
  it('spread: a d20 each and one action each; a blow at a shield whose bearer is badly hurt waits for the answer', () => {
    const game = wound(theirs(3), 'odo', 7);
    expect(blows(game, goblins, [2, 2])).toEqual([
      ['goblin-1', 'mae', false],
      ['goblin-3', 'ansa', false],
    ]);
    expect(blows(game, { ...goblins, targets: { 'goblin-2': 'odo' } }, [2])).toEqual([
      ['goblin-2', 'odo', false],
    ]);
    expect(one(game, 'goblin-1').status).toBe('up');
    expect(game.state.fight?.slots[game.state.fight.slot]?.who).toContain('goblin-1');
  });

  it('a blow at a shield lands unasked while it leaves its bearer more than half of the hit points', () => {
    const game = theirs(1);
    game.given({ type: 'set-hit-points', creature: 'odo', now: 20, max: 20 });
    const [blow] = facts(game.when({ ...goblins, target: 'odo' }, [19]), 'attack-made');
    const damage = Number(blow?.['damage']);
    expect(damage).toBeGreaterThan(0);
    game.given({ type: 'set-hit-points', creature: 'odo', now: 10 + damage, max: 20 });
    expect(facts(game.when({ ...goblins, target: 'odo' }), 'aims-taken')).toMatchObject([
      { aims: { goblin: 'odo' } },
    ]);
  });

  it('one target, twice: after their second action their turn is over', () => {
    const game = theirs(2);
    expect(blows(game, { ...goblins, target: 'mae' }, [2, 2])).toHaveLength(2);
    expect(blows(game, { ...goblins, target: 'mae' }, [2, 2])).toHaveLength(2);
    expect(game.state.fight?.round).toBe(2);
  });

  it('stop where a blow leaves a question to a player', () => {
    const game = fight('Goblin', 3);
    game.given({ type: 'set-sheet', creature: 'mae', to: { feats: ['Force of Will'] } });
    wound(game, 'mae', points(game, 'mae') - 1);
    const outcome = theirTurn(game).when({ ...goblins, target: 'mae' }, [19]);
    expect(facts(outcome, 'attack-made')).toHaveLength(1);
    expect(one(game, 'mae').conditions.map(({ id }) => id)).toContain('will-asked');
  });
});

it('a whole turn: both actions of each goblin, then the round is over', () => {
  const game = theirs(1);
  expect(blows(game, { type: 'take-turn' }, [2, 2])).toHaveLength(2);
  expect(game.state.fight?.round).toBe(2);
});

it('a whole turn ends the party’s only when all of them have done something', () => {
  const game = fight('Goblin', 1);
  game.when(attack('mae', 'goblin'), [2]);
  expect(game.refused({ type: 'take-turn' }).code).toBe('undecided');
});
