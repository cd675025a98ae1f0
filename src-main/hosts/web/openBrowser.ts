import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasDisplay, openHere } from './opener.ts';

const leadingTo = (address: string): string =>
  `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0;url=${address}"><title>Hexwatch</title>
<a href="${address}">Open Hexwatch</a>
`;

/**
 * Opens the referee's browser, and gives back what tidies up after it. Everyone on a machine may read the arguments of
 * its programs, so the browser is given no address with a token but a page in `folder` that only the referee may read
 * and that leads there. Where there is no browser, no display or no such folder, the printed address has to do.
 */
export async function openBrowser(address: string, folder: string): Promise<() => Promise<void>> {
  const page = join(folder, 'open-hexwatch.html');
  const tidy = (): Promise<void> => rm(page, { force: true }).catch(() => undefined);
  if (!hasDisplay()) return tidy;
  await tidy();
  try {
    await writeFile(page, leadingTo(address), { flag: 'wx', mode: 0o600 });
  } catch {
    return tidy;
  }
  openHere(page);
  return tidy;
}
