import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { checkCampaign, openCampaign } from '../../src-main/store/store.ts';
import { readList } from '../../src-main/workspace/listFile.ts';
import { campaign, entry, freshPath, journalOf } from './campaignFolder.ts';
import { NAMES } from './lists/names.ts';

let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'hexwatch-writer-'));
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      rolldownOptions: {
        input: {
          writer: join(import.meta.dirname, 'writer.ts'),
          lister: join(import.meta.dirname, 'lists/lister.ts'),
        },
      },
      outDir: home,
      emptyOutDir: false,
      target: 'node20',
    },
  });
});
afterAll(() => rm(home, { recursive: true, force: true }));

/** Starts the writer on a folder, waits for so many of its lines, kills it at once, and gives back the last line. */
async function killedAfter(lines: number, folder: string, ...args: string[]): Promise<string> {
  const child = start(folder, ...args);
  let last = '';
  let count = 0;
  for await (const line of createInterface({ input: child.stdout! })) {
    last = line;
    if (++count === lines) child.kill('SIGKILL');
  }
  return last;
}

const start = (folder: string, ...args: string[]): ChildProcess =>
  spawn(process.execPath, [join(home, 'writer.js'), folder, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });

/** Runs the writer with a network of its own, as a container has one, and its folder mounted elsewhere if so asked. */
const UNSHARED = ['--user', '--map-root-user', '--net', '--mount'];
const canUnshare = process.platform === 'linux' && spawnSync('unshare', [...UNSHARED, 'true']).status === 0;

test('what was answered for survives kill -9, time and again, in journal and checkpoint', async () => {
  const folder = await campaign();
  for (const lines of [2, 40, 51, 52, 99, 102, 151, 7]) {
    const answered = Number(await killedAfter(lines, folder, 'write'));
    const found = await journalOf(folder);
    expect(found.at(-1)).toBeGreaterThanOrEqual(answered);
    expect(found).toEqual(Array.from(found, (_, index) => index + 1));
    expect((await checkCampaign(nodeDisk, folder)).whole).toBe(true);
  }
});

test('a folder that another process writes is locked, can be viewed, and is free once that process is killed', async () => {
  const folder = await campaign([1]);
  const child = start(folder);
  const ended = new Promise((resolve) => child.once('close', resolve));
  await new Promise((resolve) => child.stdout!.once('data', resolve));
  await expect(openCampaign(nodeDisk, folder)).rejects.toMatchObject({ code: 'locked' });
  expect((await openCampaign(nodeDisk, folder, { readOnly: true })).tail).toEqual([entry(1)]);
  child.kill('SIGKILL');
  await ended;
  const store = await openCampaign(nodeDisk, folder);
  await store.append(1, entry(2));
  await store.close();
});

// oxlint-disable-next-line eslint-js/no-restricted-syntax -- Only a machine that lets a program have a container of its own can show it.
test.skipIf(!canUnshare)(
  'the lock holds in another container, also where the folder is mounted under another name',
  async () => {
    const folder = await campaign([1]);
    const mounted = join(home, 'mounted');
    await mkdir(mounted, { recursive: true });
    const inContainer = (script: string) =>
      spawnSync('unshare', [...UNSHARED, 'sh', '-c', script], { encoding: 'utf8' });
    const writer = `"${process.execPath}" "${join(home, 'writer.js')}"`;
    const store = await openCampaign(nodeDisk, folder);
    expect(inContainer(`${writer} "${folder}" </dev/null`).stderr).toContain('locked');
    const bound = `mount --bind "${folder}" "${mounted}" && ${writer} "${mounted}" </dev/null`;
    expect(inContainer(bound).stderr).toContain('locked');
    await store.close();
    expect(inContainer(bound)).toMatchObject({ status: 0, stdout: 'open\n' });
  },
);

test('of many that open a folder at the same moment one at most gets it, and once they are dead it is free', async () => {
  const folder = await campaign([1]);
  const racers = Array.from({ length: 6 }, () =>
    spawn(process.execPath, [join(home, 'writer.js'), folder], { stdio: ['pipe', 'pipe', 'ignore'] }),
  );
  const opened = await Promise.all(
    racers.map(
      (racer) =>
        new Promise<boolean>((resolve) => {
          racer.stdout.once('data', () => resolve(true));
          racer.once('close', () => resolve(false));
        }),
    ),
  );
  expect(opened.filter(Boolean).length).toBeLessThanOrEqual(1);
  const ends = racers.map((racer) => new Promise((resolve) => racer.once('close', resolve)));
  for (const racer of racers) racer.kill('SIGKILL');
  await Promise.all(ends.filter((_, index) => opened[index]));
  await (await openCampaign(nodeDisk, folder)).close();
});

test('what two programs save to one list of a library at the same time is all kept', async () => {
  const folder = await freshPath();
  const programs = ['Ansa', 'Mae'].map((who) => {
    const args = [join(home, 'lister.js'), folder, who, '10'];
    return spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  });
  let ready = 0;
  const answered = await Promise.all(
    programs.map(async ({ stdout }) => {
      const names: string[] = [];
      for await (const line of createInterface({ input: stdout })) {
        if (line !== 'ready') names.push(line);
        else if (++ready === programs.length) for (const { stdin } of programs) stdin.write('begin\n');
      }
      return names;
    }),
  );
  expect(answered.map(({ length }) => length)).toEqual([10, 10]);
  const kept = (await readList({ disk: nodeDisk, folder }, NAMES)).map(({ name }) => name);
  expect(kept.toSorted()).toEqual(answered.flat().toSorted());
});
