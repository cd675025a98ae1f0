import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** One line more in the registry, and its import: all that a further system takes there. */
const registers = (name: string, file: string): Plugin => ({
  name: 'a line in the registry',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/shared/systems/registry.ts')) return undefined;
    const more = code.replace(/(systems: readonly System\[\] = \[[^\]]*)\]/, `$1, ${name}]`);
    if (more === code) throw new Error('The registry has no list of systems any more.');
    return `import { ${name} } from ${JSON.stringify(join(root, file))};\n${more}`;
  },
});

/** The command line and the web host built into `folder` with a further system; gives back the program. */
export async function builtWith(folder: string, name: string, file: string): Promise<string> {
  await build({
    root,
    configFile: join(root, 'vite.main.config.ts'),
    logLevel: 'warn',
    plugins: [registers(name, file)],
    build: { outDir: folder, emptyOutDir: true },
  });
  // The files of a checkout are modules by its package.json; a folder elsewhere has none.
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  cpSync(join(root, 'dist/renderer'), join(folder, 'renderer'), { recursive: true });
  return join(folder, 'cli/hexwatch.js');
}
