import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeOut } from '../../src-main/store/store.ts';
import { freshPath } from './campaignFolder.ts';
import { faultyDisk, type Fault } from './faultyDisk.ts';

const LONG = 'x'.repeat(400_000);

async function* pieces(...all: (string | Error)[]): AsyncGenerator<string> {
  for (const piece of all) {
    if (piece instanceof Error) throw await Promise.resolve(piece);
    yield piece;
  }
}

/** A file with something old in it, alone in its folder. */
async function oldFile(): Promise<{ path: string; left: () => Record<string, string> }> {
  const folder = dirname(await freshPath());
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'log.md');
  writeFileSync(path, 'old');
  return {
    path,
    left: () =>
      Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
  };
}

describe('a file that is written piece by piece', () => {
  it('holds all pieces in their order', async () => {
    const { path, left } = await oldFile();
    await writeOut(faultyDisk().disk, path, pieces('é', LONG, '', LONG, '🜁'));
    expect(left()).toEqual({ 'log.md': `é${LONG}${LONG}🜁` });
  });

  it('is written on where the disk takes fewer bytes at a time', async () => {
    const { path, left } = await oldFile();
    const faulty = faultyDisk();
    faulty.fail({ call: 'write', times: 3 });
    await writeOut(faulty.disk, path, pieces(LONG));
    expect(left()).toEqual({ 'log.md': LONG });
  });

  it.each<[string, Fault, string]>([
    ['fills up', { call: 'write', nth: 2, code: 'ENOSPC' }, 'disk-full'],
    ['fails at the flush', { call: 'datasync', code: 'EIO' }, 'io'],
    ['gives back something else', { call: 'read', code: 'EIO' }, 'io'],
    ['refuses the name', { call: 'rename', times: 99, code: 'EROFS' }, 'read-only'],
  ])('leaves the old one whole, and nothing beside it, where the disk %s', async (_what, fault, code) => {
    const { path, left } = await oldFile();
    const faulty = faultyDisk();
    faulty.fail(fault);
    await expect(writeOut(faulty.disk, path, pieces(LONG, LONG))).rejects.toMatchObject({ code });
    expect(left()).toEqual({ 'log.md': 'old' });
  });

  it('leaves the old one whole where making it fails, and says why', async () => {
    const { path, left } = await oldFile();
    await expect(
      writeOut(faultyDisk().disk, path, pieces(LONG, new Error('could not be read on'))),
    ).rejects.toThrow('could not be read on');
    expect(left()).toEqual({ 'log.md': 'old' });
  });
});

it('a file is not written over a folder', async () => {
  const { path } = await oldFile();
  await expect(writeOut(faultyDisk().disk, dirname(path), 'text')).rejects.toMatchObject({
    code: 'io',
    message: expect.stringContaining('it is a folder') as string,
  });
});

it('a file that another program has open is said to be so', async () => {
  const { path, left } = await oldFile();
  const faulty = faultyDisk();
  faulty.fail({ call: 'rename', times: 99, code: 'EBUSY' });
  await expect(writeOut(faulty.disk, path, 'new')).rejects.toMatchObject({
    message: expect.stringContaining('another program has it open') as string,
  });
  expect(left()).toEqual({ 'log.md': 'old' });
});
