import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownLand } from '../../src-renderer/map/knownLand.ts';
import { launchBrowser } from '../helpers/browser.ts';
import { ownFolder } from '../helpers/folders.ts';
import { openSample, takeSeat, viewOf, type Seat } from '../helpers/referee.ts';
import { startHost, type RunningHost } from '../helpers/webHost.ts';

let browser: Browser;
let host: RunningHost;
let seat: Seat;
beforeAll(async () => {
  browser = await launchBrowser();
  host = await startHost(ownFolder('library'));
  seat = await takeSeat(browser, host);
  await openSample(seat, host, 'FIVEY');
});
afterAll(async () => {
  await browser.close();
  await host.stop();
});

describe('the map', () => {
  it('opens a hex by keyboard, and keeps a place and a note on it', async () => {
    const { page } = seat;
    await page.getByTestId('map').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('.');
    await page.getByTestId('hex').waitFor();
    await page.getByRole('button', { name: 'Add a place' }).press('Enter');
    await page.locator('input[name="feature.name"]').fill('The Cold Hearth');
    await page.keyboard.press('Enter');
    await page.getByText('The Cold Hearth').first().waitFor();
    await page.getByRole('button', { name: 'Write' }).press('Enter');
    await page.keyboard.type('A chimney stands **alone**.');
    await page.keyboard.press('Control+Enter');
    await page.locator('.markdown strong').getByText('alone').waitFor();
    await page.keyboard.press('Escape');
    const { table } = await viewOf(host);
    const hexes = table!.land.columns.flat();
    expect(hexes.find((hex) => hex?.feature?.name === 'The Cold Hearth')?.note).toBe(
      'A chimney stands **alone**.',
    );
  });

  it('tells what its signs mean', async () => {
    const { page } = seat;
    await page.getByRole('button', { name: 'Legend' }).click();
    await page.getByTestId('legend').getByText('river').waitFor();
    await page.getByRole('button', { name: 'Legend' }).click();
    await page.getByTestId('legend').waitFor({ state: 'detached' });
  });

  it('gives a picture of the whole land', async () => {
    const { page } = seat;
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Pictures and print' }).click();
    await page.getByRole('menuitem', { name: /Picture for the players/ }).click();
    const file = await (await coming).path();
    const bytes = readFileSync(file);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.length).toBeGreaterThan(20_000);
    expect(seat.complaints).toEqual([]);
  });

  it('has on the players’ picture nothing that they do not know', async () => {
    const { table } = await viewOf(host);
    const land = table!.land;
    const secrets = land.columns
      .flat()
      .flatMap((hex) => (hex && (!hex.known || hex.feature?.secret) ? (hex.feature?.name ?? []) : []));
    expect(secrets.length).toBeGreaterThan(0);
    const known = JSON.stringify(knownLand(land));
    for (const secret of [...secrets, ...land.columns.flat().flatMap((hex) => hex?.note ?? [])])
      expect(known).not.toContain(secret);
  });
});
