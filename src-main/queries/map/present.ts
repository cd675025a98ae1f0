import type { GameView } from '../../../shared/api.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { rememberedLast } from '../../../shared/remembered.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { peopleByHex, type PeopleByHex } from './people.ts';

/** So many are named. */
const MOST_NAMED = 3;

function inWords(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED).join(', ');
  return more > 0 ? `${named} and ${more} more` : named;
}

/** The same words are the same object, whatever else of people changed. */
const asBefore = rememberedLast(
  (text: string): GameView['present'] => JSON.parse(text) as GameView['present'],
);
const written = rememberedLast((people: PeopleByHex): string =>
  JSON.stringify(
    Object.fromEntries(
      [...people]
        .map(([hex, there]) => [hex, inWords(there.map(({ one }) => one.name))] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  ),
);

/** Who is in which hex at this hour, by name. */
export const presentOf = (campaign: Campaign, system: Pick<System, 'calendar'>): GameView['present'] =>
  asBefore(written(peopleByHex(campaign, system)));
