import { promises as fs } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { createCampaign, openCampaign } from '../../src-main/store/store.ts';
import { changeList } from '../../src-main/workspace/listFile.ts';
import { campaign, entry, freshPath } from '../store/campaignFolder.ts';
import { faultyDisk, type Call } from '../store/faultyDisk.ts';
import { adding, NAMES } from '../store/lists/names.ts';

/** The calls that decide what outlasts a power cut. */
const LASTING: readonly Call[] = ['writeNew', 'write', 'datasync', 'truncate', 'rename', 'syncFolder'];

/** Those among some calls, from the first one of a kind on. */
const lasting = (calls: readonly Call[], from: Call): Call[] =>
  calls.slice(calls.indexOf(from)).filter((call) => LASTING.includes(call));

async function opened(sessions: number[]) {
  const { disk, calls, fail } = faultyDisk();
  const store = await openCampaign(disk, await campaign(sessions));
  return { store, calls, fail };
}

describe('before an answer', () => {
  it('a line is flushed', async () => {
    const { store, calls } = await opened([1]);
    calls.length = 0;
    await store.append(1, entry(2));
    expect(lasting(calls, 'write')).toEqual(['write', 'datasync']);
    await store.close();
  });

  it('the name of a new session’s file is flushed as well, and the head that knows of it', async () => {
    const { store, calls } = await opened([1]);
    calls.length = 0;
    await store.append(2, entry(2));
    expect(lasting(calls, 'write')).toEqual([
      ...['write', 'datasync', 'syncFolder'],
      ...['writeNew', 'rename', 'syncFolder'],
    ]);
    await store.close();
  });

  it('what a killed program left is flushed: the last file, its name, and the names in the campaign’s folder', async () => {
    const { store, calls } = await opened([1]);
    expect(lasting(calls, 'datasync')).toEqual(['datasync', 'syncFolder', 'syncFolder']);
    await store.close();
  });

  it('nothing is flushed by a view, which writes nothing', async () => {
    const { disk, calls } = faultyDisk();
    await (await openCampaign(disk, await campaign([1]), { readOnly: true })).close();
    expect(calls.filter((call) => LASTING.includes(call))).toEqual([]);
  });

  it('a refused line is cut off for good', async () => {
    const { store, calls, fail } = await opened([1]);
    calls.length = 0;
    fail({ call: 'datasync', code: 'EIO' });
    await expect(store.append(1, entry(2))).rejects.toMatchObject({ code: 'io' });
    expect(lasting(calls, 'write')).toEqual(['write', 'datasync', 'truncate', 'datasync']);
    await store.close();
  });

  it('a checkpoint has its place in the folder', async () => {
    const { store, calls } = await opened([1]);
    calls.length = 0;
    await store.saveCheckpoint(1, { last: 1 });
    expect(lasting(calls, 'writeNew')).toEqual(['writeNew', 'syncFolder', 'rename', 'syncFolder']);
    await store.close();
  });

  it('a list that campaigns share has its place in the library', async () => {
    const { disk, calls } = faultyDisk();
    const library = { disk, folder: await freshPath() };
    await changeList(library, NAMES, adding('Mae'));
    calls.length = 0;
    await changeList(library, NAMES, adding('Ansa'));
    expect(lasting(calls, 'writeNew')).toEqual(['writeNew', 'rename', 'syncFolder']);
  });

  it('the parts of a new campaign have their places before campaign.json has its own', async () => {
    const { disk, calls } = faultyDisk();
    await createCampaign(disk, await freshPath(), { seq: 0, state: {} });
    const moves = lasting(calls.slice(calls.lastIndexOf('writeNew')), 'rename');
    expect(moves.slice(-4)).toEqual(['rename', 'syncFolder', 'rename', 'syncFolder']);
  });
});

describe('the disk of this machine', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Which flushes of Node an act calls, in order. */
  async function flushesOf(act: (folder: string) => Promise<void>): Promise<string[]> {
    const folder = await freshPath();
    await fs.mkdir(folder);
    const handle = await fs.open(folder, 'r');
    const flushes = Object.getPrototypeOf(handle) as { sync(): Promise<void>; datasync(): Promise<void> };
    await handle.close();
    const called: string[] = [];
    for (const name of ['sync', 'datasync'] as const) {
      const real = Object.getOwnPropertyDescriptor(flushes, name)?.value as () => Promise<void>;
      vi.spyOn(flushes, name).mockImplementation(function (this: unknown) {
        called.push(name);
        return real.call(this);
      });
    }
    await act(folder);
    return called;
  }

  it('flushes a new file with its bytes', async () => {
    expect(await flushesOf((folder) => nodeDisk.writeNew(join(folder, 'new'), Buffer.from('x')))).toEqual([
      'sync',
    ]);
  });

  it('flushes the bytes of a line', async () => {
    const flushes = await flushesOf(async (folder) => {
      const handle = await nodeDisk.openAppend(join(folder, 'lines'), true);
      await handle.write(Buffer.from('x'));
      await handle.datasync();
      await handle.close();
    });
    expect(flushes).toEqual(['datasync']);
  });

  it('flushes the names in a folder, where the system has a call for it', async () => {
    const flushes = await flushesOf((folder) => nodeDisk.syncFolder(folder));
    expect(flushes).toEqual(process.platform === 'win32' ? [] : ['sync']);
  });
});
