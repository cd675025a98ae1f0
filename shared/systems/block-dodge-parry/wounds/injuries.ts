import { diceRolled, noteWritten } from '../../../campaign/events/campaign.ts';
import { conditionGained } from '../../../campaign/events/creatures.ts';
import { timerEnded } from '../../../campaign/events/time.ts';
import { freshId } from '../../../campaign/ids.ts';
import { burning } from '../../../campaign/light.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Campaign, Creature, Item } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { useOne } from '../../cairn-family/days/days.ts';
import { die, loseScore } from '../../cairn-family/harm/harm.ts';
import type { Family } from '../../cairn-family/family.ts';
import { addWound } from './wounds.ts';

/** Where the d10 strikes, from 1 (BDP-55). */
export const AREAS = [
  'torso',
  'torso',
  'torso',
  'torso',
  'torso',
  'left leg',
  'right leg',
  'left arm',
  'right arm',
  'head',
] as const;
type Area = (typeof AREAS)[number];

/** Gear worn over an area keeps the injury off (BDP-59). */
const protects = (creature: Creature, area: Area): boolean =>
  creature.items.some(
    ({ inUse, details }) =>
      inUse && typeof details['protects'] === 'string' && area.includes(details['protects']),
  );

function mark(decision: Decision, id: string, name: string, details: Record<string, string | boolean>): void {
  const { conditions } = creatureAt(decision.state, id);
  const taken = Object.fromEntries(conditions.map((one) => [one.id, one]));
  decision.emit(conditionGained, {
    creature: id,
    condition: { id: freshId(name, 'injury', taken), name, severity: 'major', details },
  });
}

/** What somebody holds: the weapon in hand, else a light that burns, else a shield. Nothing that is packed (BDP-55). */
const heldBy = (campaign: Campaign, { id, items }: Creature): Item | undefined =>
  items.find(({ kind, inUse }) => kind === 'weapon' && inUse) ??
  items.find((one) => one.kind === 'light' && burning(campaign, id, one.id)) ??
  items.find(({ kind, inUse }) => kind === 'shield' && inUse);

/** The held thing falls and lies there; a light goes out with it (BDP-55). */
function dropHeld(decision: Decision, id: string): void {
  const creature = creatureAt(decision.state, id);
  const held = heldBy(decision.state, creature);
  if (!held) return;
  const what = held.name.toLowerCase();
  const light = burning(decision.state, id, held.id);
  if (light) decision.emit(timerEnded, { timer: light, due: false }, `The ${what} goes out.`);
  decision.emit(noteWritten, {}, `${creature.name} drops the ${what}; it lies there.`);
  useOne(decision, id, held);
}

/** 1–3 dead, 4–5 an eye, 6 a fine scar (BDP-56). */
function hurtHead(decision: Decision, id: string): void {
  const { name } = creatureAt(decision.state, id);
  const { total } = decision.throwDice(`${name}, head`, 1, 6);
  decision.emit(
    diceRolled,
    {},
    `${name}, head: ${total}, ${total <= 3 ? 'fatal' : total <= 5 ? 'an eye is lost' : 'a scar to show'}.`,
  );
  if (total <= 3) die(decision, id, 'a blow to the head');
  else if (total <= 5) mark(decision, id, 'An eye lost', { injury: 'head' });
}

const isArm = (area: Area): boolean => area.endsWith('arm');

/** What else an area costs: no second Save comes of it (BDP-55, BDP-R12). */
function strikeArea(decision: Decision, family: Family, id: string, area: Area, cause?: string): void {
  const { name } = creatureAt(decision.state, id);
  if (area === 'head') hurtHead(decision, id);
  else if (isArm(area)) dropHeld(decision, id);
  else {
    const attribute = area === 'torso' ? 'str' : 'dex';
    const { total } = decision.throwDice(`${name}, ${area}`, 1, 4);
    loseScore(decision, family, id, attribute, total, { why: area, cause });
  }
}

/** "sword wound", "fall wound": a wound named after what caused it (BDP-57). */
const woundOf = (cause = ''): string =>
  `${cause
    .toLowerCase()
    .replace(/^(?:an?|the) /, '')
    .slice(0, MOST_OF_CAUSE)} wound`.trim();
const MOST_OF_CAUSE = 60;

/** A failed STR Critical Damage Save: where it strikes, what that costs, and the severe wound it leaves, as long as which an arm strikes impaired (BDP-52, BDP-55 to BDP-59, BDP-R13). */
export function injure(decision: Decision, family: Family, id: string, cause?: string): void {
  const creature = creatureAt(decision.state, id);
  const { total } = decision.throwDice(`${creature.name}, injury`, 1, 10);
  const area = AREAS[total - 1] ?? 'torso';
  const again =
    area !== 'torso' &&
    creature.conditions.some(({ details }) => details['area'] === area || details['injury'] === area);
  decision.emit(
    diceRolled,
    {},
    `${creature.name} is injured: ${total}, ${area}.${again ? ' The same place again: the Warden may take the limb.' : ''}`,
  );
  if (protects(creature, area)) {
    decision.emit(noteWritten, {}, `What ${creature.name} wears keeps it off.`);
    return;
  }
  strikeArea(decision, family, id, area, cause);
  const until = addWound(decision, family, id, { type: woundOf(cause), area, level: 'severe' });
  if (isArm(area) && creatureAt(decision.state, id).status !== 'dead')
    mark(decision, id, `Injured ${area}: attacks impaired`, {
      impairs: true,
      injury: area,
      ...(until === undefined ? {} : { until }),
    });
}
