import { creatureAt } from '../../../campaign/lookup.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import type { Roll } from '../../../dice/dice.ts';
import type { Decision } from '../../contract.ts';
import { by, type FiveyRule } from '../cite.ts';
import { contestDecided } from '../events/checks.ts';
import { remember, rollStat } from './checks.ts';
import type { Grounds } from './edges.ts';
import { edgeWithHelp } from './help.ts';
import { STAT_NAMES, type Contestant, type Stat } from '../sheet/sheet.ts';

export interface Party {
  creature: Creature;
  stat: Stat;
  skilled?: boolean;
  grounds?: Grounds;
}

const rollOne = (decision: Decision, party: Party): Roll =>
  rollStat(
    decision,
    party.creature,
    `${party.creature.name}, contest of ${STAT_NAMES[party.stat]}`,
    party.stat,
    party.skilled ?? false,
    edgeWithHelp(decision, party.creature, party.grounds),
  );

/** The single highest total wins; a tie leaves things as they were (FV-21, FV-22, FV-S4). */
function winnerOf(parties: readonly Contestant[]): string | undefined {
  const best = Math.max(...parties.map(({ total }) => total));
  const top = parties.filter(({ total }) => total === best);
  return top.length === 1 ? top[0]?.actor : undefined;
}

/** Everyone against everyone: each rolls once (FV-21). */
export function contest(
  decision: Decision,
  parties: readonly Party[],
): { winner: Creature | undefined; rolls: { creature: Creature; roll: Roll }[] } {
  const rolls = parties.map((party) => ({ creature: party.creature, roll: rollOne(decision, party) }));
  const winner = winnerOf(rolls.map(asContestant));
  return { winner: rolls.find(({ creature }) => creature.id === winner)?.creature, rolls };
}

const asContestant = ({ creature, roll }: { creature: Creature; roll: Roll }): Contestant => ({
  actor: creature.id,
  total: roll.total,
  closed: false,
});

/** Writes down what each threw in a contest and who won it (FV-21). */
export function decideContest(
  decision: Decision,
  parties: readonly { actor: string; total: number; natural?: number }[],
  winner: Creature | undefined,
  ...rules: readonly FiveyRule[]
): void {
  const [best = 0, next = best] = parties.map(({ total }) => total).sort((a, b) => b - a);
  decision.emit(
    contestDecided,
    {
      parties: parties.map(({ actor, total, natural }) => ({
        actor,
        total,
        ...(natural !== undefined && { natural }),
      })),
      winner: winner?.id ?? null,
      ...(winner && { margin: best - next }),
    },
    by(decision, 'contest', ...rules),
  );
}

/** Remembers a contest, for the one who lost it and has a die to give; a new contest takes the place of any roll before it. */
export const rememberContest = (decision: Decision, { winner, rolls }: ReturnType<typeof contest>): void =>
  rememberContestants(decision, rolls.map(asContestant), winner?.id);

function rememberContestants(decision: Decision, parties: Contestant[], winner: string | undefined): void {
  const losers = parties
    .filter(({ actor, closed }) => actor !== winner && !closed && isPlayed(decision.state, actor))
    .sort((a, b) => b.total - a.total);
  const [best] = losers;
  if (!best) {
    remember(decision, null);
    return;
  }
  remember(decision, {
    what: 'contest',
    actor: best.actor,
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
    one.actor === id ? { ...one, total: one.total + bonus, closed: true } : one,
  );
  const winner = winnerOf(raised);
  rememberContestants(decision, raised, winner);
  return { winner: winner === undefined ? undefined : creatureAt(decision.state, winner), parties: raised };
}
