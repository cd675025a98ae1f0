import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { Game } from '../../src-main/game/game.ts';
import { launchBrowser } from '../helpers/browser.ts';
import { PAGE_MS } from '../helpers/deadlines.ts';
import { takeSeat } from '../helpers/referee.ts';
import { startHost } from '../helpers/webHost.ts';
import { middle, ranked } from './times.ts';

/** How a page answers to a key: milliseconds from the press to the picture of what came of it. */
export interface Reaction {
  median: number;
  p95: number;
}

const PRESSES = 80;

/** A campaign with a party of six; `fill` may put a long past into its folder. */
async function campaignAt(
  folder: string,
  fill: (folder: string, from: number) => Promise<void>,
): Promise<void> {
  await Game.create(nodeDisk, folder, { name: 'Bench', system: 'nightsong', sample: true });
  const table = await Game.open(nodeDisk, folder);
  for (const name of ['Ada', 'Bo']) await table.dispatch({ type: 'make-character', name });
  const { seq } = table;
  await table.close();
  await fill(folder, seq + 1);
  // Opened and closed well, as an evening ends.
  await (await Game.open(nodeDisk, folder)).close();
}

/** Presses the key that ends a side's turn again and again, each time until the page has drawn what is on the disk then. */
const pressAgainAndAgain = (page: Page): Promise<number[]> =>
  page.evaluate(
    async ([presses, patience]) => {
      const table = document.querySelector('[data-testid=table]');
      if (!table) throw new Error('The page shows no table.');
      const times: number[] = [];
      for (let press = 0; press < presses; press += 1) {
        const drawn = new Promise<void>((done, fail) => {
          const late = setTimeout(() => fail(new Error(`Nothing came of key ${press + 1}.`)), patience);
          const observer = new MutationObserver(() => {
            observer.disconnect();
            clearTimeout(late);
            requestAnimationFrame(() => setTimeout(done));
          });
          observer.observe(table, { attributeFilter: ['data-seq'] });
        });
        const began = performance.now();
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
        await drawn;
        times.push(performance.now() - began);
      }
      return times;
    },
    [PRESSES, PAGE_MS] as const,
  );

/** The reaction of the built page in a real browser to a fight of six against so many, with a past or without one. */
export async function reactionOf(
  home: string,
  others: number,
  fill: (folder: string, from: number) => Promise<void>,
): Promise<Reaction> {
  const folder = join(home, `fight-of-${others}`);
  await campaignAt(folder, fill);
  const browser = await launchBrowser();
  const host = await startHost(join(home, 'library'), [folder]);
  try {
    const { page, given } = await takeSeat(browser, host);
    await given({ type: 'open-session' }, { type: 'meet', statBlock: 'Bandit', count: others });
    await given({ type: 'start-fight' });
    await page.getByTestId('fight').waitFor();
    // A fight that has just begun lets no key act for a moment.
    await page.locator('[data-testid=keys-wait][data-waits=false]').waitFor({ state: 'attached' });
    const times = (await pressAgainAndAgain(page)).slice(10);
    return { median: middle(times), p95: ranked(times, 0.95) };
  } finally {
    await browser.close();
    await host.stop();
  }
}
