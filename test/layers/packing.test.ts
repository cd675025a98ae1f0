import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { extractFile, listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { FuseState, SENTINEL } from '@electron/fuses/dist/constants.js';
import { getConfig, validateConfiguration } from 'app-builder-lib/out/util/config/config.js';
import { DebugLogger } from 'builder-util';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownFolder } from '../helpers/folders.ts';
import { root } from './house.ts';

const CONFIG = 'electron-builder.yml';
const RUNS = [
  'dist/main/main.js',
  'dist/preload/preload.cjs',
  'dist/renderer/index.html',
  'dist/shared/chunk.js',
];
/** What lies beside the archive, where people can read it. */
const LICENCES = {
  LICENSE: 'LICENSE',
  'LICENSE-CONTENT.md': 'LICENSE-CONTENT.md',
  'dist/THIRD-PARTY-LICENSES.md': 'THIRD-PARTY-LICENSES.md',
};
const STAYS = ['dist/cli/hexwatch.js', 'shared/api.ts', 'test/a.test.ts', '.ci/run', 'README.md'];

const write = (folder: string, files: Record<string, string | Buffer>): void => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
};

/** A folder in the shape of Electron's own, whose program is nothing but fuses, all in the state they must not stay in. */
function electronDouble(): string {
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

describe('electron-builder.yml', () => {
  const config = () => getConfig(root, CONFIG, null);

  it('fits the schema', async () => {
    await expect(validateConfiguration(await config(), new DebugLogger(false))).resolves.toBeUndefined();
  });

  it('packs for Linux, Windows and macOS', async () => {
    expect(await config()).toMatchObject({
      linux: { target: ['AppImage', 'deb', 'tar.gz'] },
      win: { target: ['nsis', 'zip'] },
      mac: { target: ['dmg', 'zip'] },
    });
  });

  it('names the Electron that the tests run with', async () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    expect((await config()).electronVersion).toBe(devDependencies['electron']);
  });
});

describe('the npm package', () => {
  it('brings the licences', () => {
    const { files } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { files: string[] };
    expect(files).toEqual(expect.arrayContaining(Object.keys(LICENCES)));
  });
});

describe('the packed app', () => {
  let archive = '';
  let program = '';
  let resources = '';

  beforeAll(() => {
    const folder = ownFolder('project');
    write(
      folder,
      Object.fromEntries([...RUNS, ...STAYS, ...Object.keys(LICENCES)].map((path) => [path, path])),
    );
    for (const path of ['package.json', CONFIG, 'build'])
      cpSync(join(root, path), join(folder, path), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/electron-builder/cli.js'),
        ...['--linux', 'dir', '--x64', '--publish', 'never', '--config', CONFIG],
        `-c.electronDist=${electronDouble()}`,
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stdout + stderr);
    const unpacked = join(folder, 'release/linux-unpacked');
    resources = join(unpacked, 'resources');
    archive = join(resources, 'app.asar');
    program = join(unpacked, 'hexwatch');
  }, 60_000);

  it('holds what runs and nothing else', () => {
    const files = listPackage(archive, { isPack: false }).map((path) => path.slice(1).replaceAll('\\', '/'));
    const folders = ['dist', 'dist/main', 'dist/preload', 'dist/renderer', 'dist/shared'];
    expect(files.sort()).toEqual([...folders, ...RUNS, 'package.json'].sort());
  });

  it.each(Object.entries(LICENCES))('brings %s beside it', (from, to) => {
    expect(readFileSync(join(resources, to), 'utf8')).toBe(from);
  });

  it('starts with the main process', () => {
    const { main } = JSON.parse(extractFile(archive, 'package.json').toString()) as { main: string };
    expect(RUNS).toContain(main);
  });

  it.each([
    ['does not run as Node', FuseV1Options.RunAsNode, FuseState.DISABLE],
    ['takes no NODE_OPTIONS', FuseV1Options.EnableNodeOptionsEnvironmentVariable, FuseState.DISABLE],
    ['opens no inspector', FuseV1Options.EnableNodeCliInspectArguments, FuseState.DISABLE],
    ['gives file: pages no privileges', FuseV1Options.GrantFileProtocolExtraPrivileges, FuseState.DISABLE],
    ['encrypts cookies', FuseV1Options.EnableCookieEncryption, FuseState.ENABLE],
    [
      'checks the integrity of its archive',
      FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
      FuseState.ENABLE,
    ],
    ['loads the app from the archive only', FuseV1Options.OnlyLoadAppFromAsar, FuseState.ENABLE],
  ])('%s', async (_what, fuse, state) => {
    expect((await getCurrentFuseWire(program))[fuse]).toBe(state);
  });
});
