import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { ownFolder } from './folders.ts';

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

/** A campaign of FIVEY in a folder of its own. */
export function newFolder(...more: string[]): string {
  const folder = ownFolder('day');
  expect(hexwatch(['new', folder, '--system', 'fivey', '--name', 'First day', ...more]).code).toBe(0);
  return folder;
}

/** The text of all files in a folder, to see that nothing was changed. */
export const everything = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n');
