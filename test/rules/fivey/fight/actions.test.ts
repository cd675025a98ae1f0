import { describe, expect, it } from 'vitest';
import {
  attack,
  fighting,
  one,
  party,
  theirTurn,
  thrown,
  withSword,
  type Command,
  type Game,
} from '../party.ts';

const conditions = (game: Game, id: string): string[] => one(game, id).conditions.map((each) => each.id);
const over = (game: Game): Game => {
  game.given({ type: 'end-fight' });
  if (game.state.fight) game.given({ type: 'settle' });
  return game;
};

describe('what costs no action', () => {
  it('is open to who has had a turn, until the next begins: trifles and free attacks (FV-201, FV-202)', () => {
    const game = fighting(party()).given({ type: 'move', actor: 'odo' }, { type: 'move', actor: 'odo' });
    game.given({ type: 'act', actor: 'odo', act: 'talk' });
    game.when(withSword('bear', { free: true }), [2]);
    expect(game.refused(withSword('bear')).code).toBe('no-action-left');
    theirTurn(game).when(withSword('bear', { free: true }), [2]);
    expect(game.state.fight?.round).toBe(1);
  });
  it('is not open to whose turn is still to come (FV-202)', () => {
    expect(fighting(party()).refused(attack('bear', 'odo', { free: true })).code).toBe('not-your-turn');
  });
});

describe('other actions', () => {
  const offered = (game: Game): string[] =>
    game
      .offersOf('act')
      .filter(({ actor }) => actor === 'mae')
      .flatMap(({ needs = [] }) => needs[0]?.choices?.map(({ value }) => value) ?? []);
  it('are offered as far as the actions last that are left', () => {
    const game = fighting(party());
    expect(offered(game)).toContain('use-item');
    game.given({ type: 'move', actor: 'mae' });
    expect(offered(game)).toContain('talk');
    expect(offered(game)).not.toContain('use-item');
  });
});

describe('help', () => {
  const help = (target?: string): Command => ({
    type: 'act',
    actor: 'mae',
    act: 'help',
    ...(target ? { target } : {}),
  });
  it('gives an ally advantage on the next attack, once', () => {
    const game = fighting(party()).given(help('odo'));
    expect(thrown(game, withSword('bear'), [2, 3])).toEqual([20, 20]);
    expect(thrown(game, withSword('bear'), [2])).toEqual([20]);
  });
  it('or on the next check, and against disadvantage makes it even (FV-18)', () => {
    const check = { type: 'check', actor: 'odo', stat: 'str' } satisfies Command;
    expect(thrown(fighting(party()).given(help('odo')), check, [2, 3])).toEqual([20, 20]);
    const even = fighting(party()).given(help('odo'));
    expect(thrown(even, { ...check, disadvantage: true }, [2])).toEqual([20]);
  });
  it('is for allies, and lasts no longer than the fight', () => {
    expect(fighting(party()).refused(help('bear')).code).toBe('no-ally');
    expect(fighting(party()).refused(help('mae')).code).toBe('no-ally');
    expect(conditions(over(fighting(party()).given(help('odo'))), 'odo')).toEqual([]);
    fighting(party()).given(help());
  });
});
