import { timerRules } from '../systems/ruleBook.ts';
import type { Decision } from '../systems/contract.ts';
import { itemChanged, itemRemoved } from './events/creatures.ts';
import { timerEnded, timerStarted } from './events/time.ts';
import { find, freshId } from './ids.ts';
import { ableCreature, creatureAt, creatureHere, itemOf } from './lookup.ts';
import { Refusal } from './refusal.ts';
import type { Campaign, Item, Timer } from './state.ts';

/** The timer of a light that burns; undefined when it does not. */
export const burning = (campaign: Campaign, creature: string, item: string): Timer | undefined =>
  Object.values(campaign.timers).find(
    (one) => one.order === 'light' && one.creature === creature && one.item === item,
  );

/** The lights that burn in the hands of the party’s own people, as far as players know of them. */
export const partyLights = ({ timers, party }: Campaign): Timer[] =>
  Object.values(timers).filter(
    ({ order, secret, creature = '' }) => order === 'light' && !secret && party.members.includes(creature),
  );

/** What the timer of someone’s light is called. */
export const lightName = (creature: string, item: string): string => `${creature}’s ${item.toLowerCase()}`;

/** Lights a torch or lamp. Refuses who can’t act, with `no-light` what gives none, and with `already-lit` what burns. */
export function lightUp(decision: Decision, creatureId: string, itemId: string): void {
  const creature = ableCreature(decision.state, creatureId);
  const item = itemOf(creature, itemId);
  const light = decision.system.light.of(item, decision.state);
  if (!light || item.kind !== 'light') throw new Refusal('no-light', `${item.name} gives no light.`, 'item');
  if (burning(decision.state, creatureId, itemId))
    throw new Refusal('already-lit', `${item.name} is already lit.`, 'item');
  const { clock } = decision.state;
  const left = item.details['left'];
  const seconds = light.kind === 'countdown' ? (typeof left === 'number' ? left : light.seconds) : 0;
  decision.emit(
    timerStarted,
    {
      timer: {
        id: freshId(`${item.name} ${creature.name}`, 'light', decision.state.timers),
        name: lightName(creature.name, item.name),
        order: 'light',
        creature: creatureId,
        item: itemId,
        ...(light.kind === 'countdown'
          ? { kind: 'countdown', dueAt: clock + seconds }
          : { kind: 'die', die: light.die, every: light.every, nextAt: clock + light.every }),
      },
    },
    timerRules(decision.system, { order: 'light' }),
  );
}

/** Puts a light out; what is left of it burns another time. Refuses with `not-lit`. */
export function putOut(decision: Decision, creatureId: string, itemId: string): void {
  const creature = creatureHere(decision.state, creatureId);
  const item = itemOf(creature, itemId);
  const timer = burning(decision.state, creatureId, itemId);
  if (!timer) throw new Refusal('not-lit', `${item.name} is not lit.`, 'item');
  decision.emit(timerEnded, { timer, due: false }, timerRules(decision.system, timer));
  const to =
    timer.kind === 'die'
      ? { die: timer.die ?? 0 }
      : { details: { left: Math.max(0, (timer.dueAt ?? 0) - decision.state.clock) } };
  decision.emit(itemChanged, { creature: creatureId, item: itemId, from: {}, to });
}

/** What becomes of the torch or lamp whose light ended: one is used up, a lamp of several fillings keeps the rest. */
export function endLight(decision: Decision, timer: Timer): void {
  const holder = timer.creature ? find(decision.state.creatures, timer.creature) : undefined;
  const item = holder?.items.find((one) => one.id === timer.item);
  if (!holder || !item) return;
  if (item.count > 1)
    decision.emit(itemChanged, {
      creature: holder.id,
      item: item.id,
      from: { count: item.count },
      to: { count: item.count - 1, details: { left: null }, ...(item.fullDie ? { die: item.fullDie } : {}) },
    });
  else decision.emit(itemRemoved, { creature: holder.id, item });
}

/** Puts a thing out if it burns, as whoever lets go of it does first, and gives back what it is then. Refuses `unknown-item`. */
export function snuff(decision: Decision, creatureId: string, itemId: string, path = 'item'): Item {
  if (burning(decision.state, creatureId, itemId)) putOut(decision, creatureId, itemId);
  return itemOf(creatureAt(decision.state, creatureId), itemId, path);
}

/** Puts out whatever burns in somebody’s hands. */
export function putOutAll(decision: Decision, creatureId: string): void {
  for (const { id } of creatureAt(decision.state, creatureId).items) snuff(decision, creatureId, id);
}
