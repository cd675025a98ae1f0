import { describe, expect, it } from 'vitest';
import { fact, facts, fight, mae, offers, onLand, QUIET, ruled, type Given } from '../party.ts';

const HOUNDS: Given<'start-danger'> = {
  type: 'start-danger',
  sort: 'pursuer',
  name: 'The hounds',
  statBlock: 'Wolf',
};
const CULT: Given<'start-danger'> = { type: 'start-danger', sort: 'faction', name: 'The cult', secret: true };
const DOWNTIME: Given<'begin-downtime'> = { type: 'begin-downtime' };
const pass = (scale: Given<'pass-time'>['scale'], count = 1): Given<'pass-time'> => ({
  type: 'pass-time',
  scale,
  count,
});
const FAIR = Array.from({ length: 6 }, () => 50);

describe('what draws near', () => {
  it('NS-34, NS-R1: a pursuer is a D4, thrown at the end of each Turn', () => {
    const game = mae();
    const started = fact(game.when(HOUNDS), 'danger-started');
    expect(started).toMatchObject({ danger: 'pursuer', die: 4, rules: ['NS-34', 'NS-R1'] });
    expect(game.state.timers['the-hounds']).toMatchObject({ die: 4, every: 600, nextAt: 21_600 + 600 });
    game.when(pass('turn', 2), [4, 4]);
  });

  it('NS-34: at D0 the pursuer is there and is met', () => {
    const game = mae().given(HOUNDS);
    const outcome = game.when(pass('turn'), [2]);
    expect(fact(outcome, 'danger-arrived')).toMatchObject({ timer: 'the-hounds', danger: 'pursuer' });
    expect(game.state.encounter?.creatures).toEqual(['the-hounds']);
    expect(game.state.creatures['the-hounds']).toMatchObject({ statBlock: 'Wolf' });
  });

  it('NS-34: of a pursuer nobody knows yet the Referee says who it is', () => {
    const game = mae().given({ ...HOUNDS, statBlock: undefined });
    expect(game.when(pass('turn'), [1]).state.encounter?.creatures).toEqual([]);
  });

  it('NS-34: who is met already is not met twice', () => {
    const game = fight(mae().given(HOUNDS), 'Bear');
    const { state } = game.when({ type: 'advance-timer', timer: 'the-hounds' }, [3]);
    expect(state.encounter?.creatures).toEqual(['bear']);
  });

  it('a pursuer that catches up breaks off a rest', () => {
    const game = onLand(mae(), 'plain').given(HOUNDS, { type: 'adjust-hit-points', creature: 'mae', by: -3 });
    const outcome = game.when({ type: 'long-rest' }, [4, 4, 4, 2]);
    fact(outcome, 'rest-broken-off');
    expect(game.state.clock - 21_600).toBe(4 * 600);
    expect(game.state.creatures['mae']?.hitPoints.now).toBe(3);
  });

  it('NS-34, NS-R1: a faction is a D6, thrown once a week; at D0 it has what it wanted', () => {
    const game = ruled(mae(), QUIET).given(CULT, DOWNTIME);
    expect(offers(game, 'start-danger')[1]?.detail).toBe('D6, each week');
    expect(facts(game.when(pass('day', 6), FAIR), 'timer-changed')).toEqual([]);
    expect(game.when(pass('day'), [2, 50]).state.timers['the-cult']).toMatchObject({ die: 4 });
    const arrived = fact(game.when({ type: 'advance-timer', timer: 'the-cult' }, [3]), 'danger-arrived');
    expect(arrived).toMatchObject({ danger: 'faction', secret: true });
  });

  it('NS-R1, faction-pace: or each day, or by hand', () => {
    const daily = ruled(mae(), { ...QUIET, 'faction-pace': 'day' }).given(CULT, DOWNTIME);
    expect(daily.when(pass('day'), [2, 50]).state.timers['the-cult']?.die).toBe(4);
    const byHand = ruled(mae(), { ...QUIET, 'faction-pace': 'by-hand' }).given(CULT, DOWNTIME);
    byHand.when(pass('day', 6), FAIR);
    expect(byHand.state.timers['the-cult']).not.toHaveProperty('every');
  });

  it('another die may be said, if it is one of the chain', () => {
    const game = mae().given({ ...HOUNDS, die: 8 });
    expect(game.state.timers['the-hounds']?.die).toBe(8);
    expect(game.refused({ ...HOUNDS, die: 7 })).toMatchObject({ code: 'no-such-die', path: 'die' });
    expect(game.refused({ ...HOUNDS, statBlock: 'Nobody' }).code).toBe('unknown-stat-block');
  });
});
