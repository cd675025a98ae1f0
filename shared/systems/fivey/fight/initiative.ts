import { fightChanged } from '../../../campaign/events/fight.ts';
import { setOrder, standing, type Side, type Slots } from '../../../campaign/fight.ts';
import { find } from '../../../campaign/ids.ts';
import { fightOf } from '../../../campaign/lookup.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Roll } from '../../../dice/dice.ts';
import type { Decision } from '../../contract.ts';
import { freeTurnWon, initiativeRolled, surpriseRolled } from '../events/fight.ts';
import { rewardTwenty, rollStat } from '../checks/checks.ts';
import { option, type Choice } from '../options.ts';
import { bonusOf, type Stat, WISDOM } from '../sheet/sheet.ts';
import { fightDetail } from '../sheet/details.ts';

const ids = (creatures: readonly Creature[]): string[] => creatures.map(({ id }) => id);

/** The one of several who stands for all: the best by a stat or by power (FV-185, FV-193, FV-25). */
export const bestOf = (creatures: readonly Creature[], stat: Stat): Creature | undefined =>
  [...creatures].sort((a, b) => bonusOf(b, stat) - bonusOf(a, stat))[0];

interface Rolled {
  creature: Creature;
  roll: Roll;
}

const rollEach = (decision: Decision, those: readonly Creature[], stat: Stat, purpose: string): Rolled[] =>
  those.map((creature) => ({
    creature,
    roll: rollStat(decision, creature, `${purpose}, ${creature.name}`, stat, false, 'normal'),
  }));

const totals = (rolled: readonly Rolled[]): { creature: string; total: number }[] =>
  rolled.map(({ creature, roll }) => ({ creature: creature.id, total: roll.total }));

/** What is rolled for, and the rules of it (FV-25, FV-185, FV-193). */
const ROLLED = {
  Surprise: { kind: surpriseRolled, rules: ['FV-185', 'FV-25'] },
  Initiative: { kind: initiativeRolled, rules: ['FV-193', 'FV-25'] },
} as const;
type Purpose = keyof typeof ROLLED;

/** Writes down who threw what, and gives characters what their natural 20s bring. */
function settle(
  decision: Decision,
  purpose: Purpose,
  others: readonly Rolled[],
  members: readonly Rolled[],
): void {
  const { kind, rules } = ROLLED[purpose];
  decision.emit(kind, { against: totals(others), totals: totals(members) }, { rules: [...rules] });
  for (const { creature, roll } of [...others, ...members]) rewardTwenty(decision, creature, roll);
}

/** Those of `members` who beat the other side’s one, each with DEX; the opposition wins a tie (FV-185, FV-193). */
function beat(
  decision: Decision,
  members: readonly Creature[],
  against: Creature | undefined,
  { stat, purpose, ties = false }: { stat: Stat; purpose: Purpose; ties?: boolean },
): string[] {
  const others = rollEach(decision, against ? [against] : [], stat, purpose);
  const rolled = rollEach(decision, members, 'dex', purpose);
  settle(decision, purpose, others, rolled);
  const bar = Math.max(...others.map(({ roll }) => roll.total));
  const winners = rolled.filter(({ roll }) => (ties ? roll.total >= bar : roll.total > bar));
  return winners.map(({ creature }) => creature.id);
}

/** Whose wits must be beaten by those who would surprise: a named leader’s, else the best (FV-185, FV-25). */
const alertOne = (campaign: Campaign, others: readonly Creature[]): Creature | undefined =>
  others.find(({ id }) => id === campaign.fight?.leader) ?? bestOf(others, WISDOM);

/** Who surprises gets a free turn before the order is settled (FV-185, FV-186). */
export function surprise(decision: Decision): boolean {
  const { state } = decision;
  const word = fightDetail(fightOf(decision), 'surprised');
  const [party, others] = [standing(state, 'party'), standing(state, 'others')];
  const contest = { stat: WISDOM, purpose: 'Surprise' } as const;
  const winners =
    word === 'others'
      ? ids(party)
      : word === 'party'
        ? ids(others)
        : word === 'contest'
          ? beat(decision, party, alertOne(state, others), contest)
          : word === 'their-contest'
            ? beat(decision, others, alertOne(state, party), { ...contest, ties: true })
            : [];
  if (winners.length === 0) return false;
  decision.emit(freeTurnWon, { creatures: winners }, { rules: ['FV-186'] });
  return setOrder(decision, [{ label: 'Free turn', who: winners }]);
}

const SIDES: Record<Side, string> = { party: 'The party', others: 'The opposition' };

type Order = (decision: Decision, party: Creature[], others: Creature[]) => Slots;

/** The best of the opposition throws for all: who beats it acts before them, the rest after them (FV-193, FV-194). */
const oneForAll: Order = (decision, party, others) => {
  const champion = bestOf(others, 'dex');
  const contest = { stat: 'dex', purpose: 'Initiative' } as const;
  const first = champion ? beat(decision, party, champion, contest) : ids(party);
  return [
    { label: 'Before them', who: first },
    { label: 'The opposition', who: ids(others) },
    { label: 'After them', who: ids(party).filter((id) => !first.includes(id)) },
  ].filter(({ who }) => who.length > 0);
};

/** Everybody throws, and those of a side who follow each other act together; the opposition wins a tie (FV-194). */
const eachForThemselves: Order = (decision, party, others) => {
  const theirs = rollEach(decision, others, 'dex', 'Initiative');
  const ours = rollEach(decision, party, 'dex', 'Initiative');
  settle(decision, 'Initiative', theirs, ours);
  const placed = [
    ...theirs.map((one) => ({ ...one, side: 'others' as const })),
    ...ours.map((one) => ({ ...one, side: 'party' as const })),
  ].sort((a, b) => b.roll.total - a.roll.total);
  const slots: (Slots[number] & { side: Side })[] = [];
  for (const { creature, side } of placed) {
    const last = slots.at(-1);
    if (last?.side === side) last.who.push(creature.id);
    else slots.push({ side, label: SIDES[side], who: [creature.id] });
  }
  return slots.map(({ label, who }) => ({ label, who }));
};

/** How the order of a fight is thrown, and whether each round throws it anew (FV-194, FV-195). */
const ORDERS: Record<Choice<'initiative'>, { order: Order; eachRound: boolean }> = {
  'one-roll-a-fight': { order: oneForAll, eachRound: false },
  'each-foe-a-fight': { order: eachForThemselves, eachRound: false },
  'one-roll-a-round': { order: oneForAll, eachRound: true },
};

/** Winners of the contest, the opposition, the rest; or everybody by their own roll (FV-193, FV-194). */
export function initiative(decision: Decision): boolean {
  const { state } = decision;
  const throwOrder = ORDERS[option(state, 'initiative')].order;
  const order = throwOrder(decision, standing(state, 'party'), standing(state, 'others'));
  decision.emit(fightChanged, { details: { order } });
  return false;
}

/** The order of the round: as settled, or thrown anew, with those who came later at its end (FV-195). */
export function turns(decision: Decision): boolean {
  if (fightOf(decision).round > 1 && ORDERS[option(decision.state, 'initiative')].eachRound)
    initiative(decision);
  const fight = fightOf(decision);
  const settled = fightDetail(fight, 'order') ?? [];
  const placed = new Set(settled.flatMap(({ who }) => who));
  const late = Object.keys(fight.combatants).filter(
    (id) => !placed.has(id) && find(decision.state.creatures, id)?.status === 'up',
  );
  return setOrder(decision, [...settled, ...(late.length > 0 ? [{ label: 'Joined later', who: late }] : [])]);
}
