import { amountOf, capital, inSentence } from '../../text/words.ts';
import { tell, type Teller } from '../event.ts';
import { coinsMoved, coinsShared, itemMoved, type Whereabouts } from './events.ts';
import { find } from '../ids.ts';
import type { Campaign, Item } from '../state.ts';

/** A thing in a sentence: “a rope”, “3 × ration”. */
export const amount = ({ name, count }: Pick<Item, 'name' | 'count'>): string =>
  amountOf(inSentence(name), count);

const inARow = new Intl.ListFormat('en-GB');

const isLying = (place: Whereabouts): boolean => 'cache' in place && !place.party;

/** Whether somebody is dead or down: what they had is taken from them, and not given. */
const hasFallen = ({ creatures }: Campaign, place: Whereabouts): boolean => {
  const status = 'creature' in place ? find(creatures, place.creature)?.status : undefined;
  return status === 'dead' || status === 'down';
};

/** How the log says that things changed hands. */
export const goodsTellers: readonly Teller[] = [
  tell(itemMoved, ({ from, to, thing }, { name, before }) => {
    if ('treasureOf' in to) return undefined;
    if ('treasureOf' in from)
      return 'creature' in to ? `${name(to.creature)} takes ${amount(thing)}.` : `Found: ${amount(thing)}.`;
    if ('cache' in from) {
      const source = from.party ? ' from the party’s treasure' : '';
      return `${'creature' in to ? name(to.creature) : 'The party'} takes ${amount(thing)}${source}.`;
    }
    const isTaken = hasFallen(before, from);
    if ('cache' in to)
      return to.party && isTaken
        ? `The party takes ${amount(thing)} from ${name(from.creature)}.`
        : to.party
          ? `${name(from.creature)} puts ${amount(thing)} with the party’s treasure.`
          : `${name(from.creature)} drops ${amount(thing)}.`;
    if (from.creature === to.creature)
      return `${name(from.creature)} puts ${amount(thing)} aside from the rest.`;
    return isTaken
      ? `${name(to.creature)} takes ${amount(thing)} from ${name(from.creature)}.`
      : `${name(from.creature)} gives ${name(to.creature)} ${amount(thing)}.`;
  }),
  tell(coinsMoved, ({ from, to, count, what, shared }, { name, coins, before }) => {
    if (shared) return undefined;
    const many = coins(count);
    const who = (place: Whereabouts): string => ('creature' in place ? name(place.creature) : 'The party');
    if (!from) return to && `${who(to)} gets ${many}.`;
    if (!to) return `${who(from)} pays ${many}${what === undefined ? '' : ` for ${what}`}.`;
    if (isLying(to)) return `${who(from)} leaves ${many} behind.`;
    if (isLying(from)) return `${who(to)} takes ${many}.`;
    if (hasFallen(before, from)) return `${who(to)} takes ${many} from ${who(from)}.`;
    if ('cache' in to) return `${who(from)} puts ${many} into the party’s purse.`;
    if ('cache' in from) return `${who(to)} takes ${many} from the party’s purse.`;
    return `${who(from)} gives ${who(to)} ${many}.`;
  }),
  tell(coinsShared, ({ total, each, among, left }, { name, coins }) => {
    if (each === 0) return `${capital(coins(total))} go${total === 1 ? 'es' : ''} into the party’s purse.`;
    const rest = left > 0 ? `; ${left} left over go${left === 1 ? 'es' : ''} into the party’s purse` : '';
    return `${inARow.format(among.map(name))} get${among.length === 1 ? 's' : ''} ${coins(each)}${among.length > 1 ? ' each' : ''}${rest}.`;
  }),
];
