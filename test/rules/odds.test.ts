import { describe, expect, it } from 'vitest';
import { seededDice } from '../../shared/dice/sources.ts';
import type { Edge } from '../../shared/dice/dice.ts';
import type { Disposition } from '../../shared/systems/contract.ts';
import { systems } from '../../shared/systems/registry.ts';
import { chiSquared, critical } from '../helpers/chiSquared.ts';
import { openedSample, play, type Playthrough } from '../helpers/play.ts';

const RUNS = 4000;
const EDGES: Edge[] = ['normal', 'advantage', 'disadvantage'];
const DISPOSITIONS: Disposition[] = ['friendly', 'neutral', 'hostile'];

/** Fails when what was counted is less likely than one in a thousand. */
function agree(counted: readonly number[], chances: readonly number[]): void {
  const { statistic, freedom } = chiSquared(counted, chances);
  expect(statistic).toBeLessThanOrEqual(critical(freedom));
}

describe('the dice', () => {
  it.each([4, 6, 8, 10, 12, 20, 100])('of d%i show every face as often', (sides) => {
    const dice = seededDice(sides);
    const counted = Array<number>(sides).fill(0);
    for (let run = 0; run < RUNS * 5; run += 1) counted[dice(sides) - 1]! += 1;
    agree(counted, Array<number>(sides).fill(1 / sides));
  });
});

describe.each(systems.map((system) => [system.name, system] as const))('the odds of %s', (_, system) => {
  const { reaction } = system;
  const start = (seed: number): Playthrough => openedSample(system, { dice: seededDice(seed) });

  it.each(EDGES.flatMap((edge) => DISPOSITIONS.map((disposition) => [edge, disposition] as const)))(
    'of a reaction are as told (%s, %s)',
    (edge, disposition) => {
      const chances = reaction.odds(edge, disposition);
      expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
      const game = start(11).given({ type: 'meet', title: 'Somebody' });
      const dice = seededDice(7);
      const counted = reaction.rows.map(() => 0);
      for (let run = 0; run < RUNS / 4; run += 1) {
        const again = play(system, { from: game.state, dice });
        again.given({
          type: 'react',
          disposition,
          advantage: edge === 'advantage',
          disadvantage: edge === 'disadvantage',
        });
        counted[reaction.rows.findIndex(({ id }) => id === again.state.encounter?.reaction?.row)]! += 1;
      }
      agree(counted, chances);
    },
  );

  it('of a chance meeting in a site are as told', () => {
    const [id, site] = Object.entries(start(1).state.land.sites)[0] ?? [];
    const game = start(3).given({ type: 'place-party', hex: site?.hex }, { type: 'enter-site', site: id });
    // Up to the turn that brings a check.
    while (system.odds?.(game.state)?.ahead?.chance(1) === 0) game.given({ type: 'explore' });
    const odds = system.odds?.(game.state);
    const dice = seededDice(5);
    let met = 0;
    for (let run = 0; run < RUNS / 4; run += 1) {
      const again = play(system, { from: game.state, dice });
      again.given({ type: 'explore' });
      if (again.state.encounter) met += 1;
    }
    const chance = odds ? odds.hits / odds.of : 0;
    agree([met, RUNS / 4 - met], [chance, 1 - chance]);
  });
});
