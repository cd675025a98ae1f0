import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, creatureHere } from '../../../campaign/lookup.ts';
import type { Field } from '../../../campaign/offer.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Edge } from '../../../dice/dice.ts';
import { isNuanced, makeCheck } from '../checks/checks.ts';
import { abilityGrounds } from '../checks/circumstances.ts';
import { abilityField, edgeField, focusField } from '../checks/fields.ts';
import { EdgeSchema } from '../checks/grounds.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { actors } from '../fight/acting.ts';
import { demandAction, duringRounds, spendAction } from '../fight/turns.ts';
import { numberOf } from '../numbers.ts';
import { optionOf } from '../options.ts';
import { AbilitySchema, type Ability } from '../sheet/sheet.ts';
import { demandFree } from './conditions.ts';
import { helpDying, isDying } from './dying.ts';

interface Help {
  helper: Creature;
  dying: Creature;
  ability: Ability;
  edge: Edge;
  focus: boolean;
}

/** Whether a Check of the fitting Ability saves the character. */
function checkHelp(decision: Decision, { helper, dying, ability, edge, focus }: Help): boolean {
  demandFree(helper, ability);
  const grounds = abilityGrounds(helper, ability, edge);
  const { outcome } = makeCheck(decision, {
    actor: helper.id,
    ability,
    dr: numberOf(decision.state, 'help-dr'),
    purpose: 'rescue',
    grounds,
    nuanced: isNuanced(decision.state),
    focus,
    helps: dying.id,
  });
  return outcome !== 'failure';
}

const always = (): boolean => true;

/** Whether help works: always, or with a successful Check (NS-S14). */
const WORKS = {
  'stay-down': always,
  rise: always,
  check: checkHelp,
} as const satisfies Record<string, (decision: Decision, help: Help) => boolean>;

export const rescueCommand = defineCommand({
  type: 'rescue',
  title: 'Help the dying',
  about:
    'Stops a character’s dying clock, without a roll unless a house rule asks for a Check. In a fight it takes the helper’s action.',
  when: ['session'],
  helps: true,
  dice: [{ die: 'd20', for: 'Check' }],
  fields: z.strictObject({
    type: z.literal('rescue'),
    actor: IdSchema,
    target: IdSchema,
    /** The Ability of the Check, where one is needed. */
    ability: AbilitySchema.default('dex'),
    edge: EdgeSchema.default('normal'),
    focus: z.boolean().default(false),
  }),
  decide: (decision, { actor, target, ...asked }) => {
    const helper = duringRounds(decision)
      ? demandAction(decision, actor, 'act')
      : ableCreature(decision.state, actor, 'actor');
    const dying = creatureHere(decision.state, target, 'target');
    if (!isDying(decision.state, dying))
      throw new Refusal('not-dying', `${dying.name} is not dying and needs no help.`, 'target');
    const works = WORKS[optionOf(decision.state, 'helped-rise')](decision, { helper, dying, ...asked });
    if (works) helpDying(decision, target, actor);
    spendAction(decision, actor);
  },
  offers: (campaign) => {
    const dying = partyOf(campaign, true).filter((one) => isDying(campaign, one));
    return dying.flatMap(({ id, name }) =>
      helpersOf(campaign).map((one) => {
        const needs = NEEDS[optionOf(campaign, 'helped-rise')](one);
        return {
          label: `${one.name}: help ${name}`,
          detail: needs.length > 0 ? 'dying · Check' : 'dying',
          group: 'rescue',
          helps: true as const,
          actor: one.id,
          command: { type: 'rescue', actor: one.id, target: id },
          ...(needs.length > 0 ? { needs } : {}),
        };
      }),
    );
  },
});

type HelpField = Field<'ability' | 'edge' | 'focus'>;
const nothing = (): HelpField[] => [];

/** What has to be chosen where help is a Check. */
const NEEDS = {
  'stay-down': nothing,
  rise: nothing,
  check: (helper) => [{ ...abilityField, value: 'dex' }, edgeField, ...focusField(helper)],
} as const satisfies Record<string, (helper: Creature) => HelpField[]>;

/** Party members who can help now: in the Rounds of a fight, those who have an action left. */
function helpersOf(campaign: Campaign): Creature[] {
  const running = campaign.fight !== null && campaign.mode.now !== 'aftermath';
  const able = running ? actors(campaign, 'act').map(({ actor }) => actor) : partyOf(campaign).slice(0, 1);
  return able.filter(({ id }) => campaign.party.members.includes(id));
}
