import { expect, it } from 'vitest';
import type { Campaign } from '../../shared/campaign/state.ts';
import { labelOf } from '../../shared/hex/coordinates.ts';
import { hexAt, hexesOf, LandSchema, roadBetween, type Land } from '../../shared/hex/land.ts';
import { TERRAIN_IDS } from '../../shared/hex/terrain.ts';
import { reach, wayBetween } from '../../shared/road/ways.ts';
import type { System } from '../../shared/systems/contract.ts';
import { DAY } from '../../shared/time/scales.ts';
import { openedSample } from '../helpers/play.ts';
import { systemContract } from '../systemContract.ts';
import { nextOnFoot } from './lands.ts';

const WIDE = 12;
const HIGH = 12;

/** All terrains beside each other, with and without roads, places, notes, sites and regions, known and unknown. */
function motleyLand(): Land {
  const columns = Array.from({ length: WIDE }, (_, x) =>
    Array.from({ length: HIGH }, (_hex, y) => ({
      terrain: TERRAIN_IDS[(x * 5 + y) % TERRAIN_IDS.length],
      known: (x + y) % 2 === 0,
      ...(y % 3 === 0 ? {} : { region: y % 3 === 1 ? 'wild' : 'calm' }),
      ...(x % 4 === 0 ? { note: 'Read this aloud.' } : {}),
      ...(x % 3 === 0 ? { feature: { kind: 'bridge', name: `Bridge ${x} ${y}`, secret: y % 2 === 0 } } : {}),
    })),
  );
  const paths = (['road', 'paved', 'river'] as const).map((kind, index) => ({
    kind,
    hexes: columns.map((_, x) => labelOf(x + 1, index * 4 + 2)),
  }));
  const regions = { wild: { name: 'Wild' }, calm: { name: 'Calm', dangerous: false } };
  const sites = { cave: { name: 'A cave', hex: '0303' } };
  return LandSchema.parse({ name: 'Motley', columns, paths, regions, sites });
}

/** A motley land, in which the party of the sample stands, in fair or hard weather. */
function wanderers(system: System, hard: boolean): Campaign {
  const { state } = openedSample(system);
  const { underWay: _underWay, ...party } = state.party;
  return {
    ...state,
    land: motleyLand(),
    weather: { name: hard ? 'storm' : 'fair', hard },
    party: { ...party, hex: '0101', site: null },
  };
}

/** Each leg of a campaign’s land, and what is seen of it: the ground entered and the road between, with the region where wanted. */
function* legsOf(
  { land, party, ...campaign }: Campaign,
  byRegion: boolean,
): Generator<[string, string, Campaign]> {
  for (const [from] of hexesOf(land))
    for (const to of nextOnFoot(land, from)) {
      const { terrain, region } = hexAt(land, to) ?? {};
      const kind = [terrain, roadBetween(land, from, to), byRegion ? region : ''].join(', ');
      yield [kind, to, { ...campaign, land, party: { ...party, hex: from } }];
    }
}

/** What is told of legs, kind by kind, each thing once. */
function toldOf<Told>(
  campaign: Campaign,
  byRegion: boolean,
  tell: (there: Campaign, to: string) => Told,
): Map<string, Told[]> {
  const told = new Map<string, Map<string, Told>>();
  for (const [kind, to, there] of legsOf(campaign, byRegion)) {
    const one = tell(there, to);
    const before = told.get(kind) ?? new Map<string, Told>();
    told.set(kind, before.set(JSON.stringify(one), one));
  }
  return new Map([...told].map(([kind, all]) => [kind, [...all.values()]]));
}

const contradictions = <Told>(told: Map<string, Told[]>): [string, Told[]][] =>
  [...told].filter(([, all]) => all.length > 1);

systemContract('$name: the road', (system) => {
  it.each([false, true])(
    'takes as long for all legs with one ground, road and weather (hard: %s)',
    (hard) => {
      const told = toldOf(wanderers(system, hard), false, (there, to) => system.travel.leg(there, to));
      expect(contradictions(told)).toEqual([]);
    },
  );

  it('never takes less than no time, and its parts add up', () => {
    for (const [, to, there] of legsOf(wanderers(system, true), false)) {
      const { seconds, parts } = system.travel.leg(there, to);
      expect(seconds).toBeGreaterThanOrEqual(0);
      expect(parts.reduce((sum, part) => sum + part.seconds, 0)).toBe(seconds);
    }
  });

  it('has the same chances of a meeting on all such legs of a region', () => {
    const told = toldOf(wanderers(system, false), true, (there, to) => {
      const ahead = system.odds?.(there, to)?.ahead;
      return ahead && { ...ahead, chances: [1, 2, 3, 4, 5, 6].map((n) => ahead.chance(n)) };
    });
    expect(contradictions(told)).toEqual([]);
  });

  it.each(['quickest', 'safest'] as const)(
    'leads to each hex of the sample that is within reach (%s)',
    (by) => {
      const { state } = openedSample(system);
      const from = state.party.hex ?? '';
      const reached = reach(state, system, 365 * DAY);
      expect(reached.size).toBeGreaterThan(0);
      for (const [to, seconds] of reached) {
        const way = wayBetween(state, system, { from, to, by });
        expect(way.hexes.at(-1)).toBe(to);
        expect(way.seconds).toBeGreaterThanOrEqual(seconds);
        if (by === 'quickest') expect(way.seconds).toBe(seconds);
      }
    },
  );
});
