import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ALWAYS_BYTES, readArchive, writeArchive } from '../../src-main/exchange/archive.ts';
import { Game } from '../../src-main/game/game.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { checkCampaign, isOwnPath } from '../../src-main/store/store.ts';
import { beginningOf, packCampaign, readPacked, unpackCampaign } from '../../src-main/workspace/archives.ts';
import { carryOut } from '../helpers/campaigns.ts';
import { ownFolder } from '../helpers/folders.ts';
import { faultyDisk } from '../store/faultyDisk.ts';
import { filesBelow, membersOf, played, unpack } from './packing.ts';
import { zipOf } from './zipByHand.ts';

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

  it('is stored as it is where it, or a file of it, would shrink so far that it looked like a bomb', async () => {
    const dense = { name: 'campaign.json', bytes: () => Promise.resolve(Buffer.alloc(ALWAYS_BYTES + 1, 32)) };
    const noise = { name: 'pictures/a.png', bytes: () => Promise.resolve(randomBytes(ALWAYS_BYTES)) };
    for (const parts of [[dense], [dense, noise]]) {
      const archive = await writeArchive(parts);
      const [part] = await readArchive({
        size: archive.length,
        read: (start, end) => Promise.resolve(archive.subarray(start, end)),
      });
      expect(Buffer.compare((await part?.bytes()) ?? Buffer.of(), await dense.bytes())).toBe(0);
    }
  });

  it('is far from what a bomb would be, and so is the densest map that can be made', async () => {
    const folder = ownFolder();
    await Game.create(nodeDisk, folder, { name: 'The Sea', system: 'cairn' });
    const game = await Game.open(nodeDisk, folder);
    await carryOut(game, {
      type: 'lay-out-land',
      name: 'The Sea',
      columns: 200,
      rows: 200,
      terrain: 'water',
    });
    await game.close();
    for (const members of [membersOf(folder), membersOf(campaign)]) {
      const file = ownFolder('byHand.zip');
      writeFileSync(file, zipOf(members));
      await expect(readPacked(nodeDisk, file)).resolves.toBeDefined();
    }
  });

  it('has no file with the name of a device, which could not be unpacked everywhere', async () => {
    const picture = { name: 'pictures/Nul.png', bytes: () => Promise.resolve(Buffer.from('a')) };
    await expect(writeArchive([picture])).rejects.toMatchObject({ code: 'bad-name' });
  });

  it('does not replace a folder that holds something', async () => {
    const file = ownFolder('vale.hexwatch');
    await packCampaign(nodeDisk, campaign, file);
    const before = filesBelow(campaign);
    await expect(unpack(file, campaign)).rejects.toMatchObject({ code: 'folder-exists' });
    expect(filesBelow(campaign)).toEqual(before);
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
