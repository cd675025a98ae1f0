import { existsSync, statfsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { PAGE_MS, TEST_MS } from './test/helpers/deadlines.ts';
import { registersSixth } from './test/helpers/packing/registersSixth.ts';

const throughDist = ['test/e2e/**/*.test.ts', 'test/hosts/**/*.test.ts'];

/** They replace modules, or start a program that runs once in a process: each has a process of its own. */
const standIns = ['test/desktop/{arrivals,newest}.test.ts', 'test/guards/{electron,watch}.test.ts'];
const desktops = ['test/e2e/{electron,manners,newer}.test.ts', 'test/hosts/packed.test.ts'];

/** Where memory is a folder, and a large one, tests keep theirs in it: half of their time is spent on waiting for disks. */
const MEMORY = '/dev/shm';
const MEMORY_BYTES = 4e9;
if (existsSync(MEMORY) && !process.env['TMPDIR']) {
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize > MEMORY_BYTES) process.env['TMPDIR'] = MEMORY;
}

/** A run with ten failures says nothing new: it stops. */
const deadlines = { testTimeout: TEST_MS, hookTimeout: TEST_MS, expect: { poll: { timeout: PAGE_MS } } };

/** One for each core; vitest leaves one of them idle. */
const maxWorkers = '100%';

/** One seed for all properties, or with `npm run torture` many; what tests leave behind is removed. */
const setupFiles = ['test/helpers/before/setup.ts'];
if (process.env['PROPERTY_SEEDS']) setupFiles.push('test/torture/freshSeeds.ts');

const ofTheBuilt = {
  // What was built runs as Node runs it.
  server: { deps: { external: [/\/dist\//] } },
  maxWorkers,
  setupFiles: [...setupFiles, 'test/helpers/before/sameDice.mjs'],
  ...deadlines,
};

export default defineConfig({
  test: {
    bail: 10,
    projects: [
      {
        // What is asked of every system is asked of a sixth as well, which is as small as one can be.
        plugins: [registersSixth()],
        test: {
          name: 'unit',
          maxWorkers,
          // Modules are loaded once for all files of a worker, which takes half of the time.
          isolate: false,
          restoreMocks: true,
          include: ['test/**/*.test.ts'],
          exclude: [...throughDist, ...standIns],
          setupFiles: [...setupFiles, 'test/helpers/before/noRealDice.ts'],
          ...deadlines,
        },
      },
      { test: { name: 'unit-alone', maxWorkers, include: standIns, setupFiles, ...deadlines } },
      // What `npm run build` made, in real processes and a real browser: after the rest.
      {
        test: {
          name: 'e2e',
          ...ofTheBuilt,
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          include: throughDist,
          exclude: desktops,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { name: 'e2e-alone', ...ofTheBuilt, include: desktops, sequence: { groupOrder: 2 } } },
      {
        // Takes the pictures of README anew: `npm run pictures`.
        test: { name: 'pictures', include: ['test/pictures/*.ts'], setupFiles, ...deadlines },
      },
      {
        // Plays campaigns and keeps them for later versions, once for each schema: `npm run played`.
        test: {
          name: 'played',
          include: ['test/store/played/keep.ts'],
          setupFiles,
          ...deadlines,
        },
      },
    ],
  },
});
