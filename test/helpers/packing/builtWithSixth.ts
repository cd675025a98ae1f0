import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { registersSixth } from './registersSixth.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The command line and the web host built into `folder` with the sixth system; gives back the program. */
export async function builtWithSixth(folder: string): Promise<string> {
  await build({
    root,
    configFile: join(root, 'vite.main.config.ts'),
    logLevel: 'warn',
    plugins: [registersSixth()],
    build: { outDir: folder, emptyOutDir: true },
  });
  // The files of a checkout are modules by its package.json; a folder elsewhere has none.
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  cpSync(join(root, 'dist/renderer'), join(folder, 'renderer'), { recursive: true });
  return join(folder, 'cli/hexwatch.js');
}
