import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app } from 'electron';
import { isArchive } from '../../workspace/archives.ts';

/** The zipped campaign among the words that a program was started with, by its path or address; undefined where none is. */
export function archiveAmong(words: readonly string[], folder: string): string | undefined {
  const named = words.findLast((word) => isArchive(word) && !word.startsWith('-'));
  if (named === undefined || !named.startsWith('file:')) return named && resolve(folder, named);
  return URL.canParse(named) ? fileURLToPath(named) : undefined;
}

/**
 * Calls back with each zipped campaign that comes in from outside: by this start's words, a second start's, or macOS. Those
 * that come before `receive` is called wait for it.
 */
export function arrivals(): { receive(take: (file: string) => void): void } {
  const waiting: string[] = [];
  let take = (file: string): void => void waiting.push(file);
  const come = (file: string | undefined): void => {
    if (file !== undefined) take(file);
  };
  app.on('open-file', (event, file) => {
    event.preventDefault();
    if (isArchive(file)) come(file);
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
