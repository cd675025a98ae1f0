import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { extractFile, listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { FuseState } from '@electron/fuses/dist/constants.js';
import type { Configuration } from 'app-builder-lib';
import { getConfig, validateConfiguration } from 'app-builder-lib/out/util/config/config.js';
import { DebugLogger } from 'builder-util';
import { beforeAll, describe, expect, it } from 'vitest';
import { packing } from '../../scripts/pack.mjs';
import { fitsGlob, namesOfPackages } from '../helpers/packing/names.ts';
import { CONFIG, LICENCES, pack } from '../helpers/packing/pack.ts';
import { root } from './house.ts';

const RUNS = [
  'dist/forecast/worker.js',
  'dist/main/main.js',
  'dist/preload/preload.cjs',
  'dist/renderer/index.html',
  'dist/shared/chunk.js',
];
const require = createRequire(import.meta.url);
const { satisfies } = require('semver') as { satisfies: (version: string, range: string) => boolean };
/** The command line of electron-builder, whose types name a package that is not there. */
const builder = require('electron-builder/out/builder.js') as {
  createYargs: () => object;
  configureBuildCommand: (yargs: object) => { parse: (args: string[]) => object };
  normalizeOptions: (given: object) => { config: Configuration };
};

/** What each system is offered, and for which processors. */
const PACKAGES = {
  linux: ['deb x64 arm64', 'rpm x64 arm64', 'AppImage x64 arm64', 'tar.gz x64 arm64'],
  win: ['nsis x64 arm64', 'portable x64 arm64'],
  mac: ['dmg universal', 'zip universal'],
};
const STAYS = ['dist/cli/hexwatch.js', 'shared/api.ts', 'test/a.test.ts', '.ci/run', 'README.md'];

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

describe('electron-builder.yml', () => {
  const config = () => getConfig(root, CONFIG, null);

  it('fits the schema', async () => {
    await expect(validateConfiguration(await config(), new DebugLogger(false))).resolves.toBeUndefined();
  });

  it.each(Object.entries(PACKAGES))('packs for %s', async (system, packages) => {
    const { target } = (await config())[system as keyof typeof PACKAGES] as {
      target: { target: string; arch: string[] }[];
    };
    expect(target.map(({ target: name, arch }) => [name, ...arch].join(' '))).toEqual(packages);
  });

  it('opens campaigns by double click', async () => {
    expect(await config()).toMatchObject({
      fileAssociations: { ext: 'hexwatch', name: 'Hexwatch campaign' },
      linux: { mimeTypes: ['application/vnd.hexwatch.campaign+zip'] },
    });
  });

  it('takes the runtime of AppImages that needs no library of FUSE', async () => {
    expect((await config()).toolsets?.appimage).toBe('1.0.3');
  });

  it('signs for macOS ad hoc where there is no certificate, and takes nothing for a certificate', async () => {
    const { env, args } = packing({ CSC_LINK: '', WIN_CSC_LINK: '', PATH: '/bin', EMPTY: '' }, ['--mac']);
    expect(env).toEqual({ PATH: '/bin', EMPTY: '' });
    const commandLine = builder.configureBuildCommand(builder.createYargs());
    const { config: given } = builder.normalizeOptions(commandLine.parse(args));
    const made = await getConfig(root, null, given);
    await validateConfiguration(made, new DebugLogger(false));
    expect(made.mac).toMatchObject({ identity: '-', hardenedRuntime: false, icon: 'build/icon.png' });
    expect(packing({ CSC_LINK: 'a.p12' }, []).args).toEqual(['--publish', 'never']);
  });

  it('gives every package the name by which the release workflow takes it, and no two the same', async () => {
    const names = namesOfPackages(await config(), version);
    expect(new Set(names).size).toBe(names.length);
    const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');
    const taken = [...workflow.matchAll(/release\/(\S*\*\S*?)(?=[\s;]|$)/gm)].map(([, glob = '']) => glob);
    expect(taken.length).toBeGreaterThan(5);
    for (const glob of taken) expect(names.filter((name) => fitsGlob(name, glob))).not.toEqual([]);
  });

  it('names the Electron that the tests run with', async () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    expect((await config()).electronVersion).toBe(devDependencies['electron']);
  });
});

describe('the npm package', () => {
  const read = <T>(path: string): T => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
  const { files, engines, dependencies } = read<{
    files: string[];
    engines: { node: string };
    dependencies?: object;
  }>('package.json');
  const { packages } = read<{
    packages: Record<string, { resolved?: string; engines?: { node?: string } }>;
  }>('package-lock.json');

  it('brings the licences', () => {
    expect(files).toEqual(expect.arrayContaining(Object.keys(LICENCES)));
  });

  it('depends on nothing that is not built into it', () => {
    expect(dependencies).toBeUndefined();
  });

  it('is locked without the name of a registry', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([]);
  });

  it('is made of packages that run on the oldest Node it runs on, but for Electron and its tools', () => {
    const oldest = engines.node.replace('>=', '') + '.0';
    const newer = Object.entries(packages).filter(
      ([, { engines }]) => engines?.node && !satisfies(oldest, engines.node),
    );
    expect(newer.map(([path]) => path.replace('node_modules/', ''))).toEqual([
      '@electron-internal/extract-zip',
      '@electron/get',
      '@electron/rebuild',
      'electron',
      'node-abi',
    ]);
  });
});

describe('the packed app', () => {
  let archive = '';
  let program = '';
  let resources = '';

  beforeAll(() => {
    const files = [...RUNS, ...STAYS, ...Object.keys(LICENCES)].map((path) => [path, path]);
    const unpacked = join(
      pack(Object.fromEntries(files) as Record<string, string>, [], ['--linux', 'dir']),
      'linux-unpacked',
    );
    resources = join(unpacked, 'resources');
    archive = join(resources, 'app.asar');
    program = join(unpacked, 'hexwatch');
  });

  it('holds what runs and nothing else', () => {
    const files = listPackage(archive, { isPack: false }).map((path) => path.slice(1).replaceAll('\\', '/'));
    const folders = ['dist', 'dist/forecast', 'dist/main', 'dist/preload', 'dist/renderer', 'dist/shared'];
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
