import { describe, expect, it } from 'vitest';
import { conditions, fight, mae, sheet, thing, who, type Game } from './party.ts';

const seer = { str: -1, dex: 1, pre: 2, con: 0 };
const game = (gear: string[] = ['Shard of Hush']): Game => mae(gear, seer);
const cast = (more: object = {}): { type: string } =>
  ({ type: 'cast', creature: 'mae', shard: 'shard-of-hush', ...more }) as never;

describe('casting', () => {
  it('NS-90, NS-91, NS-92, NS-R29: effect, strain, shard, in this order', () => {
    const now = game();
    const { told } = now.when(cast({ text: 'Silence falls.' }), [10, 3]);
    expect(told).toEqual([
      'Mae casts from the shard of hush: Silence falls.',
      'Mae, PRE Check (strain of casting): 10 +2 = 12 against DR 12, success.',
      'Mae’s shard of hush: 3, D6 → D4.',
    ]);
    expect(conditions(now)).toEqual([]);
  });

  it('NS-91: a failed Check fatigues; NS-92: the shard is thrown all the same', () => {
    const now = game();
    now.when(cast(), [9, 5]);
    expect(conditions(now)).toEqual(['Fatigued 1']);
    expect(thing(now, 'shard-of-hush')?.die).toBe(6);
  });

  it('NS-R18: fatigued once more is one Slot more', () => {
    const now = game();
    now.when(cast(), [9, 5]);
    now.when(cast(), [9, 5]);
    expect(conditions(now)).toEqual(['Fatigued 2']);
  });

  it('NS-93: drained, it is not cast and keeps its Slot', () => {
    const now = game();
    now.when(cast(), [19, 1]);
    expect(thing(now, 'shard-of-hush')).toMatchObject({ die: 0, slots: 1 });
    expect(now.refused(cast())).toMatchObject({ code: 'drained', path: 'shard' });
  });

  it('NS-47: with no Slot free it is said first what would be dropped; not the shard', () => {
    const now = game(['Shard of Hush', ...Array.from({ length: 8 }, () => 'Rope')]);
    expect(now.refused(cast(), [9, 5])).toMatchObject({ code: 'choose-drop', path: 'drop' });
    expect(now.refused(cast({ drop: ['shard-of-hush'] }), [9, 5]).path).toBe('drop');
    now.when(cast({ drop: ['rope-2'] }), [9, 5]);
    expect(thing(now, 'rope-2')).toBeUndefined();
  });

  it('NS-R11: alone a weak success costs a complication only', () => {
    const now = game().given({ type: 'set-option', option: 'solo', value: true });
    const { told } = now.when(cast(), [15, 3, 5]);
    expect(told).toContain('No fatigue, but a small complication.');
    expect(conditions(now)).toEqual([]);
  });

  it('NS-R8: Focus afterwards may spare the fatigue', () => {
    const now = game().given({ type: 'open-session' });
    now.when(cast(), [3, 5]);
    now.when({ type: 'spend-focus', creature: 'mae' }, [18]);
    expect(conditions(now)).toEqual([]);
    expect(sheet(now).focus).toBe(0);
  });

  it('NS-89: only shards hold Spells', () => {
    expect(game(['Rope']).refused(cast({ shard: 'rope' })).code).toBe('no-spell');
  });

  it('NS-48: a Condition may forbid or hamper it', () => {
    const gagged = game().given({
      type: 'gain-condition',
      creature: 'mae',
      condition: 'Gagged',
      bars: ['cast'],
    });
    expect(gagged.refused(cast()).code).toBe('ruled-out');
    const dazed = game().given({
      type: 'gain-condition',
      creature: 'mae',
      condition: 'Dazed',
      hinders: ['pre'],
    });
    expect(dazed.when(cast(), [12, 9, 5]).told[1]).toContain('with Disadvantage (a condition): 9');
  });

  it('NS-63: in a fight it is the action; what harms, strikes', () => {
    const now = fight(game(['Shard of Embers']), 'Wolf', 1);
    expect(now.refused(cast({ shard: 'shard-of-embers' })).path).toBe('target');
    now.when(cast({ shard: 'shard-of-embers', target: 'wolf' }), [4, 12, 5]);
    expect(who(now, 'wolf').hitPoints.now).toBe(1);
    expect(now.state.mode.now).toBe('morale');
  });
});
