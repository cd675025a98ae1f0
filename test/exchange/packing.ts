import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Game } from '../../src-main/game/game.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { isOwnPath } from '../../src-main/store/store.ts';
import { readPacked, unpackCampaign } from '../../src-main/workspace/archives.ts';
import { carryOut } from '../helpers/campaigns.ts';
import { ownFolder } from '../helpers/folders.ts';
import type { Member } from './zipByHand.ts';

/** Every file below a folder, by its path with slashes. */
export function filesBelow(folder: string): Record<string, string> {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = all.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(
    files
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'base64')] as const)
      .sort(),
  );
}

/** A campaign of one session with a picture, closed, and what else may lie in its folder. */
export async function played(): Promise<string> {
  const folder = ownFolder();
  await Game.create(nodeDisk, folder, { name: 'The Vale', system: 'cairn', sample: true });
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures/Burg Nöck.png'), 'a keep');
  writeFileSync(join(folder, 'pictures/.hidden.png'), 'not ours');
  writeFileSync(join(folder, 'notes.txt'), 'not ours');
  const game = await Game.open(nodeDisk, folder);
  await carryOut(game, { type: 'open-session' }, { type: 'note', text: 'A raven follows.' });
  await game.close();
  return folder;
}

/** Unpacks an archive into a new folder. */
export const unpack = async (file: string, target: string): Promise<void> =>
  unpackCampaign(nodeDisk, await readPacked(nodeDisk, file), target);

/** Members of a good archive. */
export const membersOf = (folder: string): Member[] =>
  Object.entries(filesBelow(folder))
    .filter(([name]) => isOwnPath(name))
    .map(([name, bytes]) => ({ name, bytes: Buffer.from(bytes, 'base64') }));
