import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];

/** Removes the folders that tests made for themselves. */
export function removeOwnFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** A folder of the test's own, gone after the file's last test; the campaign inside it is yet to be made. */
export function ownFolder(name = 'campaign'): string {
  const parent = mkdtempSync(join(tmpdir(), 'hexwatch-test-'));
  made.push(parent);
  return join(parent, name);
}

/** A copy of a folder that is the test's own. */
export function ownCopy(of: string, name?: string): string {
  const folder = ownFolder(name);
  cpSync(of, folder, { recursive: true });
  return folder;
}

/** A folder for all files of tests in this process, gone when it ends. */
export function sharedFolder(name: string): string {
  const parent = mkdtempSync(join(tmpdir(), 'hexwatch-test-'));
  process.once('exit', () => rmSync(parent, { recursive: true, force: true }));
  return join(parent, name);
}
