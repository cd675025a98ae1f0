import { z } from 'zod';
import { diceRolled } from '../../../campaign/events/campaign.ts';
import { find, IdSchema } from '../../../campaign/ids.ts';
import { ableCreature } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf, type Campaign, type Creature } from '../../../campaign/state.ts';
import type { Edge } from '../../../dice/dice.ts';
import { choiceOf } from '../../../campaign/offer.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { abilityBlank, characterChoices, edgeBlank } from './fields.ts';
import { EdgeSchema, groundsOf, makeCheck, payFocus, type CheckAsked } from './checks.ts';
import { hindered } from '../harm/conditions.ts';
import { throwBoth, throwSide, type OpposedSide } from './opposed.ts';
import { rulingOf } from '../rulings.ts';
import { abilityNamed, AbilitySchema, type Ability } from '../sheet/sheet.ts';

/** Alone, by an option: the other's total is the DR of a nuanced Check (NS-R10). */
function checkAgainst(decision: Decision, one: OpposedSide, other: OpposedSide, ask: Asked): void {
  const { total, line } = throwSide(decision, other);
  decision.emit(diceRolled, {}, `${line}; that is the DR.`, { rules: ['NS-R10'] });
  makeCheck(decision, {
    creature: one.who.id,
    ability: one.ability,
    dr: total,
    about: ask.about || `against ${other.who.name}`,
    grounds: one.grounds,
    nuanced: true,
    focus: ask.focus,
  });
}

type Asked = Pick<CheckAsked, 'about' | 'focus'>;

/** Whether playing alone makes an opposed Check a nuanced one as well (NS-R10). */
const isNuancedAlone = (campaign: Campaign): boolean =>
  rulingOf(campaign, 'solo') && rulingOf(campaign, 'solo-opposed') !== 'one die a side';

/**
 * Two against each other; one d20 a side, alone as well unless an option says otherwise; a chase is one of
 * DEX or another Ability (NS-23, NS-R10, NS-S10).
 */
export const opposedCommand = defineCommand({
  type: 'opposed-check',
  title: 'Opposed Check',
  about:
    'Two against each other: both roll, the higher total wins, equal totals are thrown again; alone by an option a nuanced Check.',
  when: ['session'],
  rules: ['NS-23', 'NS-36', 'NS-R10', 'NS-S10'],
  fields: z.strictObject({
    type: z.literal('opposed-check'),
    creature: IdSchema,
    ability: AbilitySchema,
    edge: EdgeSchema.default('normal'),
    focus: z.boolean().default(false),
    against: IdSchema,
    againstAbility: AbilitySchema.optional(),
    againstEdge: EdgeSchema.default('normal'),
    againstFocus: z.boolean().default(false),
    about: z.string().trim().max(200).default(''),
  }),
  decide: (decision, command) => {
    const { state } = decision;
    if (command.creature === command.against)
      throw new Refusal(
        'bad-field',
        'An opposed Check needs two who are against each other (NS-23).',
        'against',
      );
    const side = (
      who: Creature,
      ability: Ability,
      { edge, pays }: { edge: Edge; pays: boolean },
    ): OpposedSide => {
      const grounds = groundsOf(edge);
      if (hindered(who, ability)) grounds.against.push('a condition');
      if (pays) payFocus(decision, who.id, grounds);
      return { who, ability, grounds, focus: pays };
    };
    const nuanced = isNuancedAlone(state);
    const { ability, focus, about } = command;
    const one = side(ableCreature(state, command.creature), ability, {
      edge: command.edge,
      pays: focus && !nuanced,
    });
    const other = side(ableCreature(state, command.against, 'against'), command.againstAbility ?? ability, {
      edge: command.againstEdge,
      pays: command.againstFocus,
    });
    if (nuanced) checkAgainst(decision, one, other, { about, focus });
    else throwBoth(decision, one, other, about);
  },
  offers: (campaign) => {
    const strangers = (campaign.encounter?.creatures ?? [])
      .map((id) => find(campaign.creatures, id))
      .filter((one) => one?.status === 'up')
      .filter((one) => one !== undefined);
    if (strangers.length === 0 || partyOf(campaign).length === 0) return [];
    const sides = [characterChoices(campaign), choiceOf(strangers, 'against', 'Against whom')];
    const offer = { group: 'checks', command: { type: 'opposed-check' } };
    const chase = rulingOf(campaign, 'chase-ability');
    return [
      { ...offer, label: 'Opposed Check', needs: [...sides, abilityBlank, edgeBlank] },
      {
        label: 'A chase',
        detail: `opposed, ${chase}`,
        group: 'checks',
        command: { type: 'opposed-check', ability: abilityNamed(chase), about: 'a chase' },
        needs: [...sides, edgeBlank],
      },
    ];
  },
});
