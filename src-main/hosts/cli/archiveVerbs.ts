import { resolve } from 'node:path';
import { nodeDisk } from '../../store/disk/nodeDisk.ts';
import { packCampaign, readPacked, unpackCampaign } from '../../workspace/archives.ts';
import { print } from './folder.ts';

/** Writes a campaign into one file, and says where. */
export async function packVerb(dir: string, { out }: { out: string }): Promise<void> {
  await packCampaign(nodeDisk, resolve(dir), resolve(out));
  await print(out);
}

/** Makes a campaign folder from such a file. */
export async function unpackVerb(file: string, dir: string): Promise<void> {
  await unpackCampaign(nodeDisk, await readPacked(nodeDisk, resolve(file)), resolve(dir));
  await print(dir);
}
