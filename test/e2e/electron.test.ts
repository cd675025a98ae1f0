import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { _electron, type Page } from 'playwright-core';
import { systems } from '../../shared/systems/registry.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { privateAddresses } from '../../src-main/hosts/players/privateAddresses.ts';
import { PAGE_MS } from '../helpers/deadlines.ts';
import { startDesktop, type Desktop } from '../helpers/electronDouble/desktop.ts';
import type { ElectronDouble } from '../helpers/electronDouble/double.ts';
import { ownFolder } from '../helpers/folders.ts';
import { fromMenu } from '../helpers/referee.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a referee does first, whatever the host: makes a campaign and begins its first session. */
async function makeCampaign(page: Page): Promise<void> {
  const form = page.getByTestId('new-campaign');
  await form.locator('input[name=name]').fill('The Vale');
  await form.locator('input[name=system][value=fivey]').check();
  await form.locator('button[type=submit]').click();
  await page.getByTestId('table').waitFor();
  await page.locator('[data-offer="open-session"]').click();
  await page.locator('[data-offer="travel"]').first().waitFor();
}

const journal = (library: string): string =>
  readdirSync(join(library, 'the-vale/sessions'))
    .map((file) => readFileSync(join(library, 'the-vale/sessions', file), 'utf8'))
    .join('');

/** A picture of one dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('the built desktop app, on a double of Electron in a real browser', () => {
  let desktop: Desktop;
  let double: ElectronDouble;
  let page: Page;
  let complaints: string[];
  const home = ownFolder('home');
  const library = join(home, 'documents/Hexwatch');

  beforeAll(async () => {
    desktop = await startDesktop(home);
    ({ double, page, complaints } = desktop);
  });
  afterAll(() => desktop.end());

  it('puts the sample campaigns into an empty library', async () => {
    await expect.poll(() => page.getByTestId('campaign-card').count()).toBe(systems.length);
  });

  it('shows the pictures of its manual', async () => {
    await page.keyboard.press('F1');
    const picture = page.getByTestId('manual').locator('img').first();
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(100);
    await page.keyboard.press('Escape');
  });

  it('carries a click through preload and main process to the disk and back to the page', async () => {
    await makeCampaign(page);
    expect(journal(library)).toContain('"session-opened"');
    await page.getByTestId('note').fill('A raven follows.');
    await page.keyboard.press('Enter');
    await page.getByRole('log').getByText('A raven follows.').waitFor();
    expect(journal(library)).toContain('A raven follows.');
  });

  it('undoes from the menu', async () => {
    double.menu('Undo').click?.();
    await page.getByRole('log').getByText('Undone: ').waitFor();
  });

  it('plays journeys in a process of its own, and has none of it left', async () => {
    const { double } = desktop;
    const give = (command: object) =>
      double.invoke('hexwatch:dispatch', command, 'app://hexwatch/index.html');
    const ask = (query: object) => double.invoke('hexwatch:ask', query, 'app://hexwatch/index.html');
    const to = '0302';
    const [way] = (await ask({ type: 'routes', to })) as { hexes: string[] }[];
    expect(await give({ type: 'forecast', ways: [way?.hexes], runs: 30 })).toMatchObject({ ok: true });
    expect(double.processes.started).toBeGreaterThan(0);
    expect(await give({ type: 'dismiss-forecast' })).toMatchObject({ ok: true });
    expect(double.processes.running).toBe(0);
  });

  it('exports to where the dialog says', async () => {
    const filePath = join(home, 'session.md');
    double.answers.push({ canceled: false, filePath });
    double.menu('Export…').click?.();
    const panel = page.getByTestId('export');
    await panel.getByRole('radio', { name: /^Markdown/ }).check();
    await panel.getByRole('button', { name: 'Export' }).click();
    await expect.poll(() => existsSync(filePath) && readFileSync(filePath, 'utf8')).toContain('# The Vale');
  });

  it('says where the export went, opens it and shows its folder, until that is put away', async () => {
    const filePath = join(home, 'session.md');
    const told = page.getByTestId('written');
    await told.getByText('session.md').waitFor();
    await told.getByRole('button', { name: 'Open' }).click();
    await expect.poll(() => double.opened).toContain(filePath);
    await told.getByRole('button', { name: 'Show folder' }).click();
    await expect.poll(() => double.shown).toContain(filePath);
    await told.getByRole('button', { name: 'Dismiss' }).click();
    await told.waitFor({ state: 'detached' });
    double.opened.length = 0;
  });

  it('opens the folder that the dialog names, and says what is wrong with one that is no campaign', async () => {
    double.answers.push({ filePaths: [home] });
    await fromMenu(page, 'Library');
    await page.getByRole('button', { name: 'Choose…' }).click();
    await expect.poll(() => page.getByTestId('error').textContent()).toMatch(/campaign/);
    double.answers.push({ filePaths: [join(library, 'the-vale')] });
    await page.getByRole('button', { name: 'Choose…' }).click();
    await page.getByTestId('table').waitFor();
  });

  it('gives the page five named functions and nothing of Node', async () => {
    const power = await page.evaluate(() => ({
      bridge: Object.keys((window as never as { hexwatch: object }).hexwatch).sort(),
      node: ['require', 'process', 'Buffer', 'ipcRenderer'].filter((name) => name in window),
    }));
    expect(power).toEqual({ bridge: ['ask', 'dispatch', 'onMenu', 'pathOf', 'watch'], node: [] });
  });

  it('opens a second window for the players, which can look and do nothing else, and closes it', async () => {
    const give = (type: string, more: object = {}) =>
      double.invoke('hexwatch:dispatch', { type, ...more }, 'app://hexwatch/index.html');
    mkdirSync(join(library, 'the-vale/pictures'), { recursive: true });
    writeFileSync(join(library, 'the-vale/pictures/keep.png'), DOT);
    expect(await give('open-players-screen')).toMatchObject({ ok: true });
    const [, theirs] = double.windows;
    const screen = await theirs!.page;
    screen.on('console', (message) =>
      complaints.push(...(message.type() === 'error' ? [message.text()] : [])),
    );
    await screen.getByTestId('players-map').waitFor();
    const bridges = await screen.evaluate(() =>
      ['hexwatch', 'hexwatchPlayers'].map((name) =>
        Object.keys((window as never as Record<string, object | undefined>)[name] ?? {}),
      ),
    );
    expect(bridges).toEqual([[], ['watch']]);

    await give('show-players', { text: 'A **keep** on a hill.', picture: 'keep.png' });
    await screen.getByTestId('shown').locator('strong', { hasText: 'keep' }).waitFor();
    await screen.getByTestId('shown').locator('img[src^="data:image/png"]').waitFor();

    const players = 'app://hexwatch/players/players.html';
    for (const channel of ['hexwatch:dispatch', 'hexwatch:ask', 'hexwatch:watch'])
      expect(await double.invoke(channel, { type: 'undo' }, players, theirs)).toMatchObject({
        error: { code: 'not-ours' },
      });
    expect(
      await double.invoke('hexwatch:players-watch', undefined, 'app://hexwatch/index.html'),
    ).toMatchObject({ error: { code: 'not-ours' } });

    await give('close-players-screen');
    await theirs!.shut();
    const open = () => page.evaluate(() => fetch('/players/picture').then(({ status }) => status));
    expect(await open()).toBe(404);
  });

  it('takes a picture of many megabytes from the page, and nothing else that large', async () => {
    const data = Buffer.concat([DOT, Buffer.alloc(9 * 1024 * 1024)]).toString('base64');
    const give = (command: object) =>
      double.invoke('hexwatch:dispatch', command, 'app://hexwatch/index.html');
    expect(await give({ type: 'add-picture', name: 'map.png', data })).toMatchObject({ picture: 'map.png' });
    expect(await give({ type: 'note', text: data })).toMatchObject({ error: { code: 'bad-command' } });
  });

  it('lets tablets look without a window, or says that there is no network, and lets the window go alone', async () => {
    const give = (more: object) =>
      double.invoke(
        'hexwatch:dispatch',
        { type: 'open-players-screen', ...more },
        'app://hexwatch/index.html',
      );
    const windows = double.windows.length;
    const network = privateAddresses().length > 0;
    expect(await give({ reach: 'network' })).toMatchObject(
      network ? { ok: true } : { error: { code: 'no-network' } },
    );
    expect(double.windows).toHaveLength(windows);
    await give({ reach: 'here' });
    const theirs = double.windows.at(-1)!;
    await (await theirs.page).getByTestId('players-map').waitFor();
    await theirs.shut();
    const shown = () => page.evaluate(() => fetch('/players/picture').then(({ status }) => status));
    await expect.poll(shown).toBe(network ? 200 : 404);
    await double.invoke('hexwatch:dispatch', { type: 'close-players-screen' }, 'app://hexwatch/index.html');
    expect(await shown()).toBe(404);
  });

  it('knows that the players’ window was closed by hand', async () => {
    const give = (type: string) => double.invoke('hexwatch:dispatch', { type }, 'app://hexwatch/index.html');
    await give('open-players-screen');
    const theirs = double.windows.at(-1)!;
    await (await theirs.page).getByTestId('players-map').waitFor();
    await theirs.shut();
    await give('open-players-screen');
    expect(double.windows.at(-1)).not.toBe(theirs);
    await (await double.windows.at(-1)!.page).getByTestId('players-map').waitFor();
    await give('close-players-screen');
  });

  it('answers strangers and nonsense with an error value', async () => {
    const stranger = await double.invoke('hexwatch:dispatch', { type: 'undo' }, 'https://evil.example/');
    expect(stranger).toMatchObject({ ok: false, error: { code: 'not-ours' } });
    expect(await double.invoke('hexwatch:dispatch', 'undo', 'app://hexwatch.evil/')).toMatchObject({
      error: { code: 'not-ours' },
    });
    expect(await double.invoke('hexwatch:dispatch', [1], 'app://hexwatch/index.html')).toMatchObject({
      error: { code: 'bad-command' },
    });
    expect(
      await double.invoke('hexwatch:ask', { type: 'secrets' }, 'app://hexwatch/index.html'),
    ).toMatchObject({ error: { code: 'bad-query' } });
  });

  it('serves its own pages only, under a strict policy that nothing on them breaks', async () => {
    const answers = await page.evaluate(async () => {
      const page = await fetch('/index.html');
      const outside = await Promise.all(
        ['/../main/main.js', '/%2e%2e/main/main.js', '/..%2fmain%2fmain.js', '/package.json'].map((path) =>
          fetch(path),
        ),
      );
      return {
        policy: page.headers.get('content-security-policy'),
        outside: outside.map(({ status }) => status),
      };
    });
    expect(answers.outside).toEqual([404, 404, 404, 404]);
    expect(answers.policy).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(answers.policy).not.toContain('unsafe');
    expect(complaints.filter((text) => /Content Security Policy/.test(text))).toEqual([]);
  });

  it('denies every permission, foreign navigation and new windows', async () => {
    expect([double.permissions.request('media'), double.permissions.check()]).toEqual([false, false]);
    await page.evaluate(() => {
      location.href = 'https://evil.example/';
    });
    await expect
      .poll(() => double.windows[0]!.wanted)
      .toEqual([{ url: 'https://evil.example/', prevented: true }]);
    expect(double.windows[0]!.openHandler({ url: 'http://evil.example/' })).toEqual({ action: 'deny' });
    expect(double.opened).toEqual([]);
  });
});

/** Electron's program where it is installed. */
function electronProgram(): string | undefined {
  const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  const named = join(folder, 'path.txt');
  const program = existsSync(named) ? join(folder, 'dist', readFileSync(named, 'utf8').trim()) : '';
  return existsSync(program) ? program : undefined;
}

describe('the built desktop app, on Electron itself', () => {
  it('makes a campaign that is on the disk', async (context) => {
    const executablePath = electronProgram();
    if (!executablePath)
      return context.skip('Electron’s program is not installed here, so only its double was tested.');
    const library = ownFolder('library');
    const app = await _electron.launch({
      executablePath,
      args: [root],
      timeout: PAGE_MS,
      env: { ...process.env, HEXWATCH_HOME: library } as Record<string, string>,
    });
    app.context().setDefaultTimeout(PAGE_MS);
    const page = await app.firstWindow({ timeout: PAGE_MS });
    await page.getByTestId('library').waitFor();
    await makeCampaign(page);
    expect(journal(library)).toContain('"session-opened"');
    await app.close();
  });
});
