import type { CombatantView, Offer } from '../../shared/api.ts';
import type { Game } from '../game.svelte.ts';
import { targetKey } from '../keys/keymap.ts';

/** What the line of somebody in a fight is made from, on either side. */
export interface LineProps {
  game: Game;
  combatant: CombatantView;
  /** Their place in a single order: "3." */
  order: string;
  /** The key that chooses them as a target. */
  target: string | null;
  aimed: Offer | null;
  onpick: () => void;
  onact: (offer: Offer) => void;
}

/**
 * The keys of those of the combatants who are wanted as targets, by their ids: that of their number on their side, so that
 * it is theirs until the fight ends. Where both sides may be chosen, our own come behind the others.
 */
export function keysOfTargets(
  all: readonly CombatantView[],
  wanted: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const chosen = all.filter(({ id }) => wanted.has(id));
  const isMixed = new Set(chosen.map(({ side }) => side)).size > 1;
  const behind = isMixed ? all.filter(({ side }) => side === 'others').length : 0;
  return new Map(
    chosen.map(({ id, side, number }) => [id, targetKey(number - 1 + (side === 'party' ? behind : 0))]),
  );
}
