import { appendFileSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const MOST_BYTES = 1024 * 1024;
const FRAME = /^\s+at .+:\d+:\d+\)?$/;

/** Where the log before this one is kept. */
export const olderOf = (file: string): string => file.replace(/(\.[^.]*)?$/, '.older$1');

/**
 * What of an error may stand in a log: its name, its code and the lines of our program that it came from. Its message is
 * left out, as it may repeat what a referee wrote.
 */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  return [`${error.name}${code}`, ...frames].join('\n');
}

/** A file of what went wrong, at most two megabytes with the one before it. It says nothing of what was played. */
export interface LogFile {
  readonly file: string;
  /** Notes that something happened. A log that can't be written is worth no error. */
  note(what: string, error?: unknown): void;
  /** Makes the file where there is none, so that it can be shown. */
  touch(): void;
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The log in `file`; when it would be longer than `most` bytes, it becomes the older one and a new one begins. */
export function logFile(file: string, now: () => Date, most = MOST_BYTES): LogFile {
  const quietly = (act: () => void): void => {
    try {
      mkdirSync(dirname(file), { recursive: true });
      act();
    } catch {
      return;
    }
  };
  return {
    file,
    note: (what, error) =>
      quietly(() => {
        const trace = error === undefined ? '' : `: ${traceOf(error)}`;
        const line = `${now().toISOString()} ${what}${trace}\n`.slice(0, most);
        if (sizeOf(file) + Buffer.byteLength(line) > most) renameSync(file, olderOf(file));
        appendFileSync(file, line);
      }),
    touch: () => quietly(() => writeFileSync(file, '', { flag: 'a' })),
  };
}
