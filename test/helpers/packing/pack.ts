import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SENTINEL } from '@electron/fuses/dist/constants.js';
import { ownFolder } from '../folders.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export const CONFIG = 'electron-builder.yml';

/** What lies beside the archive, where people can read it: where it comes from, and its name there. */
export const LICENCES = {
  LICENSE: 'LICENSE',
  'LICENSE-CONTENT.md': 'LICENSE-CONTENT.md',
  'dist/THIRD-PARTY-LICENSES.md': 'THIRD-PARTY-LICENSES.md',
};

/** Writes files by their paths inside of a folder. */
export const write = (folder: string, files: Record<string, string | Buffer>): void => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
};

/** A folder in the shape of Electron's own, whose program is nothing but fuses, all in the state they must not stay in. */
function electronStandIn(): string {
  const folder = ownFolder('electron');
  const wire = Buffer.from([1, 8, ...Array.from('10110011', (state) => state.charCodeAt(0))]);
  write(folder, {
    electron: Buffer.concat([Buffer.from(SENTINEL), wire]),
    version: '45.4.1',
    LICENSE: 'licence',
    'LICENSES.chromium.html': 'licences',
    'locales/en-US.pak': 'words',
    'resources/readme': 'nothing',
  });
  return folder;
}

/**
 * The folder that electron-builder writes packages into, for a project of these files (paths to their contents, or folders to
 * take whole) under our own configuration, without any download. `targets` are those of its command line.
 */
export function pack(files: Record<string, string>, folders: readonly string[], targets: string[]): string {
  const project = ownFolder('project');
  write(project, files);
  for (const path of ['package.json', CONFIG, 'build', ...folders])
    cpSync(join(root, path), join(project, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/electron-builder/cli.js'),
      ...[...targets, '--x64', '--publish', 'never', '--config', CONFIG],
      `-c.electronDist=${electronStandIn()}`,
    ],
    {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, CUSTOM_FPM_PATH: join(root, 'test/helpers/packing/fpm.mjs') },
    },
  );
  if (status !== 0) throw new Error(stdout + stderr);
  return join(project, 'release');
}
