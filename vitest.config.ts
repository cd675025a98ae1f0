import { defineConfig } from 'vitest/config';

const throughDist = ['test/e2e/**/*.test.ts', 'test/hosts/**/*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // One for each core; vitest leaves one of them idle.
          maxWorkers: '100%',
          include: ['test/**/*.test.ts'],
          exclude: throughDist,
          testTimeout: 60_000,
        },
      },
      {
        // What `npm run build` made, in real processes and a real browser: after the rest, one file at a time.
        test: {
          name: 'e2e',
          include: throughDist,
          // What was built runs as Node runs it.
          server: { deps: { external: [/\/dist\//] } },
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        // Takes the pictures of README anew: `npm run pictures`.
        test: {
          name: 'pictures',
          include: ['test/pictures/*.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
