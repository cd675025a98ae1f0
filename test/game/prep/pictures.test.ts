import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../shared/api.ts';
import { seededDice } from '../../../shared/dice/sources.ts';
import { addPicture, freeName } from '../../../src-main/players/addPicture.ts';
import { Workspace } from '../../../src-main/workspace/workspace.ts';
import { MOST_PICTURE_BYTES } from '../../../src-main/players/pictures.ts';
import { nameOf } from '../../../src-renderer/ui/pictureFiles.ts';
import { ownFolder } from '../../helpers/folders.ts';
import { faultyDisk, type Call } from '../../store/faultyDisk.ts';

const BEGINNINGS = {
  png: '89504e470d0a1a0a0000000d49484452',
  jpg: 'ffd8ffe000104a464946',
  gif: '474946383961',
  webp: '524946460000000057454250',
};
const PNG = Buffer.from(BEGINNINGS.png, 'hex');
const base64 = (bytes: Buffer): string => bytes.toString('base64');

/** A desk on a disk that may fail, with a campaign open. */
async function deskOnDisk() {
  const library = ownFolder('library');
  mkdirSync(library);
  const { disk, calls, fail } = faultyDisk();
  const workspace = new Workspace({ disk, folder: library, host: 'web', dice: seededDice(1) });
  await workspace.dispatch({ type: 'new-campaign', name: 'The Vale', system: 'fivey', sample: false });
  const folder = join(library, 'the-vale/pictures');
  const add = (name: string, data = base64(PNG)): Promise<Answer> =>
    workspace.dispatch({ type: 'add-picture', name, data });
  return {
    workspace,
    add,
    folder,
    calls,
    fail,
    files: () => (existsSync(folder) ? readdirSync(folder).sort() : null),
  };
}

describe('a picture that is brought in', () => {
  it.each(Object.entries(BEGINNINGS))(
    'may be a %s, and lies in the folder byte for byte',
    async (kind, hex) => {
      const { add, folder, files } = await deskOnDisk();
      const bytes = Buffer.from(hex, 'hex');
      expect(await add(`keep.${kind}`, base64(bytes))).toMatchObject({ ok: true, picture: `keep.${kind}` });
      expect(files()).toEqual([`keep.${kind}`]);
      expect(readFileSync(join(folder, `keep.${kind}`))).toEqual(bytes);
    },
  );

  it('is as large as 20 MB, and not a byte more', async () => {
    const { add, files } = await deskOnDisk();
    const large = Buffer.concat([PNG, Buffer.alloc(MOST_PICTURE_BYTES - PNG.length)]);
    expect(await add('large.png', base64(large))).toMatchObject({ ok: true });
    expect(await add('larger.png', base64(Buffer.concat([large, Buffer.alloc(1)])))).toMatchObject({
      error: { code: 'too-large', path: 'data' },
    });
    expect(files()).toEqual(['large.png']);
  });

  it.each([
    ['bad-field', 'name', '../keep.png', base64(PNG)],
    ['bad-field', 'name', 'keep.svg', base64(PNG)],
    ['bad-field', 'name', '.keep.png', base64(PNG)],
    ['bad-field', 'name', 'C:keep.png', base64(PNG)],
    ['bad-field', 'data', 'keep.png', `data:image/png;base64,${base64(PNG)}`],
    ['bad-field', 'data', 'keep.png', `${base64(PNG)}\n`],
    ['not-a-picture', 'data', 'keep.png', ''],
    ['not-a-picture', 'data', 'keep.png', base64(Buffer.from('<svg onload="alert(1)"/>'))],
  ])('is refused with %s (%s): %s', async (code, path, name, data) => {
    const { add, files } = await deskOnDisk();
    expect(await add(name, data)).toMatchObject({ ok: false, error: { code, path } });
    expect(files()).toBeNull();
  });

  it('is refused while no campaign is open', async () => {
    const { workspace, add } = await deskOnDisk();
    await workspace.dispatch({ type: 'close-campaign' });
    expect(await add('keep.png')).toMatchObject({ error: { code: 'no-campaign' } });
  });

  it('never takes the place of another, though several of one name come at once', async () => {
    const { add, folder, files } = await deskOnDisk();
    mkdirSync(folder);
    writeFileSync(join(folder, 'Keep.PNG'), 'mine');
    const answers = await Promise.all(['keep.png', 'keep.png', 'KEEP.png'].map((name) => add(name)));
    expect(answers).toMatchObject([
      { picture: 'keep-2.png' },
      { picture: 'keep-3.png' },
      { picture: 'KEEP-4.png' },
    ]);
    expect(files()).toEqual(['KEEP-4.png', 'Keep.PNG', 'keep-2.png', 'keep-3.png']);
    expect(readFileSync(join(folder, 'Keep.PNG'), 'utf8')).toBe('mine');
  });

  it.each<[Call, string | undefined, string, number?]>([
    ['writeNew', 'ENOSPC', 'disk-full'],
    ['writeNew', 'EACCES', 'read-only'],
    ['writeNew', undefined, 'io'],
    ['mkdir', 'EROFS', 'read-only'],
    ['rename', 'EIO', 'io'],
    ['syncFolder', 'EIO', 'io'],
    ['syncFolder', 'EIO', 'io', 2],
  ])(
    'is there whole or not at all where %s fails (%s), and goes in afterwards',
    async (call, code, told, nth = 1) => {
      const { add, fail, files } = await deskOnDisk();
      fail({ call, nth, ...(code && { code }) });
      expect(await add('keep.png')).toMatchObject({ ok: false, error: { code: told } });
      expect(files() ?? []).toEqual([]);
      expect(await add('keep.png')).toMatchObject({ ok: true, picture: 'keep.png' });
      expect(files()).toEqual(['keep.png']);
    },
  );

  it('is answered for when it is flushed, and its name with it', async () => {
    const { add, calls } = await deskOnDisk();
    await add('keep.png');
    expect(calls.slice(calls.lastIndexOf('writeNew')).filter((call) => call !== 'stat')).toEqual([
      'writeNew',
      'read',
      'rename',
      'syncFolder',
    ]);
  });

  it('clears away what a crash left of an earlier one', async () => {
    const { add, folder, files } = await deskOnDisk();
    mkdirSync(folder);
    writeFileSync(join(folder, 'keep.png.0123456789ab.new'), PNG.subarray(0, 5));
    expect(await add('keep.png')).toMatchObject({ ok: true, picture: 'keep.png' });
    expect(files()).toEqual(['keep.png']);
  });

  it.each([
    ['CON.png', 'picture-CON.png'],
    ['aux.old.png', 'picture-aux.old.png'],
    [`nul.${'x'.repeat(192)}.png`, `picture-nul.${'x'.repeat(168)}.png`],
  ])('gets another name where %s is a device on Windows', async (name, got) => {
    const { add, files } = await deskOnDisk();
    expect(await add(name)).toMatchObject({ ok: true, picture: got });
    expect(files()).toEqual([got]);
    expect(freeName(name, [got])).toBe(got.replace(/\.png$/, '-2.png'));
  });

  it('keeps within what disks take for a name', () => {
    const long = `${'x'.repeat(196)}.png`;
    expect(freeName(long, [long]).length).toBeLessThan(200);
    expect(freeName('caf\u00e9.png', ['cafe\u0301.png'])).toBe('caf\u00e9-2.png');
  });
});

describe('the name of a picture’s file', () => {
  it.each([
    ['keep.png', 'image/png', 'keep.png'],
    ['keep.final.JPG', 'image/jpeg', 'keep.final.JPG'],
    ['a/b:c?.gif', 'image/gif', 'a-b-c-.gif'],
    ['..hidden.webp', 'image/webp', 'hidden.webp'],
    ['.png', 'image/png', 'picture.png'],
    ['photo', 'image/jpeg', 'photo.jpg'],
    [`${'x'.repeat(300)}.png`, 'image/png', `${'x'.repeat(60)}.png`],
  ])('%s (%s) becomes %s', async (name, type, wanted) => {
    expect(nameOf({ name, type })).toBe(wanted);
    const { disk } = faultyDisk();
    const folder = ownFolder();
    mkdirSync(folder);
    expect(await addPicture(disk, folder, wanted, base64(PNG))).toBe(wanted);
  });
});
