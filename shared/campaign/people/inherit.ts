import { z } from 'zod';
import { defineCommand, type Decision } from '../../systems/contract.ts';
import { takeItem } from '../commands/creatures.ts';
import { itemRemoved } from '../events/creatures.ts';
import { balance, moveCoins } from '../goods/coins.ts';
import { IdSchema } from '../ids.ts';
import { putOutAll } from '../light.ts';
import { creatureAt } from '../lookup.ts';
import { Refusal } from '../refusal.ts';

/** Does what a free slot is needed for, or leaves it. */
function ifThereIsRoom(take: () => void): void {
  try {
    take();
  } catch (refused) {
    if (!(refused instanceof Refusal) || refused.inWords().code !== 'no-slot') throw refused;
  }
}

/**
 * Hands what the dead carried to an heir, coins as well, as far as there is room, and puts their lights out; gives back
 * whether the heir got anything.
 */
export function inheritFrom(decision: Decision, id: string, heir: string): boolean {
  const { system } = decision;
  putOutAll(decision, id);
  const { items } = creatureAt(decision.state, id);
  const coins = balance(decision.state, system, id);
  for (const item of items)
    ifThereIsRoom(() => {
      takeItem(decision, heir, { ...item, inUse: false }, { from: { creature: id } });
      decision.emit(itemRemoved, { creature: id, item });
    });
  ifThereIsRoom(() => {
    moveCoins(decision, { from: { creature: id }, to: { creature: heir }, count: coins });
  });
  const left = creatureAt(decision.state, id).items.length;
  return left < items.length || balance(decision.state, system, id) < coins;
}

export const inherit = defineCommand({
  type: 'inherit',
  title: 'Inherit',
  about:
    'Gives what a dead character carried to an heir, coins as well. Lights are put out. What the heir has no free slot for stays with the dead.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('inherit'), creature: IdSchema, heir: IdSchema }),
  decide: (decision, { creature: id, heir }) => {
    const { name, status } = creatureAt(decision.state, id);
    const to = creatureAt(decision.state, heir, 'heir');
    if (status !== 'dead') throw new Refusal('not-able', `${name} is not dead.`, 'creature');
    if (to.status === 'dead') throw new Refusal('not-able', `${to.name} is dead, too.`, 'heir');
    if (!inheritFrom(decision, id, heir))
      throw new Refusal('no-slot', `There is nothing of ${name}’s that ${to.name} can carry.`, 'heir');
  },
});
