import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { installedBrowser } from '../../../src-main/hosts/printing/installedBrowser.ts';
import { printedByBrowser } from '../../../src-main/hosts/printing/printedByBrowser.ts';
import { hexwatch, newFolder } from '../../helpers/commandLine.ts';
import { ownFolder } from '../../helpers/folders.ts';

/** A few lines of shell in the place of a browser; `$out` is where the PDF goes, `$page` where the page lies. */
function browserThat(does: string): string {
  const folder = ownFolder('browser');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'browser');
  const words =
    'for word; do case $word in --print-to-pdf=*) out=${word#*=};; esac; page=${word#file://}; done';
  writeFileSync(path, `#!/bin/sh\n${words}\n${does}\n`);
  chmodSync(path, 0o755);
  return path;
}

async function* pageOf(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(`<!DOCTYPE html><html lang="en"><title>x</title><p>${text}</p></html>`);
}

const never = (): AbortSignal => new AbortController().signal;
const leftovers = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('hexwatch-print-'));

/** A browser that hangs with a helper that writes `path` again and again; neither listens to a polite word. */
const hanging = (path: string): string =>
  browserThat(`trap '' TERM; (while :; do touch '${path}'; sleep 0.05; done) & sleep 600; exit 0`);

/** Waits until a file is there. */
const written = (path: string) => expect.poll(() => existsSync(path), { timeout: 5000 }).toBe(true);

/** Whether somebody still writes a file. */
async function isWritten(path: string): Promise<boolean> {
  rmSync(path, { force: true });
  await passed(300);
  return existsSync(path);
}

/** What nothing holds is collected now, as it is sooner or later. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

describe('a page that an installed browser prints', () => {
  it('is given to it as a file, and its PDF is taken; nothing else is left', async () => {
    const before = leftovers();
    const browser = browserThat('grep -q Mae "$page" && printf "%%PDF-1.4 of Mae" > "$out"');
    const pdf = await printedByBrowser(pageOf('Mae'), never(), browser);
    expect(Buffer.from(pdf).toString()).toBe('%PDF-1.4 of Mae');
    expect(leftovers()).toEqual(before);
  });

  it.each([
    ['fails', 'exit 1'],
    ['writes nothing', 'exit 0'],
    ['writes something else', 'echo nonsense > "$out"'],
  ])('is refused in words where the browser %s', async (_what, does) => {
    const before = leftovers();
    await expect(printedByBrowser(pageOf('x'), never(), browserThat(does))).rejects.toMatchObject({
      code: 'not-printed',
      message: expect.stringContaining('print it from there') as string,
    });
    expect(leftovers()).toEqual(before);
  });

  it('is refused in words where there is no such browser', async () => {
    await expect(printedByBrowser(pageOf('x'), never(), '/nowhere/chrome')).rejects.toMatchObject({
      code: 'not-printed',
    });
    await expect(printedByBrowser(pageOf('x'), never(), '')).rejects.toMatchObject({ code: 'no-printer' });
  });

  it('is given up when it is cancelled, with the browser', async () => {
    const before = leftovers();
    const stop = new AbortController();
    const printing = printedByBrowser(pageOf('x'), stop.signal, browserThat('exec sleep 600'));
    stop.abort(new Error('enough'));
    await expect(printing).rejects.toThrow('enough');
    expect(leftovers()).toEqual(before);
  });

  it('is refused in words where the browser hangs, which is ended with all that it started', async () => {
    const before = leftovers();
    const alive = join(ownFolder(), '../alive');
    const printing = printedByBrowser(pageOf('x'), never(), hanging(alive), 1000);
    printing.catch(() => undefined);
    await written(alive);
    collectGarbage();
    await expect(printing).rejects.toMatchObject({
      code: 'not-printed',
      message: expect.stringContaining('did not make the PDF') as string,
    });
    expect([await isWritten(alive), leftovers()]).toEqual([false, before]);
  });

  it('is given up with all that a hanging browser started', async () => {
    const before = leftovers();
    const alive = join(ownFolder(), '../alive');
    const stop = new AbortController();
    const printing = printedByBrowser(pageOf('x'), stop.signal, hanging(alive));
    printing.catch(() => undefined);
    await written(alive);
    stop.abort(new Error('enough'));
    await expect(printing).rejects.toThrow('enough');
    expect([await isWritten(alive), leftovers()]).toEqual([false, before]);
  });

  it('becomes a PDF in a browser that is really there', async (context) => {
    if (!installedBrowser())
      return context.skip('No browser is installed here, so only stand-ins were tested.');
    const pdf = await printedByBrowser(pageOf('Mae'), never());
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  });
});

describe('the browser that is used', () => {
  const on = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv, ...there: string[]): string | undefined =>
    installedBrowser({ platform, env }, (path) => there.includes(path.replaceAll('\\', '/')));

  it('is the one that CHROMIUM names', () => {
    expect(on('linux', { CHROMIUM: '/mine', PATH: '/usr/bin' }, '/usr/bin/chromium')).toBe('/mine');
  });

  it('is one of the path on Linux, and one of the usual places elsewhere', () => {
    expect(on('linux', { PATH: '/bin:/usr/bin' }, '/usr/bin/microsoft-edge')).toBe('/usr/bin/microsoft-edge');
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(on('darwin', { HOME: '/Users/mae' }, chrome)).toBe(chrome);
    const edge = 'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe';
    expect(on('win32', { 'ProgramFiles(x86)': 'C:/Program Files (x86)' }, edge)).toBeDefined();
  });

  it('is none where there is none', () => {
    expect(on('linux', { PATH: '/usr/bin' })).toBeUndefined();
    expect(on('linux', {})).toBeUndefined();
    expect(on('win32', {})).toBeUndefined();
  });
});

describe('hexwatch export --to pdf', () => {
  const exported = (browser: string, out: string, folder: string) => {
    const before = process.env['CHROMIUM'];
    process.env['CHROMIUM'] = browser;
    try {
      return hexwatch(['export', folder, '--to', 'pdf', '--out', out]);
    } finally {
      if (before === undefined) delete process.env['CHROMIUM'];
      else process.env['CHROMIUM'] = before;
    }
  };

  it('prints the page that --to html writes', () => {
    const folder = newFolder('--sample');
    const out = join(folder, '../log.pdf');
    const browser = browserThat('{ printf %%PDF-; cat "$page"; } > "$out"');
    expect(exported(browser, out, folder)).toMatchObject({ code: 0, err: '' });
    hexwatch(['export', folder, '--to', 'html', '--out', join(folder, '../log.html')]);
    expect(readFileSync(out, 'utf8')).toBe(`%PDF-${readFileSync(join(folder, '../log.html'), 'utf8')}`);
  });

  it('leaves an older file as it is where the browser fails, and says what to do', () => {
    const folder = newFolder();
    const out = join(folder, '../log.pdf');
    writeFileSync(out, 'older');
    const { code, err } = exported(browserThat('exit 1'), out, folder);
    expect([code, err.includes('Export a web page')]).toEqual([2, true]);
    expect(readFileSync(out, 'utf8')).toBe('older');
  });
});
