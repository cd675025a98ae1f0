import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownFolder } from '../helpers/folders.ts';
import { startHost } from '../helpers/webHost.ts';
import { root } from '../layers/house.ts';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

describe('the npm package, installed into an empty folder without a network', () => {
  const elsewhere = ownFolder('elsewhere');
  const shell = process.platform === 'win32';
  const npm = (cwd: string, ...args: string[]): string =>
    execFileSync('npm', [...args, '--ignore-scripts', '--loglevel=warn'], {
      cwd,
      shell,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const hexwatch = (args: string[], input = ''): string =>
    execFileSync('npx', ['--no', '--', 'hexwatch', ...args], {
      cwd: elsewhere,
      shell,
      encoding: 'utf8',
      input,
    });
  const day = join(elsewhere, 'day');

  beforeAll(() => {
    mkdirSync(elsewhere, { recursive: true });
    writeFileSync(join(elsewhere, 'package.json'), '{}');
    npm(root, 'pack', '--pack-destination', elsewhere);
    npm(elsewhere, 'install', '--offline', `./hexwatch-${version}.tgz`);
  });

  it('brings no other package along', () => {
    const packages = readdirSync(join(elsewhere, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(packages).toEqual(['hexwatch']);
  });

  it('says its version', () => {
    expect(hexwatch(['--version'])).toBe(`${version}\n`);
  });

  it('makes a campaign and plays in it', () => {
    hexwatch(['new', day, '--system', 'cairn', '--name', 'Elsewhere', '--sample']);
    const answer = hexwatch(['do', day], JSON.stringify({ type: 'note', text: 'A raven follows.' }));
    expect(JSON.parse(answer)).toMatchObject({ ok: true });
    expect(hexwatch(['log', day])).toContain('A raven follows.');
  });

  it('serves the page with its licences', async () => {
    const program = join(elsewhere, 'node_modules/hexwatch/dist/cli/hexwatch.js');
    const host = await startHost(ownFolder('library'), [day], {}, program);
    try {
      const [page, licences] = await Promise.all(
        ['/', '/licences.json'].map((path) => fetch(host.origin + path).then((answer) => answer.text())),
      );
      expect(page).toContain('<title>Hexwatch');
      expect(JSON.parse(licences ?? '')).not.toHaveLength(0);
    } finally {
      await host.stop();
    }
  });
});
