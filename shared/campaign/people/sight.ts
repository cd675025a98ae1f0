import { isAway } from '../lookup.ts';
import type { Campaign } from '../state.ts';

/** Whether somebody is a player’s character, with the party wherever its groups go, or met, now or in what was put aside. */
function isInSight(campaign: Campaign, id: string): boolean {
  const { creatures, party, encounter, fight, shelf } = campaign;
  return (
    creatures[id]?.kind === 'character' ||
    party.members.includes(id) ||
    isAway(campaign, id) ||
    fight?.combatants[id] !== undefined ||
    [encounter, ...shelf.map((one) => one.encounter)].some((met) => met?.creatures.includes(id))
  );
}

/** Whose hands something leaves or reaches; undefined for a place, and for what is no place. */
const handsOf = (place: unknown): unknown =>
  typeof place === 'object' && place !== null && 'creature' in place ? place.creature : undefined;

/** Whom an event names in its fields, by their ids. */
const namedIn = (
  { creatures }: Campaign,
  { creature, actor, target, from, to }: Readonly<Record<string, unknown>>,
): string[] =>
  [creature, actor, target, handsOf(from), handsOf(to)].filter(
    (id): id is string => typeof id === 'string' && Object.hasOwn(creatures, id),
  );

/** Whether what an event says is only about people whom the players have not before them: somebody who is prepared. */
export function isOutOfSight(
  before: Campaign,
  after: Campaign,
  event: Readonly<Record<string, unknown>>,
): boolean {
  const named = namedIn(after, event);
  return named.length > 0 && !named.some((id) => isInSight(before, id) || isInSight(after, id));
}
