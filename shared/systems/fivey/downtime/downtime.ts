import { conditionLost, hitPointsChanged, sheetChanged } from '../../../campaign/events/creatures.ts';
import { diceRolled, noteWritten } from '../../../campaign/events/campaign.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import type { Campaign } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { check, remember, rewardTwenty } from '../checks/checks.ts';
import { establish, isMassive, massive, nothingToLose, payByCredit } from './founding.ts';
import { loseWill } from '../sheet/hitPoints.ts';
import { gainExperience, hardenBy } from '../people/levels.ts';
import { earn, LIFESTYLES, rankOf, type Activity, type Doing, type Plan, type Turn } from './plans.ts';
import { rulingOf } from '../rulings.ts';
import { sheetOf } from '../sheet/sheet.ts';

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

/** A skill helps research, never a new skill, and a new feat where the campaign says so (FV-177). */
const skillHelps = ({ state }: Decision, { purpose }: Plan): boolean =>
  purpose === 'research' || (purpose === 'feat' && rulingOf(state, 'feat-study-skilled'));

const LISTS = { skill: 'skills', feat: 'feats' } as const;

/** Whether a skill or feat that is studied is there already (FV-176). */
function isLearnt(campaign: Campaign, { creature, activity, purpose, subject }: Plan): boolean {
  if (activity !== 'study' || purpose === 'research') return false;
  const has = sheetOf(creatureAt(campaign, creature))[LISTS[purpose]];
  return has.some((one) => one.toLowerCase() === subject.toLowerCase());
}

/** Study takes a teacher (FV-176); a skill helps research alone (FV-177); without a slot only research is possible (FV-S22). */
const study: Doing = (decision, { plan, edge }) => {
  const creature = creatureAt(decision.state, plan.creature);
  if (!plan.teacher)
    throw new Refusal('no-teacher', `${creature.name} knows no teacher for this (FV-176).`, 'teacher');
  if (plan.subject === '') throw new Refusal('bad-field', 'Say what is studied (FV-176).', 'subject');
  if (isLearnt(decision.state, plan))
    throw new Refusal('known-already', `${creature.name} knows ${plan.subject} already (FV-176).`, 'subject');
  const { skills, feats, level } = sheetOf(creature);
  const slots = rulingOf(decision.state, 'study-beyond-slots') ? Infinity : level + 1;
  const list = plan.purpose === 'skill' ? skills : feats;
  if (plan.purpose !== 'research' && list.length >= slots)
    throw new Refusal('no-slot', `${creature.name} has no ${plan.purpose} slot free (FV-S22).`, 'purpose');
  const checked = check(decision, creature, {
    purpose: 'study',
    stat: plan.stat ?? 'int',
    skilled: plan.skilled && skillHelps(decision, plan),
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
  hardenBy(decision, creature.id, feats);
  rewardTwenty(decision, creature, checked.roll);
  remember(decision, null);
};

/** What bad luck brings by activity, where the referee wants more than a worse roll (FV-170, FV-171, FV-172, FV-173, FV-175, FV-176, FV-184). */
const TROUBLES: Record<Activity, string> = {
  beg: 'loses all that was begged, or is thrown out of the place',
  work: 'is never hired there again, or loses some capital',
  carouse: 'is told of a crime that nobody remembers',
  study: 'has angered the teacher; another must be found',
  establish: 'loses a part of the capital',
  ball: 'has an unbidden guest with an open score',
  other: 'meets with trouble, which the referee names',
};

/** Activities without a roll that bad luck could worsen: what is listed for them comes (FV-160, FV-184). */
const WITHOUT_ROLL: ReadonlySet<Activity> = new Set(['ball', 'other']);

/** How bad luck shows: as the referee says, or else the campaign, where there is a roll to worsen or something to lose (FV-170, FV-184). */
function troubleOf({ state }: Decision, plan: Plan, activity: Activity): NonNullable<Plan['trouble']> {
  if (WITHOUT_ROLL.has(activity)) return 'listed';
  if (activity === 'establish' && nothingToLose(state, plan)) return 'disadvantage';
  return plan.trouble ?? (rulingOf(state, 'bad-luck') === 'disadvantage' ? 'disadvantage' : 'listed');
}

/** What each activity brings (FV-171, FV-172, FV-173, FV-175, FV-176, FV-177, FV-184). */
const DOINGS: Record<Activity, Doing> = {
  beg: (decision, turn) =>
    earnCrowns(decision, turn, 'begs', rulingOf(decision.state, 'settlement'), 'FV-171'),
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
  other: (decision, { plan }) => {
    const { name } = creatureAt(decision.state, plan.creature);
    decision.emit(noteWritten, {}, `${name}’s own way in downtime: ${plan.subject || 'something else'}.`, {
      rules: ['FV-160'],
    });
  },
};

const EVENTS = {
  bad: 'something goes wrong',
  none: 'nothing out of the way',
  good: 'a stroke of luck',
} as const;

export type Luck = keyof typeof EVENTS;

/** The event of the tennite, d20: bad to 5, good from 16 (FV-168, FV-169, FV-170). */
function eventOf(decision: Decision, name: string): Luck {
  const { total } = decision.throwDice(`event, ${name}`, 1, 20);
  const event = total <= 5 ? 'bad' : total >= 16 ? 'good' : 'none';
  decision.emit(diceRolled, {}, `${name}’s tennite: ${EVENTS[event]}.`, { rules: ['FV-168'] });
  return event;
}

/** The luck of a turn of downtime: thrown before each activity, or once for the whole party (FV-168). */
export function luckOfTurn(decision: Decision, plans: readonly Plan[]): (name: string) => Luck {
  const { state } = decision;
  if (!rulingOf(state, 'downtime-events')) return () => 'none';
  if (rulingOf(state, 'event-for') === 'each') return (name) => eventOf(decision, name);
  const shared = plans.some(({ activity }) => activity) ? eventOf(decision, 'The party') : 'none';
  return () => shared;
}

/** How long a lifestyle is paid for at once, how often one may then do something, and what it costs of a tennite’s price (FV-9, FV-166, FV-167). */
export const SPANS = {
  tennite: { turns: 1, price: 1 },
  season: { turns: 3, price: 2 },
  year: { turns: 12, price: 10 },
} as const;
export type Span = keyof typeof SPANS;

/** What a plan costs: its lifestyle, or by the tennite its activity’s own (FV-163, FV-166, FV-167). */
function costOf(campaign: Campaign, plan: Plan, span: Span): number {
  const { activity } = plan;
  const { cost: details, activity: opened } = LIFESTYLES[plan.lifestyle];
  if (activity && rankOf(activity) > rankOf(opened))
    throw new Refusal(
      'above-means',
      `A ${plan.lifestyle} life does not open this activity (FV-161, FV-162).`,
      'activity',
    );
  if (plan.thrifty && span !== 'tennite' && !rulingOf(campaign, 'long-thrift'))
    throw new Refusal('no-thrift', `A ${span} is paid whole (FV-167).`, 'thrifty');
  const cheaper = activity && Object.values(LIFESTYLES)[rankOf(activity)]?.cost;
  return (plan.thrifty && cheaper !== undefined ? cheaper : details) * SPANS[span].price;
}

/** Whether an institution pays for the life of the work in it. */
const paysItself = (campaign: Campaign, { byCredit }: Plan): boolean =>
  byCredit && rulingOf(campaign, 'own-credit') === 'pays for the life';

/** Pays for a lifestyle over a span, unless credit does turn by turn (FV-160, FV-161, FV-162, FV-163, FV-164). Refuses `no-money` what nobody can pay. */
export function payLifestyle(decision: Decision, plan: Plan, span: Span): void {
  const creature = creatureAt(decision.state, plan.creature);
  const price = costOf(decision.state, plan, span);
  if (plan.byCredit) massive(decision, plan);
  if (paysItself(decision.state, plan)) return;
  const { crowns } = sheetOf(creature);
  const unpaid = rulingOf(decision.state, 'unpaid-lifestyle');
  if (price > crowns && unpaid === 'cannot be had')
    throw new Refusal(
      'no-money',
      `${creature.name} has ${crowns} crowns; a ${plan.lifestyle} ${span} costs ${price} (FV-164).`,
      'lifestyle',
    );
  const cost = Math.min(price, crowns);
  decision.emit(
    sheetChanged,
    { creature: creature.id, to: { crowns: crowns - cost } },
    `${creature.name} lives a ${plan.lifestyle} ${span} for ${cost} crowns.`,
    { rules: ['FV-160', 'FV-161', 'FV-163'] },
  );
}

/** An institution pays for one turn of a span out of that turn’s credit; the shares add up to the price. */
export function payTurn(decision: Decision, plan: Plan, span: Span, turn: number): void {
  if (!paysItself(decision.state, plan)) return;
  const price = costOf(decision.state, plan, span);
  const upTo = (turns: number): number => Math.floor((price * turns) / SPANS[span].turns);
  payByCredit(decision, plan, upTo(turn + 1) - upTo(turn));
}

/** Why somebody does nothing more in a season or a year: it is learnt, or the credit that paid for it is gone (FV-176). */
function overFor(campaign: Campaign, plan: Plan): string | undefined {
  if (isLearnt(campaign, plan)) return `has learnt ${plan.subject}`;
  if (paysItself(campaign, plan) && !isMassive(campaign, plan))
    return `is no longer paid by ${plan.institution ?? ''}`;
  return undefined;
}

/** The plans that a later turn of a season or a year goes on with; the log says which are over (FV-166, FV-167). */
export const goingOn = (decision: Decision, plans: readonly Plan[], span: Span): readonly Plan[] =>
  plans.filter((plan) => {
    const over = overFor(decision.state, plan);
    if (over === undefined) return true;
    const { name } = creatureAt(decision.state, plan.creature);
    decision.emit(noteWritten, {}, `${name} ${over}; the rest of the ${span} brings nothing more.`, {
      rules: ['FV-166', 'FV-167'],
    });
    return false;
  });

/** One activity of one character: the event comes, then it is done (FV-168, FV-169, FV-170). */
export function doActivity(decision: Decision, plan: Plan, luck: (name: string) => Luck): void {
  const { activity } = plan;
  if (!activity) return;
  const creature = creatureAt(decision.state, plan.creature);
  const event = luck(creature.name);
  const listed = event === 'bad' && troubleOf(decision, plan, activity) === 'listed';
  const before = sheetOf(creature).crowns;
  DOINGS[activity](decision, {
    plan,
    edge: event === 'good' ? 'advantage' : event === 'bad' && !listed ? 'disadvantage' : 'normal',
    trouble: listed,
  });
  if (!listed) return;
  const to: Record<string, number> = activity === 'beg' ? { crowns: before } : {};
  decision.emit(sheetChanged, { creature: creature.id, to }, `${creature.name} ${TROUBLES[activity]}.`, {
    rules: ['FV-170'],
  });
}

/** Ten quiet days cure what ails, where the campaign says so. */
export function cureFully(decision: Decision, id: string): void {
  const { name, conditions, status } = creatureAt(decision.state, id);
  if (status === 'dead') return;
  for (const condition of conditions)
    decision.emit(
      conditionLost,
      { creature: id, condition },
      `${name} is rid of it: ${condition.name.toLowerCase()}.`,
      { rules: ['FV-S7'] },
    );
}

/** Ten quiet days heal everything; who stood by will alone no longer does (FV-S7). */
export function healFully(decision: Decision, id: string): void {
  const { name, hitPoints, status } = creatureAt(decision.state, id);
  if (status !== 'up' || hitPoints.now >= hitPoints.max) return;
  decision.emit(
    hitPointsChanged,
    { creature: id, from: hitPoints.now, to: hitPoints.max },
    `${name} is whole again.`,
    { rules: ['FV-S7'] },
  );
  loseWill(decision, id);
}
