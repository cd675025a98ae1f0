import { defineConfig } from 'vite';

/** The sandboxed preload: one CommonJS file. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/preload',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: 'src-main/hosts/electron/preload.ts',
      external: ['electron'],
      output: { format: 'cjs', entryFileNames: 'preload.cjs', codeSplitting: false },
    },
  },
});
