import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fixturesOf, playable } from '../systemContract.ts';
import { actsWith } from '../../src-renderer/keys/acts.ts';
import { keyName, TABLE_KEYS } from '../../src-renderer/keys/keymap.ts';
import { SCREEN_PAGES } from '../../src-renderer/manual/screenPages.ts';

const FOLDER = 'docs/manual/';
const pages = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.md'),
);
const textOf = (page: string): string => readFileSync(`${FOLDER}${page}`, 'utf8');

const PICTURES = `${FOLDER}pictures/`;
/** The pictures of a page, with the words for those who don’t see them. */
const picturesOf = (page: string): { name: string; words: string }[] =>
  [...textOf(page).matchAll(/!\[([^\]]*)\]\((?:\.\.\/)?pictures\/([a-z-]+)\.jpg\)/g)].map(
    ([, words = '', name = '']) => ({ name, words }),
  );

/** Keys as the manual writes them: `Ctrl+K` for what the screen shows as Ctrl K. */
const KEYS = new Set([
  ...TABLE_KEYS.flatMap(({ key }) => [key.replaceAll(' ', '+'), ...key.split(' ')]),
  ...actsWith().map(({ key }) => keyName(key)),
]);
const isKey = (text: string): boolean =>
  /^(Ctrl\+)?(Shift\+)?([A-Z]|F\d+|Esc|Enter|Space|[^\w\s])$/.test(text);

describe('the manual', () => {
  it.each([...new Set(SCREEN_PAGES)])('has a page for the screen %s', (page) => {
    expect(existsSync(`${FOLDER}${page}.md`)).toBe(true);
  });

  it.each(playable.filter((one) => fixturesOf(one).evenings).map(({ id }) => id))(
    'has a page for %s in play',
    (id) => {
      const file = `systems/${id}.md`;
      expect(pages.some((page) => page === file)).toBe(true);
    },
  );

  it.each(pages)('names only keys that exist in %s', (page) => {
    const named = [...textOf(page).matchAll(/`([^`\n]+)`/g)].flatMap(([, text = '']) =>
      isKey(text) ? [text] : [],
    );
    expect(named.filter((key) => !KEYS.has(key))).toEqual([]);
  });

  it('lists all of its pages in its contents', () => {
    const contents = textOf('index.md');
    expect(pages.filter((page) => page !== 'index.md' && !contents.includes(`(${page})`))).toEqual([]);
  });

  it('shows every picture in its folder, and none that is not there', () => {
    const named = pages.flatMap((page) => picturesOf(page).map(({ name }) => `${name}.jpg`));
    expect([...new Set(named)].sort()).toEqual(readdirSync(PICTURES).sort());
  });

  it.each(pages)('says what is on each picture of %s to those who don’t see it', (page) => {
    const unsaid = picturesOf(page).filter(({ words }) => words.length < 40);
    expect(unsaid).toEqual([]);
  });

  it('has pictures that are quick to load and light to ship', () => {
    const bytes = readdirSync(PICTURES).map((file) => statSync(`${PICTURES}${file}`).size);
    expect(Math.max(...bytes)).toBeLessThan(300_000);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(1_500_000);
  });
});
