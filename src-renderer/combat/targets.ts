import type { CombatantView, Field, GivenCommand, Offer } from '../../shared/api.ts';
import type { Game } from '../game.svelte.ts';

/** What the line of somebody in a fight is made from, on either side. */
export interface LineProps {
  game: Game;
  combatant: CombatantView;
  /** Their place in a single order: "3." */
  order: string;
  /** The number that chooses them as a target. */
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
 * The numbers of everyone on the sides of those who may be chosen as the target of an offer, by their ids, the gone as well.
 * That of a side is each one’s until the fight ends. Where both sides may be chosen, our own come behind the others.
 */
function numbersOf(wanted: ReadonlySet<string>, all: readonly CombatantView[]): Map<string, string> {
  const sides = new Set(all.filter(({ id }) => wanted.has(id)).map(({ side }) => side));
  const behind = sides.size > 1 ? all.filter(({ side }) => side === 'others').length : 0;
  return new Map(
    all
      .filter(({ side }) => sides.has(side))
      .map(({ id, side, number }) => [id, `${number + (side === 'party' ? behind : 0)}`]),
  );
}

const wantedOf = (offer: Offer): ReadonlySet<string> =>
  new Set(targetField(offer)?.choices?.map(({ value }) => value));

/** Those who may be chosen as the target of an offer: their numbers, which choose them, by their ids. */
export function targetsOf(offer: Offer, all: readonly CombatantView[]): ReadonlyMap<string, string> {
  const wanted = wantedOf(offer);
  return new Map([...numbersOf(wanted, all)].filter(([id]) => wanted.has(id)));
}

/** What digits come to that were typed for a target. */
export interface Typed {
  /** Whose number they are, if that one may be chosen. */
  target: string | undefined;
  /** Whether another number begins with them: of somebody who is gone as well, so that no habit strikes somebody else. */
  goesOn: boolean;
}

/** What these digits come to for the target of an offer. */
export function typedFor(offer: Offer, digits: string, all: readonly CombatantView[]): Typed {
  const wanted = wantedOf(offer);
  const numbers = [...numbersOf(wanted, all)];
  const [target] = numbers.find(([id, number]) => number === digits && wanted.has(id)) ?? [];
  return { target, goesOn: numbers.some(([, number]) => number !== digits && number.startsWith(digits)) };
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
