import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { conditionOf, creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Condition } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { endScar, waitOf } from './scars.ts';

/** Whether the Warden may say that a scar has healed; doom ends with a Save alone. */
const canSettle = (condition: Condition): boolean => {
  const wait = waitOf(condition);
  return wait !== undefined && wait !== 'save';
};

/** Scars heal when the Warden says so, and give nothing else back. */
export const settleScar = defineCommand({
  type: 'settle-scar',
  title: 'Heal scar',
  about: 'Heals one scar and makes the roll that follows, if it has one. Nothing else is restored.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('settle-scar'), creature: IdSchema, condition: IdSchema }),
  decide: (decision, { creature: id, condition: conditionId }) => {
    const { name, status, ...creature } = creatureAt(decision.state, id);
    const condition = conditionOf({ ...creature, name, status }, conditionId);
    if (status === 'dead') throw new Refusal('not-able', `${name} is dead.`, 'creature');
    if (!canSettle(condition))
      throw new Refusal('no-need', `“${condition.name}” is not a scar that can heal.`, 'condition');
    endScar(decision, id, condition);
  },
  offers: (campaign) =>
    partyOf(campaign, true)
      .filter(({ status }) => status !== 'dead')
      .flatMap(({ id, name, conditions }) =>
        conditions.filter(canSettle).map((condition) => ({
          label: `Heal scar: ${name}, ${condition.name.toLowerCase()}`,
          group: 'care',
          command: { type: 'settle-scar', creature: id, condition: condition.id },
        })),
      ),
});
