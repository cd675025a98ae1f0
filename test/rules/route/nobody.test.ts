import { describe, expect, it } from 'vitest';
import { systems } from '../../../shared/systems/registry.ts';
import { openedSample } from '../../helpers/play.ts';

describe.each(systems.map((system) => [system.name, system] as const))('on the road in %s', (_, system) => {
  it('nobody goes while all of the party are out of action; who is up again walks on', () => {
    const game = openedSample(system);
    const [way] = game.offersOf('travel');
    for (const creature of game.state.party.members)
      game.given({ type: 'set-status', creature, status: 'down' });
    expect(game.offersOf('travel')).toEqual([]);
    expect(game.refused({ ...way!.command }).code).toBe('nobody');
    game.given({ type: 'set-status', creature: game.state.party.members[0], status: 'up' });
    expect(game.offersOf('travel')).toContainEqual(way);
  });

  it('a party whose characters are kept on paper goes its way', () => {
    const game = openedSample(system);
    for (const creature of game.state.party.members) game.given({ type: 'leave-party', creature });
    const [way] = game.offersOf('travel');
    game.given({ ...way!.command });
  });
});
