import type { System } from '../systems/contract.ts';
import type { Teller, Telling } from './event.ts';
import { find } from './ids.ts';
import type { Campaign } from './state.ts';

/** The words for events that all systems share. */
const shared: readonly Teller[] = [];

const tellersOf = new WeakMap<System, ReadonlyMap<string, Teller>>();

function tellers(system: System): ReadonlyMap<string, Teller> {
  const known = tellersOf.get(system);
  if (known) return known;
  const all = new Map([...shared, ...(system.tell ?? [])].map((teller) => [teller.type, teller]));
  tellersOf.set(system, all);
  return all;
}

/** The line of the log for an event, by the system’s own words or everybody’s; undefined where nobody need read it. */
export function wordsOf(
  system: System,
  type: string,
  event: Record<string, unknown>,
  at: Pick<Telling, 'before' | 'campaign' | 'rolls'>,
): string | undefined {
  const teller = tellers(system).get(type);
  return teller?.words(event, { ...at, ...namesIn(at.campaign, at.before) });
}

/** Names as they stand after the event, or before it for what it took away. */
function namesIn(after: Campaign, before: Campaign): Pick<Telling, 'name' | 'item'> {
  const thing = (campaign: Campaign, creature: string, item: string): string | undefined =>
    find(campaign.creatures, creature)?.items.find(({ id }) => id === item)?.name;
  return {
    name: (id) => (find(after.creatures, id) ?? find(before.creatures, id))?.name ?? id,
    item: (creature, item) => thing(after, creature, item) ?? thing(before, creature, item) ?? item,
  };
}
