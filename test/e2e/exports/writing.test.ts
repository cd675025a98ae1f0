import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findings } from '../../helpers/axe.ts';
import { closePages, sharedBrowser } from '../../helpers/browser.ts';
import { ownFolder } from '../../helpers/folders.ts';
import { openSample, takeSeat, type Seat } from '../../helpers/referee.ts';
import { libraryWithSamples, startHost, type RunningHost } from '../../helpers/webHost.ts';

let host: RunningHost;
let seat: Seat;
/** While this file is there, what stands in the place of a browser that prints takes its time; else it fails. */
let slow: string;

beforeAll(async () => {
  const folder = ownFolder('browser');
  mkdirSync(folder, { recursive: true });
  slow = join(folder, 'slow');
  const program = join(folder, 'browser');
  writeFileSync(program, `#!/bin/sh\n[ -e '${slow}' ] && exec sleep 300\nexit 1\n`);
  chmodSync(program, 0o755);
  host = await startHost(await libraryWithSamples(), [], { CHROMIUM: program });
  seat = await takeSeat(await sharedBrowser(), host);
  await openSample(seat, host, 'FIVEY');
  await seat.given({ type: 'open-session' });
});
afterAll(async () => {
  await closePages();
  await host.stop();
});

const panel = () => seat.page.getByTestId('export');
async function exportPdf(): Promise<void> {
  await seat.page.getByRole('button', { name: 'Export', exact: true }).first().click();
  await panel().getByRole('radio', { name: /^PDF/ }).check();
  await panel().getByLabel('Sessions').press('Enter');
}

it('a file that takes long says so while the game goes on, and can be cancelled', async () => {
  const { page, complaints } = seat;
  writeFileSync(slow, '');
  await exportPdf();
  const notice = page.getByTestId('exporting');
  await notice.getByText('FIVEY sample, session 1.pdf').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await panel().waitFor({ state: 'detached' });
  await page.keyboard.press('l');
  await page.keyboard.type('Meanwhile');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText('Meanwhile').waitFor();
  await notice.getByRole('button', { name: 'Cancel' }).click();
  await notice.waitFor({ state: 'detached' });
  await page.getByText('Nothing was written, and an older file is unchanged.').waitFor();
  expect(complaints).toEqual([]);
});

it('where no PDF can be made, the panel stays, says what to do, and offers to print', async () => {
  const { page } = seat;
  rmSync(slow);
  await exportPdf();
  await panel().getByText('Export a web page, open it in your browser').waitFor();
  await page.evaluate(() => {
    window.print = () => (document.title = 'printed');
  });
  await panel().getByRole('button', { name: 'Print the log' }).click();
  await page.getByTestId('history').waitFor();
  await expect.poll(() => page.title()).toBe('printed');
});
