import { describe, expect, it } from 'vitest';
import type { ForecastView, GameView, Offer } from '../../../shared/api.ts';
import { USUAL } from '../../../src-renderer/road/policy.ts';
import {
  canPlanTo,
  figuresOf,
  firstAct,
  forecastOf as foretold,
  tagOf,
  usualWay,
  wayInWords,
  waysOf,
} from '../../../src-renderer/road/ways.ts';
import { cardOf, dayOf, forecastOf, LAND, leg } from './roads.ts';

const quick = cardOf(['0201']);
const safe = cardOf(['0102', '0201'], [dayOf(1, { night: null })], 'safest');
const names = (ways: ReturnType<typeof waysOf>): string[] => ways.map(({ name }) => name);

describe('the ways that are compared', () => {
  it('are the quickest and the safest, or one that is both', () => {
    expect(names(waysOf(LAND, [], [], [quick, safe]))).toEqual(['Quickest', 'Safest']);
    expect(names(waysOf(LAND, [], [], [quick]))).toEqual(['Quickest and safest']);
  });

  it('begin with the one by the stops that were chosen, by their names', () => {
    const byStops = cardOf(['0102', '0101', '0201']);
    expect(names(waysOf(LAND, ['0102'], [byStops, safe], [quick, safe]))).toEqual([
      'By Greywick',
      'Quickest',
      'Safest',
    ]);
    expect(names(waysOf(LAND, ['0102', '0101'], [byStops], [quick]))[0]).toBe('By Greywick and 0101');
    expect(names(waysOf(LAND, ['0102', '0101', '0201'], [byStops], [quick]))[0]).toBe('By 3 stops');
  });

  it('begin with the route that is kept, where no stops are chosen', () => {
    const kept = cardOf(['0102', '0101', '0201'], undefined, 'kept');
    const all = [quick, safe, kept];
    expect(names(waysOf(LAND, [], [], all))).toEqual(['Kept route', 'Quickest', 'Safest']);
    expect(names(waysOf(LAND, [], [], [quick, kept]))).toEqual(['Kept route', 'Quickest and safest']);
    expect(names(waysOf(LAND, ['0102'], [safe], all))).toEqual(['By Greywick', 'Quickest']);
  });

  it('are shown from the route that is kept, or that by the stops', () => {
    const ways = waysOf(LAND, [], [], [quick, safe]);
    expect(usualWay(ways, [], { hexes: [...safe.hexes] })?.name).toBe('Safest');
    expect(usualWay(ways, [], { hexes: ['0102'] })?.name).toBe('Quickest');
    expect(usualWay(ways, [], null)?.name).toBe('Quickest');
    expect(usualWay(ways, ['0102'], { hexes: [...safe.hexes] })?.name).toBe('Quickest');
    expect(usualWay([], [], null)).toBeUndefined();
  });

  it('have no way twice', () => {
    expect(names(waysOf(LAND, ['0102'], [safe], [quick, safe]))).toEqual(['By Greywick', 'Quickest']);
  });
});

describe('a way in words', () => {
  it('tells what is walked on most, and where the nights are spent', () => {
    const way = cardOf(
      ['0201'],
      [
        dayOf(1, { legs: [leg('0201', 2, 'hills'), { ...leg('0102', 5), road: 'road' }] }),
        dayOf(2, { night: { hex: '0102', bed: true, place: 'Greywick' } }),
        dayOf(3, { night: null, legs: [leg('0101', 1, 'moor')] }),
      ],
    );
    expect(wayInWords(LAND, way)).toBe('hills, road · 1 night out, 1 bed');
  });

  it('doesn’t call a night out what is marched through', () => {
    const night = { hex: '0201', bed: false, marched: true as const };
    expect(wayInWords(LAND, cardOf(['0201'], [dayOf(1, { night }), dayOf(2, { night: null })]))).toBe(
      'hills · 1 night of marching',
    );
  });

  it('says that there is no night on a way of one day', () => {
    expect(wayInWords(LAND, quick)).toBe('hills · no night');
  });

  it('tells on the map how long it takes', () => {
    const [way] = waysOf(LAND, [], [], [quick, safe]);
    expect([tagOf(way!, true), tagOf(way!, false)]).toEqual(['chosen: 4 h, 1 day', 'quickest: 4 h, 1 day']);
  });
});

describe('what comes first on a way', () => {
  const [way] = waysOf(LAND, [], [], [quick]);
  const at = (light: 'day' | 'night'): GameView =>
    ({ party: { hex: '0101' }, time: { light } }) as unknown as GameView;
  const table = at('day');
  const offer = (type: string, to?: string): Offer => ({ label: type, command: { type, ...(to && { to }) } });
  const first = (...offers: Offer[]): string | undefined => firstAct(table, way, offers)?.label;

  it('is its first leg', () => {
    expect(firstAct(table, way, [offer('travel', '0102'), offer('travel', '0201')])?.command).toEqual({
      type: 'travel',
      to: '0201',
    });
  });

  it('is what has to be done before it', () => {
    expect(first(offer('open-session'))).toBe('open-session');
    expect(first(offer('note'), offer('leave-site'))).toBe('leave-site');
  });

  it('is the night where the policy spends it here, and the leg where it marches on', () => {
    const camp: Offer = { ...offer('sleep'), opens: 'night' };
    const stay = cardOf(['0201'], [dayOf(1, { legs: [] }), dayOf(2, { night: null })]);
    const [stays] = waysOf(LAND, [], [], [stay]);
    const firstAt = (light: 'day' | 'night', one: typeof stays): string | undefined =>
      firstAct(at(light), one, [offer('travel', '0201'), camp])?.label;
    expect([firstAt('night', stays), firstAt('night', way), firstAt('day', stays)]).toEqual([
      'sleep',
      'travel',
      'travel',
    ]);
  });

  it('is nothing where neither can be done', () => {
    expect(first(offer('travel', '0102'), offer('note'))).toBeUndefined();
  });
});

describe('the four figures of a way', () => {
  const [way] = waysOf(LAND, [], [], [quick]);
  const values = (...known: Parameters<typeof figuresOf>): string[] =>
    figuresOf(...known).map(({ value }) => value);

  it('are those of the itinerary at once, and of the forecast as it comes', () => {
    expect(values(way!, undefined)).toEqual(['4', 'day 1', '…', '…']);
    const known = forecastOf({
      encounters: { mean: 1.24, share: [0, 1], who: [] },
      hurt: { share: 0.38, who: {} },
    });
    expect(values(way!, known)).toEqual(['4', 'day 2', '1.2', '38 %']);
  });

  it('say where nobody arrives, and stand out where most are hurt', () => {
    const known = forecastOf({ arrived: 0, arrival: [], usualDay: null, hurt: { share: 0.6, who: {} } });
    expect(figuresOf(way!, known).filter(({ isBad }) => isBad)).toEqual([
      { label: 'arrive', value: 'never', isBad: true },
      { label: 'hurt', value: '60 %', isBad: true },
    ]);
  });
});

describe('what was foretold of a way', () => {
  const one = { ...forecastOf(), said: '', policy: USUAL };
  const view = {
    seq: 1,
    wanted: 400,
    ways: [one],
    isDone: true,
    isTrying: false,
    mends: [],
  } satisfies ForecastView;

  it('is of the same hexes under the same policy, and of journeys that were played', () => {
    expect(foretold(view, quick, USUAL)).toBe(one);
    expect(foretold(view, safe, USUAL)).toBeUndefined();
    expect(foretold(view, quick, { ...USUAL, met: 'fight' })).toBeUndefined();
    expect(foretold({ ...view, ways: [{ ...one, runs: 0 }] }, quick, USUAL)).toBeUndefined();
    expect(foretold(null, quick, USUAL)).toBeUndefined();
  });
});

describe('a way can be planned', () => {
  const table = { land: LAND, party: { hex: '0101' } } as unknown as GameView;

  it('to another hex that can be walked', () => {
    expect(['0201', '0101', '0202', '0909'].filter((hex) => canPlanTo(table, hex))).toEqual(['0201']);
  });

  it('by a party that is on the map, and in no encounter', () => {
    expect(canPlanTo({ ...table, party: { ...table.party, hex: null } }, '0201')).toBe(false);
    expect(canPlanTo({ ...table, encounter: {} as GameView['encounter'] }, '0201')).toBe(false);
  });
});
