import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Field } from '../../../campaign/offer.ts';
import { forEachOrRefuse, Refusal } from '../../../campaign/refusal.ts';
import type { Campaign, Condition, Creature } from '../../../campaign/state.ts';
import { dayOf } from '../../../time/calendar.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { mealEaten } from '../events/gear.ts';
import { restBegan } from '../events/road.ts';
import { needsCare, endConditions } from '../harm/conditions.ts';
import { heal } from '../harm/hitPoints.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { calendar, WATCH, WEEK } from '../words.ts';
import { resters, restWatch } from './rests.ts';
import { mostShards, refill, worn } from './shards.ts';
import { restersNamed } from './shortRest.ts';

type Kept = Readonly<Record<string, readonly string[]>>;

/** A week of rest: all HP, with care major Conditions too, and what a Long Rest gives; all shards with PRE 1 or more (NS-57, NS-R15). */
export const fullRest = defineCommand({
  type: 'full-rest',
  title: 'Take Full Rest',
  about:
    'A week of rest: all HP, and minor Conditions end. With shelter and care, major Conditions end too, and meals are provided.',
  fieldNotes: '`care` says that they have both. Conditions in `keep` stay.',
  when: ['play'],
  fields: z.strictObject({
    type: z.literal('full-rest'),
    care: z.boolean().default(false),
    /** Conditions that stay, by the id of the character: a Full Rest clears only most of them. */
    keep: z.record(IdSchema, z.array(IdSchema).max(20)).default({}),
  }),
  decide: (decision, { care, keep }) => {
    const chosen = restersNamed(decision, undefined).map(({ id }) => id);
    demandConditions(decision, keep);
    decision.emit(restBegan, { rest: 'full', creatures: chosen, care }, by(decision, 'full-rest'));
    const living = (): string[] => chosen.filter((id) => creatureAt(decision.state, id).status !== 'dead');
    for (let watch = 0; watch < WEEK / WATCH; watch += 1) {
      if (care) feed(decision, chosen);
      if (!restWatch(decision, living(), care)) return;
    }
    for (const id of living()) makeWhole(decision, id, care, keep[id] ?? []);
  },
  offers: (campaign) =>
    resters(campaign).length > 0
      ? [
          {
            label: 'Take Full Rest…',
            detail: '1 week · all HP',
            group: 'rest',
            command: { type: 'full-rest' },
            needs: [
              { name: 'care', label: 'With shelter and care', kind: 'check', value: true },
              ...resters(campaign)
                .filter(({ conditions }) => conditions.length > 0)
                .map(keepField),
            ],
          },
        ]
      : [],
});

function makeWhole(decision: Decision, id: string, care: boolean, kept: readonly string[]): void {
  const { hitPoints } = creatureAt(decision.state, id);
  if (hitPoints.now < hitPoints.max) heal(decision, id, hitPoints.max - hitPoints.now, 'Full Rest');
  endConditions(decision, id, (one) => !kept.includes(one.id) && isHealed(one, care), 'full-rest');
  refill(decision, id, shardsOf(decision.state, creatureAt(decision.state, id)));
}

const shardsOf = (campaign: Campaign, creature: Creature): string[] =>
  mostShards(campaign, creature) > 0 ? worn(creature).map(({ id }) => id) : [];

/** The Conditions that stay after a Full Rest, one line for each character. */
const keepField = ({ id, name, conditions }: Creature): Field<`keep.${string}`> => ({
  name: `keep.${id}`,
  label: 'Conditions that stay',
  kind: 'choice',
  many: true,
  optional: true,
  value: [],
  choices: conditions.map((one) => ({ value: one.id, label: one.name })),
  row: name,
});

/** Refuses `unknown-condition` for a Condition that the character does not have. */
function demandConditions(decision: Decision, keep: Kept): void {
  forEachOrRefuse(Object.entries(keep), ([id, kept]) => {
    const { name, conditions } = creatureAt(decision.state, id, `keep.${id}`);
    for (const one of kept)
      if (!conditions.some((condition) => condition.id === one))
        throw new Refusal('unknown-condition', `${name} has no Condition “${one}”.`, `keep.${id}`);
  });
}

/** Whether a Full Rest clears a Condition: minor ones always, major ones and what needs care with care. */
const isHealed = (one: Condition, care: boolean): boolean =>
  care || (one.severity === 'minor' && !needsCare(one));

/** Counts today’s meal as provided. */
function feed(decision: Decision, chosen: readonly string[]): void {
  const day = dayOf(calendar, decision.state.clock);
  for (const creature of chosen)
    if (sheetOf(creatureAt(decision.state, creature)).ateOn < day)
      decision.emit(mealEaten, { creature, day, rolled: false }, by(decision, 'full-rest'));
}
