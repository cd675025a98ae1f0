import { itemChanged, sheetChanged } from '../../campaign/events/creatures.ts';
import { noteWritten } from '../../campaign/events/campaign.ts';
import { siteTurnPassed } from '../../campaign/events/meetings.ts';
import { creatureAt, itemOf } from '../../campaign/look.ts';
import { Refusal } from '../../campaign/refusal.ts';
import { partyOf, type Campaign, type Creature, type Item } from '../../campaign/state.ts';
import { dayOf } from '../../time/calendar.ts';
import type { Decision } from '../contract.ts';
import { needsCare, relieve } from './conditions.ts';
import { passUntilMet } from './dangers.ts';
import { encounterCheck } from './encounters.ts';
import { heal } from './hitPoints.ts';
import { sheetOf } from './sheet.ts';
import { calendar, TURN, WATCH } from './words.ts';

/** Those of the party who can rest: all but the dead. */
export const resters = (campaign: Campaign): Creature[] =>
  partyOf(campaign, true).filter((one) => one.status !== 'dead' && one.status !== 'fled');

/**
 * A Watch of rest, with the encounter check in its middle (NS-54, NS-S3). Gives back false when somebody came: the rest
 * is broken off there and gives nothing (NS-R16); nobody comes to the sheltered. Whoever sleeps it out has had the Long Rest of the day it began in.
 */
export function restWatch(decision: Decision, who: readonly string[], sheltered = false): boolean {
  const day = dayOf(calendar, decision.state.clock);
  const before = decision.state.encounter;
  const brokenOff = (): boolean => {
    if (decision.state.encounter === before) return false;
    decision.emit(noteWritten, {}, 'The rest is broken off and gives nothing.', { rules: ['NS-R16'] });
    return true;
  };
  passUntilMet(decision, WATCH / 2);
  if (!sheltered) encounterCheck(decision);
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

/** Shards that have lost some of their mana, the emptiest first. */
export const worn = ({ items }: Creature): Item[] =>
  items
    .filter((item) => item.kind === 'spell' && (item.die ?? 0) < (item.fullDie ?? 0))
    .sort((a, b) => (a.die ?? 0) - (b.die ?? 0));

/** How many shards a Long Rest refills: PRE, none when it is 0 or less (NS-9, NS-94, NS-R28). */
export const mostShards = (creature: Creature): number => Math.max(0, sheetOf(creature).pre);

/** The shards to be refilled: those chosen, else the emptiest. Refuses `too-many-shards` and `not-worn`. */
export function shardsToFill(
  creature: Creature,
  chosen: readonly string[] | undefined,
  path: string,
): string[] {
  const most = mostShards(creature);
  if (chosen === undefined)
    return worn(creature)
      .slice(0, most)
      .map((one) => one.id);
  if (chosen.length > most)
    throw new Refusal(
      'too-many-shards',
      `${creature.name} can refill ${most} shards in a Long Rest (NS-94).`,
      path,
    );
  for (const id of chosen)
    if (!worn(creature).some((one) => one.id === itemOf(creature, id, path).id))
      throw new Refusal('not-worn', `${itemOf(creature, id, path).name} has all its mana (NS-R28).`, path);
  return [...new Set(chosen)];
}

/** Shards are back at their starting die (NS-94, NS-R28). */
export function refill(decision: Decision, id: string, shards: readonly string[]): void {
  for (const shard of shards) restore(decision, id, shard, 'is full of mana again', ['NS-94', 'NS-R28']);
}

/** Brings the die of an item back to what it had when whole (NS-R4). */
export function restore(decision: Decision, id: string, itemId: string, word: string, rules: string[]): void {
  const holder = creatureAt(decision.state, id);
  const item = itemOf(holder, itemId);
  const die = item.fullDie ?? item.die ?? 0;
  decision.emit(
    itemChanged,
    { creature: id, item: itemId, from: { die: item.die }, to: { die } },
    `${holder.name}’s ${item.name.toLowerCase()} ${word}: D${die}.`,
    { rules },
  );
}
