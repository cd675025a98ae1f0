import { describe, expect, it } from 'vitest';
import { vogt } from '../../../../shared/systems/vogt/index.ts';
import { keysOf } from '../../../../src-renderer/keys/acts.ts';
import { play } from '../../../helpers/play.ts';
import { attack, facts, fight, party, slots } from '../party.ts';

const marauders = { type: 'act-together', kind: 'Marauder' } as const;

describe('all marauders', () => {
  it('choose to attack with one command, before any die is rolled; whom, they say at their turn', () => {
    const game = fight(party(), 3);
    const outcome = game.when(marauders);
    expect(facts(outcome, 'action-declared').map(({ actor, action }) => [actor, action])).toEqual([
      ['marauder-1', 'attack'],
      ['marauder-2', 'attack'],
      ['marauder-3', 'attack'],
    ]);
    expect(game.refused({ ...marauders, target: 'ada' }).code).toBe('nobody-ready');
  });

  it('cannot say whom before their turn comes', () => {
    expect(fight(party(), 2).refused({ ...marauders, target: 'ada' }).code).toBe('bad-field');
  });

  it.each([
    ['Sword', '1d8'],
    ['Dagger', ''],
  ])('say the die of an act only where it is the same for all: a sword and a %s', (weapon, die) => {
    const game = fight(party({ gear: ['Sword'] }, { gear: [weapon] }), 2);
    const all = game.offers.find(
      ({ command }) => command.type === 'act-together' && command['side'] === 'party',
    );
    expect(all?.detail).toBe(die);
  });

  it('characters too, with what is in hand', () => {
    const game = fight(party(), 2);
    game.when({ type: 'act-together', side: 'party' });
    game.when(marauders, [1, 2, 3, 4]);
    expect(slots(game)).toEqual([['ada'], ['bo'], ['marauder-1'], ['marauder-2']]);
  });
});

it('the keys are the party’s first in each round, also of a saved campaign, which has the fighters by id', () => {
  const { state } = fight(party({ name: 'Zoe' }, { name: 'Yan' }), 2);
  const byId = Object.entries(state.fight!.combatants).sort(([a], [b]) => (a < b ? -1 : 1));
  const saved = { ...state, fight: { ...state.fight!, combatants: Object.fromEntries(byId) } };
  const game = play(vogt, { from: saved }).given({ type: 'act-together', side: 'party' }, marauders);
  while (game.state.fight?.round === 1) game.given({ type: 'end-turn' });
  const keys = [...keysOf(game.offers)];
  expect(keys.find(([, key]) => key === 'o')?.[0].command['side']).toBe('party');
  expect(keys.find(([, key]) => key === 'Enter')?.[0].actor).toBe('zoe');
});

describe('a whole turn', () => {
  it('lets those act who come before the next character, each at their own count', () => {
    const game = fight(party(), 2).given({ type: 'act-together', side: 'party' });
    const outcome = game.when({ type: 'take-turn' }, [3, 4, 1, 2, 2, 2]);
    expect(facts(outcome, 'attack-made').map(({ actor, target }) => [actor, target])).toEqual([
      ['marauder-1', 'ada'],
      ['marauder-2', 'bo'],
    ]);
    expect(game.state.fight).toMatchObject({ round: 1, slot: 2 });
  });

  it('is called by who comes next: opponents, or another of the party', () => {
    const game = fight(party(), 2).given({ type: 'act-together', side: 'party' });
    const whole = (): string | undefined =>
      game.offers.find(({ command }) => command.type === 'take-turn')?.label;
    expect(whole()).toBe('Opponents act');
    game.when({ type: 'take-turn' }, [3, 4, 1, 2, 2, 2]);
    expect(game.state.fight?.slots.slice(2).flatMap(({ who }) => who)).toEqual(['ada', 'bo']);
    game.when(attack('ada', 'marauder-1'), [2]);
    expect(whole()).toBe('End turn');
    const alone = fight(party(), 1).given({ type: 'act-together', side: 'party' });
    alone.when({ type: 'declare', actor: 'marauder', action: 'attack' }, [1, 3, 2]);
    alone.when(attack('ada', 'marauder'), [2]);
    expect(alone.offers.find(({ command }) => command.type === 'take-turn')?.label).toBe(
      'End turn, opponents act',
    );
  });

  it('ends a character’s turn after the action', () => {
    const game = fight(party(), 1).given({ type: 'act-together', side: 'party' });
    game.when({ type: 'declare', actor: 'marauder', action: 'attack' }, [1, 3, 2]);
    expect(game.refused({ type: 'take-turn' }).code).toBe('undecided');
    game.when(attack('ada', 'marauder'), [2]);
    const outcome = game.when({ type: 'take-turn' }, [2]);
    expect(facts(outcome, 'attack-made')).toMatchObject([{ actor: 'marauder', target: 'ada' }]);
    expect(game.state.fight).toMatchObject({ round: 1, slot: 2 });
  });
});
