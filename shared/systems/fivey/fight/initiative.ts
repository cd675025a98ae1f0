import { diceRolled } from '../../../campaign/events/campaign.ts';
import { fightChanged } from '../../../campaign/events/fight.ts';
import { setOrder, standing, type Side, type Slots } from '../../../campaign/fight.ts';
import { find } from '../../../campaign/ids.ts';
import { fightOf } from '../../../campaign/lookup.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Roll } from '../../../dice/dice.ts';
import type { Decision } from '../../contract.ts';
import { rewardTwenty, rollStat } from '../checks/checks.ts';
import { rulingOf, type Reading } from '../rulings.ts';
import { bonusOf, type Stat, statFrom } from '../sheet/sheet.ts';

const ids = (creatures: readonly Creature[]): string[] => creatures.map(({ id }) => id);

type Which = Reading<'morale-ability'>;

/** The place in a row of the able, the best first. */
const PLACES: Record<Which, (many: number) => number> = {
  'the best': () => 0,
  'an average one': (many) => Math.floor((many - 1) / 2),
  'the worst': (many) => many - 1,
};

/** The one of several who stands for all, by a stat or by power (FV-185, FV-193, FV-25). */
export const oneOf = (creatures: readonly Creature[], stat: Stat, which: Which): Creature | undefined =>
  [...creatures].sort((a, b) => bonusOf(b, stat) - bonusOf(a, stat))[PLACES[which](creatures.length)];

interface Rolled {
  creature: Creature;
  roll: Roll;
}

const rollEach = (decision: Decision, those: readonly Creature[], stat: Stat, purpose: string): Rolled[] =>
  those.map((creature) => ({
    creature,
    roll: rollStat(decision, creature, `${purpose}, ${creature.name}`, stat, false, 'normal'),
  }));

const totals = (rolled: readonly Rolled[]): string =>
  rolled.map(({ creature, roll }) => `${creature.name} ${roll.total}`).join(', ');

/** Writes down who threw what, and gives characters what their natural 20s bring. */
function tell(
  decision: Decision,
  purpose: string,
  others: readonly Rolled[],
  members: readonly Rolled[],
): void {
  decision.emit(diceRolled, {}, `${purpose}: ${totals(others)}; ${totals(members)}.`, {
    rules: ['FV-193', 'FV-25'],
  });
  for (const { creature, roll } of [...others, ...members]) rewardTwenty(decision, creature, roll);
}

type Ties = Reading<'initiative-ties'>;

/** Those of `members` who beat every roll of the other side, each with DEX; `side` is the side they are of (FV-185, FV-193). */
function beat(
  decision: Decision,
  members: readonly Creature[],
  against: readonly Creature[],
  { stat, purpose, ties, side = 'the party' }: { stat: Stat; purpose: string; ties: Ties; side?: Ties },
): string[] {
  const others = rollEach(decision, against, stat, purpose);
  const rolled = rollEach(decision, members, 'dex', purpose);
  tell(decision, purpose, others, rolled);
  const bar = Math.max(...others.map(({ roll }) => roll.total));
  const winners = rolled.filter(({ roll }) => roll.total > bar || (ties === side && roll.total === bar));
  return winners.map(({ creature }) => creature.id);
}

/** Whose wits must be beaten by those who would surprise: a named leader’s, else the best, or an average one’s (FV-185, FV-25). */
function alert(campaign: Campaign, others: readonly Creature[]): Creature[] {
  const wisdom = statFrom(campaign, 'wisdom');
  const named = others.find(({ id }) => id === campaign.fight?.leader);
  const leader = named ?? oneOf(others, wisdom, 'the best');
  const average = oneOf(others, wisdom, 'an average one');
  const asked: Record<Reading<'surprise-against'>, (Creature | undefined)[]> = {
    'their leader': [leader],
    'an average one': [average],
    both: [...new Set([leader, average])],
  };
  return asked[rulingOf(campaign, 'surprise-against')].filter((one) => one !== undefined);
}

/** Who surprises gets a free turn before the order is settled (FV-185, FV-186). */
export function surprise(decision: Decision): boolean {
  const { state } = decision;
  const word = fightOf(decision).details['surprised'];
  const [party, others] = [standing(state, 'party'), standing(state, 'others')];
  const contest = {
    stat: statFrom(state, 'wisdom'),
    purpose: 'Surprise',
    ties: rulingOf(state, 'surprise-ties'),
  };
  const winners =
    word === 'others'
      ? ids(party)
      : word === 'party'
        ? ids(others)
        : word === 'contest'
          ? beat(decision, party, alert(state, others), contest)
          : word === 'their-contest'
            ? beat(decision, others, alert(state, party), { ...contest, side: 'the opposition' })
            : [];
  if (winners.length === 0) return false;
  const names = winners.map((id) => state.creatures[id]?.name ?? id).join(', ');
  return setOrder(decision, [{ label: 'Free turn', who: winners }], `Surprise: a free turn for ${names}.`);
}

const SIDES: Record<Side, string> = { party: 'The party', others: 'The opposition' };

/** How the order of a fight is thrown (FV-193, FV-194). */
const ORDERS: Record<
  Reading<'opponents-roll'>,
  (decision: Decision, party: Creature[], others: Creature[]) => Slots
> = {
  'once for all': (decision, party, others) => {
    const champion = oneOf(others, 'dex', 'the best');
    const ties = rulingOf(decision.state, 'initiative-ties');
    const contest = { stat: 'dex', purpose: 'Initiative', ties } as const;
    const first = champion ? beat(decision, party, [champion], contest) : ids(party);
    return [
      { label: 'Before them', who: first },
      { label: 'The opposition', who: ids(others) },
      { label: 'After them', who: ids(party).filter((id) => !first.includes(id)) },
    ].filter(({ who }) => who.length > 0);
  },
  'each for themselves': (decision, party, others) => {
    const against = rollEach(decision, others, 'dex', 'Initiative');
    const rolled = rollEach(decision, party, 'dex', 'Initiative');
    tell(decision, 'Initiative', against, rolled);
    const theirs = against.map((one) => ({ ...one, side: 'others' as const }));
    const ours = rolled.map((one) => ({ ...one, side: 'party' as const }));
    const tied =
      rulingOf(decision.state, 'initiative-ties') === 'the party'
        ? [...ours, ...theirs]
        : [...theirs, ...ours];
    const slots: (Slots[number] & { side: Side })[] = [];
    for (const { creature, side } of tied.sort((a, b) => b.roll.total - a.roll.total)) {
      const last = slots.at(-1);
      if (last?.side === side) last.who.push(creature.id);
      else slots.push({ side, label: SIDES[side], who: [creature.id] });
    }
    return slots.map(({ label, who }) => ({ label, who }));
  },
};

/** Winners of the contest, the opposition, the rest; or everybody by their own roll (FV-193, FV-194, FV-195). */
export function initiative(decision: Decision): boolean {
  const { state } = decision;
  const throwOrder = ORDERS[rulingOf(state, 'opponents-roll')];
  const order = throwOrder(decision, standing(state, 'party'), standing(state, 'others'));
  decision.emit(fightChanged, { details: { order } });
  return false;
}

/** The order of the round: as settled, or thrown anew, with those who came later at its end (FV-195). */
export function turns(decision: Decision): boolean {
  if (fightOf(decision).round > 1 && rulingOf(decision.state, 'order-lasts') === 'a round')
    initiative(decision);
  const fight = fightOf(decision);
  const settled = (fight.details['order'] ?? []) as Slots;
  const placed = new Set(settled.flatMap(({ who }) => who));
  const late = Object.keys(fight.combatants).filter(
    (id) => !placed.has(id) && find(decision.state.creatures, id)?.status === 'up',
  );
  return setOrder(decision, [...settled, ...(late.length > 0 ? [{ label: 'Joined later', who: late }] : [])]);
}
