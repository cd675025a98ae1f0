import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDesktop, type Desktop } from '../helpers/electronDouble/desktop.ts';
import type { ElectronDouble } from '../helpers/electronDouble/double.ts';
import { ownFolder } from '../helpers/folders.ts';

const home = ownFolder('home');
const library = join(home, 'documents/Hexwatch');
const log = join(home, 'userData/logs/hexwatch.log');
const place = join(home, 'userData/window.json');
const playersPlace = join(home, 'userData/playersWindow.json');
const PAGE = 'app://hexwatch/index.html';

let desktop: Desktop;
let double: ElectronDouble;
let page: Page;
const give = (command: object): Promise<unknown> => double.invoke('hexwatch:dispatch', command, PAGE);
const choose = (label: string): void => double.menu(label).click?.();
const written = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

beforeAll(async () => {
  mkdirSync(join(home, 'userData'), { recursive: true });
  writeFileSync(place, JSON.stringify({ x: 300, y: 200, width: 900, height: 700 }));
  writeFileSync(playersPlace, JSON.stringify({ x: 2500, y: 100, width: 800, height: 600 }));
  desktop = await startDesktop(home);
  ({ double, page } = desktop);
});
afterAll(() => desktop.end());

describe('the menu', () => {
  it('offers what needs a campaign only while one is open', async () => {
    expect(double.menu('Show campaign folder').enabled).toBe(false);
    expect(double.menu('Keys').enabled).toBe(false);
    await give({ type: 'new-campaign', name: 'The Vale & Beyond', system: 'cairn', sample: false });
    await page.getByTestId('table').waitFor();
    expect(double.menu('Show campaign folder').enabled).toBe(true);
    choose('Show campaign folder');
    expect(double.shown).toEqual([join(library, 'the-vale-beyond')]);
  });

  it('opens a campaign that was played last', async () => {
    choose('Library');
    await page.getByTestId('library').waitFor();
    const names = double.menu('Open recent').submenu?.map(({ label }) => label);
    expect(names).toContain('Cairn sample');
    expect(names).toContain('The Vale && Beyond');
    choose('The Vale && Beyond');
    await page.getByTestId('table').waitFor();
  });

  it('shows what Hexwatch says of itself, with the licences', async () => {
    for (const label of ['About Hexwatch', 'Licences']) {
      choose(label);
      await page.getByTestId('about').waitFor();
      await page.keyboard.press('Escape');
      await page.getByTestId('about').waitFor({ state: 'detached' });
    }
  });

  it('shows the keys of the table', async () => {
    choose('Keys');
    await page.getByText('the whole log, with search').waitFor();
    await page.keyboard.press('Escape');
  });

  it('shows the log file, which is there by then', () => {
    choose('Log file');
    expect(double.shown.at(-1)).toBe(log);
    expect(existsSync(log)).toBe(true);
  });
});

describe('paper', () => {
  const note = 'The miller counts his sacks twice.';

  it('gets all lines of the log as PDF, where the dialog says', async () => {
    await give({ type: 'open-session' });
    await give({ type: 'note', text: note });
    const filePath = join(home, 'log.pdf');
    double.answers.push({ canceled: false, filePath });
    choose('Save the log as PDF…');
    await page.getByTestId('export').getByRole('button', { name: 'Export' }).click();
    await expect
      .poll(() => existsSync(filePath) && readFileSync(filePath).subarray(0, 5).toString())
      .toBe('%PDF-');
  });

  it('is asked of the browser for printing, with the log and nothing else on the page', async () => {
    await page.evaluate(() => {
      window.print = () => (document.title = 'printed');
    });
    choose('Print the log…');
    await expect.poll(() => page.title()).toBe('printed');
    await page.emulateMedia({ media: 'print' });
    const seen = async (selector: string): Promise<boolean> => page.locator(selector).first().isVisible();
    expect(await page.getByTestId('history').getByText(note).isVisible()).toBe(true);
    expect([
      await seen('.now'),
      await seen('.party'),
      await seen('canvas'),
      await seen('.panel .head'),
    ]).toEqual([false, false, false, false]);
    await page.emulateMedia({ media: null });
    await page.keyboard.press('Escape');
  });
});

describe('windows', () => {
  it('come back where they were', () => {
    expect(double.windows[0]?.bounds).toMatchObject({ x: 300, y: 200, width: 900, height: 700 });
  });

  it('come back elsewhere when the display they were on is gone, and remember where they are closed', async () => {
    await give({ type: 'open-players-screen' });
    const theirs = double.windows.at(-1);
    expect(theirs?.bounds).toMatchObject({ width: 800, height: 600 });
    expect(theirs?.bounds).not.toHaveProperty('x');
    await give({ type: 'close-players-screen' });
    await theirs?.shut();
    expect(written(playersPlace)).toMatchObject({ x: 40, y: 30, width: 800, height: 600 });
  });

  it('keep the display awake while players look, and no longer', async () => {
    expect(double.awake.size).toBe(0);
    await give({ type: 'open-players-screen' });
    expect([...double.awake.values()]).toEqual(['prevent-display-sleep']);
    await give({ type: 'close-players-screen' });
    expect(double.awake.size).toBe(0);
  });
});

describe('the right button', () => {
  const press = (clicked: object): (string | undefined)[] => {
    double.contextMenu.splice(0);
    double.windows[0]?.webContents.emit('context-menu', {}, clicked);
    return double.contextMenu.map(({ label, role }) => label ?? role);
  };
  const nothing = { isEditable: false, selectionText: '', misspelledWord: '', dictionarySuggestions: [] };

  it('offers other spellings before cutting and pasting, and puts in the one that is chosen', () => {
    const wrong = { isEditable: true, misspelledWord: 'ravn', dictionarySuggestions: ['raven', 'rave'] };
    expect(press({ ...nothing, ...wrong })).toEqual([
      'raven',
      'rave',
      undefined,
      'cut',
      'copy',
      'paste',
      undefined,
      'selectAll',
    ]);
    double.contextMenu[0]?.click?.();
    expect(double.windows[0]?.replaced).toEqual(['raven']);
  });

  it('copies what is chosen, and offers nothing elsewhere', () => {
    expect(press({ ...nothing, selectionText: 'a raven' })).toEqual(['copy']);
    expect(press(nothing)).toEqual([]);
  });

  it('fetches no dictionary from the network', () => {
    const mac = process.platform === 'darwin';
    expect(double.spelling).toEqual(
      mac ? { enabled: true, languages: ['en-US'] } : { enabled: false, languages: [] },
    );
  });
});

describe('a campaign in one file', () => {
  const file = join(home, 'Vale from afar.hexwatch');
  const open = async (): Promise<string> => (await page.getByTestId('table').getAttribute('data-seq')) ?? '';

  it('is saved from the menu', async () => {
    double.answers.push({ canceled: false, filePath: file });
    choose('Save a copy…');
    await expect.poll(() => existsSync(file) && readFileSync(file).subarray(0, 2).toString()).toBe('PK');
  });

  it('that is in the library already is asked about when it is opened by a second start', async () => {
    // The referee may stay in the campaign that is open.
    double.answers.push({ response: 0 }, { response: 1 });
    double.start(['hexwatch', file]);
    await expect
      .poll(() => double.said.at(-1))
      .toMatch(/ is open\. Close it and open Vale from afar\.hexwatch\?/);
    expect(await page.getByTestId('arrival').count()).toBe(0);
    double.start(['hexwatch', file]);
    await page.getByTestId('arrival').waitFor();
    await page.getByRole('button', { name: 'Open the one in the library' }).click();
    await page.getByTestId('arrival').waitFor({ state: 'detached' });
    expect(existsSync(join(library, 'vale-from-afar'))).toBe(false);
  });

  it('is kept as a copy under another name when the referee says so', async () => {
    double.openFile(file);
    await page.getByRole('button', { name: 'Keep a copy from the file' }).click();
    await page.getByText('The Vale & Beyond (copy)').first().waitFor();
    expect(existsSync(join(library, 'vale-from-afar/campaign.json'))).toBe(true);
    expect(await open()).not.toBe('');
  });

  it('is brought in by dropping it on the library', async () => {
    rmSync(join(library, 'vale-from-afar'), { recursive: true });
    rmSync(join(library, 'the-vale-beyond'), { recursive: true });
    choose('Library');
    await page.getByTestId('library').waitFor();
    await page.evaluate((folder) => {
      Object.assign(window, { __droppedFrom: folder });
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['?'], 'Vale from afar.hexwatch'));
      for (const type of ['dragover', 'drop'])
        document
          .querySelector('.library')
          ?.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }, home);
    await page.getByTestId('table').waitFor();
    expect(existsSync(join(library, 'vale-from-afar/campaign.json'))).toBe(true);
  });

  it('at an address that leads nowhere here is refused in words', async () => {
    double.start(['hexwatch', 'file://nas/share/x.hexwatch']);
    await expect.poll(() => double.said.at(-1)).toMatch(/no address of a file on this computer/);
  });

  it('that is none is refused in words', async () => {
    const evil = join(home, 'evil.hexwatch');
    writeFileSync(evil, 'not a zip');
    double.openFile(evil);
    await expect.poll(() => double.said.at(-1)).toMatch(/no archive of a campaign/);
  });
});

describe('trouble', () => {
  it('of a window that broke is told, and it is loaded again', async () => {
    double.answers.push({ response: 0 });
    const loaded = page.waitForEvent('load');
    double.windows[0]?.webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 });
    await loaded;
    expect(double.said.at(-1)).toMatch(/stopped working/);
    expect(readFileSync(log, 'utf8')).toContain('A window broke (crashed, 5)');
    await page.getByTestId('table').waitFor();
  });

  it('of a window that closes as it should is none', () => {
    const before = double.said.length;
    double.windows[0]?.webContents.emit('render-process-gone', {}, { reason: 'clean-exit', exitCode: 0 });
    expect(double.said).toHaveLength(before);
  });

  it('of a window that hangs is told, and one may wait', async () => {
    double.answers.push({ response: 0 });
    double.windows[0]?.emit('unresponsive');
    await expect.poll(() => double.said.at(-1)).toMatch(/does not respond/);
  });

  it('that nobody caught is told once and noted without what was written', async () => {
    const before = double.said.length;
    const caught = process.listeners('uncaughtException').at(-1);
    caught?.(new TypeError('A raven follows.'), 'uncaughtException');
    caught?.(new TypeError('A raven follows.'), 'uncaughtException');
    await expect.poll(() => double.said.length).toBe(before + 1);
    expect(double.said.at(-1)).toMatch(/Everything that was answered is saved/);
    const noted = readFileSync(log, 'utf8');
    expect(noted).toContain('Nobody caught: TypeError');
    expect(noted).not.toContain('raven');
  });
});
