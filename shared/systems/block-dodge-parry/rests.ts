import { z } from 'zod';
import { noteWritten } from '../../campaign/events/campaign.ts';
import { conditionLost, hitPointsChanged } from '../../campaign/events/creatures.ts';
import { find } from '../../campaign/ids.ts';
import { creatureAt } from '../../campaign/look.ts';
import { partyOf } from '../../campaign/state.ts';
import { defineCommand, type Decision } from '../contract.ts';
import { ATTRIBUTES, bodyOf } from '../helpers/attributes.ts';
import { shedFatigue } from '../helpers/burden.ts';
import { lodge, sleepTheNight } from '../helpers/care.ts';
import { eaters } from '../helpers/days.ts';
import { isDeprived } from '../helpers/deprivation.ts';
import { regainScore } from '../helpers/healing.ts';
import { commandRules } from './commandRules.ts';
import { professionalCommands } from './professionals.ts';
import { encounterCheck } from './travel.ts';
import { wakeUp } from './wakeUp.ts';
import { healWound, isWound, levelOf } from './wounds.ts';

/** From the worst sleep to the best (BDP-77 to BDP-79). */
export const QUALITIES = ['perilous', 'normal', 'comfortable'] as const;
type Quality = (typeof QUALITIES)[number];
const NIGHT_HOURS = 8;

/** A tonic lifts the night by one level, once (BDP-97, BDP-R24). */
function lifted(decision: Decision, id: string, quality: Quality): Quality {
  const creature = creatureAt(decision.state, id);
  const tonic = creature.conditions.find(({ own }) => own['potion'] === 'sleeping-tonic');
  if (!tonic) return quality;
  decision.emit(conditionLost, { creature: id, condition: tonic });
  return QUALITIES[Math.min(QUALITIES.length - 1, QUALITIES.indexOf(quality) + 1)] ?? quality;
}

/** A point of each lowered score, or of one by the campaign’s word (BDP-79, BDP-R17). */
function comfort(decision: Decision, id: string): void {
  const body = bodyOf(creatureAt(decision.state, id));
  const lowered = ATTRIBUTES.filter((one) => body[one].now < body[one].max);
  for (const one of decision.ruling('comfortable-sleep') === 'each' ? lowered : lowered.slice(0, 1))
    regainScore(decision, id, one, 1, 'a comfortable night');
}

/** Salves and teas work through eight hours of rest, one dose a score (BDP-94 to BDP-96, BDP-R25). */
function salvesWork(decision: Decision, id: string): void {
  const salves = creatureAt(decision.state, id).conditions.filter(({ own }) => own['restores'] !== undefined);
  for (const salve of salves) {
    decision.emit(conditionLost, { creature: id, condition: salve });
    const attribute = ATTRIBUTES.find((one) => one === salve.own['restores']);
    if (!attribute || isDeprived(creatureAt(decision.state, id))) continue;
    const { total } = decision.throwDice(salve.name, 1, 3);
    decision.emit(noteWritten, {}, `${salve.name}: ${total}.`);
    regainScore(decision, id, attribute, total, salve.name.toLowerCase());
  }
}

const sleep = defineCommand({
  type: 'sleep',
  title: 'Sleep the night',
  about:
    'Eight hours: perilous sleep only ends going without; normal sleep takes all Fatigue; comfortable sleep gives a point of lost scores back.',
  when: ['world', 'site', 'downtime'],
  rules: commandRules.sleep,
  fields: z.strictObject({ type: z.literal('sleep'), quality: z.enum(QUALITIES) }),
  decide: (decision, { quality }) => {
    decision.emit(noteWritten, {}, `The party sleeps: ${quality} sleep.`);
    const sleepers = sleepTheNight(
      decision,
      NIGHT_HOURS,
      () => quality === 'perilous' && encounterCheck(decision),
    );
    for (const { id } of sleepers) {
      const level = QUALITIES.indexOf(lifted(decision, id, quality));
      salvesWork(decision, id);
      if (level >= 1) shedFatigue(decision, id);
      if (level >= 2) comfort(decision, id);
      wakeUp(decision, id);
    }
  },
  offers: (campaign) =>
    partyOf(campaign).length === 0
      ? []
      : QUALITIES.map((quality) => ({
          label: `Sleep: ${quality}`,
          detail: {
            perilous: 'a barricaded room',
            normal: 'a good camp, an inn',
            comfortable: 'a fine room, a fey spring',
          }[quality],
          key: { perilous: 'u', normal: 'z', comfortable: 'i' }[quality],
          group: 'rest',
          command: { type: 'sleep', quality },
        })),
});

const WEEK_DAYS = 7;

/** A week in good hands heals severe wounds and everything that hours and food cannot (BDP-47). */
const recuperate = defineCommand({
  type: 'recuperate',
  title: 'A week in good hands',
  about: 'Seven days with a healer, fed and lodged: severe wounds close, HP and Fatigue are mended.',
  when: ['world', 'downtime'],
  rules: commandRules.recuperate,
  fields: z.strictObject({
    type: z.literal('recuperate'),
    healer: z.string().trim().min(1, 'say who helps').max(200).default('a temple of healing'),
    price: z.string().trim().max(200).default(''),
  }),
  decide: (decision, { healer, price }) => {
    decision.emit(noteWritten, {}, `A week in ${healer}${price ? `, for ${price}` : ''}.`);
    lodge(decision, WEEK_DAYS);
    for (const { id } of eaters(decision.state)) {
      for (const one of creatureAt(decision.state, id).conditions.filter(
        (each) => isWound(each) && levelOf(each) !== 'permanent',
      ))
        healWound(decision, id, one, 'long care');
      shedFatigue(decision, id);
      const { hitPoints } = find(decision.state.creatures, id) ?? creatureAt(decision.state, id);
      if (hitPoints.now < hitPoints.max)
        decision.emit(hitPointsChanged, { creature: id, from: hitPoints.now, to: hitPoints.max });
      wakeUp(decision, id);
    }
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [{ label: 'A week in good hands', group: 'rest', command: { type: 'recuperate' } }]
      : [],
});

export const restCommands = [sleep, recuperate, ...professionalCommands];
