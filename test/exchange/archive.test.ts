import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { ALWAYS_BYTES, MOST_PART_BYTES, readArchive, writeArchive } from '../../src-main/exchange/archive.ts';
import { Game } from '../../src-main/game/game.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { checkCampaign, isOwnPath } from '../../src-main/store/store.ts';
import { beginningOf, packCampaign, readPacked, unpackCampaign } from '../../src-main/workspace/archives.ts';
import { carryOut } from '../helpers/campaigns.ts';
import { ownFolder } from '../helpers/folders.ts';
import { faultyDisk } from '../store/faultyDisk.ts';
import { zipOf, type Member } from './zipByHand.ts';

/** Every file below a folder, by its path with slashes. */
function filesBelow(folder: string): Record<string, string> {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = all.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(
    files
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'base64')] as const)
      .sort(),
  );
}

/** A campaign of one session with a picture, closed, and what else may lie in its folder. */
async function played(): Promise<string> {
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

const unpack = async (file: string, target: string): Promise<void> =>
  unpackCampaign(nodeDisk, await readPacked(nodeDisk, file), target);

/** Members of a good archive. */
const membersOf = (folder: string): Member[] =>
  Object.entries(filesBelow(folder))
    .filter(([name]) => isOwnPath(name))
    .map(([name, bytes]) => ({ name, bytes: Buffer.from(bytes, 'base64') }));

let campaign: string;
beforeAll(async () => {
  campaign = await played();
});

describe('a campaign in one file', () => {
  it('comes back with the same bytes in each of its own files, and without what is not its own', async () => {
    const file = ownFolder('vale.hexwatch');
    const target = ownFolder('again');
    await packCampaign(nodeDisk, campaign, file);
    await unpack(file, target);
    const ours = Object.entries(filesBelow(campaign)).filter(([name]) => isOwnPath(name));
    expect(filesBelow(target)).toEqual(Object.fromEntries(ours));
    expect(Object.keys(filesBelow(target))).toContain('pictures/Burg Nöck.png');
    expect(Object.keys(filesBelow(target))).not.toContain('notes.txt');
    expect(await checkCampaign(nodeDisk, target)).toMatchObject({ whole: true });
  });

  it('is packed while it is being played, up to what was answered', async () => {
    const game = await Game.open(nodeDisk, campaign);
    await carryOut(game, { type: 'note', text: 'Said while open.' });
    const file = ownFolder('vale.hexwatch');
    const target = ownFolder('again');
    await packCampaign(nodeDisk, campaign, file);
    await game.close();
    await unpack(file, target);
    const copy = await Game.open(nodeDisk, target, { readOnly: true });
    expect(copy.seq).toBe(game.seq);
    await copy.close();
  });

  it('begins as the campaign that it was packed from, and as no other', async () => {
    const file = ownFolder('vale.hexwatch');
    await packCampaign(nodeDisk, campaign, file);
    const { beginning } = await readPacked(nodeDisk, file);
    const other = ownFolder();
    await Game.create(nodeDisk, other, { name: 'Another', system: 'cairn', sample: true });
    expect(beginning).toMatch(/^[0-9a-f]{8}$/);
    expect(await beginningOf(nodeDisk, campaign)).toBe(beginning);
    expect(await beginningOf(nodeDisk, other)).not.toBe(beginning);
  });

  it('may have been zipped by hand, in its folder and with what a system adds', async () => {
    const file = ownFolder('vale.zip');
    const target = ownFolder('again');
    const inFolder = membersOf(campaign).map((one) => ({ ...one, name: `The Vale/${one.name}` }));
    writeFileSync(
      file,
      zipOf([
        { name: 'The Vale/', mode: 0o040755 },
        ...inFolder,
        { name: '__MACOSX/The Vale/._campaign.json', bytes: 'x' },
        { name: 'The Vale/.lock' },
        { name: 'The Vale/run.sh', bytes: 'echo', mode: 0o100755 },
      ]),
    );
    await unpack(file, target);
    expect(Object.keys(filesBelow(target))).toEqual(membersOf(campaign).map(({ name }) => name));
  });

  it('is not written over a file of a campaign', async () => {
    await expect(packCampaign(nodeDisk, campaign, join(campaign, 'campaign.json'))).rejects.toMatchObject({
      code: 'own-file',
    });
  });

  it('is not packed while it is damaged', async () => {
    const damaged = await played();
    writeFileSync(join(damaged, 'campaign.json'), 'null');
    await expect(packCampaign(nodeDisk, damaged, ownFolder('x.hexwatch'))).rejects.toMatchObject({
      code: 'bad-archive',
    });
  });

  it('is stored as it is where it would shrink so far that it looked like a bomb', async () => {
    const bytes = Buffer.alloc(ALWAYS_BYTES + 1, 32);
    const archive = await writeArchive([{ name: 'campaign.json', bytes: () => Promise.resolve(bytes) }]);
    const [part] = await readArchive({
      size: archive.length,
      read: (start, end) => Promise.resolve(archive.subarray(start, end)),
    });
    expect(Buffer.compare((await part?.bytes()) ?? Buffer.of(), bytes)).toBe(0);
  });

  it('does not replace a folder that holds something', async () => {
    const file = ownFolder('vale.hexwatch');
    await packCampaign(nodeDisk, campaign, file);
    const before = filesBelow(campaign);
    await expect(unpack(file, campaign)).rejects.toMatchObject({ code: 'folder-exists' });
    expect(filesBelow(campaign)).toEqual(before);
  });
});

describe('a hostile archive (promise 20)', () => {
  /** Tries to unpack; gives back the code of the refusal, after looking that nothing was written anywhere near. */
  async function refusedWith(members: readonly Member[]): Promise<unknown> {
    const file = ownFolder('evil.hexwatch');
    const target = join(ownFolder('library'), 'deep/campaign');
    writeFileSync(file, zipOf(members));
    const before = [filesBelow(dirname(file)), filesBelow(campaign)];
    const code: unknown = await unpack(file, target).then(
      () => 'unpacked',
      (thrown: { code: string }) => thrown.code,
    );
    expect([filesBelow(dirname(file)), filesBelow(campaign)]).toEqual(before);
    expect(await nodeDisk.stat(dirname(dirname(target)))).toBeNull();
    return code;
  }

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
    expect(await refusedWith([...membersOf(campaign), { name, bytes: 'evil' }])).toBe('bad-archive');
  });

  test.each([
    ['a link to a file', { name: 'pictures/passwd.png', bytes: '/etc/passwd', mode: 0o120777 }],
    ['a link to a folder', { name: 'pictures', bytes: '/etc', mode: 0o120777 }],
    ['a pipe', { name: 'pictures/pipe.png', mode: 0o010644 }],
    ['a device', { name: 'pictures/null.png', mode: 0o020666 }],
    ['a folder that is a link', { name: 'pictures/', mode: 0o120777 }],
    ['an encrypted file', { name: 'pictures/a.png', encrypted: true }],
    ['a name twice', { name: 'campaign.json', bytes: '{}' }],
    ['a name twice in other letters', { name: 'Campaign.JSON', bytes: '{}' }],
    ['a wrong checksum', { name: 'pictures/a.png', bytes: 'a', crc: 7 }],
    ['more bytes than it claims', { name: 'pictures/a.png', bytes: 'abcdef', claims: 2 }],
    ['fewer bytes than it claims', { name: 'pictures/a.png', bytes: 'abcdef', claims: 9 }],
    ['a second campaign', { name: 'other/campaign.json', bytes: '{}' }],
  ])('with %s is refused whole', async (_what, member: Member) => {
    expect(await refusedWith([...membersOf(campaign), member])).toBe('bad-archive');
  });

  it('with accents written in two ways for one name is refused', async () => {
    const twice = ['pictures/Nöck.png', 'pictures/No\u0308ck.png'].map((name) => ({ name, bytes: 'a' }));
    expect(await refusedWith([...membersOf(campaign), ...twice])).toBe('bad-archive');
  });

  test.each([
    ['one file of 1,000 times its size', [{ name: 'pictures/a.png', bytes: Buffer.alloc(ALWAYS_BYTES + 1) }]],
    [
      'many small ones of 1,000 times their size',
      Array.from({ length: 20 }, (_, index) => ({
        name: `pictures/${index}.png`,
        bytes: Buffer.alloc(1024 * 1024),
      })),
    ],
    ['a bomb beside the campaign’s files', [{ name: 'readme.txt', bytes: Buffer.alloc(ALWAYS_BYTES + 1) }]],
    ['one file above the limit', [{ name: 'pictures/a.png', claims: MOST_PART_BYTES + 1 }]],
    [
      'too many bytes in all',
      Array.from({ length: 5 }, (_, index) => ({ name: `pictures/${index}.png`, claims: MOST_PART_BYTES })),
    ],
    ['too many files', Array.from({ length: 20_001 }, (_, index) => ({ name: `pictures/${index}.png` }))],
  ])('a bomb, %s, is stopped before a byte is written', async (_what, bomb: Member[]) => {
    expect(await refusedWith([...membersOf(campaign), ...bomb])).toBe('archive-too-large');
  });

  it('that lies about the size of its bomb is stopped at that size', async () => {
    const lie = { name: 'pictures/a.png', bytes: Buffer.alloc(64 * 1024 * 1024), claims: 10 };
    expect(await refusedWith([...membersOf(campaign), lie])).toBe('bad-archive');
  });

  it('that is no campaign, or a damaged one, is refused', async () => {
    expect(await refusedWith([])).toBe('bad-archive');
    expect(await refusedWith([{ name: 'pictures/a.png', bytes: 'a' }])).toBe('bad-archive');
    expect(await refusedWith([{ name: 'campaign.json', bytes: 'null' }])).toBe('bad-archive');
    const changed = membersOf(campaign).map((one) =>
      one.name.startsWith('sessions/0001') ? { ...one, bytes: `${String(one.bytes)}x\n` } : one,
    );
    expect(await refusedWith(changed)).toBe('bad-archive');
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
          zipOf([...membersOf(campaign), ...names.map((each) => ({ name: each, bytes: 'evil' }))]),
        );
        await unpack(file, join(library, 'campaign')).catch((thrown: { code: string }) =>
          expect(['bad-archive', 'archive-too-large']).toContain(thrown.code),
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
    const good = zipOf(membersOf(campaign));
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
        const code = await unpack(file, target).then(
          () => undefined,
          (thrown: { code: string }) => thrown.code,
        );
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

describe('trouble with the disk', () => {
  it('leaves nothing of a campaign that could not be unpacked, whichever call fails', async () => {
    const file = ownFolder('vale.hexwatch');
    await packCampaign(nodeDisk, campaign, file);
    for (const call of ['writeNew', 'mkdir', 'rename', 'syncFolder', 'read'] as const)
      for (let nth = 1; nth <= 9; nth += 4) {
        const target = ownFolder('again');
        const { disk, fail } = faultyDisk();
        const packed = await readPacked(disk, file);
        fail({ call, nth, code: 'ENOSPC' });
        const made = await unpackCampaign(disk, packed, target).then(
          () => true,
          () => false,
        );
        expect(made ? 'whole' : await nodeDisk.stat(target)).toBe(made ? 'whole' : null);
      }
  });

  it('of the archive itself is told as what it is', async () => {
    await expect(readPacked(nodeDisk, ownFolder('missing.hexwatch'))).rejects.toMatchObject({ code: 'io' });
    await expect(readPacked(nodeDisk, campaign)).rejects.toMatchObject({ code: 'bad-archive' });
  });
});
