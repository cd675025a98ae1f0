import { isAbsolute, relative, sep } from 'node:path';

/** What can be wrong with files. */
export const TROUBLE_CODES = [
  'not-a-campaign',
  'bad-file',
  'newer-schema',
  'older-schema',
  'folder-exists',
  'unknown-backup',
  'own-file',
  'read-only',
  'disk-full',
  'locked',
  'cannot-keep',
  'io',
] as const;
export type TroubleCode = (typeof TROUBLE_CODES)[number];

/** Whether the code of an error means trouble with files. */
export const isTrouble = (code: string): boolean => TROUBLE_CODES.some((one) => one === code);

/**
 * Something is wrong with the files. The message is one sentence for the referee: which file, what is wrong with it,
 * what is safe. `file` is the name inside the campaign folder, or the folder itself.
 */
export class StoreTrouble extends Error {
  override readonly name = 'StoreTrouble';
  readonly line: number | undefined;
  /** What is wrong, without the file before it and the advice after it. */
  readonly problem: string;
  constructor(
    readonly code: TroubleCode,
    readonly file: string,
    message: string,
    more: { line?: number; problem?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.line = more.line;
    this.problem = more.problem ?? message;
  }
}

/** The system's code of an error (`ENOSPC`), or an empty text. */
export function errno(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}

/** For a step whose failure changes nothing, as it comes after what counts is done. */
export const ignore = (): void => undefined;

/** A file that holds what it must not. `problem` goes on after "…": "is not JSON". */
export const badFile = (file: string, problem: string, line?: number): StoreTrouble =>
  new StoreTrouble(
    'bad-file',
    file,
    `${line === undefined ? file : `${file}, line ${line},`} ${problem}; nothing was changed. Run "hexwatch check" to see what can be repaired.`,
    { line, problem },
  );

/** A line that could neither be flushed nor cut off again: only reading the file anew can tell. */
export const unsure = (file: string, cause: unknown): StoreTrouble =>
  new StoreTrouble(
    'io',
    file,
    `${file} could not be written: the disk failed (${errno(cause)}). Whether this action was saved shows when the campaign is opened again; everything before it was.`,
    { cause },
  );

/** A file of a schema above ours: it is not ours to read, still less to write. */
export function newerSchema(file: string, theirs: number, ours: number): StoreTrouble {
  const problem = `was written by a newer Hexwatch (schema ${theirs}, this one reads up to ${ours})`;
  const message = `${file} ${problem}; nothing was changed. Update Hexwatch to open it.`;
  return new StoreTrouble('newer-schema', file, message, { problem });
}

/** A file of a schema that no step leads on from. */
export const olderSchema = (file: string, theirs: number, oldest: number): StoreTrouble =>
  new StoreTrouble(
    'older-schema',
    file,
    `${file} was written by an older Hexwatch (schema ${theirs}, this one reads from ${oldest} on); nothing was changed. Open it with the version that wrote it.`,
  );

/** What was being done when the disk failed: it decides what is safe, and what helps. */
type Doing = 'reading' | 'saving' | 'keeping' | 'making' | 'exporting';

const DOINGS: Record<Doing, { done: string; safe: string; advice?: string }> = {
  reading: { done: 'read', safe: 'Nothing was changed.' },
  saving: { done: 'written', safe: 'This action was not saved; everything before it was.' },
  keeping: { done: 'written', safe: 'Nothing is lost: the journal has every action.' },
  making: { done: 'made', safe: 'Nothing was made.', advice: 'Choose another folder.' },
  exporting: { done: 'written', safe: 'The campaign is unchanged.', advice: 'Choose another place for it.' },
};

/** Why something can't be done, for all that may be done or with words of its own for some. */
interface Cause {
  code: TroubleCode;
  why: string | (Partial<Record<Doing, string>> & { else: string });
  advice?: string;
}

const notPermitted: Cause = {
  code: 'read-only',
  why: {
    reading: 'permission denied',
    exporting: 'its folder is read-only, or another program has it open',
    else: 'its folder is read-only',
  },
};
const noRoom: Cause = {
  code: 'disk-full',
  why: 'the disk is full',
  advice: 'Free some space and try again.',
};
const notPlain: Cause = {
  code: 'io',
  why: { exporting: 'it is a folder', else: 'it is a folder, a link, a pipe or a device' },
  advice: 'Put a plain file in its place.',
};

const MOVED = 'its folder was moved or its drive was disconnected';

const CAUSES: Record<string, Cause> = {
  EROFS: notPermitted,
  EACCES: notPermitted,
  EPERM: notPermitted,
  EBUSY: { code: 'io', why: 'another program has it open', advice: 'Close it there and try again.' },
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  ENOENT: {
    code: 'io',
    why: {
      reading: 'it is gone, or its drive is not connected',
      saving: MOVED,
      keeping: MOVED,
      else: 'its folder does not exist',
    },
  },
  ENOTDIR: { code: 'io', why: 'a file is where a folder should be' },
  EISDIR: notPlain,
  ELOOP: notPlain,
  EFTYPE: notPlain,
  ENAMETOOLONG: { code: 'io', why: 'its name is too long' },
  ERR_INVALID_ARG_VALUE: { code: 'io', why: 'no file can have that name' },
};

const printable = (name: string): string => name.replaceAll('\0', '␀');

function worded(file: string, doing: Doing, { code, why, advice }: Cause, cause: unknown): StoreTrouble {
  const { done, safe, advice: usual } = DOINGS[doing];
  const problem = `can’t be ${done}: ${typeof why === 'string' ? why : (why[doing] ?? why.else)}`;
  const sentences = [`${printable(file)} ${problem}.`, safe, advice ?? usual];
  const message = sentences.filter((each) => each !== undefined).join(' ');
  return new StoreTrouble(code, file, message, { problem, cause });
}

/** Where it helps to know which file of a folder is no file, or no folder. */
const NAMED = ['ELOOP', 'EFTYPE', 'EISDIR', 'ENOTDIR'];

/** What an error is about: a file in the folder that was worked on, by its name there, where the system names one. */
function fileOf(error: unknown, folder: string): string {
  const path: unknown = error instanceof Error && 'path' in error ? error.path : folder;
  const inside = typeof path === 'string' ? relative(folder, path) : '';
  return inside === '' || inside.startsWith('..') || isAbsolute(inside)
    ? folder
    : inside.replaceAll(sep, '/');
}

/** Puts an error of the system into the store's words. A trouble is passed on unchanged, and so is a bug. */
function asTrouble(error: unknown, file: string, doing: Doing): unknown {
  const system = errno(error);
  const isBug = !(system in CAUSES) && (!system.startsWith('E') || system.startsWith('ERR_'));
  if (error instanceof StoreTrouble || isBug) return error;
  const cause = CAUSES[system] ?? { code: 'io', why: `the disk failed (${system})` };
  const about = NAMED.includes(system) ? fileOf(error, file) : file;
  return worded(about, doing, cause, error);
}

/** Runs `act` and puts what the system throws into the store's words. */
export async function inWords<T>(file: string, doing: Doing, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw asTrouble(error, file, doing);
  }
}

/** The same for what is read piece by piece. */
export async function* inWordsEach<T>(file: string, pieces: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* pieces;
  } catch (error) {
    throw asTrouble(error, file, 'reading');
  }
}
