import { hitPointsChanged, sheetChanged } from '../../campaign/events/creatures.ts';
import { diceRolled, ownChanged } from '../../campaign/events/campaign.ts';
import { creatureAt } from '../../campaign/look.ts';
import { Refusal } from '../../campaign/refusal.ts';
import { keptFaces, type Edge } from '../../dice/dice.ts';
import type { Decision } from '../contract.ts';
import { check, remember, rewardTwenty } from './checks.ts';
import { creditFor, institutionLevel } from './institutions.ts';
import { gainExperience } from './levels.ts';
import { ownOf, sheetOf, signed, STATS, type Stat } from './sheet.ts';

export const ACTIVITIES = ['beg', 'work', 'carouse', 'study', 'establish', 'ball'] as const;
export type Activity = (typeof ACTIVITIES)[number];

/** Lifestyles, what a tennite of each costs, and the activity that it opens (FV-161). */
export const LIFESTYLES = {
  squalid: { cost: 0, activity: 'beg' },
  poor: { cost: 10, activity: 'work' },
  modest: { cost: 20, activity: 'carouse' },
  comfortable: { cost: 50, activity: 'study' },
  wealthy: { cost: 100, activity: 'establish' },
  decadent: { cost: 200, activity: 'ball' },
} as const satisfies Record<string, { cost: number; activity: Activity }>;
export type Lifestyle = keyof typeof LIFESTYLES;
export const LIFESTYLE_IDS = Object.keys(LIFESTYLES) as [Lifestyle, ...Lifestyle[]];

const rankOf = (activity: Activity): number => ACTIVITIES.indexOf(activity);

/** One character's plan for a tennite. */
export interface Plan {
  creature: string;
  lifestyle: Lifestyle;
  activity?: Activity | undefined;
  stat?: Stat | undefined;
  skilled: boolean;
  /** Pay only what the lower activity's own lifestyle costs (FV-163). */
  thrifty: boolean;
  /** study: what for. */
  purpose: 'skill' | 'feat' | 'research';
  subject: string;
  teacher: boolean;
  institution?: string | undefined;
  /** Bad luck: a worse roll, or what is listed for the activity (FV-170). */
  trouble: 'disadvantage' | 'listed';
  /** establish: a massive institution pays the life out of its own credit (FV-182). */
  byCredit: boolean;
}

interface Turn {
  plan: Plan;
  edge: Edge;
  trouble: boolean;
}

type Doing = (decision: Decision, turn: Turn) => void;

const bestStat = (decision: Decision, { creature, stat }: Plan): Stat => {
  const { stats } = sheetOf(creatureAt(decision.state, creature));
  return stat ?? [...STATS].sort((a, b) => stats[b] - stats[a])[0] ?? 'int';
};

/** The activity's die with the stat that fits, doubled by a skill; advantage and disadvantage throw it twice (FV-169, FV-170). */
function earn(
  decision: Decision,
  { plan, edge }: Turn,
  purpose: string,
  sides: number,
): { total: number; words: string } {
  const { name, sheet } = creatureAt(decision.state, plan.creature);
  const bonus =
    (sheet as unknown as { stats: Record<Stat, number> }).stats[bestStat(decision, plan)] *
    (plan.skilled ? 2 : 1);
  const roll = decision.throwEdge(`${name} ${purpose}`, sides, edge, bonus);
  return { total: roll.total, words: `${keptFaces(roll)[0] ?? 0} ${signed(bonus)} = ${roll.total}` };
}

function earnCrowns(decision: Decision, turn: Turn, purpose: string, sides: number, rule: string): void {
  const { total, words } = earn(decision, turn, purpose, sides);
  const creature = creatureAt(decision.state, turn.plan.creature);
  decision.emit(
    sheetChanged,
    { creature: creature.id, to: { crowns: sheetOf(creature).crowns + total } },
    `${creature.name} ${purpose}: ${words} crowns.`,
    { rules: [rule] },
  );
}

/** Study takes a teacher; without a slot only research is possible (FV-176, FV-S22). */
const study: Doing = (decision, { plan, edge }) => {
  const creature = creatureAt(decision.state, plan.creature);
  if (!plan.teacher)
    throw new Refusal('no-teacher', `${creature.name} knows no teacher for this (FV-176).`, 'teacher');
  if (plan.subject === '') throw new Refusal('bad-field', 'Say what is studied (FV-176).', 'subject');
  const { skills, feats, level } = sheetOf(creature);
  const slots = level + 1;
  const list = plan.purpose === 'skill' ? skills : feats;
  if (plan.purpose !== 'research' && list.length >= slots)
    throw new Refusal(
      'no-slot',
      `${creature.name} has no ${plan.purpose} slot free (FV-58, FV-S22).`,
      'purpose',
    );
  const checked = check(decision, creature, {
    purpose: 'study',
    stat: plan.stat ?? 'int',
    skilled: plan.skilled && plan.purpose === 'research',
    edge,
    dc: 16,
  });
  const learned = checked.success && plan.purpose !== 'research';
  decision.emit(
    sheetChanged,
    { creature: creature.id, to: learned ? { [`${plan.purpose}s`]: [...list, plan.subject] } : {} },
    `${creature.name} studies ${plan.subject}: ${checked.arithmetic}, ${checked.success ? 'learned' : 'not yet'}.`,
    { rules: ['FV-176', 'FV-177'] },
  );
  rewardTwenty(decision, creature, checked.roll);
  remember(decision, null);
};

const establish: Doing = (decision, turn) => {
  const { plan, trouble } = turn;
  const name = plan.institution;
  if (!name) throw new Refusal('bad-field', 'Say in which institution (FV-178).', 'institution');
  const { institutions } = ownOf(decision.state);
  const before = (Object.hasOwn(institutions, name) ? institutions[name]?.capital : undefined) ?? 0;
  const percent = trouble
    ? decision.ruling('figures') === 'roll'
      ? decision.throwDice('loss in percent', 1, 20).total
      : 10
    : 0;
  const loss = Math.floor((before * percent) / 100);
  const { total, words } = earn(decision, turn, 'invests', 20);
  const capital = before - loss + total;
  const { level, title } = institutionLevel(capital);
  decision.emit(
    ownChanged,
    {
      to: {
        institutions: { ...institutions, [name]: { ...institutions[name], owner: plan.creature, capital } },
      },
    },
    `${name}: ${loss > 0 ? `a loss of ${loss}, then ` : ''}${words} capital, ${capital} in all: ${title}${level > 0 ? `, credit ${creditFor(capital)}` : ''}.`,
    { rules: ['FV-178', 'FV-179', 'FV-180', 'FV-181', 'FV-183'] },
  );
};

/** What bad luck brings by activity, where the referee wants more than a worse roll (FV-170 to FV-176, FV-184). */
const TROUBLES: Record<Activity, string> = {
  beg: 'loses all that was begged, or is thrown out of the place',
  work: 'is never hired there again, or loses some capital',
  carouse: 'is told of a crime that nobody remembers',
  study: 'has angered the teacher; another must be found',
  establish: 'loses a part of the capital',
  ball: 'has an unbidden guest with an open score',
};

/** What each activity brings (FV-171 to FV-184). */
const DOINGS: Record<Activity, Doing> = {
  beg: (decision, turn) =>
    earnCrowns(decision, turn, 'begs', Number(decision.ruling('settlement')), 'FV-171'),
  work: (decision, turn) => earnCrowns(decision, turn, 'works', 20, 'FV-173'),
  carouse: (decision, turn) => {
    const { total, words } = earn(decision, turn, 'carouses', 20);
    decision.emit(
      diceRolled,
      {},
      `${creatureAt(decision.state, turn.plan.creature).name} carouses: ${words}.`,
      { rules: ['FV-175'] },
    );
    gainExperience(decision, turn.plan.creature, total, ['FV-175']);
  },
  study,
  establish,
  ball: (decision, { plan }) => {
    decision.emit(diceRolled, {}, `${creatureAt(decision.state, plan.creature).name} gives a ball.`, {
      rules: ['FV-184'],
    });
  },
};

const EVENTS = {
  bad: 'something goes wrong',
  none: 'nothing out of the way',
  good: 'a stroke of luck',
} as const;

/** The event of the tennite, d20: bad to 5, good from 16 (FV-168 to FV-170). */
function eventOf(decision: Decision, name: string): keyof typeof EVENTS {
  const { total } = decision.throwDice(`event, ${name}`, 1, 20);
  const event = total <= 5 ? 'bad' : total >= 16 ? 'good' : 'none';
  decision.emit(diceRolled, {}, `${name}’s tennite: ${EVENTS[event]}.`, { rules: ['FV-168'] });
  return event;
}

/** How long a lifestyle is paid for at once, how often one may then do something, and what it costs of a tennite’s price (FV-9, FV-166, FV-167). */
export const SPANS = {
  tennite: { turns: 1, price: 1 },
  season: { turns: 3, price: 2 },
  year: { turns: 12, price: 10 },
} as const;
export type Span = keyof typeof SPANS;

/** What a plan costs: its lifestyle, or by the tennite its activity’s own (FV-163, FV-166, FV-167). */
function costOf(plan: Plan, span: Span): number {
  const { activity } = plan;
  const { cost: own, activity: opened } = LIFESTYLES[plan.lifestyle];
  if (activity && rankOf(activity) > rankOf(opened))
    throw new Refusal(
      'above-means',
      `A ${plan.lifestyle} life does not open this activity (FV-161, FV-162).`,
      'activity',
    );
  if (plan.thrifty && span !== 'tennite')
    throw new Refusal('no-thrift', `A ${span} is paid whole (FV-167).`, 'thrifty');
  const cheaper = activity && Object.values(LIFESTYLES)[rankOf(activity)]?.cost;
  return (plan.thrifty && cheaper !== undefined ? cheaper : own) * SPANS[span].price;
}

/** A massive institution may pay for the work in itself (FV-182). Refuses `no-credit`. */
function payByCredit(decision: Decision, plan: Plan, cost: number): void {
  const name = plan.institution ?? '';
  const { institutions } = ownOf(decision.state);
  const institution = Object.hasOwn(institutions, name) ? institutions[name] : undefined;
  const left = institution ? creditFor(institution.capital) - (institution.spent ?? 0) : 0;
  if (
    plan.activity !== 'establish' ||
    !institution ||
    institutionLevel(institution.capital).level < 6 ||
    cost > left
  )
    throw new Refusal(
      'no-credit',
      'Only a massive institution with credit left pays for work in itself (FV-182).',
      'byCredit',
    );
  decision.emit(
    ownChanged,
    {
      to: {
        institutions: { ...institutions, [name]: { ...institution, spent: (institution.spent ?? 0) + cost } },
      },
    },
    `${name} pays ${cost} crowns out of its own credit.`,
    { rules: ['FV-182'] },
  );
}

/** Pays for a lifestyle over a span (FV-160 to FV-164). Refuses `no-money` what nobody can pay. */
export function payLifestyle(decision: Decision, plan: Plan, span: Span): void {
  const creature = creatureAt(decision.state, plan.creature);
  const cost = costOf(plan, span);
  if (plan.byCredit) {
    payByCredit(decision, plan, cost);
    return;
  }
  const { crowns } = sheetOf(creature);
  if (cost > crowns)
    throw new Refusal(
      'no-money',
      `${creature.name} has ${crowns} crowns; a ${plan.lifestyle} ${span} costs ${cost} (FV-164).`,
      'lifestyle',
    );
  decision.emit(
    sheetChanged,
    { creature: creature.id, to: { crowns: crowns - cost } },
    `${creature.name} lives a ${plan.lifestyle} ${span} for ${cost} crowns.`,
    { rules: ['FV-160', 'FV-161', 'FV-163'] },
  );
}

/** One activity of one character: the event comes, then it is done (FV-168 to FV-170). */
export function doActivity(decision: Decision, plan: Plan): void {
  const { activity } = plan;
  if (!activity) return;
  const creature = creatureAt(decision.state, plan.creature);
  const event = decision.ruling('downtime-events') === true ? eventOf(decision, creature.name) : 'none';
  const listed = event === 'bad' && (plan.trouble === 'listed' || activity === 'establish');
  const before = sheetOf(creature).crowns;
  DOINGS[activity](decision, {
    plan,
    edge: event === 'good' ? 'advantage' : event === 'bad' && !listed ? 'disadvantage' : 'normal',
    trouble: event === 'bad',
  });
  if (event !== 'bad' || plan.trouble !== 'listed') return;
  const to: Record<string, number> = activity === 'beg' ? { crowns: before } : {};
  decision.emit(sheetChanged, { creature: creature.id, to }, `${creature.name} ${TROUBLES[activity]}.`, {
    rules: ['FV-170'],
  });
}

/** Credit does not keep: every institution begins the tennite with all of it (FV-181). */
export function renewCredit(decision: Decision): void {
  const { institutions } = ownOf(decision.state);
  if (!Object.values(institutions).some(({ spent = 0 }) => spent > 0)) return;
  const renewed = Object.fromEntries(
    Object.entries(institutions).map(([name, one]) => [name, { ...one, spent: 0 }]),
  );
  decision.emit(ownChanged, { to: { institutions: renewed } });
}

/** Ten quiet days heal everything (FV-S7). */
export function healFully(decision: Decision, id: string): void {
  const { name, hitPoints, status } = creatureAt(decision.state, id);
  if (status === 'up' && hitPoints.now < hitPoints.max)
    decision.emit(
      hitPointsChanged,
      { creature: id, from: hitPoints.now, to: hitPoints.max },
      `${name} is whole again.`,
      { rules: ['FV-S7'] },
    );
}
