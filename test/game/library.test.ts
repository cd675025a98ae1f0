import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Answer, BackupCard, View } from '../../shared/api.ts';
import { changed } from '../../shared/page/patch.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { Workspace } from '../../src-main/workspace/workspace.ts';
import { nameAsOf } from '../../src-main/workspace/goBack.ts';
import { ownFolder } from '../helpers/folders.ts';

/** A desk with the campaigns named, all of FIVEY and without a sample; none is open. */
async function deskWith(...names: string[]) {
  const library = ownFolder('library');
  mkdirSync(library);
  writeFileSync(join(library, 'settings.json'), '{}');
  const workspace = new Workspace({ disk: nodeDisk, folder: library, host: 'web', dice: seededDice(1) });
  let view: View | undefined;
  workspace.watch((message) => {
    view = 'view' in message ? message.view : changed(view as View, message);
  });
  const give = async (...commands: { type: string; [field: string]: unknown }[]): Promise<Answer> => {
    let last: Answer | undefined;
    for (const command of commands) last = await workspace.dispatch(command);
    return last!;
  };
  for (const name of names)
    await give({ type: 'new-campaign', name, system: 'fivey', sample: false }, { type: 'close-campaign' });
  const folderOf = (name: string): string => join(library, name);
  const backups = async (name: string): Promise<BackupCard[]> =>
    (await workspace.ask({ type: 'backups', folder: folderOf(name) })) as BackupCard[];
  return { workspace, give, library, folderOf, backups, view: () => view as View };
}

/** The Vale: a session in fog that was put away, and then snow. */
async function vale() {
  const at = await deskWith('The Vale');
  const folder = at.folderOf('the-vale');
  const open = { type: 'open-campaign', folder };
  await at.give(open, { type: 'open-session' }, { type: 'set-weather', name: 'fog' });
  await at.give({ type: 'close-campaign' }, open, { type: 'set-weather', name: 'snow' });
  await at.give({ type: 'close-campaign' });
  return { ...at, folder };
}

const bytes = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => join(each.parentPath, each.name))
      .map((path) => [path, readFileSync(path, 'latin1')]),
  );

describe('the backups of a campaign', () => {
  it('are listed newest first, with session and day, but for the one before anything happened', async () => {
    const { backups } = await vale();
    const cards = await backups('the-vale');
    expect(cards.map(({ session }) => session)).toEqual([1, 0]);
    expect(cards[0]!.seq).toBeGreaterThan(cards[1]!.seq);
    expect(cards[0]!.date).not.toBe('');
    expect(Date.parse(cards[0]!.madeAt)).toBeGreaterThan(0);
  });

  it('are none where nothing was played', async () => {
    const { backups } = await deskWith('The Vale');
    expect(await backups('the-vale')).toEqual([]);
  });

  it('say so when one of them cannot be read', async () => {
    const { backups, folder } = await vale();
    const [newest] = await backups('the-vale');
    writeFileSync(join(folder, 'backups', newest!.name), 'null');
    expect((await backups('the-vale')).map(({ trouble }) => trouble)).toEqual([
      'This backup is damaged: it holds null.',
      undefined,
    ]);
  });
});

describe('going back to a backup', () => {
  it('opens a copy that stands there, named by its day, and leaves the campaign as it is', async () => {
    const { give, folder, backups, view, library } = await vale();
    const before = bytes(folder);
    const [newest] = await backups('the-vale');
    expect(await give({ type: 'restore-backup', folder, backup: newest!.name })).toMatchObject({ ok: true });
    const { table, workspace } = view();
    expect(table?.time.weather).toBe('fog');
    expect(table?.campaign.name).toBe(`The Vale (as of ${newest!.date})`);
    expect(table?.campaign.folder.startsWith(`${library}/the-vale-as-of-`)).toBe(true);
    expect(workspace.campaigns.map(({ name }) => name).sort()).toEqual(['The Vale', table?.campaign.name]);
    expect(bytes(folder)).toEqual(before);
  });

  it('can be played on; undo takes back its name and then what was before the backup', async () => {
    const { give, folder, backups, view } = await vale();
    const [newest] = await backups('the-vale');
    await give({ type: 'restore-backup', folder, backup: newest!.name });
    const { name } = view().table!.campaign;
    await give({ type: 'set-weather', name: 'hail' }, { type: 'undo' });
    expect(view().table).toMatchObject({ time: { weather: 'fog' }, campaign: { name } });
    await give({ type: 'undo' }, { type: 'undo' });
    expect(view().table).toMatchObject({ time: { weather: 'fair' }, campaign: { name: 'The Vale' } });
  });

  it('goes while the campaign is open, which is put away', async () => {
    const { give, folder, backups, view } = await vale();
    await give({ type: 'open-campaign', folder }, { type: 'set-weather', name: 'hail' });
    const [newest] = await backups('the-vale');
    await give({ type: 'restore-backup', folder, backup: newest!.name });
    expect(view().table?.campaign.folder).not.toBe(folder);
    await give({ type: 'open-campaign', folder });
    expect(view().table?.time.weather).toBe('hail');
  });

  it('makes another copy each time', async () => {
    const { give, folder, backups, view } = await vale();
    const [newest] = await backups('the-vale');
    const restore = { type: 'restore-backup', folder, backup: newest!.name };
    await give(restore, restore);
    expect(view().workspace.campaigns).toHaveLength(3);
  });

  it.each(['../campaign.json', 'nothing.json'])('to “%s” is refused', async (backup) => {
    const { give, folder, library } = await vale();
    expect(await give({ type: 'restore-backup', folder, backup })).toMatchObject({
      ok: false,
      error: { code: 'unknown-backup' },
    });
    expect(readdirSync(library).sort()).toEqual(['settings.json', 'the-vale']);
  });

  it('to a damaged backup is refused, and makes nothing', async () => {
    const { give, folder, backups, library } = await vale();
    const [newest] = await backups('the-vale');
    writeFileSync(join(folder, 'backups', newest!.name), '{');
    expect(await give({ type: 'restore-backup', folder, backup: newest!.name })).toMatchObject({
      error: { code: 'bad-file' },
    });
    expect(readdirSync(library).sort()).toEqual(['settings.json', 'the-vale']);
  });

  it.each([
    ['The Vale', 'Day 3', 'The Vale (as of Day 3)'],
    ['The Vale (as of Day 3)', 'session 1', 'The Vale (as of session 1)'],
    ['x'.repeat(200), 'Day 3', `${'x'.repeat(186)} (as of Day 3)`],
  ])('names a copy, with 200 letters at most (%#)', (name, when, called) => {
    expect(nameAsOf(name, when)).toBe(called);
  });
});

describe('a folder that is not in the library', () => {
  it.each(['restore-backup', 'repair-campaign'])('is refused by %s', async (type) => {
    const { give } = await deskWith('The Vale');
    const elsewhere = (await vale()).folder;
    const backup = type === 'restore-backup' ? { backup: 'x' } : {};
    expect(await give({ type, folder: elsewhere, ...backup })).toMatchObject({
      error: { code: 'unknown-campaign' },
    });
  });

  it.each(['backups', 'check'] as const)('is not answered about: %s', async (type) => {
    const { workspace, folderOf } = await deskWith('The Vale');
    expect(await workspace.ask({ type, folder: `${folderOf('the-vale')}/../the-vale` })).toMatchObject({
      error: { code: 'unknown-campaign' },
    });
  });
});

describe('a damaged campaign', () => {
  it('shows its trouble, what is wrong and the way back, and is repaired', async () => {
    const { workspace, give, folder, view } = await vale();
    const file = join(folder, 'campaign.json');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 200));
    await give({ type: 'close-campaign' });
    expect(view().workspace.campaigns).toMatchObject([
      { name: 'the-vale', trouble: 'Its campaign.json cannot be read.' },
    ]);
    expect(await workspace.ask({ type: 'check', folder })).toMatchObject({
      whole: false,
      findings: [{ file: 'campaign.json', problem: 'is damaged: it is not JSON' }],
    });
    expect(await give({ type: 'repair-campaign', folder })).toMatchObject({ ok: true });
    const [card] = view().workspace.campaigns;
    expect(card).toMatchObject({ name: 'The Vale' });
    expect(card).not.toHaveProperty('trouble');
    await give({ type: 'open-campaign', folder });
    expect(view().table?.time.weather).toBe('snow');
  });

  it('is shown though its campaign.json is gone', async () => {
    const { give, folder, view } = await vale();
    rmSync(join(folder, 'campaign.json'));
    await give({ type: 'close-campaign' });
    expect(view().workspace.campaigns).toMatchObject([{ trouble: 'Its campaign.json is missing.' }]);
    expect(await give({ type: 'repair-campaign', folder })).toMatchObject({ ok: true });
  });

  it('that has no way back stays as it is, and says what to do', async () => {
    const { give, folder } = await vale();
    writeFileSync(join(folder, 'campaign.json'), '{');
    rmSync(join(folder, 'backups'), { recursive: true });
    await give({ type: 'close-campaign' });
    expect(await give({ type: 'repair-campaign', folder })).toMatchObject({
      ok: false,
      error: { code: 'not-repaired', message: expect.stringContaining('your own copy') as string },
    });
    expect(existsSync(join(folder, 'backups'))).toBe(false);
  });
});

describe('the library', () => {
  it.each([
    ['The Vale', 'the-vale'],
    ['Müllers Höhle', 'mullers-hohle'],
    ['../../etc: <a|b>?*', 'etc-a-b'],
    ['CON', 'con-2'],
    ['nul. ', 'nul-2'],
    ['Com1', 'com1-2'],
    ['Lpt 1', 'lpt-1'],
    ['Дракон', 'campaign-2'],
  ])('makes a folder that every system takes for a campaign called %j', async (name, folder) => {
    const { library } = await deskWith(name);
    expect(readdirSync(library)).toContain(folder);
  });

  it('takes no name that differs from another folder’s only in case', async () => {
    const { library, give } = await deskWith();
    mkdirSync(join(library, 'The-Vale'));
    await give({ type: 'new-campaign', name: 'The Vale', system: 'fivey', sample: false });
    expect(readdirSync(library)).toContain('the-vale-2');
  });

  it('shows the campaign played last first, and those of one moment by their names', async () => {
    const { give, library, view } = await deskWith('Ash', 'Birch', 'Cedar');
    const touch = (name: string, file: string, day: number): void =>
      utimesSync(join(library, name, file), new Date(2026, 0, day), new Date(2026, 0, day));
    for (const name of ['ash', 'birch', 'cedar'])
      for (const file of ['campaign.json', 'sessions/0000.jsonl']) touch(name, file, 1);
    touch('cedar', 'sessions/0000.jsonl', 2);
    await give({ type: 'close-campaign' });
    expect(view().workspace.campaigns.map(({ name }) => name)).toEqual(['Cedar', 'Ash', 'Birch']);
    expect(view().workspace.campaigns[0]!.lastPlayed).toBe(new Date(2026, 0, 2).toISOString());
  });
});

describe('a folder that is called in another way', () => {
  it.each(['/', '//', '/.', '/../the-vale', '/sessions/..'])(
    'is the same open campaign: %s',
    async (detour) => {
      const { give, folderOf, view } = await deskWith('The Vale');
      const folder = folderOf('the-vale');
      await give({ type: 'open-campaign', folder });
      expect(await give({ type: 'open-campaign', folder: `${folder}${detour}` })).toMatchObject({ ok: true });
      expect(view().table?.campaign.folder).toBe(folder);
      await give({ type: 'close-campaign' });
      expect(await give({ type: 'open-campaign', folder: `${folder}${detour}` })).toMatchObject({ ok: true });
      expect(view().table?.campaign.folder).toBe(folder);
    },
  );
});

it('a library that can’t be read is trouble in one sentence', async () => {
  const library = ownFolder('library');
  writeFileSync(library, 'no folder');
  const desk = new Workspace({ disk: nodeDisk, folder: library, host: 'web', dice: seededDice(1) });
  await expect(desk.start()).rejects.toMatchObject({
    code: 'io',
    message: expect.stringContaining(library) as string,
  });
});
