import { tell } from '../../../campaign/event.ts';
import {
  actionTaken,
  attackMade,
  blastCounted,
  caughtOffGuard,
  firstSideRolled,
  moraleRolled,
  shortMoveMade,
  surpriseChecked,
} from '../events/fight.ts';
import { figure, signed } from '../sheet/sheet.ts';
import { edgeInWords } from './checks.ts';
import { damageInWords } from './damage.ts';

const SIDES = { party: 'the party', others: 'the others' } as const;

/** What the referee wrote, with a full stop where it has no end. */
const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

export const fightTellers = [
  tell(surpriseChecked, ({ side, total, against, caught }) => {
    const said = caught ? 'caught off guard' : 'on their guard';
    return `Surprise, ${SIDES[side]}: ${total} against ${against}, ${said}.`;
  }),
  tell(
    caughtOffGuard,
    ({ creatures }, { name }) => `Caught off guard: ${creatures.map((id) => name(id)).join(', ')}.`,
  ),
  tell(
    firstSideRolled,
    ({ side, total, against }) => `Who starts: ${total} against ${against}, ${SIDES[side]}.`,
  ),
  tell(shortMoveMade, ({ actor, what }, { name }) =>
    what ? sentence(`${name(actor)} moves: ${what}`) : `${name(actor)} moves.`,
  ),
  tell(actionTaken, ({ actor, what }, { name }) =>
    what ? sentence(`${name(actor)}: ${what}`) : `${name(actor)} acts.`,
  ),
  tell(attackMade, (event, { name }) => {
    const { actor, target, how, missed, blocked, thrown, armour, through, damage, again } = event;
    const change = `${figure(event.from)} → ${figure(event.left)} HP`;
    const result = damageInWords(thrown, armour, through);
    if (again) {
      const told = missed ? 'still a miss' : `${result}, ${damage} more; ${change}`;
      return `${name(actor)} strikes ${name(target)} with Focus: ${told}.`;
    }
    const start = `${name(actor)} attacks ${name(target)} ${how}${edgeInWords(event)}: `;
    if (blocked !== undefined) return `${start}${thrown}, blocked with ${blocked.toLowerCase()}.`;
    return missed ? `${start}a 1, a miss.` : `${start}${result}; ${change}.`;
  }),
  tell(
    blastCounted,
    ({ roll, reach, caught }) => `The blast catches ${caught}: a ${roll}, ${reach} in reach.`,
  ),
  tell(moraleRolled, ({ bonus, total, against, passed }) => {
    const result = passed ? 'they hold' : 'their nerve breaks';
    return bonus === undefined
      ? `Morale: ${total} against Resolve ${against}, ${result}.`
      : `Morale: ${total - bonus} ${signed(bonus)} = ${total} against DR ${against}, ${result}.`;
  }),
];
