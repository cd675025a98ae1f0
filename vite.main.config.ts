import { builtinModules } from 'node:module';
import { defineConfig } from 'vite';

const node = [...builtinModules, ...builtinModules.map((name) => `node:${name}`), 'electron'];

/** Built first, into an empty dist. The main process and the command line: everything bundled but Node and Electron, so that an installed copy runs. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: node },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    license: { fileName: 'licences.json' },
    minify: false,
    rolldownOptions: {
      input: {
        'main/main': 'src-main/hosts/electron/main.ts',
        'cli/hexwatch': 'src-main/hosts/cli/hexwatch.ts',
        'forecast/worker': 'src-main/forecast/worker.ts',
      },
      external: node,
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
    },
  },
});
