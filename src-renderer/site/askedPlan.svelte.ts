import type { PlanCard } from '../../shared/api.ts';
import type { Game } from '../game.svelte.ts';
import { everySave, newest } from '../newest.svelte.ts';

/** The plan of a site, asked for again whenever anything was saved. Rooms that did not change are the same objects as before. */
export class AskedPlan {
  card = $state.raw<PlanCard | null>(null);

  /** Begins to ask; ends with the component that made it. */
  constructor(game: Game, site: () => string) {
    newest(
      () => everySave(game, { type: 'plan', site: site() }),
      (answer) => {
        if (answer && 'rooms' in answer) this.card = withSame(this.card, answer);
      },
    );
  }
}

function withSame(before: PlanCard | null, now: PlanCard): PlanCard {
  if (before?.site !== now.site) return now;
  const known = new Map(before.rooms.map((room) => [JSON.stringify(room), room]));
  return { ...now, rooms: now.rooms.map((room) => known.get(JSON.stringify(room)) ?? room) };
}
