import { expect, it } from 'vitest';
import type { Campaign } from '../../shared/campaign/state.ts';
import { derivedOf, type DerivedOfCreature } from '../../src-main/queries/derived.ts';
import { openedSample } from '../helpers/play.ts';
import { systemContract } from '../systemContract.ts';

systemContract('what follows from the state in $name', (system, { derives }) => {
  const game = openedSample(system);
  const party = ({ party: { members } }: Campaign): DerivedOfCreature[] => {
    const { creatures } = derivedOf(system, game.state);
    return members.flatMap((id) => creatures[id] ?? []);
  };

  it('is told of every creature', () => {
    expect(Object.keys(derivedOf(system, game.state).creatures)).toEqual(Object.keys(game.state.creatures));
  });

  it('has the slots used and in all', () => {
    for (const one of party(game.state))
      expect(one.slots).toMatchObject({
        used: expect.any(Number) as number,
        total: expect.any(Number) as number,
      });
  });

  it('has figures of its own only where the system derives some', () => {
    expect(derives.length > 0).toBe(system.derived !== undefined);
  });

  it.each(derives)('has %s, where the text has it', (figure) => {
    expect(party(game.state).some((one) => one[figure] !== undefined)).toBe(true);
  });

  it('has what is left of each light', () => {
    const lights = party(game.state).flatMap((one) => one.lights);
    expect(lights.length).toBeGreaterThan(0);
    expect(lights.every(({ left, die }) => left !== undefined || die !== undefined)).toBe(true);
  });

  it('has the day, from 1, and the part of it', () => {
    const { day, watch } = derivedOf(system, game.state);
    expect([day, system.calendar.parts.map(({ name }) => name)]).toEqual([
      1,
      expect.arrayContaining([watch]),
    ]);
  });

  it('has the actions left in a fight', () => {
    const fight = openedSample(system).given(
      { type: 'meet', statBlock: system.statBlocks[0]?.name, count: 2 },
      { type: 'start-fight' },
    );
    const { creatures } = derivedOf(system, fight.state);
    const fighters = Object.keys(fight.state.fight?.combatants ?? {});
    expect(fighters.length).toBeGreaterThan(2);
    expect(fighters.filter((id) => creatures[id]?.actionsLeft === undefined)).toEqual([]);
  });
});
