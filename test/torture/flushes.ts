import type { Disk } from '../../src-main/store/disk/disk.ts';
import type { ModelDisk } from './modelDisk.ts';

/** A line of the store that asks for a flush: the function it stands in, and where. */
export interface Site {
  name: string;
  at: string;
}

/** The line that called the caller of this; a disk that fails on purpose may stand between. */
function siteOf(call: string): Site {
  const frame =
    new Error().stack
      ?.split('\n')
      .slice(3)
      .find((each) => !each.includes('at Object.')) ?? '';
  const [, name = 'nameless', at = frame] = /at (?:async )?(?:new )?(\S+) .*?(\d+:\d+)\)?$/.exec(frame) ?? [];
  return { name: `${call} in ${name}`, at };
}

/** A program on a disk of which `onFlush` is told who asks for a flush; true makes the disk forget it. */
export function watched(model: ModelDisk, onFlush: (site: Site) => boolean): Disk {
  const disk = model.program();
  const flush = <T>(site: Site, act: () => Promise<T>): Promise<T> => {
    model.isForgetful = onFlush(site);
    const done = act();
    model.isForgetful = false;
    return done;
  };
  return {
    ...disk,
    writeNew: (path, bytes) => flush(siteOf('writeNew'), () => disk.writeNew(path, bytes)),
    syncFolder: (path) => flush(siteOf('syncFolder'), () => disk.syncFolder(path)),
    openAppend: async (path, create) => {
      const handle = await disk.openAppend(path, create);
      return { ...handle, datasync: () => flush(siteOf('datasync'), () => handle.datasync()) };
    },
  };
}
