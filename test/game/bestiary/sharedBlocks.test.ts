import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { BlockCard } from '../../../shared/api.ts';
import { seededDice } from '../../../shared/dice/sources.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { Workspace } from '../../../src-main/workspace/workspace.ts';
import { ownFolder } from '../../helpers/folders.ts';

const HERON = {
  name: 'Mud heron',
  figures: { hp: 5, str: 12, dex: 9, wil: 7, armour: 1, weapons: ['Hooked bill d8+d8'] },
  note: 'Hates bells.',
  face: 'bird:12',
  portrait: 'heron.png',
};

/** The list as a version of Hexwatch wrote it; that of schema 0 has no checksum. */
const written = (schema: number): string =>
  join(import.meta.dirname, `../../store/lists/schema-${schema}/stat-blocks.json`);

/** A library with two campaigns of Cairn and one of FIVEY; the last that was made has the heron and is open. */
async function library() {
  const folder = ownFolder('library');
  const workspace = new Workspace({ disk: nodeDisk, folder, host: 'web', dice: seededDice(1) });
  const give = (command: { type: string; [field: string]: unknown }) => workspace.dispatch(command);
  const found = (name: string, system: string) => give({ type: 'new-campaign', name, system, sample: false });
  await found('Fens', 'fivey');
  await found('Second', 'cairn');
  await found('First', 'cairn');
  await give({ type: 'keep-stat-blocks', blocks: [HERON] });
  return {
    folder,
    workspace,
    give,
    open: (name: string) => give({ type: 'open-campaign', folder: join(folder, name) }),
    own: async () => {
      const blocks = (await workspace.ask({ type: 'bestiary' })) as BlockCard[];
      return blocks.filter(({ own }) => own).map(({ name }) => name);
    },
  };
}
const named = (type: string, ...blocks: string[]) => ({ type, blocks });

describe('a stat block that campaigns of a system share', () => {
  it('is added to another of them by its name, in one step that is undone', async () => {
    const { folder, workspace, give, open, own } = await library();
    expect(await give(named('share-stat-blocks', 'mud heron'))).toMatchObject({ ok: true });
    expect(readFileSync(join(folder, 'stat-blocks.json'), 'utf8')).not.toContain(HERON.portrait);
    expect(workspace.view.workspace.statBlocks).toEqual([{ name: 'Mud heron', system: 'cairn' }]);
    await open('second');
    expect(await own()).toEqual([]);
    const { portrait: _portrait, figures: _figures, ...rest } = HERON;
    expect(await give(named('add-shared-stat-blocks', 'Mud heron'))).toMatchObject({
      ok: true,
      events: [{ type: 'stat-blocks-kept', blocks: [rest] }],
    });
    expect(await own()).toEqual(['Mud heron']);
    expect(await give(named('add-shared-stat-blocks', 'Mud heron'))).toMatchObject({
      ok: false,
      error: { code: 'no-need' },
    });
    await give({ type: 'undo' });
    expect(await own()).toEqual([]);
    await workspace.close();
  });

  it('is not for another system', async () => {
    const { workspace, give, open } = await library();
    await give(named('share-stat-blocks', 'Mud heron'));
    await open('fens');
    expect(await give(named('add-shared-stat-blocks', 'Mud heron'))).toMatchObject({
      ok: false,
      error: { code: 'no-need' },
    });
    await workspace.close();
  });

  it('is shared no more, and stays where it is', async () => {
    const { workspace, give, own } = await library();
    await give(named('share-stat-blocks', 'Mud heron'));
    await give(named('unshare-stat-blocks', 'Mud heron'));
    expect(workspace.view.workspace.statBlocks).toEqual([]);
    expect(await own()).toEqual(['Mud heron']);
    await workspace.close();
  });

  it('is one of the campaign’s own, and never takes the place of a file that cannot be read', async () => {
    const { folder, workspace, give } = await library();
    expect(await give(named('share-stat-blocks', 'Goblin'))).toMatchObject({
      ok: false,
      error: { code: 'unknown-stat-block' },
    });
    writeFileSync(join(folder, 'stat-blocks.json'), '{');
    expect(await give(named('share-stat-blocks', 'Mud heron'))).toMatchObject({
      ok: false,
      error: { code: 'bad-file' },
    });
    await workspace.close();
  });

  it.each([0, 1])('that a version with schema %i of the file shared is added and stays', async (schema) => {
    const { folder, workspace, give, own } = await library();
    copyFileSync(written(schema), join(folder, 'stat-blocks.json'));
    expect(await give(named('add-shared-stat-blocks', 'Salt wife'))).toMatchObject({ ok: true });
    expect(await own()).toEqual(['Mud heron', 'Salt wife']);
    await give(named('unshare-stat-blocks', 'Mud heron'));
    expect(workspace.view.workspace.statBlocks).toEqual([{ name: 'Salt wife', system: 'cairn' }]);
    await workspace.close();
  });

  it('is added without the fields that only a newer version knows, and keeps them in the file', async () => {
    const { folder, workspace, give, open, own } = await library();
    const file = join(folder, 'stat-blocks.json');
    const before = readFileSync(written(0), 'utf8');
    writeFileSync(file, before.replace('"note": "",', '"note": "", "sound": "a low hum",'));
    await open('second');
    expect(await give(named('add-shared-stat-blocks', 'Salt wife'))).toMatchObject({ ok: true });
    expect(await own()).toEqual(['Salt wife']);
    await give(named('unshare-stat-blocks', 'Mud heron'));
    expect(readFileSync(file, 'utf8')).toContain('"sound": "a low hum"');
    await workspace.close();
  });

  it('is listed again when Hexwatch starts', async () => {
    const { folder, workspace, give } = await library();
    await give(named('share-stat-blocks', 'Mud heron'));
    await workspace.close();
    const again = new Workspace({ disk: nodeDisk, folder, host: 'web', dice: seededDice(1) });
    await again.start();
    expect(again.view.workspace.statBlocks).toEqual([{ name: 'Mud heron', system: 'cairn' }]);
    await again.close();
  });
});
