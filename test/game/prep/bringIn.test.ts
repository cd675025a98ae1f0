import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../../../shared/api.ts';
import { seededDice } from '../../../shared/dice/sources.ts';
import { Game } from '../../../src-main/game/game.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { unpackVerb } from '../../../src-main/hosts/cli/archiveVerbs.ts';
import { packCampaign } from '../../../src-main/workspace/archives.ts';
import type { Disk } from '../../../src-main/store/store.ts';
import { Workspace } from '../../../src-main/workspace/workspace.ts';
import { ownFolder } from '../../helpers/folders.ts';

let home: string;
let library: string;
let file: string;

/** A library, and beside it a campaign that is zipped. */
beforeEach(async () => {
  home = ownFolder('home');
  library = join(home, 'library');
  mkdirSync(library, { recursive: true });
  file = join(home, 'Old Vale.hexwatch');
  await Game.create(nodeDisk, join(home, 'elsewhere'), { name: 'The Vale', system: 'vogt', sample: true });
  await packCampaign(nodeDisk, join(home, 'elsewhere'), file);
});

const opened: Workspace[] = [];
afterEach(async () => {
  for (const workspace of opened.splice(0)) await workspace.close();
});

function open(disk: Disk = nodeDisk): Workspace {
  const workspace = new Workspace({ disk, folder: library, host: 'web', dice: seededDice(1) });
  opened.push(workspace);
  return workspace;
}
const codeOf = (answer: Answer): string => (answer.ok ? 'ok' : answer.error.code);
const bringIn = async (workspace: Workspace, more: object = {}): Promise<string> =>
  codeOf(await workspace.dispatch({ type: 'bring-in-campaign', file, ...more }));

test('a zipped campaign becomes one of the library, under the name of its file, and is open', async () => {
  const workspace = open();
  expect(await bringIn(workspace)).toBe('ok');
  expect(readdirSync(library)).toEqual(['old-vale']);
  expect(workspace.view.table?.campaign).toMatchObject({ name: 'The Vale', folder: `${library}/old-vale` });
});

test('one that is there already is asked about, and nothing is unpacked before the answer', async () => {
  const workspace = open();
  await bringIn(workspace);
  await workspace.dispatch({ type: 'close-campaign' });
  expect(await bringIn(workspace)).toBe('campaign-exists');
  expect(workspace.view.workspace.arrival).toEqual({ file, name: 'The Vale', folder: `${library}/old-vale` });
  expect(readdirSync(library)).toEqual(['old-vale']);
  expect(workspace.view.table).toBeNull();
});

test('the one that is there is opened, or a copy is kept under another name, or neither', async () => {
  const workspace = open();
  await bringIn(workspace);
  await workspace.dispatch({ type: 'close-campaign' });

  await bringIn(workspace);
  expect(codeOf(await workspace.dispatch({ type: 'decline-campaign' }))).toBe('ok');
  expect([workspace.view.workspace.arrival, workspace.view.table]).toEqual([null, null]);

  await bringIn(workspace);
  await workspace.dispatch({ type: 'open-campaign', folder: `${library}/old-vale` });
  expect(workspace.view.workspace.arrival).toBeNull();
  expect(workspace.view.table?.campaign.name).toBe('The Vale');

  await bringIn(workspace);
  expect(await bringIn(workspace, { copy: true })).toBe('ok');
  expect(workspace.view.workspace.arrival).toBeNull();
  expect(workspace.view.table?.campaign.name).toBe('The Vale (copy)');
  expect(readdirSync(library).sort()).toEqual(['old-vale', 'old-vale-2']);
});

test('one that was played on elsewhere is still the one that is there', async () => {
  const workspace = open();
  await bringIn(workspace);
  await workspace.dispatch({ type: 'open-session' });
  await workspace.dispatch({ type: 'close-campaign' });
  expect(await bringIn(workspace)).toBe('campaign-exists');
});

test('a whole campaign as JSON is saved and comes in like a zipped one, and is asked about like it', async () => {
  const workspace = open();
  await bringIn(workspace);
  expect(codeOf(await workspace.dispatch({ type: 'save-copy', form: 'json' }))).toBe('ok');
  expect(workspace.view.workspace.written?.file).toBe(`${library}/old-vale.json`);
  file = join(library, 'old-vale.json');
  await workspace.dispatch({ type: 'close-campaign' });
  expect(await bringIn(workspace)).toBe('campaign-exists');
  rmSync(join(library, 'old-vale'), { recursive: true });
  expect(await bringIn(workspace)).toBe('ok');
  expect(workspace.view.table?.campaign).toMatchObject({ name: 'The Vale', folder: `${library}/old-vale` });
});

test('a file that is no campaign is refused, and the library stays as it is', async () => {
  writeFileSync(file, 'not a zip');
  const workspace = open();
  expect(await bringIn(workspace)).toBe('bad-archive');
  expect(readdirSync(library)).toEqual([]);
});

test('the open campaign is saved into one file beside it, and one of the library by its folder', async () => {
  const workspace = open();
  await bringIn(workspace);
  expect(codeOf(await workspace.dispatch({ type: 'save-copy' }))).toBe('ok');
  expect(readdirSync(library).sort()).toEqual(['old-vale', 'old-vale.hexwatch']);
  await workspace.dispatch({ type: 'close-campaign' });
  expect(codeOf(await workspace.dispatch({ type: 'save-copy' }))).toBe('no-campaign');
  expect(codeOf(await workspace.dispatch({ type: 'save-copy', folder: `${library}/old-vale` }))).toBe('ok');
  expect(codeOf(await workspace.dispatch({ type: 'save-copy', folder: home }))).toBe('unknown-campaign');
});

test('without a dialog and without a path there is nothing to bring in', async () => {
  expect(codeOf(await open().dispatch({ type: 'bring-in-campaign' }))).toBe('nothing-chosen');
});

/** A disk that does something at the nth reading or writing of a file, and knows how many came before a campaign stood. */
function atCall(nth: number, act: () => void): { disk: Disk; callsToMake: () => number } {
  let [calls, toMake] = [0, Infinity];
  const count = (): void => void (++calls === nth && act());
  return {
    callsToMake: () => toMake,
    disk: {
      ...nodeDisk,
      read: (...where) => (count(), nodeDisk.read(...where)),
      writeNew: (...what) => (count(), nodeDisk.writeNew(...what)),
      rename: (from, to) => {
        if (to === join(library, 'old-vale', 'campaign.json')) toMake = calls;
        return nodeDisk.rename(from, to);
      },
    },
  };
}

test('bringing in can be cancelled until all is checked, and then nothing of it is left', async () => {
  let tried = 0;
  for (let [nth, last] = [1, Infinity]; nth < last; nth += 2) {
    let cancelled: Promise<Answer> | undefined;
    const { disk, callsToMake } = atCall(nth, () => {
      cancelled = workspace.dispatch({ type: 'cancel-bringing-in' });
    });
    const workspace = open(disk);
    const code = await bringIn(workspace);
    if (cancelled) expect(codeOf(await cancelled)).toBe('ok');
    expect(workspace.view.workspace.bringing).toBeNull();
    await workspace.close();
    last = callsToMake();
    // The last call is the last at which it would be seen.
    if (nth >= last) break;
    expect([code, readdirSync(library)]).toEqual(['cancelled', []]);
    tried += 1;
  }
  expect(tried).toBeGreaterThan(8);
});

test('what was cancelled can be brought in again', async () => {
  const { disk } = atCall(5, () => void workspace.dispatch({ type: 'cancel-bringing-in' }));
  const workspace = open(disk);
  expect(await bringIn(workspace)).toBe('cancelled');
  expect(await bringIn(workspace)).toBe('ok');
});

test('how far it is, is told until it is done', async () => {
  const workspace = open();
  const told: (number | null)[] = [];
  workspace.watch(() => {
    const { bringing } = workspace.view.workspace;
    const percent = bringing && bringing.percent;
    if (percent !== (told.at(-1) ?? null)) told.push(percent);
  });
  await bringIn(workspace);
  const percents = told.filter((one) => one !== null);
  expect(told.at(-1)).toBeNull();
  expect(percents).toEqual([...percents].sort((a, b) => a - b));
  expect(percents[0]).toBe(0);
  expect(percents.length).toBeGreaterThan(5);
  expect(percents.at(-1)).toBeGreaterThan(90);
});

test('while one is being brought in, another has to wait', async () => {
  const workspace = open();
  const first = bringIn(workspace);
  expect(await bringIn(workspace)).toBe('busy');
  expect(await first).toBe('ok');
  expect(readdirSync(library)).toEqual(['old-vale']);
});

test('a program that ends in the middle leaves nothing behind', async () => {
  let left: string[] | undefined;
  const { disk } = atCall(9, () => {
    void workspace.close().then(() => (left = readdirSync(library)));
  });
  const workspace = open(disk);
  expect(await bringIn(workspace)).toBe('cancelled');
  await expect.poll(() => left).toEqual([]);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'on the command line, %s ends unpacking and leaves nothing behind',
  async (ending) => {
    const listening = process.listenerCount(ending);
    const target = join(home, 'unpacked/vale');
    const unpacked = unpackVerb(file, target);
    process.emit(ending);
    await expect(unpacked).rejects.toMatchObject({ code: 'cancelled' });
    expect(readdirSync(home).sort()).toEqual(['Old Vale.hexwatch', 'elsewhere', 'library']);
    expect(process.listenerCount(ending)).toBe(listening);
  },
);
