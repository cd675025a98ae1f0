import type { CombatantView } from '../../shared/api.ts';
import { targetKey } from '../keys/keymap.ts';

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
