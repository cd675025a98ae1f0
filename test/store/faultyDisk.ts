import type { AppendHandle, Disk } from '../../src-main/store/disk/disk.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';

export type Call = keyof Disk | keyof AppendHandle;

export interface Fault {
  call: Call;
  /** Which call of this kind is the first to fail, counted from when the fault was set. */
  nth?: number;
  /** How many fail in a row. */
  times?: number;
  /** What the system says; without it the call takes half of the bytes and says nothing. */
  code?: string;
}

/** A disk that does what it is asked but for the faults that a test sets, and that writes down its calls. */
export function faultyDisk(inner: Disk = nodeDisk) {
  const calls: Call[] = [];
  let faults: { call: Call; from: number; to: number; code: string | undefined }[] = [];

  let last = Infinity;

  const ask = (call: Call): 'well' | 'half' => {
    if (calls.length >= last) throw new Error('killed by the test');
    calls.push(call);
    const count = calls.filter((each) => each === call).length;
    const fault = faults.find((each) => each.call === call && count >= each.from && count < each.to);
    if (!fault) return 'well';
    if (fault.code === undefined) return 'half';
    throw Object.assign(new Error(`${fault.code}: made by the test`), { code: fault.code });
  };
  const part = (how: 'well' | 'half', bytes: Uint8Array): Uint8Array =>
    how === 'half' ? bytes.subarray(0, bytes.length >> 1) : bytes;

  const disk: Disk = {
    read: async (...given) => (ask('read'), inner.read(...given)),
    writeNew: async (path, bytes) => inner.writeNew(path, part(ask('writeNew'), bytes)),
    rename: async (...given) => (ask('rename'), inner.rename(...given)),
    syncFolder: async (...given) => (ask('syncFolder'), inner.syncFolder(...given)),
    list: async (...given) => (ask('list'), inner.list(...given)),
    stat: async (...given) => (ask('stat'), inner.stat(...given)),
    realPath: async (...given) => (ask('realPath'), inner.realPath(...given)),
    mkdir: async (...given) => (ask('mkdir'), inner.mkdir(...given)),
    remove: async (...given) => (ask('remove'), inner.remove(...given)),
    lock: async (...given) => (ask('lock'), inner.lock(...given)),
    now: () => inner.now(),
    openAppend: async (...given) => {
      ask('openAppend');
      const handle = await inner.openAppend(...given);
      return {
        found: async () => (ask('found'), handle.found()),
        write: async (bytes) => handle.write(part(ask('write'), bytes)),
        truncate: async (size) => (ask('truncate'), handle.truncate(size)),
        datasync: async () => (ask('datasync'), handle.datasync()),
        close: () => handle.close(),
      };
    },
  };
  return {
    disk,
    calls,
    fail: ({ call, nth = 1, times = 1, code }: Fault): void => {
      const from = calls.filter((each) => each === call).length + nth;
      faults.push({ call, from, to: from + times, code });
    },
    /** As if the process was killed: from now on only so many calls are carried out. */
    killAfter: (count: number): void => {
      last = calls.length + count;
    },
    heal: (): void => {
      faults = [];
    },
  };
}
