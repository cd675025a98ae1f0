import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { systems } from '../../shared/systems/registry.ts';
import { actsWith } from '../../src-renderer/keys/acts.ts';
import { keyName, TABLE_KEYS } from '../../src-renderer/keys/keymap.ts';
import { SCREEN_PAGES } from '../../src-renderer/manual/screenPages.ts';

const FOLDER = 'docs/manual/';
const pages = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.md'),
);
const textOf = (page: string): string => readFileSync(`${FOLDER}${page}`, 'utf8');

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

  it.each(systems.map(({ id }) => id))('has a page for %s in play', (id) => {
    const file = `systems/${id}.md`;
    expect(pages.some((page) => page === file)).toBe(true);
  });

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
});
