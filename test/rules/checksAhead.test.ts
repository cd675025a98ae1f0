import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../shared/campaign/state.ts';
import type { Dice } from '../../shared/dice/dice.ts';
import { seededDice } from '../../shared/dice/sources.ts';
import type { System } from '../../shared/systems/contract.ts';
import { systems } from '../../shared/systems/registry.ts';
import { hexesOf } from '../../shared/hex/land.ts';
import { HOUR } from '../../shared/time/scales.ts';
import { oddsView } from '../../src-main/queries/view/checksAhead.ts';
import { chiSquared, critical } from '../helpers/chiSquared.ts';
import { facts, openedSample, play, type Playthrough } from '../helpers/play.ts';

const RUNS = 1500;
/** Systems that tell how their encounter checks go on; Bo Vogt's has none. */
const checking = systems.filter((system) => system.odds?.(openedSample(system).state)?.ahead);

/** Dice that bring nobody: every die shows its highest face, or where that brings somebody its lowest. */
function quietIn(system: System, state: Campaign): Dice {
  const highest: Dice = (sides) => sides;
  const game = play(system, { from: state, dice: highest });
  for (let turn = 0; turn < 6 && !game.state.encounter; turn += 1) game.given({ type: 'explore' });
  return game.state.encounter ? () => 1 : highest;
}

/** The party in a dangerous site of the sample. */
function inSite(system: System): Campaign {
  const { state } = openedSample(system);
  for (const [site, { hex }] of Object.entries(state.land.sites)) {
    const game = play(system, { from: { ...state, party: { ...state.party, hex } } });
    if (game.attempt({ type: 'enter-site', site }) === undefined && system.odds?.(game.state))
      return game.state;
  }
  throw new Error(`${system.name} has no dangerous site.`);
}
/** The party on dangerous ground of the sample. */
function onRoad(system: System): Campaign {
  const { state } = openedSample(system);
  for (const [hex] of hexesOf(state.land)) {
    const campaign = { ...state, party: { ...state.party, hex } };
    if (system.odds?.(campaign)) return campaign;
  }
  throw new Error(`${system.name} has no dangerous ground.`);
}
const from = (system: System, state: Campaign, dice: Dice): Playthrough =>
  play(system, { from: state, dice });

describe.each(checking.map((system) => [system.name, system] as const))(
  'the checks ahead in %s',
  (_, system) => {
    it('come in just those turns of a site, at just those odds', () => {
      const state = inSite(system);
      const chances = Array.from({ length: 7 }, (_turn, index) =>
        system.odds?.(state)?.ahead?.chance(index + 1),
      );
      const game = from(system, state, quietIn(system, state));
      for (const chance of chances) {
        const odds = system.odds?.(game.state);
        const before = game.events.length;
        game.given({ type: 'explore' });
        const checks = facts({ events: game.events.slice(before) }, 'encounter-checked');
        expect(chance).toBe(checks.length > 0 ? odds!.hits / odds!.of : 0);
      }
    });

    it('bring somebody by the sixth turn as often as they say', () => {
      const state = inSite(system);
      const { sum } = oddsView(state, system)!.ahead!.steps[5]!;
      const dice = seededDice(3);
      let met = 0;
      for (let run = 0; run < RUNS; run += 1) {
        const game = from(system, state, dice);
        for (let turn = 0; turn < 6 && !game.state.encounter; turn += 1) game.given({ type: 'explore' });
        if (game.state.encounter) met += 1;
      }
      const { statistic, freedom } = chiSquared([met, RUNS - met], [sum, 1 - sum]);
      expect(statistic).toBeLessThanOrEqual(critical(freedom));
    });

    it('are summed up to the moment when the light is out', () => {
      const dark = inSite(system);
      expect(oddsView(dark, system)?.ahead?.before).toBe('');
      const game = from(system, dark, quietIn(system, dark));
      const things = Object.values(dark.creatures).flatMap(({ id, items }) =>
        items.map((item) => [id, item.id]),
      );
      things.find(([creature, item]) => game.attempt({ type: 'light', creature, item }) === undefined);
      const hasEnd = Object.values(game.state.timers).some(
        ({ order, dueAt }) => order === 'light' && dueAt !== undefined,
      );
      const { steps, sum, before } = oddsView(game.state, system)!.ahead!;
      const lit = steps.filter(({ dark: out }) => !out);
      expect(before).toBe(hasEnd ? 'the light is out' : '');
      expect(sum).toBeCloseTo(lit.at(-1)!.sum);
      expect(steps.length > lit.length).toBe(hasEnd);
    });

    it('are summed up to nightfall on the road, and to dawn by night', () => {
      const state = onRoad(system);
      const { steps, sum, place } = oddsView(state, system)!.ahead!;
      expect(place).toBe('road');
      expect(sum).toBeCloseTo(steps.filter(({ dark }) => !dark).at(-1)?.sum ?? 0);
      const night = { ...state, clock: state.clock + 17 * HOUR };
      expect(oddsView(night, system)?.ahead?.before).toBe('dawn');
    });
  },
);
