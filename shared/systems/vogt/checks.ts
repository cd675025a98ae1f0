import { z } from 'zod';
import { diceRolled } from '../../campaign/events/campaign.ts';
import { conditionLost } from '../../campaign/events/creatures.ts';
import { IdSchema } from '../../campaign/ids.ts';
import { ableCreature, creatureAt } from '../../campaign/look.ts';
import { choiceOf, type Field, type Offer } from '../../campaign/offer.ts';
import { Refusal } from '../../campaign/refusal.ts';
import { partyOf, type Campaign, type Condition, type Creature } from '../../campaign/state.ts';
import { edgeOf } from '../../dice/dice.ts';
import { defineCommand, type Decision } from '../contract.ts';

import { commandRules } from './commandRules.ts';
import { throwSize } from './dieSizes.ts';
import { gainExhaustion } from './harm.ts';
import { ABILITIES, dieOf, modifierOf, sheetOf } from './sheet.ts';
import { isHindered } from './statuses.ts';

const SAVE_TARGET = 4;
const AbilityName = z.string().min(1).max(30);

interface Throwing {
  ability: string;
  bonus: number;
  advantage: boolean;
  disadvantage: boolean;
  /** What the task needs that a status may take away. */
  needs?: 'sight' | 'hearing' | 'voice' | undefined;
  purpose: string;
}

const helpFor = (creature: Creature, task: string): Condition | undefined =>
  creature.conditions.find(({ own }) => own['help'] !== undefined && own['task'] === task);

/** Throws an ability’s die with its modifier and bonus; help for the task and statuses give their edge (BV-2, BV-17, BV-53, BV-54, BV-60, BV-S6). */
export function throwAbility(
  decision: Decision,
  id: string,
  given: Throwing,
): { total: number; line: string } {
  const creature = ableCreature(decision.state, id);
  if (!Object.hasOwn(sheetOf(creature).abilities, given.ability))
    throw new Refusal(
      'unknown-ability',
      `${creature.name} has no ability “${given.ability}” (BV-3).`,
      'ability',
    );
  const help = helpFor(creature, given.purpose);
  const hindered = given.needs !== undefined && isHindered(creature, given.needs);
  const edge = edgeOf(
    Number(given.advantage) + Number(help !== undefined),
    Number(given.disadvantage) + Number(hindered),
  );
  if (help) decision.emit(conditionLost, { creature: id, condition: help });
  const bonus = modifierOf(creature, given.ability) + given.bonus;
  const { total, totals } = throwSize(
    decision,
    `${creature.name}, ${given.ability.toUpperCase()}${given.purpose ? `, ${given.purpose}` : ''}`,
    dieOf(creature, given.ability),
    bonus,
    edge,
  );
  const both = totals.length > 1 ? ` (${totals.join(' and ')}, ${edge})` : '';
  return {
    total,
    line: `${creature.name}, ${given.ability.toUpperCase()}${given.purpose ? `, ${given.purpose}` : ''}: ${total}${both}`,
  };
}

const throwing = {
  ability: AbilityName,
  bonus: z.int().min(-20).max(20).default(0),
  advantage: z.boolean().default(false),
  disadvantage: z.boolean().default(false),
  needs: z.enum(['sight', 'hearing', 'voice']).optional(),
};

const abilityChoice = (campaign: Campaign, name = 'ability'): Field => {
  const all = new Set([
    ...ABILITIES,
    ...partyOf(campaign).flatMap((one) => Object.keys(sheetOf(one).abilities)),
  ]);
  const shared = [...all].filter((ability) =>
    partyOf(campaign).every((one) => Object.hasOwn(sheetOf(one).abilities, ability)),
  );
  return {
    name,
    label: 'Ability',
    kind: 'choice',
    choices: shared.map((one) => ({ value: one, label: one.toUpperCase() })),
  };
};
const edges: Field[] = [
  { name: 'advantage', label: 'Advantage', kind: 'check', value: false, optional: true },
  { name: 'disadvantage', label: 'Disadvantage', kind: 'check', value: false, optional: true },
];

const offered = (campaign: Campaign, offer: Offer): Offer[] => (partyOf(campaign).length > 0 ? [offer] : []);

/** The GM reads the total; 4 is easy, 6 fair, 9 hard (BV-2, BV-S10). */
const check = defineCommand({
  type: 'check',
  title: 'Ability check',
  about:
    'Throws the ability’s die with its modifier and a bonus. The GM reads the total; with a target it is held against it.',
  when: ['session'],
  rules: commandRules.check,
  fields: z.strictObject({
    type: z.literal('check'),
    creature: IdSchema,
    ...throwing,
    purpose: z.string().trim().max(200).default(''),
    target: z.int().min(1).max(100).optional(),
  }),
  decide: (decision, { creature, target, ...given }) => {
    const { total, line } = throwAbility(decision, creature, given);
    const read = target === undefined ? '' : ` against ${target}, ${total >= target ? 'made' : 'missed'}`;
    decision.emit(diceRolled, {}, `${line}${read}.`);
  },
  offers: (campaign) =>
    offered(campaign, {
      label: 'Ability check',
      detail: '4 easy, 6 fair, 9 hard',
      key: 'c',
      group: 'check',
      command: { type: 'check' },
      needs: [
        choiceOf(partyOf(campaign), 'creature', 'Who'),
        abilityChoice(campaign),
        { name: 'purpose', label: 'What for', kind: 'text', optional: true },
        { name: 'target', label: 'Target, if any', kind: 'number', optional: true },
        ...edges,
      ],
    }),
});

/** The higher total succeeds, a tie nobody yet (BV-4, BV-S3). */
const contest = defineCommand({
  type: 'contest',
  title: 'Contest',
  about:
    'Two who cannot both succeed throw their abilities; the higher total does. On a tie nobody does yet.',
  when: ['session'],
  rules: commandRules.contest,
  fields: z.strictObject({
    type: z.literal('contest'),
    creature: IdSchema,
    ability: AbilityName,
    bonus: throwing.bonus,
    against: IdSchema,
    againstAbility: AbilityName,
    againstBonus: throwing.bonus,
    purpose: z.string().trim().max(200).default(''),
  }),
  decide: (decision, given) => {
    if (given.creature === given.against)
      throw new Refusal('bad-field', 'A contest takes two (BV-4).', 'against');
    const edge = { advantage: false, disadvantage: false, purpose: given.purpose };
    const first = throwAbility(decision, given.creature, {
      ability: given.ability,
      bonus: given.bonus,
      ...edge,
    });
    const second = throwAbility(decision, given.against, {
      ability: given.againstAbility,
      bonus: given.againstBonus,
      ...edge,
    });
    const winner = first.total > second.total ? given.creature : given.against;
    const end =
      first.total === second.total
        ? 'a tie, nobody yet'
        : `${creatureAt(decision.state, winner).name} has it`;
    decision.emit(diceRolled, {}, `${first.line}; ${second.line}: ${end}.`);
  },
});

/** A saving throw: an ability against the GM’s target (BV-S9); gives back whether it was made. */
export function saveWith(
  decision: Decision,
  id: string,
  ability: string,
  bonus: number,
  target: number,
  purpose: string,
): boolean {
  const { total, line } = throwAbility(decision, id, {
    ability,
    bonus,
    advantage: false,
    disadvantage: false,
    purpose,
  });
  const made = total >= target;
  decision.emit(diceRolled, {}, `${line} against ${target}, ${made ? 'made' : 'missed'}.`);
  return made;
}

const save = defineCommand({
  type: 'save',
  title: 'Saving throw',
  about: 'An ability check against a target of the GM, 4 where nothing is said.',
  when: ['session'],
  rules: commandRules.save,
  fields: z.strictObject({
    type: z.literal('save'),
    creature: IdSchema,
    ability: AbilityName,
    bonus: throwing.bonus,
    target: z.int().min(1).max(100).default(SAVE_TARGET),
    purpose: z.string().trim().max(200).default('saving throw'),
  }),
  decide: (decision, { creature, ability, bonus, target, purpose }) => {
    saveWith(decision, creature, ability, bonus, target, purpose);
  },
  offers: (campaign) =>
    offered(campaign, {
      label: 'Saving throw',
      key: 'v',
      group: 'check',
      command: { type: 'save' },
      needs: [
        choiceOf(partyOf(campaign), 'creature', 'Who'),
        abilityChoice(campaign),
        { name: 'target', label: 'Target', kind: 'number', value: SAVE_TARGET },
      ],
    }),
});

const exhaust = defineCommand({
  type: 'exhaust',
  title: 'Exhaustion',
  about: 'A level of exhaustion by the GM’s word, with all that it brings.',
  when: ['anytime'],
  rules: commandRules.exhaust,
  fields: z.strictObject({
    type: z.literal('exhaust'),
    creature: IdSchema,
    why: z.string().trim().max(200).default(''),
  }),
  decide: (decision, { creature, why }) => {
    const { name, status } = creatureAt(decision.state, creature);
    if (status === 'dead') throw new Refusal('not-able', `${name} is dead (BV-55).`, 'creature');
    gainExhaustion(decision, creature, why);
  },
  offers: (campaign) =>
    offered(campaign, {
      label: 'A level of exhaustion',
      group: 'harm',
      command: { type: 'exhaust' },
      needs: [choiceOf(partyOf(campaign), 'creature', 'Who')],
    }),
});

export const checkCommands = [check, contest, save, exhaust];
