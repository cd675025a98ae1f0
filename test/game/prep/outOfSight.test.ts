import { describe, expect, it } from 'vitest';
import { systems } from '../../../shared/systems/registry.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { openedSample, type AnyCommand, type Playthrough } from '../../helpers/play.ts';

/** Whether everything is secret that a command brings. */
function isSecret(game: Playthrough, command: AnyCommand): boolean {
  const before = game.events.length;
  const refused = game.attempt(command);
  if (refused) throw new Error(refused.message);
  const events = game.events.slice(before);
  expect(events.length).toBeGreaterThan(0);
  return events.every(({ secret }) => secret === true);
}

describe.each(systems.map((system) => [system.name, system] as const))(
  'what is done to somebody in %s',
  (_name, system: System) => {
    const withPell = (): Playthrough =>
      openedSample(system).given({
        type: 'add-person',
        name: 'Old Pell',
        id: 'pell',
        statBlock: system.statBlocks[0]?.name,
      });
    const acts: AnyCommand[] = [
      { type: 'add-item', creature: 'pell', item: { name: 'Key', id: 'key', slots: 0 } },
      { type: 'gain-condition', creature: 'pell', condition: 'Tipsy' },
      { type: 'set-hit-points', creature: 'pell', now: 1 },
      { type: 'set-status', creature: 'pell', status: 'down' },
      { type: 'add-coins', to: 'pell', count: 3 },
    ];

    it('is secret while the players have not met them', () => {
      const game = withPell();
      for (const act of acts) expect(isSecret(game, act), act.type).toBe(true);
    });

    it('is no secret from the moment they travel with the party', () => {
      const game = withPell();
      expect(isSecret(game, { type: 'join-party', creature: 'pell' })).toBe(false);
      for (const act of acts) expect(isSecret(game, act), act.type).toBe(false);
      game.given({ type: 'set-status', creature: 'pell', status: 'up' });
      expect(isSecret(game, { type: 'set-absent', creature: 'pell' })).toBe(false);
      expect(isSecret(game, { type: 'add-coins', to: 'pell', count: 3 })).toBe(false);
    });

    it('is no secret while they are met, nor what the party gives them', () => {
      const game = withPell();
      const [member = ''] = game.state.party.members;
      game.given({ type: 'add-coins', to: member, count: 3 });
      expect(isSecret(game, { type: 'give-coins', from: member, to: 'pell', count: 1 })).toBe(false);
      game.given({ type: 'meet', statBlock: system.statBlocks[0]?.name });
      const [met = ''] = game.state.encounter?.creatures ?? [];
      expect(isSecret(game, { type: 'set-hit-points', creature: met, now: 1 })).toBe(false);
    });
  },
);
