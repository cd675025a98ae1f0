import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Field, Offer } from '../../../campaign/offer.ts';
import { partyOf, type Campaign } from '../../../campaign/state.ts';
import { eaters } from '../../cairn-family/days/days.ts';
import { sleepTheNight } from '../../cairn-family/harm/care.ts';
import { isDeprived } from '../../cairn-family/harm/deprivation.ts';
import { regainScore } from '../../cairn-family/harm/healing.ts';
import { ATTRIBUTE_NAMES, AttributeSchema, type Attribute } from '../../cairn-family/sheet/attributes.ts';
import { shedFatigue } from '../../cairn-family/sheet/burden.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import { nightBegan, salveWorked, tonicWorked } from '../events/rest.ts';
import { houseOption } from '../options.ts';
import { encounterCheck } from '../../cairn-family/travel/road.ts';
import { potionOf } from '../wildcraft/details.ts';
import { comfort, loweredOf } from './comfort.ts';
import { QUALITIES, ruleOf, type Quality } from './qualities.ts';
import { wakeUp } from './wakeUp.ts';

const NIGHT_HOURS = 8;

/** A tonic lifts the night by one level, once, and no higher than the best (BDP-R24). */
function lifted(decision: Decision, id: string, quality: Quality): number {
  const tonics = creatureAt(decision.state, id).conditions.filter(
    (one) => potionOf(one)?.potion === 'sleeping-tonic',
  );
  for (const condition of tonics)
    decision.emit(tonicWorked, { creature: id, condition: condition.id }, { rules: ['BDP-R24'] });
  return Math.min(QUALITIES.length - 1, QUALITIES.indexOf(quality) + Math.min(1, tonics.length));
}

/** Salves and teas work through eight hours of rest on top of what sleep gives, nothing for the Deprived (BDP-R25). */
function salvesWork(decision: Decision, id: string): void {
  for (const salve of creatureAt(decision.state, id).conditions) {
    const attribute = potionOf(salve)?.restores;
    if (!attribute) continue;
    const used = { creature: id, condition: salve.id, name: salve.name, attribute };
    const rules = { rules: ['BDP-R25'] };
    if (isDeprived(creatureAt(decision.state, id))) {
      decision.emit(salveWorked, used, rules);
      continue;
    }
    const { total: thrown } = decision.throwDice(salve.name, 1, 3);
    decision.emit(salveWorked, { ...used, thrown }, rules);
    regainScore(decision, id, attribute, thrown, salve.name.toLowerCase(), 'BDP-R25');
  }
}

/** What a night of that level does for one who slept it. */
function refresh(decision: Decision, id: string, level: number, chosen?: Attribute): void {
  salvesWork(decision, id);
  if (level >= 1) shedFatigue(decision, id);
  if (level >= 2) comfort(decision, id, [], chosen);
  wakeUp(decision, id, level >= 1 ? 'good-night' : 'night');
}

/** Whose player chooses the score that a comfortable night mends, where it mends just one. */
function comfortBlanks(campaign: Campaign): {
  restores: { creature: string }[];
  needs: Field<`restores.${number}.attribute`>[];
} {
  const one = houseOption(campaign, 'comfortable-sleep') === 'one';
  const choosers = one ? eaters(campaign).filter((each) => loweredOf(each).length > 1) : [];
  return {
    restores: choosers.map(({ id }) => ({ creature: id })),
    needs: choosers.map((each, index) => ({
      name: `restores.${index}.attribute`,
      label: 'A point of',
      kind: 'choice',
      optional: true,
      choices: loweredOf(each).map((value) => ({ value, label: ATTRIBUTE_NAMES[value] })),
      row: each.name,
    })),
  };
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
  title: 'Sleep the night',
  about:
    'Eight hours: perilous sleep only ends going without; normal sleep takes all Fatigue; comfortable sleep gives a point of lost scores back.',
  when: ['world', 'site', 'downtime'],
  fields,
  decide: (decision, { quality, restores }) => {
    restores.forEach(({ creature }, index) =>
      creatureAt(decision.state, creature, `restores.${index}.creature`),
    );
    const dangerous = quality === 'perilous';
    decision.emit(nightBegan, { quality }, { rules: [ruleOf(quality)] });
    const sleepers = sleepTheNight(decision, NIGHT_HOURS, () => dangerous && encounterCheck(decision), true);
    for (const { id } of sleepers)
      refresh(
        decision,
        id,
        lifted(decision, id, quality),
        restores.find(({ creature }) => creature === id)?.attribute,
      );
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
        })),
});

function sleepOffer(campaign: Campaign, quality: Quality): Pick<Offer<Sleep>, 'command' | 'needs'> {
  const command = { type: 'sleep', quality } as const;
  const { restores, needs } = comfortBlanks(campaign);
  return quality === 'comfortable' && needs.length > 0
    ? { command: { ...command, restores }, needs }
    : { command };
}

export const sleepCommands = [sleep];
