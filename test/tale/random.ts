import { evolve } from '../../shared/campaign/decide.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { coinOf } from '../../shared/campaign/goods/coins.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import type { System } from '../../shared/systems/contract.ts';
import { systems } from '../../shared/systems/registry.ts';
import { heard, type Seen } from '../../shared/tale/seen.ts';
import { recapsOf, taleOf, type Telling } from '../../shared/tale/tale.ts';
import { filled } from '../helpers/autoplay.ts';
import { openedSample, rulebookOf, type AnyCommand, type Playthrough } from '../helpers/play.ts';
import type { Told } from './told.ts';

export const tellingOf = (system: System, seed = 'seed'): Telling => ({
  calendar: system.calendar,
  own: system.tale ?? [],
  coin: coinOf(system),
  seed,
});

/** What events did to a campaign, one by one. */
export function seenFrom(
  game: Playthrough,
  from: Campaign,
  entry: number,
  command: AnyCommand,
  first: number,
): Seen[] {
  const beside = game.events.slice(first);
  let before = from;
  return beside.map((event) => {
    const after = evolve(before, game.rulebook.kinds.events, event);
    const seen = { event, entry, command, beside, before, after };
    before = after;
    return seen;
  });
}

/** An evening of the sample’s party, clicked through by numbers that choose. */
export function evening(system: System, seed: number, choices: readonly number[]): Seen[] {
  const game = openedSample(system, { dice: seededDice(seed) });
  const seen: Seen[] = [];
  for (const [index, choice] of choices.entries()) {
    const { offers, state } = game;
    const offer = offers[choice % offers.length];
    if (!offer) continue;
    const first = game.events.length;
    const command = filled(offer, choice);
    if (!game.attempt(command)) seen.push(...seenFrom(game, state, index, command, first));
  }
  return seen;
}

/** An evening told in every form. */
export function toldFrom(system: System, seen: readonly Seen[], seed?: string): Told {
  const telling = tellingOf(system, seed);
  const theirs = heard(seen, 'players', rulebookOf(system).kinds.events);
  const within = recapsOf(theirs, telling);
  return {
    tale: taleOf(seen, telling),
    players: taleOf(theirs, telling),
    recaps: { long: within(200), short: within(60) },
    seen: [...seen],
  };
}

/** A system by its id; fails where there is none. */
export function systemById(id: string): System {
  const found = systems.find((system) => system.id === id);
  if (!found) throw new Error(`There is no system ${id}.`);
  return found;
}
