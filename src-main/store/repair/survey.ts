import { join } from 'node:path';
import { BACKUPS, listBackups } from '../checkpoint/backups.ts';
import { checkpointFile, readCheckpoint } from '../checkpoint/checkpointFile.ts';
import type { CheckReport, Finding } from '../contract.ts';
import type { Disk } from '../disk/disk.ts';
import { DOCUMENT, parseDocument, type CampaignDocument } from '../checkpoint/document.ts';
import { lifted, walk, type Item } from '../journal/journal.ts';
import { journalFiles, sessionFile, type JournalFile } from '../journal/journalFiles.ts';
import { readHead } from '../journal/head.ts';
import { endsEarly, tornMeaning, tornProblem } from '../journal/locate.ts';
import { planMend, type MendPlan } from './mend.ts';
import { migrations, schemaAfter } from '../migrations.ts';
import { StoreTrouble } from '../trouble.ts';

/** So many findings are told one by one; the others are counted. */
export const MOST_FINDINGS = 100;

/** All that is known about a folder after reading every byte of it, and what a repair would do. */
export interface Survey {
  /** The first of them, and how many more there are. */
  findings: Finding[];
  more: number;
  notes: string[];
  whole: boolean;
  /** The backup that replaces a damaged campaign.json. */
  restore: string | null;
  /** Backups that can't be read. */
  spoiled: string[];
  files: JournalFile[];
  /** Null when there is no checkpoint to mend the journal by. */
  plan: MendPlan | null;
}

const schema = schemaAfter(migrations);

/** What a trouble with one file says; troubles that concern the whole folder are thrown on. */
function badFileOnly(error: unknown): StoreTrouble {
  if (error instanceof StoreTrouble && error.code === 'bad-file') return error;
  throw error;
}

async function readDocument(disk: Disk, folder: string): Promise<CampaignDocument | StoreTrouble> {
  return readCheckpoint(checkpointFile(disk, folder, schema)).catch(badFileOnly);
}

async function readBackups(disk: Disk, folder: string) {
  const good: { name: string; document: CampaignDocument }[] = [];
  const spoiled: StoreTrouble[] = [];
  for (const backup of await listBackups(disk, folder)) {
    const name = `${BACKUPS}/${backup.name}`;
    const bytes = await disk.read(join(folder, name));
    try {
      good.push({ name, document: parseDocument(bytes, name, schema) });
    } catch (error) {
      spoiled.push(badFileOnly(error));
    }
  }
  return { good, spoiled };
}

async function readJournal(disk: Disk, files: readonly JournalFile[], start: number | null): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of walk(disk, files, { session: 0, bytes: 0, prev: start })) {
    if (item.kind === 'entry') lifted(item, migrations);
    // What an entry says is not needed: a long journal need not be in memory at once.
    items.push(item.kind === 'entry' ? { ...item, entry: { seq: item.entry.seq } } : item);
  }
  return items;
}

/** A finding about a line; where lines behind each other have the same, `lines` is how many. */
type LineFinding = Finding & { line: number; lines?: number };

function journalFindings(
  items: readonly Item[],
  checkpoint: number | null,
  end: number | null,
): LineFinding[] {
  const back = `Repair returns to event ${end}, and keeps a copy of the current files.`;
  const marked = 'Nothing is lost: campaign.json has the whole game. Repair marks the gap in the log.';
  let last = 0;
  return items.flatMap((item): LineFinding[] => {
    const { name: file } = item.file;
    const { line } = item;
    if (item.kind === 'torn') {
      const remedy = `${tornMeaning(last)} The next action overwrites it.`;
      return [{ file, line, problem: tornProblem(item.end - item.start), remedy }];
    }
    if (item.kind !== 'entry') {
      const remedy =
        checkpoint === null ? 'Repair can only come after campaign.json.' : last < checkpoint ? marked : back;
      const lines = item.kind === 'damage' ? item.lines : 1;
      return [{ file, line, lines, problem: item.problem, remedy }];
    }
    const crosses = checkpoint !== null && item.prev < checkpoint && item.entry.seq > checkpoint;
    last = item.entry.seq;
    if (!crosses) return [];
    return [
      { file, line, problem: `goes beyond event ${checkpoint}, the last one in campaign.json`, remedy: back },
    ];
  });
}

/** The first findings, a line each, and how many more lines there are. */
function counted(all: readonly (Finding & { lines?: number })[]): Pick<Survey, 'findings' | 'more'> {
  const findings: Finding[] = [];
  let count = 0;
  for (const { lines = 1, ...first } of all) {
    for (let next = 0; next < lines && findings.length < MOST_FINDINGS; next++)
      findings.push(first.line === undefined ? first : { ...first, line: first.line + next });
    count += lines;
  }
  return { findings, more: count - findings.length };
}

/** What the head says of a journal and a checkpoint that go up to event `end`. */
function headFindings(head: number | StoreTrouble, end: number, files: readonly JournalFile[]): Finding[] {
  if (head instanceof StoreTrouble) {
    const { file, problem } = head;
    const remedy = `Repair writes a new one for event ${end}. Whether later events are gone can’t be seen any more.`;
    return [{ file, problem, remedy }];
  }
  if (head <= end) return [];
  const { file, problem } = endsEarly(files, end, head);
  const remedy = `What is gone can’t be brought back. Repair continues from event ${end}, and keeps a copy of the current files.`;
  return [{ file, problem, remedy }];
}

const beyondHead = (head: number, end: number): string =>
  `Events after ${head} stand only in the journal, which goes to event ${end}. If more followed and was lost, the files can’t show it.`;

/** What of a survey is told. */
export const reportOf = ({ whole, findings, more, notes }: Survey): CheckReport => ({
  whole,
  findings,
  ...(more > 0 ? { more } : {}),
  notes,
});

const noFile = (folder: string): JournalFile => {
  const name = sessionFile(0);
  return { session: 0, name, path: join(folder, name), size: 0 };
};

/** Reads a whole campaign folder and judges it. Throws when it is none, or is newer than this Hexwatch. */
export async function survey(disk: Disk, folder: string): Promise<Survey> {
  const present = await readDocument(disk, folder);
  const head = await readHead(disk, folder).catch(badFileOnly);
  const { good, spoiled } = await readBackups(disk, folder);
  const backup = present instanceof StoreTrouble ? good[0] : undefined;
  const document = present instanceof StoreTrouble ? backup?.document : present;

  const found = await journalFiles(disk, folder);
  // A journal that is gone altogether gets a file to mark the gap in.
  const files = found.length > 0 ? found : [noFile(folder)];
  const items = await readJournal(disk, files, document?.journal.start ?? null);
  const plan = document ? planMend(items, files, document.journal.start, document.seq) : null;
  const findings: (Finding & { lines?: number })[] = journalFindings(
    items,
    document?.seq ?? null,
    plan?.end ?? null,
  );

  if (present instanceof StoreTrouble) {
    const remedy = backup
      ? `Repair puts back ${backup.name}, and the journal after it brings the game to event ${plan?.end}.`
      : 'There is no good backup in the folder: restore campaign.json from your own copy.';
    findings.unshift({ file: DOCUMENT, problem: present.problem, remedy });
  }
  const last = items.findLast((item) => item.kind === 'entry');
  const end = last?.kind === 'entry' ? last.entry.seq : (document?.journal.start ?? 0);
  if (document && end < document.seq) {
    const { file, problem } = endsEarly(found, end, document.seq);
    const remedy = 'Nothing is lost: campaign.json has the whole game. Repair marks the gap in the log.';
    findings.push({ file, problem, remedy });
  }
  findings.push(...headFindings(head, Math.max(end, document?.seq ?? 0), found));
  for (const { file, problem } of spoiled) {
    findings.push({
      file,
      problem,
      remedy: 'The game does not need it. Repair removes it from the backups.',
    });
  }
  const harmless = items.filter((item) => item.kind === 'torn').length;
  return {
    ...counted(findings),
    notes: typeof head === 'number' && head < end ? [beyondHead(head, end)] : [],
    whole: findings.length === harmless,
    restore: backup?.name ?? null,
    spoiled: spoiled.map(({ file }) => file),
    files,
    plan,
  };
}
