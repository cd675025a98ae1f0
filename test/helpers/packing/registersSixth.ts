import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The sixth system in the registry by an import and a line: all that a further system takes there. */
export const registersSixth = (): Plugin => ({
  name: 'a line in the registry',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/shared/systems/registry.ts')) return undefined;
    const more = code.replace(/(systems: readonly System\[\] = \[[^\]]*)\]/, '$1, lamplitRoad]');
    if (more === code) throw new Error('The registry has no list of systems any more.');
    return `import { lamplitRoad } from ${JSON.stringify(join(root, 'test/sixthSystem/index.ts'))};\n${more}`;
  },
});
