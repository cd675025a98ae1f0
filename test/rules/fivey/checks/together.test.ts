import { describe, expect, it } from 'vitest';
import { detailsOf } from '../../../../shared/systems/fivey/sheet/sheet.ts';
import { party, type Command, type Game, type With } from '../party.ts';

const lastRoll = (game: Pick<Game, 'state'>) => detailsOf(game.state).lastRoll;

describe('a check of two', () => {
  const together = (more: With<'check'>): Command => ({
    type: 'check',
    actor: 'mae',
    helper: 'odo',
    stat: 'dex',
    dc: 30,
    ...more,
  });

  it('FV-26: doubles the bonus of anyone who is skilled, and of nobody else', () => {
    expect(lastRoll(party().when(together({ skilled: true }), [6, 10]))?.total).toBe(11);
    expect(lastRoll(party().when(together({ skilledHelpers: ['odo'] }), [6, 10]))?.total).toBe(12);
  });

  it('FV-17: gives an edge to one alone where there are grounds for one alone', () => {
    expect(lastRoll(party().when(together({ favoured: ['odo'] }), [6, 10, 15]))?.total).toBe(16);
    expect(lastRoll(party().when(together({ hindered: ['mae'] }), [6, 3, 15]))?.total).toBe(16);
    expect(party().refused(together({ favoured: ['ansa'] })).code).toBe('bad-field');
  });
});
