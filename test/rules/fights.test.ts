import { describe, expect, it } from 'vitest';
import { systems } from '../../shared/systems/registry.ts';
import { playFight } from '../helpers/autoplay.ts';
import { openedSample } from '../helpers/play.ts';

describe.each(systems.map((system) => [system.name, system] as const))('fights of %s', (_, system) => {
  const sample = openedSample(system);
  const block = system.statBlocks[0]?.name ?? '';

  it('that are clicked through come to an end, with blows that hurt', () => {
    const seeds = Array.from({ length: 20 }, (_seed, index) => index + 1);
    const fights = seeds.map((seed) => playFight(sample, seed, block, 1 + (seed % 4)));
    expect(fights.every(({ game }) => game.state.encounter === null)).toBe(true);
    expect(
      fights.filter(({ game }) => game.events.some(({ type }) => type === 'attack-made')).length,
    ).toBeGreaterThan(15);
    expect(
      fights.filter(({ game }) => game.events.some(({ type }) => type === 'hit-points-changed')).length,
    ).toBeGreaterThan(15);
  });

  it('have whoever has joined the party since they were met on its side, and once they have begun, nobody changes sides', () => {
    const game = openedSample(system).given({ type: 'meet', statBlock: block, count: 2 });
    const [friend = '', foe = ''] = game.state.encounter?.creatures ?? [];
    const [member = ''] = game.state.party.members;
    game.given({ type: 'join-party', creature: friend });
    expect(game.refused({ type: 'start-fight', others: [friend, foe] }).path).toBe('others');
    game.given({ type: 'start-fight' });
    const sides = Object.entries(game.state.fight?.combatants ?? {});
    expect(sides.flatMap(([id, { side }]) => (side === 'others' ? [id] : []))).toEqual([foe]);
    expect(game.refused({ type: 'join-party', creature: foe }).code).toBe('not-now');
    expect(game.refused({ type: 'leave-party', creature: member }).code).toBe('not-now');
  });

  it('are told in events that are the same once they are read back', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { events } = playFight(sample, seed, block, 4).game;
      expect(JSON.parse(JSON.stringify(events))).toEqual(events);
    }
  });

  it('end whichever way the options of the campaign are set', () => {
    const others = system.options.flatMap(({ id, value, choices }) =>
      choices.filter((choice) => choice.id !== value).map((choice) => ({ id, other: choice.id })),
    );
    for (const { id, other } of others) {
      const table = openedSample(system).given({ type: 'set-option', option: id, value: other });
      expect(playFight(table, 3, block, 2).game.state.fight).toBeNull();
    }
  });
});
