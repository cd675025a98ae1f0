import { fightChanged } from '../../../campaign/events/fight.ts';
import { setOrder, standing, type Side, type Slots } from '../../../campaign/fight.ts';
import { find } from '../../../campaign/ids.ts';
import { creatureAt, fightOf } from '../../../campaign/lookup.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Roll } from '../../../dice/dice.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { freeTurnWon, initiativeRolled, surpriseRolled } from '../events/fight.ts';
import { rememberAll, rewardTwenty, rollStat } from '../checks/checks.ts';
import { edgeWithHelp } from '../checks/help.ts';
import { hasInspiration, spendDie } from '../checks/inspirationDice.ts';
import { option, type Choice } from '../options.ts';
import { bonusOf, hasSkills, type InitiativeStake, type Stat, type Total, WISDOM } from '../sheet/sheet.ts';
import { combatantDetail, fightDetail } from '../sheet/details.ts';

const ids = (those: readonly Creature[]): string[] => those.map(({ id }) => id);

/** The one of several who stands for all: the best by a stat or by power (FV-193, FV-25). */
export const bestOf = (creatures: readonly Creature[], stat: Stat): Creature | undefined =>
  [...creatures].sort((a, b) => bonusOf(b, stat) - bonusOf(a, stat))[0];

interface Rolled {
  creature: Creature;
  roll: Roll;
}

/** What is rolled for: its event, its rule, and where the fight says whose skill fits (FV-25, FV-185, FV-193). */
const ROLLED = {
  Surprise: { kind: surpriseRolled, rule: 'surprise', skilled: 'skilledAtSurprise' },
  Initiative: { kind: initiativeRolled, rule: 'initiative', skilled: 'skilledAtInitiative' },
} as const;
type Purpose = keyof typeof ROLLED;

const rollEach = (decision: Decision, those: readonly Creature[], stat: Stat, purpose: Purpose): Rolled[] => {
  const skilled = fightDetail(fightOf(decision), ROLLED[purpose].skilled) ?? [];
  return those.map((creature) => {
    const edge = edgeWithHelp(decision, creature);
    // A fight of an earlier version may name a monster.
    const isSkilled = hasSkills(creature) && skilled.includes(creature.id);
    const reason = `${purpose}, ${creature.name}`;
    return {
      creature,
      roll: rollStat(decision, creature, reason, stat, isSkilled, edge),
    };
  });
};

const totals = (rolled: readonly Rolled[]): Total[] =>
  rolled.map(({ creature, roll }) => ({ actor: creature.id, total: roll.total }));

/** Writes down who rolled what, and gives characters what their natural 20s bring. */
function settle(
  decision: Decision,
  purpose: Purpose,
  others: readonly Rolled[],
  members: readonly Rolled[],
): void {
  const { kind, rule } = ROLLED[purpose];
  decision.emit(kind, { against: totals(others), totals: totals(members) }, by(decision, rule));
  for (const { creature, roll } of [...others, ...members]) rewardTwenty(decision, creature, roll);
}

/** The creatures whose totals beat the best of the other side’s. */
const beating = (ours: readonly Total[], theirs: readonly Total[], ties = false): string[] => {
  const bar = Math.max(...theirs.map(({ total }) => total));
  return ours.filter(({ total }) => (ties ? total >= bar : total > bar)).map(({ actor }) => actor);
};

/** Members who surprise the other side’s alert one, each with DEX; the opposition wins a tie (FV-185). */
function surprisers(
  decision: Decision,
  members: readonly Creature[],
  alert: Creature | undefined,
  ties = false,
): string[] {
  const others = rollEach(decision, alert ? [alert] : [], WISDOM, 'Surprise');
  const rolled = rollEach(decision, members, 'dex', 'Surprise');
  settle(decision, 'Surprise', others, rolled);
  const before = beating(totals(rolled), totals(others), ties);
  const theirs = before.length > 0 ? raised(decision, totals(others)) : totals(others).map(unraised);
  const ours = raised(decision, totals(rolled), before);
  if ([...theirs, ...ours].some(({ spent }) => spent))
    decision.emit(surpriseRolled, { against: theirs.map(plain), totals: ours.map(plain) });
  return beating(ours, theirs, ties);
}

const plain = ({ actor, total }: Total): Total => ({ actor, total });
const unraised = (one: Total): Total & { spent: boolean } => ({ ...one, spent: false });

/** The totals with an inspiration die for each who spends one on a surprise that is lost so far. */
function raised(
  decision: Decision,
  rolled: readonly Total[],
  winners: readonly string[] = [],
): (Total & { spent: boolean })[] {
  const inspired = fightDetail(fightOf(decision), 'inspiredAtSurprise') ?? [];
  return rolled.map(({ actor, total }) => {
    const giver = creatureAt(decision.state, actor);
    const spent = inspired.includes(actor) && !winners.includes(actor) && hasInspiration(giver);
    return { actor, total: spent ? total + spendDie(decision, giver) : total, spent };
  });
}

/** The average member: the first with the middle bonus, the lower of two. */
function averageOf(creatures: readonly Creature[], stat: Stat): Creature | undefined {
  const bonuses = creatures.map((one) => bonusOf(one, stat)).sort((a, b) => a - b);
  const middle = bonuses[Math.floor((bonuses.length - 1) / 2)];
  return creatures.find((one) => bonusOf(one, stat) === middle);
}

/** Whose wits must be beaten by those who would surprise: a named leader’s, else the average member’s (FV-185, FV-25). */
const alertOne = (campaign: Campaign, others: readonly Creature[]): Creature | undefined =>
  others.find(({ id }) => id === campaign.fight?.leader) ?? averageOf(others, WISDOM);

/** Those who surprise get a free turn before the order is set (FV-185, FV-186). */
export function surprise(decision: Decision): boolean {
  const { state } = decision;
  const word = fightDetail(fightOf(decision), 'surprised');
  const [party, others] = [standing(state, 'party'), standing(state, 'others')];
  const winners =
    word === 'others'
      ? ids(party)
      : word === 'party'
        ? ids(others)
        : word === 'contest'
          ? surprisers(decision, party, alertOne(state, others))
          : word === 'their-contest'
            ? surprisers(decision, others, alertOne(state, party), true)
            : [];
  if (winners.length === 0) return false;
  decision.emit(freeTurnWon, { creatures: winners });
  return setOrder(decision, [{ label: 'Free turn', who: winners }]);
}

const SIDES: Record<Side, string> = { party: 'The party', others: 'The opposition' };

/** The order of a round from what each rolled; `all` are the opponents, also those for whom another rolled. */
type Order = (ours: readonly Total[], theirs: readonly Total[], all: readonly string[]) => Slots;

/** The best of the opposition rolls for all: those who beat it act before them, the rest after them (FV-193, FV-194). */
const oneForAll: Order = (ours, theirs, all) => {
  const first = beating(ours, theirs);
  const rest = ours.map(({ actor }) => actor).filter((id) => !first.includes(id));
  return [
    { label: 'Before them', who: first },
    { label: 'The opposition', who: [...all] },
    { label: 'After them', who: rest },
  ].filter(({ who }) => who.length > 0);
};

/** Everyone rolls, and those of a side who follow each other act together; the opposition wins a tie (FV-194). */
const eachForThemselves: Order = (ours, theirs) => {
  const placed = [
    ...theirs.map((one) => ({ ...one, side: 'others' as const })),
    ...ours.map((one) => ({ ...one, side: 'party' as const })),
  ].sort((a, b) => b.total - a.total);
  const slots: (Slots[number] & { side: Side })[] = [];
  for (const { actor: creature, side } of placed) {
    const last = slots.at(-1);
    if (last?.side === side) last.who.push(creature);
    else slots.push({ side, label: SIDES[side], who: [creature] });
  }
  return slots.map(({ label, who }) => ({ label, who }));
};

interface Throwing {
  /** Who of the opposition rolls. */
  rolls: (others: readonly Creature[]) => readonly Creature[];
  order: Order;
  eachRound: boolean;
}

const theBest: Throwing['rolls'] = (others) => {
  const best = bestOf(others, 'dex');
  return best ? [best] : [];
};

/** How the order of a fight is rolled, and whether each round rolls it anew (FV-194, FV-195). */
const ORDERS: Record<Choice<'initiative'>, Throwing> = {
  'one-roll-a-fight': { rolls: theBest, order: oneForAll, eachRound: false },
  'each-foe-a-fight': { rolls: (others) => others, order: eachForThemselves, eachRound: false },
  'one-roll-a-round': { rolls: theBest, order: oneForAll, eachRound: true },
};

/** Winners of the contest, the opposition, the rest; or everyone by their own roll (FV-193, FV-194). */
export function initiative(decision: Decision): boolean {
  const { state } = decision;
  const { rolls, order } = ORDERS[option(state, 'initiative')];
  const others = standing(state, 'others');
  const theirs = rollEach(decision, rolls(others), 'dex', 'Initiative');
  const ours = rollEach(decision, standing(state, 'party'), 'dex', 'Initiative');
  settle(decision, 'Initiative', theirs, ours);
  const stake = { kind: 'initiative', ours: totals(ours), theirs: totals(theirs), all: ids(others) } as const;
  decision.emit(fightChanged, { details: { order: order(stake.ours, stake.theirs, stake.all) } });
  const bar = Math.max(...stake.theirs.map(({ total }) => total));
  const behind = stake.ours.filter(({ total }) => total <= bar);
  rememberAll(
    decision,
    behind.map(({ actor, total }) => ({
      what: 'roll',
      actor,
      total,
      dc: bar + 1,
      success: false,
      stake,
    })),
  );
  return false;
}

/** Whether no one has acted in this round yet, so that its order may still change. */
const isFresh = ({ fight }: Campaign): boolean =>
  fight?.slot === 0 &&
  Object.values(fight.combatants).every((one) => !one.acted && (combatantDetail(one, 'spent') ?? 0) === 0);

/** An inspiration die on initiative: the order is made again with the raised total. Gives back what was rolled then. */
export function orderAgain(
  decision: Decision,
  stake: InitiativeStake,
  actor: string,
  total: number,
): InitiativeStake {
  const ours = stake.ours.map((one) => (one.actor === actor ? { ...one, total } : one));
  const order = ORDERS[option(decision.state, 'initiative')].order(ours, stake.theirs, stake.all);
  decision.emit(fightChanged, { details: { order } });
  if (isFresh(decision.state)) setOrder(decision, order);
  return { ...stake, ours };
}

/** The order of the round: as set, or rolled anew, with those who came later at its end (FV-195). */
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
