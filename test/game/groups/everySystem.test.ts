import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partyOf } from '../../../shared/campaign/groups/party.ts';
import { seededDice } from '../../../shared/dice/sources.ts';
import { systems } from '../../../shared/systems/registry.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { HOUR } from '../../../shared/time/scales.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';
import { openedSample, type AnyCommand, type Playthrough } from '../../helpers/play.ts';

const DEEDS = ['split-party', 'switch-group', 'join-groups', 'pass-time', 'light', 'start-timer'] as const;
const deeds = fc.array(fc.tuple(fc.constantFrom(...DEEDS), fc.nat(1000)), { minLength: 4, maxLength: 16 });

const ACTS: Record<(typeof DEEDS)[number], (game: Playthrough, pick: number) => AnyCommand | undefined> = {
  'split-party': ({ state }, pick) => ({
    type: 'split-party',
    members: state.party.members.filter((_, at) => (pick >> at) % 2 === 1),
  }),
  'switch-group': ({ state: { groups } }, pick) => ({
    type: 'switch-group',
    group: groups[pick % groups.length]?.id,
  }),
  'join-groups': ({ state: { groups } }, pick) => ({
    type: 'join-groups',
    group: groups[pick % groups.length]?.id,
  }),
  'pass-time': (_game, pick) => ({ type: 'pass-time', scale: 'hour', count: 1 + (pick % 30) }),
  light: (game, pick) => {
    const offers = game.offersOf('light');
    return offers[pick % offers.length]?.command;
  },
  'start-timer': (_game, pick) => ({
    type: 'start-timer',
    name: `Bell ${pick}`,
    kind: 'countdown',
    scale: 'hour',
    count: 1 + (pick % 12),
  }),
};

const everybody = ({ state }: Playthrough): string[] =>
  [state.party, ...state.groups.map(({ party }) => party)].flatMap(({ members }) => members).sort();

/** Everything that belongs to the groups that wait: their hour and place, and who is with them. */
const waiting = ({ state }: Playthrough): unknown =>
  state.groups.map((group) => [
    group,
    group.party.members.map((id) => state.creatures[id]),
    Object.values(state.timers).filter(({ creature }) => group.party.members.includes(creature ?? '')),
  ]);

const splitInTwo = (system: System, seed = 1): Playthrough => {
  const game = openedSample(system, { dice: seededDice(seed) });
  return game.given({ type: 'split-party', members: [partyOf(game.state, true)[0]!.id] });
};

describe.each(systems.map((system) => ({ name: system.name, system })))(
  'a split party in $name',
  ({ system }) => {
    it('has each member in one group, each countdown due once, and waits untouched, whatever is played', () => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 100_000 }), deeds, (seed, steps) => {
          const game = openedSample(system, { dice: seededDice(seed) });
          const [start, members] = [game.state, everybody(game)];
          const from = game.events.length;
          for (const [deed, pick] of steps) {
            const [before, happened] = [waiting(game), game.events.length];
            const command = ACTS[deed](game, pick);
            if (command) game.attempt(command);
            expect(everybody(game)).toEqual(members);
            if (deed === 'pass-time' || deed === 'light') expect(waiting(game)).toEqual(before);
            for (const event of game.events.slice(happened)) {
              if (event.type !== 'timer-ended' || !event['due']) continue;
              const { creature, dueAt } = event['timer'] as { creature?: string; dueAt?: number };
              if (creature !== undefined && dueAt !== undefined) expect(event.at).toBe(dueAt);
            }
          }
          const bells = (type: string): number =>
            game.events.slice(from).filter((event) => event.type === type).length;
          const running = Object.keys(game.state.timers).length - Object.keys(start.timers).length;
          expect(bells('timer-started') - bells('timer-ended')).toBe(running);
          expect(game.replayed(start, game.events.slice(from))).toEqual(game.state);
        }),
        { numRuns: 40 },
      );
    });

    it('meets again at one moment, whichever of the two was behind', () => {
      for (const behind of [0, 1]) {
        const game = splitInTwo(system);
        const { clock, groups } = game.state;
        const all = everybody(game);
        game.given({ type: 'pass-time', scale: 'hour', count: 30 });
        expect(game.state.groups[0]?.clock).toBe(clock);
        if (behind) game.given({ type: 'switch-group', group: groups[0]!.id });
        game.given({ type: 'join-groups', group: game.state.groups[0]!.id });
        expect(game.state.groups).toEqual([]);
        expect(game.state.clock).toBe(clock + 30 * HOUR);
        expect([...game.state.party.members].sort()).toEqual(all);
      }
    });

    it('lights nothing with a group that waits, by an hour that is not its own', () => {
      const game = openedSample(system);
      const offer = game.offersOf('light')[0];
      if (!offer) throw new Error('Nobody has a light.');
      const { creature } = offer.command as unknown as { creature: string };
      game.given({ type: 'split-party', members: [creature] });
      expect(game.attempt({ ...offer.command })?.code).toBe('elsewhere');
    });

    it('hands nothing to or from a group that waits', () => {
      const game = splitInTwo(system);
      const [away = '', here = ''] = [game.state.groups[0]?.party.members[0], game.state.party.members[0]];
      const give = (creature: string, to: string): AnyCommand => ({
        type: 'give-item',
        creature,
        item: game.state.creatures[creature]?.items[0]?.id,
        to,
      });
      expect(game.attempt(give(away, here))?.code).toBe('elsewhere');
      expect(game.attempt(give(here, away))?.code).toBe('elsewhere');
    });

    it('offers no act that asks whoever is with a group that waits', () => {
      const game = splitInTwo(system);
      const [away] = game.state.groups[0]?.party.members ?? [];
      expect(game.offers.filter((offer) => JSON.stringify(offer).includes(`"${away}"`))).toEqual([]);
    });

    it('rings a countdown of the world at its hour, in the time of the group that began it', () => {
      const game = splitInTwo(system);
      const [other] = game.state.groups;
      game.given({ type: 'pass-time', scale: 'hour', count: 10 });
      game.given({ type: 'switch-group', group: other!.id });
      game.given({ type: 'start-timer', name: 'Bell', kind: 'countdown', scale: 'hour', count: 2 });
      game.given({ type: 'switch-group', group: game.state.groups[0]!.id });
      const from = game.events.length;
      game.given({ type: 'pass-time', scale: 'hour', count: 1 });
      game.given({ type: 'switch-group', group: game.state.groups[0]!.id });
      game.given({ type: 'pass-time', scale: 'hour', count: 3 });
      const rung = game.events.slice(from).filter(({ type }) => type === 'timer-ended');
      expect(rung.map((event) => event.at - (event['timer'] as { dueAt: number }).dueAt)).toEqual([0]);
    });

    it('is whole again when everything is taken back', async () => {
      const table = await newGame({ system: system.id, sample: true });
      await carryOut(table, { type: 'open-session' });
      const { campaign } = table.state;
      await carryOut(
        table,
        { type: 'split-party', members: [partyOf(campaign, true)[0]!.id], called: 'Scouts' },
        { type: 'pass-time', scale: 'hour', count: 20 },
      );
      await carryOut(table, { type: 'switch-group', group: table.state.campaign.groups[0]!.id });
      await carryOut(table, { type: 'join-groups', group: table.state.campaign.groups[0]!.id });
      await carryOut(table, ...Array.from({ length: 4 }, () => ({ type: 'undo' })));
      expect(table.state.campaign).toEqual(campaign);
      await table.close();
    });
  },
);
