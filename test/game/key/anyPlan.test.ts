import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXIT_STATES } from '../../../shared/campaign/key/events.ts';
import { EXIT_KINDS } from '../../../shared/campaign/key/plan.ts';
import { CampaignSchema } from '../../../shared/campaign/state.ts';
import { seededDice } from '../../../shared/dice/sources.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { carryOut } from '../../helpers/campaigns.ts';
import { openedSample, play, type AnyCommand } from '../../helpers/play.ts';
import { atVault, planIn } from './atRooms.ts';

const site = fc.constantFrom('vault', 'vault', 'vault', 'nowhere', 'constructor');
const room = fc.integer({ min: 1, max: 6 }).map((number) => `room-${number}`);
const kind = fc.constantFrom(...EXIT_KINDS);
const text = fc.string({ maxLength: 20 });
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const of = <T extends Record<string, fc.Arbitrary<unknown>>>(type: string, fields: T) =>
  fc.record({ type: fc.constant(type), ...fields }) as fc.Arbitrary<AnyCommand>;

/** Any command of a plan, sensible or not. */
const anything = fc.oneof(
  of('keep-room', {
    site,
    room: maybe(room),
    number: maybe(fc.constantFrom('1', '2', '2b', ' 3 ', '')),
    name: maybe(text),
    box: maybe(fc.constantFrom(null, { x: 0, y: 0, w: 2, h: 2 }, { x: 0, y: 0, w: 0, h: 2 })),
    exits: maybe(fc.array(fc.record({ to: room, kind }), { maxLength: 4 })),
    inhabitants: maybe(
      fc.array(fc.oneof(text, fc.constant('2 Goblin'), fc.constant('A hermit')), { maxLength: 2 }),
    ),
    treasure: maybe(
      fc.array(fc.record({ name: text, count: fc.integer({ min: -1, max: 9 }) }), { maxLength: 3 }),
    ),
    trap: maybe(text),
  }),
  of('keep-room', { site: fc.constant('vault'), name: text }),
  of('join-rooms', { site, room, to: room, kind, oneWay: fc.boolean() }),
  of('part-rooms', { site, room, to: room }),
  of('remove-room', { site, room }),
  of('remove-plan', { site }),
  of('keep-levels', { site, levels: fc.array(fc.record({ name: text }), { maxLength: 3 }) }),
  of('enter-site', { site }),
  of('leave-site', {}),
  of('go-to-room', { room, anyway: fc.boolean(), turn: fc.boolean() }),
  of('set-exit', { room: maybe(room), to: room, now: fc.constantFrom(...EXIT_STATES) }),
  of('mark-room', { note: maybe(text), sprung: maybe(fc.boolean()), remove: maybe(fc.nat(2)) }),
  of('meet-room', {}),
  of('take-treasure', { count: maybe(fc.integer({ min: 1, max: 3 })) }),
  of('part', {}),
  of('explore', {}),
);

describe.each(systems.map((system) => [system.name, system] as const))('any plan in %s', (_, system) => {
  it('is carried out or refused, fits its schema and replays, whatever is asked of it', () => {
    const start = openedSample(system);
    start.given({ type: 'keep-site', name: 'Vault', hex: start.state.party.hex });
    fc.assert(
      fc.property(fc.nat(), fc.array(anything, { minLength: 20, maxLength: 60 }), (seed, commands) => {
        const game = play(system, { from: start.state, dice: seededDice(seed + 1) });
        for (const command of commands) game.attempt(command);
        const { plans, party } = game.state;
        expect(CampaignSchema.parse(game.state)).toEqual(game.state);
        expect(game.replayed(start.state)).toEqual(game.state);
        for (const { rooms } of Object.values(plans))
          for (const { id, exits } of Object.values(rooms))
            for (const { to } of exits) expect([Object.hasOwn(rooms, to), to === id]).toEqual([true, false]);
        const at = party.site?.room;
        if (party.site && at !== undefined) expect(plans[party.site.id]?.rooms[at]?.id).toBe(at);
      }),
      { numRuns: 40 },
    );
  });
});

it('undo brings a plan back as it was, step by step', async () => {
  const game = await atVault('cairn');
  await carryOut(game, { type: 'keep-room', site: 'vault' }, { type: 'keep-room', site: 'vault' });
  const start = game.state.campaign;
  for (const commands of fc.sample(fc.array(anything, { minLength: 30, maxLength: 30 }), {
    numRuns: 3,
    seed: 7,
  })) {
    let done = 0;
    for (const command of commands) if ((await game.dispatch(command)).ok) done += 1;
    expect(done).toBeGreaterThan(0);
    for (; done > 0; done -= 1) await carryOut(game, { type: 'undo' });
    expect(game.state.campaign).toEqual(start);
  }
  expect(Object.keys(planIn(game).rooms)).toHaveLength(2);
  await game.close();
});
