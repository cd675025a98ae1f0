import { z } from 'zod';
import type { Decision } from '../../systems/contract.ts';
import { itemChanged } from '../events/creatures.ts';
import { creatureAt } from '../lookup.ts';
import type { Field } from '../offer.ts';
import type { Item } from '../state.ts';
import { takeInHand } from './hands.ts';

const PROTECTS: ReadonlySet<Item['kind']> = new Set(['armour', 'shield']);

/** Whether a thing protects once it is put on or taken in hand. */
export const isWearable = ({ kind }: Pick<Item, 'kind'>): boolean => PROTECTS.has(kind);

/** A field of a command by which things come to somebody: armour and shields among them are put on at once. */
export const Wear = z.boolean().default(false);

/** Asks whether what comes is put on; nothing where none of it can be. */
export const wearField = (things: readonly Pick<Item, 'kind'>[]): Field<'wear'>[] =>
  things.some(isWearable)
    ? [{ name: 'wear', label: 'Put on armour and shields', kind: 'check', value: true }]
    : [];

/**
 * Lets things come to somebody and then, where they are to `wear` it, puts on the armour and takes up the shields among them.
 * Refuses `no-hand` a shield for which there is no hand.
 */
export function thenWear(decision: Decision, id: string | undefined, wear: boolean, come: () => void): void {
  const had =
    id !== undefined && wear ? new Set(creatureAt(decision.state, id).items.map((one) => one.id)) : null;
  come();
  if (id === undefined || !had) return;
  for (const item of creatureAt(decision.state, id).items) {
    if (had.has(item.id) || !isWearable(item) || item.inUse) continue;
    takeInHand(decision, id, item);
    decision.emit(itemChanged, {
      creature: id,
      item: item.id,
      from: { inUse: false },
      to: { inUse: true },
      byHand: true,
    });
  }
}
