import { describe, expect, it } from 'vitest';
import { fivey } from '../../../shared/systems/fivey/index.ts';
import { chartOf } from '../../../src-main/game/chart.machine.ts';
import { blankCampaign } from '../../../shared/campaign/blankCampaign.ts';
import { kindsOf } from '../../../shared/campaign/kinds.ts';
import { party, type DowntimePlan } from '../../helpers/fivey.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const since = (game: ReturnType<typeof party>, act: () => unknown): number => {
  const before = game.state.clock;
  act();
  return game.state.clock - before;
};

describe('the scales of time', () => {
  it('are moments that play may switch between, each with its clock (FV-1, FV-128)', () => {
    const game = party().given({ type: 'pass-time', scale: 'hour', count: 2 });
    const clock = game.state.clock;
    game.given({ type: 'enter-site', site: 'crypt' });
    expect(game.state.clock).toBe(clock);
    game.given({ type: 'leave-site' });
    expect(game.state.clock).toBe(clock);
  });

  it('are hours on the road: a major activity takes at least one (FV-2, FV-7)', () => {
    const game = party();
    expect(since(game, () => game.given({ type: 'pass-time', scale: 'hour' }))).toBe(HOUR);
  });

  it('are turns of ten minutes in a site, six to the hour of the day (FV-3, FV-131, FV-136)', () => {
    const game = party().given({ type: 'enter-site', site: 'crypt' });
    const passed = since(game, () => {
      for (let turn = 0; turn < 6; turn += 1)
        game.when({ type: 'explore', what: 'searches the floor' }, [20]);
    });
    expect(passed).toBe(HOUR);
  });

  it('let the table’s hour close the hour of the game early (FV-3, FV-136)', () => {
    const game = party().given({ type: 'enter-site', site: 'crypt' });
    game.when({ type: 'explore' }, [20]);
    expect(since(game, () => game.given({ type: 'hour-is-up' }))).toBe(50 * 60);
    expect(game.state.party.site?.explorationTurns).toBe(6);
    expect(since(game, () => game.given({ type: 'hour-is-up' }))).toBe(60 * 60);
  });

  it('keep one record of an encounter that may turn from talk to blows (FV-4)', () => {
    const game = party().given({ type: 'meet', statBlock: 'Goblin' }, { type: 'react' });
    const id = game.state.encounter?.id;
    game.given({ type: 'start-fight' });
    expect(game.state.encounter?.id).toBe(id);
  });

  it('make a day of twelve hours of light and twelve of night (FV-6)', () => {
    const game = party();
    expect(game.when({ type: 'pass-time', scale: 'hour', count: 12 }).types).toContain(
      'light-of-day-changed',
    );
    expect(since(game, () => game.given({ type: 'pass-time', scale: 'hour', count: 12 }))).toBe(DAY / 2);
  });

  it('never mix the turns of a site with the rounds of a fight (FV-10)', () => {
    const game = party().given(
      { type: 'enter-site', site: 'crypt' },
      { type: 'meet', statBlock: 'Ogre' },
      { type: 'start-fight' },
    );
    expect(game.state.fight?.round).toBe(1);
    expect(game.state.party.site?.explorationTurns).toBe(0);
  });

  it('take a turn for an encounter in a site, in peace or not (FV-S26)', () => {
    const talk = party().given(
      { type: 'enter-site', site: 'crypt' },
      { type: 'meet', statBlock: 'Commoner' },
    );
    expect(since(talk, () => talk.given({ type: 'part' }))).toBe(600);
    const fight = party().given(
      { type: 'enter-site', site: 'crypt' },
      { type: 'meet', statBlock: 'Commoner' },
      { type: 'start-fight' },
      { type: 'end-fight' },
    );
    expect(since(fight, () => fight.given({ type: 'settle' }))).toBe(600);
    expect(fight.state.party.site?.explorationTurns).toBe(1);
  });

  it('pause a site’s clock while the party is out; it begins anew on the way in (FV-S27)', () => {
    const game = party().given({ type: 'enter-site', site: 'crypt' });
    game.when({ type: 'explore' }, [20]);
    game.given(
      { type: 'leave-site' },
      { type: 'pass-time', scale: 'hour' },
      { type: 'enter-site', site: 'crypt' },
    );
    expect(game.state.party.site).toMatchObject({ explorationTurns: 0, encounterClock: 1 });
  });

  it('cost a night without sleep no more than its rest action (FV-S10)', () => {
    const game = party().given({ type: 'march' }, { type: 'camp' });
    expect(game.state.creatures['odo']?.sheet['restActions']).toBe(0);
    expect(game.state.creatures['odo']?.conditions).toEqual([]);
  });

  it('leave mounts and boats to the referee’s hours (FV-S23), the weather as well', () => {
    const game = party().given(
      { type: 'pass-time', scale: 'hour', count: 2 },
      { type: 'set-weather', name: 'storm', hard: true },
    );
    expect(game.state.weather).toEqual({ name: 'storm', hard: true });
  });

  it('let looking about pass without a roll (FV-24)', () => {
    const quiet = party().given({ type: 'enter-site', site: 'crypt' });
    const { events } = quiet.when({ type: 'explore', what: 'looks about and asks questions' }, [20]);
    expect(events.flatMap(({ rolls = [] }) => rolls).map(({ for: purpose }) => purpose)).toEqual([
      'encounter check',
    ]);
  });

  it('have four sources of conflict to prepare: time, risk, loss, a running clock (FV-239)', () => {
    const game = party().given({
      type: 'start-timer',
      name: 'The ship sails',
      kind: 'countdown',
      scale: 'day',
      count: 2,
    });
    expect(Object.values(game.state.timers)).toHaveLength(1);
  });

  it('allow any switch of the phases at the moment it is wanted (FV-1)', () => {
    const chart = chartOf(fivey, kindsOf(fivey));
    expect(chart.allows(blankCampaign(fivey).mode, 'open-session')).toBe(true);
  });
});

describe('seasons and years', () => {
  const plan = (more: Partial<DowntimePlan> = {}): DowntimePlan => ({
    creature: 'mae',
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
  const crowns = (game: ReturnType<typeof party>) => game.state.creatures['mae']?.sheet['crowns'];

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

describe('what a tennite brings beside', () => {
  const away = () => party().given({ type: 'begin-downtime' });
  const capitalOf = (game: ReturnType<typeof party>): number =>
    (game.state.details['institutions'] as Record<string, { capital: number }>)['Guild']?.capital ?? 0;
  const rich = (capital: number) => {
    const game = party().given({ type: 'set-option', option: 'downtime-events', value: 'none' });
    game.given({ type: 'set-sheet', creature: 'mae', to: { crowns: 5000 } }, { type: 'begin-downtime' });
    while (capitalOf(game) < capital)
      game.given({
        type: 'tennite',
        plans: [
          {
            creature: 'mae',
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
      { type: 'tennite', plans: [{ creature: 'mae', activity: 'beg', stat: 'cha', trouble: 'listed' }] },
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
    game.when({ type: 'tennite', plans: [{ creature: 'mae', activity: 'beg', stat: 'cha' }] }, [12]);
    expect(game.state.creatures['mae']?.sheet['crowns']).toBe(113);
  });

  it('a ball has guests and no roll; bad luck brings one unbidden', () => {
    const game = away().given({ type: 'set-sheet', creature: 'mae', to: { crowns: 300 } });
    const { types } = game.when(
      {
        type: 'tennite',
        plans: [{ creature: 'mae', lifestyle: 'decadent', activity: 'ball', trouble: 'listed' }],
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
            creature: 'mae',
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
      creature: 'mae',
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
      creature: 'mae',
      lifestyle: 'comfortable',
      activity: 'study',
      teacher: true,
      subject: 'locks',
      purpose: 'skill',
    } satisfies DowntimePlan;
    expect(game.refused({ type: 'tennite', plans: [plan] }).code).toBe('no-slot');
  });
});
