import { describe, expect, it } from 'vitest';
import { detailsOf } from '../../../shared/systems/fivey/sheet/sheet.ts';
import { fight, party, type Command, type With } from '../../helpers/fivey.ts';

const CONTEST = {
  type: 'contest',
  parties: [
    { creature: 'mae', stat: 'dex' },
    { creature: 'odo', stat: 'str' },
  ],
} satisfies Command;
const lastRoll = (game: Pick<ReturnType<typeof party>, 'state'>) => detailsOf(game.state).lastRoll;

describe('an inspiration die', () => {
  it('FV-38, FV-21: wins a contest that was lost, each contestant with one die at the most', () => {
    const game = party().given({ type: 'set-sheet', creature: 'mae', to: { inspiration: 2 } });
    game.when(CONTEST, [5, 10]);
    expect(lastRoll(game)).toMatchObject({ what: 'contest', creature: 'mae', total: 8, dc: 13 });
    game.when({ type: 'spend-inspiration' }, [6]);
    expect(lastRoll(game)).toMatchObject({ creature: 'odo', total: 13, dc: 14 });
    expect(game.refused({ type: 'spend-inspiration', creature: 'mae' }).code).toBe('no-roll');
    game.when({ type: 'spend-inspiration' }, [3]);
    expect(lastRoll(game)).toBeNull();
  });

  it('FV-38: after a contest changes no check from before it', () => {
    const game = party();
    game.when({ type: 'check', creature: 'ansa', stat: 'int', dc: 12 }, [9]);
    game.when(CONTEST, [5, 10]);
    expect(game.refused({ type: 'spend-inspiration', creature: 'ansa' }).code).toBe('no-roll');
    expect(game.state.creatures['ansa']?.sheet['inspiration']).toBe(1);
  });

  it('FV-38: that makes a tie wins nothing', () => {
    const game = party();
    game.when(CONTEST, [5, 10]);
    game.when({ type: 'spend-inspiration' }, [5]);
    expect(lastRoll(game)).toMatchObject({ creature: 'odo', total: 13, dc: 13 });
  });

  it('raises the damage of a hit that another one has won', () => {
    const game = fight('Bear', 1).given({ type: 'set-sheet', creature: 'odo', to: { inspiration: 3 } });
    game.when({ type: 'attack', actor: 'odo', target: 'bear', weapon: 'longsword' }, [3]);
    game.when({ type: 'spend-inspiration' }, [3, 2]);
    game.when({ type: 'spend-inspiration', damage: true }, [4]);
    expect(game.state.creatures['bear']?.hitPoints.now).toBe(16 - 9);
    expect(game.refused({ type: 'spend-inspiration', damage: true }).code).toBe('no-roll');
  });

  it('FV-38: of somebody who was hit raises no foe’s damage', () => {
    const game = fight('Giant', 1);
    game.given({ type: 'end-turn' });
    game.when({ type: 'attack', actor: 'giant', target: 'odo' }, [15]);
    const before = game.state.creatures['odo']?.hitPoints.now;
    const die = { type: 'spend-inspiration', creature: 'odo', damage: true } satisfies Command;
    expect(game.refused(die)).toMatchObject({
      code: 'no-roll',
      message: expect.stringContaining('FV-38') as string,
    });
    expect(game.state.creatures['odo']?.hitPoints.now).toBe(before);
  });
});

describe('a check of two', () => {
  const together = (more: With<'check'>): Command => ({
    type: 'check',
    creature: 'mae',
    helper: 'odo',
    stat: 'dex',
    dc: 30,
    ...more,
  });

  it('FV-26: doubles the bonus of whoever is skilled, and of nobody else', () => {
    expect(lastRoll(party().when(together({ skilled: true }), [6, 10]))?.total).toBe(11);
    expect(lastRoll(party().when(together({ skilledHelpers: ['odo'] }), [6, 10]))?.total).toBe(12);
  });

  it('FV-17: gives an edge to one alone where there are grounds for one alone', () => {
    expect(lastRoll(party().when(together({ favoured: ['odo'] }), [6, 10, 15]))?.total).toBe(16);
    expect(lastRoll(party().when(together({ hindered: ['mae'] }), [6, 3, 15]))?.total).toBe(16);
    expect(party().refused(together({ favoured: ['ansa'] })).code).toBe('bad-field');
  });
});
