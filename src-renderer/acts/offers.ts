import type { GameView, Offer } from '../../shared/api.ts';

/** The label of an act beside the name of whoever does it: without that name before it. */
export const withoutName = (label: string, name: string): string =>
  label.startsWith(name) ? label.slice(name.length).replace(/^:?\s*/, '') : label;

/** Every offer of the moment: for all, of those in the party, and of those in the fight. */
export function offersOf({ now, characters, fight, dying }: GameView): Offer[] {
  const fighting = fight?.slots.flatMap(({ who }) => who) ?? [];
  const inFight = new Set(fighting.map(({ id }) => id));
  return [
    // What saves a life comes first.
    ...dying.flatMap(({ help }) => help),
    ...now,
    ...characters.filter(({ id }) => !inFight.has(id)).flatMap(({ offers }) => offers),
    ...fighting.flatMap(({ offers }) => offers),
  ];
}
