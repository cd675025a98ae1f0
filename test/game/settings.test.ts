import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { readSettings, usualSettings, writeSettings } from '../../src-main/workspace/settings.ts';
import { ownFolder } from '../helpers/folders.ts';

function withSettings(text: string): string {
  const library = ownFolder('library');
  mkdirSync(library);
  writeFileSync(fileOf(library), text);
  return library;
}
const fileOf = (library: string): string => join(library, 'settings.json');

it('the fields of another version stay in the settings’ file', async () => {
  const library = withSettings('{"later":{"deep":[1]},"theme":"light"}');
  const settings = await readSettings(nodeDisk, library);
  await writeSettings(nodeDisk, library, { ...settings, theme: 'dark' });
  expect(JSON.parse(await readFile(fileOf(library), 'utf8'))).toMatchObject({
    later: { deep: [1] },
    theme: 'dark',
  });
});

it.each(['', 'null', '[]', '{"theme":7}'])('settings that hold %j are the usual ones', async (text) => {
  const library = withSettings(text);
  expect(await readSettings(nodeDisk, library)).toEqual(usualSettings());
});
