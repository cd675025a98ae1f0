import { freshId } from '../../../campaign/ids.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Condition, Creature } from '../../../campaign/state.ts';
import { makeHelpless, spend } from '../../cairn-family/harm/harm.ts';
import type { Family } from '../../cairn-family/family.ts';
import { bodyOf, setScore, type Attribute } from '../../cairn-family/sheet/attributes.ts';
import { burden, capacity } from '../../cairn-family/sheet/burden.ts';
import type { Decision } from '../../contract.ts';
import { by, cite, type BdpRule } from '../cite.ts';
import { woundHealed, woundKept, woundMerged, woundTaken } from '../events/wounds.ts';
import { AREAS, LEVELS, WOUND_TYPES, type Level, type Wound } from './data.ts';
import { canWorsen, injuryOf, injuryUntil, levelOf, olderWound, typeOf, woundOf } from './details.ts';

/** A wound of the same type, wherever it is, that can still get worse. */
export const sameWound = (creature: Creature, type: string): Condition | undefined =>
  creature.conditions.find((one) => canWorsen(one) && typeOf(one).toLowerCase() === type.toLowerCase());

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
    '',
    ...cite(decision, 'scar-for-good'),
  );
  if (left.now === 0) spend(decision, family, id, attribute);
}

/** One level worse than it was, and at least as bad as the new one (BDP-R10). */
const worse = (old: Level, fresh: Level): Level =>
  LEVELS[Math.max(LEVELS.indexOf(old) + 1, LEVELS.indexOf(fresh))] ?? 'permanent';

/** The wound that gets worse where there is no slot for another one: the lightest. */
const lightest = ({ conditions }: Creature): Condition | undefined =>
  conditions.filter(canWorsen).sort((a, b) => LEVELS.indexOf(levelOf(a)) - LEVELS.indexOf(levelOf(b)))[0];

interface Answer {
  /** Whether the player has the same wound get worse; left out where nobody has been asked yet. */
  worsen?: boolean;
  /** The score that a permanent one lowers, where it is not what fits its type. */
  lowers?: Attribute | undefined;
}

/**
 * Fire, monsters and the like leave wounds (BDP-42). A wound fills a slot (BDP-43), or makes the same one worse where the player
 * says so; where nobody has said yet, it fills a slot and the player may still choose (BDP-45). Where every slot is a burden another
 * one gets worse, or the wounded are out of action. Gives back the id of the wound, of the older one where that got worse.
 */
export function addWound(
  decision: Decision,
  family: Family,
  id: string,
  wound: Wound,
  { worsen, lowers }: Answer = {},
): string | undefined {
  const creature = creatureAt(decision.state, id);
  if (creature.status === 'dead') return undefined;
  const same = sameWound(creature, wound.type);
  const full = burden(creature) >= capacity(decision.state);
  const old = worsen || full ? (same ?? (full ? lightest(creature) : undefined)) : undefined;
  if (full && !old) {
    makeHelpless(decision, id, 'Collapsed', { collapsed: true });
    return undefined;
  }
  const condition = old?.id ?? freshId(wound.type, 'wound', creature.conditions);
  const { type, area } = (old && woundOf(old)) ?? wound;
  const level = old ? worse(levelOf(old), wound.level) : wound.level;
  const worsens = worsen === undefined && !old ? same?.id : undefined;
  decision.emit(
    woundTaken,
    {
      creature: id,
      condition,
      wound: type,
      area,
      level,
      ...(old ? { from: levelOf(old) } : {}),
      ...(worsens === undefined ? {} : { worsens }),
    },
    by(
      decision,
      'wound',
      (old !== undefined || worsens !== undefined) && 'same-wound',
      old !== undefined && 'worse-wound',
    ),
  );
  if (level === 'permanent') scarForGood(decision, family, id, type, lowers);
  return condition;
}

/** The player’s choice: the new wound goes into the older one, which gets worse, or keeps its slot. */
export function chooseWound(
  decision: Decision,
  family: Family,
  id: string,
  fresh: Condition,
  worsen: boolean,
): void {
  const creature = creatureAt(decision.state, id);
  const old = olderWound(creature, fresh);
  const before = old && woundOf(old);
  if (!worsen || !old || !before) {
    decision.emit(woundKept, { creature: id, condition: fresh.id });
    return;
  }
  const to = worse(levelOf(old), levelOf(fresh));
  decision.emit(woundMerged, {
    creature: id,
    condition: old.id,
    merged: fresh.id,
    wound: before.type,
    area: before.area,
    from: levelOf(old),
    to,
  });
  if (to === 'permanent' && levelOf(fresh) !== 'permanent') scarForGood(decision, family, id, before.type);
}

/** A wound heals: its slot is free, and an arm that it hurt strikes as before. */
export function healWound(
  decision: Decision,
  id: string,
  condition: Condition,
  remedy: string,
  rule: BdpRule,
): void {
  const creature = creatureAt(decision.state, id);
  const wound = woundOf(condition);
  if (!wound) return;
  const injury = injuryUntil(creature, condition.id);
  const well = AREAS.find((area) => injury && injuryOf(injury)?.injury === area);
  decision.emit(
    woundHealed,
    {
      creature: id,
      condition: condition.id,
      wound: wound.type,
      area: wound.area,
      level: wound.wound,
      remedy,
      ...(well ? { well } : {}),
    },
    by(decision, rule),
  );
}
