import { describe, expect, it } from 'vitest';
import { creditFor, institutionLevel } from '../../../../shared/systems/fivey/downtime/institutions.ts';
import { one, points, ruled, sheet, wound, type Game } from './ruled.ts';

/** Downtime with these options; without events unless they are wanted. */
const away = (rulings: Record<string, unknown> = {}, crowns = 5000): Game => {
  const game = ruled('downtime-events', false);
  for (const [ruling, value] of Object.entries(rulings)) ruled(ruling, value, game);
  return game.given({ type: 'set-sheet', creature: 'mae', to: { crowns } }, { type: 'begin-downtime' });
};
const work = (creature: string) => ({ creature, lifestyle: 'poor', activity: 'work', stat: 'str' });
const found = (more: object = {}) => ({
  creature: 'mae',
  lifestyle: 'wealthy',
  activity: 'establish',
  stat: 'str',
  institution: 'Guild',
  ...more,
});
const tennite = (...plans: object[]) => ({ type: 'tennite', plans });
const guild = (game: Game, name = 'Guild') =>
  (game.state.details['institutions'] as Record<string, { capital: number; spent?: number }>)[name];
const endowed = (game: Game, capital: number, name = 'Guild'): Game => {
  while ((guild(game, name)?.capital ?? 0) < capital) game.when(tennite(found({ institution: name })), [19]);
  return game.given({ type: 'set-sheet', creature: 'mae', to: { crowns: 1000 } });
};

describe('a campaign may say of luck', () => {
  const events = { 'downtime-events': true };
  it('that there are no events (FV-168)', () => {
    away().when(tennite(work('mae')), [10]);
  });
  it('that one event is thrown for the whole party (FV-168)', () => {
    const game = away({ ...events, 'event-for': 'the whole party' });
    const { told } = game.when(tennite(work('mae'), work('odo')), [16, 3, 12, 5, 6]);
    expect(told[0]).toContain('The party’s tennite');
    expect(sheet(game, 'odo')['crowns']).toBe(90 + 6 + 3);
    away({ ...events, 'event-for': 'the whole party' }).when(tennite());
  });
  it('that bad luck is the trouble of the activity (FV-170)', () => {
    const beg = { creature: 'odo', activity: 'beg', stat: 'cha' };
    const game = away({ ...events, 'bad-luck': 'the activity’s trouble' });
    expect(game.when(tennite(beg), [3, 5]).told.join()).toContain('loses all that was begged');
    expect(away(events).when(tennite(beg), [3, 5, 6]).told.join()).not.toContain('loses');
  });
});

describe('a campaign may say of a tennite', () => {
  const ill = (game: Game): Game =>
    wound(game.given({ type: 'gain-condition', creature: 'odo', condition: 'Cursed' }), 'odo', 5);
  it('that it heals nothing, or cures ailments', () => {
    const healed = ill(away()).given(tennite());
    expect([points(healed, 'odo'), one(healed, 'odo').conditions.length]).toEqual([11, 1]);
    const cured = ill(away({ 'tennite-heals': false, 'tennite-cures': true })).given(tennite());
    expect([points(cured, 'odo'), one(cured, 'odo').conditions.length]).toEqual([6, 0]);
  });
  it('that a lifestyle above one’s purse takes what is left', () => {
    const ball = { creature: 'odo', lifestyle: 'decadent', activity: 'ball' };
    expect(away().refused(tennite(ball)).code).toBe('no-money');
    const game = away({ 'unpaid-lifestyle': 'takes what is left' }).given(tennite(ball));
    expect(sheet(game, 'odo')['crowns']).toBe(0);
  });
  it('that seasons may be lived thriftily', () => {
    const plan = { creature: 'odo', lifestyle: 'modest', activity: 'work', stat: 'str', thrifty: true };
    const game = away({ 'long-thrift': true });
    game.when({ type: 'long-downtime', span: 'season', plans: [plan] }, [1, 1, 1]);
    expect(sheet(game, 'odo')['crowns']).toBe(100 - 20 + 3 * 4);
  });
  const study = (purpose: string) => ({
    creature: 'mae',
    lifestyle: 'comfortable',
    activity: 'study',
    stat: 'dex',
    teacher: true,
    skilled: true,
    subject: 'Flight',
    purpose,
  });
  it('that a skill helps to learn a feat, and that slots do not bind', () => {
    const beyond = { 'study-beyond-slots': true };
    const feats = (game: Game): unknown => {
      game.when(tennite(study('feat')), [10]);
      return sheet(game, 'mae')['feats'];
    };
    expect(feats(away(beyond))).not.toContain('Flight');
    expect(feats(away({ ...beyond, 'feat-study-skilled': true }))).toContain('Flight');
    expect(away().refused(tennite(study('feat'))).code).toBe('no-slot');
  });
});

describe('a campaign may say of institutions', () => {
  it('that every level takes its figure of new capital (FV-179)', () => {
    const levels = [10, 39, 40, 160, 400, 760, 880].map((capital) => [
      institutionLevel(capital, 'new capital').level,
      creditFor(capital, 'new capital'),
    ]);
    expect(levels).toEqual([
      [1, 1],
      [1, 1],
      [2, 5],
      [3, 20],
      [4, 50],
      [5, 100],
      [6, 150],
    ]);
    const game = endowed(away({ 'institution-levels': 'new capital' }), 20);
    expect(game.when(tennite(found()), [14]).told.join()).toContain('35 in all: insignificant');
  });
  it('that the credit of a massive one is added to its capital', () => {
    const game = endowed(away({ 'own-credit': 'is added to its capital' }), 480);
    const before = guild(game)?.capital ?? 0;
    game.when(tennite(found({ byCredit: true })), [9]);
    expect([(guild(game)?.capital ?? 0) - before, sheet(game, 'mae')['crowns']]).toEqual([10 + 150, 900]);
    const spend = { type: 'spend-credit', institution: 'Guild', crowns: 100, what: 'lanterns' };
    expect(game.refused(spend).code).toBe('no-credit');
    const small = endowed(away({ 'own-credit': 'is added to its capital' }), 40);
    expect(small.refused(tennite(found({ byCredit: true }))).code).toBe('no-credit');
  });
  it('that bad luck takes its part of the new investment, too (FV-183)', () => {
    const after = (rulings: Record<string, unknown>): number | undefined => {
      const game = endowed(away(rulings), 100);
      expect(guild(game)?.capital).toBe(100);
      ruled('downtime-events', true, game).when(tennite(found({ trouble: 'listed' })), [4, 19]);
      return guild(game)?.capital;
    };
    expect([after({}), after({ 'loss-comes': 'after it' })]).toEqual([110, 108]);
  });
  it('that no loss costs a level (FV-183)', () => {
    const kept = (rulings: Record<string, unknown>): number | undefined => {
      const game = endowed(away(rulings), 120);
      ruled('figures', 'roll', ruled('downtime-events', true, game));
      game.when(tennite(found({ trouble: 'listed' })), [4, 20, 1]);
      return guild(game)?.capital;
    };
    expect([kept({}), kept({ 'loss-of-level': false })]).toEqual([98, 120]);
  });
  it('that those of one owner share their credit', () => {
    const two = (rulings: Record<string, unknown>): Game => endowed(endowed(away(rulings), 40), 40, 'Inn');
    const spend = { type: 'spend-credit', institution: 'Inn', crowns: 10, what: 'beds' };
    expect(two({}).refused(spend).message).toContain('5 crowns of credit left');
    const game = two({ 'pooled-credit': true }).given(tennite(), spend);
    expect(game.refused({ ...spend, institution: 'Guild', crowns: 1 }).message).toContain('0 crowns');
    ruled('pooled-credit', false, game);
    expect(game.refused({ ...spend, crowns: 1 }).message).toContain('0 crowns');
  });
});
