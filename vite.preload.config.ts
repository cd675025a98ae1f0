import { defineConfig } from 'vite';

/**
 * A sandboxed preload: one CommonJS file each, so that they share none. The referee's comes first, into an empty folder;
 * `--mode players` builds the players'.
 */
export default defineConfig(({ mode }) => {
  const name = mode === 'players' ? 'playersPreload' : 'preload';
  return {
    publicDir: false,
    build: {
      ssr: true,
      outDir: 'dist/preload',
      emptyOutDir: mode !== 'players',
      minify: false,
      rolldownOptions: {
        input: `src-main/hosts/electron/${name}.ts`,
        external: ['electron'],
        output: { format: 'cjs', entryFileNames: `${name}.cjs`, codeSplitting: false },
      },
    },
  };
});
