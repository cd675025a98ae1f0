import type { Page } from 'playwright-core';

/** The canvases that say when all that is in sight is drawn. */
const MAPS =
  ['map', 'players-map'].map((id) => `[data-testid=${id}] canvas`).join() + ',[data-testid=small-map]';

/** Waits until letters have come and every map in sight is drawn. */
export async function allDrawn(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // A map that was just told of a change says so with its next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForFunction(
    (maps) =>
      [...document.querySelectorAll<HTMLElement>(maps)].every(({ dataset }) => dataset['drawn'] === 'true'),
    MAPS,
  );
}
