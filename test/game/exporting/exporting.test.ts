import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../../shared/api.ts';
import { seededDice } from '../../../shared/dice/sources.ts';
import type { WorkspaceOptions } from '../../../src-main/workspace/options.ts';
import { Workspace } from '../../../src-main/workspace/workspace.ts';
import { ownFolder } from '../../helpers/folders.ts';
import { faultyDisk } from '../../store/faultyDisk.ts';

const NAME = 'The Vale, before session 1.md';
const faulty = faultyDisk();
let folder: string;
let workspace: Workspace;

async function open(more: Partial<WorkspaceOptions> = {}): Promise<Workspace> {
  const library = ownFolder('library');
  const one = new Workspace({
    disk: faulty.disk,
    folder: library,
    host: 'web',
    dice: seededDice(1),
    ...more,
  });
  await one.dispatch({ type: 'new-campaign', name: 'The Vale', system: 'cairn', sample: false });
  folder = `${library}/the-vale`;
  return one;
}
beforeEach(async () => {
  workspace = await open();
});

const codeOf = (answer: Answer): string => (answer.ok ? 'ok' : answer.error.code);
const exported = (more: object = {}): Promise<Answer> =>
  workspace.dispatch({ type: 'export-session', to: 'md', ...more });
const sumOf = (name: string): string =>
  createHash('sha256')
    .update(readFileSync(`${folder}/${name}`))
    .digest('hex');
const beside = (): string[] => readdirSync(folder).filter((name) => name.includes('The Vale'));

describe('an export', () => {
  it('is called after the campaign and the session, and the answer says where it is', async () => {
    expect(await exported()).toMatchObject({ ok: true, file: `${folder}/${NAME}` });
    expect(beside()).toEqual([NAME]);
  });

  it.each([['md', 'html', 'txt', 'csv', 'jsonl'].map((to) => [to] as const)].flat())(
    'is written as %s',
    async (to) => {
      expect(codeOf(await exported({ to, players: true, session: 'all' }))).toBe('ok');
      expect(beside()).toEqual([`The Vale, all sessions, for players.${to}`]);
    },
  );

  it('is written beside the campaign without a question where several are at once, and so is a copy', async () => {
    const asked: string[] = [];
    workspace = await open({
      chooseFile: (suggested) => {
        asked.push(suggested);
        return Promise.resolve(undefined);
      },
    });
    expect(codeOf(await exported())).toBe('nothing-chosen');
    expect(asked).toEqual([`${folder}/${NAME}`]);
    expect(await exported({ beside: true })).toMatchObject({ ok: true, file: `${folder}/${NAME}` });
    const copy = await workspace.dispatch({ type: 'save-copy', beside: true });
    expect(copy).toMatchObject({ ok: true, file: `${folder}.hexwatch` });
    expect(asked).toHaveLength(1);
  });

  it('for players has no secret', async () => {
    await workspace.dispatch({ type: 'note', text: 'The abbot did it', secret: true });
    await exported();
    await exported({ players: true });
    const holds = beside().map((name) =>
      readFileSync(`${folder}/${name}`, 'utf8').includes('The abbot did it'),
    );
    expect(holds).toEqual([false, true]);
  });

  it('is a tale where nothing is said, and lines where these are wanted', async () => {
    await workspace.dispatch({ type: 'note', text: 'A bell rings', secret: true });
    await exported();
    const read = (): string => readFileSync(`${folder}/${NAME}`, 'utf8');
    expect(read()).toContain('(Referee: *A bell rings*.)');
    await exported({ telling: 'lines' });
    expect(read()).toMatch(/- .*\*\(secret\)\* A bell rings/);
  });

  it('as a PDF is made of the page', async () => {
    workspace = await open({ pdfOf: async (page) => Buffer.from(`%PDF-${(await text(page)).slice(0, 15)}`) });
    await exported({ to: 'pdf' });
    expect(readFileSync(`${folder}/The Vale, before session 1.pdf`, 'utf8')).toBe('%PDF-<!DOCTYPE html>');
  });

  it('as a PDF is refused where nothing prints', async () => {
    expect(codeOf(await exported({ to: 'pdf' }))).toBe('no-printer');
    expect(beside()).toEqual([]);
  });
});

describe('trouble with the file', () => {
  it.each([
    ['the disk is full', { call: 'write', code: 'ENOSPC' }, 'disk-full', /disk is full/],
    ['the folder is read-only', { call: 'openAppend', code: 'EROFS' }, 'read-only', /read-only/],
    [
      'another program has it open',
      { call: 'rename', times: 99, code: 'EBUSY' },
      'io',
      /another program has it/,
    ],
  ] as const)(
    'leaves the old one as it was, and nothing beside it: %s',
    async (_what, fault, code, words) => {
      await exported();
      const before = sumOf(NAME);
      await workspace.dispatch({ type: 'note', text: 'Something new' });
      faulty.fail(fault);
      const answer = await exported();
      faulty.heal();
      expect(answer).toMatchObject({
        ok: false,
        error: { code, message: expect.stringMatching(words) as string },
      });
      expect([sumOf(NAME), beside()]).toEqual([before, [NAME]]);
      expect(workspace.view.workspace.exporting).toBeNull();
    },
  );

  it('is told where a folder is in the way, which stays', async () => {
    mkdirSync(`${folder}/${NAME}`);
    writeFileSync(`${folder}/${NAME}/kept`, 'mine');
    expect(await exported()).toMatchObject({
      error: { message: expect.stringContaining('it is a folder') as string },
    });
    expect(readFileSync(`${folder}/${NAME}/kept`, 'utf8')).toBe('mine');
    rmSync(`${folder}/${NAME}`, { recursive: true });
  });
});

describe('while it is written', () => {
  /** An export that waits for the printer until it is let go or cancelled. */
  async function waiting(): Promise<{ answer: Promise<Answer>; go: () => void }> {
    let go = (): void => undefined;
    let asked = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => (asked = resolve));
    workspace = await open({
      pdfOf: (_page, signal) =>
        new Promise((resolve, reject) => {
          go = () => resolve(Buffer.from('%PDF-'));
          signal.addEventListener('abort', () => reject(signal.reason as Error));
          asked();
        }),
    });
    writeFileSync(`${folder}/The Vale, before session 1.pdf`, 'old');
    const answer = exported({ to: 'pdf' });
    await isAsked;
    return { answer, go: () => go() };
  }

  it('says so, and the game goes on', async () => {
    const { answer, go } = await waiting();
    expect(workspace.view.workspace.exporting).toMatchObject({
      file: `${folder}/The Vale, before session 1.pdf`,
    });
    expect(codeOf(await workspace.dispatch({ type: 'note', text: 'Meanwhile' }))).toBe('ok');
    go();
    expect(codeOf(await answer)).toBe('ok');
    expect(workspace.view.workspace.exporting).toBeNull();
  });

  it('the file before it is told of no more, and the same file is told of anew', async () => {
    await exported();
    const told: unknown[] = [];
    const stop = workspace.watch(() => told.push(workspace.view.workspace.written?.file));
    await exported();
    stop();
    const file = `${folder}/${NAME}`;
    expect(told.filter((one, index) => one !== told[index - 1])).toEqual([file, undefined, file]);
  });

  it('no other is begun', async () => {
    const { answer, go } = await waiting();
    expect(codeOf(await exported())).toBe('busy');
    go();
    expect(codeOf(await answer)).toBe('ok');
  });

  it.each([
    ['it is cancelled', { type: 'cancel-exporting' }],
    ['the campaign is closed', { type: 'close-campaign' }],
  ])('nothing of it is left and the old file is unchanged where %s', async (_when, command) => {
    const { answer } = await waiting();
    expect(codeOf(await workspace.dispatch(command))).toBe('ok');
    expect(codeOf(await answer)).toBe('cancelled');
    expect(beside()).toEqual(['The Vale, before session 1.pdf']);
    expect(readFileSync(`${folder}/The Vale, before session 1.pdf`, 'utf8')).toBe('old');
  });

  it('a text is given up between two pieces', async () => {
    await exported();
    const before = sumOf(NAME);
    await workspace.dispatch({ type: 'note', text: 'Something new' });
    const stop = workspace.watch(() => {
      if (workspace.view.workspace.exporting) void workspace.dispatch({ type: 'cancel-exporting' });
    });
    expect(codeOf(await exported())).toBe('cancelled');
    stop();
    expect([sumOf(NAME), beside()]).toEqual([before, [NAME]]);
  });

  it('there is nothing to cancel afterwards', async () => {
    await exported();
    expect(codeOf(await workspace.dispatch({ type: 'cancel-exporting' }))).toBe('ok');
    expect(beside()).toEqual([NAME]);
  });
});

describe('the look before', () => {
  it('shows the beginning of a long text, in whole lines', async () => {
    for (let note = 0; note < 30; note += 1)
      await workspace.dispatch({ type: 'note', text: `${note} ${'word '.repeat(390)}` });
    const lines = { to: 'txt', telling: 'lines' } as const;
    const look = await workspace.ask({ type: 'export-look', ...lines });
    if ('error' in look) throw new Error(look.error.message);
    expect(look).toMatchObject({
      as: 'text',
      session: 0,
      isCut: true,
      name: 'The Vale, before session 1.txt',
    });
    expect(look.content.length).toBeLessThanOrEqual(40_000);
    await exported(lines);
    const whole = readFileSync(`${folder}/${look.name}`, 'utf8');
    expect(whole.startsWith(`${look.content}\n`)).toBe(true);
  });

  it('shows a whole page for a PDF, and of all sessions the last', async () => {
    await workspace.dispatch({ type: 'note', text: 'Long ago' });
    await workspace.dispatch({ type: 'open-session' });
    await workspace.dispatch({ type: 'note', text: 'Now' });
    const look = await workspace.ask({ type: 'export-look', to: 'pdf', session: 'all' });
    if ('error' in look) throw new Error(look.error.message);
    expect(look).toMatchObject({ as: 'page', session: 1, isCut: false, name: 'The Vale, all sessions.pdf' });
    expect(look.content.endsWith('</html>\n')).toBe(true);
    expect([look.content.includes('Now'), look.content.includes('Long ago')]).toEqual([true, false]);
  });

  it('is refused where no campaign is open', async () => {
    await workspace.dispatch({ type: 'close-campaign' });
    expect(await workspace.ask({ type: 'export-look' })).toMatchObject({ error: { code: 'no-campaign' } });
  });
});
