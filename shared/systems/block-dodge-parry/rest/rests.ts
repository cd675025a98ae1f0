import { z } from 'zod';
import { noteWritten } from '../../../campaign/events/campaign.ts';
import { conditionLost, hitPointsChanged } from '../../../campaign/events/creatures.ts';
import { find, IdSchema } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Field, Offer } from '../../../campaign/offer.ts';
import { partyOf, type Campaign } from '../../../campaign/state.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import {
  ATTRIBUTES,
  ATTRIBUTE_NAMES,
  AttributeSchema,
  type Attribute,
} from '../../cairn-family/sheet/attributes.ts';
import { shedFatigue } from '../../cairn-family/sheet/burden.ts';
import { sleepTheNight } from '../../cairn-family/harm/care.ts';
import { eaters } from '../../cairn-family/days/days.ts';
import { isDeprived } from '../../cairn-family/harm/deprivation.ts';
import { regainScore } from '../../cairn-family/harm/healing.ts';
import { comfort, dayWithHealer, loweredOf } from './comfort.ts';
import { commandRules } from '../commandRules.ts';
import { careDays, daysAtHead } from './longCare.ts';
import { professionalCommands } from './professionals.ts';
import { houseOption } from '../options.ts';
import { encounterCheck } from '../road/travel.ts';
import { wakeUp } from './wakeUp.ts';
import { healWound, isWound, levelOf } from '../wounds/wounds.ts';

/** From the worst sleep to the best (BDP-77 to BDP-79). */
export const QUALITIES = ['perilous', 'normal', 'comfortable'] as const;
type Quality = (typeof QUALITIES)[number];
const NIGHT_HOURS = 8;

/** A tonic lifts the night by one level, once, and no higher than the best (BDP-97, BDP-R24). */
function lifted(decision: Decision, id: string, quality: Quality): number {
  const creature = creatureAt(decision.state, id);
  const tonics = creature.conditions.filter(({ details }) => details['potion'] === 'sleeping-tonic');
  for (const condition of tonics) decision.emit(conditionLost, { creature: id, condition });
  return Math.min(QUALITIES.length - 1, QUALITIES.indexOf(quality) + Math.min(1, tonics.length));
}

/** Salves and teas work through eight hours of rest, nothing for the Deprived (BDP-94 to BDP-96, BDP-R25). */
function salvesWork(decision: Decision, id: string): void {
  const salves = creatureAt(decision.state, id).conditions.filter(
    ({ details }) => details['restores'] !== undefined,
  );
  for (const salve of salves) {
    decision.emit(conditionLost, { creature: id, condition: salve });
    const attribute = ATTRIBUTES.find((one) => one === salve.details['restores']);
    if (!attribute || isDeprived(creatureAt(decision.state, id))) continue;
    const { total } = decision.throwDice(salve.name, 1, 3);
    decision.emit(noteWritten, {}, `${salve.name}: ${total}.`);
    regainScore(decision, id, attribute, total, salve.name.toLowerCase());
  }
}

/** What a night of that level does for one who slept it (BDP-77 to BDP-79, BDP-R25). */
function refresh(decision: Decision, id: string, level: number, chosen?: Attribute): void {
  salvesWork(decision, id);
  if (level >= 1) shedFatigue(decision, id);
  if (level >= 2) comfort(decision, id, [], chosen);
  wakeUp(decision, id, level >= 1 ? 'good-night' : 'night');
}

/** Whose player chooses the score that a comfortable night mends, where it mends just one (BDP-R17). */
function comfortBlanks(campaign: Campaign): { restores: { creature: string }[]; needs: Field[] } {
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

const sleep = defineCommand({
  type: 'sleep',
  title: 'Sleep the night',
  about:
    'Eight hours: perilous sleep only ends going without; normal sleep takes all Fatigue; comfortable sleep gives a point of lost scores back.',
  when: ['world', 'site', 'downtime'],
  rules: commandRules.sleep,
  fields: z.strictObject({
    type: z.literal('sleep'),
    quality: z.enum(QUALITIES),
    /** Which score a comfortable night mends, where it mends just one. */
    restores: z
      .array(z.strictObject({ creature: IdSchema, attribute: AttributeSchema.optional() }))
      .max(60)
      .default([]),
  }),
  decide: (decision, { quality, restores }) => {
    restores.forEach(({ creature }, index) =>
      creatureAt(decision.state, creature, `restores.${index}.creature`),
    );
    const dangerous = quality === 'perilous';
    decision.emit(noteWritten, {}, `The party sleeps: ${quality} sleep.`);
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
          key: { perilous: 'u', normal: 'z', comfortable: 'i' }[quality],
          group: 'rest',
        })),
});

function sleepOffer(campaign: Campaign, quality: Quality): Pick<Offer, 'command' | 'needs'> {
  const command = { type: 'sleep', quality };
  const { restores, needs } = comfortBlanks(campaign);
  return quality === 'comfortable' && needs.length > 0
    ? { command: { ...command, restores }, needs }
    : { command };
}

/** Days in good hands, a week unless the campaign says otherwise, heal severe wounds and everything that hours and food cannot; each of them is one with a healer and a comfortable night (BDP-47, BDP-79, BDP-103). */
const recuperate = defineCommand({
  type: 'recuperate',
  title: 'Days in good hands',
  about:
    'Days with a healer, seven unless the campaign says otherwise, fed and lodged: severe wounds close, HP and Fatigue are mended, each day gives 1d4 STR and a point of other lost scores.',
  when: ['world', 'downtime'],
  rules: commandRules.recuperate,
  fields: z.strictObject({
    type: z.literal('recuperate'),
    healer: z.string().trim().min(1, 'say who helps').max(200).default('a temple of healing'),
    price: z.string().trim().max(200).default(''),
  }),
  decide: (decision, { healer, price }) => {
    const days = careDays(decision.state);
    decision.emit(noteWritten, {}, `${daysAtHead(days)} in ${healer}${price ? `, for ${price}` : ''}.`);
    for (let day = 0; day < days; day += 1) dayWithHealer(decision);
    for (const { id } of eaters(decision.state)) {
      for (const one of creatureAt(decision.state, id).conditions.filter(
        (each) => isWound(each) && levelOf(each) !== 'permanent',
      ))
        healWound(decision, id, one, 'long care');
      const { hitPoints } = find(decision.state.creatures, id) ?? creatureAt(decision.state, id);
      if (hitPoints.now < hitPoints.max)
        decision.emit(hitPointsChanged, { creature: id, from: hitPoints.now, to: hitPoints.max });
    }
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: `${daysAtHead(careDays(campaign))} in good hands`,
            group: 'rest',
            command: { type: 'recuperate' },
          },
        ]
      : [],
});

export const restCommands = [sleep, recuperate, ...professionalCommands];
