import { describe, expect, it } from 'vitest';
import { fivey } from '../../../../shared/systems/fivey/index.ts';
import { nightPlans } from '../../../../shared/systems/fivey/rest/nightPlans.ts';
import { party, sheet, type FieldOf } from '../party.ts';

const night = (gear?: string[]) => party(['plain', 'plain'], false, gear).given({ type: 'camp' });

describe('the night', () => {
  it('FV-8, FV-63: brings one rest action each, two to the light sleeper', () => {
    const game = night();
    expect(['mae', 'odo', 'ansa'].map((id) => sheet(game, id)['restActions'])).toEqual([2, 1, 1]);
  });

  it('everybody eats one meal at dusk', () => {
    const game = party();
    const { events } = game.when({ type: 'camp' });
    const meals = events.filter(({ type }) => type === 'meal-eaten');
    expect(meals.map(({ creature, food }) => [creature, food])).toEqual(
      ['mae', 'odo', 'ansa'].map((creature) => [creature, 'Ration']),
    );
  });

  it('who found nothing to eat does not recover', () => {
    const game = night([]);
    expect(game.refused({ type: 'rest-action', actor: 'odo', action: 'recover' }).code).toBe('hungry');
  });

  it('FV-150, FV-56: Recover gives the healing rate, never above the maximum', () => {
    const game = night().given(
      { type: 'adjust-hit-points', creature: 'odo', by: -6 },
      { type: 'adjust-hit-points', creature: 'ansa', by: -1 },
    );
    game.when({ type: 'rest-action', actor: 'odo', action: 'recover' }, [4]);
    game.when({ type: 'rest-action', actor: 'ansa', action: 'recover' }, [6]);
    expect(['odo', 'ansa'].map((id) => game.state.creatures[id]?.hitPoints.now)).toEqual([10, 8]);
  });

  it('FV-151, FV-29: Attune moves attunement to another item', () => {
    const game = night().given({ type: 'rest-action', actor: 'mae', action: 'attune', item: 'bow' });
    expect(sheet(game, 'mae')['attuned']).toBe('bow');
  });

  it('FV-152: Practice brings back one inspiration die, not above the level', () => {
    const game = night().given(
      { type: 'set-sheet', creature: 'odo', to: { inspiration: 0 } },
      { type: 'rest-action', actor: 'odo', action: 'practice' },
      { type: 'rest-action', actor: 'ansa', action: 'practice' },
    );
    expect(['odo', 'ansa'].map((id) => sheet(game, id)['inspiration'])).toEqual([1, 1]);
  });

  it('FV-153: Scavenge finds portions, Cook makes meals of them and feeds the hungry', () => {
    const game = night([]);
    game.when({ type: 'rest-action', actor: 'mae', action: 'scavenge' }, [4]);
    game.given({ type: 'rest-action', actor: 'mae', action: 'cook' });
    const meals = game.state.creatures['mae']?.items.find(({ name }) => name === 'Cooked meal');
    expect(meals?.count).toBe(1);
    expect(sheet(game, 'odo')['ateOn']).toBe(1);
  });

  it('an acolyte’s blessing heals d6 + CHA', () => {
    const game = night().given({ type: 'adjust-hit-points', creature: 'odo', by: -9 });
    game.when({ type: 'rest-action', actor: 'ansa', action: 'blessing', target: 'odo' }, [2]);
    expect(game.state.creatures['odo']?.hitPoints.now).toBe(2 + 5);
    expect(night().refused({ type: 'rest-action', actor: 'odo', action: 'blessing' }).code).toBe('no-feat');
  });

  it('FV-8, FV-150, FV-152: everybody at once, each as they wish, in their order', () => {
    const game = night().given(
      { type: 'adjust-hit-points', creature: 'odo', by: -6 },
      { type: 'set-sheet', creature: 'ansa', to: { inspiration: 0 } },
    );
    game.when(
      {
        type: 'rest-actions',
        plans: [
          { actor: 'mae', action: 'scavenge' },
          { actor: 'mae', action: 'attune', item: 'bow' },
          { actor: 'odo', action: 'recover' },
          { actor: 'ansa', action: 'practice' },
        ],
      },
      [4, 4],
    );
    expect(['mae', 'odo', 'ansa'].map((id) => sheet(game, id)['restActions'])).toEqual([0, 0, 0]);
    expect(sheet(game, 'mae')['attuned']).toBe('bow');
    expect(game.state.creatures['odo']?.hitPoints.now).toBe(10);
    expect(sheet(game, 'ansa')['inspiration']).toBe(1);
  });

  it('FV-153: who cooks before feeds those who recover after', () => {
    const game = night([]).given(
      { type: 'rest-action', actor: 'mae', action: 'scavenge' },
      { type: 'adjust-hit-points', creature: 'odo', by: -6 },
    );
    const recover = { actor: 'odo', action: 'recover' };
    expect(game.refused({ type: 'rest-actions', plans: [recover] }).code).toBe('hungry');
    const plans = [{ actor: 'mae', action: 'cook' }, recover];
    game.given({ type: 'rest-actions', plans });
    expect(sheet(game, 'odo')['restActions']).toBe(0);
  });

  it('FV-8, FV-63: the form has a line for each rest action; as suggested, nobody’s is lost', () => {
    const game = night().given({ type: 'adjust-hit-points', creature: 'odo', by: -6 });
    const offer = nightPlans.offers?.(game.state, fivey)[0];
    expect([...new Set(offer?.needs?.map(({ row }) => row))]).toEqual([
      'Mae',
      'Mae, second action',
      'Odo',
      'Ansa',
    ]);
    const does = offer?.needs?.filter(({ name }) => name.endsWith('.action')).map(({ value }) => value);
    expect(does).toEqual(['scavenge', 'scavenge', 'recover', 'scavenge']);
  });

  it('FV-158: who plans nothing keeps the rest action; a plan of nobody is refused, one too many too', () => {
    const game = night().given({
      type: 'rest-actions',
      plans: [{ actor: 'odo', action: 'practice' }, { actor: 'ansa' }],
    });
    expect(['odo', 'ansa'].map((id) => sheet(game, id)['restActions'])).toEqual([0, 1]);
    const plan = (...plans: FieldOf<'rest-actions', 'plans'>) =>
      game.refused({ type: 'rest-actions', plans }).code;
    expect(plan({ actor: 'ansa' })).toBe('no-rest-action');
    expect(plan({ actor: 'odo', action: 'practice' })).toBe('no-rest-action');
  });

  it('FV-158: ends with the last rest action; FV-8: by day there is none', () => {
    const game = night().given({ type: 'rest-action', actor: 'odo', action: 'practice' });
    expect(game.refused({ type: 'rest-action', actor: 'odo', action: 'practice' }).code).toBe(
      'no-rest-action',
    );
    expect(party().refused({ type: 'rest-action', actor: 'odo', action: 'practice' }).code).toBe('not-night');
  });
});
