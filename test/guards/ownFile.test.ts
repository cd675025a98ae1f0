import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { writeOut } from '../../src-main/store/store.ts';
import { bytesOf, campaign, freshPath } from '../store/campaignFolder.ts';

describe('an export', () => {
  it.each([
    'campaign.json',
    'head.json',
    'sessions/0001.jsonl',
    'sessions/new.md',
    'backups/new.md',
    'pictures/new.md',
    'CAMPAIGN.json',
    'sessions/../campaign.json',
    '.lock',
  ])('is written over no file of a campaign: %s', async (name) => {
    const folder = await campaign([2]);
    mkdirSync(join(folder, 'pictures'), { recursive: true });
    const before = await bytesOf(folder);
    await expect(writeOut(nodeDisk, join(folder, name), 'text')).rejects.toMatchObject({ code: 'own-file' });
    expect(await bytesOf(folder)).toEqual(before);
  });

  it('goes through no link into a campaign', async () => {
    const folder = await campaign([2]);
    const link = join(dirname(folder), 'link.md');
    symlinkSync(join(folder, 'sessions/0001.jsonl'), link);
    symlinkSync(join(folder, 'sessions'), join(dirname(folder), 'linked'));
    const before = await bytesOf(folder);
    for (const path of [link, join(dirname(folder), 'linked/new.md')])
      await expect(writeOut(nodeDisk, path, 'text')).rejects.toMatchObject({ code: 'own-file' });
    expect(await bytesOf(folder)).toEqual(before);
  });

  it('spares a campaign that has lost its campaign.json', async () => {
    const folder = await campaign([2]);
    await nodeDisk.remove(join(folder, 'campaign.json'));
    await expect(writeOut(nodeDisk, join(folder, 'campaign.json'), 'text')).rejects.toMatchObject({
      code: 'own-file',
    });
  });

  it('may lie beside them, and replaces one that lies there whole', async () => {
    const folder = await campaign([2]);
    for (const text of ['first', 'second']) await writeOut(nodeDisk, join(folder, 'session.md'), text);
    expect(readFileSync(join(folder, 'session.md'), 'utf8')).toBe('second');
    const other = dirname(await freshPath());
    mkdirSync(join(other, 'sessions'), { recursive: true });
    writeFileSync(join(other, 'sessions/notes.md'), 'old');
    await expect(writeOut(nodeDisk, join(other, 'head.md'), 'text')).resolves.toBeUndefined();
    expect(readdirSync(other).sort()).toEqual(['head.md', 'sessions']);
  });
});
