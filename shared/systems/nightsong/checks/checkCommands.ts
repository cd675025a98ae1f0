import { z } from 'zod';
import { requestMade } from '../../../campaign/events/meetings.ts';
import { proceed } from '../../../campaign/fight.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt, encounterOf } from '../../../campaign/lookup.ts';
import { choiceOf, type Offer } from '../../../campaign/offer.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import { ConditionSchema, type Campaign } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { demandFree, demandRoom, suffer } from '../harm/conditions.ts';
import { AbilitySchema, capacity, slotsUsed, type LastCheck } from '../sheet/sheet.ts';
import { isNuanced, makeCheck } from './checks.ts';
import { checkFields, checkGrounds, takeHelp } from './circumstances.ts';
import { actorField, checkNeeds, drField, edgeField, partyHelpers } from './fields.ts';
import { remember } from './lastRolls.ts';

/** The Condition that a failure causes, also for the helper, with what each drops to make room. */
interface Consequence {
  condition: string;
  severity: 'minor' | 'major';
  creatures: { id: string; drop: string[]; path: string }[];
}

function demandRoomFor(decision: Decision, { condition, creatures }: Consequence): void {
  for (const { id, drop, path } of creatures)
    demandRoom(decision, creatureAt(decision.state, id), { name: condition }, drop, path);
}

/** Gives the Condition to those whose CON did not resist fatigue, poison or disease (NS-100). */
function bringCondition(
  decision: Decision,
  last: LastCheck,
  { condition, severity, creatures }: Consequence,
): void {
  const prices = creatures.map(({ id, drop }) =>
    suffer(decision, id, { name: condition, severity }, drop, 'price'),
  );
  remember(decision, { ...last, prices });
}

const checkCommandFields = z.strictObject({
  type: z.literal('check'),
  actor: IdSchema,
  ability: AbilitySchema,
  about: z.string().trim().max(200).default(''),
  ...checkFields,
  condition: z.string().trim().min(1).max(200).optional(),
  severity: ConditionSchema.shape.severity,
  drop: z.array(IdSchema).max(20).default([]),
  helperDrop: z.array(IdSchema).max(20).default([]),
});
type CheckCommand = z.input<typeof checkCommandFields>;

const check = defineCommand({
  type: 'check',
  title: 'Make Check',
  about: 'An uncertain action: d20 + Ability against a Difficulty Rating.',
  fieldNotes: 'On a failure, the character and the helper gain `condition`.',
  when: ['session'],
  dice: [{ die: 'd20', for: 'Check' }],
  fields: checkCommandFields,
  decide: (decision, command) => {
    const { actor: id, ability, dr, about, focus, helper, condition, severity } = command;
    const creature = ableCreature(decision.state, id, 'actor');
    demandFree(creature, ability);
    const helped = helper === undefined ? [] : [{ id: helper, drop: command.helperDrop, path: 'helperDrop' }];
    const brings = condition && {
      condition,
      severity,
      creatures: [{ id, drop: command.drop, path: 'drop' }, ...helped],
    };
    if (brings) demandRoomFor(decision, brings);
    takeHelp(decision, id, helper);
    const { outcome, last } = makeCheck(decision, {
      actor: id,
      ability,
      dr,
      about,
      grounds: checkGrounds(decision, creature, ability, command),
      nuanced: isNuanced(decision.state, command.nuanced),
      focus,
    });
    if (outcome === 'failure' && brings) bringCondition(decision, last, brings);
    if (helper !== undefined && decision.state.fight) proceed(decision);
  },
  offers: (campaign, system) => [
    ...(partyOf(campaign).length > 0
      ? [
          {
            label: 'Make Check…',
            group: 'checks',
            command: { type: 'check' as const },
            needs: checkNeeds(campaign, system),
          },
        ]
      : []),
    ...resistance(campaign),
  ],
});

/** A CON Check against a Condition, for those with a free Slot; the others use `check`, which asks what they drop. */
function resistance(campaign: Campaign): Offer<CheckCommand>[] {
  const able = partyOf(campaign).filter((one) => capacity(one) > slotsUsed(one));
  return able.length === 0
    ? []
    : [
        {
          label: 'Resist Condition…',
          detail: 'CON Check',
          group: 'checks',
          command: { type: 'check', ability: 'con' },
          needs: [
            choiceOf(able, 'actor', 'Who'),
            { name: 'condition', label: 'Condition on a failure', kind: 'text', value: 'Poisoned' },
            drField,
            edgeField,
          ],
        },
      ];
}

const request = defineCommand({
  type: 'request',
  title: 'Make request',
  about: 'A character asks the creatures in the encounter for something: a Presence Check.',
  when: ['notice', 'meeting'],
  dice: [{ die: 'd20', for: 'Check' }],
  fields: z.strictObject({
    type: z.literal('request'),
    actor: IdSchema,
    about: z.string().trim().max(200).default(''),
    ...checkFields,
  }),
  decide: (decision, command) => {
    encounterOf(decision);
    const creature = ableCreature(decision.state, command.actor, 'actor');
    demandFree(creature, 'pre');
    takeHelp(decision, creature.id, command.helper);
    const { outcome } = makeCheck(decision, {
      actor: creature.id,
      ability: 'pre',
      dr: command.dr,
      about: command.about,
      grounds: checkGrounds(decision, creature, 'pre', command),
      nuanced: isNuanced(decision.state, command.nuanced),
      focus: command.focus,
      purpose: 'request',
    });
    const { about: words } = command;
    decision.emit(requestMade, {
      actor: creature.id,
      granted: outcome !== 'failure',
      ...(words && { words }),
    });
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'Make request…',
            group: 'talk',
            command: { type: 'request' },
            needs: [actorField(campaign), drField, edgeField, ...partyHelpers(campaign)],
          },
        ]
      : [],
});

export const checkCommands = [check, request];
