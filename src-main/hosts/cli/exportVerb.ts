import { stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { MAP_FORMATS } from '../../../shared/campaign/charting/mapFile.ts';
import { DRAWN_FURTHER, MAP_RADII, type MapDistance } from '../../../shared/drawing/map/picture.ts';
import { DICE_SHOWN } from '../../../shared/page/exports.ts';
import { writtenMap } from '../../exchange/maps/writtenMap.ts';
import type { Game } from '../../game/game.ts';
import { nodeDisk } from '../../store/disk/nodeDisk.ts';
import { writeOut, type Content } from '../../store/store.ts';
import { packed } from '../../workspace/archives.ts';
import { EXPORT_KINDS, exportLog, notExported, until, writtenAs } from '../../workspace/export/exportLog.ts';
import { exportMap, isMapFurther, MAP_THEMES } from '../../workspace/export/exportMap.ts';
import { printedByBrowser } from '../printing/printedByBrowser.ts';
import { WrongUsage } from './exit.ts';
import { openToRead, print, sessionOf } from './folder.ts';
import { untilInterrupted } from './interrupted.ts';
import { wholeNumber } from './words.ts';

const MAP_FORMS = ['svg', ...MAP_FORMATS] as const;
const MAP_DISTANCES = Object.keys(MAP_RADII) as MapDistance[];

interface Options {
  to: string;
  out: string;
  session?: string;
  players?: boolean;
  tale?: boolean;
  lines?: boolean;
  dice?: string;
  as?: string;
  distance?: string;
  theme?: string;
  seed?: string;
}

const WRITERS: Readonly<Record<string, (dir: string, options: Options) => Promise<void>>> = {
  json: wholeCampaign,
  map: theMap,
};

/** Writes sessions, the map or the whole campaign to a file, and says where. */
export async function exportVerb(dir: string, options: Options): Promise<void> {
  await (WRITERS[options.to] ?? sessions)(dir, options);
  await print(options.out);
}

/** What nobody reads as a text is neither a tale nor lines. */
function refuseTelling(what: string, { tale, lines }: Options): void {
  if (tale || lines) throw new WrongUsage(`${what}, without --tale or --lines.`);
}

async function wholeCampaign(dir: string, options: Options): Promise<void> {
  const { out, session, players } = options;
  refuseTelling('--to json is the whole campaign', options);
  if (session !== undefined || players)
    throw new WrongUsage('--to json is the whole campaign, without --session or --players.');
  await writeWhole(out, await packed(nodeDisk, resolve(dir), 'json'));
}

async function theMap(dir: string, options: Options): Promise<void> {
  const { out, as = 'svg', players, session, dice, distance, theme, seed } = options;
  const form = oneOf('A map is written as', MAP_FORMS, as);
  refuseTelling('--to map is the land as it is now', options);
  if (session !== undefined || dice !== undefined)
    throw new WrongUsage('--to map is the land as it is now, without --session or --dice.');
  if (form !== 'svg' && (distance ?? theme ?? seed) !== undefined)
    throw new WrongUsage(`--as ${form} has no picture, so leave out --distance, --theme and --seed.`);
  const how = {
    players,
    distance: distance === undefined ? undefined : oneOf('The distance is', MAP_DISTANCES, distance),
    theme: theme === undefined ? undefined : oneOf('The theme is', MAP_THEMES, theme),
    seed: seed === undefined ? undefined : wholeNumber(seed, '--seed'),
  };
  await openToRead(dir, async (game) => {
    if (form !== 'svg') return writeWhole(out, writtenMap(game.state.campaign.land, form, players).text);
    if (isMapFurther(game, how)) process.stderr.write(`${DRAWN_FURTHER}\n`);
    return writeWhole(out, exportMap(game, how));
  });
}

/** One of some words; `what` begins the sentence that says which there are. */
function oneOf<T extends string>(what: string, all: readonly T[], text: string): T {
  const found = all.find((one) => one === text);
  if (!found) throw new WrongUsage(`${what} ${all.join(', ')}; there is no “${text}”.`);
  return found;
}

async function sessions(dir: string, options: Options): Promise<void> {
  const { to, out, session, players, dice, lines } = options;
  const kind = kindOf(to);
  if (kind === 'csv' || kind === 'jsonl') refuseTelling(`--to ${kind} writes events one by one`, options);
  const shown = dice === undefined ? undefined : oneOf('Dice are', DICE_SHOWN, dice);
  await openToRead(dir, (game) => {
    const which = session === undefined ? undefined : played(game, session);
    const telling = lines ? ('lines' as const) : ('tale' as const);
    const what = { players, telling, dice: shown, session: which };
    return untilInterrupted(notExported, async (signal) => {
      const pieces = until(signal, exportLog(game, { ...what, to: writtenAs(kind) }));
      await writeWhole(out, kind === 'pdf' ? await printedByBrowser(pieces, signal) : pieces);
    });
  });
}

const KINDS = [...EXPORT_KINDS, 'pdf'] as const;

function kindOf(to: string): (typeof KINDS)[number] {
  const kind = KINDS.find((one) => one === to);
  if (kind) return kind;
  const kinds = [...KINDS, 'map', 'json'].join(', ');
  throw new WrongUsage(`Hexwatch exports to ${kinds}; “${to}” is not available yet.`);
}

const played = (game: Game, session: string): number | 'all' =>
  session === 'all' ? session : sessionOf(game, session);

/** A pipe or a device is just written to. */
async function writeWhole(out: string, content: Content): Promise<void> {
  const there = await stat(out).catch(() => undefined);
  const isPlain = there === undefined || there.isFile() || there.isDirectory();
  await (isPlain ? writeOut(nodeDisk, resolve(out), content) : writeFile(out, content));
}
