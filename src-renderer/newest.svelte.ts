import type { Answered, Query } from '../shared/api.ts';
import type { Game } from './game.svelte.ts';

/**
 * Asks for as long as a component lives, and again whenever what `ask` reads has changed. Only the answer to what was asked
 * last is taken, however late another one comes; where `ask` gives null, nothing is.
 */
export function newest<A>(ask: () => Promise<A> | null, take: (answer: A) => void): void {
  $effect(() => {
    let isWanted = true;
    void ask()?.then((answer) => {
      if (isWanted) take(answer);
    });
    return () => {
      isWanted = false;
    };
  });
}

/** Asks as the game does; within `newest`, again after every save. */
export function everySave<Q extends Query>(game: Game, query: Q): Promise<Answered<Q>> {
  void game.view?.table?.saved.seq;
  return game.ask(query);
}
