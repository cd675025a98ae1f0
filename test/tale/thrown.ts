import type { System } from '../../shared/systems/contract.ts';
import type { Seen } from '../../shared/tale/seen.ts';
import { taleOf } from '../../shared/tale/tale.ts';
import type { AnyCommand, Playthrough } from '../helpers/play.ts';
import { seenFrom, tellingOf } from './random.ts';
import { sentencesIn, textIn } from './told.ts';

/** A command, and the faces of the dice that it throws. */
export type Thrown = readonly [command: AnyCommand, ...faces: number[]];

/** What commands that are given one after the other did. */
export const seenOf = (game: Playthrough, ...thrown: readonly Thrown[]): Seen[] =>
  thrown.flatMap(([command, ...faces], index) => {
    const [before, first] = [game.state, game.events.length];
    game.when(command, faces);
    return seenFrom(game, before, index, command, first);
  });

/** What the tale says of commands that are given one after the other. */
export const toldOf = (system: System, game: Playthrough, ...thrown: readonly Thrown[]): string =>
  textIn(sentencesIn(taleOf(seenOf(game, ...thrown), tellingOf(system))));
