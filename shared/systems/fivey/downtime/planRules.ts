import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { DowntimeRules, PartRules, Stay, WayOut } from '../../downtimeRules.ts';
import { number } from '../options.ts';
import { goodsNamed } from '../sheet/items.ts';
import { share } from '../sheet/rounding.ts';
import { detailsOf, sheetOf } from '../sheet/sheet.ts';
import { downtimeEventRolled, troubleCame } from '../events/downtime.ts';
import { costOf, SPANS, type Span } from './lifestyle.ts';
import { troubleOf } from './luck.ts';
import { PlanSchema } from './planForms.ts';
import {
  ACTIVITIES,
  bestStat,
  LIFESTYLE_IDS,
  LIFESTYLES,
  rankOf,
  type Activity,
  type Plan,
} from './plans.ts';

const STAYS: Readonly<Record<Span, Stay>> = {
  tennite: {
    label: 'Ten days',
    act: 'Play ten days',
    detail: '1 turn, price ×1',
    of: { type: 'tennite' },
    each: 'plans',
  },
  season: {
    label: 'Season',
    act: 'Play a season',
    detail: '3 turns, price ×2',
    of: { type: 'long-downtime', span: 'season' },
    each: 'plans',
  },
  year: {
    label: 'Year',
    act: 'Play a year',
    detail: '12 turns, price ×10',
    of: { type: 'long-downtime', span: 'year' },
    each: 'plans',
  },
};

const spanOf = ({ of }: Stay): Span =>
  of['span'] === 'season' || of['span'] === 'year' ? of['span'] : 'tennite';

/** What an activity asks for, apart from what every plan may say. */
const ASKS: Readonly<Record<Activity, readonly (keyof Plan)[]>> = {
  beg: ['stat', 'skilled'],
  work: ['stat', 'skilled'],
  carouse: ['stat', 'skilled'],
  study: ['stat', 'purpose', 'subject', 'teacher', 'skilled'],
  establish: ['stat', 'institution', 'skilled', 'byCredit'],
  ball: [],
  other: ['subject'],
};
/** With bad luck, or a life above what the activity needs. */
const ALWAYS = ['thrifty', 'trouble', 'inspired'] as const;

/** What is taken for a blank that is left. */
const USUAL: Partial<Record<keyof Plan, (campaign: Campaign, creature: Creature, plan: Plan) => string>> = {
  stat: (_campaign, creature, { activity }) => (activity === 'study' ? 'int' : bestStat(creature)),
  purpose: () => 'research',
  trouble: (campaign, _creature, plan) =>
    troubleOf(campaign, { ...plan, trouble: undefined }, plan.activity ?? 'other'),
};

/** Activities that a lifestyle opens, and all below. */
const openTo = (lifestyle: Plan['lifestyle']): Activity[] =>
  ACTIVITIES.filter((one) => rankOf(one) <= rankOf(LIFESTYLES[lifestyle].activity));

const crownsOf = (creature: Creature): number => sheetOf(creature).crowns;

/** Things of the lists that someone could sell, the cheapest first, with what each brings. */
const saleable = (
  campaign: Campaign,
  { items }: Creature,
): { item: string; name: string; crowns: number }[] =>
  items
    .flatMap(({ id: item, name }) => {
      const goods = goodsNamed(name);
      return goods ? [{ item, name, crowns: share(goods.cost, number(campaign, 'sell-share')) }] : [];
    })
    .sort((a, b) => a.crowns - b.crowns);

/** Ways out of a plan that is refused, whatever the reason: most do not fit it and fall away when they are tried. */
function waysFor(campaign: Campaign, creature: Creature, plan: Plan, span: Span): WayOut[] {
  const { id } = creature;
  const price = (lifestyle: Plan['lifestyle']): number => LIFESTYLES[lifestyle].cost * SPANS[span].price;
  const needed = LIFESTYLE_IDS.find((one) => openTo(one).includes(plan.activity ?? 'other')) ?? 'squalid';
  const short = price(plan.lifestyle) - crownsOf(creature);
  const sale = saleable(campaign, creature).find(({ crowns }) => crowns >= short);
  const most = Math.min(crownsOf(creature), price(plan.lifestyle));
  const lower = [...LIFESTYLE_IDS].reverse().filter((one) => price(one) <= most);
  return [
    ...(plan.activity === 'study' ? [{ label: 'Has a teacher', change: { teacher: true } }] : []),
    ...(plan.purpose === 'research' ? [] : [{ label: 'Research instead', change: { purpose: 'research' } }]),
    ...(plan.byCredit ? [{ label: 'Pay in crowns', change: { byCredit: false } }] : []),
    ...(plan.thrifty ? [{ label: 'Pay the full price', change: { thrifty: false } }] : []),
    { label: `Live ${needed}, ${price(needed)}`, change: { lifestyle: needed } },
    ...(sale && short > 0
      ? [
          {
            label: `Sell ${sale.name.toLowerCase()}, ${sale.crowns}`,
            first: { type: 'sell', creature: id, item: sale.item },
          },
        ]
      : []),
    ...lower.map((one) => ({
      label: `${LIFESTYLES[one].activity}, ${price(one)}`,
      change: { lifestyle: one, activity: LIFESTYLES[one].activity },
    })),
  ];
}

function partOf(campaign: Campaign, creature: Creature, part: unknown, stay: Stay): PartRules {
  const plan: Plan = PlanSchema.safeParse(part).data ?? PlanSchema.parse({ actor: creature.id });
  const span = spanOf(stay);
  const { activity, lifestyle } = plan;
  const isAbove = activity !== undefined && rankOf(activity) < rankOf(LIFESTYLES[lifestyle].activity);
  return {
    asks: [
      {
        name: 'activity',
        choices: ACTIVITIES.filter((one) => one === activity || openTo(lifestyle).includes(one)),
      },
      ...(activity ? [...ASKS[activity], ...ALWAYS] : [])
        .filter((name) => name !== 'thrifty' || plan.thrifty || (isAbove && span === 'tennite'))
        .map((name) => {
          const usual = USUAL[name]?.(campaign, creature, plan);
          return usual === undefined ? { name } : { name, usual };
        }),
    ],
    stairs: {
      name: 'lifestyle',
      steps: LIFESTYLE_IDS.map((value) => ({
        value,
        label: value,
        price: LIFESTYLES[value].cost * SPANS[span].price,
      })),
    },
    pays: plan.byCredit ? 0 : priceOf(plan, span),
    ways: waysFor(campaign, creature, plan, span),
  };
}

/** What a plan would cost, also where it is refused. */
const priceOf = (plan: Plan, span: Span): number => {
  const { cost, activity: opened } = LIFESTYLES[plan.lifestyle];
  const isOpen = !plan.activity || rankOf(plan.activity) <= rankOf(opened);
  return isOpen && !(plan.thrifty && span !== 'tennite') ? costOf(plan, span) : cost * SPANS[span].price;
};

const LUCK = {
  bad: { head: 'Bad', note: 'disadvantage', good: false },
  none: { head: 'Nothing', note: '6 to 15', good: null },
  good: { head: 'Good', note: 'advantage', good: true },
} as const;

/** Ten days, a season or a year: who lives how, what they do, and what it costs. */
export const downtimeRules: DowntimeRules = {
  stays: () => Object.values(STAYS),
  part: partOf,
  figures: (campaign, { id }) =>
    Object.entries(detailsOf(campaign).institutions)
      .filter(([, { owner }]) => owner === id)
      .map(([name, { capital }]) => ({ label: `Capital of ${name}`, value: String(capital) })),
  luck: {
    type: downtimeEventRolled.type,
    title: 'Event',
    die: 'd20',
    words: ({ luck }, after) => ({
      ...(luck === 'bad' || luck === 'good' ? LUCK[luck] : LUCK.none),
      ...(after.some(({ type }) => type === troubleCame.type) ? { note: 'trouble' } : {}),
    }),
  },
};
