import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Refusal } from '../../../shared/campaign/refusal.ts';
import { installedBrowser } from './installedBrowser.ts';

/** A page takes seconds; what takes so long hangs. */
const MOST_MS = 180_000;

const noBrowser = (): Refusal =>
  new Refusal(
    'no-printer',
    'Making a PDF needs Chrome, Chromium or Edge, and none was found. Export a web page, open it in your browser and print it from there.',
  );
const notPrinted = (browser: string): Refusal =>
  new Refusal(
    'not-printed',
    `${browser} did not make the PDF. Export a web page, open it in your browser and print it from there.`,
  );

/** Nothing is asked of a network, nothing of the referee’s own browser is touched. */
const wordsFor = (folder: string): string[] => [
  '--headless',
  '--disable-gpu',
  '--no-first-run',
  '--disable-extensions',
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--no-pdf-header-footer',
  // Chrome does not run in its sandbox for root; the page has neither scripts nor anything from elsewhere.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  `--user-data-dir=${join(folder, 'profile')}`,
  `--print-to-pdf=${join(folder, 'log.pdf')}`,
  pathToFileURL(join(folder, 'log.html')).href,
];

/** Runs a program to its end, or until it is stopped. */
const run = (program: string, words: string[], signal: AbortSignal): Promise<boolean> =>
  new Promise((done) => {
    const child = spawn(program, words, { stdio: 'ignore', signal, killSignal: 'SIGKILL' });
    child.on('error', () => done(false));
    child.on('exit', (code) => done(code === 0));
  });

/**
 * A page as a PDF, by an installed browser. Refuses with `no-printer` where there is none, `not-printed` where it fails, and with
 * what the signal says.
 */
export async function printedByBrowser(
  page: AsyncIterable<string>,
  signal: AbortSignal,
  browser = installedBrowser(),
): Promise<Uint8Array> {
  if (!browser) throw noBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'hexwatch-print-'));
  try {
    await writeFile(join(folder, 'log.html'), page, { mode: 0o600 });
    const isDone = await run(
      browser,
      wordsFor(folder),
      AbortSignal.any([signal, AbortSignal.timeout(MOST_MS)]),
    );
    signal.throwIfAborted();
    const pdf = isDone ? await readFile(join(folder, 'log.pdf')).catch(() => undefined) : undefined;
    if (!pdf?.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw notPrinted(browser);
    return pdf;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
