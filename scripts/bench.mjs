// Bundles test/bench/bench.ts, which also looks at the built page (npm run build), and runs it in a Node of its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const out = mkdtempSync(join(root, 'node_modules/.hexwatch-bench-'));
try {
  await build({
    root,
    configFile: join(root, 'vite.main.config.ts'),
    logLevel: 'error',
    // A browser's driver is no part of a bundle.
    ssr: { external: ['playwright-core'] },
    build: {
      outDir: out,
      rolldownOptions: {
        input: Object.fromEntries(
          ['bench', 'ratesOnce', 'forecast/fightsOnce'].map((path) => [
            basename(path),
            join(root, `test/bench/${path}.ts`),
          ]),
        ),
      },
    },
  });
  const { status } = spawnSync(
    process.execPath,
    ['--expose-gc', join(out, 'bench.js'), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  process.exitCode = status ?? 1;
} finally {
  rmSync(out, { recursive: true, force: true });
}
