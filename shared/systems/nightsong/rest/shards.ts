import { counted } from '../../../text/words.ts';
import { itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { restore } from '../gear/mending.ts';
import { numberOf } from '../numbers.ts';
import { sheetOf } from '../sheet/sheet.ts';

/** Shards below their starting die, drained or not, the emptiest first (NS-R28). */
export const worn = ({ items }: Creature): Item[] =>
  items
    .filter((item) => item.kind === 'spell' && (item.die ?? 0) < (item.fullDie ?? 0))
    .sort((a, b) => (a.die ?? 0) - (b.die ?? 0));

/** How many shards a Long Rest refills: PRE, at least 0 or the number of the house rule (NS-9, NS-94). */
export const mostShards = (campaign: Campaign, creature: Creature): number =>
  Math.max(numberOf(campaign, 'least-shards'), sheetOf(creature).pre);

/** The shards to refill: those chosen, else the emptiest. Refuses `too-many-shards` and `not-worn`. */
export function shardsToFill(
  campaign: Campaign,
  creature: Creature,
  chosen: readonly string[] | undefined,
  path: string,
): string[] {
  const most = mostShards(campaign, creature);
  const fillable = worn(creature).map(({ id }) => id);
  if (chosen === undefined) return fillable.slice(0, most);
  if (chosen.length > most)
    throw new Refusal(
      'too-many-shards',
      `${creature.name} can refill ${counted(most, 'shard')} in a Long Rest (NS-94).`,
      path,
    );
  for (const id of chosen)
    if (!fillable.includes(itemOf(creature, id, path).id))
      throw new Refusal(
        'not-worn',
        `${itemOf(creature, id, path).name} is already full (NS-R28). Choose another shard.`,
        path,
      );
  return [...new Set(chosen)];
}

/** Brings shards back to their starting die. */
export function refill(decision: Decision, id: string, shards: readonly string[]): void {
  for (const shard of shards) restore(decision, id, shard, 'refilled', 'refill');
}
