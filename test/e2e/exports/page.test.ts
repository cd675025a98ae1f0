import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Telling } from '../../../shared/page/exports.ts';
import { withEvenings } from '../../systemContract.ts';
import { page as logPage } from '../../../src-main/exchange/log/html/page.ts';
import { exportedText, textOf } from '../../exchange/exported.ts';
import { findings } from '../../helpers/axe.ts';
import { closePages, sharedBrowser } from '../../helpers/browser.ts';
import { ownFolder } from '../../helpers/folders.ts';
import type { Roll } from '../../../shared/api.ts';
import { documentOf, line } from '../../exchange/log/documents.ts';
import { playAdventure } from '../../samples/adventure.ts';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };

const LOOKS = [
  ['a phone, light', PHONE, 'light'],
  ['a phone, dark', PHONE, 'dark'],
  ['a laptop, light', LAPTOP, 'light'],
  ['a laptop, dark', LAPTOP, 'dark'],
] as const;

/** The address of the page of an adventure, told in one way. */
async function pageOf(system: string, telling: Telling): Promise<string> {
  const { game } = await playAdventure(system);
  const file = join(ownFolder(), '..', `${system}-${telling}.html`);
  const how = telling === 'lines' ? ({ session: 'all', dice: 'folded' } as const) : { session: 1 };
  writeFileSync(file, await exportedText(game, { to: 'html', telling, ...how }));
  await game.close();
  return pathToFileURL(file).href;
}

/** The same of every page: it is good wherever it is read. `more` tests it further. */
const tested =
  (telling: Telling, more: (address: () => string) => void) => (_name: string, system: string) => {
    let address: string;
    beforeAll(async () => {
      address = await pageOf(system, telling);
    });
    afterAll(closePages);

    it.each(LOOKS)(
      'is good on %s: nothing wider than the screen, and axe finds nothing',
      async (_on, viewport, colorScheme) => {
        const page = await (await sharedBrowser()).newPage({ viewport, colorScheme });
        const asked: string[] = [];
        const said: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        page.on('console', (message) => said.push(message.text()));
        await page.goto(address);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
        expect(await findings(page)).toEqual([]);
        expect(asked).toEqual([address]);
        expect(said).toEqual([]);
        await page.close();
      },
    );
    more(() => address);
  };

describe('a line with the dice of forty', () => {
  const roll: Roll = { for: 'initiative', dice: [[4, 3]], total: 3 };
  const lines = [line({ rolls: Array.from({ length: 40 }, () => roll) }), line({})];
  let address: string;
  beforeAll(async () => {
    const document = {
      ...documentOf(lines),
      party: [],
      map: undefined,
      words: { hitPoints: 'hit points', round: 'round' },
      pictureOf: () => Promise.resolve(null),
    };
    const file = join(ownFolder(), '../forty.html');
    writeFileSync(file, await textOf(logPage(document)));
    address = pathToFileURL(file).href;
  });
  afterAll(closePages);

  it.each([
    ['a phone', PHONE, 'screen'],
    ['a laptop', LAPTOP, 'screen'],
    ['paper', { width: 688, height: 1000 }, 'print'],
  ] as const)('is no wider than its column on %s', async (_on, viewport, media) => {
    const page = await (await sharedBrowser()).newPage({ viewport });
    await page.emulateMedia({ media });
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    const column = await page
      .locator('.lines li')
      .first()
      .evaluate((one) => one.getBoundingClientRect().right);
    const dice = await page.locator('.dice').evaluate((one) => one.getBoundingClientRect().right);
    expect(dice).toBeLessThanOrEqual(column);
    await page.close();
  });
});

const SYSTEMS = withEvenings.map(({ name, id }) => [name, id] as const);

describe.each(SYSTEMS)(
  'the log of %s as a page',
  tested('lines', (address) => {
    it('shows dice at a click, and a day from the contents', async () => {
      const page = await (await sharedBrowser()).newPage({ viewport: LAPTOP });
      await page.goto(address());
      const dice = page.locator('details.dice').first();
      await dice.locator('summary').click();
      expect(await dice.innerText()).toMatch(/d\d+\s\d/);
      await page
        .getByRole('navigation', { name: 'Contents' })
        .getByRole('link', { name: /^Day 2/ })
        .first()
        .click();
      await expect
        .poll(() =>
          page
            .getByRole('heading', { name: /^Day 2/ })
            .first()
            .evaluate((one) => one.getBoundingClientRect().top),
        )
        .toBeLessThan(100);
      await page.close();
    });
  }),
);

describe.each(SYSTEMS)(
  'the tale of %s as a page',
  tested('tale', (address) => {
    it('is in two columns on a laptop, in one on a phone, and in two on paper', async () => {
      const page = await (await sharedBrowser()).newPage({ viewport: LAPTOP });
      await page.goto(address());
      /** Where the columns begin. */
      const starts = (): Promise<number[]> =>
        page
          .locator('.columns section')
          .evaluateAll((all) => [
            ...new Set(all.flatMap((one) => [...one.getClientRects()]).map(({ left }) => left)),
          ]);
      expect(await starts()).toHaveLength(2);
      await page.setViewportSize(PHONE);
      expect(await starts()).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 688, height: 1000 });
      expect(await starts()).toHaveLength(2);
      await page.close();
    });
  }),
);
