import { noteWritten } from '../../../campaign/events/campaign.ts';
import { conditionGained, conditionLost } from '../../../campaign/events/creatures.ts';
import { freshId } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Condition, Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { ATTRIBUTE_NAMES, bodyOf, setScore, type Attribute } from '../../cairn-family/sheet/attributes.ts';
import { burden, capacity } from '../../cairn-family/sheet/burden.ts';
import { makeHelpless, spend } from '../../cairn-family/harm/harm.ts';
import type { Family } from '../../cairn-family/family.ts';

/** From the lightest to the worst (BDP-44). */
export const LEVELS = ['light', 'severe', 'permanent'] as const;
export type Level = (typeof LEVELS)[number];

export interface Wound {
  type: string;
  area: string;
  level: Level;
}

export const isWound = ({ details }: Condition): boolean => details['wound'] !== undefined;
export const levelOf = ({ details }: Condition): Level =>
  LEVELS.find((one) => one === details['wound']) ?? 'light';
const typeOf = ({ details }: Condition): string =>
  typeof details['type'] === 'string' ? details['type'] : '';
const areaOf = ({ details }: Condition): string =>
  typeof details['area'] === 'string' ? details['area'] : '';
export { typeOf as woundTypeOf };

const named = ({ type, area, level }: Wound): string =>
  `${level.charAt(0).toUpperCase()}${level.slice(1)} ${type.toLowerCase()}${area ? ` (${area})` : ''}`;

const canWorsen = (one: Condition): boolean => isWound(one) && levelOf(one) !== 'permanent';

/** A wound of the same type, wherever it is, that can still get worse (BDP-45, BDP-R10). */
export const sameWound = (creature: Creature, type: string): Condition | undefined =>
  creature.conditions.find((one) => canWorsen(one) && typeOf(one).toLowerCase() === type.toLowerCase());

/** Types with what they lower for good, and what heals them in the field (BDP-48, BDP-49). */
export const WOUND_TYPES: Readonly<Record<string, { lowers: Attribute; cure: string }>> = {
  burn: { lowers: 'str', cure: 'bandages in water with Saint’s Hood' },
  frostbite: { lowers: 'dex', cure: 'a salve of firevine peppers' },
  'nerve damage': { lowers: 'wil', cure: 'chewed Silverleaf' },
  poisoning: { lowers: 'str', cure: 'tea of Foxglove' },
};

/** What never heals lowers a score by one, now and at most (BDP-48, BDP-R11). */
function scarForGood(
  decision: Decision,
  family: Family,
  id: string,
  type: string,
  fitting?: Attribute,
): void {
  const attribute = fitting ?? WOUND_TYPES[type.toLowerCase()]?.lowers ?? 'str';
  const { now, max } = bodyOf(creatureAt(decision.state, id))[attribute];
  const left = setScore(
    decision,
    id,
    attribute,
    { now: now - 1, max: max - 1 },
    `${creatureAt(decision.state, id).name}: ${ATTRIBUTE_NAMES[attribute]} at most ${Math.max(0, max - 1)} from now on.`,
  );
  if (left.now === 0) spend(decision, family, id, attribute);
}

/** One level worse than it was, and at least as bad as the new one (BDP-R10). */
const worse = (old: Level, fresh: Level): Level =>
  LEVELS[Math.max(LEVELS.indexOf(old) + 1, LEVELS.indexOf(fresh))] ?? 'permanent';

/** The wound that gets worse where there is no slot for another one: the lightest (BDP-R7). */
const lightest = ({ conditions }: Creature): Condition | undefined =>
  conditions.filter(canWorsen).sort((a, b) => LEVELS.indexOf(levelOf(a)) - LEVELS.indexOf(levelOf(b)))[0];

/** Where no burden is left that could go: out of action until rested (BDP-R7). */
const collapse = (decision: Decision, id: string): void =>
  makeHelpless(decision, id, 'Collapsed', { collapsed: true });

/**
 * A wound fills a slot (BDP-42, BDP-43), or makes the same one worse where the player says so. Where every slot is a burden
 * another one gets worse in any case, or the wounded are out of action (BDP-R7). Where nobody has said yet, it fills a slot and the
 * player may still choose (BDP-45). Gives back the id of the wound, of the older one where that got worse.
 */
export function addWound(
  decision: Decision,
  family: Family,
  id: string,
  wound: Wound,
  { worsen, lowers }: { worsen?: boolean; lowers?: Attribute | undefined } = {},
): string | undefined {
  const creature = creatureAt(decision.state, id);
  if (creature.status === 'dead') return undefined;
  const same = sameWound(creature, wound.type);
  const full = burden(creature) >= capacity(decision.state);
  const old = worsen || full ? (same ?? (full ? lightest(creature) : undefined)) : undefined;
  if (full && !old) {
    collapse(decision, id);
    return undefined;
  }
  const level = old ? worse(levelOf(old), wound.level) : wound.level;
  const asks = worsen === undefined && !old;
  const { type, area } = old && old !== same ? { type: typeOf(old), area: areaOf(old) } : wound;
  const taken = Object.fromEntries(creature.conditions.map((one) => [one.id, one]));
  const name = named({ type, area, level });
  const woundId = old?.id ?? freshId(type, 'wound', taken);
  decision.emit(
    conditionGained,
    {
      creature: id,
      condition: {
        id: woundId,
        name,
        severity: level === 'light' ? 'minor' : 'major',
        slots: 1,
        details: { wound: level, type, area, ...(asks && same ? { worsens: same.id } : {}) },
      },
    },
    `${creature.name} ${old ? 'is hurt worse' : 'is wounded'}: ${name.toLowerCase()}.`,
  );
  if (level === 'permanent') scarForGood(decision, family, id, type, lowers);
  if (asks && same)
    decision.emit(
      noteWritten,
      { about: id },
      `${creature.name} has ${same.name.toLowerCase()} already: the player may let that one get worse instead.`,
    );
  return woundId;
}

/** The older wound that a new one may still make worse, until the player has chosen (BDP-45). */
export const olderWound = ({ conditions }: Creature, { details }: Condition): Condition | undefined =>
  conditions.find((one) => one.id === details['worsens'] && canWorsen(one));

/** The player’s choice: the new wound goes into the older one, which gets worse, or keeps its slot (BDP-45, BDP-R10). */
export function chooseWound(
  decision: Decision,
  family: Family,
  id: string,
  fresh: Condition,
  worsen: boolean,
): void {
  const creature = creatureAt(decision.state, id);
  const old = olderWound(creature, fresh);
  const { worsens: _asked, ...details } = fresh.details;
  if (!worsen || !old) {
    const condition = { ...fresh, details };
    decision.emit(conditionGained, { creature: id, condition }, `${creature.name} keeps both wounds.`);
    return;
  }
  const level = worse(levelOf(old), levelOf(fresh));
  const name = named({ type: typeOf(old), area: areaOf(old), level });
  const condition = { ...old, name, severity: 'major' as const, details: { ...old.details, wound: level } };
  decision.emit(conditionLost, { creature: id, condition: fresh });
  for (const injury of injuriesOf(creature, fresh.id))
    decision.emit(conditionGained, {
      creature: id,
      condition: { ...injury, details: { ...injury.details, until: old.id } },
    });
  decision.emit(
    conditionGained,
    { creature: id, condition },
    `${creature.name} is hurt worse: ${name.toLowerCase()}.`,
  );
  if (level === 'permanent' && levelOf(fresh) !== 'permanent') scarForGood(decision, family, id, typeOf(old));
}

const injuryOf = ({ details }: Condition): string =>
  typeof details['injury'] === 'string' ? details['injury'] : 'arm';

/** The injuries that last as long as a wound does. */
const injuriesOf = ({ conditions }: Creature, wound: string): Condition[] =>
  conditions.filter(({ details }) => details['impairs'] === true && details['until'] === wound);

/** A wound heals: its slot is free, and an arm that it hurt strikes as before (BDP-R13). */
export function healWound(decision: Decision, id: string, wound: Condition, how: string): void {
  const creature = creatureAt(decision.state, id);
  decision.emit(
    conditionLost,
    { creature: id, condition: wound },
    `${creature.name}: ${wound.name.toLowerCase()} is healed${how ? ` by ${how}` : ''}.`,
  );
  for (const condition of injuriesOf(creature, wound.id))
    decision.emit(
      conditionLost,
      { creature: id, condition },
      `${creature.name}’s ${injuryOf(condition)} is well again.`,
    );
}
