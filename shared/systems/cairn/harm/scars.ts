import { diceRolled } from '../../../campaign/events/campaign.ts';
import { conditionGained, conditionLost, hitPointsChanged } from '../../../campaign/events/creatures.ts';
import { freshId } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Condition, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import {
  ATTRIBUTES,
  ATTRIBUTE_NAMES,
  bodyOf,
  setScore,
  type Attribute,
} from '../../cairn-family/sheet/attributes.ts';
import { deprive, provide } from '../../cairn-family/harm/deprivation.ts';
import { makeHelpless, recoverFrom, stopDying } from '../../cairn-family/harm/harm.ts';
import { saveAloud } from '../../cairn-family/checks/saves.ts';
import { startHour } from './dying.ts';
import { cairnNumber } from '../options.ts';

/** What a scar waits for before its second roll (CA-80): some hours of rest, a week with a healer, extraordinary aid, the next Save. */
export type Wait = 'hours' | 'week' | 'aid' | 'save';

interface ScarKind {
  name: string;
  /** Where it sits, by 1d6 in equal shares. */
  places?: readonly string[];
  /** What happens at once. */
  now?(decision: Decision, id: string): void;
  waits?: Wait;
  /** The number of the campaign that says how many weeks it waits, where one does. */
  weeks?: 'limb-weeks';
  /** What happens when the waiting is over. */
  later?(decision: Decision, id: string): void;
  /** It stays on the sheet as a mark. */
  mark?: boolean;
}

/** A new maximum of hit points, which does not raise what somebody has now (CA-R8). */
function setMost(decision: Decision, id: string, max: number, text: string): void {
  const { hitPoints } = creatureAt(decision.state, id);
  decision.emit(
    hitPointsChanged,
    { creature: id, from: hitPoints.now, to: Math.min(hitPoints.now, max), max },
    text,
  );
}

/** So many d6 against the maximum of hit points: only a higher result takes its place (CA-79). */
const againstHitPoints =
  (dice: number) =>
  (decision: Decision, id: string): void => {
    const { name, hitPoints } = creatureAt(decision.state, id);
    const { total } = decision.throwDice(`${name}, scar`, dice, 6);
    const text = `${name}: ${total} against at most ${hitPoints.max} HP, ${total > hitPoints.max ? `now ${total}` : 'no change'}.`;
    if (total > hitPoints.max) setMost(decision, id, total, text);
    else decision.emit(diceRolled, {}, text);
  };

/** 3d6 against the maximum of a score (CA-79, CA-87, CA-89). */
const againstMaximum =
  (attribute: Attribute) =>
  (decision: Decision, id: string): void => {
    const { name } = creatureAt(decision.state, id);
    const { max } = bodyOf(creatureAt(decision.state, id))[attribute];
    const { total } = decision.throwDice(`${name}, scar`, 3, 6);
    const word = ATTRIBUTE_NAMES[attribute];
    const text = `${name}: ${total} against at most ${max} ${word}, ${total > max ? `now ${total}` : 'no change'}.`;
    if (total > max) setScore(decision, id, attribute, { max: total }, text);
    else decision.emit(diceRolled, {}, text);
  };

/** A WIL Save; passing it raises the maximum of WIL (CA-88, CA-90). */
const steel =
  (sides: number) =>
  (decision: Decision, id: string): void => {
    if (!saveAloud(decision, id, 'wil', 'to grow by it')) return;
    const { name } = creatureAt(decision.state, id);
    const { max } = bodyOf(creatureAt(decision.state, id)).wil;
    const { total } = decision.throwDice(`${name}, WIL`, 1, sides);
    const most = Math.min(30, max + total);
    setScore(decision, id, 'wil', { max: most }, `${name}: WIL at most ${most}.`);
  };

/** 1d6 says which score, 3d6 are held against it as it is now (CA-86, CA-R9). */
function reorient(decision: Decision, id: string): void {
  const { name } = creatureAt(decision.state, id);
  const face = decision.throwDice(`${name}, which score`, 1, 6).total;
  const attribute = ATTRIBUTES[Math.ceil(face / 2) - 1] ?? 'str';
  const { now, max } = bodyOf(creatureAt(decision.state, id))[attribute];
  const { total } = decision.throwDice(`${name}, ${ATTRIBUTE_NAMES[attribute]}`, 3, 6);
  const text = `${name}: ${total} against ${ATTRIBUTE_NAMES[attribute]} ${now}, ${total > now ? `now ${total}` : 'no change'}.`;
  if (total > now) setScore(decision, id, attribute, { now: total, max: Math.max(max, total) }, text);
  else decision.emit(diceRolled, {}, text);
}

const WINDED = 'rest after being walloped';
const UNHEALED = 'healing';

/** Out of action, Deprived, and dead within the hour (CA-91). */
function mortalWound(decision: Decision, id: string): void {
  deprive(decision, id, UNHEALED);
  makeHelpless(decision, id, 'Mortally wounded', { mortal: true });
  startHour(decision, id, 'they are healed');
}

/** The twelve scars, from 1 (CA-81 to CA-92). */
const SCARS: readonly ScarKind[] = [
  {
    name: 'Lasting Scar',
    places: ['neck', 'hands', 'eye', 'chest', 'legs', 'ear'],
    now: againstHitPoints(1),
    mark: true,
  },
  { name: 'Rattling Blow', now: againstHitPoints(1) },
  {
    name: 'Walloped',
    now: (decision, id) => deprive(decision, id, WINDED),
    waits: 'hours',
    later: (decision, id) => {
      provide(decision, id, WINDED);
      const { name, hitPoints } = creatureAt(decision.state, id);
      const { total } = decision.throwDice(`${name}, more HP`, 1, 6);
      setMost(
        decision,
        id,
        hitPoints.max + total,
        `${name}: ${total} more HP at most, ${hitPoints.max + total}.`,
      );
    },
  },
  {
    name: 'Broken Limb',
    places: ['leg', 'arm', 'rib', 'skull'],
    waits: 'week',
    weeks: 'limb-weeks',
    later: againstHitPoints(2),
  },
  { name: 'Diseased', waits: 'week', later: againstHitPoints(2) },
  { name: 'Reorienting Head Wound', now: reorient },
  { name: 'Hamstrung', waits: 'week', later: againstMaximum('dex') },
  { name: 'Deafened', now: steel(4), waits: 'aid' },
  { name: 'Re-brained', now: againstMaximum('wil') },
  { name: 'Sundered', now: steel(6), mark: true },
  {
    name: 'Mortal Wound',
    now: mortalWound,
    waits: 'week',
    later: (decision, id) => {
      stopDying(decision, id);
      provide(decision, id, UNHEALED);
      const { name } = creatureAt(decision.state, id);
      const { total } = decision.throwDice(`${name}, HP from now on`, 2, 6);
      setMost(decision, id, total, `${name}: at most ${total} HP from now on.`);
      recoverFrom(decision, id, (details) => details['mortal'] === true);
    },
  },
  { name: 'Doomed', waits: 'save', later: againstHitPoints(3) },
];

/** Names of the scars, for the table of them. */
export const scarNames = SCARS.map(({ name }) => name);

const scarOf = ({ details }: Condition): number => Number(details['scar'] ?? 0);
/** What a scar on a sheet waits for: by its kind, for campaigns in which it was not yet written down. */
export const waitOf = (condition: Condition): Wait | undefined => SCARS[scarOf(condition) - 1]?.waits;
export const isDoomed = ({ conditions }: Creature): boolean => conditions.some((one) => scarOf(one) === 12);

/** Two faces for a leg, two for an arm; else one for each place (CA-81, CA-84). */
function placeOf(places: readonly string[], face: number): string {
  return places.length === 6 ? (places[face - 1] ?? '') : (places[[0, 0, 1, 1, 2, 3][face - 1] ?? 0] ?? '');
}

/**
 * A blow left a player’s character at exactly 0 hit points: the scar is that of the points lost, 12 for more
 * (CA-47, CA-77, CA-78, CA-R7). What is rolled later waits as a condition (CA-80).
 */
export function scar(decision: Decision, id: string, lost: number): void {
  const creature = creatureAt(decision.state, id);
  const entry = Math.min(lost, SCARS.length);
  const kind = SCARS[entry - 1];
  if (creature.kind !== 'character' || !kind) return;
  const place = kind.places
    ? placeOf(kind.places, decision.throwDice(`${creature.name}, where`, 1, 6).total)
    : '';
  const name = place ? `${kind.name}: ${place}` : kind.name;
  const text = `${creature.name} is scarred (${lost}): ${name}.`;
  const taken = Object.fromEntries(creature.conditions.map((one) => [one.id, one]));
  if (kind.waits || kind.mark)
    decision.emit(
      conditionGained,
      {
        creature: id,
        condition: {
          id: freshId(kind.name, 'scar', taken),
          name,
          severity: 'major',
          details: { scar: entry, ...(kind.waits ? { waits: kind.waits } : {}) },
        },
      },
      text,
    );
  else decision.emit(diceRolled, {}, text);
  kind.now?.(decision, id);
}

/** One more week in which a scar has mended that takes more of them than that (CA-S13). */
function mendOn(decision: Decision, id: string, condition: Condition): boolean {
  const { weeks } = SCARS[scarOf(condition) - 1] ?? {};
  const rested = Number(condition.details['weeks'] ?? 0) + 1;
  const needed = weeks ? cairnNumber(decision.state, weeks) : 1;
  if (rested >= needed) return false;
  const { name } = creatureAt(decision.state, id);
  const left = needed - rested;
  decision.emit(
    conditionGained,
    { creature: id, condition: { ...condition, details: { ...condition.details, weeks: rested } } },
    `${name}, ${condition.name.toLowerCase()}: ${left === 1 ? 'a week' : `${left} weeks`} more.`,
  );
  return true;
}

/**
 * The waiting of these scars is over: they go, and what they left to roll is rolled (CA-80). Those that take several weeks
 * go on unless it is all done at once. Gives back how many were due.
 */
export function healScars(
  decision: Decision,
  id: string,
  waits: readonly Wait[],
  how: 'a week' | 'at once' = 'at once',
): number {
  const { name, conditions, status } = creatureAt(decision.state, id);
  const due = status === 'dead' ? [] : conditions.filter((one) => waits.some((wait) => wait === waitOf(one)));
  for (const condition of due) {
    if (how === 'a week' && mendOn(decision, id, condition)) continue;
    decision.emit(conditionLost, { creature: id, condition }, `${name} gets over it: ${condition.name}.`);
    SCARS[scarOf(condition) - 1]?.later?.(decision, id);
  }
  return due.length;
}

/** The next Critical Damage Save was passed: the doom is over, 3d6 against the hit points (CA-92). */
export const escapeDoom = (decision: Decision, id: string): void => {
  healScars(decision, id, ['save']);
};
