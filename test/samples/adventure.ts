import { readFileSync } from 'node:fs';
import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import { givenDice } from '../../shared/dice/sources.ts';
import type { Game } from '../../src-main/game/game.ts';
import { newGame } from '../helpers/campaigns.ts';

const read = (name: string): string =>
  readFileSync(new URL(`../../examples/${name}`, import.meta.url), 'utf8').trim();

/** FIVEY’s is the first day, told whole in the README; the others bear the name of their system. */
const nameOf = (system: string): string => (system === 'fivey' ? 'first-day' : system);

/** What a file of examples/ tells was carried out; the game is still open. */
export interface PlayedFile {
  game: Game;
  events: HexwatchEvent[];
  /** Dice that were given and not thrown. */
  left: number;
}

async function played(file: string, system: string, sample: boolean): Promise<PlayedFile> {
  const faces = read(`${file}.dice`).split(',').map(Number);
  const given = givenDice(faces);
  const game = await newGame({ name: 'Adventure', system, sample });
  const events: HexwatchEvent[] = [];
  for (const line of read(`${file}.jsonl`).split('\n')) {
    const answer = await game.dispatch(JSON.parse(line) as { type: string }, given.dice);
    if (!answer.ok) throw new Error(`${line}: ${answer.error.message}`);
    events.push(...answer.events);
  }
  return { game, events, left: faces.length - given.used() };
}

/** Plays the adventure of a system with its given dice; every command has to be carried out. */
export const playAdventure = (system: string): Promise<PlayedFile> => played(nameOf(system), system, true);

/** The same of an evening of one’s own, from an empty campaign. */
export const playOwn = (system: string): Promise<PlayedFile> => played(`own-${system}`, system, false);
