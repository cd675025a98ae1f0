import type { Field, GameView, GivenCommand, Offer } from '../../shared/api.ts';

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

/** A figure that can be typed over: the command that takes it, and the field of that command where it belongs. */
export interface Typable {
  command: GivenCommand;
  field: Field;
}

/** What an offer with one blank of this name sets; undefined where none is offered. */
export function typable(offers: readonly Offer[], ...names: readonly string[]): Typable | undefined {
  for (const { command, needs: [field, ...more] = [] } of offers)
    if (field && more.length === 0 && names.includes(field.name)) return { command, field };
  return undefined;
}
