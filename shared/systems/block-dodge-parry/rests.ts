import { z } from 'zod';
import { noteWritten } from '../../campaign/events/campaign.ts';
import { conditionLost, hitPointsChanged } from '../../campaign/events/creatures.ts';
import { find, IdSchema } from '../../campaign/ids.ts';
import { ableCreature, creatureAt } from '../../campaign/look.ts';
import { Refusal } from '../../campaign/refusal.ts';
import { partyOf } from '../../campaign/state.ts';
import { defineCommand, type Decision } from '../contract.ts';
import { ATTRIBUTES, AttributeSchema, bodyOf, setScore, type Attribute } from '../helpers/attributes.ts';
import { shedFatigue } from '../helpers/burden.ts';
import { lodge, sleepTheNight } from '../helpers/care.ts';
import { eaters } from '../helpers/days.ts';
import { isDeprived } from '../helpers/deprivation.ts';
import { choiceOf } from '../../campaign/offer.ts';
import { recoverFrom } from '../helpers/harm.ts';
import { regainScore } from '../helpers/healing.ts';
import { commandRules } from './commandRules.ts';
import { encounterCheck } from './travel.ts';
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

/** Whoever is immobilised or debilitated is so no more after a night with the score above 0 (BDP-S11). */
const wakeUp = (decision: Decision, id: string): void => {
  const body = bodyOf(creatureAt(decision.state, id));
  recoverFrom(decision, id, (own) => {
    const spent = ATTRIBUTES.find((one) => one === own['spent']);
    return own['collapsed'] === true || (spent !== undefined && body[spent].now > 0);
  });
};

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
          ...(quality === 'normal' ? { key: 'z' } : {}),
          group: 'rest',
          command: { type: 'sleep', quality },
        })),
});

const PROFESSIONS: Readonly<Record<Attribute, string>> = {
  str: 'a healer, physician or clinic',
  dex: 'a spa, massage or bath house',
  wil: 'company, leisure, tea or prayer',
};

/** What it costs the Warden says (BDP-S14). 1d4 a day for each score that somebody works on, by professionals; scrapes, cramps and low spirits go (BDP-103, BDP-104). */
const care = defineCommand({
  type: 'professional-care',
  title: 'A day of professional care',
  about:
    'A day, fed and lodged: each score that is cared for regains 1d4. STR by healers, DEX by baths and massage, WIL by company and leisure.',
  when: ['world', 'downtime'],
  rules: commandRules['professional-care'],
  fields: z.strictObject({
    type: z.literal('professional-care'),
    creature: IdSchema,
    scores: z.array(AttributeSchema).min(1).max(3),
    price: z.string().trim().max(200).default(''),
  }),
  decide: (decision, { creature: id, scores, price }) => {
    const creature = creatureAt(decision.state, id);
    const body = bodyOf(creature);
    if (new Set(scores).size < scores.length)
      throw new Refusal('bad-field', 'Each score once a day (BDP-103).', 'scores');
    const lowered = scores.filter((one) => body[one].now < body[one].max);
    if (creature.status === 'dead' || lowered.length === 0)
      throw new Refusal('no-need', `${creature.name} has lost nothing there (BDP-103).`, 'scores');
    const where = lowered.map((one) => PROFESSIONS[one]).join('; ');
    decision.emit(
      noteWritten,
      {},
      `${creature.name} spends a day with ${where}${price ? `, for ${price}` : ''}.`,
    );
    lodge(decision, 1);
    for (const one of lowered) {
      const { total } = decision.throwDice(`${creature.name}, care`, 1, 4);
      decision.emit(noteWritten, {}, `Care: ${total}.`);
      regainScore(decision, id, one, total, 'professional care');
    }
    wakeUp(decision, id);
  },
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

/** A month of training wins one point of a maximum back; the slot of a permanent wound stays lost (BDP-48, BDP-S9). */
const train = defineCommand({
  type: 'train',
  title: 'A month of training',
  about: 'Thirty days: one point more of a score, now and at most.',
  when: ['downtime'],
  rules: commandRules.train,
  fields: z.strictObject({ type: z.literal('train'), creature: IdSchema, attribute: AttributeSchema }),
  decide: (decision, { creature: id, attribute }) => {
    const creature = ableCreature(decision.state, id);
    const { now, max } = bodyOf(creature)[attribute];
    if (max >= 18)
      throw new Refusal('no-need', `${creature.name} cannot get better at that (BDP-S9).`, 'attribute');
    lodge(decision, Number(decision.ruling('training-days')));
    setScore(
      decision,
      id,
      attribute,
      { now: now + 1, max: max + 1 },
      `${creature.name} trains for a month: ${attribute.toUpperCase()} at most ${max + 1}.`,
    );
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? [
          {
            label: 'A month of training',
            group: 'rest',
            command: { type: 'train' },
            needs: [
              choiceOf(partyOf(campaign), 'creature', 'Who'),
              {
                name: 'attribute',
                label: 'What',
                kind: 'choice',
                choices: ATTRIBUTES.map((one) => ({ value: one, label: one.toUpperCase() })),
              },
            ],
          },
        ]
      : [],
});

export const restCommands = [sleep, care, recuperate, train];
