import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app } from 'electron';
import { isArchive } from '../../workspace/archives.ts';

/** A zipped campaign that comes from outside, by its path; or why what came can't be opened, in words. */
export type Arrival = { file: string } | { trouble: string };

const noPath = (address: string): Arrival => ({
  trouble: `${address} is no address of a file on this computer. Copy the file here, and open the copy.`,
});

/**
 * The zipped campaign among the words that a program was started with, by its path or address; undefined where none is. An
 * address may be anything: one that leads to no path here, such as that of a file on another computer, is told as trouble.
 */
export function archiveAmong(words: readonly string[], folder: string): Arrival | undefined {
  const named = words.findLast((word) => isArchive(word) && !word.startsWith('-'));
  if (named === undefined) return undefined;
  if (!/^file:/i.test(named)) return { file: resolve(folder, named) };
  try {
    const file = fileURLToPath(named);
    return file.includes('\0') ? noPath(named) : { file };
  } catch {
    return noPath(named);
  }
}

/**
 * Calls back with each zipped campaign that comes in from outside: by this start's words, a second start's, or macOS. Those
 * that come before `receive` is called wait for it.
 */
export function arrivals(): { receive(take: (arrival: Arrival) => void): void } {
  const waiting: Arrival[] = [];
  let take = (arrival: Arrival): void => void waiting.push(arrival);
  const come = (arrival: Arrival | undefined): void => {
    if (arrival !== undefined) take(arrival);
  };
  app.on('open-file', (event, file) => {
    event.preventDefault();
    if (isArchive(file)) come({ file });
  });
  app.on('second-instance', (_event, words, folder) => come(archiveAmong(words.slice(1), folder)));
  come(archiveAmong(process.argv.slice(1), process.cwd()));
  return {
    receive: (taker) => {
      take = taker;
      waiting.splice(0).forEach(taker);
    },
  };
}

/** What is asked before a file that came from outside takes the place of the campaign that is open; null where none is. */
export function questionBefore(
  { table }: { table: { campaign: { name: string } } | null },
  file: string,
): { message: string; stay: string; go: string } | null {
  if (!table) return null;
  const { name } = table.campaign;
  return {
    message: `“${name}” is open. Close it and open ${basename(file)}? Everything in “${name}” is saved.`,
    stay: `Stay in “${name}”`,
    go: 'Close it and open the file',
  };
}
