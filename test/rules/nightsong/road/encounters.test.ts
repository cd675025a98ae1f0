import { describe, expect, it } from 'vitest';
import { HOUR } from '../../../../shared/time/scales.ts';
import {
  fact,
  facts,
  landOf,
  mae,
  nightsong,
  offers,
  onLand,
  QUIET,
  ruled,
  type Game,
  type Given,
  type Land,
} from '../party.ts';

const to = (hex: string): Given<'travel'> => ({ type: 'travel', to: hex });
const watch = (count = 1): Given<'pass-time'> => ({ type: 'pass-time', scale: 'watch', count });
const FAIR = Array.from({ length: 7 }, () => 50);
const TOMB = { sites: { tomb: { name: 'Tomb', hex: '0202' } } };

describe('encounters', () => {
  const wild = (more: Partial<Land> = {}): Game => onLand(mae(), 'plain', true, more);
  const inTomb = (gear: string[] = []): Game =>
    ruled(onLand(mae(gear), 'plain', true, TOMB), QUIET).given({ type: 'enter-site', site: 'tomb' });

  it('NS-S3: in a dangerous region the Die of Fate is asked once a Watch', () => {
    const game = wild();
    const checked = fact(game.when(to('0203'), [40]), 'encounter-checked');
    expect(checked).toMatchObject({ met: false, total: 40, against: 30, rules: ['NS-S3'], receipt: true });
    expect(game.state.encounter).toBeNull();
    game.when(to('0202'), [30]);
    expect(game.state.encounter).not.toBeNull();
  });

  it('NS-S3: who is met comes from the region’s table', () => {
    const encounters = [{ title: 'Wolves', who: [{ statBlock: 'Wolf', count: '1d4' }] }];
    const regions = { vale: { name: 'Vale', encounters } };
    const game = mae().given(landOf('plain', true, { regions }), { type: 'place-party', hex: '0202' });
    game.when(to('0203'), [10, 2]);
    expect(game.state.encounter).toMatchObject({ title: 'Wolves', creatures: ['wolf-1', 'wolf-2'] });
  });

  it('NS-S3: a Watch that passes brings a check, and the passing ends with an encounter', () => {
    const game = wild();
    game.when(watch(3), [40, 20]);
    expect(game.state.clock).toBe(18 * HOUR);
    expect(game.state.encounter).not.toBeNull();
  });

  it.each([
    ['watch', 1],
    ['hour', 6],
    ['turn', 36],
    ['minute', 360],
  ] as const)('NS-S3: a Watch asked in another unit brings the same one check: %s × %i', (scale, count) => {
    const game = wild();
    const outcome = game.when({ type: 'pass-time', scale, count }, [40]);
    expect(facts(outcome, 'encounter-checked')).toMatchObject([{ met: false, total: 40 }]);
    expect(game.state.clock).toBe(12 * HOUR);
  });

  it('NS-S3: hour by hour the check comes with the end of the Watch, and an encounter ends the passing', () => {
    const game = wild();
    for (let hour = 0; hour < 5; hour += 1) game.when({ type: 'pass-time', scale: 'hour' }, []);
    game.when({ type: 'pass-time', scale: 'hour' }, [40]);
    game.when({ type: 'pass-time', scale: 'day' }, [20]);
    expect(game.state.encounter).not.toBeNull();
    expect(game.state.clock).toBe(18 * HOUR);
  });

  it('NS-S3: at a site half an hour is three Turns with their check, whatever the unit', () => {
    for (const span of [
      { scale: 'turn', count: 3 },
      { scale: 'minute', count: 30 },
    ] as const) {
      const game = inTomb();
      game.when({ type: 'pass-time', ...span }, [40]);
      expect(game.state.party.site?.explorationTurns).toBe(3);
    }
    const game = inTomb();
    game.when({ type: 'explore' }, []);
    game.when({ type: 'explore' }, []);
    game.when({ type: 'pass-time', scale: 'hour' }, [40, 50]);
    expect(game.state.party.site?.explorationTurns).toBe(8);
  });

  it.each(['hour', 'watch', 'day', 'week'] as const)('NS-S3: in downtime a %s brings no check', (scale) => {
    const game = ruled(wild(), QUIET).given({ type: 'begin-downtime' });
    const outcome = game.when(
      { type: 'pass-time', scale },
      scale === 'week' ? FAIR : scale === 'day' ? [50] : [],
    );
    expect(facts(outcome, 'encounter-checked')).toEqual([]);
    expect(nightsong.odds(game.state)).toBeNull();
  });

  it('NS-S3: nor does a Long Rest in downtime', () => {
    const game = wild().given({ type: 'begin-downtime' });
    expect(facts(game.when({ type: 'long-rest' }, []), 'encounter-checked')).toEqual([]);
  });

  it('NS-S3: one may be asked for out of turn, where there are any', () => {
    const game = wild();
    game.when({ type: 'check-encounter' }, [30]);
    expect(game.state.encounter).not.toBeNull();
    expect(onLand(mae()).refused({ type: 'check-encounter' }).code).toBe('not-dangerous');
  });

  it('NS-S3: the odds are told, and the house’s number counts', () => {
    const game = ruled(wild(), { 'encounter-threshold': 25 });
    expect(nightsong.odds(game.state)).toMatchObject({ of: 10, hits: 2 });
    expect(nightsong.odds(ruled(game, { 'fate-die': 'hundred' }).state)).toMatchObject({ hits: 2.5 });
    expect(nightsong.odds(onLand(mae()).state)).toBeNull();
  });

  it('NS-S3: at a site it is asked after every third Turn, or the house’s number', () => {
    const game = wild(TOMB).given({ type: 'enter-site', site: 'tomb' });
    game.when({ type: 'explore' }, []);
    game.when({ type: 'explore' }, []);
    expect(nightsong.odds(game.state)?.text).toContain('after this Turn');
    game.when({ type: 'explore' }, [30]);
    expect(game.state.encounter?.where).toBe('site');
    const often = ruled(wild(TOMB), { 'encounter-turns': 2 }).given({ type: 'enter-site', site: 'tomb' });
    often.when({ type: 'explore' }, []);
    often.when({ type: 'explore' }, [60]);
  });

  /** Twelve checks without an encounter. */
  const TWELVE = Array.from({ length: 12 }, () => 90);

  it.each([
    { type: 'pass-time', scale: 'watch' },
    { type: 'pass-time', scale: 'turn', count: 36 },
    { type: 'long-rest' },
  ] as const)('NS-S3: at a site a Watch has the checks of its 36 Turns, waited or rested: %o', (command) => {
    const game = inTomb();
    const checks = facts(game.when(command, TWELVE), 'encounter-checked');
    expect(checks).toHaveLength(12);
    expect([game.state.clock, game.state.party.site?.explorationTurns]).toEqual([12 * HOUR, 36]);
  });

  it('NS-S3: Rests and Remedies at a site go on counting the Turns to the next check', () => {
    const game = inTomb(['Healing salve']);
    game.when({ type: 'explore' }, []);
    game.when({ type: 'short-rest' }, []);
    game.when({ type: 'use-remedy', actor: 'mae', item: 'healing-salve' }, [3, 4, 90]);
    game.when({ type: 'long-rest' }, TWELVE);
  });

  it('NS-S3: an encounter breaks off a Long Rest at a site after three Turns', () => {
    const game = inTomb();
    fact(game.when({ type: 'long-rest' }, [30]), 'rest-broken-off');
    expect([game.state.clock, game.state.party.site?.explorationTurns]).toEqual([6.5 * HOUR, 3]);
  });

  it('NS-S3: a Short Rest over the end of a Watch has its check, as waiting has', () => {
    const game = wild().given({ type: 'pass-time', scale: 'minute', count: 355 });
    fact(game.when({ type: 'short-rest' }, [30]), 'rest-broken-off');
    expect(game.state.clock).toBe(12 * HOUR);
  });

  it('NS-S3: a party that is nowhere on the map meets no one by chance', () => {
    const game = mae();
    expect(facts(game.when({ type: 'pass-time', scale: 'watch' }, []), 'encounter-checked')).toEqual([]);
    expect(facts(game.when({ type: 'long-rest' }, []), 'encounter-checked')).toEqual([]);
    expect(game.refused({ type: 'check-encounter' }).code).toBe('not-dangerous');
    expect([nightsong.odds(game.state), offers(game, 'check-encounter')]).toEqual([null, []]);
  });

  it('NS-S3: or only every second Watch, in Rests as well', () => {
    const game = ruled(wild(), { ...QUIET, 'encounter-watches': 2 });
    expect(nightsong.odds(game.state)?.text).toContain('every 2 Watches');
    game.when(to('0203'), []);
    game.when(to('0202'), [60]);
    game.when({ type: 'long-rest' }, []);
    game.when({ type: 'long-rest' }, [60, 50]);
  });

  it('NS-S3: a Rest from one Watch into the next has the check of the Watch that ends in it', () => {
    const game = ruled(wild(), { ...QUIET, 'encounter-watches': 2 });
    game.when({ type: 'pass-time', scale: 'hour', count: 4 }, []);
    game.when({ type: 'long-rest' }, []);
    game.when({ type: 'long-rest' }, [60]);
  });
});
