import { diceRolled, noteWritten } from '../../campaign/events/campaign.ts';
import { conditionGained, itemRemoved } from '../../campaign/events/creatures.ts';
import { find, freshId } from '../../campaign/ids.ts';
import { creatureAt } from '../../campaign/look.ts';
import type { Creature } from '../../campaign/state.ts';
import type { Decision } from '../contract.ts';
import { die, loseScore } from '../helpers/harm.ts';
import type { Kin } from '../helpers/kin.ts';
import { weaponInHand } from '../helpers/weapons.ts';
import { addWound } from './wounds.ts';
import { rulingOf } from './rulings.ts';

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

/** Gear worn over an area keeps the injury off, where the campaign has it so (BDP-59). */
const protects = (decision: Decision, creature: Creature, area: Area): boolean =>
  rulingOf(decision.state, 'gear-keeps-injury-off') &&
  creature.items.some(
    ({ inUse, own }) => inUse && typeof own['protects'] === 'string' && area.includes(own['protects']),
  );

function mark(decision: Decision, id: string, name: string, own: Record<string, string | boolean>): void {
  const { conditions } = creatureAt(decision.state, id);
  const taken = Object.fromEntries(conditions.map((one) => [one.id, one]));
  decision.emit(conditionGained, {
    creature: id,
    condition: { id: freshId(name, 'injury', taken), name, severity: 'major', own },
  });
}

/** The held thing falls, and blows are impaired from now on (BDP-55, BDP-R13). */
function hurtArm(decision: Decision, id: string, area: Area): void {
  const creature = creatureAt(decision.state, id);
  const held = weaponInHand(creature) ?? creature.items.find(({ kind, inUse }) => kind === 'shield' && inUse);
  if (held)
    decision.emit(
      itemRemoved,
      { creature: id, item: held },
      `${creature.name} drops the ${held.name.toLowerCase()}.`,
    );
  mark(decision, id, `Injured ${area}: attacks impaired`, { impairs: true, injury: area });
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

/** What else an area costs; a second Save comes of it only by the campaign’s word (BDP-55, BDP-R12). */
function strikeArea(decision: Decision, kin: Kin, id: string, area: Area): void {
  const { name } = creatureAt(decision.state, id);
  if (area === 'head') hurtHead(decision, id);
  else if (area.endsWith('arm')) hurtArm(decision, id, area);
  else {
    const attribute = area === 'torso' ? 'str' : 'dex';
    const { total } = decision.throwDice(`${name}, ${area}`, 1, 4);
    const critical = rulingOf(decision.state, 'injury-saves');
    loseScore(decision, kin, id, attribute, total, { why: area, critical });
  }
}

/** A failed STR Critical Damage Save: where it strikes, what that costs, and the severe wound it leaves; the same place again may be worse (BDP-52, BDP-55 to BDP-59). */
export function injure(decision: Decision, kin: Kin, id: string, by?: string): void {
  const creature = creatureAt(decision.state, id);
  const { total } = decision.throwDice(`${creature.name}, injury`, 1, 10);
  const area = AREAS[total - 1] ?? 'torso';
  const again =
    area !== 'torso' && creature.conditions.some(({ own }) => own['area'] === area || own['injury'] === area);
  decision.emit(
    diceRolled,
    {},
    `${creature.name} is injured: ${total}, ${area}.${again ? ' The same place again: the Warden may take the limb.' : ''}`,
  );
  if (protects(decision, creature, area)) {
    decision.emit(noteWritten, {}, `What ${creature.name} wears keeps it off.`);
    return;
  }
  strikeArea(decision, kin, id, area);
  const attacker = by === undefined ? undefined : find(decision.state.creatures, by);
  const cause = attacker ? `${weaponInHand(attacker)?.name.toLowerCase() ?? 'blow'} wound` : 'wound';
  addWound(decision, kin, id, {
    type: cause,
    area,
    level:
      again && rulingOf(decision.state, 'same-place-again') === 'leaves a permanent wound'
        ? 'permanent'
        : 'severe',
  });
}
