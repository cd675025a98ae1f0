import { resolve } from 'node:path';
import { nodeDisk } from '../../store/disk/nodeDisk.ts';
import { stoppable } from '../../store/disk/stoppable.ts';
import { cancelled, packCampaign, readPacked, unpackCampaign } from '../../workspace/archives.ts';
import { print } from './folder.ts';
import { untilInterrupted } from './interrupted.ts';

/** Writes a campaign into one file, and says where. */
export async function packVerb(dir: string, { out }: { out: string }): Promise<void> {
  await packCampaign(nodeDisk, resolve(dir), resolve(out));
  await print(out);
}

/** Makes a campaign folder from such a file, or from an export in JSON. Ctrl+C leaves nothing of it. */
export async function unpackVerb(file: string, dir: string): Promise<void> {
  await untilInterrupted(cancelled, async (signal) => {
    const disk = stoppable(nodeDisk, signal);
    await unpackCampaign(disk, await readPacked(disk, resolve(file)), resolve(dir));
  });
  await print(dir);
}
