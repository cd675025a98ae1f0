import { diceRolled } from '../../../campaign/events/campaign.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Edge, Roll } from '../../../dice/dice.ts';
import type { Decision } from '../../contract.ts';
import { remember, rollStat } from './checks.ts';
import { rulingOf, type Reading } from '../rulings.ts';
import { STAT_NAMES, type Contestant, type Stat } from '../sheet/sheet.ts';

export interface Party {
  creature: Creature;
  stat: Stat;
  skilled?: boolean;
  edge?: Edge;
}
interface Rolled {
  party: Party;
  total: number;
  bonus: number;
}

const rollOne = (decision: Decision, party: Party): Roll =>
  rollStat(
    decision,
    party.creature,
    `${party.creature.name}, contest of ${STAT_NAMES[party.stat]}`,
    party.stat,
    party.skilled ?? false,
    party.edge ?? 'normal',
  );

const rolledBy = (party: Party, { total, bonus = 0 }: Roll): Rolled => ({ party, total, bonus });

const highest = (rolls: readonly Rolled[], figure: (rolled: Rolled) => number): Rolled[] => {
  const best = Math.max(...rolls.map(figure));
  return rolls.filter((one) => figure(one) === best);
};

const only = (top: readonly Rolled[]): Creature | undefined =>
  top.length === 1 ? top[0]?.party.creature : undefined;

const MOST_ROLLS = 20;

/** Who wins among those who tied, as the campaign reads a tie (FV-22, FV-S4). */
const TIES: Record<
  Reading<'contest-ties'>,
  (decision: Decision, top: readonly Rolled[]) => Creature | undefined
> = {
  'nobody wins': () => undefined,
  'goes to the greater bonus': (_decision, top) => only(highest(top, ({ bonus }) => bonus)),
  'is rolled again': (decision, top) => {
    let tied = top;
    for (let again = 0; again < MOST_ROLLS && tied.length > 1; again += 1) {
      const rolls = tied.map(({ party }) => rolledBy(party, rollOne(decision, party)));
      tied = highest(rolls, ({ total }) => total);
    }
    return only(tied);
  },
};

/** The single highest total wins (FV-21, FV-22, FV-S4). */
function winnerOf(decision: Decision, rolls: readonly Rolled[]): Creature | undefined {
  const top = highest(rolls, ({ total }) => total);
  return only(top) ?? TIES[rulingOf(decision.state, 'contest-ties')](decision, top);
}

/** Everyone against everyone: each rolls once, and the single highest total wins (FV-21, FV-22, FV-S4). */
export function contest(
  decision: Decision,
  parties: readonly Party[],
): { winner: Creature | undefined; rolls: { creature: Creature; roll: Roll }[] } {
  const made = parties.map((party) => ({ party, roll: rollOne(decision, party) }));
  const winner = winnerOf(
    decision,
    made.map(({ party, roll }) => rolledBy(party, roll)),
  );
  return { winner, rolls: made.map(({ party, roll }) => ({ creature: party.creature, roll })) };
}

/** Writes down what each threw in a contest and who won it (FV-21). */
export function tellContest(
  decision: Decision,
  totals: readonly { name: string; total: number }[],
  winner: Creature | undefined,
  rules: readonly string[] = [],
): void {
  const thrown = totals.map(({ name, total }) => `${name} ${total}`).join(', ');
  const outcome = winner ? `${winner.name} wins` : 'a tie, nobody wins';
  decision.emit(diceRolled, {}, `Contest: ${thrown}; ${outcome}.`, { rules: ['FV-21', ...rules] });
}

/** Remembers a contest, for whoever lost it and has a die to give; a new contest takes the place of any roll before it. */
export function rememberContest(
  decision: Decision,
  parties: readonly Party[],
  { winner, rolls }: ReturnType<typeof contest>,
): void {
  rememberContestants(
    decision,
    parties.map(({ creature, stat, skilled = false, edge = 'normal' }, index) => ({
      creature: creature.id,
      stat,
      skilled,
      edge,
      total: rolls[index]?.roll.total ?? 0,
      bonus: rolls[index]?.roll.bonus ?? 0,
      closed: false,
    })),
    winner?.id,
  );
}

function rememberContestants(decision: Decision, parties: Contestant[], winner: string | undefined): void {
  const losers = parties
    .filter(({ creature, closed }) => creature !== winner && !closed && isPlayed(decision.state, creature))
    .sort((a, b) => b.total - a.total);
  const [best] = losers;
  if (!best) {
    remember(decision, null);
    return;
  }
  remember(decision, {
    what: 'contest',
    creature: best.creature,
    total: best.total,
    dc: Math.max(...parties.map(({ total }) => total)),
    success: false,
    target: null,
    weapon: null,
    parties,
  });
}

const isPlayed = (campaign: Campaign, id: string): boolean => campaign.creatures[id]?.kind === 'character';

/** A die on one’s own part of a contest, which may change who wins it. Gives back who wins. */
export function raiseContestant(
  decision: Decision,
  parties: readonly Contestant[],
  id: string,
  bonus: number,
): { winner: Creature | undefined; parties: Contestant[] } {
  const raised = parties.map((one) =>
    one.creature === id ? { ...one, total: one.total + bonus, closed: true } : one,
  );
  const winner = winnerOf(
    decision,
    raised.map(({ creature, ...one }) => ({
      party: { ...one, creature: creatureAt(decision.state, creature) },
      total: one.total,
      bonus: one.bonus,
    })),
  );
  rememberContestants(decision, raised, winner?.id);
  return { winner, parties: raised };
}
