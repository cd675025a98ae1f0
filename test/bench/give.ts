import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import type { Game } from '../../src-main/game/game.ts';
import { timed } from './times.ts';

/** Gives a command and gives back its events. Throws where it is refused: a bench would measure nothing. */
export async function give(game: Game, command: object): Promise<readonly HexwatchEvent[]> {
  const answer = await game.dispatch(command);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.events;
}

/** A small command that anybody gives at the table. */
export const weatherSet = (index: number): object => ({ type: 'set-weather', name: `weather ${index}` });

/** Milliseconds of each of so many small commands. */
export async function commandTimes(game: Game, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) times.push(await timed(() => give(game, weatherSet(index))));
  return times;
}
