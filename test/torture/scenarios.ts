import { deepStrictEqual, ok } from 'node:assert/strict';
import type { Disk } from '../../src-main/store/disk/disk.ts';
import {
  copyAsOf,
  createCampaign,
  listBackups,
  openCampaign,
  repairCampaign,
  StoreTrouble,
} from '../../src-main/store/store.ts';
import { inWords } from '../../src-main/store/trouble.ts';
import { blankLedger, FOLDER, isUnmade, judge, live, nextSchema, stateAfter, type Ledger } from './ledger.ts';
import { ModelDisk } from './modelDisk.ts';
import { judgeShared, share, unmadeLibrary } from './sharedList.ts';
import { faultyDisk, type Fault } from '../store/faultyDisk.ts';

/** Something that a program does with a campaign, at any step of which it may be killed or the power may fail. */
export interface Scenario {
  name: string;
  /** The disk before, all of it flushed, and what the referee knows. */
  before: () => Promise<{ disk: ModelDisk; ledger: Ledger }>;
  act: (disk: Disk, ledger: Ledger) => Promise<void>;
  /** What the referee does after it was killed. */
  again: (disk: Disk, ledger: Ledger) => Promise<void>;
  /** Opens again, plays on and compares; throws where a promise is broken. */
  judge: (disk: Disk, ledger: Ledger) => Promise<void>;
}

const ROOT = '/games';

/** A disk with the library's folder and nothing in it. */
async function emptyDisk(): Promise<ModelDisk> {
  const disk = new ModelDisk();
  const program = disk.program();
  await program.mkdir(ROOT);
  await program.syncFolder('/');
  return disk;
}

/** Makes a campaign, as the referee asks for it. */
async function make(disk: Disk, ledger: Ledger): Promise<void> {
  await createCampaign(disk, FOLDER, { seq: 0, state: stateAfter([]) });
  ledger.made = true;
}

/** A campaign that was played so far. */
const played = (...sittings: string[]) =>
  async function before(): Promise<{ disk: ModelDisk; ledger: Ledger }> {
    const [disk, ledger] = [await emptyDisk(), blankLedger()];
    await make(disk.program(), ledger);
    for (const acts of sittings) await live(disk.program(), ledger, `${acts}x`);
    return { disk, ledger };
  };

const nothing = async (): Promise<{ disk: ModelDisk; ledger: Ledger }> => ({
  disk: await emptyDisk(),
  ledger: blankLedger(),
});

/** A folder for the campaign that was made in a moment before, and is not flushed. */
async function barelyMade(): Promise<{ disk: ModelDisk; ledger: Ledger }> {
  const disk = await emptyDisk();
  await disk.program().mkdir(FOLDER);
  return { disk, ledger: blankLedger() };
}

const COPY = '/games/vale (as of)';

type Copied = Ledger & { copyUpTo?: number; isCopied?: boolean };

/** Goes back to the newest backup in a copy. */
async function goBack(disk: Disk, ledger: Copied): Promise<void> {
  const [backup] = await inWords(FOLDER, 'reading', () => listBackups(disk, FOLDER));
  if (!backup) throw new Error('The campaign has no backup.');
  ledger.copyUpTo = backup.seq;
  await copyAsOf(disk, FOLDER, backup.name, COPY);
  ledger.isCopied = true;
}

async function judgeCopy(disk: Disk, ledger: Copied): Promise<void> {
  const entries = ledger.entries.filter(({ seq }) => seq <= (ledger.copyUpTo ?? 0));
  const copy = { ...blankLedger(), made: ledger.isCopied === true, entries };
  if (copy.made || !(await isUnmade(disk, copy, COPY))) await judge(disk, copy, { folder: COPY });
  await judge(disk, ledger);
}

const SPOILED = ['campaign.json', 'sessions/0003.jsonl'];

/** A campaign with a spoiled checkpoint and a spoiled third session, of four. */
async function spoiled(): Promise<{ disk: ModelDisk; ledger: Ledger }> {
  const { disk, ledger } = await played('aaca', 'naca', 'naa', 'na')();
  for (const name of SPOILED) {
    const bytes = Uint8Array.from(disk.files().get(`${FOLDER}/${name}`) ?? []);
    bytes.fill(0, 20, 24);
    disk.put(`${FOLDER}/${name}`, bytes);
  }
  return { disk, ledger };
}

/** The same with nothing left of the third session, so that repair has only files to take out. */
async function emptied(): Promise<{ disk: ModelDisk; ledger: Ledger }> {
  const { disk, ledger } = await played('aaca', 'naca', 'na', 'na')();
  disk.put(`${FOLDER}/sessions/0003.jsonl`, Buffer.from('{"seq":4'));
  return { disk, ledger };
}

type Repaired = Ledger & { kept?: string };

async function repair(disk: Disk, ledger: Repaired): Promise<void> {
  const { kept, whole } = await repairCampaign(disk, FOLDER);
  ok(whole, 'a repair left damage');
  if (kept !== undefined) ledger.kept = kept;
}

/** However often it was interrupted: a repair comes to the same end, and what was damaged is kept. */
const judgeRepair =
  (end: number) =>
  async (disk: Disk, ledger: Repaired): Promise<void> => {
    const isAnswered = ledger.kept !== undefined;
    if (isAnswered) await disk.read(`${FOLDER}/${ledger.kept}/campaign.json`);
    // A repair that was answered leaves nothing to do.
    if (!isAnswered) await repair(disk, { ...ledger });
    const entries = ledger.entries.filter(({ seq }) => seq <= end);
    await judge(disk, { ...blankLedger(), made: true, entries });
  };

/** Opens with the next schema, and finds the checkpoint of the old one among the backups. */
async function migrate(disk: Disk, ledger: Ledger): Promise<void> {
  await live(disk, ledger, 'acax', { steps: nextSchema });
}

async function judgeMigration(disk: Disk, ledger: Ledger): Promise<void> {
  await judge(disk, ledger, { steps: nextSchema });
  const store = await openCampaign(disk, FOLDER, { readOnly: true, steps: nextSchema });
  for await (const entry of store.entries({ untilSeq: 2 })) deepStrictEqual(entry.lifted, true);
  const old = (await listBackups(disk, FOLDER)).map(({ name }) => disk.read(`${FOLDER}/backups/${name}`));
  const texts = (await Promise.all(old)).map((bytes) => Buffer.from(bytes).toString());
  ok(
    texts.some((text) => text.includes('"schema": 4') && text.includes('"seq": 2')),
    'the old checkpoint was not kept',
  );
}

const FAULTS: Readonly<Record<string, Fault>> = {
  d: { call: 'datasync', code: 'EIO' },
  s: { call: 'syncFolder', nth: 2, code: 'EIO' },
};

/** Lines and a checkpoint whose last flush fails; what was refused is asked for again. */
const playOnABadDisk = (disk: Disk, ledger: Ledger): Promise<void> => {
  const { disk: faulty, fail } = faultyDisk(disk);
  return live(faulty, ledger, 'adaasccdnax', {
    fail: (letter) => {
      const fault = FAULTS[letter];
      if (fault) fail(fault);
    },
  });
};

/** The making of a campaign that fails when its parts are moved to their place. */
async function makeOnABadDisk(disk: Disk, ledger: Ledger): Promise<void> {
  const { disk: faulty, fail } = faultyDisk(disk);
  fail({ call: 'rename', nth: 6, code: 'EIO' });
  await make(faulty, ledger).catch((error: unknown) => {
    if (!(error instanceof StoreTrouble)) throw error;
  });
}

const playOn = (disk: Disk, ledger: Ledger): Promise<void> => live(disk, ledger, 'anca');

/** Makes the campaign that is not there yet, or plays on. */
const makeOrPlay = async (disk: Disk, ledger: Ledger): Promise<void> =>
  !ledger.made && (await isUnmade(disk, ledger)) ? make(disk, ledger) : playOn(disk, ledger);

async function judgeMade(disk: Disk, ledger: Ledger): Promise<void> {
  if (!ledger.made && (await isUnmade(disk, ledger))) await make(disk, ledger);
  await judge(disk, ledger);
}

/** An evening of these acts, and what is done after the kill. */
export const evening = (acts: string, again: string): Scenario => ({
  name: `an evening ${acts}, then ${again}`,
  before: played('aac', 'na'),
  act: (disk, ledger) => live(disk, ledger, acts),
  again: (disk, ledger) => live(disk, ledger, again),
  judge,
});

export const SCENARIOS: readonly Scenario[] = [
  { name: 'creating in a new folder', before: barelyMade, act: make, again: makeOrPlay, judge: judgeMade },
  { name: 'creating fails', before: nothing, act: makeOnABadDisk, again: makeOrPlay, judge: judgeMade },
  {
    name: 'creating and playing',
    before: nothing,
    act: async (disk, ledger) => {
      await make(disk, ledger);
      await live(disk, ledger, 'aacnahx');
    },
    again: makeOrPlay,
    judge: judgeMade,
  },
  {
    name: 'playing on',
    before: played('aac', 'a'),
    act: (disk, ledger) => live(disk, ledger, 'acancahx'),
    again: playOn,
    judge,
  },
  evening('aancahacnahcax', 'ancahac'),
  { name: 'a disk that fails', before: played('aac', 'a'), act: playOnABadDisk, again: playOn, judge },
  { name: 'going back', before: played('aac', 'naca'), act: goBack, again: playOn, judge: judgeCopy },
  { name: 'repair', before: spoiled, act: repair, again: repair, judge: judgeRepair(6) },
  { name: 'repair by taking out', before: emptied, act: repair, again: repair, judge: judgeRepair(6) },
  {
    name: 'migration',
    before: played('aac', 'a'),
    act: migrate,
    again: migrate,
    judge: judgeMigration,
  },
  { name: 'a shared list', before: unmadeLibrary, act: share, again: share, judge: judgeShared },
];
