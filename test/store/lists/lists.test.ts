import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Disk } from '../../../src-main/store/disk/disk.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { checksum } from '../../../src-main/store/json.ts';
import { changeList, readList, type Library } from '../../../src-main/workspace/listFile.ts';
import { ownFolder } from '../../helpers/folders.ts';
import { ModelDisk } from '../../torture/modelDisk.ts';
import { faultyDisk, type Fault } from '../faultyDisk.ts';
import { adding, NAMES } from './names.ts';

const FOLDER = '/library';
const FILE = `${FOLDER}/names.json`;

const add = (library: Library, ...names: string[]): Promise<{ name: string }[]> =>
  changeList(library, NAMES, adding(...names));
const names = async (library: Library): Promise<string[]> =>
  (await readList(library, NAMES)).map(({ name }) => name);

/** A library in memory with a list of these names. */
async function listed(...given: string[]): Promise<{ model: ModelDisk; library: Library }> {
  const model = new ModelDisk();
  const library = { disk: model.program(), folder: FOLDER };
  await add(library, ...given);
  return { model, library };
}

/** The same with other bytes in the list's file. */
async function holding(text: string): Promise<{ model: ModelDisk; library: Library }> {
  const { model, library } = await listed();
  model.put(FILE, Buffer.from(text));
  return { model, library };
}

const bytesOf = (model: ModelDisk): Buffer => Buffer.from(model.files().get(FILE) ?? []);

/** A text with a good checksum, as another version may have written it. */
const sealed = (fields: object): string => {
  const head = JSON.stringify(fields, null, 1).slice(0, -'\n}'.length);
  return `${head},\n "sum": "${checksum(head)}"\n}\n`;
};

/** A list that can't be read is refused with this code, also when it is to be changed, and no byte of it changes. */
async function expectLeftAlone(model: ModelDisk, library: Library, code: unknown): Promise<void> {
  const before = bytesOf(model);
  await expect(readList(library, NAMES)).rejects.toMatchObject({ name: 'StoreTrouble', code });
  await expect(add(library, 'Ansa')).rejects.toMatchObject({ name: 'StoreTrouble', code });
  expect(bytesOf(model)).toEqual(before);
}

const DAMAGED = expect.stringMatching(/^(bad-file|newer-schema)$/) as string;

/** A library that another program has locked until somebody tries for so many times to lock it. */
async function heldUntil(last: number, { disk }: Library) {
  const release = await disk.lock(FOLDER);
  const freed = async (): Promise<void> => release?.();
  let tries = 0;
  const lock: Disk['lock'] = async (folder) => {
    if (++tries === last) await freed();
    return disk.lock(folder);
  };
  return { disk: { ...disk, lock }, freed, tries: () => tries };
}

describe('one writer', () => {
  it('twenty changes at once are all kept, in the order in which they were asked for', async () => {
    const { library } = await listed();
    const twenty = Array.from({ length: 20 }, (_, index) => `set ${index}`);
    await Promise.all(twenty.map((name) => add(library, name)));
    expect(await names(library)).toEqual(twenty);
  });

  it('a change that fails holds up none of those after it', async () => {
    const { library } = await listed();
    const fails = changeList(library, NAMES, () => {
      throw new Error('made by the test');
    });
    const next = add(library, 'Ansa');
    await expect(fails).rejects.toThrow('made by the test');
    expect(await next).toEqual([{ name: 'Ansa' }]);
  });

  it('a change waits for another program that is saving', async () => {
    const { library } = await listed();
    const { disk, tries } = await heldUntil(3, library);
    await add({ disk, folder: FOLDER }, 'Ansa');
    expect([tries(), await names(library)]).toEqual([3, ['Ansa']]);
  });

  it('another program that saves for five seconds is named, and nothing changes', async () => {
    const { model, library } = await listed('Mae');
    const before = bytesOf(model);
    const { disk, freed } = await heldUntil(3, library);
    vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(5000);
    await expect(add({ disk, folder: FOLDER }, 'Ansa')).rejects.toMatchObject({
      code: 'locked',
      message: expect.stringMatching(/^Another Hexwatch is saving in .* nothing was changed\./) as string,
    });
    expect(bytesOf(model)).toEqual(before);
    await freed();
    await add(library, 'Ansa');
    expect(await names(library)).toEqual(['Mae', 'Ansa']);
  });
});

describe('damage', () => {
  it('in any one bit is noticed, and the file left alone', async () => {
    const { model } = await listed('Mae', 'Müller');
    const whole = bytesOf(model);
    for (let bit = 0; bit < whole.length * 8; bit++) {
      const bad = Buffer.from(whole);
      bad[bit >> 3] = (bad[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const one = model.clone();
      one.put(FILE, bad);
      await expectLeftAlone(one, { disk: one.program(), folder: FOLDER }, DAMAGED);
    }
  });

  it('that cuts the file off anywhere is noticed, but for the end of its last line', async () => {
    const { model } = await listed('Mae', 'Müller');
    const whole = bytesOf(model);
    for (let length = 0; length < whole.length - 1; length++) {
      const one = model.clone();
      one.put(FILE, whole.subarray(0, length));
      await expectLeftAlone(one, { disk: one.program(), folder: FOLDER }, 'bad-file');
    }
  });

  it('is no change of line ends, as git makes it', async () => {
    const { model, library } = await listed('Mae');
    model.put(FILE, Buffer.from(bytesOf(model).toString().replaceAll('\n', '\r\n')));
    expect(await names(library)).toEqual(['Mae']);
  });

  it.each(['', 'null', '{}', '7', '[1]', '[[]]', '{"hexwatch":"names","list":[]}'])(
    'that left %j is noticed',
    async (text) => {
      const { model, library } = await holding(text);
      await expectLeftAlone(model, library, 'bad-file');
    },
  );

  it('is another list in its place', async () => {
    const { model, library } = await holding(sealed({ hexwatch: 'places', schema: 1, list: [] }));
    await expectLeftAlone(model, library, 'bad-file');
  });
});

describe('a list of another version', () => {
  it('keeps fields that are new in an entry, and beside the list', async () => {
    const list = [{ name: 'Mae', colour: { deep: [1] } }];
    const { model, library } = await holding(sealed({ hexwatch: 'names', later: 7, list, schema: 1 }));
    await add(library, 'Ansa');
    expect(JSON.parse(bytesOf(model).toString())).toMatchObject({
      hexwatch: 'names',
      later: 7,
      list: [...list, { name: 'Ansa' }],
      schema: 1,
    });
  });

  it.each([
    { hexwatch: 'names', schema: 2, list: [] },
    { hexwatch: 'names', schema: 1, list: [{ name: { first: 'Mae' } }] },
    { hexwatch: 'names', schema: 1 },
  ])('that can’t be understood is left alone, with words that lead to it: %j', async (fields) => {
    const { model, library } = await holding(sealed(fields));
    await expectLeftAlone(model, library, 'newer-schema');
    await expect(readList(library, NAMES)).rejects.toThrow(
      /^names\.json .*; nothing was changed\. Update Hexwatch to/,
    );
  });

  it('without a checksum is read, and gets one with the next change', async () => {
    const { model, library } = await holding('[\n  {\n    "name": "Mae",\n    "later": 7\n  }\n]\n');
    expect(await names(library)).toEqual(['Mae']);
    await add(library, 'Ansa');
    const text = bytesOf(model).toString();
    const fields = { hexwatch: 'names', list: [{ later: 7, name: 'Mae' }, { name: 'Ansa' }], schema: 1 };
    expect(text).toBe(sealed(fields));
  });
});

describe('a disk that fails', () => {
  const faults: Fault[] = [
    ...(['read', 'stat', 'writeNew', 'rename', 'lock'] as const).map((call) => ({ call, code: 'EIO' })),
    { call: 'writeNew', code: 'ENOSPC' },
    { call: 'writeNew' },
    { call: 'rename', times: 7, code: 'EACCES' },
  ];
  it.each(faults)('at $call ($code) leaves the old list, and the next change is made', async (fault) => {
    const { model, library } = await listed('Mae');
    const before = model.files();
    const { disk, fail } = faultyDisk(library.disk);
    fail(fault);
    await expect(add({ disk, folder: FOLDER }, 'Ansa')).rejects.toMatchObject({ name: 'StoreTrouble' });
    expect(model.files()).toEqual(before);
    await add({ disk, folder: FOLDER }, 'Ansa');
    expect(await names(library)).toEqual(['Mae', 'Ansa']);
  });

  it('in the last flush says that it can’t tell whether the change stays', async () => {
    const { library } = await listed('Mae');
    const { disk, fail } = faultyDisk(library.disk);
    fail({ call: 'syncFolder', nth: 2, code: 'EIO' });
    await expect(add({ disk, folder: FOLDER }, 'Ansa')).rejects.toMatchObject({
      code: 'io',
      message: expect.stringContaining('whether it stays is unsure') as string,
    });
  });

  it('by killing the program at any call leaves the old list or the new one, and nothing in the way', async () => {
    for (let calls = 0; ; calls++) {
      const { model, library } = await listed('Mae');
      const { disk, killAfter } = faultyDisk(library.disk);
      killAfter(calls);
      const done = await add({ disk, folder: FOLDER }, 'Ansa').then(
        () => true,
        () => false,
      );
      model.kill();
      const next = { disk: model.program(), folder: FOLDER };
      expect([['Mae'], ['Mae', 'Ansa']]).toContainEqual(await names(next));
      await changeList(next, NAMES, () => [{ name: 'Odo' }]);
      expect([...model.files().keys()]).toEqual([FILE]);
      if (done) break;
    }
  });

  // Windows lets few users make links.
  const links = process.platform === 'win32' ? [] : ['a link in the place of the file'];
  it.each(links)('is not what finds %s: it is not followed, and stays', async () => {
    const folder = ownFolder('library');
    const library = { disk: nodeDisk, folder };
    await add(library);
    const { disk } = library;
    await disk.remove(join(folder, 'names.json'));
    await symlink(join(folder, 'elsewhere'), join(folder, 'names.json'));
    await expect(add(library, 'Ansa')).rejects.toMatchObject({ code: 'io', file: 'names.json' });
    expect(await disk.list(folder)).toContain('names.json');
  });
});

describe('a list', () => {
  it('is made with its library', async () => {
    const folder = join(ownFolder('home'), 'library');
    await add({ disk: nodeDisk, folder }, 'Mae');
    expect(await readFile(join(folder, 'names.json'), 'utf8')).toContain('"Mae"');
  });

  it('holds so many entries and no more', async () => {
    const { model, library } = await listed(...Array.from({ length: 30 }, (_, index) => `${index}`));
    const before = bytesOf(model);
    await expect(add(library, 'Ansa')).rejects.toMatchObject({
      code: 'too-many',
      message: 'Your campaigns can share 30 names at most. Remove some that you don’t need.',
    });
    expect(bytesOf(model)).toEqual(before);
  });

  it('holds so many bytes and no more', async () => {
    const { model, library } = await listed('Mae');
    const before = bytesOf(model);
    await expect(add(library, 'x'.repeat(8 * 1024 * 1024))).rejects.toMatchObject({
      code: 'too-large',
      message: expect.stringContaining('larger than 8 MB') as string,
    });
    expect(bytesOf(model)).toEqual(before);
  });

  it('that is larger is refused before it is read', async () => {
    const { library } = await listed('Mae');
    const { disk, calls } = faultyDisk(library.disk);
    const large: Disk = {
      ...disk,
      stat: async (path) => {
        const found = await disk.stat(path);
        return found && { ...found, size: 8 * 1024 * 1024 + 1 };
      },
    };
    await expect(readList({ disk: large, folder: FOLDER }, NAMES)).rejects.toMatchObject({
      code: 'bad-file',
      problem: 'is larger than any list of names',
    });
    expect(calls).not.toContain('read');
  });
});
