import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature, creatureAt } from '../../../campaign/lookup.ts';
import { named, type Field } from '../../../campaign/offer.ts';
import { forEachOrRefuse, Refusal } from '../../../campaign/refusal.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { defineCommand } from '../../contract.ts';
import { NIGHT_FEATS, nightFeats } from './nightFeats.ts';
import { canDo, REST_ACTS, REST_IDS, resting, useRestAction } from './restActs.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { isNight } from './day.ts';

const FEATS = Object.keys(NIGHT_FEATS);
/** Rest actions, and the feats that are one. */
const ActionSchema = z.enum([...REST_IDS.filter((id) => id !== 'feat'), ...FEATS] as [string, ...string[]]);

const PlanSchema = z.strictObject({
  actor: IdSchema,
  /** Who plans nothing keeps the rest action for later in the night. */
  action: ActionSchema.optional(),
  item: IdSchema.optional(),
  target: IdSchema.optional(),
  what: z.string().trim().max(300).default(''),
  parts: z.int().min(1).max(100).default(1),
});

/** What someone can do tonight: their feats for the night among it; attuning asks for a thing. */
const actionsOf = (campaign: Campaign, creature: Creature): string[] => [
  ...REST_IDS.filter(
    (id) => id !== 'feat' && (id !== 'attune' || creature.items.length > 0) && canDo(campaign, creature, id),
  ),
  ...nightFeats(creature),
];

/** The wounded recover, the uninspired practise, those who lack nothing look for food. */
function usual(campaign: Campaign, creature: Creature): string {
  const { hitPoints } = creature;
  const { inspiration, level } = sheetOf(creature);
  if (hitPoints.now < hitPoints.max && canDo(campaign, creature, 'recover')) return 'recover';
  return inspiration < level ? 'practice' : 'scavenge';
}

/** A line for each rest action that someone has left: who takes two has two lines. */
const turnsOf = (campaign: Campaign): { creature: Creature; row: string }[] =>
  resting(campaign).flatMap((creature) =>
    Array.from({ length: sheetOf(creature).restActions }, (_, turn) => ({
      creature,
      row: turn === 0 ? creature.name : `${creature.name}, second action`,
    })),
  );

type PlanField = Field<`plans.${number}.${keyof z.input<typeof PlanSchema>}`>;

const needs = (campaign: Campaign): PlanField[] =>
  turnsOf(campaign).flatMap(({ creature, row }, index) => {
    const field = (
      name: keyof z.input<typeof PlanSchema>,
      label: string,
      more: Omit<Field, 'name' | 'label' | 'row'>,
    ): PlanField => ({
      ...more,
      name: `plans.${index}.${name}`,
      label,
      row,
    });
    const actions = actionsOf(campaign, creature).map((value) => ({ value, label: value }));
    const things = creature.items.map(({ id, name }) => ({ value: id, label: name }));
    return [
      field('action', 'Rest action', {
        kind: 'choice',
        choices: actions,
        optional: true,
        value: usual(campaign, creature),
      }),
      field('item', 'Attune to', { kind: 'choice', choices: things, optional: true }),
      field('target', 'Bless', { kind: 'choice', choices: partyOf(campaign).map(named), optional: true }),
      field('what', 'Details', { kind: 'text', optional: true }),
      ...(actionsOf(campaign, creature).some((action) => NIGHT_FEATS[action]?.bought)
        ? [field('parts', 'Parts to buy', { kind: 'number' as const, optional: true })]
        : []),
    ];
  });

/** Everyone’s rest action at once, in the order of the plans: who cooks first feeds those who recover after. */
export const nightPlans = defineCommand({
  type: 'rest-actions',
  title: 'Night actions',
  about:
    'Sets the rest actions of all characters, in this order. A character with two rest actions has two lines. Blank lines keep the action for later.',
  when: ['world'],
  fields: z.strictObject({
    type: z.literal('rest-actions'),
    plans: z.array(PlanSchema).min(1).max(40),
  }),
  decide: (decision, { plans }) => {
    if (plans.every(({ action }) => action === undefined))
      throw new Refusal('no-rest-action', 'Choose at least one rest action.', 'plans');
    const act = ({ actor: id, action, ...given }: z.output<typeof PlanSchema>): void => {
      if (action === undefined) return;
      useRestAction(decision, ableCreature(decision.state, id));
      const isFeat = FEATS.includes(action);
      const what = isFeat ? action : given.what;
      REST_ACTS[isFeat ? 'feat' : action]?.(decision, creatureAt(decision.state, id), { ...given, what });
    };
    forEachOrRefuse(plans, act, 'plans');
  },
  offers: (campaign) =>
    isNight(campaign.clock) && resting(campaign).length > 0
      ? [
          {
            label: 'Night actions…',
            detail: 'one rest action each',
            group: 'night',
            command: {
              type: 'rest-actions',
              plans: turnsOf(campaign).map(({ creature }) => ({ actor: creature.id })),
            },
            needs: needs(campaign),
          },
        ]
      : [],
});
