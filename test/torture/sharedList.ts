import { deepStrictEqual, ok } from 'node:assert/strict';
import type { Disk } from '../../src-main/store/disk/disk.ts';
import { changeList, readList } from '../../src-main/workspace/listFile.ts';
import { adding, NAMES } from '../store/lists/names.ts';
import { blankLedger, type Ledger } from './ledger.ts';
import { ModelDisk } from './modelDisk.ts';

/** Besides what is known of campaigns: names of a shared list that were answered for, and those that may be there or not. */
type Shared = Ledger & { names?: string[]; asked?: string[] };

const library = (disk: Disk) => ({ disk, folder: '/games' });
const LETTERS = ['a', 'b', 'c'];

/** A disk where the library is still to be made. */
export const unmadeLibrary = (): Promise<{ disk: ModelDisk; ledger: Ledger }> =>
  Promise.resolve({ disk: new ModelDisk(), ledger: blankLedger() });

/** Saves three names to the list, one after the other. */
export async function share(disk: Disk, ledger: Shared): Promise<void> {
  const names = (ledger.names ??= []);
  const asked = (ledger.asked ??= []);
  for (const letter of LETTERS) {
    const name = `${letter}${names.length + asked.length}`;
    asked.push(name);
    await changeList(library(disk), NAMES, adding(name));
    asked.pop();
    names.push(name);
  }
}

/** All that was answered for is there in its order, nothing is that was not asked for, and the list can be changed. */
export async function judgeShared(disk: Disk, { names = [], asked = [] }: Shared): Promise<void> {
  const found = (await readList(library(disk), NAMES)).map(({ name }) => name);
  deepStrictEqual(
    found.filter((name) => names.includes(name)),
    names,
    'a name is lost',
  );
  ok(
    found.every((name) => names.includes(name) || asked.includes(name)),
    'a name that nobody saved is there',
  );
  await changeList(library(disk), NAMES, () => []);
}
