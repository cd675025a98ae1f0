import { execFileSync, spawnSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { chromium, type Browser, type Page } from 'playwright-core';
import { PAGE_MS } from './deadlines.ts';

const modules = join(dirname(fileURLToPath(import.meta.url)), '../../node_modules');
const packed = join(modules, '@sparticuz/chromium/bin');
const home = join(modules, '.cache/hexwatch-chromium');
const program = join(home, 'chromium');
const libraries = join(home, 'lib');

const INSTALLED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];

/**
 * A headless browser: the one that CHROMIUM names, on Linux the one that came with the packages, else an installed one.
 * All its pages have the deadline of pages. Throws where there is none, and says what to do.
 */
export async function launchBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM'];
  const comesAlong = process.platform === 'linux' && process.arch === 'x64' && existsSync(packed);
  if (!named && comesAlong) return launch(await unpacked(), existsSync(libraries) ? libraries : undefined);
  const executablePath = named ?? INSTALLED.find((path) => existsSync(path));
  if (!executablePath)
    throw new Error('No browser for the tests: install Chrome or Chromium, or say CHROMIUM=/path/to/it.');
  return launch(executablePath);
}

let shared: Promise<Browser> | undefined;

/** The browser that all files of tests in this process share. It ends with the process; its pages are closed after each file. */
export async function sharedBrowser(): Promise<Browser> {
  const running = await (shared ??= launchBrowser());
  return running.isConnected() ? running : (shared = launchBrowser());
}

/** Closes what a file of tests opened in the shared browser. */
export async function closePages(): Promise<void> {
  const contexts = (await shared)?.contexts() ?? [];
  await Promise.all(contexts.map((context) => context.close()));
}

async function launch(executablePath: string, libraryPath?: string): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
    timeout: PAGE_MS,
    ...(libraryPath && { env: { ...process.env, LD_LIBRARY_PATH: libraryPath } }),
  });
  return browser.on('context', (context) => context.setDefaultTimeout(PAGE_MS));
}

/** Unpacks the browser once, aside and then renamed: of several that start together the first wins, the rest use its own. */
async function unpacked(): Promise<string> {
  if (existsSync(program)) return program;
  mkdirSync(dirname(home), { recursive: true });
  const aside = mkdtempSync(`${home}-`);
  try {
    await inflate('chromium.br', join(aside, 'chromium'), 0o755);
    if (!hasLibrary('libnss3')) {
      await inflate('al2023.tar.br', join(aside, 'al2023.tar'));
      execFileSync('tar', ['-xf', 'al2023.tar'], { cwd: aside });
    }
    renameSync(aside, home);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(program)) throw error;
  }
  return program;
}

const hasLibrary = (name: string): boolean => {
  const { error, stdout } = spawnSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' });
  return !error && stdout.includes(name);
};

const inflate = (name: string, to: string, mode?: number): Promise<void> =>
  pipeline(createReadStream(join(packed, name)), createBrotliDecompress(), createWriteStream(to, { mode }));

/** The map as it is drawn after a key, as an address of its picture. */
export async function mapAfter(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return page.locator('[data-testid$=map] canvas').evaluate((map: HTMLCanvasElement) => map.toDataURL());
}

/**
 * Holds back what a page sends to this path of the host, as far as its body is `held`; gives back what lets all of it go, now
 * and from then on.
 */
export async function holdBack(
  page: Page,
  path: '/api/ask' | '/api/dispatch',
  isHeld: (body: string) => boolean = () => true,
): Promise<() => void> {
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => (open = done));
  await page.route(`**${path}`, async (route) => {
    if (isHeld(route.request().postData() ?? '')) await opened;
    await route.continue();
  });
  return open;
}

/** The canvases that say when all that is in sight is drawn. */
const MAPS =
  ['map', 'players-map'].map((id) => `[data-testid=${id}] canvas`).join() + ',[data-testid=small-map]';

/** Waits until letters have come and every map in sight is drawn. */
export async function allDrawn(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // A map that was just told of a change says so with its next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.waitForFunction(
    (maps) =>
      [...document.querySelectorAll<HTMLElement>(maps)].every(({ dataset }) => dataset['drawn'] === 'true'),
    MAPS,
  );
}
