import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', 'test/hosts/**'],
          testTimeout: 60_000,
        },
      },
      {
        // Against what `npm run build` made, in real processes and a real browser: one file at a time.
        test: {
          name: 'e2e',
          // What was built runs as Node runs it.
          server: { deps: { external: [/\/dist\//] } },
          include: ['test/e2e/**/*.test.ts', 'test/hosts/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
