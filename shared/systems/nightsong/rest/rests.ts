import { itemChanged, sheetChanged } from '../../../campaign/events/creatures.ts';
import { noteWritten } from '../../../campaign/events/campaign.ts';
import { siteTurnPassed } from '../../../campaign/events/meetings.ts';
import { creatureAt, itemOf } from '../../../campaign/lookup.ts';
import { Refusal } from '../../../campaign/refusal.ts';
import { partyOf, type Campaign, type Creature, type Item } from '../../../campaign/state.ts';
import { dayOf } from '../../../time/calendar.ts';
import type { Decision } from '../../contract.ts';
import { needsCare, relieve } from '../harm/conditions.ts';
import { passUntilMet } from '../road/dangers.ts';
import { watchCheck } from '../road/encounters.ts';
import { heal } from '../harm/hitPoints.ts';
import { rulingOf } from '../rulings.ts';
import { sheetOf } from '../sheet/sheet.ts';
import { stepUp } from '../gear/stepDice.ts';
import { calendar, TURN, WATCH } from '../words.ts';

/** Those of the party who can rest: all but the dead. */
export const resters = (campaign: Campaign): Creature[] =>
  partyOf(campaign, true).filter((one) => one.status !== 'dead' && one.status !== 'fled');

/** A Rest is broken off: it gives nothing, or by an option what a Short Rest gives (NS-R16). */
export function breakOff(decision: Decision, who: readonly string[]): void {
  const consoled = rulingOf(decision.state, 'broken-rest') === 'what a Short Rest gives';
  const told = consoled
    ? 'The rest is broken off and gives what a Short Rest does.'
    : 'The rest is broken off and gives nothing.';
  decision.emit(noteWritten, {}, told, { rules: ['NS-R16'] });
  if (consoled) for (const id of who) recover(decision, id, 4, 'a broken Rest');
}

/**
 * A Watch of rest, with the encounter check in its middle, unless an option spares it (NS-54, NS-S3). Gives
 * back false when somebody came: the rest is broken off there (NS-R16); nobody comes to the sheltered.
 * Whoever sleeps it out has had the Long Rest of the day it began in.
 */
export function restWatch(decision: Decision, who: readonly string[], sheltered = false): boolean {
  const day = dayOf(calendar, decision.state.clock);
  const before = decision.state.encounter;
  const brokenOff = (): boolean => {
    if (decision.state.encounter === before) return false;
    breakOff(decision, who);
    return true;
  };
  passUntilMet(decision, WATCH / 2);
  if (!sheltered && rulingOf(decision.state, 'rest-encounters')) watchCheck(decision);
  if (brokenOff()) return false;
  for (const id of who) {
    const { restedOn } = sheetOf(creatureAt(decision.state, id));
    if (restedOn < day) decision.emit(sheetChanged, { creature: id, to: { restedOn: day } });
  }
  passUntilMet(decision, WATCH / 2);
  if (brokenOff()) return false;
  const { site } = decision.state.party;
  if (site) decision.emit(siteTurnPassed, { turns: site.turns + WATCH / TURN });
  return true;
}

/** Throws for the hit points that a rest gives back; nothing is thrown for those who lack none. */
export function recover(decision: Decision, id: string, sides: number, why: string): void {
  const { name, status, hitPoints } = creatureAt(decision.state, id);
  if (status === 'dead' || hitPoints.now >= hitPoints.max) return;
  heal(decision, id, decision.throwDice(`${name}, ${why}`, 1, sides).total, why);
}

/** A Long Rest's good: 1d6 HP, and minor conditions that need nothing else go (NS-56). */
export function restWell(decision: Decision, id: string): void {
  recover(decision, id, 6, 'Long Rest');
  relieve(decision, id, ['NS-56', 'NS-49'], (one) => one.severity === 'minor' && !needsCare(one));
}

/** Shards that have lost some of their mana, or by an option all of it, the emptiest first (NS-R28). */
export function worn(campaign: Campaign, { items }: Creature): Item[] {
  const drained = rulingOf(campaign, 'shards-refilled') === 'drained ones';
  return items
    .filter((item) => item.kind === 'spell' && (item.die ?? 0) < (item.fullDie ?? 0))
    .filter((item) => !drained || item.die === 0)
    .sort((a, b) => (a.die ?? 0) - (b.die ?? 0));
}

/**
 * How many shards a Long Rest refills: PRE, but never less than 0 or what an option says (NS-9, NS-94,
 * NS-R28).
 */
export const mostShards = (campaign: Campaign, creature: Creature): number =>
  Math.max(rulingOf(campaign, 'least-shards'), sheetOf(creature).pre);

/** The shards to be refilled: those chosen, else the emptiest. Refuses `too-many-shards` and `not-worn`. */
export function shardsToFill(
  campaign: Campaign,
  creature: Creature,
  chosen: readonly string[] | undefined,
  path: string,
): string[] {
  const most = mostShards(campaign, creature);
  const fillable = worn(campaign, creature).map(({ id }) => id);
  if (chosen === undefined) return fillable.slice(0, most);
  if (chosen.length > most)
    throw new Refusal(
      'too-many-shards',
      `${creature.name} can refill ${most} shards in a Long Rest (NS-94).`,
      path,
    );
  for (const id of chosen)
    if (!fillable.includes(itemOf(creature, id, path).id))
      throw new Refusal(
        'not-worn',
        `${itemOf(creature, id, path).name} has mana enough and is not refilled (NS-R28).`,
        path,
      );
  return [...new Set(chosen)];
}

/** All that a Full Rest refills: everything with PRE 1 or more, or as an option says (NS-R15). */
export function shardsOfFullRest(campaign: Campaign, creature: Creature): string[] {
  const all = worn(campaign, creature).map(({ id }) => id);
  const most = mostShards(campaign, creature);
  const filled = {
    'all, with PRE 1 or more': most > 0 ? all.length : 0,
    all: all.length,
    'as many as a Long Rest': most,
  };
  return all.slice(0, filled[rulingOf(campaign, 'full-rest-shards')]);
}

/** Shards are back at their starting die, or by an option up a step (NS-94, NS-R28). */
export function refill(decision: Decision, id: string, shards: readonly string[]): void {
  const byStep = rulingOf(decision.state, 'shard-mana') === 'up one step';
  const word = byStep ? 'has some mana again' : 'is full of mana again';
  for (const shard of shards) mend(decision, id, shard, { byStep, word, rules: ['NS-94', 'NS-R28'] });
}

interface Mending {
  byStep: boolean;
  word: string;
  rules: string[];
}

/** Brings the die of an item back to what it had when whole, or up a step only (NS-R4). */
export function mend(decision: Decision, id: string, itemId: string, { byStep, word, rules }: Mending): void {
  const holder = creatureAt(decision.state, id);
  const item = itemOf(holder, itemId);
  const full = item.fullDie ?? item.die ?? 0;
  const die = byStep ? stepUp(item.die ?? 0, full) : full;
  decision.emit(
    itemChanged,
    { creature: id, item: itemId, from: { die: item.die }, to: { die } },
    `${holder.name}’s ${item.name.toLowerCase()} ${word}: D${die}.`,
    { rules },
  );
}

/** Who may have a Long Rest now: all, or by an option those who had none today (NS-R16). */
export const mayRestLong = (campaign: Campaign, creature: Creature): boolean =>
  rulingOf(campaign, 'long-rests') === 'as many as there is time for' ||
  sheetOf(creature).restedOn < dayOf(calendar, campaign.clock);
