import { z } from 'zod';
import { itemChanged } from '../../../campaign/events/creatures.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Creature, Item } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { makeCheck } from '../checks/checks.ts';
import { itemDetail } from '../sheet/details.ts';
import { armourOf } from '../sheet/sheet.ts';

const isUnset = (item: Item | undefined): item is Item =>
  item?.kind === 'armour' && itemDetail(item, 'defense') === undefined;

/** The defense class of a piece of armour; refuses `no-figures` for a piece that has none yet. */
export function defenseOfPiece(item: Item): number {
  const defense = itemDetail(item, 'defense');
  if (defense === undefined)
    throw new Refusal(
      'no-figures',
      `${item.name} has no defense class. Set it first with “Set armour’s defense class”.`,
      'item',
    );
  return defense;
}

/** Refuses `no-figures` while a creature wears armour without a defense class. */
export function demandDefense(creature: Creature): void {
  const armour = armourOf(creature);
  if (armour) defenseOfPiece(armour);
}

/** Puts a piece on or takes it off in haste: DEX against its defense class; failing loses the actions (FV-95). */
export function changeArmour(decision: Decision, creature: Creature, itemId: string, skilled: boolean): void {
  const item = itemOf(creature, itemId);
  if (item.kind !== 'armour') throw new Refusal('no-armour', `${item.name} is not armour (FV-95).`, 'item');
  const purpose = `${item.inUse ? 'taking off' : 'putting on'} ${item.name.toLowerCase()}`;
  const stake = { kind: 'armour', item: itemId } as const;
  const check = { purpose, stat: 'dex', skilled, dc: defenseOfPiece(item), stake } as const;
  if (!makeCheck(decision, creature, check, 'change-armour')) return;
  decision.emit(itemChanged, {
    creature: creature.id,
    item: itemId,
    from: { inUse: item.inUse },
    to: { inUse: !item.inUse },
  });
}

/** Gives armour its figures, also armour that is not on the lists. */
export const setArmour = defineCommand({
  type: 'set-armour',
  title: 'Set armour’s defense class',
  about: 'Sets the defense class of a piece of armour and the STR that it needs.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('set-armour'),
    creature: IdSchema,
    item: IdSchema,
    defense: z.int().min(1).max(30),
    strength: z.int().min(1).max(5).default(1),
  }),
  decide: (decision, { creature: id, item: itemId, defense, strength }) => {
    const item = itemOf(creatureAt(decision.state, id), itemId);
    if (item.kind !== 'armour') throw new Refusal('no-armour', `${item.name} is not armour.`, 'item');
    const details = { defense, strength };
    decision.emit(itemChanged, {
      creature: id,
      item: itemId,
      from: { details: item.details },
      to: { details },
      byHand: true,
    });
  },
  offers: (campaign) =>
    partyOf(campaign).flatMap(({ id, name, items }) =>
      items.filter(isUnset).map((item) => ({
        label: `Set defense class of ${name}’s ${item.name.toLowerCase()}…`,
        group: 'party',
        actor: id,
        command: { type: 'set-armour', creature: id, item: item.id },
        needs: [
          { name: 'defense', label: 'Defense class', kind: 'number' as const, value: 12 },
          { name: 'strength', label: 'STR needed', kind: 'number' as const, value: 1 },
        ],
      })),
    ),
});
