import { z } from 'zod';
import { IdSchema } from '../../../campaign/ids.ts';
import type { Field } from '../../../campaign/offer.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { bonusOf, sheetOf, signed, STAT_NAMES, STATS, StatSchema } from '../sheet/sheet.ts';
import { hasInspiration } from '../checks/inspirationDice.ts';
import { ownsMassive } from './founding.ts';
import { hasEvents } from './luck.ts';
import { ACTIVITIES, LIFESTYLE_IDS, LIFESTYLES, type Lifestyle, type Plan } from './plans.ts';

const TROUBLE_IDS = ['disadvantage', 'listed'] as const;
const TROUBLES = [
  { value: 'disadvantage', label: 'if bad: disadvantage' },
  { value: 'listed', label: 'if bad: trouble' },
];

/** What one character plans for a tennite. */
export const PlanSchema = z.strictObject({
  actor: IdSchema,
  lifestyle: z.enum(LIFESTYLE_IDS).default('squalid'),
  activity: z.enum(ACTIVITIES).optional(),
  stat: StatSchema.optional(),
  skilled: z.boolean().default(false),
  thrifty: z.boolean().default(false),
  purpose: z.enum(['skill', 'feat', 'research']).default('research'),
  subject: z.string().trim().max(200).default(''),
  teacher: z.boolean().default(false),
  institution: z.string().trim().min(1).max(100).regex(/^[^_]/, 'a name cannot start with “_”').optional(),
  inspired: z.boolean().default(false),
  trouble: z.enum(TROUBLE_IDS).optional(),
  byCredit: z.boolean().default(false),
});

/** Poor where it can be paid, else squalid. */
export const usualLifestyle = (creature: Creature): Lifestyle =>
  sheetOf(creature).crowns >= LIFESTYLES.poor.cost ? 'poor' : 'squalid';

const choicesOf = (values: readonly string[]): NonNullable<Field['choices']> =>
  values.map((value) => ({ value, label: value }));

const statsOf = (member: Creature): NonNullable<Field['choices']> =>
  STATS.map((value) => ({ value, label: `${STAT_NAMES[value]} ${signed(bonusOf(member, value))}` }));

type PlanField = Field<`plans.${number}.${keyof Plan}`>;

/** A row of the form for each character: how they can afford to live and what they do, with all that an activity may ask. */
export function planFields(campaign: Campaign, members: readonly Creature[], price = 1): PlanField[] {
  const worst = hasEvents(campaign) ? TROUBLES : undefined;
  const costs = LIFESTYLE_IDS.map((id) => ({ id, cost: LIFESTYLES[id].cost * price }));
  return members.flatMap((member, index) => {
    const field = (
      name: keyof Plan,
      label: string,
      more: Omit<Field, 'name' | 'label' | 'row'>,
    ): PlanField => ({
      ...more,
      name: `plans.${index}.${name}`,
      label,
      row: member.name,
    });
    const paid = costs
      .filter(({ cost }) => cost <= sheetOf(member).crowns)
      .map(({ id, cost }) => ({ value: id, label: `${id}, ${cost}` }));
    const usual = paid.some(({ value }) => value === 'poor') ? 'poor' : 'squalid';
    return [
      field('lifestyle', 'Lifestyle', { kind: 'choice', choices: paid, value: usual }),
      field('activity', 'Activity', {
        kind: 'choice',
        choices: choicesOf(ACTIVITIES),
        optional: true,
        value: LIFESTYLES[usual].activity,
      }),
      field('stat', 'Stat', { kind: 'choice', choices: statsOf(member), optional: true }),
      field('skilled', 'Skilled', { kind: 'check', optional: true }),
      field('thrifty', 'Pay the lower price', { kind: 'check', optional: true }),
      field('purpose', 'Goal', {
        kind: 'choice',
        choices: choicesOf(['skill', 'feat', 'research']),
        optional: true,
      }),
      field('subject', 'Subject', { kind: 'text', optional: true }),
      field('teacher', 'Teacher', { kind: 'check', optional: true }),
      field('institution', 'Institution', { kind: 'text', optional: true }),
      ...(ownsMassive(campaign, member)
        ? [field('byCredit', 'Pay from credit', { kind: 'check', optional: true })]
        : []),
      ...(worst ? [field('trouble', 'Bad luck', { kind: 'choice', choices: worst, optional: true })] : []),
      ...(worst && hasInspiration(member)
        ? [field('inspired', 'Inspired', { kind: 'check', optional: true })]
        : []),
    ];
  });
}
