import { describe, expect, it } from 'vitest';
import { fivey } from '../../../../shared/systems/fivey/index.ts';
import { HOUR } from '../../../../shared/time/scales.ts';
import { party } from '../../../helpers/fivey.ts';
import { made, one, points, ruled, sheet, wound, type Game } from './ruled.ts';

const swamps = (): Game => party(['plain', 'swamp', 'swamp', 'swamp']);
const rest = (creature: string, action: string, more: object = {}) => ({
  type: 'rest-action',
  creature,
  action,
  ...more,
});

describe('a campaign may say of the road', () => {
  it('that a hex without time for it cannot be begun', () => {
    const game = ruled('hex-begun', 'cannot be begun', swamps());
    game.when({ type: 'travel', to: '0102' }, [20]);
    game.when({ type: 'travel', to: '0103' }, [20]);
    expect(game.refused({ type: 'travel', to: '0104' }).code).toBe('no-daylight');
    game.given({ type: 'march' }).when({ type: 'travel', to: '0104' }, [20]);
    expect(game.state.party.hex).toBe('0104');
  });
  it('that whoever has a second rest action may march twice', () => {
    const elves = ruled('second-march', true).given({ type: 'march' });
    expect(elves.refused({ type: 'march' }).code).toBe('no-rest-action');
    for (const creature of ['odo', 'ansa'])
      elves.given({ type: 'set-sheet', creature, to: { feats: ['Sleepwalker'] } });
    elves.given({ type: 'march' });
    expect(elves.refused({ type: 'march' }).code).toBe('no-rest-action');
    elves.given({ type: 'pass-time', scale: 'hour', count: 19 });
    expect([fivey.travel.open?.(elves.state), sheet(elves, 'mae')['restActions']]).toEqual([true, 0]);
    elves.given({ type: 'pass-time', scale: 'hour' });
    expect(fivey.travel.open?.(elves.state)).toBe(false);
  });
  it('that a march instead of sleep costs hit points', () => {
    const game = ruled('march-toll', 2).given({ type: 'pass-time', scale: 'hour', count: 9 });
    const march = fivey.commands.find(({ type }) => type === 'march');
    expect(march?.offers?.(game.state, fivey)[0]?.detail).toContain('2 hit points each');
    game.given({ type: 'march' });
    expect(['mae', 'odo', 'ansa'].map((id) => points(game, id))).toEqual([6, 9, 6]);
  });
  it('that one walking stick spares the hour of hard ground to all', () => {
    const hours = (game: Game): number => fivey.travel.leg(game.state, '0102').seconds / HOUR;
    const hoblin = (game: Game): Game => made(game, ['Hoblin', 'Sage'], { items: [2, 1] });
    expect(hours(hoblin(swamps()))).toBe(5);
    expect(hours(hoblin(ruled('walking-stick', 'the whole party', swamps())))).toBe(4);
    const all = swamps();
    for (const creature of ['mae', 'odo', 'ansa'])
      all.given({ type: 'add-item', creature, item: { name: 'Walking stick' } });
    expect(hours(all)).toBe(4);
  });
  it('that the way can be lost off the roads, which costs an hour (FV-S20)', () => {
    const game = ruled('way-dc', 12);
    const lost = game.when({ type: 'travel', to: '0102' }, [10, 5]);
    expect(lost.told).toContain('Into 0102, plain: 5 hours.');
    expect(lost.types).not.toContain('encounter-began');
    expect(game.refused({ type: 'spend-inspiration' }).code).toBe('no-roll');
    expect(fivey.travel.leg(game.state, '0101').seconds / HOUR).toBe(4);
    const kept = ruled('way-dc', 12).when({ type: 'travel', to: '0102' }, [11, 20]);
    expect(kept.told).toContain('Into 0102, plain: 4 hours.');
    ruled('way-dc', 12, party(['plain', 'plain'], true)).when({ type: 'travel', to: '0102' }, [20]);
  });
  it('on how many days the weather is hard (FV-S20)', () => {
    const game = ruled('hard-weather', 2).given({ type: 'camp' });
    game.when({ type: 'sleep' }, [2]);
    expect(game.state.weather.hard).toBe(true);
    game.given({ type: 'camp' }).when({ type: 'sleep' }, [3]);
    expect(game.state.weather.hard).toBe(false);
  });
});

describe('a campaign may say of encounters', () => {
  it('that hexes and sites have no checks, and so no odds', () => {
    const road = ruled('world-encounters', false);
    expect(fivey.odds(road.state, '0102')).toBe(null);
    const site = ruled('site-encounters', false).given({ type: 'enter-site', site: 'crypt' });
    expect(fivey.odds(site.state)).toBe(null);
    expect(fivey.odds(party().state, '0102')?.hits).toBe(4);
  });
  it('that a camp has one too (FV-130)', () => {
    const met = ruled('camp-encounters', true).when({ type: 'camp' }, [4]);
    expect(met.types).toContain('encounter-began');
    party().when({ type: 'camp' });
  });
  it('that the clock of a site goes on for those who come back', () => {
    const back = (game: Game): number | undefined => {
      game.given({ type: 'enter-site', site: 'crypt' });
      game.when({ type: 'explore' }, [20]);
      game.when({ type: 'explore' }, [20]);
      game.given({ type: 'leave-site' }, { type: 'enter-site', site: 'crypt' });
      return game.state.party.site?.encounterClock;
    };
    expect([back(party()), back(ruled('site-return', 'goes on'))]).toEqual([1, 3]);
  });
});

describe('a campaign may say of nights', () => {
  const night = (game: Game): Game => game.given({ type: 'camp' });
  it('that the hungry recover, but pay in hit points (FV-S9)', () => {
    const game = ruled('hungry-toll', 3, party(['plain'], false, []));
    night(ruled('hungry-rest', false, game));
    expect(points(game, 'odo')).toBe(8);
    game.when(rest('odo', 'recover'), [1]);
    expect(points(game, 'odo')).toBe(10);
  });
  it('that practice goes beyond the level', () => {
    const game = night(ruled('practice-beyond-level', true)).given(rest('odo', 'practice'));
    expect(sheet(game, 'odo')['inspiration']).toBe(2);
  });
  it('what scavenging finds, and how many meals it makes (FV-154)', () => {
    const game = night(ruled('scavenge-die', 10, ruled('meals-of-one', 2)));
    const { events } = game.when(rest('mae', 'scavenge'), [9]);
    expect(events.flatMap(({ rolls = [] }) => rolls.flatMap(({ dice }) => dice))).toEqual([[10, 9]]);
    game.given(rest('mae', 'cook'));
    expect(one(game, 'mae').items.find(({ name }) => name === 'Cooked meal')?.count).toBe(18);
  });
  it('that a blessing heals with CHA doubled', () => {
    const game = wound(night(ruled('blessing-doubled', true)), 'odo', 9);
    game.when(rest('ansa', 'blessing', { target: 'odo' }), [1]);
    expect(points(game, 'odo')).toBe(2 + 1 + 6);
  });
  it('what the parts of a gnome’s device cost', () => {
    const tinker = (game: Game, parts: number) =>
      night(made(game, ['Gnome', 'Sage'])).given(rest('zed', 'feat', { what: 'Tinker', parts }));
    expect(sheet(tinker(party(), 3), 'zed')['crowns']).toBe(97);
    expect(sheet(tinker(ruled('part-crowns', 10), 3), 'zed')['crowns']).toBe(70);
    expect(() => tinker(ruled('part-crowns', 100), 2)).toThrow('the parts cost');
    const poor = night(made(ruled('part-crowns', 100), ['Gnome', 'Sage'])).given({
      type: 'set-sheet',
      creature: 'zed',
      to: { crowns: 99 },
    });
    const kind = fivey.commands.find(({ type }) => type === 'rest-action');
    const labels = kind?.offers?.(poor.state, fivey).map(({ label }) => label);
    expect(labels).not.toContain('Zed: Tinker');
  });
  it('how long torches and lamps burn', () => {
    const lit = (game: Game, thing: string): number => {
      game.given({ type: 'add-item', creature: 'mae', item: { name: thing, kind: 'light' } });
      const item = one(game, 'mae').items.at(-1)?.id;
      game.given({ type: 'light', creature: 'mae', item });
      return ((Object.values(game.state.timers)[0]?.dueAt ?? 0) - game.state.clock) / 600;
    };
    expect([lit(party(), 'Lantern'), lit(ruled('lamp-turns', 36), 'Lamp')]).toEqual([24, 36]);
    expect([lit(party(), 'Pitch torch'), lit(ruled('torch-turns', 12), 'Pitch torch')]).toEqual([6, 12]);
  });
});
