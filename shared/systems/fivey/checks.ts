import { diceRolled, ownChanged } from '../../campaign/events/campaign.ts';
import { sheetChanged } from '../../campaign/events/creatures.ts';
import type { Creature } from '../../campaign/state.ts';
import { keptFaces, type Edge, type Roll } from '../../dice/dice.ts';
import type { Decision } from '../contract.ts';
import { bonusOf, sheetOf, signed, STAT_NAMES, type LastRoll, type Stat } from './sheet.ts';

export interface Check {
  purpose: string;
  stat: Stat;
  /** A fitting skill, title or attunement: the bonus counts twice, and never more (FV-26, FV-27, FV-34). */
  skilled?: boolean;
  edge?: Edge;
  dc: number;
}

export interface Checked {
  roll: Roll;
  success: boolean;
  /** "14 + 4 = 18 against 12" */
  arithmetic: string;
}

/** d20 + stat, doubled where skilled: the roll of checks and contests (FV-13, FV-21, FV-26). */
export function rollStat(
  decision: Decision,
  creature: Creature,
  purpose: string,
  stat: Stat,
  skilled: boolean,
  edge: Edge,
): Roll {
  // A monster's general ability is its whole skill: it is never doubled (FV-229).
  const doubled = skilled && sheetOf(creature).monster === null;
  return decision.throwEdge(purpose, 20, edge, bonusOf(creature, stat) * (doubled ? 2 : 1));
}

/** A stat check against a DC; equal succeeds, a natural 1 or 20 decides nothing (FV-13, FV-17, FV-S6). The caller tells what came of it with the next event. */
export function check(
  decision: Decision,
  creature: Creature,
  { purpose, stat, skilled = false, edge = 'normal', dc }: Check,
): Checked {
  const roll = rollStat(decision, creature, purpose, stat, skilled, edge);
  return { roll, success: roll.total >= dc, arithmetic: arithmetic(roll, dc) };
}

/** The kept die, the bonus, the sum and what it is held against, in words. */
export const arithmetic = (roll: Roll, against: number): string =>
  `${keptFaces(roll)[0] ?? 0} ${signed(roll.bonus ?? 0)} = ${roll.total} against ${against}`;

/** A 20 on the die that counts, whatever was added (FV-41). */
export const isNatural20 = (roll: Roll): boolean => keptFaces(roll).includes(20);

/** A natural 20 on a check or contest gives a character an inspiration die (FV-40, FV-41). */
export function rewardTwenty(decision: Decision, creature: Creature, roll: Roll): void {
  if (
    creature.kind !== 'character' ||
    !isNatural20(roll) ||
    decision.ruling('inspiration-for-twenty') !== true
  )
    return;
  const { inspiration } = sheetOf(decision.state.creatures[creature.id] ?? creature);
  decision.emit(
    sheetChanged,
    { creature: creature.id, to: { inspiration: inspiration + 1 } },
    `A natural 20: ${creature.name} gains an inspiration die.`,
    { rules: ['FV-40', 'FV-41'] },
  );
}

/** Remembers a roll that an inspiration die may still change (FV-38). */
export function remember(decision: Decision, lastRoll: LastRoll | null): void {
  decision.emit(ownChanged, { to: { lastRoll } });
}

/** A check with its line in the log, its reward, and its place for inspiration. Gives back whether it succeeded. */
export function toldCheck(decision: Decision, creature: Creature, given: Check, rules: string[]): boolean {
  const { roll, success, arithmetic: sum } = check(decision, creature, given);
  decision.emit(
    diceRolled,
    {},
    `${creature.name}, ${given.purpose} (${STAT_NAMES[given.stat]}${given.skilled ? ', skilled' : ''}): ${sum}, ${success ? 'success' : 'failure'}.`,
    { rules },
  );
  rewardTwenty(decision, creature, roll);
  remember(decision, {
    what: 'check',
    creature: creature.id,
    total: roll.total,
    dc: given.dc,
    success,
    target: null,
    weapon: null,
  });
  return success;
}

/** Everyone against everyone: each rolls once; the single highest total wins, a tie nobody (FV-21, FV-22, FV-S4). */
export function contest(
  decision: Decision,
  parties: { creature: Creature; stat: Stat; skilled?: boolean; edge?: Edge }[],
): { winner: Creature | undefined; rolls: { creature: Creature; roll: Roll }[] } {
  const rolls = parties.map(({ creature, stat, skilled = false, edge = 'normal' }) => ({
    creature,
    roll: rollStat(
      decision,
      creature,
      `${creature.name}, contest of ${STAT_NAMES[stat]}`,
      stat,
      skilled,
      edge,
    ),
  }));
  const best = Math.max(...rolls.map(({ roll }) => roll.total));
  const top = rolls.filter(({ roll }) => roll.total === best);
  return { winner: top.length === 1 ? top[0]?.creature : undefined, rolls };
}
