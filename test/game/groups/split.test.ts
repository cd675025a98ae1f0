import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupName } from '../../../shared/campaign/groups/words.ts';
import { CampaignSchema } from '../../../shared/campaign/state.ts';
import { HOUR } from '../../../shared/time/scales.ts';
import { systems } from '../../../shared/systems/registry.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { openedSample, type Playthrough } from '../../helpers/play.ts';

/** A sample whose first member went their own way; the others are in play. */
function split(system: System) {
  const game = openedSample(system);
  const [scout = '', ...rest] = game.state.party.members;
  game.given({ type: 'split-party', members: [scout] });
  const [group] = game.state.groups;
  if (!group) throw new Error('Nobody waits.');
  return { game, scout, rest, group: group.id };
}
const hours = (count: number) => ({ type: 'pass-time', scale: 'hour', count }) as const;
/** The id of the group that waits, where there is one only. */
const waiting = ({ state }: Playthrough): string => state.groups[0]?.id ?? '';

describe.each(systems.map((system) => [system.name, system] as const))('a split party in %s', (_, system) => {
  it('waits at its place and its hour while time passes for the others', () => {
    const { game, scout, rest, group } = split(system);
    const { clock, hex } = { clock: game.state.clock, hex: game.state.party.hex };
    expect(game.state.party.members).toEqual(rest);
    game.given(hours(3));
    expect(game.state.groups).toMatchObject([{ id: group, clock, party: { members: [scout], hex } }]);
    game.given({ type: 'switch-group', group });
    expect([game.state.clock, game.state.party.members]).toEqual([clock, [scout]]);
    expect(game.state.groups).toMatchObject([{ clock: clock + 3 * HOUR, party: { members: rest } }]);
  });

  it('is asked for nothing while it waits: no offers, no fights, no one to give things to', () => {
    const { game, scout } = split(system);
    expect(game.offers.filter(({ actor }) => actor === scout)).toEqual([]);
    game.given({ type: 'meet', statBlock: system.statBlocks[0]?.name, count: 2 }, { type: 'start-fight' });
    expect(Object.keys(game.state.fight?.combatants ?? {})).not.toContain(scout);
    expect(game.offersOf('switch-group')).toEqual([]);
  });

  it('is met by nobody: its people are in the party', () => {
    const { game, scout, rest } = split(system);
    const person = 'wat';
    game.given(
      { type: 'add-person', id: person, name: 'Wat', statBlock: system.statBlocks[0]?.name ?? '' },
      { type: 'join-party', creature: person },
      { type: 'split-party', members: [person] },
    );
    const [{ needs = [] } = {}] = game.offersOf('meet').filter((one) => one.needs);
    const known = needs.find(({ name }) => name === 'who')?.choices ?? [];
    expect(known.map(({ value }) => value)).not.toContain(person);
    for (const who of [scout, person, rest[0]])
      expect(game.refused({ type: 'meet', who: [who] }).code).toBe('in-party');
  });

  it('lives through the time that it is behind when it meets the others, and ends at their moment', () => {
    const { game, scout, rest, group } = split(system);
    game.given(hours(26));
    const { clock } = game.state;
    const before = game.events.length;
    const joined = game.given({ type: 'join-groups', group }).state;
    expect(game.events.slice(before).map(({ type }) => type)).toContain('time-passed');
    expect([joined.clock, joined.groups, joined.party.called]).toEqual([clock, [], undefined]);
    expect(joined.party.members).toEqual([...rest, scout]);
  });

  it('catches up by itself when the group in play is the one behind', () => {
    const { game, scout, rest, group } = split(system);
    game.given(hours(26));
    const { clock } = game.state;
    game.given({ type: 'switch-group', group });
    game.given({ type: 'join-groups', group: waiting(game) });
    expect([game.state.clock, game.state.party.members]).toEqual([clock, [scout, ...rest]]);
  });
});

type Command = { type: string; [field: string]: unknown };

it.each<[string, (id: string) => Command]>([
  ['nightsong', (id) => ({ type: 'eat', creature: id, item: 'rations' })],
  ['nightsong', (id) => ({ type: 'forage', actor: id })],
  ['nightsong', (id) => ({ type: 'light', creature: id, item: 'torch' })],
  ['block-dodge-parry', (id) => ({ type: 'forage', actor: id })],
  ['block-dodge-parry', (id) => ({ type: 'attempt', actor: id, task: 'a lock', verdict: 'sure' })],
  ['fivey', (id) => ({ type: 'buy', creature: id, goods: 'Torch' })],
  ['fivey', (id) => ({ type: 'sell', creature: id, item: 'torch' })],
])('who waits with another group of %s does not act in this one: %j', (id, command) => {
  const { game, scout } = split(systems.find((system) => system.id === id)!);
  expect(game.refused(command(scout)).code).toBe('elsewhere');
});

it.each<[string, (id: string, here: string) => Command]>([
  ['nightsong', (target, actor) => ({ type: 'rescue', actor, target })],
  ['cairn', (id, actor) => ({ type: 'cast', actor, item: 'spellbook', targets: [id] })],
  ['block-dodge-parry', (id, actor) => ({ type: 'cast', actor, item: 'spellbook', targets: [id] })],
  ['fivey', (creature, actor) => ({ type: 'check', actor, stat: 'str', against: { creature, stat: 'str' } })],
])('nobody of %s does anything to who waits with another group: %j', (id, command) => {
  const { game, scout, rest } = split(systems.find((system) => system.id === id)!);
  expect(game.refused(command(scout, rest[0]!)).code).toBe('elsewhere');
});

it.each<[string, (id: string) => Command]>([
  ['cairn', (id) => ({ type: 'save', actors: [id, id], attribute: 'str' })],
  ['cairn', (id) => ({ type: 'deprive', creatures: [id, id], cause: 'sleep' })],
  ['block-dodge-parry', (id) => ({ type: 'eat', creatures: [id, id], meal: 'fresh' })],
  ['block-dodge-parry', (id) => ({ type: 'pay-cost', creatures: [id, id], cost: 'fatigue' })],
  ['vogt', (id) => ({ type: 'order', actors: [id, { actor: id, die: 'd6' }] })],
])('nobody of %s is chosen twice for one thing: %j', (id, command) => {
  const { game, rest } = split(systems.find((system) => system.id === id)!);
  expect(game.refused(command(rest[0]!)).code).toBe('bad-field');
});

it('whoever was fought does not join the party while that fight is on hold', () => {
  const { game } = split(systems[0]!);
  game.given(
    { type: 'add-person', id: 'wat', name: 'Wat', statBlock: systems[0]!.statBlocks[0]?.name ?? '' },
    { type: 'meet', who: ['wat'] },
    { type: 'start-fight' },
    { type: 'set-aside' },
  );
  expect(game.refused({ type: 'join-party', creature: 'wat' }).code).toBe('not-now');
});

it('a group that everybody has left is told as nobody', () => {
  const { game } = split(systems[0]!);
  expect(groupName(game.state, { ...game.state.party, members: [] })).toBe('nobody');
});

describe('a split party', () => {
  const [cairn] = systems.filter(({ id }) => id === 'cairn');
  const begun = () => split(cairn ?? systems[0]!);

  it('burns each group’s light in that group’s own time', () => {
    const { game, scout, group } = begun();
    game.given({ type: 'switch-group', group });
    game.given({ type: 'add-item', creature: scout, item: { name: 'Torch', kind: 'light', slots: 1 } });
    const light = game.state.creatures[scout]?.items.at(-1)?.id ?? '';
    game.given({ type: 'light', creature: scout, item: light });
    const burns = () =>
      Object.values(game.state.timers).some((one) => one.order === 'light' && one.item === light);
    game.given({ type: 'switch-group', group: waiting(game) }, hours(8));
    expect(burns()).toBe(true);
    game.given({ type: 'switch-group', group: waiting(game) }, hours(8));
    expect(burns()).toBe(false);
  });

  it('brings what is due in the world once, to the group that comes to it first', () => {
    const { game, group } = begun();
    game.given({ type: 'start-timer', name: 'The bell', kind: 'countdown', count: 2, scale: 'hour' });
    const ended = () =>
      game.events.filter(({ type, fell }) => type === 'timer-ended' && fell === 'The bell').length;
    game.given(hours(3));
    expect(ended()).toBe(1);
    game.given({ type: 'switch-group', group }, hours(3));
    expect(ended()).toBe(1);
  });

  it('meets only at one place', () => {
    const { game, group } = begun();
    const [way] = game.offersOf('travel');
    expect(way && game.attempt(way.command)).toBeUndefined();
    expect(game.state.party.hex).not.toBe(game.state.groups[0]?.party.hex);
    expect(game.refused({ type: 'join-groups', group }).code).toBe('not-here');
    expect(game.offersOf('join-groups')).toEqual([]);
  });

  it('leaves somebody alive in each group, and sends only who is there', () => {
    const { game, scout, rest } = begun();
    expect(game.refused({ type: 'split-party', members: rest }).code).toBe('too-few');
    expect(game.refused({ type: 'split-party', members: [scout] }).code).toBe('not-in-party');
    expect(game.refused({ type: 'switch-group', group: 'nobody' }).code).toBe('unknown-group');
    expect(game.refused({ type: 'join-party', creature: scout }).code).toBe('in-party');
  });

  it('keeps its name, and each group the way that it lost', () => {
    const game = openedSample(cairn ?? systems[0]!);
    const [scout = ''] = game.state.party.members;
    game.given({ type: 'split-party', members: [scout], called: 'The scouts' });
    expect(game.state.groups[0]?.party.called).toBe('The scouts');
    game.given({ type: 'switch-group', group: waiting(game) });
    expect(game.state.party.called).toBe('The scouts');
    game.given({ type: 'join-groups', group: waiting(game) });
    expect(game.state.party.called).toBeUndefined();
  });

  it('goes any way that chance takes it without a fault, and is told the same when replayed', () => {
    const steps = fc.array(fc.tuple(fc.nat(4), fc.nat(50)), { maxLength: 25 });
    fc.assert(
      fc.property(fc.constantFrom(...systems), steps, (system, ways) => {
        const game = openedSample(system);
        const begin = game.state;
        const before = game.events.length;
        const everyone = game.state.party.members.toSorted();
        for (const [kind, number] of ways) {
          const { party, groups } = game.state;
          const group = groups[number % Math.max(1, groups.length)]?.id ?? '';
          const travel = game.offersOf('travel');
          const given = [
            { type: 'split-party', members: [party.members[number % party.members.length]] },
            { type: 'switch-group', group },
            { type: 'join-groups', group },
            hours((number % 30) + 1),
            { ...travel[number % Math.max(1, travel.length)]?.command, type: 'travel' },
          ][kind] ?? { type: '' };
          game.attempt(given);
          if (game.state.encounter) game.attempt({ type: 'close-encounter' });
        }
        const { party, groups } = game.state;
        expect([...party.members, ...groups.flatMap((one) => one.party.members)].toSorted()).toEqual(
          everyone,
        );
        expect(CampaignSchema.safeParse(game.state).success).toBe(true);
        expect(game.replayed(begin, game.events.slice(before))).toEqual(game.state);
      }),
      { numRuns: 40 },
    );
  });
});
