import { describe, expect, it } from 'vitest';
import { facts, one, party, ruled, sheet, statuses, withStatus, type Game } from './party.ts';

const exhaust = { type: 'exhaust', creature: 'ada' } as const;
const tired = (game: Game, levels: number): Game =>
  game.given(...Array<typeof exhaust>(levels).fill(exhaust));
const hurt = (now: number, game = party()) => game.given({ type: 'set-hit-points', creature: 'ada', now });

describe('a siesta', () => {
  it('of an hour gives back half of most HP (BV-49)', () => {
    const game = hurt(2);
    const before = game.state.clock;
    const outcome = game.when({ type: 'siesta' });
    expect(facts(outcome, 'hit-points-changed')).toMatchObject([{ creature: 'ada', from: 2, to: 7 }]);
    expect(game.state.clock - before).toBe(3600);
  });
  it('that is interrupted is nothing (BV-49)', () => {
    const outcome = hurt(2).when({ type: 'siesta', interrupted: 40 });
    expect(facts(outcome, 'rest-began')).toMatchObject([{ rest: 'siesta', brokenOff: 40 }]);
    expect(facts(outcome, 'hit-points-changed')).toEqual([]);
  });
  it('may follow a siesta, or not before so many hours where the house says so (BV-S17)', () => {
    party().given({ type: 'siesta' }, { type: 'siesta' });
    const game = ruled('siesta-hours', 4).given({ type: 'siesta' });
    expect(game.refused({ type: 'siesta' }).code).toBe('too-soon');
    game.given({ type: 'pass-time', scale: 'hour', count: 4 }, { type: 'siesta' });
  });
  it.each([
    ['current', -3],
    ['zero', 5],
  ])('of somebody at −8 of 10 counts from %s: %i (BV-S20)', (value, left) => {
    const game = hurt(-8, ruled('siesta-counts-from', value)).given(exhaust, { type: 'siesta' });
    expect(one(game, 'ada').hitPoints.now).toBe(left);
    expect(sheet(game, 'ada').exhaustion).toBe(1);
  });
  it('takes exhaustion off where the house says so (BV-S20)', () => {
    const game = tired(ruled('exhaustion-per-siesta', 1), 2).given({ type: 'siesta' });
    expect(sheet(game, 'ada').exhaustion).toBe(1);
  });
  it('gives back HP and nothing else: no one stands up by it (BV-49)', () => {
    const game = withStatus(party(), 'ada', 'prone');
    game.given({ type: 'siesta' });
    expect(statuses(game, 'ada')).toEqual(['Prone']);
  });
  it.each([0, 1])('never wakes the unconscious, with %i levels taken off by the house (BV-49)', (levels) => {
    const game = tired(ruled('exhaustion-per-siesta', levels), 3).given({ type: 'siesta' });
    expect(statuses(game, 'ada')).toContain('Unconscious');
    expect(one(game, 'ada').status).toBe('down');
    expect(sheet(game, 'ada').exhaustion).toBe(3);
  });
  it('that counts from zero and takes exhaustion off does both', () => {
    const house = ruled('siesta-counts-from', 'zero', ruled('exhaustion-per-siesta', 2));
    const game = hurt(-8, tired(house, 2)).given({ type: 'siesta' });
    expect(one(game, 'ada').hitPoints).toEqual({ now: 2, max: 10 });
    expect(sheet(game, 'ada').exhaustion).toBe(0);
  });
});

describe('a full rest', () => {
  it('of eight hours gives back all HP and technique dice (BV-50)', () => {
    const game = party().given(
      { type: 'set-hit-points', creature: 'bo', now: -4 },
      { type: 'set-sheet', creature: 'bo', to: { technique: { sides: 6, now: 1, max: 4 } } },
    );
    const before = game.state.clock;
    const outcome = game.when({ type: 'full-rest' });
    expect(facts(outcome, 'technique-dice-regained')).toMatchObject([{ creature: 'bo', from: 1, to: 4 }]);
    expect(one(game, 'bo').hitPoints.now).toBe(10);
    expect(sheet(game, 'bo').technique.now).toBe(4);
    expect(game.state.clock - before).toBe(8 * 3600);
  });
  it('that is interrupted is nothing (BV-50)', () => {
    const game = party().given({ type: 'set-hit-points', creature: 'bo', now: 3 });
    game.given({ type: 'full-rest', interrupted: 300 });
    expect(one(game, 'bo').hitPoints.now).toBe(3);
  });
  it.each([
    ['one', 2, 10],
    ['all', 0, 10],
    ['none', 3, 5],
  ])('takes %s of three levels of exhaustion off (BV-S7)', (value, left) => {
    const game = tired(ruled('exhaustion-per-rest', value), 3).given({ type: 'full-rest' });
    expect(sheet(game, 'ada').exhaustion).toBe(left);
    expect(one(game, 'ada').status).toBe(left < 3 ? 'up' : 'down');
  });
  it('gives back all HP at the maximum that exhaustion leaves (BV-50)', () => {
    const game = tired(party(), 3).given({ type: 'full-rest' }, { type: 'full-rest' });
    expect(one(game, 'ada').hitPoints).toEqual({ now: 10, max: 10 });
  });
  it('wakes the exhausted, not those who are unconscious for another reason', () => {
    const game = withStatus(tired(party(), 1), 'ada', 'unconscious', 'prone').given({ type: 'full-rest' });
    expect(sheet(game, 'ada').exhaustion).toBe(0);
    expect(statuses(game, 'ada')).toEqual(['Unconscious', 'Prone']);
  });
  it.each([
    ['all', 'yes', 0, []],
    ['none', 'yes', 2, []],
    ['all', 'no', 0, ['Frozen']],
  ])('that takes %s off and ends passing statuses: %s, does both', (levels, ends, left, still) => {
    const house = ruled('exhaustion-per-rest', levels, ruled('rest-ends-statuses', ends));
    const game = withStatus(tired(house, 2), 'ada', 'frozen').given({ type: 'full-rest' });
    expect(sheet(game, 'ada').exhaustion).toBe(left);
    expect(statuses(game, 'ada')).toEqual(still);
  });
});
