import { timerEnded } from '../../../campaign/events/time.ts';
import { freshId } from '../../../campaign/ids.ts';
import { burning } from '../../../campaign/light.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import { useOne } from '../../cairn-family/days/days.ts';
import { die, loseScore } from '../../cairn-family/harm/harm.ts';
import type { Family } from '../../cairn-family/family.ts';
import type { Decision } from '../../contract.ts';
import { by, cite } from '../cite.ts';
import { armHurt, headStruck, heldDropped, injuryThrown } from '../events/wounds.ts';
import { AREAS, type Area } from './data.ts';
import { injuryOf, woundOf } from './details.ts';
import { coverOf } from '../sheet/things.ts';
import { addWound } from './wounds.ts';

/** Gear worn over an area keeps the injury off (BDP-59). */
const protects = (creature: Creature, area: Area): boolean =>
  creature.items.some((item) => {
    const place = coverOf(item);
    return item.inUse && place !== undefined && area.includes(place);
  });

const freshInjury = ({ conditions }: Creature, name: string): string => freshId(name, 'injury', conditions);

/** What someone holds: the weapon in hand, else a light that burns, else a shield. Nothing that is packed. */
const heldBy = (campaign: Campaign, { id, items }: Creature): Item | undefined =>
  items.find(({ kind, inUse }) => kind === 'weapon' && inUse) ??
  items.find((one) => one.kind === 'light' && burning(campaign, id, one.id)) ??
  items.find(({ kind, inUse }) => kind === 'shield' && inUse);

/** The held thing falls and lies there; a light goes out with it. */
function dropHeld(decision: Decision, id: string): void {
  const held = heldBy(decision.state, creatureAt(decision.state, id));
  if (!held) return;
  const timer = burning(decision.state, id, held.id);
  decision.emit(heldDropped, { creature: id, item: held.id, light: timer !== undefined });
  if (timer) decision.emit(timerEnded, { timer, due: false }, by(decision, 'injury'));
  useOne(decision, id, held);
}

/** 1–3 dead, 4–5 an eye, 6 a fine scar (BDP-56). */
function hurtHead(decision: Decision, id: string): void {
  const creature = creatureAt(decision.state, id);
  const { total } = decision.throwDice(`${creature.name}, head`, 1, 6);
  const result = total <= 3 ? 'fatal' : total <= 5 ? 'eye' : 'scar';
  decision.emit(headStruck, {
    creature: id,
    total,
    result,
    ...(result === 'eye' ? { condition: freshInjury(creature, 'Lost eye') } : {}),
  });
  if (result === 'fatal') die(decision, id, 'a blow to the head');
}

const isArm = (area: Area): boolean => area.endsWith('arm');

/** What else an area costs: no second Save comes of it (BDP-R12). */
function strikeArea(decision: Decision, family: Family, id: string, area: Area, cause?: string): void {
  const { name } = creatureAt(decision.state, id);
  if (area === 'head') hurtHead(decision, id);
  else if (isArm(area)) dropHeld(decision, id);
  else {
    const attribute = area === 'torso' ? 'str' : 'dex';
    const { total } = decision.throwDice(`${name}, ${area}`, 1, 4);
    loseScore(decision, family, id, attribute, total, {
      why: area,
      cause,
      rules: cite(decision, 'injury', 'no-second-save'),
    });
  }
}

/** "sword wound", "fall wound": a severe wound is named after what caused it (BDP-57). */
const woundNamed = (cause = ''): string =>
  `${cause
    .toLowerCase()
    .replace(/^(?:an?|the) /, '')
    .slice(0, MOST_OF_CAUSE)} wound`.trim();
const MOST_OF_CAUSE = 60;

/** An arm strikes impaired for as long as its wound is there. */
function impair(decision: Decision, id: string, area: Area, until: string | undefined): void {
  const creature = creatureAt(decision.state, id);
  if (creature.status === 'dead') return;
  const condition = freshInjury(creature, `Injured ${area}`);
  decision.emit(armHurt, { creature: id, condition, area, ...(until === undefined ? {} : { until }) });
}

/**
 * A failed STR Critical Damage Save: where it strikes and what that costs (BDP-55), and the severe wound that it leaves. The same
 * place again may be worse by the Warden’s word (BDP-58). A hurt arm strikes with a d4 (BDP-R13).
 */
export function injure(decision: Decision, family: Family, id: string, cause?: string): void {
  const creature = creatureAt(decision.state, id);
  const { total } = decision.throwDice(`${creature.name}, injury`, 1, 10);
  const area = AREAS[total - 1] ?? 'torso';
  const again = creature.conditions.some(
    (one) => woundOf(one)?.area === area || injuryOf(one)?.injury === area,
  );
  const keptOff = protects(creature, area);
  decision.emit(
    injuryThrown,
    { creature: id, total, area, again, keptOff },
    by(decision, 'injury', again && 'same-place', keptOff && 'kept-off'),
  );
  if (keptOff) return;
  strikeArea(decision, family, id, area, cause);
  const until = addWound(decision, family, id, { type: woundNamed(cause), area, level: 'severe' });
  if (isArm(area)) impair(decision, id, area, until);
}
