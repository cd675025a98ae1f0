import { creatureAt } from '../../../campaign/lookup.ts';
import { saveAloud } from '../../cairn-family/checks/saves.ts';
import { deprive, provide } from '../../cairn-family/harm/deprivation.ts';
import { makeHelpless, recoverFrom, stopDying } from '../../cairn-family/harm/harm.ts';
import { ATTRIBUTES, ATTRIBUTE_NAMES, bodyOf, type Attribute } from '../../cairn-family/sheet/attributes.ts';
import type { Decision } from '../../contract.ts';
import { by } from '../cite.ts';
import { scarRolled } from '../events.ts';
import { startHour } from './dying.ts';

/** What a scar waits for before its second roll: some hours of rest, a week with a healer, extraordinary aid, the next Save. */
export type Wait = 'hours' | 'week' | 'aid' | 'save';

export interface ScarKind {
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

/** A new maximum of hit points, which does not raise what someone has now (CA-R8). */
function setMost(
  decision: Decision,
  id: string,
  how: 'adds-to-maximum' | 'new-maximum',
  total: number,
  most: number,
): void {
  const { hitPoints } = creatureAt(decision.state, id);
  decision.emit(
    scarRolled,
    {
      creature: id,
      of: 'hit-points',
      how,
      total,
      against: hitPoints.max,
      changed: most !== hitPoints.max,
      to: Math.min(hitPoints.now, most),
      most,
    },
    by(decision, 'scar-maximum'),
  );
}

/** So many d6 against the maximum of hit points: only a higher result takes its place (CA-79). */
const againstHitPoints =
  (dice: number) =>
  (decision: Decision, id: string): void => {
    const { name, hitPoints } = creatureAt(decision.state, id);
    const { total } = decision.throwDice(`${name}, scar`, dice, 6);
    decision.emit(
      scarRolled,
      {
        creature: id,
        of: 'hit-points',
        how: 'higher-maximum',
        total,
        against: hitPoints.max,
        changed: total > hitPoints.max,
        to: hitPoints.now,
        most: Math.max(hitPoints.max, total),
      },
      by(decision, 'scar-roll'),
    );
  };

/** 3d6 against the maximum of a score. */
const againstMaximum =
  (attribute: Attribute) =>
  (decision: Decision, id: string): void => {
    const creature = creatureAt(decision.state, id);
    const { now, max } = bodyOf(creature)[attribute];
    const { total } = decision.throwDice(`${creature.name}, scar`, 3, 6);
    decision.emit(
      scarRolled,
      {
        creature: id,
        of: attribute,
        how: 'higher-maximum',
        total,
        against: max,
        changed: total > max,
        to: now,
        most: Math.max(max, total),
      },
      by(decision, 'scar-roll'),
    );
  };

/** A WIL Save; passing it raises the maximum of WIL. */
const steel =
  (sides: number) =>
  (decision: Decision, id: string): void => {
    if (!saveAloud(decision, id, 'wil', 'to raise max WIL')) return;
    const creature = creatureAt(decision.state, id);
    const { now, max } = bodyOf(creature).wil;
    const { total } = decision.throwDice(`${creature.name}, WIL`, 1, sides);
    const most = Math.min(30, max + total);
    decision.emit(
      scarRolled,
      {
        creature: id,
        of: 'wil',
        how: 'adds-to-maximum',
        total,
        against: max,
        changed: most > max,
        to: now,
        most,
      },
      by(decision, 'scar-roll'),
    );
  };

/** 1d6 says which score, 3d6 are held against it as it is now (CA-R9). */
function reorient(decision: Decision, id: string): void {
  const creature = creatureAt(decision.state, id);
  const face = decision.throwDice(`${creature.name}, which score`, 1, 6).total;
  const attribute = ATTRIBUTES[Math.ceil(face / 2) - 1] ?? 'str';
  const { now, max } = bodyOf(creature)[attribute];
  const { total } = decision.throwDice(`${creature.name}, ${ATTRIBUTE_NAMES[attribute]}`, 3, 6);
  decision.emit(
    scarRolled,
    {
      creature: id,
      of: attribute,
      how: 'higher-score',
      total,
      against: now,
      changed: total > now,
      to: Math.max(now, total),
      most: Math.max(max, total),
    },
    by(decision, 'reorientation'),
  );
}

const WINDED = 'rest';
const UNHEALED = 'healing';

/** With a healer no one lacks healing any more, nor dies for want of it. */
export function takeIntoCare(decision: Decision, id: string): void {
  stopDying(decision, id);
  provide(decision, id, UNHEALED);
}

/** Out of action, Deprived, and dead within the hour. */
function mortalWound(decision: Decision, id: string): void {
  deprive(decision, id, UNHEALED);
  makeHelpless(decision, id, 'Mortally wounded', { mortal: true });
  startHour(decision, id, 'healed');
}

/** The twelve scars, from 1 (CA-81, CA-82, CA-83, CA-84, CA-85, CA-86, CA-87, CA-88, CA-89, CA-90, CA-91, CA-92). */
export const SCARS: readonly ScarKind[] = [
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
      const { total } = decision.throwDice(`${name}, extra max HP`, 1, 6);
      setMost(decision, id, 'adds-to-maximum', total, hitPoints.max + total);
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
      takeIntoCare(decision, id);
      const { name } = creatureAt(decision.state, id);
      const { total } = decision.throwDice(`${name}, new max HP`, 2, 6);
      setMost(decision, id, 'new-maximum', total, total);
      recoverFrom(decision, id, ({ mortal }) => mortal);
    },
  },
  { name: 'Doomed', waits: 'save', later: againstHitPoints(3) },
];
