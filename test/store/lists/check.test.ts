import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { checkCampaign, createCampaign, repairCampaign } from '../../../src-main/store/store.ts';
import { checkFolder } from '../../../src-main/workspace/checkFolder.ts';
import { changeList } from '../../../src-main/workspace/listFile.ts';
import { STAT_BLOCKS } from '../../../src-main/workspace/sharedBlocks.ts';
import { campaign } from '../campaignFolder.ts';
import { ownFolder } from '../../helpers/folders.ts';

const check = (folder: string) => checkFolder(nodeDisk, folder, checkCampaign);

/** A library with a campaign and a shared stat block. */
async function library(): Promise<{ folder: string; vale: string; file: string }> {
  const folder = ownFolder('library');
  const vale = join(folder, 'vale');
  await createCampaign(nodeDisk, vale, { seq: 0, state: { last: 0 } });
  const block = { name: 'Mud heron', system: 'cairn', figures: { hp: 5 }, note: 'Hates bells.' };
  await changeList({ disk: nodeDisk, folder }, STAT_BLOCKS, () => [block]);
  return { folder, vale, file: join(folder, 'stat-blocks.json') };
}

/** Changes one letter of the note. */
function damage(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace('bells', 'balls'));
}

it('a library with whole lists is whole, and its campaigns are not counted in', async () => {
  const { folder } = await library();
  expect(await check(folder)).toMatchObject({
    whole: true,
    findings: [],
    notes: [expect.stringContaining('Check each campaign by its own folder') as string],
  });
});

it('a changed letter in a list is found in the library, and beside each campaign, and told with the way back', async () => {
  const { folder, vale, file } = await library();
  damage(file);
  const found = {
    problem: 'is damaged: its checksum does not match',
    remedy: expect.stringContaining('Put back a copy') as string,
  };
  expect(await check(folder)).toMatchObject({
    whole: false,
    findings: [{ file: 'stat-blocks.json', ...found }],
  });
  expect(await check(vale)).toMatchObject({
    whole: false,
    findings: [{ file: '../stat-blocks.json', ...found }],
  });
});

it('a repair of the campaign beside a damaged list leaves the list as it is', async () => {
  const { vale, file } = await library();
  damage(file);
  const before = readFileSync(file);
  rmSync(join(vale, 'head.json'));
  const report = await checkFolder(nodeDisk, vale, repairCampaign);
  expect(report.findings.map((finding) => finding.file)).toEqual(['../stat-blocks.json']);
  expect(report.kept).toBe('backups/before-repair-0001');
  expect(readFileSync(file)).toEqual(before);
});

it('a list of a newer version is named, with words that keep it', async () => {
  const { folder, file } = await library();
  writeFileSync(file, readFileSync(file, 'utf8').replace('"schema": 1', '"schema": 2'));
  expect((await check(folder)).findings).toEqual([
    {
      file: 'stat-blocks.json',
      problem: 'was written by a newer Hexwatch (schema 2, this one reads up to 1)',
      remedy: 'Update Hexwatch; until then the file stays as it is.',
    },
  ]);
});

it('a list of the version before is whole as far as can be seen, which is said', async () => {
  const { folder, file } = await library();
  writeFileSync(file, readFileSync(join(import.meta.dirname, 'schema-0/stat-blocks.json')));
  expect(await check(folder)).toMatchObject({
    whole: true,
    notes: [expect.stringContaining('has no checksum') as string, expect.anything()],
  });
});

it('what is no file in the place of a list is named', async () => {
  const { folder, vale } = await library();
  mkdirSync(join(folder, 'house-rules.json'));
  expect(await check(vale)).toMatchObject({
    whole: false,
    findings: [{ file: '../house-rules.json', problem: expect.stringContaining('can’t be read') as string }],
  });
});

it('a campaign with no lists beside it is checked alone, and what is neither campaign nor library is refused', async () => {
  const folder = await campaign([1]);
  expect(await check(folder)).toEqual({ whole: true, findings: [], notes: [] });
  await expect(check(dirname(folder))).rejects.toMatchObject({ code: 'not-a-campaign' });
});
