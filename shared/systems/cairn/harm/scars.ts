import { freshId } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Condition, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { scarGained, scarMending, scarOver } from '../events.ts';
import { cairnNumber } from '../options.ts';
import { SCARS, type ScarKind, type Wait } from './scarKinds.ts';
import { conditionDetails } from '../../cairn-family/sheet/details.ts';

/** Names of the scars, for the table of them. */
export const scarNames = SCARS.map(({ name }) => name);

const scarOf = (condition: Condition): number => conditionDetails(condition).scar;
/** What a scar on a sheet waits for, by its kind. */
export const waitOf = (condition: Condition): Wait | undefined => SCARS[scarOf(condition) - 1]?.waits;
export const isDoomed = ({ conditions }: Creature): boolean => conditions.some((one) => scarOf(one) === 12);

/** Two faces for a leg, two for an arm; else one for each place. */
function placeOf(places: readonly string[], face: number): string {
  return places.length === 6 ? (places[face - 1] ?? '') : (places[[0, 0, 1, 1, 2, 3][face - 1] ?? 0] ?? '');
}

/** What of a scar stays on the sheet: what is rolled later, and what marks for good. */
function markOf(
  creature: Creature,
  scar: number,
  { name, mark, waits }: ScarKind,
  place: string,
): Condition | undefined {
  if (!waits && !mark) return undefined;
  return {
    id: freshId(name, 'scar', creature.conditions),
    name: place ? `${name}: ${place}` : name,
    severity: 'major',
    slots: 0,
    details: { scar, ...(waits ? { waits } : {}) },
  };
}

/**
 * A blow left a player’s character at exactly 0 hit points: the scar is that of the points lost, 12 for more
 *. What is rolled later waits as a condition (CA-77, CA-78, CA-R7).
 */
export function scar(decision: Decision, id: string, lost: number): void {
  const creature = creatureAt(decision.state, id);
  const entry = Math.min(lost, SCARS.length);
  const kind = SCARS[entry - 1];
  if (creature.kind !== 'character' || !kind) return;
  const place = kind.places
    ? placeOf(kind.places, decision.throwDice(`${creature.name}, place of the scar`, 1, 6).total)
    : '';
  const condition = markOf(creature, entry, kind, place);
  decision.emit(scarGained, {
    creature: id,
    scar: entry,
    name: kind.name,
    ...(place ? { place } : {}),
    lost,
    ...(condition ? { condition } : {}),
  });
  kind.now?.(decision, id);
}

/** One more week in which a scar has mended that takes more of them than that (CA-S13). */
function mendOn(decision: Decision, id: string, condition: Condition): boolean {
  const { weeks } = SCARS[scarOf(condition) - 1] ?? {};
  const rested = conditionDetails(condition).weeks + 1;
  const needed = weeks ? cairnNumber(decision.state, weeks) : 1;
  if (rested >= needed) return false;
  decision.emit(scarMending, {
    creature: id,
    condition: { ...condition, details: { ...condition.details, weeks: rested } },
    weeksLeft: needed - rested,
  });
  return true;
}

/** A scar goes, and what it left to roll is rolled. */
export function endScar(decision: Decision, id: string, condition: Condition): void {
  decision.emit(scarOver, { creature: id, condition });
  SCARS[scarOf(condition) - 1]?.later?.(decision, id);
}

/**
 * The waiting of these scars is over: they go, and what they left to roll is rolled. Those that take several weeks
 * go on unless it is all done at once. Gives back how many were due (CA-80).
 */
export function healScars(
  decision: Decision,
  id: string,
  waits: readonly Wait[],
  how: 'a week' | 'at once' = 'at once',
): number {
  const { conditions, status } = creatureAt(decision.state, id);
  const due = status === 'dead' ? [] : conditions.filter((one) => waits.some((wait) => wait === waitOf(one)));
  for (const condition of due) {
    if (how === 'a week' && mendOn(decision, id, condition)) continue;
    endScar(decision, id, condition);
  }
  return due.length;
}

/** The next Critical Damage Save was passed: the doom is over. */
export const escapeDoom = (decision: Decision, id: string): void => {
  healScars(decision, id, ['save']);
};
