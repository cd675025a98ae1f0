import { describe, expect, it } from 'vitest';
import { kindsOf } from '../../../../shared/campaign/kinds.ts';
import { DAY, HOUR } from '../../../../shared/time/scales.ts';
import {
  conditions,
  fact,
  facts,
  mae,
  nightsong,
  offers,
  onLand,
  pair,
  QUIET,
  ruled,
  SEER,
  thing,
  who,
  type Abilities,
  type Game,
  type Given,
  type Land,
  type With,
} from '../party.ts';

const hurt = (game: Game, by: number, creature = 'mae'): Game =>
  game.given({ type: 'adjust-hit-points', creature, by: -by });
const safe = (gear: string[] = [], abilities?: Abilities): Game => ruled(onLand(mae(gear, abilities)), QUIET);
const wild = (more: Partial<Land> = {}): Game => ruled(onLand(mae(), 'plain', true, more), QUIET);
const TOMB = { sites: { tomb: { name: 'Tomb', hex: '0202' } } };
const ENTER: Given<'enter-site'> = { type: 'enter-site', site: 'tomb' };
const SHORT: Given<'short-rest'> = { type: 'short-rest' };
const LONG: Given<'long-rest'> = { type: 'long-rest' };
const FULL: Given<'full-rest'> = { type: 'full-rest' };
/** Seven fair days. */
const FAIR = Array.from({ length: 7 }, () => 50);
const brokenLeg: Given<'gain-condition'> = {
  type: 'gain-condition',
  creature: 'mae',
  condition: 'Broken leg',
  severity: 'major',
};
const cursed: Given<'gain-condition'> = {
  type: 'gain-condition',
  creature: 'mae',
  condition: 'Cursed',
  needsCare: true,
};
const tired: Given<'gain-condition'> = { type: 'gain-condition', creature: 'mae', condition: 'Fatigued' };

describe('Rests', () => {
  it('NS-55, NS-5: a Short Rest is a Turn and gives 1d4 HP', () => {
    const game = hurt(safe(), 4);
    const { clock } = game.state;
    const outcome = game.when(SHORT, [3]);
    expect(fact(outcome, 'rest-began')).toMatchObject({ rest: 'short', creatures: ['mae'] });
    expect(fact(outcome, 'hit-points-recovered')).toMatchObject({ amount: 3, from: 2, left: 5 });
    expect(game.state.clock - clock).toBe(600);
  });

  it('not above the maximum, and nothing is thrown for those who lack none', () => {
    const game = hurt(safe(), 1);
    game.when(SHORT, [4]);
    expect(who(game).hitPoints.now).toBe(6);
    game.when(SHORT, []);
  });

  it('NS-56: a Long Rest is a Watch, gives 1d6 HP and clears minor Conditions, not what needs care', () => {
    const game = hurt(safe(), 5).given(tired, cursed, brokenLeg);
    const { clock } = game.state;
    game.when(LONG, [4]);
    expect(game.state.clock - clock).toBe(6 * HOUR);
    expect(who(game).hitPoints.now).toBe(5);
    expect(conditions(game)).toEqual(['Cursed 1', 'Broken leg 1']);
  });

  it('NS-57: a Full Rest is a week and gives all HP; with care it clears major Conditions', () => {
    const game = hurt(safe(), 5).given(brokenLeg, cursed, tired);
    const { clock } = game.state;
    game.when(FULL, FAIR);
    expect(game.state.clock - clock).toBe(7 * DAY);
    expect(who(game).hitPoints.now).toBe(6);
    expect(conditions(game)).toEqual(['Broken leg 1', 'Cursed 1']);
    game.when({ ...FULL, care: true }, FAIR);
    expect(conditions(game)).toEqual([]);
  });

  it('NS-57: it clears most of them; the Referee may keep some', () => {
    const game = safe().given(brokenLeg, cursed);
    const kept = who(game).conditions.find(({ name }) => name === 'Cursed')!.id;
    const rest = { ...FULL, care: true };
    expect(game.refused({ ...rest, keep: { mae: ['none'] } }).code).toBe('unknown-condition');
    game.when({ ...rest, keep: { mae: [kept] } }, FAIR);
    expect(conditions(game)).toEqual(['Cursed 1']);
  });

  it('NS-54: there is one wherever there is time to pause: on the road, at a site, between adventures', () => {
    const { commands } = kindsOf(nightsong);
    for (const type of ['short-rest', 'long-rest', 'full-rest', 'use-remedy'])
      expect(commands.get(type)?.when).toEqual(['play']);
  });

  it('NS-57: at a site it is a week of Turns there', () => {
    const game = hurt(ruled(onLand(mae(), 'plain', false, TOMB), QUIET), 3).given(ENTER);
    game.when({ ...FULL, care: true }, FAIR);
    expect([who(game).hitPoints.now, game.state.party.site?.explorationTurns]).toEqual([6, 28 * 36]);
  });

  it('NS-57: with care a week costs no rations and tires nobody', () => {
    const game = onLand(mae(['Rations']));
    const meals = facts(game.when({ ...FULL, care: true }, FAIR), 'meal-eaten');
    expect(meals.map(({ rolled }) => rolled)).toEqual(FAIR.map(() => false));
    expect([conditions(game), thing(game, 'rations')?.die]).toEqual([[], 6]);
  });

  it('NS-57: nor where it starts after the daily meal, and nothing is regained at full HP', () => {
    const game = onLand(mae(['Rations']));
    game.when({ type: 'pass-time', scale: 'watch', count: 2 }, [6]);
    const outcome = game.when({ ...FULL, care: true }, FAIR);
    expect(facts(outcome, 'meal-eaten').filter(({ rolled }) => rolled)).toEqual([]);
    expect(facts(outcome, 'hit-points-recovered')).toEqual([]);
  });

  it('NS-54, NS-R16: someone comes in the middle of a Long Rest; it gives nothing', () => {
    const game = hurt(wild(), 3);
    const { clock } = game.state;
    const broken = fact(game.when(LONG, [20]), 'rest-broken-off');
    expect(broken).toMatchObject({ creatures: ['mae'], rules: ['NS-R16'] });
    expect(game.state.clock - clock).toBe(3 * HOUR);
    expect([who(game).hitPoints.now, game.state.encounter?.title]).toEqual([3, 'Strangers']);
  });

  it('undisturbed in a dangerous place', () => {
    const game = hurt(wild(), 3);
    game.when(LONG, [40, 2]);
    expect(who(game).hitPoints.now).toBe(5);
  });

  it('NS-R16: a Full Rest in the open may be broken off; under a roof nobody comes', () => {
    const open = wild();
    open.when(FULL, [100, 90, 10]);
    expect(open.state.encounter).not.toBeNull();
    const roof = wild();
    roof.when({ ...FULL, care: true }, FAIR);
    expect(roof.state.encounter).toBeNull();
  });

  it('NS-5, NS-54: at a site a Short Rest is a Turn there, with its check', () => {
    const game = hurt(wild(TOMB), 3).given(ENTER);
    game.when({ type: 'explore' });
    game.when({ type: 'explore' });
    fact(game.when(SHORT, [30]), 'rest-broken-off');
    expect(game.state.party.site?.explorationTurns).toBe(3);
  });

  it('only those rest who are there and named', () => {
    const game = hurt(hurt(ruled(onLand(pair()), QUIET), 2), 2, 'bran');
    game.when({ ...SHORT, creatures: ['bran'] }, [2]);
    expect([who(game).hitPoints.now, who(game, 'bran').hitPoints.now]).toEqual([4, 8]);
    game.given({ type: 'add-person', name: 'Pell', statBlock: 'Villager' });
    const stranger = game.refused({ ...SHORT, creatures: ['pell'] });
    expect(stranger).toMatchObject({ code: 'not-able', path: 'creatures.0' });
  });

  it('NS-R16, long-rests: or but one Long Rest a day does good', () => {
    const game = ruled(onLand(pair()), { ...QUIET, 'long-rests': 'one' });
    hurt(hurt(game.given({ ...LONG, creatures: ['mae'] }), 4), 4, 'bran');
    game.when(LONG, [5]);
    expect([who(game).hitPoints.now, who(game, 'bran').hitPoints.now]).toEqual([2, 8]);
    expect([game.refused(LONG).code, offers(game, 'long-rest').length]).toEqual(['rested', 0]);
    game.given({ type: 'pass-time', scale: 'watch', count: 2 });
    game.when(LONG, [4]);
  });

  it('NS-R16, long-rests, hunger: a rest that does no good is none, also where a day without one tires', () => {
    const game = ruled(onLand(mae(['Rations'])), { 'long-rests': 'one' }).given(LONG);
    expect(game.refused(LONG).code).toBe('rested');
    game.given({ type: 'pass-time', scale: 'watch', count: 3 });
    expect(conditions(game)).toEqual([]);
  });
});

describe('Remedies', () => {
  const use = (more: With<'use-remedy'> = {}): Given<'use-remedy'> => ({
    type: 'use-remedy',
    actor: 'mae',
    item: 'healing-herbs',
    ...more,
  });

  it('NS-44, NS-58: 1d6 HP, then the die, and a Turn passes', () => {
    const game = hurt(safe(['Healing salve']), 4);
    const { clock } = game.state;
    game.when(use({ item: 'healing-salve' }), [3, 2]);
    expect([who(game).hitPoints.now, thing(game, 'healing-salve')?.die]).toEqual([5, 4]);
    expect(game.state.clock - clock).toBe(600);
  });

  it('NS-58, NS-R31: at D0 it is gone; someone else may be treated', () => {
    const game = hurt(ruled(onLand(pair(['Healing herbs'])), QUIET), 4, 'bran');
    game.when(use({ target: 'bran' }), [3, 1]);
    expect(who(game, 'bran').hitPoints.now).toBe(7);
    expect(thing(game, 'healing-herbs')).toBeUndefined();
  });

  it('NS-58: its Turn comes first, but treatment stops the dying at once', () => {
    const game = ruled(onLand(pair(['Healing herbs'])), QUIET);
    game.when({ type: 'adjust-hit-points', creature: 'bran', by: -9 }, [1]);
    const { types } = game.when(use({ target: 'bran' }), [5, 4]);
    expect(types.indexOf('dying-ended')).toBeLessThan(types.indexOf('time-passed'));
    expect(who(game, 'bran')).toMatchObject({ status: 'up', hitPoints: { now: 4 } });
  });

  it('is offered for a Condition that needs care', () => {
    const game = safe(['Healing herbs']).given(cursed);
    const treat = offers(game, 'use-remedy').find(({ command }) => command['clears'] === 'cursed');
    const cure = use({ actor: 'mae', target: 'mae', clears: 'cursed' });
    expect(treat?.command).toEqual(cure);
    game.when(cure, [3, 4]);
    expect(conditions(game)).toEqual([]);
  });

  it('NS-44: what is no Remedy heals nothing, and nothing heals the dead', () => {
    const game = safe(['Rope', 'Healing herbs']);
    expect(game.refused(use({ item: 'rope' })).code).toBe('no-remedy');
    expect(game.refused(use({ clears: 'none' })).code).toBe('unknown-condition');
    const dead = ruled(onLand(pair(['Healing herbs'])), QUIET).given({
      type: 'set-status',
      creature: 'bran',
      status: 'dead',
    });
    expect(dead.refused(use({ target: 'bran' })).code).toBe('dead');
  });
});

describe('Spell Shards and Rests', () => {
  const one = { str: 0, dex: -1, pre: 1, con: 2 };
  const dice = (game: Game): (number | undefined)[] => who(game).items.map(({ die }) => die);
  const drained = (abilities: Abilities = one): Game =>
    safe(['Shard of Hush', 'Shard of Embers'], abilities).given(
      { type: 'set-item', creature: 'mae', item: 'shard-of-hush', die: 4 },
      { type: 'set-item', creature: 'mae', item: 'shard-of-embers', die: 0 },
    );

  it('NS-94, NS-9: a Long Rest refills as many as PRE, the emptiest unless others are chosen', () => {
    const game = drained();
    const restored = fact(game.when(LONG, []), 'item-restored');
    expect(restored).toMatchObject({ item: 'shard-of-embers', from: 0, to: 6, how: 'refilled' });
    expect(dice(game)).toEqual([4, 6]);
    const other = drained();
    other.when({ ...LONG, recharge: { mae: ['shard-of-hush'] } }, []);
    expect(dice(other)).toEqual([6, 0]);
  });

  it('NS-94: where more are worn than PRE, a form lets each choose', () => {
    const [, chosen] = offers(drained(), 'long-rest');
    expect(chosen?.needs).toMatchObject([{ name: 'recharge.mae', value: ['shard-of-embers'], many: true }]);
    expect(offers(drained(SEER), 'long-rest')).toHaveLength(1);
    expect(offers(drained({ str: 1, dex: -1, pre: 0, con: 2 }), 'long-rest')).toHaveLength(1);
  });

  it('NS-94, NS-R28: more than PRE are refused, and full ones', () => {
    const recharge = { mae: ['shard-of-hush', 'shard-of-embers'] };
    const many = drained().refused({ ...LONG, recharge });
    expect(many).toMatchObject({ code: 'too-many-shards', path: 'recharge.mae' });
    const full = safe(['Shard of Hush'], one);
    expect(full.refused({ ...LONG, recharge: { mae: ['shard-of-hush'] } }).code).toBe('not-worn');
  });

  it('NS-R28: with Presence 0 or less none, or the house’s number', () => {
    const weak = { str: 0, dex: 1, pre: -1, con: 2 };
    expect(dice(drained(weak).given(LONG))).toEqual([4, 0]);
    expect(dice(ruled(drained(weak), { 'least-shards': 1 }).given(LONG))).toEqual([4, 6]);
  });

  it('NS-R15: after a Full Rest all of them, with PRE 1 or more', () => {
    expect(dice(drained().given({ ...FULL, care: true }))).toEqual([6, 6]);
    expect(dice(drained({ str: 0, dex: 1, pre: -1, con: 2 }).given(FULL))).toEqual([4, 0]);
  });
});
