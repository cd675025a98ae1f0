import { extended } from '../../../extended.ts';
import { detailsChanged } from '../../../campaign/events/campaign.ts';
import type { Campaign, Creature } from '../../../campaign/state.ts';
import { keptFaces, type Edge, type Roll } from '../../../dice/dice.ts';
import { marginOf, naturalOf } from '../../common/margin.ts';
import type { Decision } from '../../contract.ts';
import { by, type FiveyRule } from '../cite.ts';
import { checkMade, inspirationGained } from '../events/checks.ts';
import type { Grounds } from './edges.ts';
import { edgeWithHelp } from './help.ts';
import { option, type Choice } from '../options.ts';
import { detailsOf, openRolls, skilledBonus, type LastRoll, type Stake, type Stat } from '../sheet/sheet.ts';

export interface Check {
  purpose: string;
  stat: Stat;
  /** A fitting skill, title or attunement: the bonus counts twice, and never more (FV-26, FV-27, FV-34). */
  skilled?: boolean;
  grounds?: Grounds;
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
  return decision.throwEdge(purpose, 20, edge, skilledBonus(creature, stat, skilled));
}

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
  { purpose, stat, skilled = false, grounds, dc, attack = false }: Check,
): Checked {
  const edge = edgeWithHelp(decision, creature, grounds);
  const roll = rollStat(decision, creature, purpose, stat, skilled, edge);
  return { roll, ...meets(decision.state, roll, dc, attack) };
}

/** Whether a roll succeeds against a DC, by its total or by its face alone (FV-13, FV-S6). */
export function meets(campaign: Campaign, roll: Roll, dc: number, attack = false): Omit<Checked, 'roll'> {
  const decided = DECIDED[option(campaign, 'natural-rolls')](roll, attack);
  return { success: decided ?? roll.total >= dc, lost: decided === false };
}

/** How close a roll against a DC was, and the face of its d20. */
export const closeness = (roll: Roll, passed: boolean, dc: number) => ({
  ...marginOf(passed, roll.total - dc),
  ...naturalOf(roll),
});

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
  decision.emit(inspirationGained, { creature: creature.id });
}

/** What a natural 20 brings by itself: an inspiration die, or what the referee says (FV-40). */
const TWENTY: Record<Choice<'inspiration-for-twenty'>, typeof inspire> = {
  always: inspire,
  referee: () => undefined,
};

/** Remembers a roll that an inspiration die may still change, and nothing from before it. */
export const remember = (decision: Decision, lastRoll: LastRoll | null): void =>
  rememberAll(decision, lastRoll ? [lastRoll] : []);

/** Remembers the rolls of one act, each of which a die may change; foes’ rolls take none. */
export function rememberAll(decision: Decision, rolls: readonly LastRoll[]): void {
  const [lastRoll = null, ...otherRolls] = rolls;
  const { otherRolls: before = [] } = detailsOf(decision.state);
  const several = otherRolls.length > 0 || before.length > 0;
  decision.emit(detailsChanged, { to: several ? { lastRoll, otherRolls } : { lastRoll } });
}

/** Closes all rolls to inspiration dice, as a new act begins. */
export function closeRolls(decision: Decision): void {
  if (openRolls(decision.state).length > 0) rememberAll(decision, []);
}

/** Adds a roll of an act that makes several; it takes the place of the same creature’s last one. */
export function rememberAlso(decision: Decision, roll: LastRoll): void {
  const rolls = openRolls(decision.state).filter(({ actor }) => actor !== roll.actor);
  rememberAll(decision, [...rolls, roll]);
}

/** Remembers a check, request or attack as it was rolled; what a natural 1 has lost, no die changes (FV-S6). */
export function rememberRoll(
  decision: Decision,
  made: Pick<LastRoll, 'what' | 'actor' | 'dc' | 'success' | 'damage' | 'skilled' | 'stake'> &
    Pick<Checked, 'roll' | 'lost'> & { target?: string; weapon?: string | undefined },
): void {
  const { roll, lost, target = null, weapon = null, ...more } = made;
  remember(decision, lost ? null : extended(more, { total: roll.total, target, weapon }));
}

/** The place for inspiration of a roll whose total counts by itself: what was regained, earned or invested. */
export const openGain = (actor: string, total: number, stake: Stake): LastRoll => ({
  what: 'roll',
  actor,
  total,
  dc: 0,
  success: false,
  stake,
});

/** Remembers damage dice that a character suffered, which a die may lower. */
export function rememberSuffered(
  decision: Decision,
  { id, kind, hitPoints }: Creature,
  thrown: number,
  harm: { damageType?: string; weather?: boolean } = {},
): void {
  const stake: Stake = { kind: 'suffered', had: hitPoints.now, ...harm };
  remember(decision, kind === 'character' && thrown > 0 ? openGain(id, thrown, stake) : null);
}

/** The place for inspiration of one creature’s failed save, where its player may still change it. */
export const openSave = (
  { id, kind }: Creature,
  dc: number,
  { roll, success, lost }: Checked,
  stake: Stake,
): LastRoll[] =>
  kind !== 'character' || success || lost
    ? []
    : [{ what: 'roll', actor: id, total: roll.total, dc, success, stake }];

/** A check with its event, its reward, and its place for inspiration, which also changes the stake (FV-13). Gives back whether it succeeded. */
export function makeCheck(
  decision: Decision,
  creature: Creature,
  given: Check & { stake?: Stake; secret?: boolean },
  ...rules: readonly (FiveyRule | false)[]
): boolean {
  const { roll, success, lost } = check(decision, creature, given);
  const { purpose, stat, skilled = false, dc } = given;
  const hidden = given.secret ? { secret: true } : {};
  decision.emit(
    checkMade,
    {
      actor: creature.id,
      purpose,
      stat,
      skilled,
      total: roll.total,
      against: dc,
      passed: success,
      ...closeness(roll, success, dc),
    },
    { ...by(decision, 'check', ...rules), ...hidden },
  );
  rewardTwenty(decision, creature, roll);
  const stake = given.stake ? { stake: given.stake } : {};
  rememberRoll(decision, { what: 'check', actor: creature.id, dc, roll, success, lost, ...stake });
  return success;
}
