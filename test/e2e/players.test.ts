import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HexwatchApi, View } from '../../shared/api.ts';
import { closePages, mapAfter, sharedBrowser } from '../helpers/browser.ts';
import { ownFolder } from '../helpers/folders.ts';
import { takeSeat } from '../helpers/referee.ts';
import { startHostHere } from '../helpers/hostHere.ts';
import { libraryWithSamples, startHost, webDoor, type RunningHost } from '../helpers/webHost.ts';

/** A picture of one dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let browser: Browser;
let host: RunningHost;
let door: HexwatchApi;
const library = await libraryWithSamples();
const campaign = join(library, 'fivey-sample');
beforeAll(async () => {
  browser = await sharedBrowser();
  host = await startHost(library);
  door = webDoor(host);
  mkdirSync(join(campaign, 'pictures'));
  writeFileSync(join(campaign, 'pictures/keep.png'), DOT);
  await give('open-campaign', { folder: campaign });
  await give('open-session');
});
afterAll(async () => {
  await closePages();
  await host.stop();
});

async function give(type: string, more: object = {}): Promise<void> {
  expect(await door.dispatch({ type, ...more })).toMatchObject({ ok: true });
}
const viewNow = (): Promise<View> =>
  new Promise((done) => {
    const stop = door.watch((message) => {
      if ('view' in message) done(message.view);
      queueMicrotask(() => stop());
    });
  });

interface Screen {
  page: Page;
  /** Errors in the page, and what it asked of any other machine. */
  complaints: string[];
}

/** A page that complains of whatever is asked of another host than this. */
async function openPage(origin: string): Promise<Screen> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(...(message.type() === 'error' ? [message.text()] : [])));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:'))
      complaints.push(request.url());
  });
  return { page, complaints };
}

/** The referee opens the screen, and someone looks at it. */
async function lookOn(): Promise<Screen> {
  await give('close-players-screen');
  await give('open-players-screen');
  const { players } = (await viewNow()).workspace;
  const screen = await openPage(host.origin);
  await screen.page.goto(players.address ?? '');
  await screen.page.getByTestId('players').waitFor();
  return screen;
}

/** How wide the picture is that is shown: nothing until it has come. */
const widthShown = (page: Page): Promise<number | undefined> =>
  page
    .getByTestId('shown')
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images[0]?.naturalWidth);

const fightOf = (page: Page) => page.getByTestId('players-fight');

describe('the referee’s hold on it', () => {
  it('brings in pictures that are chosen, dropped or pasted, and shows them', async () => {
    const { page, complaints } = await lookOn();
    const seat = await takeSeat(browser, host);
    await seat.page.getByTestId('table').waitFor();
    await seat.page.keyboard.press('Control+s');
    const control = seat.page.getByTestId('players-control');
    const files = ['inn.png', 'keep.png'].map((name) => ({ name, mimeType: 'image/png', buffer: DOT }));
    await control.locator('input[type=file]').setInputFiles(files);
    await control.getByRole('button', { name: 'Show keep-2.png' }).waitFor();
    await control.getByRole('button', { name: 'Show inn.png' }).click();
    await expect.poll(() => widthShown(page)).toBe(1);

    for (const [type, holds] of [
      ['drop', 'dataTransfer'],
      ['paste', 'clipboardData'],
    ] as const) {
      await control.evaluate(
        (element, { type, holds, bytes }) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([new Uint8Array(bytes)], `${type}.png`, { type: 'image/png' }));
          const event = new Event(type, { bubbles: true, cancelable: true });
          element.dispatchEvent(Object.defineProperty(event, holds, { value: transfer }));
        },
        { type, holds, bytes: [...DOT] },
      );
      await control.getByRole('button', { name: `Show ${type}.png` }).waitFor();
    }

    await control.locator('input[type=file]').setInputFiles([
      { name: 'plan.svg', mimeType: 'image/svg+xml', buffer: DOT },
      { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<script>') },
    ]);
    await control.getByRole('alert').filter({ hasText: '“plan.svg” is not a PNG' }).waitFor();
    await control.getByRole('alert').filter({ hasText: '“page.png” is not really a PNG' }).waitFor();
    expect(await control.getByRole('button', { name: 'Add picture' }).isEnabled()).toBe(true);
    await give('show-players');
    expect([...seat.complaints, ...complaints]).toEqual([]);
    await seat.page.context().close();
    await page.context().close();
  });

  it('brings in a portrait, which is then the one of the sheet', async () => {
    const seat = await takeSeat(browser, host);
    await seat.page.getByTestId('table').waitFor();
    await seat.page.keyboard.press('Shift+Digit1');
    const sheet = seat.page.getByTestId('sheet');
    await sheet
      .locator('input[type=file]')
      .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: DOT });
    await sheet
      .locator('img')
      .and(sheet.getByRole('img', { name: /^Portrait of/ }))
      .waitFor();
    expect(seat.complaints).toEqual([]);
    await seat.page.context().close();
  });
});

describe('the players’ page', () => {
  it('shows map, hour and light, and the order of a fight as it goes on', async () => {
    const { page, complaints } = await lookOn();
    const { table } = await viewNow();
    await page.getByRole('img', { name: `The party is at ${table?.party.hex}` }).waitFor();
    await page.getByRole('heading', { name: table?.time.date }).waitFor();
    expect(page.url()).toBe(`${host.origin}/players`);

    await give('set-weather', { name: 'a thick fog' });
    await page.getByText('a thick fog').waitFor();

    await give('meet', { statBlock: 'Goblin', count: 2 });
    await give('start-fight');
    const { table: fighting } = await viewNow();
    await fightOf(page).getByText('Goblin 1', { exact: true }).waitFor();
    const mae = fightOf(page).getByRole('listitem').filter({ hasText: 'Mae' });
    const details = fighting?.characters.find(({ id }) => id === 'mae')?.hitPoints;
    await mae.getByText(`${details?.now} of ${details?.max}`).waitFor();
    expect(
      await fightOf(page).getByRole('listitem').filter({ hasText: 'Goblin 1' }).textContent(),
    ).not.toMatch(/ of /);
    await expect.poll(() => fightOf(page).locator('[aria-current]').count()).toBeGreaterThan(1);
    await give('set-status', { creature: 'goblin-1', status: 'dead' });
    await fightOf(page).getByRole('listitem').filter({ hasText: 'Goblin 1' }).getByText('dead').waitFor();
    await give('end-fight');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('shows what the referee holds up, and nothing of what is hidden in it', async () => {
    const { page, complaints } = await lookOn();
    const shown = page.getByTestId('shown');
    await give('show-players', {
      text: '# The Ford\n\n*Cold* water.\n\n<b onclick=alert(1)>raw</b> ![x](https://evil.example/x.png) [go](javascript:alert(1)) [there](https://example.org)',
    });
    await shown.getByRole('heading', { name: 'The Ford' }).waitFor();
    await shown.locator('em', { hasText: 'Cold' }).waitFor();
    await shown.getByText('<b onclick=alert(1)>raw</b>').waitFor();
    expect(await shown.locator('b, script, img').count()).toBe(0);
    expect(
      await shown.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['https://example.org']);

    await give('show-players', { picture: 'keep.png' });
    const picture = shown.locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    expect(await page.content()).not.toContain('keep.png');

    await give('show-players', { text: '# The reeve', face: 'villager:48' });
    await shown.getByRole('heading', { name: 'The reeve' }).waitFor();
    await shown.locator('svg path').first().waitFor();
    await give('show-players');
    await shown.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('is larger and smaller by keys, and dark unless the referee wants it light', async () => {
    const { page } = await lookOn();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    // Symbols may still be arriving: a picture counts once the same key gives the same again.
    const thereAndBack = async (): Promise<boolean> => {
      const usual = await mapAfter(page, '0');
      const larger = await mapAfter(page, '+');
      return larger !== usual && (await mapAfter(page, '0')) === usual;
    };
    await expect.poll(thereAndBack).toBe(true);

    await give('set-settings', { theme: 'light' });
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light');
    await page.context().close();
  });

  it('comes back by itself after a reload, and ends when the referee closes it', async () => {
    const { page } = await lookOn();
    await page.reload();
    await page.getByTestId('players-map').waitFor();
    await give('close-players-screen');
    await page.getByText('The players’ screen is closed.').waitFor();
    expect(await page.getByTestId('players').count()).toBe(0);
    await page.reload();
    await page.getByText('The players’ screen is closed.').waitFor();
    await page.context().close();
  });
});

describe('a tablet on the network', () => {
  let ours: Awaited<ReturnType<typeof startHostHere>>;
  beforeAll(async () => {
    const library = ownFolder('library');
    ours = await startHostHere(library);
    await ours.workspace.dispatch({ type: 'open-campaign', folder: join(library, 'fivey-sample') });
  });
  afterAll(() => ours.stop());

  it('pairs by the code that the referee has, and follows the game', async () => {
    const seat = await takeSeat(browser, ours);
    await seat.page.getByTestId('table').waitFor();
    await seat.page.keyboard.press('Control+s');
    await seat.page.getByRole('button', { name: 'Open it for tablets on this network' }).click();
    const tablets = seat.page.getByTestId('tablets');
    const address = (await tablets.getByRole('listitem').first().textContent()) ?? '';
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/players$/);
    expect(address).not.toContain(ours.origin);
    await tablets.getByRole('img').waitFor();
    const code = (await tablets.getByTestId('pairing-code').textContent()) ?? '';

    const { page, complaints } = await openPage(new URL(address).origin);
    await page.goto(address);
    const field = page.getByLabel('Code from the referee');
    await field.fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Wrong code.' }).waitFor();
    await field.fill(code.toLowerCase());
    await page.keyboard.press('Enter');
    await page.getByTestId('players-map').waitFor();
    await ours.workspace.dispatch({ type: 'set-weather', name: 'a thick fog' });
    await page.getByText('a thick fog').waitFor();

    await page.route('**/players/watch', (route) => route.abort());
    await page.reload();
    await page.getByText('reconnects by itself').waitFor();
    await page.unroute('**/players/watch');
    await page.getByText('a thick fog').waitFor();
    await page.getByText('reconnects by itself').waitFor({ state: 'detached' });

    await seat.page.getByRole('button', { name: 'Close players’ screen' }).click();
    await page.getByText('The players’ screen is closed.').waitFor();
    await tablets.waitFor({ state: 'detached' });
    expect(seat.complaints).toEqual([]);
    // What a browser says of answers that refuse is no complaint of the page's.
    expect(complaints.filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
    await seat.page.context().close();
    await page.context().close();
  });

  it('is let in at once by the address with the key, and shows what is held up', async () => {
    await ours.workspace.dispatch({ type: 'open-players-screen', reach: 'network' });
    const [address = ''] = ours.workspace.players.state.network?.addresses ?? [];
    const { page, complaints } = await openPage(new URL(address).origin);
    await page.goto(address);
    await page.getByTestId('players-map').waitFor();
    expect(page.url()).not.toContain('token');
    const data = DOT.toString('base64');
    await ours.workspace.dispatch({ type: 'add-picture', name: 'keep.png', data });
    await ours.workspace.dispatch({ type: 'show-players', picture: 'keep.png' });
    await expect.poll(() => widthShown(page)).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
