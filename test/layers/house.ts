import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownFolder } from '../helpers/folders.ts';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const RULES = [
  '.dependency-cruiser.cjs',
  '.oxlintrc.json',
  'package.json',
  'tsconfig.base.json',
  'shared/tsconfig.json',
  'src-main/tsconfig.json',
  'test/tsconfig.json',
];

/** The path of a small tree of these files under the project's own rules, to see whether a breach is caught. */
export function house(files: Record<string, string>): string {
  const folder = ownFolder('house');
  for (const path of [...RULES, ...Object.keys(files)])
    mkdirSync(dirname(join(folder, path)), { recursive: true });
  for (const path of RULES) copyFileSync(join(root, path), join(folder, path));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}
