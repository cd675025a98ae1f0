import { describe, expect, it } from 'vitest';
import { systems } from '../../../shared/systems/registry.ts';
import { formOf } from '../../../src-main/queries/forms/forms.ts';
import { gameView } from '../../../src-main/queries/view/gameView.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';
import { openedSample } from '../../helpers/play.ts';

describe.each(systems.map((system) => [system.name, system] as const))('absent in %s', (_, system) => {
  it('takes no part: not in fights, not in offers', () => {
    const game = openedSample(system);
    const [away = '', ...others] = game.state.party.members;
    game.given({ type: 'set-absent', creature: away });
    expect(game.state.party.members).toEqual(others);
    expect(game.offers.filter(({ actor }) => actor === away)).toEqual([]);
    game.given({ type: 'meet', statBlock: system.statBlocks[0]?.name, count: 2 }, { type: 'start-fight' });
    expect(Object.keys(game.state.fight?.combatants ?? {})).not.toContain(away);
    expect(game.offers.filter(({ actor }) => actor === away)).toEqual([]);
  });

  it('comes back at the old place in the marching order', () => {
    const game = openedSample(system);
    const before = game.state.party.members;
    const [, second = ''] = before;
    game.given(
      { type: 'set-absent', creature: second },
      { type: 'set-absent', creature: second, absent: false },
    );
    expect(game.state.party).toMatchObject({ members: before, absent: [] });
  });
});

describe('absent', () => {
  it('stands below the party, and among no people', async () => {
    const game = await newGame({ sample: true });
    const [creature = ''] = game.state.campaign.party.members;
    await carryOut(game, { type: 'set-absent', creature });
    const view = gameView(game);
    expect(view.absent.map(({ id }) => id)).toEqual([creature]);
    expect(view.characters.map(({ id }) => id)).not.toContain(creature);
    expect(view.people.map(({ id }) => id)).not.toContain(creature);
    await carryOut(game, { type: 'undo' });
    expect(gameView(game).absent).toEqual([]);
    await game.close();
  });

  it('can leave for good, but can’t be absent twice or join', async () => {
    const game = await newGame({ sample: true });
    const [creature = ''] = game.state.campaign.party.members;
    await carryOut(game, { type: 'set-absent', creature });
    const codes = await Promise.all(
      [
        { type: 'set-absent', creature },
        { type: 'join-party', creature },
      ].map(async (command) => {
        const told = await game.dispatch(command);
        return told.ok ? 'ok' : told.error.code;
      }),
    );
    expect(codes).toEqual(['not-able', 'in-party']);
    await carryOut(game, { type: 'leave-party', creature });
    expect(game.state.campaign.party.absent).toEqual([]);
    await game.close();
  });

  it('and dead can’t be chosen as the one who acts', async () => {
    const game = await newGame({ sample: true });
    const [absent = '', dead = ''] = game.state.campaign.party.members;
    await carryOut(
      game,
      { type: 'set-absent', creature: absent },
      { type: 'set-status', creature: dead, status: 'dead' },
    );
    const kind = game.can().find(({ type }) => type === 'set-absent');
    const form = kind && formOf(kind, game.state.campaign, game.system);
    const ids = form?.needs?.[0]?.choices?.map(({ value }) => value);
    expect(ids).toContain(absent);
    expect(ids).not.toContain(dead);
    await game.close();
  });
});
