import { describe, expect, it } from 'vitest';
import { one, party, ruled, saying, sheet, statuses, type Game } from '../party.ts';

const exhaust = { type: 'exhaust', creature: 'ada' };
const tired = (game: Game, levels: number): Game =>
  game.given(...Array<typeof exhaust>(levels).fill(exhaust));

describe('a campaign may say of rests', () => {
  it('how much exhaustion a full rest takes off (BV-S7)', () => {
    expect(
      sheet(tired(ruled('exhaustion-per-rest', 3), 3).given({ type: 'full-rest' }), 'ada').exhaustion,
    ).toBe(0);
  });
  it('below which level one wakes (BV-S11)', () => {
    const game = tired(ruled('wakes-below', 2), 3).given({ type: 'full-rest' });
    expect(one(game, 'ada').status).toBe('down');
    expect(game.refused({ type: 'end-status', creature: 'ada', status: 'unconscious' })).toMatchObject({
      code: 'exhausted',
      message: saying('below 2 (BV-S11)'),
    });
    expect(one(game.given({ type: 'full-rest' }), 'ada').status).toBe('up');
  });
  it('how long it is from siesta to siesta (BV-S17)', () => {
    ruled('siesta-hours', 0).given({ type: 'siesta' }, { type: 'siesta' });
  });
  it('that a full rest ends the statuses that pass (BV-S19)', () => {
    const given = ['frozen', 'bleeding', 'blind', 'mute'].map((status) => ({
      type: 'give-status',
      creature: 'ada',
      status,
    }));
    const slept = (game: Game): string[] => statuses(game.given(...given, { type: 'full-rest' }), 'ada');
    expect(slept(party())).toEqual(['Frozen', 'Bleeding', 'Blind', 'Mute']);
    expect(slept(ruled('rest-ends-statuses', true))).toEqual(['Blind', 'Mute']);
  });
  it('that a siesta of who is below 0 counts from 0 (BV-S20)', () => {
    const game = ruled('siesta-counts-from', '0').given({ type: 'set-hit-points', creature: 'ada', now: -8 });
    expect(one(game.given({ type: 'siesta' }), 'ada').hitPoints.now).toBe(5);
  });
  it('that a siesta takes exhaustion off (BV-S20)', () => {
    const game = tired(ruled('exhaustion-per-siesta', 1), 2).given({ type: 'siesta' });
    expect(sheet(game, 'ada').exhaustion).toBe(1);
  });
});

describe('a campaign may say of the road', () => {
  const hours = (game: Game, to: string): number => {
    const before = game.state.clock;
    return (game.given({ type: 'travel', to }).state.clock - before) / 3600;
  };
  it('how long a hex takes (BV-S18)', () => {
    expect(hours(ruled('hex-hours', 2), '0102')).toBe(2);
  });
  it('how long a hex of hard ground takes, never less than any other (BV-S18)', () => {
    const there = (): Game => party().given({ type: 'place-party', hex: '0102' });
    expect(hours(ruled('hard-hex-hours', 6, there()), '0103')).toBe(6);
    expect(hours(ruled('hard-hex-hours', 1, there()), '0103')).toBe(4);
  });
});
