import { describe, expect, it } from 'vitest';
import { detailsOf } from '../../../../shared/systems/fivey/sheet/sheet.ts';
import { fight, party, points, type Command, type Game } from '../party.ts';

const CONTEST = {
  type: 'contest',
  parties: [
    { actor: 'mae', stat: 'dex' },
    { actor: 'odo', stat: 'str' },
  ],
} satisfies Command;
const lastRoll = (game: Pick<Game, 'state'>) => detailsOf(game.state).lastRoll;

describe('an inspiration die', () => {
  it('FV-38, FV-21: wins a contest that was lost, each contestant with one die at the most', () => {
    const game = party().given({ type: 'set-sheet', creature: 'mae', to: { inspiration: 2 } });
    game.when(CONTEST, [5, 10]);
    expect(lastRoll(game)).toMatchObject({ what: 'contest', actor: 'mae', total: 8, dc: 13 });
    game.when({ type: 'spend-inspiration' }, [6]);
    expect(lastRoll(game)).toMatchObject({ actor: 'odo', total: 13, dc: 14 });
    expect(game.refused({ type: 'spend-inspiration', actor: 'mae' }).code).toBe('no-roll');
    game.when({ type: 'spend-inspiration' }, [3]);
    expect(lastRoll(game)).toBeNull();
  });

  it('FV-38: after a contest changes no check from before it', () => {
    const game = party();
    game.when({ type: 'check', actor: 'ansa', stat: 'int', dc: 12 }, [9]);
    game.when(CONTEST, [5, 10]);
    expect(game.refused({ type: 'spend-inspiration', actor: 'ansa' }).code).toBe('no-roll');
    expect(game.state.creatures['ansa']?.sheet['inspiration']).toBe(1);
  });

  it('FV-38: that makes a tie wins nothing', () => {
    const game = party();
    game.when(CONTEST, [5, 10]);
    game.when({ type: 'spend-inspiration' }, [5]);
    expect(lastRoll(game)).toMatchObject({ actor: 'odo', total: 13, dc: 13 });
  });

  it('raises the damage of a hit that another one has won', () => {
    const game = fight('Bear', 1).given({ type: 'set-sheet', creature: 'odo', to: { inspiration: 3 } });
    game.when({ type: 'attack', actor: 'odo', target: 'bear', weapon: 'longsword' }, [3]);
    game.when({ type: 'spend-inspiration' }, [3, 2]);
    game.when({ type: 'spend-inspiration', damage: true }, [4]);
    expect(game.state.creatures['bear']?.hitPoints.now).toBe(16 - 9);
    expect(game.refused({ type: 'spend-inspiration', damage: true }).code).toBe('no-roll');
  });

  it('FV-38: of someone who was hit raises no foe’s damage', () => {
    const game = fight('Giant', 1);
    game.given({ type: 'end-turn' });
    game.when({ type: 'attack', actor: 'giant', target: 'odo' }, [15]);
    const before = game.state.creatures['odo']?.hitPoints.now;
    const die = { type: 'spend-inspiration', actor: 'odo', damage: true } satisfies Command;
    expect(game.refused(die)).toMatchObject({
      code: 'no-roll',
      message: expect.stringContaining('FV-38') as string,
    });
    expect(game.state.creatures['odo']?.hitPoints.now).toBe(before);
  });
});

describe('inspiration', () => {
  it('FV-41: a natural 20 gives a die', () => {
    const game = fight('Bear', 1);
    game.when({ type: 'attack', actor: 'mae', target: 'bear', weapon: 'dagger' }, [20, 1]);
    expect(game.state.creatures['mae']?.sheet['inspiration']).toBe(2);
  });

  it('FV-39: one die may turn a miss into a hit, and no second one', () => {
    const game = fight('Bear', 1).given({ type: 'set-sheet', creature: 'odo', to: { inspiration: 3 } });
    game.when({ type: 'attack', actor: 'odo', target: 'bear', weapon: 'longsword' }, [3]);
    game.when({ type: 'spend-inspiration' }, [3, 2]);
    expect(points(game, 'bear')).toBe(16 - 5);
    expect(game.refused({ type: 'spend-inspiration' }).code).toBe('no-roll');
  });

  it('FV-43, FV-44: left over it turns into experience, the best dice as many as levels', () => {
    const game = party().given({ type: 'set-sheet', creature: 'mae', to: { inspiration: 2 } });
    game.when({ type: 'begin-downtime', rollInspiration: true }, [2, 6, 3, 4]);
    expect(['mae', 'odo', 'ansa'].map((id) => game.state.creatures[id]?.sheet['experience'])).toEqual([
      106, 103, 104,
    ]);
  });
});

describe('the offer of an inspiration die', () => {
  it('asks whose, where several have lost the initiative', () => {
    const game = party().given({ type: 'meet', statBlock: 'Bear', count: 1 });
    game.when({ type: 'start-fight' }, [20, 1, 1, 1]);
    const offers = game.offersOf('spend-inspiration');
    expect(offers).toHaveLength(1);
    expect(offers[0]?.needs?.[0]?.choices?.map(({ value }) => value)).toEqual(['mae', 'odo', 'ansa']);
  });

  it('is not made for a blow that has killed', () => {
    const game = fight('Goblin', 2);
    game.when({ type: 'attack', actor: 'odo', target: 'goblin-1', weapon: 'longsword' }, [19, 8]);
    expect(game.state.creatures['goblin-1']?.status).toBe('dead');
    expect(game.offersOf('spend-inspiration')).toEqual([]);
  });

  it('for a request is past with its encounter', () => {
    const game = party().given({ type: 'meet', statBlock: 'Commoner', count: 1 });
    game.when({ type: 'react' }, [10]);
    game.when({ type: 'request', actor: 'ansa' }, [2]);
    expect(game.offersOf('spend-inspiration')).toHaveLength(1);
    game.given({ type: 'part' });
    expect(game.offersOf('spend-inspiration')).toEqual([]);
  });
});
