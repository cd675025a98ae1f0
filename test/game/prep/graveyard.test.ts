import { describe, expect, it } from 'vitest';
import type { GraveCard } from '../../../shared/api.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { answer } from '../../../src-main/queries/ask.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';
import { openedSample } from '../../helpers/play.ts';

const graves = async (game: Game): Promise<GraveCard[]> =>
  (await answer(game, { type: 'graveyard' }, nodeDisk)) as GraveCard[];

describe('the graveyard', () => {
  it('says who died, when and of what, the last first, and forgets what was undone', async () => {
    const game = await newGame({ sample: true });
    const [first = '', second = ''] = game.state.campaign.party.members;
    await carryOut(
      game,
      { type: 'open-session' },
      { type: 'set-status', creature: first, status: 'dead' },
      { type: 'set-status', creature: second, status: 'dead' },
    );
    const found = await graves(game);
    expect(found.map(({ id, session }) => [id, session])).toEqual([
      [second, 1],
      [first, 1],
    ]);
    expect(found[0]?.how).toContain('dead');
    expect(found[0]?.when).toMatch(/\d\d:\d\d$/);
    await carryOut(game, { type: 'undo' });
    expect((await graves(game)).map(({ id }) => id)).toEqual([first]);
    await game.close();
  });
});

describe.each(systems.map((system) => [system.name, system] as const))('an heir in %s', (_, system) => {
  it('gets what the dead carried, as far as there is room, and nothing is lost', () => {
    const game = openedSample(system);
    const [dead = '', heir = ''] = game.state.party.members;
    const held = () =>
      [dead, heir].flatMap((id) => game.state.creatures[id]?.items.map(({ name }) => name) ?? []).sort();
    const before = held();
    const had = game.state.creatures[dead]?.items.length ?? 0;
    expect(game.attempt({ type: 'inherit', creature: dead, heir })).toMatchObject({ code: 'not-able' });
    game.given({ type: 'set-status', creature: dead, status: 'dead' });
    game.given({ type: 'inherit', creature: dead, heir });
    expect(held()).toEqual(before);
    expect(game.state.creatures[dead]?.items.length).toBeLessThan(had);
    expect(game.attempt({ type: 'inherit', creature: dead, heir: dead })).toMatchObject({ code: 'not-able' });
  });
});
