import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnyCommand } from '../../shared/campaign/offer.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { partyOf } from '../../shared/campaign/groups/party.ts';
import { rewindingDice, seededDice } from '../../shared/dice/sources.ts';
import { playJourney } from '../../src-main/forecast/journey.ts';
import type { Step } from '../../src-main/forecast/sandbox.ts';
import { openedSample, play } from '../helpers/play.ts';
import { systemContract } from '../systemContract.ts';
import { planOf } from './ahead.ts';

const wishes = fc.record({
  met: fc.constantFrom('avoid', 'parley', 'fight'),
  fight: fc.constantFrom('to-the-end', 'flee-at-half'),
  camp: fc.constantFrom('at-dusk', 'march-on'),
  beds: fc.constantFrom('use', 'go-on'),
  full: fc.constantFrom('leave-loot', 'leave-food'),
  hurt: fc.constantFrom('push-on', 'rest'),
} as const);

systemContract('a journey that is foretold in $name', (system) => {
  const { rulebook, state } = openedSample(system);

  it('is the one that the table plays by the same commands and dice', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31), wishes, (seed, policy) => {
        const steps: Step[] = [];
        const plan = planOf(state, 6, policy);
        const journey = playJourney(rulebook, state, plan, rewindingDice(seed), (step) => steps.push(step));
        const table = play(system, { from: state, dice: seededDice(seed) });
        for (const { command } of steps) expect(table.attempt(command)).toBeUndefined();
        expect(table.state).toEqual(steps.at(-1)?.after);
        expect(table.state.clock - state.clock).toBe(journey.seconds);
      }),
      { numRuns: 9 },
    );
  });

  it('is the same where nobody hears of its steps', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31), wishes, (seed, policy) => {
        const plan = planOf(state, 6, policy);
        const heard = playJourney(rulebook, state, plan, rewindingDice(seed), () => undefined);
        expect(playJourney(rulebook, state, plan, rewindingDice(seed))).toEqual(heard);
      }),
      { numRuns: 9 },
    );
  });

  it('has hard weather on every day in a land of storms, whether they come to another hex that day or not', () => {
    const [region = ''] = Object.keys(state.land.regions);
    const storm = { name: 'blizzard', hard: true };
    const regions = {
      [region]: { ...state.land.regions[region], weather: [{ odds: [{ ...storm, chance: 100 }] }] },
    };
    const columns = state.land.columns.map((column) => column.map((hex) => hex && { ...hex, region }));
    const stormy = { ...state, weather: storm, land: { ...state.land, regions, columns } } as Campaign;
    const journey = playJourney(rulebook, stormy, planOf(stormy, 8), rewindingDice(3));
    expect(journey.day).toBeGreaterThan(1);
    expect(journey.storms).toEqual(Array.from({ length: journey.day }, (_, index) => index + 1));
  });

  it('ends, whatever dice and policy bring, and says how', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31), wishes, (seed, policy) => {
        const plan = planOf(state, 12, policy);
        let last = state;
        const journey = playJourney(rulebook, state, plan, rewindingDice(seed), ({ after }) => {
          last = after;
        });
        expect(last.encounter).toBeNull();
        const end = { arrived: plan.hexes.at(-1), dead: last.party.hex, 'given-up': last.party.hex };
        expect(last.party.hex).toBe(end[journey.ended]);
        expect(journey.day).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 6 },
    );
  });

  it('counts nobody among the dead who was dead before', () => {
    const [gone = ''] = state.party.members;
    const creature = state.creatures[gone];
    if (!creature) throw new Error('Nobody.');
    const start = {
      ...state,
      creatures: { ...state.creatures, [gone]: { ...creature, status: 'dead' as const } },
    };
    const journey = playJourney(rulebook, start, planOf(start, 2), rewindingDice(1));
    expect(journey.died).not.toContain(gone);
  });

  it('asks all commands for help that offer any', () => {
    const plan = planOf(state, 8, { met: 'fight', fight: 'to-the-end' });
    playJourney(rulebook, state, plan, rewindingDice(2), ({ after }) => {
      if (partyOf(after, true).every(({ status }) => status !== 'down')) return;
      const helping = play(system, { from: after }).offers.filter(({ helps }) => helps);
      for (const { command } of helping)
        expect(rulebook.kinds.commands.get(command.type)?.helps, command.type).toBe(true);
    });
  });

  it('finds its way from wherever it comes out, where losing the way leads astray', () => {
    const rules = { 'losing-the-way': 'astray', navigation: 'off-roads', 'way-dc': 15 };
    const lost = { ...state, options: { ...state.options, ...rules } };
    fc.assert(
      fc.property(fc.nat(2 ** 31), (seed) => {
        const plan = planOf(lost, 6);
        const table = play(system, { from: lost, dice: seededDice(seed) });
        const journey = playJourney(rulebook, lost, plan, rewindingDice(seed), ({ command }) =>
          expect(table.attempt(command)).toBeUndefined(),
        );
        expect(table.state.party.believed).toBeUndefined();
        if (journey.ended === 'arrived') expect(table.state.party.hex).toBe(plan.hexes.at(-1));
      }),
      { numRuns: 8 },
    );
  });

  it('leaves the campaign as it is', () => {
    const before = JSON.stringify(state);
    playJourney(rulebook, state, planOf(state, 4), rewindingDice(1));
    expect(JSON.stringify(state)).toBe(before);
  });

  it('follows from the campaign and the policy: the same dice, the same commands', () => {
    const commandsOf = (): AnyCommand[] => {
      const commands: AnyCommand[] = [];
      playJourney(rulebook, state, planOf(state, 5), rewindingDice(3), ({ command }) =>
        commands.push(command),
      );
      return commands;
    };
    expect(commandsOf()).toEqual(commandsOf());
  });
});
