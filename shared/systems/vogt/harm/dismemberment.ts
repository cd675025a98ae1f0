import { creatureAt } from '../../../campaign/lookup.ts';
import type { Creature } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { bodyPartLost, dismembermentRolled } from '../events/harm.ts';
import { PARTS, sheetOf, type Loss } from '../sheet/sheet.ts';
import { giveStatus } from './statuses.ts';

/** How many of a part are left to lose: there is no third arm, and no arm without a hand. */
function leftOf(creature: Creature, part: Loss): number {
  const { lost, hands } = sheetOf(creature);
  const whole = part === 'arm' ? Math.min(PARTS.arm, hands) : PARTS[part];
  return Math.max(0, whole - lost.filter((one) => one === part).length);
}

/** A part is lost for good, the other one if one is lost already. Both eyes lost are blindness, a voice lost is silence. */
function lose(decision: Decision, id: string, part: Loss): void {
  const left = leftOf(creatureAt(decision.state, id), part);
  if (left > 0) decision.emit(bodyPartLost, { creature: id, part, left: left - 1 });
  if (part === 'voice') giveStatus(decision, id, 'mute');
  if (part === 'eye' && left <= 1) giveStatus(decision, id, 'blind');
}

interface Row {
  result: 'gear' | 'dead' | Loss;
  text: string;
}
const DEAD: Row = { result: 'dead', text: 'dead' };

/** Death and dismemberment by 1d8, from 1 (BV-37). The GM says what breaks. */
export const DISMEMBERMENT: readonly Row[] = [
  { result: 'gear', text: 'a weapon or armour breaks' },
  { result: 'arm', text: 'lose an arm' },
  { result: 'eye', text: 'lose an eye' },
  { result: 'leg', text: 'lose a leg' },
  { result: 'voice', text: 'lose your voice' },
  DEAD,
  DEAD,
  DEAD,
];

/** Rolls for death and dismemberment and applies the result. */
export function dismember(decision: Decision, id: string): void {
  const creature = creatureAt(decision.state, id);
  const { name } = creature;
  const { total } = decision.throwDice(`${name}, death and dismemberment`, 1, DISMEMBERMENT.length);
  const { result } = DISMEMBERMENT[total - 1] ?? DEAD;
  const part = result === 'dead' || result === 'gear' ? undefined : result;
  const left = part && leftOf(creature, part);
  decision.emit(dismembermentRolled, {
    creature: id,
    roll: total,
    result,
    ...(left === undefined ? {} : { left }),
  });
  if (result === 'dead') giveStatus(decision, id, 'dead');
  if (part) lose(decision, id, part);
}

/** Whether a status is permanent: those who lost their voice stay mute. */
export const isForGood = (creature: Creature, status: string): boolean =>
  status === 'mute' && sheetOf(creature).lost.includes('voice');
