import { capital, counted } from '../../text/words.ts';
import type { Coin, Decision, System } from '../../systems/contract.ts';
import { creatureAt } from '../lookup.ts';
import { NoMoney, Refusal } from '../refusal.ts';
import type { Campaign, Creature } from '../state.ts';
import { coinsMoved, type Whereabouts } from './events.ts';
import { Count } from './items.ts';
import { demandSlots, partyPlace, partyStore } from './move.ts';

const MOST_COINS = Count.maxValue ?? 0;

/** The coin that this system counts in. */
export const coinOf = ({ money }: Pick<System, 'money'>): Coin =>
  money.coin ?? { one: 'coin', name: 'coins' };

/** So many coins in words: “3 crowns”. */
export function inCoins(system: Pick<System, 'money'>, count: number): string {
  const { one, name } = coinOf(system);
  return counted(count, one, name);
}

/** How many coins a creature carries. */
export function coinsHeld(system: Pick<System, 'money'>, { coins = 0, sheet }: Creature): number {
  const { inSheet } = coinOf(system);
  return inSheet === undefined ? coins : Number(sheet[inSheet] ?? 0);
}

/** What somebody has to spend; without `who`, what is in the party’s purse. Refuses `unknown-creature`. */
export const balance = (campaign: Campaign, system: Pick<System, 'money'>, who?: string): number =>
  who === undefined
    ? (partyStore(campaign)?.coins ?? 0)
    : coinsHeld(system, creatureAt(campaign, who, 'from'));

/** Where somebody’s coins are; without `who`, the party’s purse. */
export const purseOf = (campaign: Campaign, who?: string): Whereabouts =>
  who === undefined ? partyPlace(campaign) : { creature: who };

function coinsAt({ state, system }: Decision, where: Whereabouts): { name: string; count: number } {
  if ('creature' in where) {
    const creature = creatureAt(state, where.creature);
    return { name: creature.name, count: coinsHeld(system, creature) };
  }
  if ('treasureOf' in where) return { name: 'the room', count: 0 };
  const name = where.party ? 'the party’s purse' : 'the place';
  return { name, count: state.caches[where.cache]?.coins ?? 0 };
}

/** Refuses `too-many` what no purse holds, and `no-slot` what a character has no slots for where coins fill some. */
function demandPurse(decision: Decision, to: Whereabouts, count: number): void {
  const { name, count: has } = coinsAt(decision, to);
  if (has + count > MOST_COINS)
    throw new Refusal('too-many', `${capital(name)} can’t hold that many coins.`, 'count');
  if (!('creature' in to)) return;
  const { inSheet } = coinOf(decision.system);
  const holder = creatureAt(decision.state, to.creature, 'to');
  const then =
    inSheet === undefined ? { coins: has + count } : { sheet: { ...holder.sheet, [inSheet]: has + count } };
  demandSlots(decision, holder, then, inCoins(decision.system, count), 'count');
}

interface Move {
  from?: Whereabouts | undefined;
  to?: Whereabouts | undefined;
  count: number;
  what?: string | undefined;
  /** It is one of the shares that are told of together. */
  shared?: true;
}

/**
 * Moves coins; without `from` they come from outside, without `to` they are gone. Refuses `no-money` (at `path`),
 * `no-slot` and `too-many`.
 */
export function moveCoins(decision: Decision, { from, to, count, what, shared }: Move, path = 'count'): void {
  if (count === 0) return;
  if (from) {
    const { name, count: has } = coinsAt(decision, from);
    if (count > has)
      throw new NoMoney(
        `${capital(name)} has only ${inCoins(decision.system, has)}${what === undefined ? '' : `, and ${what} costs ${count}`}.`,
        count,
        has,
        path,
      );
  }
  if (to) demandPurse(decision, to, count);
  const { inSheet } = coinOf(decision.system);
  decision.emit(coinsMoved, {
    count,
    ...(from && { from }),
    ...(to && { to }),
    ...(what !== undefined && { what }),
    ...(shared && { shared }),
    ...(inSheet !== undefined && { inSheet }),
  });
}

/** Somebody, or without `who` the party’s purse, pays for `what`; refuses `no-money` at `path`. */
export const pay = (
  decision: Decision,
  who: string | undefined,
  count: number,
  what?: string,
  path = 'from',
): void => {
  moveCoins(decision, { from: purseOf(decision.state, who), count, what }, path);
};

/** Coins come to somebody, or without `who` into the party’s purse. Refuses `no-slot` and `too-many`. */
export const earn = (decision: Decision, who: string | undefined, count: number): void => {
  moveCoins(decision, { to: purseOf(decision.state, who), count });
};
