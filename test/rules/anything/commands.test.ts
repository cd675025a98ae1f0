import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HexwatchEvent } from '../../../shared/campaign/event.ts';
import { CampaignSchema, type Campaign } from '../../../shared/campaign/state.ts';
import { seededDice } from '../../../shared/dice/sources.ts';
import type { Dice } from '../../../shared/dice/dice.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { filled } from '../../helpers/autoplay.ts';
import { openedSample, type AnyCommand, type Playthrough } from '../../helpers/play.ts';
import { anyValue, oneOf } from './anyValue.ts';
import { sourceOf } from './words.ts';

const STEPS = 60;
const GAMES = 4;

/** What no sentence for a referee has in it. */
const NO_WORDS = /undefined|\[object|NaN|  |,,|““/;

/** A command that the schemas allow, or one that is offered, by chance. */
function anyCommand(game: Playthrough, dice: Dice): AnyCommand | undefined {
  const { rulebook, state } = game;
  if (dice(3) === 1) {
    const offer = oneOf(dice, game.offers);
    return offer && filled(offer, dice(1000));
  }
  const kind = oneOf(dice, [...rulebook.kinds.commands.values()]);
  if (!kind) return undefined;
  const fields = anyValue(kind.fields, kind.type, sourceOf(state, rulebook.system, dice)) as object;
  return owned({ ...fields, type: kind.type }, state, dice);
}

/** The command as its giver would mostly mean it: with things of whom it is about. */
function owned(command: AnyCommand, { creatures }: Campaign, dice: Dice): AnyCommand {
  const owner = creatures[String(command['creature'] ?? command['actor'] ?? command['from'])];
  const thing = oneOf(dice, owner?.items ?? []);
  if (!thing || dice(6) === 1) return command;
  const named = ['item', 'weapon', 'armour'].filter((field) => typeof command[field] === 'string');
  return { ...command, ...Object.fromEntries(named.map((field) => [field, thing.id])) };
}

/** Opens what was closed, and helps somebody up where nobody is, so that there is something to do. */
function goOn(game: Playthrough, dice: Dice): void {
  if (game.state.mode.closed) game.attempt({ type: 'open-session' });
  const { creatures, party } = game.state;
  const somebody = oneOf(dice, party.members) ?? oneOf(dice, Object.keys(creatures));
  if (party.members.length === 0) game.attempt({ type: 'join-party', creature: somebody });
  if (!party.members.some((id) => creatures[id]?.status === 'up'))
    game.attempt({ type: 'set-status', creature: somebody, status: 'up' });
}

/** What was said or written that isn’t as its schema or a reader would have it. */
const faultsOf = ({ rulebook }: Playthrough, events: readonly HexwatchEvent[], refusal = ''): unknown[] => [
  ...events.flatMap(
    (event) => rulebook.kinds.events.get(event.type)?.fields.safeParse(event).error?.issues ?? [],
  ),
  ...[refusal, ...events.flatMap(({ text }) => text ?? [])].filter((said) => NO_WORDS.test(said)),
];

const twice = (ids: readonly string[]): string[] => ids.filter((id, index) => ids.indexOf(id) < index);

/** What can’t be so in any world. */
function oddities({ party, groups, creatures, timers }: Campaign): unknown[] {
  const members = [party, ...groups.map((group) => group.party)].flatMap((one) => one.members);
  const lights = Object.values(timers).filter(({ order, item }) => order === 'light' && item !== undefined);
  return [
    ...twice(members).map((id) => `${id} is in two places`),
    ...members.filter((id) => !creatures[id]).map((id) => `${id} is nobody`),
    ...Object.values(creatures).flatMap(({ items }) =>
      twice(items.map(({ id }) => id)).map((id) => `${id} is in two slots`),
    ),
    ...lights
      .filter(({ creature, item }) => !creatures[creature ?? '']?.items.some(({ id }) => id === item))
      .map(({ item }) => `${item} burns without being there`),
  ];
}

describe.each(systems.map((system) => [system.name, system] as const))('any command in %s', (_, system) => {
  it('is refused in words and changes nothing, or leaves a campaign that can be read back and played on', () => {
    let done = 0;
    fc.assert(
      fc.property(
        fc.array(fc.noBias(fc.integer({ min: 1, max: 1_000_000 })), { minLength: STEPS, maxLength: STEPS }),
        (seeds) => {
          const game = openedSample(system, { dice: seededDice(seeds[0] ?? 1) });
          const opening = game.state;
          const first = game.events.length;
          for (const seed of seeds) {
            const dice = seededDice(seed);
            goOn(game, dice);
            const command = anyCommand(game, dice);
            if (!command) continue;
            const { state, events } = game;
            const had = events.length;
            const refusal = game.attempt(command);
            if (refusal) expect(game.state).toBe(state);
            else done += 1;
            expect([command, faultsOf(game, events.slice(had), refusal?.message)]).toEqual([command, []]);
            expect([command, oddities(game.state)]).toEqual([command, []]);
            expect(CampaignSchema.parse(game.state)).toEqual(game.state);
          }
          expect(game.replayed(opening, game.events.slice(first))).toEqual(game.state);
        },
      ),
      { numRuns: GAMES, endOnFailure: true },
    );
    // Most are refused, but not all.
    expect(done).toBeGreaterThan(GAMES * 5);
  });
});
