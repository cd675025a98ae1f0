import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systems } from '../../../shared/systems/registry.ts';
import { exportedText } from '../../exchange/exported.ts';
import { findings } from '../../helpers/axe.ts';
import { closePages, sharedBrowser } from '../../helpers/browser.ts';
import { ownFolder } from '../../helpers/folders.ts';
import { playAdventure } from '../../samples/adventure.ts';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };

describe.each(systems.map(({ name, id }) => [name, id] as const))(
  'the log of %s as a page',
  (_name, system) => {
    let address: string;
    beforeAll(async () => {
      const { game } = await playAdventure(system);
      const file = join(ownFolder(), '..', `${system}.html`);
      writeFileSync(file, await exportedText(game, { to: 'html', session: 'all', dice: 'folded' }));
      await game.close();
      address = pathToFileURL(file).href;
    });
    afterAll(closePages);

    it.each([
      ['a phone, light', PHONE, 'light'],
      ['a phone, dark', PHONE, 'dark'],
      ['a laptop, light', LAPTOP, 'light'],
      ['a laptop, dark', LAPTOP, 'dark'],
    ] as const)(
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

    it('shows dice at a click, and a day from the contents', async () => {
      const page = await (await sharedBrowser()).newPage({ viewport: LAPTOP });
      await page.goto(address);
      const dice = page.locator('details.dice').first();
      await dice.locator('summary').click();
      expect(await dice.innerText()).toMatch(/d\d+ \d/);
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
  },
);
