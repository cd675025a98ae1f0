import { deepStrictEqual, ok } from 'node:assert/strict';
import fc from 'fast-check';
import type { Dice } from '../../../shared/dice/dice.ts';
import { parseBackupName, spare } from '../../../src-main/store/checkpoint/backups.ts';
import {
  checkCampaign,
  copyAsOf,
  createCampaign,
  listBackups,
  openCampaign,
  repairCampaign,
  StoreTrouble,
} from '../../../src-main/store/store.ts';
import { blankLedger, FOLDER, live, stateAfter, type Ledger } from '../ledger.ts';
import { ModelDisk } from '../modelDisk.ts';
import { each, upTo, type Outcome, type Trial } from '../trial.ts';

/** A campaign of several sessions, closed. */
async function played(sittings: readonly string[]): Promise<{ disk: ModelDisk; ledger: Ledger }> {
  const [disk, ledger] = [new ModelDisk(), blankLedger()];
  await createCampaign(disk.program(), FOLDER, { seq: 0, state: stateAfter([]) });
  for (const acts of sittings) await live(disk.program(), ledger, `${acts}x`);
  return { disk, ledger };
}

const SITTINGS = ['aacaa', 'nacaa', 'naaa'];

/** Damage must be told on opening or by a check, and opening must change no damaged file; a repair makes the folder whole. */
async function isSeen(
  disk: ModelDisk,
  ledger: Ledger,
  name: string,
  bytes: Uint8Array | null,
): Promise<void> {
  disk.put(name, bytes);
  const program = disk.program();
  const report = await checkCampaign(program, FOLDER).catch((error: unknown) => {
    if (error instanceof StoreTrouble) return null;
    throw error;
  });
  const opened = await live(program, structuredClone(ledger), 'x').catch((error: unknown) => error);
  ok(opened === undefined || opened instanceof StoreTrouble, `${name}: ${String(opened)}`);
  // Unchanged content is no loss, whatever became of bytes that say nothing.
  if (opened !== undefined) deepStrictEqual(disk.files().get(name) ?? null, bytes, `${name} was changed`);
  ok(opened === undefined ? true : report?.whole !== true, `${name}: the check says whole, opening does not`);
}

async function truncations(_: Dice, size: number): Promise<Outcome> {
  const { disk, ledger } = await played(size > 1 ? [...SITTINGS, ...SITTINGS] : SITTINGS);
  const cases = [...disk.files()].flatMap(([name, bytes]) =>
    upTo(bytes.length).map((length) => ({ name, cut: bytes.slice(0, length) })),
  );
  const done = await each(cases, async ({ name, cut }) => {
    const one = disk.clone();
    await isSeen(one, ledger, name, cut);
    one.kill();
    const repaired = await repairCampaign(one.program(), FOLDER).catch((error: unknown) => {
      if (error instanceof StoreTrouble && error.code === 'not-a-campaign') return { whole: true };
      throw error;
    });
    ok(repaired.whole, `${name} cut to ${cut.length}: the repair leaves damage`);
  });
  return { ...done, figure: 'every prefix of every file; opens whole, or says so and repairs' };
}

async function flips(dice: Dice, size: number): Promise<Outcome> {
  const { disk, ledger } = await played(SITTINGS);
  const files = [...disk.files()];
  const done = await each(upTo(5000 * size), async () => {
    const [name, bytes] = files[dice(files.length) - 1] ?? ['', new Uint8Array()];
    const bad = Uint8Array.from(bytes);
    const at = dice(bad.length) - 1;
    if (dice(20) === 1) bad.fill(0, at & ~511, (at & ~511) + 512);
    else bad[at] = (bad[at] ?? 0) ^ (1 << (dice(8) - 1));
    const one = disk.clone();
    one.put(name, bad);
    const report = await checkCampaign(one.program(), FOLDER).catch((error: unknown) => {
      if (error instanceof StoreTrouble) return null;
      throw error;
    });
    ok(!report?.whole, `a damaged byte ${at} of ${name} is not found`);
    await isSeen(one, ledger, name, bad);
  });
  return { ...done, figure: 'all found by the check; damaged files untouched' };
}

const NOTHING = [
  null,
  ...['', 'null', '{}', '[]', '0', '"", ', '{"hexwatch":"campaign"}'].map((text) => Buffer.from(text)),
];

async function missing(): Promise<Outcome> {
  const { disk, ledger } = await played(SITTINGS);
  const cases = [...disk.files().keys()].flatMap((name) => NOTHING.map((bytes) => ({ name, bytes })));
  const done = await each(cases, ({ name, bytes }) =>
    isSeen(disk.clone(), ledger, name, bytes && Uint8Array.from(bytes)),
  );
  return { ...done, figure: '0 defaults written' };
}

const DAY = 86_400_000;

/** Clocks that jump by years and time zones, and over 2038: the newest ten stay, and order is by number. */
async function clocks(dice: Dice, size: number): Promise<Outcome> {
  const done = await each(upTo(100 * size), async () => {
    const { disk, ledger } = await played(['a']);
    for (let save = 1; save <= 30; save++) {
      const at = dice(25_000) * DAY + dice(DAY);
      disk.now = () => new Date(at);
      await live(disk.program(), ledger, 'acx');
      const seqs = (await listBackups(disk.program(), FOLDER)).map(({ seq }) => seq);
      deepStrictEqual(
        seqs,
        [...seqs].sort((a, b) => b - a),
      );
      const newest = upTo(Math.min(10, save)).map((back) => ledger.entries.length - 1 - back);
      deepStrictEqual(
        seqs.slice(0, newest.length),
        newest.map((seq) => (seq === 1 ? 0 : seq)),
        'pruned wrongly',
      );
    }
  });
  return { ...done, figure: 'order by number, the last ten never pruned' };
}

/** A session a day for 400 days: each backup that is kept can be gone back to. */
async function backups(): Promise<Outcome> {
  const { disk, ledger } = await played([]);
  for (let day = 0; day < 400; day++) {
    disk.now = () => new Date(Date.UTC(2026, 0, 1, 20) + day * DAY);
    await live(disk.program(), ledger, 'nacx');
  }
  const kept = await listBackups(disk.program(), FOLDER);
  ok(spare(kept.slice(1)).length <= 1 && parseBackupName(kept[0]?.name ?? ''));
  const present = [...disk.files()];
  const done = await each(kept, async ({ name, seq }) => {
    const target = `/games/as of ${name}`;
    await copyAsOf(disk.program(), FOLDER, name, target);
    const entries = ledger.entries.filter((entry) => entry.seq <= seq);
    await live(disk.program(), { ...blankLedger(), made: true, entries }, 'acx', { folder: target });
  });
  const isUntouched = present.every(([name, bytes]) =>
    Buffer.from(bytes).equals(disk.files().get(name) ?? EMPTY),
  );
  if (!isUntouched) done.failures.push('going back changed the present');
  return { ...done, figure: `400 days, ${kept.length} kept, each restored and played on` };
}
const EMPTY = new Uint8Array();

/** States and lines of any shape come back as they were, or are refused. */
async function roundTrips(dice: Dice, size: number): Promise<Outcome> {
  const seed = dice(1_000_000);
  const states = fc.sample(fc.jsonValue({ maxDepth: 6 }), { numRuns: 1000 * size, seed });
  const done = await each(states, async (value) => {
    const state = JSON.parse(JSON.stringify({ value, unknown: { field: [1] } })) as unknown;
    const program = new ModelDisk().program();
    await createCampaign(program, FOLDER, { seq: 0, state });
    const store = await openCampaign(program, FOLDER);
    await store.append(1, { seq: 1, unknown: state });
    await store.saveCheckpoint(1, state);
    await store.close();
    const again = await openCampaign(program, FOLDER);
    const text = (one: unknown): unknown => JSON.parse(JSON.stringify(one));
    deepStrictEqual(text(again.checkpoint.state), state);
    for await (const { unknown } of again.entries()) deepStrictEqual(text(unknown), state);
    await again.close();
  });
  return { ...done, figure: 'identical, fields unknown to the store kept' };
}

export const FILES: readonly Trial[] = [
  { promise: 6, run: truncations },
  { promise: 7, run: flips },
  { promise: 9, run: missing },
  { promise: 11, run: clocks },
  { promise: 14, run: backups },
  { promise: 16, run: roundTrips },
];
