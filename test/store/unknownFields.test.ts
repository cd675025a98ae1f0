import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { exportedText } from '../exchange/exported.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { migrations, schemaAfter } from '../../src-main/store/migrations.ts';
import { checksum } from '../../src-main/store/json.ts';
import { checkCampaign, copyAsOf, listBackups, repairCampaign } from '../../src-main/store/store.ts';
import { packCampaign, readPacked, unpackCampaign } from '../../src-main/workspace/archives.ts';
import { carryOut } from '../helpers/campaigns.ts';
import { ownFolder } from '../helpers/folders.ts';
import { bytesOf, edit } from './campaignFolder.ts';
import { at, kept, type Kept } from './played/kept.ts';
import { logText, stateText } from './played/told.ts';

/** Changes the text of each line of the journal, and mends its checksum. */
function rewriteLines(folder: string, change: (line: string) => string): void {
  for (const [name, lines] of linesOf(folder)) {
    const changed = lines.map((line) => {
      const body = change(line).slice(0, -',"sum":"01234567"}'.length);
      return `${body},"sum":"${checksum(body)}"}\n`;
    });
    writeFileSync(join(folder, 'sessions', name), changed.join(''));
  }
}

/** The lines of the journal as they stand on the disk, by the name of their file. */
const linesOf = (folder: string): [string, string[]][] =>
  readdirSync(join(folder, 'sessions'))
    .sort()
    .map((name) => [
      name,
      readFileSync(join(folder, 'sessions', name), 'utf8')
        .split('\n')
        .slice(0, -1),
    ]);

const allLines = (folder: string): string[] => linesOf(folder).flatMap(([, lines]) => lines);

/**
 * A played campaign as a newer version would have written it, with a field more in every line, its command, its first event
 * and the first roll. They are spelled as our own writing would not spell them, so that a line written anew is seen.
 */
function fromTheFuture(each: Kept): string {
  const folder = each.copy();
  rewriteLines(folder, (line) =>
    line
      .replace(',"command":{', ',"by":"\\u0049da","command":{"hand":"l\\u0065ft",')
      .replace('"events":[{', '"events":[{"whim":{"is":["gr\\u0069m"]},')
      .replace('"rolls":[{', '"rolls":[{"cup":"o\\u0061k",'),
  );
  return folder;
}

describe.each(kept.map((each) => [each.system, each] as const))(
  'fields that this version does not know, in a journal of %s,',
  (_system, each) => {
    let folder: string;
    let lines: string[];
    beforeEach(() => {
      folder = fromTheFuture(each);
      lines = allLines(folder);
      const fields = ['"by":"\\u0049da"', '"hand":"l\\u0065ft"', '"gr\\u0069m"', '"cup":"o\\u0061k"'];
      for (const field of fields) expect(lines.some((line) => line.includes(field))).toBe(true);
    });

    it('change nothing of the state and the log', async () => {
      const plain = each.copy();
      const was = await at(plain, async (game) => [stateText(game), await logText(game)]);
      expect(await at(folder, async (game) => [stateText(game), await logText(game)])).toEqual(was);
    });

    it('stay as they are when the campaign is undone, redone, played on and closed', async () => {
      const state = await at(folder, async (game) => {
        const before = game.state;
        await carryOut(game, { type: 'undo' }, { type: 'undo' }, { type: 'redo' }, { type: 'redo' });
        expect(game.state).toEqual(before);
        await carryOut(game, { type: 'note', text: 'On they go.' });
        return game.state;
      });
      expect(allLines(folder).slice(0, lines.length)).toEqual(lines);
      expect(allLines(folder)).toHaveLength(lines.length + 5);
      await at(folder, (game) => expect(game.state).toEqual(state));
    });

    it('are no damage to a check', async () => {
      expect(await checkCampaign(nodeDisk, folder)).toEqual({ whole: true, findings: [], notes: [] });
    });

    it('stay in every line that a repair leaves, of a damaged journal and behind a damaged campaign.json', async () => {
      const [name] = linesOf(folder)[0] ?? [''];
      await edit(join(folder, 'sessions', name), (text) => text.replace('The Reach', 'The Shire'));
      await edit(join(folder, 'campaign.json'), () => 'null');
      const report = await repairCampaign(nodeDisk, folder);
      expect(report).toMatchObject({ whole: true, findings: [] });
      const [first, ...others] = allLines(folder);
      expect(first).toContain('"lost"');
      expect(others).toEqual(lines.slice(1));
    });

    it('come along in a copy of the time of a backup', async () => {
      const backup = (await listBackups(nodeDisk, folder))[0]?.name ?? '';
      const copy = ownFolder('as of');
      await copyAsOf(nodeDisk, folder, backup, copy);
      const copied = allLines(copy);
      expect(copied.length).toBeGreaterThan(10);
      expect(copied).toEqual(lines.slice(0, copied.length));
    });

    it('come along in one file, packed and unpacked', async () => {
      const [file, unpacked] = [`${ownFolder('packed')}.hexwatch`, ownFolder('unpacked')];
      await packCampaign(nodeDisk, folder, file);
      await unpackCampaign(nodeDisk, await readPacked(nodeDisk, file), unpacked);
      expect(allLines(unpacked)).toEqual(lines);
    });

    it('stand in an export for programs, and in none for players', async () => {
      const exported = (players: boolean): Promise<string> =>
        at(folder, (game) => exportedText(game, { to: 'jsonl', session: 'all', players }));
      expect(await exported(false)).toContain('"grim"');
      expect(await exported(true)).not.toContain('"grim"');
    });
  },
);

/** What opening a folder says, and whether every byte in it is as before. */
async function refusalOf(folder: string): Promise<{ code: unknown; untouched: boolean }> {
  const before = await bytesOf(folder);
  const trouble: unknown = await at(folder, () => undefined).catch((error: unknown) => error);
  const after = await bytesOf(folder);
  const code = trouble instanceof Error && 'code' in trouble ? trouble.code : undefined;
  return { code, untouched: JSON.stringify(after) === JSON.stringify(before) };
}

/** Those of our own schema: an older campaign.json is lifted, with a backup, before the journal is read. */
const ours = kept.filter(({ schema }) => schema === schemaAfter(migrations));

describe.each(ours.map((each) => [each.system, each] as const))(
  'what a version cannot follow in a journal of %s is refused, and every byte stays:',
  (_system, each) => {
    it.each([
      ['an event of a kind that it does not know', '"type":"room-entered"', '"type":"room-dreamt"'],
      ['a field more inside a thing that an event brings', '"timer":{', '"timer":{"later":1,'],
    ])('%s', async (_what, from, to) => {
      const folder = each.copy();
      rewriteLines(folder, (line) => line.replace(from, to));
      expect(await refusalOf(folder)).toEqual({ code: 'bad-file', untouched: true });
    });

    it('a line of a newer schema', async () => {
      const folder = each.copy();
      rewriteLines(folder, (line) => line.replace(/"schema":(\d+)(?=,"sum")/, '"schema":1$1'));
      expect(await refusalOf(folder)).toEqual({ code: 'newer-schema', untouched: true });
    });
  },
);
