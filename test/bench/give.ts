import { setTimeout as after } from 'node:timers/promises';
import type { HexwatchEvent } from '../../shared/campaign/event.ts';
import type { Game } from '../../src-main/game/game.ts';
import { timed } from './times.ts';

/** Gives a command and gives back its events. Throws where it is refused: a bench would measure nothing. */
export async function give(game: Game, command: object): Promise<readonly HexwatchEvent[]> {
  const answer = await game.dispatch(command);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.events;
}

/** Milliseconds of each of so many small commands, given one after the other or with so many milliseconds between them; `first` is done before each. */
export async function commandTimes(
  game: Game,
  count: number,
  pause = 0,
  first?: () => void,
): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    if (pause > 0) await after(pause);
    first?.();
    times.push(await timed(() => give(game, { type: 'set-weather', name: `weather ${index}` })));
  }
  return times;
}
