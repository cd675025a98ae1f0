import { describe, expect, it } from 'vitest';
import { systems } from '../../shared/systems/registry.ts';
import { gameView } from '../../src-main/queries/view/gameView.ts';
import { carryOut, newGame } from '../helpers/campaigns.ts';

describe.each(systems.map(({ id }) => id))('a line of the party in %s', (system) => {
  it('counts the food in their own pack', async () => {
    const game = await newGame({ system, sample: true });
    const [line] = gameView(game).characters;
    const items = game.state.campaign.creatures[line?.id ?? '']?.items ?? [];
    const counted = items.reduce((sum, { kind, count }) => sum + (kind === 'food' ? count : 0), 0);
    expect(line?.food.count).toBe(counted);
    for (const { id } of items.filter(({ kind }) => kind === 'food'))
      await carryOut(game, { type: 'drop-item', creature: line?.id, item: id });
    expect(gameView(game).characters[0]?.food).toEqual({ count: 0, left: '0' });
    await game.close();
  });

  it('lets what a light has left be set', async () => {
    const game = await newGame({ system, sample: true });
    await carryOut(game, { type: 'open-session' });
    const light = game.offers().find(({ command }) => command.type === 'light');
    await carryOut(game, light?.command ?? {});
    const bearer = gameView(game).characters.find(({ lights }) => lights.length > 0);
    const sets = bearer?.offers.find(({ command }) => command['timer'] === bearer.lights[0]?.timer);
    expect(sets?.command.type).toBe('set-timer');
    expect(['left', 'die']).toContain(sets?.needs?.[0]?.name);
    await game.close();
  });
});
