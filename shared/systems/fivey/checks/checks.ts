import { detailsChanged } from '../../../campaign/events/campaign.ts';
import type { Creature } from '../../../campaign/state.ts';
import { keptFaces, type Edge, type Roll } from '../../../dice/dice.ts';
import type { Decision } from '../../contract.ts';
import { checkMade, inspirationGained } from '../events/checks.ts';
import { takeHelp } from './help.ts';
import { option, type Choice } from '../options.ts';
import { bonusOf, sheetOf, type LastRoll, type Stat } from '../sheet/sheet.ts';

export interface Check {
  purpose: string;
  stat: Stat;
  /** A fitting skill, title or attunement: the bonus counts twice, and never more (FV-26, FV-27, FV-34). */
  skilled?: boolean;
  edge?: Edge;
  dc: number;
  /** An attack, where a campaign reads the natural 1 and 20 of attacks alone. */
  attack?: boolean;
}

export interface Checked {
  roll: Roll;
  success: boolean;
  /** A natural 1 decided it: no inspiration die helps. */
  lost: boolean;
}

/** d20 + stat: the roll of checks and contests. A fitting skill, a title’s expertise or attunement doubles the stat, once (FV-26, FV-27, FV-34). */
export function rollStat(
  decision: Decision,
  creature: Creature,
  purpose: string,
  stat: Stat,
  skilled: boolean,
  edge: Edge,
): Roll {
  // A monster's general ability is its whole skill: it is never doubled.
  const doubled = skilled && sheetOf(creature).monster === null;
  return decision.throwEdge(purpose, 20, edge, bonusOf(creature, stat) * (doubled ? 2 : 1));
}

/** An edge with one more ground for it. */
const better = (edge: Edge): Edge => (edge === 'disadvantage' ? 'normal' : 'advantage');

/** What the face alone decides: a 20 succeeds, a 1 fails. */
const byFace = (roll: Roll): boolean | undefined =>
  isNatural20(roll) ? true : isNatural1(roll) ? false : undefined;

/** Where the face alone decides, whatever is added: nowhere, in attacks, or in every check (FV-S6). */
const DECIDED: Record<Choice<'natural-rolls'>, (roll: Roll, attack: boolean) => boolean | undefined> = {
  numbers: () => undefined,
  attacks: (roll, attack) => (attack ? byFace(roll) : undefined),
  checks: byFace,
};

/** A stat check against a DC; equal succeeds (FV-13, FV-S6). The caller tells what came of it with the next event. */
export function check(
  decision: Decision,
  creature: Creature,
  { purpose, stat, skilled = false, edge = 'normal', dc, attack = false }: Check,
): Checked {
  const eased = takeHelp(decision, creature) ? better(edge) : edge;
  const roll = rollStat(decision, creature, purpose, stat, skilled, eased);
  const decided = DECIDED[option(decision.state, 'natural-rolls')](roll, attack);
  const success = decided ?? roll.total >= dc;
  return { roll, success, lost: decided === false };
}

/** A 20 on the die that counts, whatever was added (FV-41). */
export const isNatural20 = (roll: Roll): boolean => keptFaces(roll).includes(20);

/** A 1 on the die that counts. */
export const isNatural1 = (roll: Roll): boolean => keptFaces(roll).includes(1);

/** A natural 20 on a check or contest gives a character an inspiration die (FV-40, FV-41). */
export function rewardTwenty(decision: Decision, creature: Creature, roll: Roll): void {
  if (creature.kind !== 'character' || !isNatural20(roll)) return;
  TWENTY[option(decision.state, 'inspiration-for-twenty')](decision, creature);
}

function inspire(decision: Decision, creature: Creature): void {
  decision.emit(inspirationGained, { creature: creature.id }, { rules: ['FV-40', 'FV-41'] });
}

/** What a natural 20 brings by itself: an inspiration die, or what the referee says (FV-40). */
const TWENTY: Record<Choice<'inspiration-for-twenty'>, typeof inspire> = {
  always: inspire,
  referee: () => undefined,
};

/** Remembers a roll that an inspiration die may still change. */
export function remember(decision: Decision, lastRoll: LastRoll | null): void {
  decision.emit(detailsChanged, { to: { lastRoll } });
}

/** Remembers a check, request or attack as it was rolled; what a natural 1 has lost, no die changes (FV-S6). */
export function rememberRoll(
  decision: Decision,
  made: Pick<LastRoll, 'what' | 'creature' | 'dc' | 'success' | 'damage' | 'skilled'> &
    Pick<Checked, 'roll' | 'lost'> & { target?: string; weapon?: string | undefined },
): void {
  const { roll, lost, target = null, weapon = null, ...more } = made;
  remember(decision, lost ? null : { ...more, total: roll.total, target, weapon });
}

/** A check with all that comes of it: its fact, its reward, and its place for inspiration (FV-13). Gives back whether it succeeded. */
export function makeCheck(decision: Decision, creature: Creature, given: Check, rules: string[]): boolean {
  const { roll, success, lost } = check(decision, creature, given);
  const { purpose, stat, skilled = false, dc } = given;
  decision.emit(
    checkMade,
    { actor: creature.id, purpose, stat, skilled, total: roll.total, against: dc, passed: success },
    { rules: ['FV-13', ...rules] },
  );
  rewardTwenty(decision, creature, roll);
  rememberRoll(decision, { what: 'check', creature: creature.id, dc: given.dc, roll, success, lost });
  return success;
}
