import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Field, Offer } from '../../../campaign/offer.ts';
import { partyOf } from '../../../campaign/groups/party.ts';
import type { Campaign } from '../../../campaign/state.ts';
import { eaters } from '../../cairn-family/days/days.ts';
import { recoveryBarred } from '../../cairn-family/events/bodies.ts';
import { sleepTheNight } from '../../cairn-family/harm/care.ts';
import { isDeprived } from '../../cairn-family/harm/deprivation.ts';
import { ATTRIBUTE_NAMES, AttributeSchema, type Attribute } from '../../cairn-family/sheet/attributes.ts';
import { endRest } from '../../common/endRest.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { nightBegan } from '../events/rest.ts';
import { houseOption } from '../options.ts';
import { encounterCheck } from '../../cairn-family/travel/road.ts';
import { loweredOf } from './comfort.ts';
import { QUALITIES, type Quality } from './qualities.ts';
import { lifted, refresh } from './refresh.ts';

const NIGHT_HOURS = 8;

/** Whose player chooses the score that a comfortable night mends, where it mends just one. */
function comfortFields(campaign: Campaign): {
  restores: { creature: string }[];
  needs: Field<`restores.${number}.attribute`>[];
} {
  const one = houseOption(campaign, 'comfortable-sleep') === 'one';
  const choosers = one ? eaters(campaign).filter((each) => loweredOf(each).length > 1) : [];
  return {
    restores: choosers.map(({ id }) => ({ creature: id })),
    needs: choosers.map((each, index) => ({
      name: `restores.${index}.attribute`,
      label: 'Score to restore',
      kind: 'choice',
      optional: true,
      choices: loweredOf(each).map((value) => ({ value, label: ATTRIBUTE_NAMES[value] })),
      row: each.name,
    })),
  };
}

/** One night of one sleeper; says so where a comfortable one gives the Deprived none of what they have lost. */
function sleepWell(decision: Decision, id: string, quality: Quality, chosen?: Attribute): void {
  refresh(decision, id, quality, { chosen });
  const sleeper = creatureAt(decision.state, id);
  if (quality === 'comfortable' && isDeprived(sleeper) && loweredOf(sleeper).length > 0)
    decision.emit(recoveryBarred, { creature: id }, by(decision, 'no-recovery'));
}

const fields = z.strictObject({
  type: z.literal('sleep'),
  quality: z.enum(QUALITIES),
  /** Which score a comfortable night mends, where it mends just one. */
  restores: z
    .array(z.strictObject({ creature: IdSchema, attribute: AttributeSchema.optional() }))
    .max(60)
    .default([]),
});
type Sleep = z.input<typeof fields>;

const sleep = defineCommand({
  type: 'sleep',
  title: 'Sleep',
  about:
    'Eight hours of sleep. Perilous sleep only prevents being Deprived; normal sleep also removes all Fatigue; comfortable sleep also restores 1 point of each lowered score.',
  when: ['world', 'site', 'downtime'],
  fields,
  decide: (decision, { quality, restores }) => {
    restores.forEach(({ creature }, index) =>
      creatureAt(decision.state, creature, `restores.${index}.creature`),
    );
    const dangerous = quality === 'perilous';
    decision.emit(nightBegan, { quality }, by(decision, quality));
    const sleepers = sleepTheNight(decision, NIGHT_HOURS, () => dangerous && encounterCheck(decision), true);
    for (const { id } of sleepers)
      sleepWell(
        decision,
        id,
        lifted(decision, id, quality),
        restores.find(({ creature }) => creature === id)?.attribute,
      );
    endRest(decision, sleepers);
  },
  offers: (campaign) =>
    partyOf(campaign).length === 0
      ? []
      : QUALITIES.map((quality) => ({
          ...sleepOffer(campaign, quality),
          label: `Sleep: ${quality}`,
          detail: {
            perilous: 'a barricaded room',
            normal: 'a good camp, an inn',
            comfortable: 'a fine room, a fey spring',
          }[quality],
          group: 'rest',
          opens: 'night',
        })),
});

function sleepOffer(campaign: Campaign, quality: Quality): Pick<Offer<Sleep>, 'command' | 'needs'> {
  const command = { type: 'sleep', quality } as const;
  const { restores, needs } = comfortFields(campaign);
  return quality === 'comfortable' && needs.length > 0
    ? { command: { ...command, restores }, needs }
    : { command };
}

export const sleepCommands = [sleep];
