import { describe, expect, it } from 'vitest';
import { offered, one, party, ruled, saying } from '../party.ts';

const contest = {
  type: 'contested-save',
  creature: 'rook',
  attribute: 'str',
  against: 'fen',
  againstAttribute: 'dex',
};
const attempt = (more: object) => ({
  type: 'attempt',
  creature: 'rook',
  task: 'the lock',
  time: true,
  ...more,
});

describe('a campaign may say of contests', () => {
  it('that both failing is thrown once more (BDP-R3)', () => {
    const { told } = ruled('contest-both-fail', 'once more').when(contest, [13, 14, 9, 5]);
    expect(told[0]).toContain('both fail, once more');
    expect(told[1]).toContain('Rook wins');
  });
  it('that they end where neither has anything left to pass with (BDP-R3)', () => {
    const nothing = { str: { now: 0, max: 12 }, dex: { now: 0, max: 12 } };
    const game = ruled('contest-both-fail', 'once more').given(
      { type: 'set-sheet', creature: 'rook', to: nothing },
      { type: 'set-sheet', creature: 'fen', to: nothing },
    );
    expect(game.when(contest, []).told[0]).toContain('nobody wins');
  });
  it('that equal faces go to the higher score, or to nobody (BDP-R3)', () => {
    const strong = party({ scores: { str: 15, dex: 12, wil: 12 } });
    expect(ruled('contest-equal', 'the higher score wins', strong).when(contest, [7, 7]).told[0]).toContain(
      'Rook wins',
    );
    const alike = ruled('contest-equal', 'the higher score wins').when(contest, [7, 7]);
    expect(alike.told[0]).toContain('nobody wins');
    expect(ruled('contest-equal', 'nobody wins').when(contest, [7, 7]).told[0]).toContain('nobody wins');
  });
});

describe('a campaign may say of tasks', () => {
  it('that as much help as hindrance is enough (BDP-R4)', () => {
    const { told } = ruled('draw-is-enough', true).when(
      attempt({ skillHelps: ['thief'], gearHelps: ['rope'], gearHinders: ['a full pack'] }),
    );
    expect(told[0]).toContain('time, gear and skill');
    expect(ruled('draw-is-enough', true).when(attempt({ skillHelps: ['thief'] }), [4]).told[0]).toContain(
      'time and skill;',
    );
  });
  it('that a low score hinders nobody (BDP-R4)', () => {
    const low = party({ scores: { str: 12, dex: 6, wil: 12 } });
    const { told } = ruled('scores-weigh', 'only helps', low).when(
      attempt({ gearHelps: ['picks'], skillHelps: ['thief'], attribute: 'dex' }),
    );
    expect(told[0]).toContain('time, gear and skill');
  });
  it('that scores count for nothing; then none is asked for (BDP-R4)', () => {
    const high = ruled('scores-weigh', 'nothing', party({ scores: { str: 12, dex: 15, wil: 12 } }));
    expect(high.when(attempt({ gearHelps: ['picks'], attribute: 'dex' }), [4]).told[0]).toContain(
      'time and gear;',
    );
    expect(offered(high, 'attempt')[0]?.needs?.map(({ name }) => name)).not.toContain('attribute');
    expect(offered(party(), 'attempt')[0]?.needs?.map(({ name }) => name)).toContain('attribute');
  });
  it('what a companion may bring (BDP-R27)', () => {
    const help = (brings: string) => attempt({ gearHelps: ['picks'], helper: 'fen', brings });
    const game = ruled('helper-brings', 'gear');
    expect(game.refused(help('skill'))).toMatchObject({ code: 'no-help', message: saying('BDP-R27') });
    expect(game.when({ ...help('gear'), gearHelps: [] }, [4]).told[0]).toContain('time and gear;');
    expect(ruled('helper-brings', 'nothing').refused(help('gear')).code).toBe('no-help');
  });
  it('how much damage the cost does (BDP-21)', () => {
    const game = ruled('cost-die', 6);
    game.when({ type: 'pay-cost', who: ['rook'], cost: 'damage' }, [6, 10]);
    expect(one(game, 'rook').hitPoints.now).toBe(0);
  });
  it('how many boxes the clock of a cure has, if any (BDP-S8)', () => {
    const cure = { type: 'call-for-cure', creature: 'rook', words: 'a white flower' };
    expect(Object.values(ruled('task-boxes', 8).given(cure).state.timers)).toMatchObject([{ segments: 8 }]);
    expect(ruled('task-boxes', 0).given(cure).state.timers).toEqual({});
  });
});
