import { inSentence } from '../../counted.ts';
import { tell, type Teller } from '../event.ts';
import { itemMoved } from './events.ts';
import type { Item } from '../state.ts';

/** A thing in a sentence: “rope”, “3 × ration”. */
const amount = ({ name, count }: Item): string =>
  count > 1 ? `${count} × ${inSentence(name)}` : inSentence(name);

/** How the log says that things changed hands. */
export const goodsTellers: readonly Teller[] = [
  tell(itemMoved, ({ from, to, thing }, { name }) => {
    if ('treasureOf' in to) return undefined;
    if ('treasureOf' in from)
      return 'creature' in to ? `${name(to.creature)} takes ${amount(thing)}.` : `Found: ${amount(thing)}.`;
    if ('cache' in from) return 'creature' in to ? `${name(to.creature)} takes ${amount(thing)}.` : undefined;
    if ('cache' in to) return `${name(from.creature)} drops ${amount(thing)}.`;
    return from.creature === to.creature
      ? `${name(from.creature)} puts ${amount(thing)} aside from the rest.`
      : `${name(from.creature)} gives ${amount(thing)} to ${name(to.creature)}.`;
  }),
];
