import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from '../helpers/browser.ts';
import { keysAct } from '../helpers/keyboard.ts';
import { ownFolder } from '../helpers/folders.ts';
import { fromMenu } from '../helpers/referee.ts';
import { startHost, type RunningHost } from '../helpers/webHost.ts';

let browser: Browser;
let host: RunningHost;
const library = ownFolder('library');
beforeAll(async () => {
  browser = await sharedBrowser();
  host = await startHost(library);
});
afterAll(async () => {
  await closePages();
  await host.stop();
});

interface Referee {
  page: Page;
  complaints: string[];
  /** Does something whose dice are rolled by hand. */
  byHand(faces: number[], act: () => Promise<unknown>): Promise<void>;
  key(key: string): Promise<void>;
  /** The newest lines of the log. */
  told(text: string | RegExp): Promise<void>;
}

async function sitDown(campaign: string): Promise<Referee> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(...(message.type() === 'error' ? [message.text()] : [])));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(host.address);
  // The desk keeps the campaign open that was played last.
  await page.locator('[data-testid=table], [data-testid=library]').waitFor();
  if (await page.getByTestId('table').isVisible()) await fromMenu(page, 'Library');
  await page.getByTestId('campaign-card').filter({ hasText: campaign }).click();
  await page.getByTestId('table').waitFor();
  if (await page.getByTestId('tour').isVisible())
    await page.getByRole('button', { name: 'Skip the tour' }).click();
  await page.getByTestId('tour').waitFor({ state: 'detached' });
  return {
    page,
    complaints,
    key: async (key) => {
      await keysAct(page);
      await page.keyboard.press(key);
    },
    byHand: async (faces, act) => {
      await page.keyboard.press('Control+d');
      await act();
      await page.getByTestId('faces').fill(faces.join(' '));
      await page.keyboard.press('Enter');
      await page
        .getByTestId('faces')
        .waitFor({ state: 'detached' })
        .catch(async (late: unknown) => {
          throw new Error(
            `${faces.join(' ')}: ${(await page.getByTestId('error').allTextContents()).join(' ')}`,
            { cause: late },
          );
        });
      await page.keyboard.press('Control+d');
    },
    told: (text) => page.getByRole('log').getByText(text).last().waitFor(),
  };
}

const strike = async (page: Page, actor: string, foe: string): Promise<void> => {
  await page.locator(`[data-combatant="${actor}"] [data-offer="attack"]`).first().click();
  await page.locator(`[data-combatant="${foe}"] button.who`).click();
};

describe('a FIVEY day by clicks and keys', () => {
  it('goes from the road to a site, a fight, a night, a tennite, and onto the disk', async () => {
    const { page, complaints, key, byHand, told } = await sitDown('FIVEY');
    await key('Enter');
    await told('Session 1 begins');

    await byHand([3, 2, 3, 4, 4, 4], () => key('e'));
    await told('The party enters 0608, plain, The Drowned Chapel (4 hours).');
    await page.getByTestId('receipt').getByText('Encounter check (4 or less): rolled 3').waitFor();
    await byHand([13], () => key('r'));
    await page.locator('[data-testid=reactions] [aria-current]').getByText('Uncertain').waitFor();
    await byHand([15], async () => {
      await key('Enter');
      await page.getByTestId('form').getByRole('button').click();
    });
    await told(/Sister Ansa asks for help.*they agree/);
    await page.getByTestId('form').waitFor({ state: 'detached' });
    await key('y');
    await told('Encounter over');
    await page.locator('[data-offer=enter-site]').waitFor();

    await key('x');
    await page.locator('[data-offer=explore]').waitFor();
    await byHand([15], () => key(' '));
    await told('Encounter check (1 or less): rolled 15, no encounter.');
    await byHand([2, 1, 2, 4, 4], () => key(' '));
    await told('Encounter: Goblins of the gallery.');
    await byHand([3, 15, 16, 17, 18], () => key('f'));
    await told('Round 1.');
    // Nobody has lit a torch, but the key calls this room lit.
    await byHand([19, 6], () => strike(page, 'mae', 'goblin-1'));
    await told('Goblin 1 dies.');
    await told('Morale check due');
    await byHand([2], () => key('Enter'));
    await told(/^They .*flee\.$/);
    await page.getByTestId('aftermath').getByText('Experience: 10, 2 each').waitFor();
    await key('Enter');
    await told('gains 2 experience (now 102)');

    await key('x');
    await page.locator('[data-offer=camp]').waitFor();
    // Camp is made as the night opens; Enter would sleep it through.
    await key('c');
    await told('Night falls.');
    await page.locator('[data-creature=odo] .points').click();
    await page.keyboard.type('-3');
    await key('Enter');
    await told(/Odo the Quiet takes 3 damage.*11 → 8/);
    // Keys are the night’s until it is closed.
    await key('Escape');
    await byHand([1, 2, 3, 4], () => key('z'));
    await told(/Odo the Quiet regains 3 HP \(rest, 2 \+ 1\): 8 → 11/);
    await key('c');
    await key('Enter');
    await told('Day breaks.');

    await page.locator('summary', { hasText: 'session' }).click();
    await page.locator('[data-offer=begin-downtime]').first().click();
    await told('Downtime begins.');
    await byHand([10, 11, 10, 12, 10, 13, 10, 14], () => key('Enter'));
    await told(/Brand works and earns 17 crowns \(14 \+ 3 = 17\)/);
    await page.getByText('Day 2 of the Second Tennite').waitFor();

    await page.keyboard.press('Control+z');
    await told('Undone: ');
    await page.getByText('Day 2 of the First Tennite').first().waitFor();
    await page.keyboard.press('Control+Shift+Z');
    await told('Redone: ');

    await key('l');
    await page.keyboard.type('The riders were seen at the ford.');
    await key('Enter');
    await told('The riders were seen at the ford.');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('radio', { name: 'Markdown' }).check();
    await key('Enter');
    const folder = join(library, 'fivey-sample');
    await expect.poll(() => readdirSync(folder)).toContain('FIVEY sample, session 1.md');
    expect(readFileSync(join(folder, 'FIVEY sample, session 1.md'), 'utf8')).toContain(
      'The riders were seen at the ford.',
    );
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('a Nightsong day by clicks and keys', () => {
  it('goes by watches, meets someone by name, fights side by side, and comes back to the road', async () => {
    const { page, complaints, key, told } = await sitDown('Nightsong');
    await key('Enter');
    await told('Session 1 begins');
    await key('e');
    await told(/The party enters 0605, farmland \(6 hours\)\./);
    await page.keyboard.press('Control+z');
    await told('Undone: ');
    await page.getByTestId('map').focus();
    await key('ArrowUp');
    await key('Enter');
    await told(/enters 0505/);
    await page.getByRole('log').focus();
    await key('m');
    await page.getByTestId('form').getByRole('combobox').fill('Wolf');
    await page.getByTestId('form').locator('input[name=count]').fill('3');
    await key('Enter');
    await told('Encounter: 3 × Wolf.');
    await page.getByTestId('form').waitFor({ state: 'detached' });
    await key('r');
    await page.locator('[data-testid=reactions] [aria-current]').waitFor();
    await key('f');
    await told('Round 1.');
    const acting = page.locator('[data-combatant]:has([data-offer=attack])').first();
    await acting.locator('[data-offer=attack]').first().click();
    await page.locator('[data-combatant^=wolf] button.who:not([disabled])').first().click();
    await told(/Wolf 1/);
    await page.locator('summary', { hasText: 'session' }).click();
    await page.locator('[data-offer=end-fight]').click();
    await told('The fight is over');
    await key('Enter');
    await page.locator('[data-offer=travel]').first().waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('the page', () => {
  it('finds anything by Ctrl+K, shows its keys by ?, and says what is refused', async () => {
    const { page, key } = await sitDown('FIVEY');
    await page.keyboard.press('Control+k');
    await page.getByTestId('palette').fill('duke of');
    await page.getByRole('option').getByText('The Duke of Vane', { exact: true }).waitFor();
    await key('Enter');
    const sheet = page.getByRole('region', { name: 'The Duke of Vane' });
    await sheet.waitFor();
    await key('Escape');
    await sheet.waitFor({ state: 'detached' });
    await key('?');
    await page.getByTestId('keys').getByText('enter dice').waitFor();
    await key('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByTestId('note').fill('/2x6');
    await key('Enter');
    await page.getByTestId('error').getByText('not a dice roll').waitFor();
    await page.context().close();
  });

  it('says that the host went away or was restarted, and keeps what was typed', async () => {
    const library = ownFolder('second');
    const details = await startHost(library);
    const page = await browser.newPage();
    await page.goto(details.address);
    await page.getByTestId('campaign-card').first().click();
    await page.getByTestId('note').fill('half a line');
    await details.stop();
    const away = page.getByText('Hexwatch is not responding').first();
    const [said, table] = [await away.boundingBox(), await page.getByTestId('table').boundingBox()];
    expect(table?.y).toBeGreaterThanOrEqual(said?.height ?? 0);
    expect(await page.getByText('Saved', { exact: true }).isVisible()).toBe(false);
    expect(await page.getByTestId('note').inputValue()).toBe('half a line');
    expect(page.url()).not.toContain(details.token);
    const restarted = await startHost(library, ['--port', new URL(details.origin).port]);
    await page.getByText('Hexwatch was restarted').waitFor();
    expect(await page.getByTestId('note').inputValue()).toBe('half a line');
    await restarted.stop();
    await page.close();
  });
});
