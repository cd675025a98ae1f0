import { describe, expect, it } from 'vitest';
import { fight, mae, pair } from './party.ts';

describe('the Referee’s word before any die', () => {
  it('NS-17: what is assured just happens, without a die', () => {
    const { told, events } = mae().when({
      type: 'verdict',
      creature: 'mae',
      verdict: 'assured',
      about: 'picks the lock in peace',
    });
    expect(told).toEqual(['Mae, picks the lock in peace: it simply happens.']);
    expect(events.flatMap(({ rolls }) => rolls ?? [])).toEqual([]);
  });

  it('NS-17: what is impossible is told why, so that another way can be tried', () => {
    const { told } = mae().when({
      type: 'verdict',
      creature: 'mae',
      verdict: 'impossible',
      about: 'leaps the gorge',
      why: 'it is forty paces wide',
    });
    expect(told).toEqual(['Mae, leaps the gorge: it cannot be done this way (it is forty paces wide).']);
  });

  it('NS-17, NS-63: in a fight an assured act is the action, an impossible one costs nothing', () => {
    const game = fight(pair());
    game.when({ type: 'verdict', creature: 'mae', verdict: 'impossible' });
    game.when({ type: 'verdict', creature: 'mae', verdict: 'assured' });
    expect(game.refused({ type: 'verdict', creature: 'mae', verdict: 'assured' }).code).toBe('not-your-turn');
  });

  it('NS-17: who is out of action does nothing', () => {
    const game = mae().given({ type: 'set-status', creature: 'mae', status: 'down' });
    expect(game.refused({ type: 'verdict', creature: 'mae', verdict: 'assured' }).code).toBe('not-able');
  });
});
