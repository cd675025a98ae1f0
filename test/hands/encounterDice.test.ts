import { describe, expect, it } from 'vitest';
import { systems } from '../../shared/systems/registry.ts';
import { linesOf } from '../../src-main/game/logLines.ts';
import { openedSample, rulebookOf } from '../helpers/play.ts';

const CHECKED = 'encounter-checked';
const STEPS = 40;

describe.each(systems.map((system) => [system.name, system] as const))('the log of %s', (_, system) => {
  it('has the die of each encounter check in its own line', () => {
    const game = openedSample(system);
    for (let step = 0; step < STEPS; step += 1) {
      if (game.state.encounter) game.given({ type: 'part' });
      const ways = game.offers.filter(({ command }) => command.type === 'travel');
      const way = ways[step % ways.length];
      if (!way || game.attempt(way.command)) game.attempt({ type: 'pass-time', scale: 'hour', count: 8 });
    }
    const entry = { seq: 1, session: 1, command: { type: 'travel' }, events: game.events };
    const checks = linesOf(rulebookOf(system), entry).filter(({ type }) => type === CHECKED);
    for (const { rolls, fields } of checks) expect(rolls.at(-1)?.total).toBe(fields['total']);
    // Rules without an encounter check have no odds of one.
    expect(checks.length > 0).toBe(system.odds !== undefined);
  });
});
