import { promises as fs } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const RENDERER = 'src-renderer';

const sources = async (): Promise<{ path: string; text: string }[]> => {
  const paths = await fs.readdir(RENDERER, { recursive: true });
  return Promise.all(
    paths
      .filter((path) => path.endsWith('.svelte.ts'))
      .map(async (path) => ({ path, text: await fs.readFile(join(RENDERER, path), 'utf8') })),
  );
};

/** What is kept with the game lives longer than the screen that made it. */
const outlives = (text: string): boolean => text.includes('new WeakMap<Game');
/** A field that ends with the screen in which it was first read. */
const derives = (text: string): boolean => /^ {2}(readonly |#|\w).*= \$derived/m.test(text);

it('what outlives a screen works its figures out when asked: what a screen derives ends with it', async () => {
  const kept = (await sources()).filter(({ text }) => outlives(text));
  expect(kept.length).toBeGreaterThan(1);
  expect(kept.filter(({ text }) => derives(text)).map(({ path }) => path)).toEqual([]);
});
