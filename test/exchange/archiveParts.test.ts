import { describe, expect, it } from 'vitest';
import {
  MOST_BYTES,
  MOST_PART_BYTES,
  MOST_PARTS,
  mustBeAdmitted,
  partsToPack,
} from '../../src-main/exchange/archiveParts.ts';

const refused = (code: string): object => expect.objectContaining({ code }) as object;

describe('the door for the files of an archive', () => {
  it('lets in as many files and bytes as may be, and no more', () => {
    const admit = mustBeAdmitted(MOST_PARTS);
    for (let number = 0; number < MOST_BYTES / MOST_PART_BYTES; number += 1)
      admit(`pictures/${number}.png`, MOST_PART_BYTES);
    expect(() => admit('pictures/a.png', 1)).toThrow(refused('archive-too-large'));
    expect(() => mustBeAdmitted(1)('pictures/a.png', MOST_PART_BYTES + 1)).toThrow(
      refused('archive-too-large'),
    );
    expect(() => mustBeAdmitted(MOST_PARTS + 1)('pictures/a.png', 1)).toThrow(refused('archive-too-large'));
  });

  it('lets nothing out that it would not let in again', async () => {
    for (const names of [['pictures/A.png', 'pictures/a.png'], ['pictures/CON.png'], ['../a.png']]) {
      const parts = names.map((name) => ({ name, bytes: () => Promise.resolve(Buffer.of()) }));
      const packing = async (): Promise<void> => {
        for await (const { name } of partsToPack(parts)) expect(names).toContain(name);
      };
      await expect(packing()).rejects.toMatchObject({ code: 'bad-name' });
    }
  });
});
