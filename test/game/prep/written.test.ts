import { existsSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { ownFolder } from '../../helpers/folders.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { Workspace } from '../../../src-main/workspace/workspace.ts';
import { seededDice } from '../../../shared/dice/sources.ts';

let library: string;
let opened: string[];
let workspace: Workspace;
const openFile = (file: string, what: string): Promise<void> => {
  opened.push(`${what} ${file}`);
  return Promise.resolve();
};

beforeEach(async () => {
  library = ownFolder('library');
  opened = [];
  workspace = new Workspace({ disk: nodeDisk, folder: library, host: 'web', dice: seededDice(1), openFile });
  await workspace.dispatch({ type: 'new-campaign', name: 'The Vale', system: 'cairn', sample: false });
});

test('an export says which file it wrote, opens that file and shows its folder', async () => {
  await workspace.dispatch({ type: 'export-session', to: 'txt', session: 'all' });
  const file = `${library}/the-vale/The Vale, all sessions.txt`;
  expect(workspace.view.workspace.written).toEqual({ file, opens: true });
  expect(existsSync(file)).toBe(true);
  await workspace.dispatch({ type: 'show-written', what: 'file' });
  await workspace.dispatch({ type: 'show-written', what: 'folder' });
  expect(opened).toEqual([`file ${file}`, `folder ${file}`]);
});

test('a copy of a campaign says where it went, until that is put away', async () => {
  await workspace.dispatch({ type: 'save-copy' });
  expect(workspace.view.workspace.written?.file).toBe(`${library}/the-vale.hexwatch`);
  await workspace.dispatch({ type: 'dismiss-written' });
  expect(workspace.view.workspace.written).toBeNull();
});

test('nothing is opened where nothing was written, nor what another campaign wrote', async () => {
  const refused = { ok: false, error: { code: 'nothing-written' } };
  expect(await workspace.dispatch({ type: 'show-written', what: 'file' })).toMatchObject(refused);
  await workspace.dispatch({ type: 'export-session', to: 'md' });
  await workspace.dispatch({ type: 'new-campaign', name: 'Elsewhere', system: 'cairn', sample: false });
  expect(await workspace.dispatch({ type: 'show-written', what: 'file' })).toMatchObject(refused);
  expect(opened).toEqual([]);
});

test('a host that opens no files says where it is', async () => {
  const bare = new Workspace({ disk: nodeDisk, folder: ownFolder('bare'), host: 'web', dice: seededDice(1) });
  await bare.dispatch({ type: 'new-campaign', name: 'The Vale', system: 'cairn', sample: false });
  await bare.dispatch({ type: 'export-session', to: 'txt' });
  expect(bare.view.workspace.written?.opens).toBe(false);
  expect(await bare.dispatch({ type: 'show-written', what: 'file' })).toMatchObject({
    ok: false,
    error: { code: 'cannot-open' },
  });
});
