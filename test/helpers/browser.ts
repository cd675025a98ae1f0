import { spawnSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { chmod } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';

const modules = join(dirname(fileURLToPath(import.meta.url)), '../../node_modules');
const packed = join(modules, '@sparticuz/chromium/bin');
const home = join(modules, '.cache/hexwatch-chromium');

const INSTALLED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
];

/** A headless browser: the one that CHROMIUM names, on Linux the one that came with the packages, else an installed one. */
export async function launchBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM'];
  const ours = process.platform === 'linux' && process.arch === 'x64' && existsSync(packed);
  const executablePath = named ?? (ours ? await unpacked() : INSTALLED.find((path) => existsSync(path)));
  if (!executablePath)
    throw new Error('No browser for the tests: install Chrome or Chromium, or say CHROMIUM=/path/to/it.');
  const libraries = join(home, 'al2023/lib');
  const env = existsSync(libraries) && !named ? { ...process.env, LD_LIBRARY_PATH: libraries } : process.env;
  return chromium.launch({
    executablePath,
    env: env as Record<string, string>,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

/** Unpacks the packaged Chromium once; a second process that is as quick finds the first one's and uses that. */
async function unpacked(): Promise<string> {
  const program = join(home, 'chromium');
  if (existsSync(program)) return program;
  mkdirSync(dirname(home), { recursive: true });
  const aside = mkdtempSync(`${home}-`);
  await unpack('chromium.br', join(aside, 'chromium'));
  await chmod(join(aside, 'chromium'), 0o755);
  if (!/libnss3/.test(String(spawnSync('/sbin/ldconfig', ['-p']).stdout))) {
    await unpack('al2023.tar.br', join(aside, 'al2023.tar'));
    spawnSync('tar', ['-xf', 'al2023.tar'], { cwd: aside });
    if (!existsSync(join(aside, 'al2023')) && existsSync(join(aside, 'lib'))) {
      mkdirSync(join(aside, 'al2023'));
      renameSync(join(aside, 'lib'), join(aside, 'al2023/lib'));
    }
  }
  try {
    renameSync(aside, home);
  } catch (error) {
    if (!existsSync(program)) throw error;
    rmSync(aside, { recursive: true, force: true });
  }
  return program;
}

const unpack = (name: string, to: string): Promise<void> =>
  pipeline(createReadStream(join(packed, name)), createBrotliDecompress(), createWriteStream(to));
