import { blankCampaign } from '../../shared/campaign/blankCampaign.ts';
import { labelOf } from '../../shared/hex/coordinates.ts';
import type { Land } from '../../shared/hex/land.ts';
import { wayBetween, type Asked } from '../../shared/road/ways.ts';
import { systems } from '../../shared/systems/registry.ts';
import { benchLand } from './land.ts';
import { middle, timed } from './times.ts';

const RUNS = 7;
const BOUND = 200;

/** A land of side² that can be walked everywhere. */
function dryLand(side: number): Land {
  const land = benchLand(side);
  const columns = land.columns.map((column) =>
    column.map((hex) => hex && { ...hex, terrain: hex.terrain === 'water' ? 'plain' : hex.terrain }),
  );
  return { ...land, columns };
}

/** The way from corner to corner of a land of side², with what is remembered of the land made anew each time; the slowest system counts. */
async function costOfWay(side: number, by: Asked['by']): Promise<number> {
  const slowest: number[] = [];
  for (const system of systems) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const campaign = { ...blankCampaign(system), land: dryLand(side) };
      const asked: Asked = { from: labelOf(1, 1), to: labelOf(side, side), by };
      times.push(await timed(() => wayBetween(campaign, system, asked)));
    }
    slowest.push(middle(times));
  }
  return Math.max(...slowest);
}

/** Milliseconds of the longest ways over a land of 200 by 200. */
export async function costOfRoad(): Promise<[string, string][]> {
  const [quickest, safest] = [await costOfWay(200, 'quickest'), await costOfWay(200, 'safest')];
  const ms = (time: number): string => `${time.toFixed(0)} ms (bound: ${BOUND} ms)`;
  return [
    ['the quickest way across a land of 200 by 200', ms(quickest)],
    ['the safest way across the same', ms(safest)],
  ];
}
