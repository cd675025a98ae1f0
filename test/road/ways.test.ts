import { describe, expect, it } from 'vitest';
import { Refusal } from '../../shared/campaign/refusal.ts';
import { type Land } from '../../shared/hex/land.ts';
import { reach, wayBetween, wayOver, type Asked } from '../../shared/road/ways.ts';
import { cairn } from '../../shared/systems/cairn/index.ts';
import { fivey } from '../../shared/systems/fivey/index.ts';
import { nightsong } from '../../shared/systems/nightsong/index.ts';
import { vogt } from '../../shared/systems/vogt/index.ts';
import { HOUR } from '../../shared/time/scales.ts';
import { drawnLand, haltingAfter, on, road, without } from './lands.ts';

const PLAIN = drawnLand(['....', '....', '....']);
const quickest = (from: string, to: string, more: Partial<Asked> = {}): Asked => ({
  from,
  to,
  by: 'quickest',
  ...more,
});
const safest = (from: string, to: string): Asked => ({ from, to, by: 'safest' });
const wayOn = (land: Land, asked: Asked) => wayBetween(on(fivey, land), fivey, asked);

describe('a way', () => {
  it('is the hexes after the first, with their seconds', () => {
    expect(wayOn(PLAIN, quickest('0101', '0103'))).toEqual({
      hexes: ['0102', '0103'],
      seconds: 8 * HOUR,
      risk: 0,
    });
  });

  it('goes around hard ground where that is quicker', () => {
    const land = drawnLand(['.^.', '...']);
    expect(wayOn(land, quickest('0102', '0302')).hexes).toEqual(['0202', '0302']);
  });

  it('takes a road that is longer in hexes and shorter in time, and no river for one', () => {
    const way = (kind: 'road' | 'river') => {
      const along = road(kind, '0101', '0102', '0202', '0302', '0402', '0502', '0501');
      const land = drawnLand(['^^^^^', '^^^^^'], { paths: [along] });
      return wayBetween(on(nightsong, land), nightsong, quickest('0101', '0501')).hexes;
    };
    expect(way('road')).toEqual(['0102', '0202', '0302', '0402', '0502', '0501']);
    expect(way('river')).toEqual(['0201', '0301', '0401', '0501']);
  });

  it.each(['0201', '0202'])('goes on beyond a hex to which the way by %s turns out better', (eased) => {
    const land = drawnLand([' .   ', '..^^^'], { paths: [road('road', eased, '0302')] });
    const way = wayBetween(on(nightsong, land), nightsong, quickest('0102', '0502'));
    expect(way.hexes).toEqual([eased, '0302', '0402', '0502']);
  });

  it('takes the paved one of two that are as long', () => {
    const paved = drawnLand(['...', '...'], { paths: [road('paved', '0102', '0202', '0302')] });
    expect(wayOn(paved, quickest('0102', '0302'))).toMatchObject({
      hexes: ['0202', '0302'],
      seconds: 6 * HOUR,
    });
  });

  it('is the safer of two that are as quick, over however many hexes', () => {
    const campaign = on(nightsong, drawnLand(['..', 'M.', '. ']));
    const through = wayBetween(campaign, nightsong, quickest('0101', '0103', { forbidden: ['0201'] }));
    expect(through).toMatchObject({ hexes: ['0102', '0103'], seconds: 18 * HOUR });
    expect(through.risk).toBeGreaterThan(0);
    const around = wayBetween(campaign, nightsong, quickest('0101', '0103'));
    expect(around).toEqual({ hexes: ['0201', '0202', '0103'], seconds: 18 * HOUR, risk: 0 });
  });

  it('goes around open water', () => {
    const land = drawnLand(['.~.', '.~.', '...']);
    expect(wayOn(land, quickest('0101', '0301')).hexes).toEqual([
      '0102',
      '0103',
      '0203',
      '0303',
      '0302',
      '0301',
    ]);
  });

  it('takes the lower label of two that are alike', () => {
    expect(wayOn(PLAIN, quickest('0102', '0302')).hexes).toEqual(['0201', '0302']);
    expect(wayOn(PLAIN, quickest('0302', '0102')).hexes).toEqual(['0201', '0102']);
  });

  it('visits its stops in the order given, and may end where it began', () => {
    const { hexes, seconds } = wayOn(PLAIN, quickest('0101', '0101', { stops: ['0103', '0301'] }));
    expect(hexes.indexOf('0103')).toBe(1);
    expect(hexes.indexOf('0301')).toBeGreaterThan(1);
    expect(hexes.at(-1)).toBe('0101');
    expect(seconds).toBe(hexes.length * 4 * HOUR);
  });

  it('never enters a forbidden hex', () => {
    const { hexes } = wayOn(PLAIN, quickest('0102', '0302', { forbidden: ['0201', '0202'] }));
    expect(hexes).toEqual(['0103', '0203', '0303', '0302']);
  });

  it('keeps to hexes that the players know, where that is wished', () => {
    const land = without(PLAIN, ['0201', '0202']);
    expect(wayOn(land, quickest('0102', '0302')).hexes).toHaveLength(2);
    expect(wayOn(land, quickest('0102', '0302', { knownOnly: true })).hexes).toHaveLength(4);
  });

  it('goes by the weather of today', () => {
    const campaign = { ...on(fivey, PLAIN), weather: { name: 'storm', hard: true } };
    expect(wayBetween(campaign, fivey, quickest('0101', '0103')).seconds).toBe(10 * HOUR);
  });
});

describe('the safest way', () => {
  const land = drawnLand(['...', '.D.', '.D.', 'sss']);

  it('goes around a dangerous region, however long that takes', () => {
    const { hexes, risk } = wayOn(drawnLand(['.D.', '.D.', '.D.', '...']), safest('0101', '0301'));
    expect(hexes).toContain('0204');
    expect(risk).toBe(0);
  });

  it('has the risk of each dangerous hex that it can’t avoid: in FIVEY its hours in 20', () => {
    const wall = drawnLand(['.D.', '.D.']);
    const { hexes, risk } = wayOn(wall, safest('0101', '0301'));
    expect(hexes).toEqual(['0201', '0301']);
    expect(risk).toBeCloseTo(4 / 20);
  });

  it('meets somebody in each hex by itself', () => {
    const { risk } = wayOn(drawnLand(['.DD.']), safest('0101', '0401'));
    expect(risk).toBeCloseTo(1 - (16 / 20) ** 2);
  });

  it('takes a check for each Watch in Nightsong', () => {
    const wild = (rows: string[]) => {
      const drawn = drawnLand(rows);
      return {
        ...drawn,
        regions: { ...drawn.regions, calm: { name: 'Wild', dangerous: true, encounters: [] } },
      };
    };
    const riskTo = (rows: string[]): number =>
      wayBetween(on(nightsong, wild(rows)), nightsong, safest('0101', '0102')).risk;
    const once = riskTo(['.', '.']);
    expect(once).toBeGreaterThan(0);
    expect(riskTo(['.', '^'])).toBeCloseTo(1 - (1 - once) ** 2);
  });

  it('is the quickest where the rules never check for anybody', () => {
    const campaign = on(vogt, land);
    expect(wayBetween(campaign, vogt, safest('0101', '0301'))).toEqual(
      wayBetween(campaign, vogt, quickest('0101', '0301')),
    );
  });

  it('is told of the road also while the party is in a site or in downtime', () => {
    const campaign = on(nightsong, drawnLand(['DDD', 'DDD']));
    const { risk } = wayBetween(campaign, nightsong, safest('0101', '0301'));
    expect(risk).toBeGreaterThan(0);
    const resting = { ...campaign, mode: { ...campaign.mode, place: 'downtime' as const } };
    const site = { id: 'none', explorationTurns: 4, encounterClock: 6 };
    const inside = { ...campaign, party: { ...campaign.party, site } };
    for (const elsewhere of [resting, inside])
      expect(wayBetween(elsewhere, nightsong, safest('0101', '0301')).risk).toBe(risk);
  });
});

describe('a party under way', () => {
  const underWay = { to: '0102', walked: 3 * HOUR };
  const campaign = { ...on(fivey, PLAIN), party: { ...on(fivey, PLAIN).party, underWay } };

  it('has walked a part of its first leg already', () => {
    expect(wayBetween(campaign, fivey, quickest('0101', '0103')).seconds).toBe(5 * HOUR);
    expect(reach(campaign, haltingAfter(fivey, HOUR), HOUR)).toEqual(new Map([['0102', HOUR]]));
  });

  it('has walked no part of any other leg', () => {
    expect(wayBetween(campaign, fivey, quickest('0101', '0201')).seconds).toBe(4 * HOUR);
    expect(wayBetween(campaign, fivey, quickest('0202', '0102')).seconds).toBe(4 * HOUR);
    const back = quickest('0101', '0102', { stops: ['0102', '0101'] });
    expect(wayBetween(campaign, fivey, back).seconds).toBe(9 * HOUR);
  });

  it('loses the hour of a lost way on that leg only', () => {
    const lost = { ...campaign, details: { ...campaign.details, lost: { from: '0101', to: '0102' } } };
    expect(wayBetween(lost, fivey, quickest('0101', '0103')).seconds).toBe(6 * HOUR);
    const { underWay: _gone, ...party } = lost.party;
    expect(wayBetween({ ...lost, party }, fivey, quickest('0101', '0103')).seconds).toBe(8 * HOUR);
  });
});

describe('what can be reached', () => {
  it('is each hex with its seconds, nearest first, without the party’s own', () => {
    const reached = reach(on(fivey, PLAIN), fivey, 8 * HOUR);
    expect([...reached]).toEqual([
      ['0102', 4 * HOUR],
      ['0201', 4 * HOUR],
      ['0103', 8 * HOUR],
      ['0202', 8 * HOUR],
      ['0301', 8 * HOUR],
      ['0302', 8 * HOUR],
    ]);
  });

  it('is 5,000 hexes at most', () => {
    const land = drawnLand(Array.from({ length: 80 }, () => '.'.repeat(80)));
    expect(reach(on(vogt, land), vogt, 1e9).size).toBe(5000);
  });

  it('is come to after dark by those who walk whole watches, and set out on the last before', () => {
    const reached = (hours: number) => [...reach(on(cairn, PLAIN), cairn, hours * HOUR).values()];
    expect(reached(8)).toEqual([8 * HOUR, 8 * HOUR]);
    expect(Math.max(...reached(12))).toBe(16 * HOUR);
  });

  it('is nothing while the rules let nobody walk', () => {
    const limit = (): number => {
      throw new Refusal('over-full', 'Bryn carries too much.');
    };
    const held = { ...cairn, travel: { ...cairn.travel, limit } };
    expect(reach(on(cairn, PLAIN), held, 8 * HOUR).size).toBe(0);
  });

  it('is nothing without any time, and is refused where the party is nowhere', () => {
    expect(reach(on(fivey, PLAIN), fivey, 0).size).toBe(0);
    expect(() => reach(on(fivey, PLAIN, null), fivey, HOUR)).toThrow('not on the map yet');
  });
});

describe('a way that is known hex by hex', () => {
  const over = (hexes: string[], more: Partial<Asked> = {}, land = PLAIN) =>
    wayOver(on(fivey, land), fivey, hexes, { from: '0101', ...more });

  it('costs what the best way does, where it is that one', () => {
    const best = wayOn(PLAIN, quickest('0101', '0403'));
    expect(over([...best.hexes])).toEqual(best);
  });

  it('is gone as it is, however much longer than the best', () => {
    expect(over(['0201', '0202', '0102'])).toMatchObject({
      hexes: ['0201', '0202', '0102'],
      seconds: 12 * HOUR,
    });
  });

  it.each([
    ['leaps', ['0103'], {}],
    ['leaves the map', ['0102', '9999'], {}],
    ['enters what is to be avoided', ['0102'], { forbidden: ['0102'] }],
  ])('is none where it %s', (_what, hexes, more) => {
    expect(over(hexes, more)).toBeUndefined();
  });

  it('is none through water, or through what the players don’t know where it may not', () => {
    expect(over(['0102'], {}, drawnLand(['.', '~']))).toBeUndefined();
    const land = without(PLAIN, ['0102']);
    expect(over(['0102'], {}, land)).toBeDefined();
    expect(over(['0102'], { knownOnly: true }, land)).toBeUndefined();
  });
});
