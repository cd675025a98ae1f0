import { resolve } from 'node:path';
import { LONGEST_MAP, MAP_FORMATS } from '../../../shared/campaign/charting/mapFile.ts';
import { Refusal } from '../../../shared/campaign/refusal.ts';
import { counted } from '../../../shared/text/words.ts';
import type { GivenMap } from '../../../shared/page/imports.ts';
import { countsInWords, importMap, type MapImport } from '../../exchange/maps/importing.ts';
import { meaningInWords } from '../../exchange/maps/meanings.ts';
import { READERS } from '../../exchange/maps/read.ts';
import { readWords } from '../../exchange/maps/wordsFile.ts';
import type { Game } from '../../game/game.ts';
import { nodeDisk } from '../../store/disk/nodeDisk.ts';
import { isTrouble, StoreTrouble } from '../../store/store.ts';
import { EXIT, WrongUsage } from './exit.ts';
import { openToRead, print, withTable } from './folder.ts';

interface Options {
  map?: string;
  vault?: string;
  tables?: string;
  as?: string;
  words?: string;
  dryRun?: boolean;
  json?: boolean;
}

/** Imports a map, or tells what it would come to, and gives back the exit code. */
export async function importVerb(dir: string, options: Options): Promise<number> {
  const { map: file, vault, tables, words, dryRun, json } = options;
  if (vault !== undefined) throw new WrongUsage('--vault is not available yet.');
  if (tables !== undefined) throw new WrongUsage('--tables is not available yet.');
  if (file === undefined) throw new WrongUsage('Say what to import: --map FILE.');
  const given: GivenMap = {
    name: file,
    as: formatAsked(options.as),
    text: await textOf(file),
    words: words === undefined ? undefined : await about(words, async () => readWords(await textOf(words))),
  };
  const errand = (game: Game): Promise<number> => importInto(game, given, { file, dryRun, json });
  return dryRun ? openToRead(dir, errand) : withTable(dir, errand);
}

async function importInto(
  game: Game,
  given: GivenMap,
  { file, dryRun, json }: { file: string; dryRun: boolean | undefined; json: boolean | undefined },
): Promise<number> {
  const read = await about(file, () => importMap(game.state.campaign, game.system, given));
  const { columns, name } = game.state.campaign.land;
  const replaced = columns.length > 0 ? name : undefined;
  const changes = !dryRun && !read.fault && !read.isSame;
  const answer = changes ? await game.dispatch(read.command) : undefined;
  const changed = answer?.ok === true;
  await print(json ? JSON.stringify(report(read, replaced, changed)) : page(read, replaced, changed));
  if (read.fault) throw badMap(file, read.fault);
  if (!answer || answer.ok) return EXIT.done;
  process.stderr.write(`${answer.error.message}\n`);
  return isTrouble(answer.error.code) ? EXIT.files : EXIT.refused;
}

function formatAsked(as: string | undefined): GivenMap['as'] {
  const format = MAP_FORMATS.find((one) => one === as);
  if (as !== undefined && format === undefined)
    throw new WrongUsage(`A map is read as ${MAP_FORMATS.join(' or ')}; “${as}” is not available yet.`);
  return format;
}

const badMap = (file: string, { message }: Refusal): StoreTrouble =>
  new StoreTrouble('bad-file', file, `${file}: ${message} Nothing was changed.`);

/** What is refused for what is in a file is trouble with that file. */
async function about<T>(file: string, act: () => T | Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (thrown) {
    throw thrown instanceof Refusal ? badMap(file, thrown) : thrown;
  }
}

/** A file as text. No larger one is read than a map can be. */
async function textOf(file: string): Promise<string> {
  const path = resolve(file);
  const found = await nodeDisk.stat(path).catch(() => null);
  if (found?.folder)
    throw new StoreTrouble('bad-file', file, `${file} is a folder, not a file. Nothing was changed.`);
  if (!found) throw new StoreTrouble('bad-file', file, `There is no file ${file}. Nothing was changed.`);
  // A character has four bytes at most.
  if (found.size > LONGEST_MAP * 4) throw tooLarge(file, found.size);
  const bytes = await nodeDisk.read(path).catch(() => {
    throw new StoreTrouble('io', file, `${file} can’t be read. Nothing was changed.`);
  });
  return new TextDecoder().decode(bytes);
}

const tooLarge = (file: string, size: number): StoreTrouble =>
  new StoreTrouble(
    'bad-file',
    file,
    `${file} has ${Math.round(size / 1e6)} MB, and a map at most ${LONGEST_MAP / 1e6}. Nothing was changed.`,
  );

/** For programs. */
const report = (
  { format, counts, left, words, merged }: MapImport,
  replaced: string | undefined,
  changed: boolean,
) => ({
  format,
  read: counts,
  left,
  unknown: words.filter(({ isGuess }) => isGuess).map(({ word }) => word),
  changed,
  ...(merged ? { merged } : replaced !== undefined && { replaced }),
});

/** For people. */
function page(
  { format, counts, left, words, merged, isSame, fault }: MapImport,
  replaced: string | undefined,
  changed: boolean,
): string {
  const guesses = words.filter(({ isGuess }) => isGuess);
  return [
    `${READERS[format].called}: ${countsInWords(counts)}.`,
    ...(merged
      ? [
          `Merged with ${replaced}: ${counted(merged.added, 'hex', 'hexes')} added, ${merged.changed} changed, ${merged.kept} kept as you changed them, ${merged.gone} kept though no longer in the file; ${counted(merged.ways, 'road or river', 'roads and rivers')} changed.`,
        ]
      : replaced !== undefined && !fault
        ? [
            `${changed ? 'Replaced' : 'It would replace'} the map “${replaced}” with all that was on it; undo brings it back.`,
          ]
        : []),
    ...(guesses.length > 0 && !fault
      ? ['', 'Unknown words, and what they become (--words FILE assigns others):']
      : []),
    ...(fault ? [] : guesses).map(
      ({ word, times, meaning }) => `  ${word}: ${meaningInWords(meaning)} (${counted(times, 'time')})`,
    ),
    ...(left.length > 0 ? ['', 'Left out:'] : []),
    ...left.map(({ line, text, why }) => `  line ${line}: ${text}\n    ${why}`),
    '',
    changed
      ? 'Imported.'
      : isSame
        ? 'The map has all of it already. Nothing was changed.'
        : 'Nothing was changed.',
  ].join('\n');
}
