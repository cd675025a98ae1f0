import { describe, expect, it } from 'vitest';
import { party, type DowntimePlan, type Game } from '../party.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const since = (game: Game, act: () => unknown): number => {
  const before = game.state.clock;
  act();
  return game.state.clock - before;
};

describe('seasons and years', () => {
  const plan = (more: Partial<DowntimePlan> = {}): DowntimePlan => ({
    actor: 'mae',
    lifestyle: 'poor',
    activity: 'work',
    stat: 'dex',
    ...more,
  });
  const away = () =>
    party().given(
      { type: 'set-option', option: 'downtime-events', value: 'none' },
      { type: 'begin-downtime' },
    );
  const crowns = (game: Game) => game.state.creatures['mae']?.sheet['crowns'];

  it('a season costs twice a tennite and brings three activities (FV-9)', () => {
    const game = away();
    game.when({ type: 'long-downtime', span: 'season', plans: [plan()] }, [5, 5, 5]);
    expect(crowns(game)).toBe(100 - 20 + 3 * 8);
  });

  it('a year costs ten times and brings twelve (FV-9, FV-167)', () => {
    const game = away();
    game.when({ type: 'long-downtime', span: 'year', plans: [plan()] }, Array<number>(12).fill(1));
    expect(crowns(game)).toBe(100 - 100 + 12 * 4);
    expect(
      away().refused({ type: 'long-downtime', span: 'year', plans: [plan({ lifestyle: 'modest' })] }).code,
    ).toBe('no-money');
    expect(
      away().refused({ type: 'long-downtime', span: 'season', plans: [plan({ thrifty: true })] }).code,
    ).toBe('no-thrift');
  });

  it('are nine and thirty-six tennites long (FV-S3)', () => {
    const game = away();
    expect(since(game, () => game.given({ type: 'long-downtime', span: 'season', plans: [] }))).toBe(
      90 * DAY,
    );
  });

  it('a night at an inn is a tenth of a lifestyle, with a meal (FV-165)', () => {
    const game = party(['plain'], false, []).given({ type: 'inn', lifestyle: 'modest' }, { type: 'camp' });
    expect(crowns(game)).toBe(98);
    expect(game.state.creatures['mae']?.sheet['ateOn']).toBe(1);
  });
});

describe('an inn of the price list', () => {
  it('feeds whoever has a bed there, and no one else (FV-165)', () => {
    const game = party().given({ type: 'trade', buys: [{ ware: 'Inn, modest', to: 'mae' }] });
    expect(game.state.creatures['mae']?.sheet['crowns']).toBe(98);
    const fed = Object.values(game.state.creatures).filter(({ sheet }) => sheet['ateOn'] === 1);
    expect(fed.map(({ id }) => id)).toEqual(['mae']);
  });
});

describe('what a tennite brings beside', () => {
  const away = () => party().given({ type: 'begin-downtime' });
  const capitalOf = (game: Game): number =>
    (game.state.details['institutions'] as Record<string, { capital: number }>)['Guild']?.capital ?? 0;
  const rich = (capital: number) => {
    const game = party().given({ type: 'set-option', option: 'downtime-events', value: 'none' });
    game.given({ type: 'set-sheet', creature: 'mae', to: { crowns: 5000 } }, { type: 'begin-downtime' });
    while (capitalOf(game) < capital)
      game.given({
        type: 'tennite',
        plans: [
          {
            actor: 'mae',
            lifestyle: 'wealthy',
            activity: 'establish',
            institution: 'Guild',
            skilled: true,
          },
        ],
      });
    return game;
  };

  it('bad luck is disadvantage, or what is listed for the activity', () => {
    const game = away();
    const { types } = game.when(
      { type: 'tennite', plans: [{ actor: 'mae', activity: 'beg', stat: 'cha', trouble: 'listed' }] },
      [3, 5],
    );
    expect(types).toContain('trouble-came');
    expect(game.state.creatures['mae']?.sheet['crowns']).toBe(100);
  });

  it('begging by the size of the place (FV-172)', () => {
    const game = away().given(
      { type: 'set-option', option: 'settlement', value: 'd12' },
      { type: 'set-option', option: 'downtime-events', value: 'none' },
    );
    game.when({ type: 'tennite', plans: [{ actor: 'mae', activity: 'beg', stat: 'cha' }] }, [12]);
    expect(game.state.creatures['mae']?.sheet['crowns']).toBe(113);
  });

  it('a ball has guests and no roll; bad luck brings one unbidden', () => {
    const game = away().given({ type: 'set-sheet', creature: 'mae', to: { crowns: 300 } });
    const { types } = game.when(
      {
        type: 'tennite',
        plans: [{ actor: 'mae', lifestyle: 'decadent', activity: 'ball', trouble: 'listed' }],
      },
      [2],
    );
    expect(types).toEqual(expect.arrayContaining(['ball-given', 'trouble-came']));
  });

  it('bad luck costs an institution a tenth of its capital before the new investment', () => {
    const game = rich(30).given({ type: 'set-option', option: 'downtime-events', value: 'disadvantage' });
    const { events } = game.when(
      {
        type: 'tennite',
        plans: [
          {
            actor: 'mae',
            lifestyle: 'wealthy',
            activity: 'establish',
            institution: 'Guild',
            trouble: 'listed',
          },
        ],
      },
      [4, 10],
    );
    expect(events.find(({ type }) => type === 'capital-invested')?.['loss']).toBe(3);
  });

  it('an institution’s credit is spent on gear and people and does not keep', () => {
    const game = rich(30);
    game.given({ type: 'spend-credit', institution: 'Guild', crowns: 5, what: 'lanterns' });
    expect(game.refused({ type: 'spend-credit', institution: 'Guild', crowns: 1, what: 'oil' }).code).toBe(
      'no-credit',
    );
    game.given(
      { type: 'tennite', plans: [] },
      { type: 'spend-credit', institution: 'Guild', crowns: 5, what: 'oil' },
    );
  });

  it('only a massive one pays for work in itself', () => {
    const plan = {
      actor: 'mae',
      lifestyle: 'wealthy',
      activity: 'establish',
      institution: 'Guild',
      byCredit: true,
    } satisfies DowntimePlan;
    expect(rich(30).refused({ type: 'tennite', plans: [plan] }).code).toBe('no-credit');
    const game = rich(480);
    const before = game.state.creatures['mae']?.sheet['crowns'];
    game.given({ type: 'tennite', plans: [plan] });
    expect(game.state.creatures['mae']?.sheet['crowns']).toBe(before);
  });

  it('without a free slot only research is studied (FV-S22)', () => {
    const game = away().given({ type: 'set-sheet', creature: 'mae', to: { crowns: 500 } });
    const plan = {
      actor: 'mae',
      lifestyle: 'comfortable',
      activity: 'study',
      teacher: true,
      subject: 'locks',
      purpose: 'skill',
    } satisfies DowntimePlan;
    expect(game.refused({ type: 'tennite', plans: [plan] }).code).toBe('no-slot');
  });
});
