import type * as fastCheck from 'fast-check';
import { vi } from 'vitest';

const count = Number(process.env['PROPERTY_SEEDS']);

/** The part of its runs that a property has on each seed: other beginnings find more than more of the same. */
const PART = 0.1;
const USUAL_RUNS = 100;

/** Holds every property on `PROPERTY_SEEDS` seeds, counted from that of the run, where it is held on one elsewhere. */
vi.mock('fast-check', async (original) => {
  const real = await original<typeof fastCheck>();
  const { seed: first = 0 } = real.readConfigureGlobal();
  const seeds = Array.from({ length: count }, (_, more) => first + more);

  const assert = <Ts>(
    property: fastCheck.IRawProperty<Ts>,
    parameters: fastCheck.Parameters<Ts> = {},
  ): void | Promise<void> => {
    const numRuns = Math.ceil(PART * (parameters.numRuns ?? USUAL_RUNS));
    const held = (seed: number) => real.assert(property, { ...parameters, numRuns, seed });
    if (property.isAsync())
      return seeds.reduce((before, seed) => before.then(() => held(seed)), Promise.resolve());
    for (const seed of seeds) void held(seed);
  };
  return { ...real, default: { ...real.default, assert } };
});
