import { isOfParty } from '../lookup.ts';
import type { Campaign } from '../state.ts';

/** Whether somebody is a player’s character, with the party wherever its groups go, or met, now or in what was put aside. */
function isInSight(campaign: Campaign, id: string): boolean {
  const { creatures, encounter, fight, shelf } = campaign;
  return (
    creatures[id]?.kind === 'character' ||
    isOfParty(campaign, id) ||
    fight?.combatants[id] !== undefined ||
    encounter?.creatures.includes(id) === true ||
    shelf.some((one) => one.encounter.creatures.includes(id))
  );
}

/** Whose hands something leaves or reaches; undefined for a place, and for what is no place. */
const handsOf = (place: unknown): unknown =>
  typeof place === 'object' && place !== null && 'creature' in place ? place.creature : undefined;

/** Whether what an event says is only about people whom the players have not before them: somebody who is prepared. */
export function isOutOfSight(
  before: Campaign,
  after: Campaign,
  event: Readonly<Record<string, unknown>>,
): boolean {
  const { creature, actor, target, from, to } = event;
  let named = false;
  for (const id of [creature, actor, target, handsOf(from), handsOf(to)])
    if (typeof id === 'string' && Object.hasOwn(after.creatures, id)) {
      if (isInSight(after, id) || isInSight(before, id)) return false;
      named = true;
    }
  return named;
}
