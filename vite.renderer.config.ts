import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** The referee's page and the players': every asset a file beside it, since the content security policy allows no data in scripts or styles. */
export default defineConfig({
  root: 'src-renderer',
  base: './',
  publicDir: false,
  plugins: [svelte({ configFile: '../svelte.config.js' })],
  build: {
    outDir: '../dist/renderer',
    manifest: 'manifest.json',
    emptyOutDir: true,
    license: { fileName: 'licences.json' },
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['src-renderer/index.html', 'src-renderer/players/players.html'] },
  },
});
