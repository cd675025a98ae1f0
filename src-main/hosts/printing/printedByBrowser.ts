import { spawn, type ChildProcess } from 'node:child_process';
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

/** Elsewhere a process leads a group of all that it starts; on Windows the helpers of a browser go when it goes. */
const HAS_GROUPS = process.platform !== 'win32';

/** Kills a program with all that it started, where it still runs. */
function kill(child: ChildProcess): void {
  try {
    if (HAS_GROUPS && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch (thrown) {
    // It may end by itself meanwhile.
    if ((thrown as NodeJS.ErrnoException).code !== 'ESRCH') throw thrown;
  }
}

/** Runs a program to its end, or until it is stopped or has taken too long. */
const run = (program: string, words: string[], signal: AbortSignal, mostMs: number): Promise<boolean> =>
  new Promise((done) => {
    if (signal.aborted) return done(false);
    const child = spawn(program, words, { stdio: 'ignore', detached: HAS_GROUPS });
    const stop = (): void => kill(child);
    // A timer of its own: nothing holds AbortSignal.any with AbortSignal.timeout, so it is collected and never fires.
    const timer = setTimeout(stop, mostMs);
    signal.addEventListener('abort', stop);
    const end = (isDone: boolean): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      done(isDone);
    };
    child.on('error', () => end(false));
    child.on('exit', (code) => end(code === 0));
  });

/**
 * A page as a PDF, by an installed browser. Refuses with `no-printer` where there is none, `not-printed` where it fails, and with
 * what the signal says.
 */
export async function printedByBrowser(
  page: AsyncIterable<string>,
  signal: AbortSignal,
  browser = installedBrowser(),
  mostMs = MOST_MS,
): Promise<Uint8Array> {
  if (!browser) throw noBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'hexwatch-print-'));
  try {
    await writeFile(join(folder, 'log.html'), page, { mode: 0o600 });
    const isDone = await run(browser, wordsFor(folder), signal, mostMs);
    signal.throwIfAborted();
    const pdf = isDone ? await readFile(join(folder, 'log.pdf')).catch(() => undefined) : undefined;
    if (!pdf?.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw notPrinted(browser);
    return pdf;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
