import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HexwatchApi, View } from '../../../shared/api.ts';
import { neighbour } from '../../../shared/hex/coordinates.ts';
import { closePages, sharedBrowser } from '../../helpers/browser.ts';
import { takeSeat } from '../../helpers/referee.ts';
import { libraryWithSamples, startHost, webDoor, type RunningHost } from '../../helpers/webHost.ts';

let browser: Browser;
let host: RunningHost;
let door: HexwatchApi;
const library = await libraryWithSamples();
beforeAll(async () => {
  browser = await sharedBrowser();
  host = await startHost(library);
  door = webDoor(host);
  await door.dispatch({ type: 'open-campaign', folder: join(library, 'fivey-sample') });
  await door.dispatch({ type: 'open-session' });
  await door.dispatch({ type: 'open-players-screen' });
});
afterAll(async () => {
  await closePages();
  await host.stop();
});

const viewNow = (): Promise<View> =>
  new Promise((done) => {
    const stop = door.watch((message) => {
      if ('view' in message) done(message.view);
      queueMicrotask(() => stop());
    });
  });

it('says on the referee’s screen where they think they are, and shows players only that', async () => {
  const { workspace, table } = await viewNow();
  const hex = table?.party.hex ?? '';
  const believed = neighbour(hex, 's') ?? '';
  const { page, complaints, given } = await takeSeat(browser, host);
  const players = await (await browser.newContext()).newPage();
  await players.goto(workspace.players.address ?? '');
  await players.getByRole('img', { name: `The party is at ${hex}` }).waitFor();

  await given({ type: 'set-belief', hex: believed });
  await page
    .getByTestId('astray')
    .filter({ hasText: `they think they are at ${believed}` })
    .waitFor();
  await page.getByRole('button', { name: 'Legend' }).click();
  await page.getByTestId('legend').filter({ hasText: 'where they think they are' }).waitFor();
  await players.getByRole('img', { name: `The party is at ${believed}` }).waitFor();

  await given({ type: 'set-belief' });
  await page.getByTestId('astray').waitFor({ state: 'detached' });
  await players.getByRole('img', { name: `The party is at ${hex}` }).waitFor();
  expect(complaints).toEqual([]);
});
