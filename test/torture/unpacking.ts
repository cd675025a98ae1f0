import { deepStrictEqual, ok } from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { stoppable } from '../../src-main/store/disk/stoppable.ts';
import { readPacked, unpackCampaign } from '../../src-main/workspace/archives.ts';

/** Nothing else may have to wait longer, and what is cancelled is gone sooner. */
export const MOST_MS = 2000;

/** Does something in a folder that is gone afterwards. */
export async function inOwnFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const home = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'hexwatch-torture-'));
  try {
    return await act(home);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** A file in a folder, and a library beside it into which it is unpacked. */
export interface Door {
  file: string;
  /** Where a campaign goes. */
  made: string;
  /** Unpacks the file; gives back the code of the refusal, or `unpacked`. */
  unpacked(signal?: AbortSignal): Promise<unknown>;
  /** Throws where anything was written, in the library or beside it, and removes it. */
  isClean(what: string): Promise<void>;
}

/** Such a file in `home`; nothing else may come there from now on. */
export function doorIn(home: string): Door {
  const [file, library] = [join(home, 'evil.hexwatch'), join(home, 'library')];
  const beside = (): string[] => readdirSync(home).filter((name) => name !== 'evil.hexwatch');
  const before = beside();
  const made = join(library, 'evil');
  return {
    file,
    made,
    unpacked: async (signal = new AbortController().signal) => {
      const disk = stoppable(nodeDisk, signal);
      return readPacked(disk, file)
        .then((packed) => unpackCampaign(disk, packed, made))
        .then(
          () => 'unpacked',
          (thrown: unknown) => (thrown as { code?: unknown }).code,
        );
    },
    isClean: async (what) => {
      const left = existsSync(library) ? readdirSync(library) : [];
      await rm(library, { recursive: true, force: true });
      deepStrictEqual(left, [], `${what}: something is left`);
      deepStrictEqual(beside(), before, `${what}: something is beside the library`);
    },
  };
}

/** How long nothing else could be done while something was done, in milliseconds. Throws where that is too long. */
export async function waitingFor(what: string, act: () => Promise<void>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await act();
  // What kept all else waiting at the very end is seen only by what waited.
  await setTimeout(20);
  delay.disable();
  const longest = delay.max / 1e6;
  ok(longest <= MOST_MS, `${what}: nothing else was done for ${Math.round(longest)} ms`);
  return longest;
}

/** Throws unless a code is that of an archive that was refused. */
export const isRefusal = (what: string, code: unknown): void =>
  ok(code === 'bad-archive' || code === 'archive-too-large', `${what}: ${String(code)}`);
