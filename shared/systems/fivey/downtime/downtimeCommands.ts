import { z } from 'zod';
import { detailsChanged } from '../../../campaign/events/campaign.ts';
import { IdSchema } from '../../../campaign/ids.ts';
import { ableCreature } from '../../../campaign/lookup.ts';
import { passTime } from '../../../campaign/passTime.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Field } from '../../../campaign/offer.ts';
import { partyOf, type Campaign, type Creature } from '../../../campaign/state.ts';
import { TENNITE } from '../../../time/scales.ts';
import { defineCommand, type Decision } from '../../contract.ts';
import {
  cureFully,
  doActivity,
  goingOn,
  healFully,
  luckOfTurn,
  payLifestyle,
  payTurn,
  SPANS,
} from './downtime.ts';
import { ownsMassive, renewCredit } from './founding.ts';
import { ACTIVITIES, LIFESTYLE_IDS, LIFESTYLES, type Lifestyle, type Plan } from './plans.ts';
import { rulingOf } from '../rulings.ts';
import { sheetOf, STATS, StatSchema } from '../sheet/sheet.ts';

const TROUBLE_IDS = ['disadvantage', 'listed'] as const;

const PlanSchema = z.strictObject({
  creature: IdSchema,
  lifestyle: z.enum(LIFESTYLE_IDS).default('squalid'),
  activity: z.enum(ACTIVITIES).optional(),
  stat: StatSchema.optional(),
  skilled: z.boolean().default(false),
  thrifty: z.boolean().default(false),
  purpose: z.enum(['skill', 'feat', 'research']).default('research'),
  subject: z.string().trim().max(200).default(''),
  teacher: z.boolean().default(false),
  institution: z.string().trim().min(1).max(100).regex(/^[^_]/, 'begin with a letter').optional(),
  trouble: z.enum(TROUBLE_IDS).optional(),
  byCredit: z.boolean().default(false),
});

/** Refuses two plans of one person, and those who cannot do anything. */
function demandPlans(decision: Decision, plans: readonly Plan[]): void {
  if (new Set(plans.map(({ creature }) => creature)).size < plans.length)
    throw new Refusal('one-activity', 'One activity each in a tennite.', 'plans');
  for (const [index, { creature }] of plans.entries())
    ableCreature(decision.state, creature, `plans.${index}.creature`);
}

/** Days go by, fed and lodged; whoever lives is whole after them. */
function lodgeFor(decision: Decision, seconds: number): void {
  decision.emit(detailsChanged, { to: { lodgedUntil: decision.state.clock + seconds } });
  passTime(decision, seconds);
  const heals = rulingOf(decision.state, 'tennite-heals');
  const cures = rulingOf(decision.state, 'tennite-cures');
  for (const { id } of adventurers(decision.state)) {
    if (heals) healFully(decision, id);
    if (cures) cureFully(decision, id);
  }
}

const choicesOf = (values: readonly string[]): NonNullable<Field['choices']> =>
  values.map((value) => ({ value, label: value }));

/** A line for each character: how they can afford to live and what they do, with all that an activity may ask. */
function planBlanks(campaign: Campaign, members: readonly Creature[], price = 1): Field[] {
  const above = rulingOf(campaign, 'unpaid-lifestyle') === 'takes what is left';
  const worst = rulingOf(campaign, 'downtime-events') ? choicesOf(TROUBLE_IDS) : undefined;
  const costs = LIFESTYLE_IDS.map((id) => ({ id, cost: LIFESTYLES[id].cost * price }));
  return members.flatMap((member, index) => {
    const field = (name: keyof Plan, label: string, more: Omit<Field, 'name' | 'label' | 'row'>): Field => ({
      ...more,
      name: `plans.${index}.${name}`,
      label,
      row: member.name,
    });
    const paid = costs
      .filter(({ cost }) => above || cost <= sheetOf(member).crowns)
      .map(({ id, cost }) => ({ value: id, label: `${id}, ${cost}` }));
    const usual = paid.some(({ value }) => value === 'poor') ? 'poor' : 'squalid';
    return [
      field('lifestyle', 'Lives', { kind: 'choice', choices: paid, value: usual }),
      field('activity', 'Does', { kind: 'choice', choices: choicesOf(ACTIVITIES), optional: true }),
      field('stat', 'With', { kind: 'choice', choices: choicesOf(STATS), optional: true }),
      field('skilled', 'Skilled', { kind: 'check', optional: true }),
      field('thrifty', 'Thrifty', { kind: 'check', optional: true }),
      field('purpose', 'Studies for', {
        kind: 'choice',
        choices: choicesOf(['skill', 'feat', 'research']),
        optional: true,
      }),
      field('subject', 'What', { kind: 'text', optional: true }),
      field('teacher', 'Teacher', { kind: 'check', optional: true }),
      field('institution', 'Institution', { kind: 'text', optional: true }),
      ...(ownsMassive(campaign, member)
        ? [field('byCredit', 'By its own credit', { kind: 'check', optional: true })]
        : []),
      ...(worst ? [field('trouble', 'Bad luck is', { kind: 'choice', choices: worst, optional: true })] : []),
    ];
  });
}

export const adventurers = (campaign: Campaign): Creature[] =>
  partyOf(campaign).filter(({ kind }) => kind === 'character');
const usualLifestyle = (creature: Creature): Lifestyle =>
  sheetOf(creature).crowns >= LIFESTYLES.poor.cost ? 'poor' : 'squalid';
const named = (members: readonly Creature[]): { creature: string }[] =>
  members.map(({ id }) => ({ creature: id }));

const tennite = defineCommand({
  type: 'tennite',
  title: 'A tennite of downtime',
  about:
    'Ten days: a lifestyle and one activity for each; those who are not named live at no cost and do nothing.',
  when: ['downtime'],
  fields: z.strictObject({ type: z.literal('tennite'), plans: z.array(PlanSchema).max(20) }),
  decide: (decision, { plans }) => {
    demandPlans(decision, plans);
    renewCredit(decision);
    const luck = luckOfTurn(decision, plans);
    for (const plan of plans) {
      payLifestyle(decision, plan, 'tennite');
      payTurn(decision, plan, 'tennite', 0);
      doActivity(decision, plan, luck);
    }
    lodgeFor(decision, TENNITE);
  },
  offers: (campaign) => {
    const members = adventurers(campaign);
    const plans = members.map((creature) => {
      const lifestyle = usualLifestyle(creature);
      return { creature: creature.id, lifestyle, activity: LIFESTYLES[lifestyle].activity };
    });
    return [
      {
        label: 'A tennite of work for all',
        detail: 'poor, 10 crowns each',
        key: 't',
        main: true,
        command: { type: 'tennite', plans },
      },
      {
        label: 'A tennite, each as they wish …',
        detail: 'lifestyle and activity',
        key: 'u',
        command: { type: 'tennite', plans: named(members) },
        needs: planBlanks(campaign, members),
        group: 'downtime',
      },
      {
        label: 'A tennite of rest',
        detail: 'squalid, nothing is done',
        command: { type: 'tennite', plans: [] },
        group: 'downtime',
      },
    ];
  },
});

/** Whole seasons and years are paid at once and bring three or twelve activities. */
const longDowntime = defineCommand({
  type: 'long-downtime',
  title: 'A season or a year of downtime',
  about:
    'A lifestyle is paid for a season (twice a tennite’s price, three activities) or a year (ten times, twelve); each does the same in every turn of it, until a study has taught what was sought.',
  when: ['downtime'],
  fields: z.strictObject({
    type: z.literal('long-downtime'),
    span: z.enum(['season', 'year']),
    plans: z.array(PlanSchema).max(20),
  }),
  decide: (decision, { span, plans }) => {
    demandPlans(decision, plans);
    for (const plan of plans) payLifestyle(decision, plan, span);
    const { turns } = SPANS[span];
    const whole =
      rulingOf(decision.state, 'long-spans') === 'calendar'
        ? (decision.system.scales[span] ?? 0)
        : turns * TENNITE;
    let going: readonly Plan[] = plans;
    for (let turn = 0; turn < turns; turn += 1) {
      if (turn > 0) going = goingOn(decision, going, span);
      renewCredit(decision);
      const luck = luckOfTurn(decision, going);
      for (const plan of going) {
        payTurn(decision, plan, span, turn);
        doActivity(decision, plan, luck);
      }
      lodgeFor(decision, whole / turns);
    }
  },
  offers: (campaign) =>
    partyOf(campaign).length > 0
      ? (['season', 'year'] as const).flatMap((span) => {
          const members = adventurers(campaign);
          const command = { type: 'long-downtime', span };
          return [
            {
              label: `A ${span}, each as they wish …`,
              group: 'downtime',
              command: { ...command, plans: named(members) },
              needs: planBlanks(campaign, members, SPANS[span].price),
            },
            {
              label: `A ${span} passes`,
              detail: 'squalid, nothing is done',
              group: 'downtime',
              command: { ...command, plans: [] },
            },
          ];
        })
      : [],
});

export const downtimeCommands = [tennite, longDowntime];
