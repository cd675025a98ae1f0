import { closed, figure, termsInWords } from '../../../text/words.ts';
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
import type { Means } from '../sheet/sheet.ts';
import { edgeInWords, sum as rollInWords } from './checks.ts';

const SIDES = { party: 'the party', others: 'the other side' } as const;

/** "with longsword and knife", "with the shard of embers", "unarmed" */
function meansInWords({ weapon, second, spell, feat }: Means): string {
  if (spell !== undefined) return `with the ${spell.toLowerCase()}`;
  if (feat !== undefined) return feat ? `(${feat})` : 'with a feat';
  if (weapon === undefined) return 'unarmed';
  return `with ${weapon.toLowerCase()}${second === undefined ? '' : ` and ${second.toLowerCase()}`}`;
}

export const fightTellers = [
  tell(surpriseChecked, ({ side, total, against, caught }) => {
    const said = caught ? 'surprised' : 'not surprised';
    return `Surprise check for ${SIDES[side]}: ${total} against ${against}, ${said}.`;
  }),
  tell(
    caughtOffGuard,
    ({ creatures }, { name }) =>
      `Surprised, act last in the first Round: ${creatures.map((id) => name(id)).join(', ')}.`,
  ),
  tell(
    firstSideRolled,
    ({ side, total, against }) => `Who goes first: ${total} against ${against}, ${SIDES[side]}.`,
  ),
  tell(shortMoveMade, ({ actor, what }, { name }) =>
    what ? closed(`${name(actor)} moves: ${what}`) : `${name(actor)} moves.`,
  ),
  tell(actionTaken, ({ actor, what }, { name }) =>
    what ? closed(`${name(actor)}: ${what}`) : `${name(actor)} takes an action.`,
  ),
  tell(attackMade, (event, telling) => {
    const { actor, target, missed, blocked, thrown, through, damage, again } = event;
    const [who, whom] = [telling.name(actor), telling.name(target)];
    const how = meansInWords(event);
    const left =
      damage === 0 ? `${figure(event.left)} HP` : `${figure(event.from)} → ${figure(event.left)} HP`;
    const edge = again ? '' : edgeInWords(event, telling);
    const sum = `${termsInWords(event.terms)}${edge && `,${edge}`}`;
    if (again) {
      if (missed) return `${who} still misses ${whom} with Focus (rolled ${thrown}).`;
      return `${who} hits ${whom} with Focus for ${through}, ${damage} more (${sum}; ${left}).`;
    }
    if (missed) return `${who} misses ${whom} ${how} (rolled ${thrown}${edge}).`;
    if (blocked !== undefined)
      return `${who} attacks ${whom} ${how} (rolled ${thrown}${edge}): blocked with ${blocked.toLowerCase()}.`;
    return `${who} hits ${whom} ${how} for ${through} (${sum}; ${left}).`;
  }),
  tell(
    blastCounted,
    ({ roll, reach, caught }) => `The blast catches ${caught} (rolled ${roll}, ${reach} in reach).`,
  ),
  tell(moraleRolled, ({ bonus, total, against, passed }) => {
    const result = passed ? 'passed' : 'failed';
    return bonus === undefined
      ? `Morale check: ${total} against Resolve ${against}, ${result}.`
      : `Morale check: ${rollInWords(total, bonus)} against DR ${against}, ${result}.`;
  }),
];
