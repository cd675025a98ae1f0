import { conditionGained, conditionLost } from '../../campaign/events/creatures.ts';
import { freshId } from '../../campaign/ids.ts';
import { creatureAt } from '../../campaign/look.ts';
import type { Condition, Creature } from '../../campaign/state.ts';
import type { Decision } from '../contract.ts';
import { ATTRIBUTE_NAMES, bodyOf, setScore, type Attribute } from '../helpers/attributes.ts';
import { burden, capacity } from '../helpers/burden.ts';

/** From the lightest to the worst (BDP-44). */
export const LEVELS = ['light', 'severe', 'permanent'] as const;
export type Level = (typeof LEVELS)[number];

export interface Wound {
  type: string;
  area: string;
  level: Level;
}

export const isWound = ({ own }: Condition): boolean => own['wound'] !== undefined;
export const levelOf = ({ own }: Condition): Level => LEVELS.find((one) => one === own['wound']) ?? 'light';
const typeOf = ({ own }: Condition): string => (typeof own['type'] === 'string' ? own['type'] : '');
const areaOf = ({ own }: Condition): string => (typeof own['area'] === 'string' ? own['area'] : '');
export { typeOf as woundTypeOf };

const named = ({ type, area, level }: Wound): string =>
  `${level.charAt(0).toUpperCase()}${level.slice(1)} ${type.toLowerCase()}${area ? ` (${area})` : ''}`;

/** A wound of the same type (and place, where it has one) that can still get worse (BDP-45, BDP-R10). */
export const sameWound = (creature: Creature, { type, area }: Wound): Condition | undefined =>
  creature.conditions.find(
    (one) =>
      isWound(one) &&
      levelOf(one) !== 'permanent' &&
      typeOf(one).toLowerCase() === type.toLowerCase() &&
      areaOf(one) === area,
  );

/** Types with what they lower for good, and what heals them in the field (BDP-48, BDP-49). */
export const WOUND_TYPES: Readonly<Record<string, { lowers: Attribute; cure: string }>> = {
  burn: { lowers: 'str', cure: 'bandages in water with Saint’s Hood' },
  frostbite: { lowers: 'dex', cure: 'a salve of firevine peppers' },
  'nerve damage': { lowers: 'wil', cure: 'chewed Silverleaf' },
  poisoning: { lowers: 'str', cure: 'tea of Foxglove' },
};

/** What never heals lowers a score by one, now and at most (BDP-48, BDP-R11). */
function scarForGood(decision: Decision, id: string, type: string, fitting?: Attribute): void {
  const attribute = fitting ?? WOUND_TYPES[type.toLowerCase()]?.lowers ?? 'str';
  const { now, max } = bodyOf(creatureAt(decision.state, id))[attribute];
  setScore(
    decision,
    id,
    attribute,
    { now: now - 1, max: max - 1 },
    `${creatureAt(decision.state, id).name}: ${ATTRIBUTE_NAMES[attribute]} at most ${Math.max(0, max - 1)} from now on.`,
  );
}

/** One level worse than it was, and at least as bad as the new one (BDP-R10). */
function worse(old: Level, fresh: Level): Level {
  const level = Math.min(LEVELS.length - 1, Math.max(LEVELS.indexOf(old) + 1, LEVELS.indexOf(fresh)));
  return LEVELS[level] ?? 'permanent';
}

/**
 * A wound fills a slot (BDP-42, BDP-43), or makes the same one worse where the player says so. With nothing left to drop it
 * gets worse in any case (BDP-R7).
 */
export function addWound(
  decision: Decision,
  id: string,
  wound: Wound,
  { worsen = false, lowers }: { worsen?: boolean; lowers?: Attribute | undefined } = {},
): void {
  const creature = creatureAt(decision.state, id);
  if (creature.status === 'dead') return;
  const same = sameWound(creature, wound);
  const noRoom = burden(creature) >= capacity(decision.state);
  const level = same && (worsen || noRoom) ? worse(levelOf(same), wound.level) : wound.level;
  const old = same && (worsen || noRoom) ? same : undefined;
  const taken = Object.fromEntries(creature.conditions.map((one) => [one.id, one]));
  const whole = { ...wound, level };
  decision.emit(
    conditionGained,
    {
      creature: id,
      condition: {
        id: old?.id ?? freshId(wound.type, 'wound', taken),
        name: named(whole),
        severity: level === 'light' ? 'minor' : 'major',
        slots: 1,
        own: { wound: level, type: wound.type, area: wound.area },
      },
    },
    `${creature.name} ${old ? 'is hurt worse' : 'is wounded'}: ${named(whole).toLowerCase()}.`,
  );
  if (level === 'permanent') scarForGood(decision, id, wound.type, lowers);
}

/** A wound heals; its slot is free. */
export function healWound(decision: Decision, id: string, wound: Condition, how: string): void {
  const { name } = creatureAt(decision.state, id);
  decision.emit(
    conditionLost,
    { creature: id, condition: wound },
    `${name}: ${wound.name.toLowerCase()} is healed${how ? ` by ${how}` : ''}.`,
  );
}
