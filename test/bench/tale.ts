import { join } from 'node:path';
import { seededDice } from '../../shared/dice/sources.ts';
import { Game } from '../../src-main/game/game.ts';
import { recaps, seenIn, tale } from '../../src-main/queries/tale.ts';
import { nodeDisk } from '../../src-main/store/disk/nodeDisk.ts';
import { filled } from '../helpers/autoplay.ts';
import { middle, timed } from './times.ts';

const COMMANDS = 800;
const RUNS = 7;

/** What does not belong to an evening’s play: it would end the session, or go round in circles. */
const NOT_PLAYED: ReadonlySet<string> = new Set(['close-session', 'open-session', 'undo', 'redo']);

/** An evening of so many commands, clicked through by seeded dice, on disk. */
async function eveningIn(folder: string): Promise<Game> {
  await Game.create(nodeDisk, folder, { name: 'Bench', system: 'cairn', sample: true });
  const dice = seededDice(1);
  const game = await Game.open(nodeDisk, folder, { dice });
  await game.dispatch({ type: 'open-session' });
  for (let given = 0; given < COMMANDS;) {
    const offers = game.offers().filter(({ command }) => !NOT_PLAYED.has(command.type));
    const choice = dice(10_000);
    const offer = offers[choice % offers.length];
    if (offer && (await game.dispatch(filled(offer, choice))).ok) given += 1;
  }
  return game;
}

/** The tale of an evening of 800 commands, and its recaps, each to reading and following the evening alone. */
export async function costOfTale(home: string): Promise<[string, string][]> {
  const game = await eveningIn(join(home, 'tale'));
  const times = async (act: () => Promise<unknown>): Promise<number> => {
    const all: number[] = [];
    for (let run = 0; run < RUNS; run += 1) all.push(await timed(act));
    return middle(all);
  };
  const followed = await times(() => seenIn(game, 1));
  const told = await times(() => tale(game, 1, 'referee'));
  const recapped = await times(() => recaps(game, 1));
  const events = (await seenIn(game, 1)).length;
  await game.close();
  const against = (ms: number): string => `${ms.toFixed(0)} ms (${(ms / followed).toFixed(2)} : 1)`;
  return [
    [`the tale of ${COMMANDS} commands and ${events} events, to following them`, against(told)],
    ['both recaps of the same evening', against(recapped)],
  ];
}
