import type { System } from '../../shared/systems/contract.ts';
import { taleOf } from '../../shared/tale/tale.ts';
import type { AnyCommand, Playthrough } from '../helpers/play.ts';
import { seenFrom, tellingOf } from './random.ts';
import { sentencesIn, textIn } from './told.ts';

/** A command, and the faces of the dice that it throws. */
export type Thrown = readonly [command: AnyCommand, ...faces: number[]];

/** What the tale says of commands that are given one after the other. */
export function toldOf<S extends System>(
  system: S,
  game: Playthrough<S>,
  ...thrown: readonly Thrown[]
): string {
  const seen = thrown.flatMap(([command, ...faces], index) => {
    const [before, first] = [game.state, game.events.length];
    game.when(command as Parameters<typeof game.when>[0], faces);
    return seenFrom(game, before, index, command, first);
  });
  return textIn(sentencesIn(taleOf(seen, tellingOf(system))));
}
