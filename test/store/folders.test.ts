import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { makeFolders } from '../../src-main/store/disk/replaceFile.ts';
import { freshPath } from './campaignFolder.ts';

it('a folder that another program makes at the same moment is there for both, and only its maker would take it back', async () => {
  const library = await freshPath();
  const folder = join(library, 'lists');
  const late = {
    ...nodeDisk,
    mkdir: async (path: string) => {
      if (path === folder) await mkdir(path);
      await nodeDisk.mkdir(path);
    },
  };
  expect(await makeFolders(late, folder)).toEqual([library]);
  expect((await nodeDisk.stat(folder))?.folder).toBe(true);
});
