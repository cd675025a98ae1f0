import { describe, expect, it } from 'vitest';
import { CampaignSchema } from '../../../shared/campaign/state.ts';
import { calendarOf } from '../../../shared/campaign/reckoning/calendarOf.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { fivey } from '../../../shared/systems/fivey/index.ts';
import { facts, openedSample } from '../../helpers/play.ts';
import { VALE } from '../../shared/reckoning/vale.ts';

const keep = { type: 'keep-calendar', calendar: VALE } as const;
const days = (count: number) => ({ type: 'pass-time', scale: 'hour', count: 24 * count }) as const;

describe.each(systems.map((system) => [system.name, system] as const))(
  'a custom calendar in %s',
  (_, system) => {
    const game = () => {
      const table = openedSample(system);
      expect(table.attempt(keep)).toBeUndefined();
      return table;
    };

    it('names the days, and moves no hour', () => {
      const { state } = game();
      const calendar = calendarOf(state, system);
      expect(calendar.nameOfDay(1)).toBe('Ironday, 4 Hay 1071');
      expect(calendar.seasonOf?.(1)).toBe('Summer');
      const { nameOfDay: _name, ...hours } = system.calendar;
      expect(calendar).toMatchObject(hours);
    });

    it('is in what is saved, and a campaign without it is read as before', () => {
      const { state } = game();
      expect(CampaignSchema.parse(JSON.parse(JSON.stringify(state))).calendar).toEqual(VALE);
      expect(openedSample(system).state.calendar).toBeUndefined();
    });

    it('is removed again, and the days are named by the rules', () => {
      const table = game();
      expect(table.attempt({ type: 'remove-calendar' })).toBeUndefined();
      expect(calendarOf(table.state, system)).toBe(system.calendar);
    });

    it('can’t be removed where there is none', () => {
      expect(openedSample(system).attempt({ type: 'remove-calendar' })?.code).toBe('no-calendar');
    });
  },
);

describe('a calendar that does not fit', () => {
  it('is refused by its field, and nothing changes', () => {
    const game = openedSample(fivey);
    const before = game.state;
    const months = [{ name: 'Frost', days: 0 }];
    expect(game.attempt({ type: 'keep-calendar', calendar: { ...VALE, months } })).toMatchObject({
      code: 'bad-field',
      path: 'calendar.months.0.days',
    });
    expect(game.state).toBe(before);
  });
});

describe('festivals', () => {
  it('come as their day begins, once, and say what goes on', () => {
    const game = openedSample(fivey).given(keep);
    const before = game.events.length;
    game.given(days(2));
    expect(facts({ events: game.events.slice(before) }, 'festival-came')).toEqual([]);
    game.given(days(2));
    expect(facts(game, 'festival-came')).toMatchObject([
      {
        name: 'Saint Ottil',
        where: 'the Northmark',
        text: 'Saint Ottil, the Northmark: no work, roads full.',
        receipt: true,
        fell: 'Saint Ottil',
      },
    ]);
  });

  it('that players don’t know of are secret', () => {
    const calendar = {
      ...VALE,
      festivals: [{ name: 'All Graves', on: { month: 6, day: 5 }, isHidden: true }],
    };
    const game = openedSample(fivey).given({ type: 'keep-calendar', calendar }, days(2));
    expect(facts(game, 'festival-came')).toMatchObject([
      { secret: true, isHidden: true, text: 'All Graves.' },
    ]);
  });

  it('do not come without a calendar', () => {
    expect(facts(openedSample(fivey).given(days(30)), 'festival-came')).toEqual([]);
  });

  it('of many years each come', () => {
    const game = openedSample(fivey).given(keep, ...Array.from({ length: 18 }, () => days(40)));
    const names = facts(game, 'festival-came').map(({ name }) => name);
    expect(names.filter((name) => name === 'Saint Ottil')).toHaveLength(3);
    expect(names.filter((name) => name === 'The Long Table')).toHaveLength(3);
    expect(names.filter((name) => name === 'New Fire')).toHaveLength(2);
  });
});
