import { z } from 'zod';
import { defineCommand } from '../../systems/contract.ts';
import { demandDetails } from '../details.ts';
import { conditionGained, conditionLost } from '../events/creatures.ts';
import { freshId, IdSchema } from '../ids.ts';
import { conditionOf, creatureAt } from '../lookup.ts';
import { ConditionSchema, NameSchema } from '../state.ts';

const creature = IdSchema;

const gainCondition = defineCommand({
  type: 'gain-condition',
  title: 'Add condition',
  about: 'Adds a condition to a creature.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('gain-condition'),
    creature,
    condition: NameSchema,
    severity: ConditionSchema.shape.severity,
    slots: z.int().min(0).max(20).optional(),
    endsAfter: z.int().min(1).max(1_000_000_000).optional(),
    details: ConditionSchema.shape.details,
  }),
  decide: (decision, { creature: id, condition: name, severity, slots, endsAfter, details }) => {
    const sufferer = creatureAt(decision.state, id);
    demandDetails(decision.system, 'condition', details, 'details');
    decision.emit(conditionGained, {
      creature: id,
      condition: {
        id: freshId(name, 'condition', sufferer.conditions),
        name,
        severity,
        slots: slots ?? decision.system.bodies.conditionSlots ?? 0,
        ...(endsAfter ? { endsAt: decision.state.clock + endsAfter } : {}),
        details,
      },
      byHand: true,
    });
  },
});

const loseCondition = defineCommand({
  type: 'lose-condition',
  title: 'Remove condition',
  about: 'Removes a condition from a creature.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('lose-condition'), creature, condition: IdSchema }),
  decide: (decision, { creature: id, condition: conditionId }) => {
    const sufferer = creatureAt(decision.state, id);
    const condition = conditionOf(sufferer, conditionId);
    decision.emit(conditionLost, { creature: id, condition, byHand: true });
  },
});

export const conditionCommands = [gainCondition, loseCondition] as const;
