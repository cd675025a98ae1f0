import { describe, expect, it } from 'vitest';
import { fivey } from '../../../../shared/systems/fivey/index.ts';
import { chartOf } from '../../../../src-main/game/chart.machine.ts';
import { blankCampaign } from '../../../../shared/campaign/blankCampaign.ts';
import { kindsOf } from '../../../../shared/campaign/kinds.ts';
import { party, type Game } from '../party.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const since = (game: Game, act: () => unknown): number => {
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

describe('an hour of talk at the table', () => {
  const inside = () => party().given({ type: 'enter-site', site: 'crypt' });

  it('is an hour of the game, and so is the next', () => {
    const game = inside();
    const before = game.state.clock;
    game.given({ type: 'hour-is-up' }, { type: 'hour-is-up' });
    expect([game.state.clock - before, game.state.party.site?.explorationTurns]).toEqual([2 * 3600, 12]);
  });

  it('is none after six turns that were played', () => {
    const game = inside();
    for (let turn = 0; turn < 6; turn += 1) game.when({ type: 'explore' }, [20]);
    expect(game.refused({ type: 'hour-is-up' }).code).toBe('no-need');
  });

  it('FV-134: counts on the encounter clock of a dangerous site', () => {
    expect(inside().given({ type: 'hour-is-up' }).state.party.site?.encounterClock).toBe(7);
  });
});

describe('the encounter clock of a site', () => {
  it('starts again with any encounter in it (FV-133)', () => {
    const game = party().given({ type: 'enter-site', site: 'crypt' });
    for (const face of [19, 19, 19]) game.when({ type: 'explore' }, [face]);
    expect(game.state.party.site?.encounterClock).toBe(4);
    game.given({ type: 'meet', statBlock: 'Commoner' });
    expect(game.state.party.site?.encounterClock).toBe(1);
  });
});
