import type { CombatantView, Field, GivenCommand, Offer } from '../../shared/api.ts';
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

/** The blank of an offer in which a target is chosen; undefined where it has none. */
const targetField = ({ needs = [] }: Offer): Field | undefined =>
  needs.find(({ kind, many, optional }) => kind === 'choice' && !many && !optional);

/** Whether an offer lacks nothing but one of these as its target: it waits for a click; anything else has its form. */
export function waitsForTarget(offer: Offer, all: readonly CombatantView[]): boolean {
  const open = offer.needs?.filter(({ optional }) => !optional) ?? [];
  const field = targetField(offer);
  if (open.length !== 1 || !field) return false;
  return field.choices?.every(({ value }) => all.some(({ id }) => id === value)) ?? false;
}

/**
 * The keys of those who may be chosen as the target of an offer, by their ids: that of their number on their side, so that
 * it is theirs until the fight ends. Where both sides may be chosen, our own come behind the others.
 */
export function targetsOf(offer: Offer, all: readonly CombatantView[]): ReadonlyMap<string, string> {
  const wanted = new Set(targetField(offer)?.choices?.map(({ value }) => value));
  const chosen = all.filter(({ id }) => wanted.has(id));
  const isMixed = new Set(chosen.map(({ side }) => side)).size > 1;
  const behind = isMixed ? all.filter(({ side }) => side === 'others').length : 0;
  return new Map(
    chosen.map(({ id, side, number }) => [id, targetKey(number - 1 + (side === 'party' ? behind : 0))]),
  );
}

/** The command of an offer at a target; undefined where that one can’t be chosen. */
export function commandAt(
  offer: Offer,
  target: string,
  all: readonly CombatantView[],
): GivenCommand | undefined {
  const field = targetField(offer);
  return field && targetsOf(offer, all).has(target) ? { ...offer.command, [field.name]: target } : undefined;
}

/** Whether the turn in which somebody could take up an offer is over; what is nobody’s own never is. */
export const isTurnOver = ({ actor }: Offer, all: readonly CombatantView[]): boolean =>
  Boolean(actor) && !all.some(({ id, now }) => now && id === actor);
