import type { Game } from './game.svelte.ts';

/** Widths of the party and of the acts, height of the log, in pixels; 0 is as the page has it. */
export interface Panes {
  party: number;
  now: number;
  log: number;
}

const AS_IT_IS: Panes = { party: 0, now: 0, log: 0 };
/** Milliseconds after which a border that rests is let go. */
const REST = 400;

/** The borders of the table: while one is moved it is where the hand is; the host keeps where it was let go. */
export function panesOf(game: Game) {
  let moved = $state.raw<Panes | null>(null);
  let rests: ReturnType<typeof setTimeout> | undefined;
  const sizes = $derived(moved ?? game.view?.workspace.settings.panes ?? AS_IT_IS);
  return {
    get sizes(): Panes {
      return sizes;
    },
    /** Draws a border to where so much is on its side of it. */
    draw(pane: keyof Panes, size: number): void {
      moved = { ...sizes, [pane]: size };
      clearTimeout(rests);
      rests = setTimeout(() => {
        if (moved) game.set({ panes: moved });
        moved = null;
      }, REST);
    },
  };
}
