import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HouseRules } from '../../../shared/api.ts';
import { seededDice } from '../../../shared/dice/sources.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { Workspace } from '../../../src-main/workspace/workspace.ts';
import { ownFolder } from '../../helpers/folders.ts';

/** Lists as the versions of Hexwatch wrote them; those of schema 0 have no checksum. */
const LISTS = join(import.meta.dirname, '../../store/lists');

/** A library with two campaigns of FIVEY; the second is open. */
async function twoCampaigns() {
  const library = ownFolder('library');
  const workspace = new Workspace({ disk: nodeDisk, folder: library, host: 'web', dice: seededDice(1) });
  const give = (command: { type: string; [field: string]: unknown }) => workspace.dispatch(command);
  for (const name of ['First', 'Second'])
    await give({ type: 'new-campaign', name, system: 'fivey', sample: false });
  const open = (name: string) => give({ type: 'open-campaign', folder: join(library, name) });
  const flanking = async (): Promise<string | undefined> => {
    const { options } = (await workspace.ask({ type: 'house-rules' })) as HouseRules;
    return options.find(({ id }) => id === 'flanking')?.value;
  };
  return { library, workspace, give, open, flanking };
}

describe('a set of house rules', () => {
  it('is saved in one campaign and used in another of its system', async () => {
    const { workspace, give, open, flanking } = await twoCampaigns();
    await give({ type: 'set-option', option: 'flanking', value: 'advantage' });
    expect(await give({ type: 'save-house-rules', name: 'Thursday' })).toMatchObject({ ok: true });
    await open('first');
    expect(await flanking()).toBe('no');
    expect(await give({ type: 'use-house-rules', name: 'Thursday' })).toMatchObject({
      ok: true,
      events: [{ type: 'house-rules-set', options: { flanking: 'advantage' } }],
    });
    expect(await flanking()).toBe('advantage');
    expect(await give({ type: 'undo' })).toMatchObject({ ok: true });
    expect(await flanking()).toBe('no');
    await workspace.close();
  });

  it('is taken away by its name; one that is not there is refused', async () => {
    const { workspace, give } = await twoCampaigns();
    await give({ type: 'save-house-rules', name: 'Thursday' });
    await give({ type: 'forget-house-rules', name: 'Thursday' });
    expect(await give({ type: 'use-house-rules', name: 'Thursday' })).toMatchObject({
      ok: false,
      error: { code: 'unknown-set' },
    });
    await workspace.close();
  });

  it('is kept beside all others that are saved at the same moment', async () => {
    const { workspace, give } = await twoCampaigns();
    const names = Array.from({ length: 20 }, (_, index) => `Table ${index}`);
    const answers = await Promise.all(names.map((name) => give({ type: 'save-house-rules', name })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect(workspace.view.workspace.houseRules.map(({ name }) => name)).toEqual(names);
    await give({ type: 'forget-house-rules', name: 'Table 0' });
    expect(workspace.view.workspace.houseRules.map(({ name }) => name)).toEqual(names.slice(1));
    await workspace.close();
  });

  it.each([0, 1])('that a version with schema %i of the file saved is used and stays', async (schema) => {
    const { library, workspace, give, flanking } = await twoCampaigns();
    copyFileSync(join(LISTS, `schema-${schema}/house-rules.json`), join(library, 'house-rules.json'));
    expect(await give({ type: 'use-house-rules', name: 'Thursday' })).toMatchObject({ ok: true });
    expect(await flanking()).toBe('advantage');
    await give({ type: 'save-house-rules', name: 'Friday' });
    expect(workspace.view.workspace.houseRules).toEqual([
      { name: 'Thursday', system: 'fivey' },
      { name: 'Müllers Runde', system: 'cairn' },
      { name: 'Friday', system: 'fivey' },
    ]);
    expect(readFileSync(join(library, 'house-rules.json'), 'utf8')).toMatch(/"sum": "[0-9a-f]{8}"\n\}\n$/);
    await workspace.close();
  });

  it('never takes the place of a file that cannot be read', async () => {
    const { library, workspace, give } = await twoCampaigns();
    const file = join(library, 'house-rules.json');
    writeFileSync(file, 'null');
    expect(await give({ type: 'save-house-rules', name: 'Thursday' })).toMatchObject({
      ok: false,
      error: { code: 'bad-file' },
    });
    expect(readFileSync(file, 'utf8')).toBe('null');
    await workspace.close();
  });

  it('with a rule that the system has not, or a value that it cannot have, changes nothing', async () => {
    const { workspace, give } = await twoCampaigns();
    const use = (options: object) => give({ type: 'set-house-rules', options });
    expect(await use({ 'no-such-rule': 'yes' })).toMatchObject({ error: { code: 'unknown-option' } });
    expect(await use({ flanking: 'perhaps' })).toMatchObject({
      error: { code: 'bad-field', path: 'options.flanking' },
    });
    expect(await use({ 'torch-turns': 1.5 })).toMatchObject({
      error: { code: 'bad-field', path: 'options.torch-turns' },
    });
    await workspace.close();
  });
});
