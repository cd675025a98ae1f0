import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownFolder } from '../helpers/folders.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The mark by which Electron's fuses are found in its program, the version of the wire, and its fuses, all off. */
const WIRE = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 9]),
  Buffer.from('000000000'),
]);

/** How a fuse that is on is written. */
const ON = '1'.charCodeAt(0);

/** Something that looks to the packer like Electron, since its program can't be had everywhere. */
function stub(folder: string): string {
  for (const name of ['locales', 'resources']) mkdirSync(join(folder, name), { recursive: true });
  const files: Record<string, string | Buffer> = {
    electron: WIRE,
    version: '45.4.1',
    'locales/en-US.pak': 'x',
    'resources/placeholder': 'x',
    LICENSE: 'x',
    'LICENSES.chromium.html': 'x',
  };
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), content, { mode: 0o755 });
  return folder;
}

describe('what is packed', () => {
  const out = ownFolder('release');
  const unpacked = join(out, 'linux-unpacked');
  let said = '';
  let status: number | null = null;
  beforeAll(() => {
    const run = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/electron-builder/cli.js'),
        '--linux',
        'dir',
        '--publish',
        'never',
        `-c.electronDist=${stub(ownFolder('electron'))}`,
        `-c.directories.output=${out}`,
      ],
      { cwd: root },
    );
    said = String(run.stdout) + String(run.stderr);
    status = run.status;
  });

  it('fits the schema of electron-builder and packs without a download', () => {
    expect([status, said]).toEqual([0, expect.not.stringContaining('Invalid configuration')]);
  });

  it('is what runs, and nothing else', () => {
    const files = listPackage(join(unpacked, 'resources/app.asar'), { isPack: false });
    expect(files).toEqual(
      expect.arrayContaining([
        '/dist/main/main.js',
        '/dist/preload/preload.cjs',
        '/dist/renderer/index.html',
        '/package.json',
      ]),
    );
    expect(
      files.filter(
        (file) => !/^\/(dist(\/(main|preload|renderer|shared)(\/.*)?)?|package\.json)$/.test(file),
      ),
    ).toEqual([]);
  });

  it('has the fuses set that leave the program no back door', async () => {
    const wire = await getCurrentFuseWire(join(unpacked, 'hexwatch'));
    const on = (fuse: FuseV1Options): boolean => Number(wire[fuse]) === ON;
    expect({
      runAsNode: on(FuseV1Options.RunAsNode),
      nodeOptions: on(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
      inspect: on(FuseV1Options.EnableNodeCliInspectArguments),
      fileProtocol: on(FuseV1Options.GrantFileProtocolExtraPrivileges),
      cookies: on(FuseV1Options.EnableCookieEncryption),
      asarIntegrity: on(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
      onlyAsar: on(FuseV1Options.OnlyLoadAppFromAsar),
    }).toEqual({
      runAsNode: false,
      nodeOptions: false,
      inspect: false,
      fileProtocol: false,
      cookies: true,
      asarIntegrity: true,
      onlyAsar: true,
    });
  });
});
