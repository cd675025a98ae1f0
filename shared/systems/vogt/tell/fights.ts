import { tell, type Teller } from '../../../campaign/event.ts';
import { attackMade } from '../../../campaign/events/fight.ts';
import {
  actionDeclared,
  actionTaken,
  decisionsOpened,
  initiativeRolled,
  itemDrawn,
  moved,
  techniqueUsed,
} from '../events/fight.ts';
import { actionInWords } from '../fight/declared.ts';

const squares = (count: number): string => `${count} ${count === 1 ? 'square' : 'squares'}`;

/** The words for fights. */
export const fightTellers: readonly Teller[] = [
  tell(decisionsOpened, ({ caught }, { name }) =>
    caught.length > 0 ? `Caught off guard: ${caught.map(name).join(', ')}.` : undefined,
  ),
  tell(actionDeclared, ({ actor, reevaluated, ...declared }, { name, item }) => {
    const id = declared.weapon ?? declared.item;
    const words = actionInWords(declared, id === undefined ? undefined : item(actor, id));
    return reevaluated ? `${name(actor)} reevaluates: ${words}.` : `${name(actor)} will ${words}.`;
  }),
  tell(initiativeRolled, ({ creature, roll, added, total }, { name }) => {
    return `${name(creature)}: initiative ${total}${added > 0 ? ` (${roll} after ${added})` : ''}.`;
  }),
  tell(actionTaken, ({ actor, action, task, item: id }, { name, item }) => {
    const who = name(actor);
    if (action === 'defend') return `${who} defends: AR +2 until the next turn.`;
    if (action === 'run') return `${who} runs: twice as far this round.`;
    if (action === 'retrieve') return `${who} has the ${item(actor, id ?? '').toLowerCase()} in hand.`;
    return action === 'other' ? `${who}: ${task ?? 'something else'}.` : undefined;
  }),
  tell(moved, ({ actor, squares: count, stoodUp }, { name }) =>
    stoodUp ? undefined : `${name(actor)} moves ${squares(count)}.`,
  ),
  tell(itemDrawn, ({ actor, item: id, away }, { name, item }) => {
    return `${name(actor)} ${away ? 'puts away' : 'takes'} the ${item(actor, id).toLowerCase()}.`;
  }),
  tell(techniqueUsed, ({ actor, technique, die, left, words }, { name }) => {
    return `${name(actor)} uses ${technique} with ${die}${words ? `: ${words}` : ''}; ${left} dice left.`;
  }),
  tell(
    attackMade,
    ({ actor, target = '', hit, total, against, thrown, damageType, armour, damage }, { name }) => {
      const blow = `${name(actor)} at ${name(target)}`;
      if (!hit) return `${blow}: ${total ?? 0} against AR ${against ?? 0}, missed.`;
      const steps = [`${thrown ?? damage} ${damageType ?? ''}`.trim(), ...(armour ? [`AR ${armour}`] : [])];
      return `${blow}: ${steps.join(', ')}, ${damage} damage.`;
    },
  ),
];
