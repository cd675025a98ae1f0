import { diceRolled, noteWritten } from '../../../campaign/events/campaign.ts';
import { itemChanged } from '../../../campaign/events/creatures.ts';
import { creatureAt } from '../../../campaign/lookup.ts';
import type { Creature, Item } from '../../../campaign/state.ts';
import type { Decision } from '../../contract.ts';
import { rulingOf } from '../rulings.ts';
import { changeSheet, sheetOf, type LOSSES } from '../sheet/sheet.ts';
import { giveStatus } from './statuses.ts';

type Loss = (typeof LOSSES)[number];

const weaponInUse = ({ items }: Creature): Item | undefined =>
  items.find(({ kind, inUse, die }) => inUse && kind === 'weapon' && die !== 0);
const armourWorn = ({ items }: Creature): Item | undefined =>
  items.find(({ kind, details }) => kind === 'armour' && details['broken'] !== true);

/** What breaks of somebody’s things; nothing by itself where the GM says what it is (BV-37). */
const BREAKING = {
  'the weapon': (creature: Creature) => weaponInUse(creature) ?? armourWorn(creature),
  'the armour': (creature: Creature) => armourWorn(creature) ?? weaponInUse(creature),
  'what the GM says': () => undefined,
} as const;

/** The weapon in hand or the armour is of no more use (BV-37). */
function breakGear(decision: Decision, id: string): boolean {
  const creature = creatureAt(decision.state, id);
  const first = rulingOf(decision.state, 'what-breaks');
  const item = BREAKING[first](creature);
  if (first === 'what the GM says')
    decision.emit(noteWritten, { about: id }, `The GM says what of ${creature.name}’s breaks.`);
  if (!item) return true;
  decision.emit(
    itemChanged,
    {
      creature: id,
      item: item.id,
      from: item.die === undefined ? {} : { die: item.die },
      to: item.kind === 'weapon' ? { die: 0 } : { inUse: false, details: { broken: true } },
    },
    `${creature.name}: ${item.name.toLowerCase()} breaks.`,
  );
  if (item.kind === 'armour') {
    const { ar } = sheetOf(creature);
    changeSheet(decision, id, { ar: Math.max(0, ar - Number(item.details['ar'] ?? 0)) });
  }
  return true;
}

/** How many of each somebody has to lose. */
const whole = (creature: Creature, what: Loss): number =>
  ({ arm: sheetOf(creature).hands, eye: 2, leg: 2, voice: 1 })[what];

/** Something is lost for good; what is lost already takes the other one, as a rule. Gives back false where the die is thrown again (BV-37). */
const lose =
  (what: Loss) =>
  (decision: Decision, id: string): boolean => {
    const creature = creatureAt(decision.state, id);
    const { lost } = sheetOf(creature);
    const gone = lost.filter((one) => one === what).length;
    const repeated = rulingOf(decision.state, 'repeated-loss');
    if (gone > 0 && repeated === 'thrown again') return false;
    const left = gone > 0 && repeated === 'nothing more goes' ? 0 : whole(creature, what) - gone;
    if (left > 0) changeSheet(decision, id, { lost: [...lost, what] });
    if (what === 'voice') giveStatus(decision, id, 'mute');
    if (what === 'eye' && left === 1 && rulingOf(decision.state, 'eyeless-blind'))
      giveStatus(decision, id, 'blind');
    return true;
  };

function dieOfIt(decision: Decision, id: string): boolean {
  giveStatus(decision, id, 'dead');
  return true;
}

/** Death and dismemberment by 1d8, from 1 (BV-37). */
const DISMEMBERMENT: readonly { text: string; happen(decision: Decision, id: string): boolean }[] = [
  { text: 'a weapon or armour breaks', happen: breakGear },
  { text: 'an arm is lost', happen: lose('arm') },
  { text: 'an eye is lost', happen: lose('eye') },
  { text: 'a leg is lost', happen: lose('leg') },
  { text: 'the voice is lost', happen: lose('voice') },
  { text: 'dead', happen: dieOfIt },
  { text: 'dead', happen: dieOfIt },
  { text: 'dead', happen: dieOfIt },
];
export const dismembermentRows = DISMEMBERMENT.map(({ text }) => text);

const MOST_THROWS = 20;

/** Throws for death and dismemberment (BV-36, BV-37). */
export function dismember(decision: Decision, id: string, throws = MOST_THROWS): void {
  const { name } = creatureAt(decision.state, id);
  const { total } = decision.throwDice(`${name}, death and dismemberment`, 1, DISMEMBERMENT.length);
  const row = DISMEMBERMENT[total - 1];
  decision.emit(diceRolled, {}, `${name}, death and dismemberment: ${total}, ${row?.text ?? ''}.`);
  const isDone = row?.happen(decision, id) ?? true;
  if (!isDone && throws > 1) dismember(decision, id, throws - 1);
}
