import { describe, expect, it } from 'vitest';
import { systems } from '../../shared/systems/registry.ts';
import type { System } from '../../shared/systems/contract.ts';
import { keysOf } from '../../src-renderer/keys/acts.ts';
import { openedSample, type Playthrough } from '../helpers/play.ts';

const met = (system: System, count = 3): Playthrough =>
  openedSample(system).given({ type: 'meet', statBlock: system.statBlocks[0]?.name, count });

/** What stands on the keys now: the type of each command by its key. */
const keyed = ({ offers }: Playthrough): Record<string, string> =>
  Object.fromEntries([...keysOf(offers)].map(([{ command }, key]) => [key, command.type]));

describe.each(systems.map((system) => [system.name, system] as const))('an encounter in %s', (_, system) => {
  it('has one key for each way on: keep, along, attitude, flee, fight, part', () => {
    const game = met(system);
    const ways = { k: 'keep-person', j: 'come-along', i: 'react', f: 'start-fight', y: 'part' };
    expect(keyed(game)).toMatchObject({ ...ways, r: 'react' });
    expect(keyed(game)['b']).toMatch(/^(flee|part)$/);
    game.given({ type: 'react', mood: system.reaction.rows[0]?.id });
    expect(keyed(game)).toMatchObject(ways);
    expect(keyed(game)['b']).toMatch(/^(flee|part)$/);
  });

  it('takes somebody along, who is then of the party and no longer met', () => {
    const game = met(system);
    const [id = ''] = game.state.encounter?.creatures ?? [];
    const { told } = game.when({ type: 'come-along', creature: id, name: 'Mother Ibb' });
    expect(game.state.creatures[id]).toMatchObject({ kind: 'person', name: 'Mother Ibb' });
    expect(game.state.party.members).toContain(id);
    expect(game.state.encounter?.creatures).toHaveLength(2);
    expect(told.at(-1)).toContain('Mother Ibb');
    const [fallen = ''] = game.state.party.members;
    game.given({ type: 'set-status', creature: fallen, status: 'dead' });
    expect(game.offers.some(({ command }) => command.type === 'take-over')).toBe(
      game.rulebook.kinds.commands.has('take-over'),
    );
  });

  it('is over when the last of them comes along, and their name stays', () => {
    const game = met(system, 1);
    const [id = ''] = game.state.encounter?.creatures ?? [];
    const { name } = game.state.creatures[id] ?? {};
    game.when({ type: 'come-along', creature: id });
    expect(game.state.encounter).toBeNull();
    expect(game.state.creatures[id]).toMatchObject({ kind: 'person', name });
    expect(game.refused({ type: 'join-party', creature: id }).code).toBe('in-party');
  });

  it('takes nobody along who is dead or was not met', () => {
    const game = met(system);
    const [id = ''] = game.state.encounter?.creatures ?? [];
    game.given({ type: 'set-status', creature: id, status: 'dead' });
    for (const creature of [id, game.state.party.members[0] ?? ''])
      expect(game.refused({ type: 'come-along', creature }).code).toBe('not-here');
  });
});

it.each(systems)('the reaction in $id is offered with advantage only where that moves it', (system) => {
  const offers = met(system, 1).offersOf('react');
  expect(offers.some(({ command }) => command['advantage'] === true)).toBe(
    system.reaction.odds('advantage', 'neutral').join() !== system.reaction.odds('normal', 'neutral').join(),
  );
});
