import { describe, expect, it } from 'vitest';
import {
  conditions,
  fact,
  facts,
  fight,
  mae,
  offers,
  ruled,
  SEER,
  sheet,
  thing,
  who,
  type Game,
  type Given,
  type With,
} from '../party.ts';

const game = (gear: string[] = ['Shard of Hush']): Game => mae(gear, SEER);
const cast = (more: With<'cast'> = {}): Given<'cast'> => ({
  type: 'cast',
  actor: 'mae',
  shard: 'shard-of-hush',
  ...more,
});
const embers = (target: string, more: With<'cast'> = {}) =>
  cast({ shard: 'shard-of-embers', target, ...more });
const GALE: Given<'take-shard'> = {
  type: 'take-shard',
  creature: 'mae',
  name: 'Shard of Gales',
  spell: 'A wind throws down all who stand within ten paces, for a breath.',
  die: 8,
  harm: 4,
  blast: true,
};

describe('Spell Shards', () => {
  it('NS-45, NS-89: a shard holds one Spell, fills a Slot and has a die, drained as well', () => {
    const now = mae();
    now.when(GALE);
    expect(thing(now, 'shard-of-gales')).toMatchObject({ kind: 'spell', slots: 1, die: 8, fullDie: 8 });
    now.when(cast({ shard: 'shard-of-gales' }), [20, 1]);
    now.given({ type: 'set-item', creature: 'mae', item: 'shard-of-gales', die: 0 });
    expect(thing(now, 'shard-of-gales')).toMatchObject({ die: 0, slots: 1 });
  });

  it('NS-89: it needs words, and a die of the chain; only shards hold Spells', () => {
    expect(mae().refused({ ...GALE, spell: ' ' }).path).toBe('spell');
    expect(mae().refused({ ...GALE, die: 9 }).code).toBe('no-such-die');
    expect(game(['Rope']).refused(cast({ shard: 'rope' })).code).toBe('no-spell');
  });

  it('NS-S15: its words say what it does, how far and how long', () => {
    const now = mae().given(GALE);
    const said = fact(now.when(cast({ shard: 'shard-of-gales' }), [20, 8]), 'spell-cast');
    expect(said['spell']).toBe(GALE['spell']);
  });
});

describe('casting', () => {
  it('NS-R29: effect, strain, shard, in this order, and both rolls always happen', () => {
    const { types } = game().when(cast(), [9, 3]);
    const order = ['spell-cast', 'check-made', 'strain-suffered', 'step-die-rolled'];
    expect(types.filter((type) => order.includes(type))).toEqual(order);
  });

  it('NS-90: anybody may cast, whatever their Presence, and it works', () => {
    const now = mae(['Shard of Hush']);
    expect(sheet(now).pre).toBe(-1);
    expect(fact(now.when(cast(), [5, 6]), 'spell-cast')).toMatchObject({ actor: 'mae', rules: ['NS-90'] });
  });

  it('NS-91: a failed Presence Check at DR 12 fatigues', () => {
    const now = game();
    const outcome = now.when(cast(), [9, 5]);
    expect(fact(outcome, 'check-made')).toMatchObject({ ability: 'pre', total: 11, against: 12 });
    expect(fact(outcome, 'strain-suffered')).toMatchObject({ result: 'fatigue', rules: ['NS-91'] });
    expect(conditions(now)).toEqual(['Fatigued 1']);
    now.when(cast(), [9, 5]);
    expect(conditions(now)).toEqual(['Fatigued 2']);
  });

  it('NS-92: the shard is thrown all the same', () => {
    const rolled = fact(game().when(cast(), [19, 3]), 'step-die-rolled');
    expect(rolled).toMatchObject({ item: 'shard-of-hush', from: 6, to: 4 });
    expect(rolled.rules).toContain('NS-92');
  });

  it('NS-93: drained, it is not cast and keeps its Slot', () => {
    const now = game();
    expect(fact(now.when(cast(), [19, 1]), 'step-die-rolled')['spent']).toBe('drained');
    expect(thing(now, 'shard-of-hush')).toMatchObject({ die: 0, slots: 1 });
    expect(now.refused(cast())).toMatchObject({ code: 'drained', path: 'shard' });
  });

  it('what a Condition rules out is refused, and not offered', () => {
    const now = game();
    now.given({ type: 'gain-condition', creature: 'mae', condition: 'Gagged', bars: ['cast'] });
    expect(now.refused(cast()).code).toBe('ruled-out');
    expect(offers(now, 'cast')).toEqual([]);
  });

  it('with no Slot free it is said first what would be dropped; not the shard', () => {
    const now = game(['Shard of Hush', ...Array.from({ length: 8 }, () => 'Rope')]);
    expect(offers(now, 'cast')[0]?.needs).toMatchObject([{ name: 'focus' }, { name: 'drop', many: true }]);
    expect(now.refused(cast(), [9, 5])).toMatchObject({ code: 'choose-drop', path: 'drop' });
    expect(now.refused(cast({ drop: ['shard-of-hush'] }), [9, 5]).path).toBe('drop');
    now.when(cast({ drop: ['rope-2'] }), [9, 5]);
    expect(thing(now, 'rope-2')).toBeUndefined();
  });

  it('NS-R11: alone a weak success costs a complication only', () => {
    const now = ruled(game(), { solo: 'on' });
    const borne = fact(now.when(cast(), [15, 3, 5]), 'strain-suffered');
    expect(borne).toMatchObject({ result: 'complication', rules: ['NS-R11'] });
    expect(conditions(now)).toEqual([]);
  });

  it('NS-R11: with naturals that count, a 20 and a 1 are a weak success', () => {
    const now = ruled(game(), { solo: 'on', naturals: 'always' });
    expect(fact(now.when(cast(), [20, 1, 5]), 'strain-suffered')['result']).toBe('complication');
  });

  it('Focus afterwards may spare the fatigue', () => {
    const now = game();
    now.when(cast(), [3, 5]);
    now.when({ type: 'spend-focus', actor: 'mae' }, [18]);
    expect(conditions(now)).toEqual([]);
    expect(sheet(now).focus).toBe(0);
  });

  it('a Condition may forbid or hamper it', () => {
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
    expect(fact(dazed.when(cast(), [12, 9, 5]), 'check-made')).toMatchObject({
      edge: 'disadvantage',
      total: 11,
    });
  });

  it('in a fight it is the action; what harms, strikes', () => {
    const now = fight(game(['Shard of Embers']), 'Wolf', 1);
    expect(now.refused(cast({ shard: 'shard-of-embers' })).path).toBe('target');
    now.when(embers('wolf'), [4, 12, 5]);
    expect(who(now, 'wolf').hitPoints.now).toBe(1);
    expect(now.state.mode.now).toBe('morale');
  });
});

describe('the Damage of a Spell', () => {
  it('NS-90: a 1 is Damage of 1, for a Spell always takes effect', () => {
    const now = fight(mae(['Shard of Embers']), 'Wolf');
    expect(fact(now.when(embers('wolf'), [1, 15, 5]), 'attack-made')).toMatchObject({
      missed: false,
      left: 4,
    });
  });

  it('may have Advantage or Disadvantage, and a Shield called against it', () => {
    const ogre = fight(mae(['Shard of Embers']), 'Ogre');
    const high = ogre.when(embers('ogre', { damageEdge: 'advantage' }), [2, 6, 1, 15, 5]);
    expect(fact(high, 'attack-made')).toMatchObject({ edge: 'advantage', thrown: 6 });
    const knight = fight(mae(['Shard of Embers']), 'Knight');
    const blocked = knight.when(embers('knight', { shield: true }), [5, 4, 15, 5]);
    expect(fact(blocked, 'attack-made')['blocked']).toBe('Shield');
  });

  it('of one that strikes all around is thrown for each; others strike one', () => {
    const targets = ['wolf-1', 'wolf-2'];
    const now = fight(mae().given(GALE), 'Wolf', 2);
    const blows = facts(now.when(cast({ shard: 'shard-of-gales', targets }), [3, 1, 20, 8]), 'attack-made');
    expect(blows.map(({ target, left }) => [target, left])).toEqual([
      ['wolf-1', 2],
      ['wolf-2', 4],
    ]);
    const single = fight(mae(['Shard of Embers']), 'Wolf', 2);
    expect(single.refused(cast({ shard: 'shard-of-embers', targets })).code).toBe('no-blast');
  });
});
