import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { ownCopy, sharedFolder } from './folders.ts';

/** The built command line. */
export const program = join(fileURLToPath(new URL('../..', import.meta.url)), 'dist/cli/hexwatch.js');

export interface Run {
  code: number | null;
  out: string;
  err: string;
}

/** Runs the command line to its end. */
export function hexwatch(args: string[], input = ''): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { input });
  return { code: status, out: String(stdout), err: String(stderr) };
}

/** Lines of JSON, read. */
export const lines = (text: string): Record<string, unknown>[] =>
  text
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Campaigns that were made before, by what `new` was told. */
const made = new Map<string, string>();

/** A new campaign in a folder of its own. The first that is made of these words is made, the others are copies of it. */
export function newCampaign(...words: string[]): string {
  const kind = words.join(' ');
  const untouched = made.get(kind) ?? sharedFolder('untouched');
  if (!made.has(kind)) expect(hexwatch(['new', untouched, ...words])).toMatchObject({ code: 0 });
  made.set(kind, untouched);
  return ownCopy(untouched, 'day');
}

/** A new campaign of FIVEY. */
export const newFolder = (...words: string[]): string =>
  newCampaign('--system', 'fivey', '--name', 'First day', ...words);

/** The text of all files in a folder, to see that nothing was changed. */
export const everything = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n');
