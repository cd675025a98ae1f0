import { describe, expect, it } from 'vitest';
import { dangerCommand } from '../../../../shared/systems/nightsong/road/dangerCommand.ts';
import { fateCommands } from '../../../../shared/systems/nightsong/fate/fateCommands.ts';
import { HOUR } from '../../../../shared/time/scales.ts';
import { encounterView } from '../../../../src-main/queries/view/encounter.ts';
import { timeInWords } from '../../../../src-main/queries/view/time.ts';
import { conditions, mae, nightsong, onLand, pair, ruled, thing, type Game } from '../party.ts';

const QUIET = { 'daily-weather': false, hunger: false, sleep: false };
const pass = (scale: string, count = 1): { type: string } => ({ type: 'pass-time', scale, count }) as never;
const to = (hex: string): { type: string } => ({ type: 'travel', to: hex }) as never;
const leg = (game: Game): number => nightsong.travel.leg(game.state, '0203').seconds / HOUR;

describe('lights and dangers: a campaign may say', () => {
  it('how often a light is thrown (NS-R1)', () => {
    const game = ruled(mae(['Torch']), { ...QUIET, 'light-pace': 'each hour' });
    game.given({ type: 'light', creature: 'mae', item: 'torch' });
    game.when(pass('turn', 5), []);
    game.when(pass('turn'), [4]);
  });

  const danger = (sort: string): { type: string } => ({ type: 'start-danger', sort, name: 'They' }) as never;
  const details = (game: Game): (string | undefined)[] =>
    dangerCommand.offers?.(game.state, nightsong).map(({ detail }) => detail) ?? [];

  it('how often a pursuer is thrown, or by hand only (NS-R1)', () => {
    const game = ruled(mae(), { ...QUIET, 'pursuer-pace': 'each Watch' });
    expect(details(game)[0]).toBe('D4, each Watch');
    game.given(danger('pursuer')).when(pass('hour', 5), []);
    game.when(pass('hour'), [4]);
    const other = ruled(mae(), { ...QUIET, 'pursuer-pace': 'by hand' });
    expect(other.when(danger('pursuer')).told).toEqual(['They: D4, thrown by hand.']);
    other.when(pass('hour', 6), []);
    other.when({ type: 'advance-timer', timer: 'they' }, [4]);
  });

  it('how often a faction is thrown (NS-R1)', () => {
    const game = ruled(mae(), { ...QUIET, 'faction-pace': 'each week' });
    expect(details(game)[1]).toBe('D6, each week');
    game.given(danger('faction')).when(pass('day', 6), []);
    game.when(pass('day'), [6]);
  });

  it('which die a pursuer begins with (NS-S10)', () => {
    const game = ruled(mae(), { 'pursuer-die': 8 });
    expect(details(game)[0]).toBe('D8, each Turn');
    expect(game.given(danger('pursuer')).state.timers['they']?.die).toBe(8);
  });
});

describe('the day: a campaign may say', () => {
  it('that rations are thrown once for all who eat of them, even of the last (NS-R3)', () => {
    const game = ruled(onLand(pair([], ['Rations'])), {
      'daily-weather': false,
      rations: 'once for all who eat of them',
    });
    game.given({ type: 'set-item', creature: 'bran', item: 'rations', die: 4 });
    const { told } = game.when(pass('watch', 2), [1]);
    expect(told.filter((line) => line.includes('eats'))).toEqual([
      'Mae eats of the rations.',
      'Bran eats. Bran’s rations: 1, D4 → D0, used up.',
    ]);
    expect(thing(game, 'rations', 'bran')).toBeUndefined();
  });

  it('when the day’s meal is (NS-R3)', () => {
    const game = ruled(onLand(mae(['Rations'])), { 'meal-hour': 8 });
    game.when(pass('hour'), []);
    game.when(pass('hour'), [5]);
    game.given({
      type: 'make-character',
      name: 'Bran',
      abilities: { str: 2, dex: 1, pre: 0, con: -1 },
      gear: [],
    });
    expect(game.refused({ type: 'eat' }).code).toBe('no-need');
  });

  it('when it grows dark (NS-S8)', () => {
    const game = ruled(mae(), { ...QUIET, 'dark-hour': 20 }).given(pass('hour', 13));
    const sight = { type: 'check', creature: 'mae', ability: 'str', sight: true };
    expect(game.when(sight, [18]).told[0]).not.toContain('darkness');
    expect(timeInWords(game.state, nightsong)).toMatchObject({ light: 'day', dark: false, dusk: 14 / 24 });
    expect(game.when(pass('hour')).told).toContain('Night falls.');
    expect(game.when(sight, [18, 3]).told[0]).toContain('darkness');
  });

  it('how many days without food or a Long Rest tire nobody (NS-S6)', () => {
    const game = ruled(onLand(mae()), {
      'daily-weather': false,
      'days-without-food': 1,
      'days-without-rest': 2,
    });
    const days = [1, 2, 3].map(() => conditions(game.given(pass('day'))));
    expect(days).toEqual([[], ['Fatigued by hunger 1'], ['Fatigued by hunger 2', 'Fatigued 1']]);
  });
});

describe('the road: a campaign may say', () => {
  it('how many Watches a hex takes (NS-S5)', () => {
    const watches = { ...QUIET, 'easy-watches': 2, 'hard-watches': 3 };
    expect(leg(ruled(onLand(mae()), watches))).toBe(12);
    const hills = ruled(onLand(mae(), 'hills'), watches);
    expect(nightsong.travel.leg(hills.state, '0203').parts).toEqual([
      { label: 'the way', seconds: 12 * HOUR },
      { label: 'hard ground', seconds: 6 * HOUR },
    ]);
    expect(leg(ruled(hills, { 'hard-watches': 1 }))).toBe(6);
  });

  it('how many Watches a lost way wastes (NS-S5)', () => {
    const game = ruled(onLand(mae(), 'hills'), { ...QUIET, 'lost-watches': 3 });
    expect(game.when(to('0203'), [60]).told).toContain(
      'Finding the way: 60 against 50, the way is lost, 3 Watches are wasted.',
    );
    expect(leg(game)).toBe(30);
  });

  it('that harsh weather makes all ground hard (NS-S5)', () => {
    const game = ruled(onLand(mae()), { ...QUIET, 'storm-slows': true });
    expect(leg(game)).toBe(6);
    expect(leg(game.given({ type: 'set-weather', name: 'storm', hard: true }))).toBe(12);
  });

  it('what foraging costs and is worth (NS-S5)', () => {
    const game = ruled(onLand(mae()), { ...QUIET, 'foraging-watches': 2, 'foraging-steps': 2 });
    const offer = fateCommands.flatMap((kind) => kind.offers?.(game.state, nightsong) ?? []);
    expect(offer.find(({ label }) => label === 'Forage')?.detail).toBe('2 Watches');
    const { clock } = game.state;
    game.when({ type: 'forage', creature: 'mae' }, [50, 6]);
    expect([thing(game, 'rations')?.die, game.state.clock - clock]).toEqual([6, 12 * HOUR]);
    game.given({ type: 'set-item', creature: 'mae', item: 'rations', die: 4 });
    game.given({ type: 'set-option', option: 'foraging-threshold', value: 100 });
    game.when({ type: 'forage', creature: 'mae' }, [50]);
    expect(thing(game, 'rations')?.die).toBe(6);
  });

  it('how far from the threshold a storm comes (NS-S5)', () => {
    const game = ruled(mae(), { 'weather-margin': 20 });
    game.when({ type: 'roll-weather' }, [70]);
    expect(game.state.weather).toEqual({ name: 'storm', hard: true });
  });

  const tomb = { sites: { tomb: { name: 'Tomb', hex: '0202' } } };

  it('how many Turns pass from check to check at a site (NS-S3)', () => {
    const game = ruled(onLand(mae(), 'plain', true, tomb), { 'encounter-turns': 2 });
    game.given({ type: 'enter-site', site: 'tomb' });
    expect(nightsong.odds(game.state)?.text).toBe('Die of Fate, 30 or less, in 2 Turns');
    game.when({ type: 'explore' }, []);
    game.when({ type: 'explore' }, [60]);
  });

  it('how many Watches pass from check to check in the land (NS-S3)', () => {
    const game = ruled(onLand(mae(), 'plain', true), { ...QUIET, 'encounter-watches': 2 });
    expect(nightsong.odds(game.state)?.text).toBe('Die of Fate, 30 or less, once in 2 Watches');
    game.when(to('0203'), []);
    game.when(to('0202'), [60]);
    game.when({ type: 'long-rest' }, []);
    game.when({ type: 'long-rest' }, [60]);
  });

  it('that a Rest brings no checks (NS-S3)', () => {
    ruled(onLand(mae(), 'plain', true), { ...QUIET, 'rest-encounters': false }).when(
      { type: 'long-rest' },
      [],
    );
  });
});

describe('the Die of Fate: a campaign may say', () => {
  it('that nothing is mixed, read from 1 to 100 (NS-R27)', () => {
    const game = ruled(mae(), { 'fate-die': 'hundred', 'fate-mixed': false });
    expect(game.when({ type: 'die-of-fate' }, [55]).told[0]).toContain('negative');
  });

  it('that printed chances are read in tens as well (NS-R27)', () => {
    const game = ruled(mae(), { 'printed-chances': 'as the Die of Fate is' });
    expect(game.when({ type: 'die-of-fate', chance: 35 }, [31]).told[0]).toContain(
      '40 against 35%, it does not',
    );
    ruled(game, { 'fate-die': 'hundred' });
    expect(game.when({ type: 'die-of-fate', chance: 35 }, [31]).told[0]).toContain(
      '31 against 35%, it happens',
    );
  });

  it('what fair weather, food and the way turn on (NS-S5)', () => {
    const thresholds = { 'weather-threshold': 60, 'foraging-threshold': 60, 'navigation-threshold': 60 };
    const game = ruled(onLand(mae(['Rations']), 'hills'), { ...QUIET, ...thresholds });
    expect(game.when({ type: 'roll-weather' }, [60]).told).toEqual(['The weather: 60 against 60, fair.']);
    expect(game.when({ type: 'forage', creature: 'mae' }, [60]).told[0]).toContain('food is found');
    expect(game.when(to('0203'), [60, 5]).told[0]).toContain('the way is clear');
    const offers = fateCommands.flatMap((kind) => kind.offers?.(game.state, nightsong) ?? []);
    expect(offers.find(({ label }) => label === 'Is the way found?')?.command).toMatchObject({
      threshold: 60,
    });
  });

  const met = (options: Record<string, number | string>): Game =>
    ruled(mae().given({ type: 'meet', statBlock: 'Pilgrim' }), options);
  const reaction = (game: Game, face: number, disposition = 'neutral'): string | undefined => {
    game.when({ type: 'react', disposition }, [face]);
    return game.state.encounter?.reaction?.row;
  };

  it.each([
    ['reaction-threshold', 60, 'neutral', 60],
    ['friendly-threshold', 90, 'friendly', 90],
    ['hostile-threshold', 10, 'hostile', 10],
  ])('where a reaction turns: %s at %i (NS-S2)', (option, value, disposition, face) => {
    expect(reaction(met({ [option]: value }), face, disposition)).toBe('positive');
    expect(reaction(met({ [option]: value }), Math.min(100, face + 10), disposition)).toBe('negative');
  });

  it('how far from there it is strong (NS-S2)', () => {
    expect(reaction(met({ 'reaction-margin': 20 }), 30)).toBe('strongly-positive');
    expect(reaction(met({ 'reaction-margin': 20 }), 70)).toBe('strongly-negative');
  });

  it('all this, and the table on the screen shows it (NS-S2)', () => {
    const game = met({ 'reaction-threshold': 30, 'friendly-threshold': 60 });
    const rows = encounterView(game.state, nightsong)?.table.rows ?? [];
    expect(rows.map(({ range, odds }) => [range, odds])).toEqual([
      ['never', 0],
      ['10–30', 0.3],
      ['40–60', 0.3],
      ['70–100', 0.4],
    ]);
    expect(rows[0]?.text).toContain('(Well disposed 10 to 20; hostile folk never.)');
  });
});
