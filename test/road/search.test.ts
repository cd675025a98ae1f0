import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../shared/campaign/state.ts';
import { DIRECTIONS, labelOf, neighbour, type HexLabel } from '../../shared/hex/coordinates.ts';
import { hexesOf, LandSchema, roadBetween, type Land } from '../../shared/hex/land.ts';
import { TERRAIN_IDS, TERRAINS } from '../../shared/hex/terrain.ts';
import { gridOf, hasHex, idOf, labelOfId, nextTo, ROADS, WAYS_OUT } from '../../shared/road/grid.ts';
import { reach, wayBetween, type Asked } from '../../shared/road/ways.ts';
import type { System } from '../../shared/systems/contract.ts';
import { systems } from '../../shared/systems/registry.ts';
import { nextOnFoot, on, refusedWay, haltingAfter } from './lands.ts';

const WIDE = 8;
const HIGH = 6;
const label = fc
  .tuple(fc.integer({ min: 1, max: WIDE }), fc.integer({ min: 1, max: HIGH }))
  .map(([x, y]) => labelOf(x, y));
const hex = fc.record({
  terrain: fc.constantFrom(...TERRAIN_IDS, 'water' as const),
  region: fc.constantFrom('calm', 'dark', undefined),
});
/** Roads and rivers, also such that jump. */
const path = fc.record({
  kind: fc.constantFrom('road', 'paved', 'river'),
  hexes: fc.array(label, { minLength: 2, maxLength: 20 }),
});
const anyLand: fc.Arbitrary<Land> = fc
  .record({
    columns: fc.array(fc.array(fc.option(hex, { freq: 8 }), { minLength: HIGH - 1, maxLength: HIGH }), {
      minLength: WIDE,
      maxLength: WIDE,
    }),
    paths: fc.array(path, { maxLength: 6 }),
  })
  .map((land) =>
    LandSchema.parse({
      name: 'Any',
      ...land,
      regions: { dark: { name: 'Dark' }, calm: { name: 'Calm', dangerous: false } },
    }),
  );

/** The seconds of a leg as the rules tell them of this very leg. */
const secondsOf = (system: System, campaign: Campaign, from: HexLabel, to: HexLabel): number =>
  system.travel.leg({ ...campaign, party: { ...campaign.party, hex: from } }, to).seconds;

/** The chance of a meeting on a leg whose checks are all alike. */
function riskOf(system: System, campaign: Campaign, from: HexLabel, to: HexLabel): number {
  const ahead = system.odds?.({ ...campaign, party: { ...campaign.party, hex: from } }, to)?.ahead;
  if (!ahead) return 0;
  return 1 - (1 - ahead.chance(1)) ** Math.round(secondsOf(system, campaign, from, to) / ahead.step);
}

/** The least that ways of any length cost to each hex, found by walking everywhere until nothing gets better. */
function leastTo(
  land: Land,
  start: HexLabel,
  cost: (from: HexLabel, to: HexLabel) => number,
): Map<HexLabel, number> {
  const least = new Map([[start, 0]]);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const [from] of hexesOf(land))
      for (const to of nextOnFoot(land, from)) {
        const sum = (least.get(from) ?? Infinity) + cost(from, to);
        if (sum < (least.get(to) ?? Infinity) - 1e-9) {
          least.set(to, sum);
          isBetter = true;
        }
      }
  }
  return least;
}

const isWalkable = (land: Land, at: HexLabel): boolean =>
  [...hexesOf(land)].some(([one, { terrain }]) => one === at && !TERRAINS[terrain].barred);

/** A land, a hex of it, and another that can be walked. */
const asked = fc
  .tuple(anyLand, label, label, fc.constantFrom(...systems))
  .filter(([land, from, to]) => from !== to && isWalkable(land, to) && isWalkable(land, from));

describe('the grid of a land', () => {
  it('has the neighbours and roads that the land has', () => {
    fc.assert(
      fc.property(anyLand, (land) => {
        const grid = gridOf(land);
        for (let id = 0; id < grid.size; id += 1) {
          const from = labelOfId(grid, id);
          expect(idOf(grid, from)).toBe(id);
          for (const [direction, { id: name }] of DIRECTIONS.entries()) {
            const to = neighbour(from, name);
            const next = nextTo(grid, id, direction);
            expect(next).toBe((to && idOf(grid, to)) ?? -1);
            if (to && next >= 0 && hasHex(grid, next))
              expect(ROADS[grid.roads[id * WAYS_OUT + direction] ?? 0]).toBe(roadBetween(land, from, to));
          }
        }
      }),
    );
  });
});

describe('the best way', () => {
  it('takes the least seconds of all when it is the quickest, and is refused only where there is none', () => {
    fc.assert(
      fc.property(asked, ([land, from, to, system]) => {
        const campaign = on(system, land, from);
        const least = leastTo(land, from, (one, other) => secondsOf(system, campaign, one, other)).get(to);
        const ask: Asked = { from, to, by: 'quickest' };
        if (least === undefined) expect(refusedWay(campaign, system, ask).code).toBe('no-way');
        else expect(wayBetween(campaign, system, ask).seconds).toBe(least);
      }),
    );
  });

  it('has the least chance of a meeting of all when it is the safest', () => {
    fc.assert(
      fc.property(asked, ([land, from, to, system]) => {
        const campaign = on(system, land, from);
        const danger = leastTo(
          land,
          from,
          (one, other) => -Math.log1p(-riskOf(system, campaign, one, other)),
        ).get(to);
        fc.pre(danger !== undefined);
        const { risk } = wayBetween(campaign, system, { from, to, by: 'safest' });
        expect(risk).toBeCloseTo(1 - Math.exp(-(danger ?? 0)), 7);
      }),
    );
  });

  it('costs what its legs cost, one after the other, and never enters water', () => {
    fc.assert(
      fc.property(
        asked,
        fc.constantFrom('quickest' as const, 'safest' as const),
        ([land, from, to, system], by) => {
          const campaign = on(system, land, from);
          fc.pre(leastTo(land, from, () => 1).has(to));
          const { hexes, seconds, risk } = wayBetween(campaign, system, { from, to, by });
          const legs = hexes.map((one, index) => [hexes[index - 1] ?? from, one] as const);
          for (const [one, other] of legs) expect(nextOnFoot(land, one)).toContain(other);
          expect(hexes.at(-1)).toBe(to);
          expect(seconds).toBe(legs.reduce((sum, leg) => sum + secondsOf(system, campaign, ...leg), 0));
          expect(1 - risk).toBeCloseTo(
            legs.reduce((nobody, leg) => nobody * (1 - riskOf(system, campaign, ...leg)), 1),
          );
        },
      ),
    );
  });

  it('reaches just the hexes that are no farther than the time allows', () => {
    fc.assert(
      fc.property(asked, fc.integer({ min: 0, max: 200_000 }), ([land, from, , system], seconds) => {
        const campaign = on(system, land, from);
        const least = leastTo(land, from, (one, other) => secondsOf(system, campaign, one, other));
        least.delete(from);
        const near = [...least].filter(([, away]) => away <= seconds);
        expect(new Map(reach(campaign, haltingAfter(system, seconds), seconds))).toEqual(new Map(near));
      }),
    );
  });
});
