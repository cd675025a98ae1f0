import { z } from 'zod';
import { find, IdSchema } from '../../../campaign/ids.ts';
import { ableCreature } from '../../../campaign/lookup.ts';
import { choiceOf } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Edge } from '../../../dice/dice.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { AbilitySchema, type Ability } from '../sheet/sheet.ts';
import { abilityGrounds } from './circumstances.ts';
import { abilityField, actorField, edgeField } from './fields.ts';
import { payFocus } from './focusPool.ts';
import { EdgeSchema } from './grounds.ts';
import { throwBoth, type OpposedSide } from './opposed.ts';

interface SideAsked {
  ability: Ability;
  edge: Edge;
  focus: boolean;
}

function sideOf(
  decision: Decision,
  id: string,
  path: string,
  { ability, edge, focus }: SideAsked,
): OpposedSide {
  const actor = ableCreature(decision.state, id, path);
  const grounds = abilityGrounds(actor, ability, edge);
  if (focus) payFocus(decision, actor.id, grounds);
  return { actor, ability, grounds, focus };
}

/** Two creatures against each other; a chase is an opposed DEX Check (NS-S10). */
export const opposedCommand = defineCommand({
  type: 'opposed-check',
  title: 'Make opposed Check',
  about: 'Both sides roll d20 + Ability. The higher total wins; a tie is rerolled.',
  when: ['session'],
  dice: [{ die: 'd20', for: 'Check' }],
  fields: z.strictObject({
    type: z.literal('opposed-check'),
    actor: IdSchema,
    ability: AbilitySchema,
    edge: EdgeSchema.default('normal'),
    focus: z.boolean().default(false),
    target: IdSchema,
    targetAbility: AbilitySchema.optional(),
    targetEdge: EdgeSchema.default('normal'),
    targetFocus: z.boolean().default(false),
    about: z.string().trim().max(200).default(''),
  }),
  decide: (decision, command) => {
    const { actor, target, ability, edge, focus, about } = command;
    if (actor === target) throw new Refusal('bad-field', 'Choose someone else to roll against.', 'target');
    const one = sideOf(decision, actor, 'actor', { ability, edge, focus });
    const other = sideOf(decision, target, 'target', {
      ability: command.targetAbility ?? ability,
      edge: command.targetEdge,
      focus: command.targetFocus,
    });
    throwBoth(decision, one, other, about);
  },
  offers: (campaign) => {
    const strangers = (campaign.encounter?.creatures ?? [])
      .map((id) => find(campaign.creatures, id))
      .filter((one) => one?.status === 'up')
      .filter((one) => one !== undefined);
    if (strangers.length === 0 || partyOf(campaign).length === 0) return [];
    const sides = [actorField(campaign), choiceOf(strangers, 'target', 'Against')];
    const offer = { group: 'checks', command: { type: 'opposed-check' } } as const;
    return [
      { ...offer, label: 'Make opposed Check…', needs: [...sides, abilityField, edgeField] },
      {
        label: 'Start chase…',
        detail: 'opposed DEX Check',
        group: 'checks',
        command: { type: 'opposed-check', ability: 'dex', about: 'chase' },
        needs: [...sides, edgeField],
      },
    ];
  },
});
