import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { launchBrowser } from '../helpers/browser.ts';
import { standIn, type ElectronDouble } from '../helpers/electronDouble/double.ts';
import { ownFolder } from '../helpers/folders.ts';
import { root } from '../layers/house.ts';

const ITEM = 'Is there a newer version?';

describe('the desktop app, on a double of Electron', () => {
  let browser: Browser | undefined;
  let double: ElectronDouble;
  const asked = vi.fn<typeof fetch>();

  beforeAll(async () => {
    const home = ownFolder('home');
    mkdirSync(home, { recursive: true });
    vi.stubGlobal('fetch', asked);
    browser = await launchBrowser();
    double = standIn(browser, { documents: home, userData: home });
    await import(/* @vite-ignore */ pathToFileURL(join(root, 'dist/main/main.js')).href);
    const page = await (await double.firstWindow).page;
    await page.getByTestId('library').waitFor();
  });
  afterEach(() => void asked.mockReset());
  afterAll(async () => {
    await double.quit();
    await browser?.close();
  });

  const click = (version: string): void => {
    asked.mockImplementation(() => Promise.resolve(Response.json({ tag_name: version })));
    double.menu(ITEM).click?.();
  };

  it('asks for no newer version by itself', () => {
    expect(asked).not.toHaveBeenCalled();
  });

  it('asks once for a click, and opens the page of a newer one if the referee says so', async () => {
    double.answers.push({ response: 0 });
    click('v99.0.0');
    await expect.poll(() => double.opened).toEqual([expect.stringMatching(/^https:.*\/v99\.0\.0$/)]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['stays here if the referee says so', 'v99.0.1', 1],
    ['opens nothing when this is the newest', 'v0.0.1', 0],
  ])('%s', async (_what, version, response) => {
    const before = [...double.opened];
    double.answers.push({ response });
    click(version);
    await expect.poll(() => double.answers).toEqual([]);
    expect(double.opened).toEqual(before);
  });
});
