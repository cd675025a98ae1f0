import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { readSettings, usualSettings, writeSettings } from '../../src-main/workspace/settings.ts';
import type { Library } from '../../src-main/workspace/listFile.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import { Workspace } from '../../src-main/workspace/workspace.ts';
import { ownFolder } from '../helpers/folders.ts';
import { faultyDisk } from '../store/faultyDisk.ts';

function withSettings(text: string): Library {
  const library = { disk: nodeDisk, folder: ownFolder('library') };
  mkdirSync(library.folder);
  writeFileSync(fileOf(library), text);
  return library;
}
const fileOf = ({ folder }: Library): string => join(folder, 'settings.json');

it('the fields of another version stay in the settings’ file, and do not hide the others', async () => {
  const library = withSettings('{"later":{"deep":[1]},"theme":"light","textSize":130}');
  expect(await readSettings(library)).toMatchObject({ theme: 'light', textSize: 130 });
  await writeSettings(library, { theme: 'dark' });
  expect(JSON.parse(await readFile(fileOf(library), 'utf8'))).toMatchObject({
    later: { deep: [1] },
    theme: 'dark',
    textSize: 130,
  });
});

it('what two windows change at the same moment is kept of both', async () => {
  const library = withSettings('{}');
  await Promise.all([
    writeSettings(library, { theme: 'dark' }),
    writeSettings(library, { textSize: 130 }),
    writeSettings(library, { motion: 'less' }),
  ]);
  expect(await readSettings(library)).toMatchObject({ theme: 'dark', textSize: 130, motion: 'less' });
});

it('settings that the disk can’t read now are not written over', async () => {
  const library = withSettings('{"theme":"light"}');
  const { disk, fail } = faultyDisk();
  fail({ call: 'read', code: 'EIO' });
  await expect(writeSettings({ ...library, disk }, { textSize: 130 })).rejects.toMatchObject({ code: 'EIO' });
  expect(await readSettings(library)).toMatchObject({ theme: 'light', textSize: 100 });
});

it.each(['', 'null', '[]', '{"theme":7}'])('settings that hold %j are the usual ones', async (text) => {
  const library = withSettings(text);
  expect(await readSettings(library)).toEqual(usualSettings());
  await writeSettings(library, { textSize: 130 });
  expect(await readSettings(library)).toEqual({ ...usualSettings(), textSize: 130 });
});

it('what is changed at the same moment in one program is shown of both', async () => {
  const workspace = new Workspace({
    disk: nodeDisk,
    folder: ownFolder('library'),
    host: 'web',
    dice: seededDice(1),
  });
  await Promise.all([
    workspace.dispatch({ type: 'set-settings', theme: 'dark' }),
    workspace.dispatch({ type: 'set-settings', textSize: 130 }),
  ]);
  expect(workspace.view.workspace.settings).toMatchObject({ theme: 'dark', textSize: 130 });
  await workspace.close();
});
