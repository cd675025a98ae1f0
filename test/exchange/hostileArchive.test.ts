import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { ALWAYS_BYTES } from '../../src-main/exchange/archive.ts';
import { MOST_PART_BYTES } from '../../src-main/exchange/archiveParts.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { checkCampaign, isOwnPath } from '../../src-main/store/store.ts';
import { ownFolder } from '../helpers/folders.ts';
import { filesBelow, membersOf, played, unpack } from './packing.ts';
import { jsonOf } from './jsonByHand.ts';
import { zipOf, type Member } from './zipByHand.ts';

const codeOf = (thrown: unknown): unknown => (thrown as { code?: unknown }).code;

let campaign: string;
beforeAll(async () => {
  campaign = await played();
});

type Form = (members: readonly Member[]) => Buffer;

/** Tries to unpack; gives back the code of the refusal, after looking that nothing was written anywhere near. */
async function refusedWith(form: Form, members: readonly Member[]): Promise<unknown> {
  const file = ownFolder('evil.hexwatch');
  const target = join(ownFolder('library'), 'deep/campaign');
  writeFileSync(file, form(members));
  const before = [filesBelow(dirname(file)), filesBelow(campaign)];
  const code: unknown = await unpack(file, target).then(() => 'unpacked', codeOf);
  expect([filesBelow(dirname(file)), filesBelow(campaign)]).toEqual(before);
  expect(await nodeDisk.stat(dirname(dirname(target)))).toBeNull();
  return code;
}

describe.each([
  ['a zip', zipOf],
  ['JSON', jsonOf],
])('a hostile archive, %s (promise 20)', (_form, form: Form) => {
  const outside = [
    '../evil.txt',
    'sessions/../../evil.txt',
    'pictures/../../../evil.png',
    '/tmp/evil.txt',
    '//server/share/evil.txt',
    '\\\\server\\share\\evil.txt',
    'C:/evil.txt',
    'C:evil.txt',
    '..\\evil.txt',
    'sessions\\..\\..\\evil.txt',
    '..',
  ];
  test.each(outside)('with “%s” is refused whole', async (name) => {
    expect(await refusedWith(form, [...membersOf(campaign), { name, bytes: 'evil' }])).toBe('bad-archive');
  });

  test.each([
    ['a name twice', { name: 'campaign.json', bytes: '{}' }],
    ['a name twice in other letters', { name: 'Campaign.JSON', bytes: '{}' }],
    ['a wrong checksum', { name: 'pictures/a.png', bytes: 'a', crc: 7 }],
    ['a second campaign', { name: 'other/campaign.json', bytes: '{}' }],
  ])('with %s is refused whole', async (_what, member: Member) => {
    expect(await refusedWith(form, [...membersOf(campaign), member])).toBe('bad-archive');
  });

  test.each(['pictures/CON.png', 'pictures/lpt³ .old.PNG', 'AUX/campaign.json', 'notes/Com7'])(
    'with “%s”, the name of a device, is refused whole',
    async (name) => {
      expect(await refusedWith(form, [...membersOf(campaign), { name, bytes: 'a' }])).toBe('bad-archive');
    },
  );

  it('with accents written in two ways for one name is refused', async () => {
    const twice = ['pictures/Nöck.png', 'pictures/No\u0308ck.png'].map((name) => ({ name, bytes: 'a' }));
    expect(await refusedWith(form, [...membersOf(campaign), ...twice])).toBe('bad-archive');
  });

  it('with too many files is stopped before a byte is written', async () => {
    const many = Array.from({ length: 20_001 }, (_, index) => ({ name: `pictures/${index}.png` }));
    expect(await refusedWith(form, [...membersOf(campaign), ...many])).toBe('archive-too-large');
  });

  it('that is no campaign, or a damaged one, is refused', async () => {
    expect(await refusedWith(form, [])).toBe('bad-archive');
    expect(await refusedWith(form, [{ name: 'pictures/a.png', bytes: 'a' }])).toBe('bad-archive');
    expect(await refusedWith(form, [{ name: 'campaign.json', bytes: 'null' }])).toBe('bad-archive');
    const changed = membersOf(campaign).map((one) =>
      one.name.startsWith('sessions/0001') ? { ...one, bytes: `${String(one.bytes)}x\n` } : one,
    );
    expect(await refusedWith(form, changed)).toBe('bad-archive');
  });

  it('of any made-up names writes only where a campaign’s own files lie', async () => {
    const piece = fc.constantFrom(
      '..',
      '.',
      '',
      'pictures',
      'sessions',
      'C:',
      'a.png',
      '\0',
      '~',
      '…',
      'CON',
      'a\\b',
    );
    const name = fc.oneof(
      fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join('/')),
      fc.string({ unit: 'binary', maxLength: 30 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(name, { maxLength: 4 }), async (names) => {
        const file = ownFolder('evil.hexwatch');
        const library = ownFolder('library');
        writeFileSync(
          file,
          form([...membersOf(campaign), ...names.map((each) => ({ name: each, bytes: 'evil' }))]),
        );
        await unpack(file, join(library, 'campaign')).catch((thrown: unknown) =>
          expect(['bad-archive', 'archive-too-large']).toContain(codeOf(thrown)),
        );
        expect(Object.keys(filesBelow(dirname(file)))).toEqual(['evil.hexwatch']);
        if (!(await nodeDisk.stat(library))) return;
        const written = Object.keys(filesBelow(library)).map((path) => relative('campaign', path));
        expect(written.filter((path) => !isOwnPath(path))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('with any byte changed or its end cut off is the same campaign or none', async () => {
    const good = form(membersOf(campaign));
    const whole = Object.fromEntries(
      Object.entries(filesBelow(campaign)).filter(
        ([name]) => isOwnPath(name) && !name.startsWith('pictures/'),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(good.length - 1), fc.nat(255), fc.boolean(), async (at, value, cut) => {
        const bytes = Buffer.from(cut ? good.subarray(0, at) : good);
        if (!cut) bytes[at] = value;
        const file = ownFolder('evil.hexwatch');
        const target = ownFolder('campaign');
        writeFileSync(file, bytes);
        const code = await unpack(file, target).then(() => undefined, codeOf);
        if (code === undefined) {
          // A changed byte may take a backup or a picture out of the campaign; all else would be seen.
          const made = filesBelow(target);
          for (const [name, content] of Object.entries(made))
            if (whole[name]) expect(content).toBe(whole[name]);
          expect(await checkCampaign(nodeDisk, target)).toMatchObject({ whole: true });
        } else expect(await nodeDisk.stat(target)).toBeNull();
      }),
      { numRuns: 100 },
    );
  });
});

describe('a hostile zip (promise 20)', () => {
  test.each([
    ['a link to a file', { name: 'pictures/passwd.png', bytes: '/etc/passwd', mode: 0o120777 }],
    ['a link to a folder', { name: 'pictures', bytes: '/etc', mode: 0o120777 }],
    ['a pipe', { name: 'pictures/pipe.png', mode: 0o010644 }],
    ['a device', { name: 'pictures/null.png', mode: 0o020666 }],
    ['a folder that is a link', { name: 'pictures/', mode: 0o120777 }],
    ['an encrypted file', { name: 'pictures/a.png', encrypted: true }],
    ['more bytes than it claims', { name: 'pictures/a.png', bytes: 'abcdef', claims: 2 }],
    ['fewer bytes than it claims', { name: 'pictures/a.png', bytes: 'abcdef', claims: 9 }],
  ])('with %s is refused whole', async (_what, member: Member) => {
    expect(await refusedWith(zipOf, [...membersOf(campaign), member])).toBe('bad-archive');
  });

  test.each([
    ['one file of 1,000 times its size', [{ name: 'pictures/a.png', bytes: Buffer.alloc(ALWAYS_BYTES + 1) }]],
    [
      'many small ones of 1,000 times their size',
      Array.from({ length: 40 }, (_, index) => ({
        name: `pictures/${index}.png`,
        bytes: Buffer.alloc(ALWAYS_BYTES),
      })),
    ],
    [
      'a journal of empty lines',
      [{ name: 'sessions/0002.jsonl', bytes: Buffer.alloc(12 * 1024 * 1024, 10) }],
    ],
    [
      'a file of 1,000 times its size, with another that makes the archive large',
      [
        { name: 'sessions/0002.jsonl', bytes: Buffer.alloc(ALWAYS_BYTES + 1) },
        { name: 'pictures/noise.png', bytes: randomBytes(ALWAYS_BYTES) },
      ],
    ],
    ['a bomb beside the campaign’s files', [{ name: 'readme.txt', bytes: Buffer.alloc(ALWAYS_BYTES + 1) }]],
    ['one file above the limit', [{ name: 'pictures/a.png', claims: MOST_PART_BYTES + 1 }]],
    [
      'too many bytes in all',
      Array.from({ length: 5 }, (_, index) => ({ name: `pictures/${index}.png`, claims: MOST_PART_BYTES })),
    ],
  ])('a bomb, %s, is stopped before a byte is written', async (_what, bomb: Member[]) => {
    expect(await refusedWith(zipOf, [...membersOf(campaign), ...bomb])).toBe('archive-too-large');
  });

  it('that is small may be as dense as it likes', async () => {
    const file = ownFolder('small.hexwatch');
    const picture = { name: 'pictures/white.png', bytes: Buffer.alloc(ALWAYS_BYTES / 2) };
    writeFileSync(file, zipOf([...membersOf(campaign), picture]));
    await unpack(file, ownFolder('again'));
  });

  it('that lies about the size of its bomb is stopped at that size', async () => {
    const lie = { name: 'pictures/a.png', bytes: Buffer.alloc(64 * 1024 * 1024), claims: 10 };
    expect(await refusedWith(zipOf, [...membersOf(campaign), lie])).toBe('bad-archive');
  });
});
