import { describe, expect, it } from 'vitest';
import { actCommands } from '../../../../shared/systems/nightsong/fight/actCommands.ts';
import { dyingTimer, isDying } from '../../../../shared/systems/nightsong/harm/hitPoints.ts';
import { restCommands } from '../../../../shared/systems/nightsong/rest/restCommands.ts';
import { suppliesCommands } from '../../../../shared/systems/nightsong/gear/suppliesCommands.ts';
import {
  conditions,
  fight,
  mae,
  nightsong,
  onLand,
  pair,
  ruled,
  sheet,
  thing,
  who,
  type Game,
} from '../party.ts';

const QUIET = { 'daily-weather': false, hunger: false, sleep: false };
const SEER = { str: -1, dex: 1, pre: 2, con: 0 };
const hurt = (by: number, creature = 'mae'): { type: string } =>
  ({ type: 'adjust-hit-points', creature, by: -by }) as never;
const rescue = { type: 'rescue', actor: 'bran', creature: 'mae' };
const long = { type: 'long-rest' };
const full = { type: 'full-rest' };

describe('the dying: a campaign may say', () => {
  /** Mae lies there dying, with a 2 for the time she has. */
  const felled = (options: Record<string, boolean | number | string>): Game => {
    const game = ruled(pair().given({ type: 'open-session' }), options);
    game.when(hurt(8), [2]);
    return game;
  };
  const dies = (game: Game): boolean => isDying(game.state, who(game));

  it('that HP stop at 0 (NS-R12)', () => {
    const game = felled({ 'below-zero': false });
    expect(who(game)).toMatchObject({ status: 'down', hitPoints: { now: 0 } });
    ruled(game, { 'below-zero': true }).given(hurt(2));
    ruled(game, { 'below-zero': false }).given(hurt(2));
    expect(who(game).hitPoints.now).toBe(-2);
  });

  it('that healing counts from 0 (NS-R12)', () => {
    const game = felled({ 'healing-from-zero': true }).given(hurt(-1));
    expect(who(game)).toMatchObject({ status: 'up', hitPoints: { now: 1 } });
  });

  it('how long they have at least (NS-R13)', () => {
    const game = felled({ 'dying-least': 3 });
    expect(dyingTimer(game.state, 'mae')?.dueAt).toBe(game.state.clock + 180);
  });

  it('that minutes are counted in a fight as well (NS-R13)', () => {
    const game = ruled(fight(pair(), 'Ogre'), { 'dying-unit': 'in minutes always' }).given({
      type: 'end-turn',
    });
    game.when({ type: 'attack', actor: 'ogre', weapon: 'tree-trunk', target: 'mae' }, [9, 4]);
    expect([sheet(game).dyingRounds, dies(game)]).toEqual([null, true]);
    game.given({ type: 'rescue', actor: 'bran', creature: 'mae' });
    expect(dies(game)).toBe(false);
  });

  it('that new Damage lets those who were helped die again (NS-R13)', () => {
    const game = felled({ 'dying-again': true }).given(rescue);
    game.when(hurt(1), [3]);
    expect(dies(game)).toBe(true);
    game.when(hurt(1), []);
  });

  it('that who is helped comes round (NS-R13)', () => {
    const game = felled({ 'helped-rise': true }).given(rescue);
    expect(who(game)).toMatchObject({ status: 'up', hitPoints: { now: 1 } });
  });

  it('that help is a Check, which the offer says (NS-S14)', () => {
    const game = felled({ 'help-check': 'CON' });
    const [offer] = actCommands.flatMap((kind) => kind.offers?.(game.state, nightsong) ?? []);
    expect(offer).toMatchObject({ label: 'Bran helps Mae', detail: 'dying · CON Check' });
    game.when(rescue, [9]);
    expect(dies(game)).toBe(true);
    game.when(rescue, [10]);
    expect(dies(game)).toBe(false);
  });

  it('what such a Check is against (NS-S14)', () => {
    const game = felled({ 'help-check': 'CON', 'help-dr': 5 });
    game.when(rescue, [3]);
    expect(dies(game)).toBe(false);
  });

  it('that help is a Check, which Focus may still mend (NS-S14, NS-R8)', () => {
    const game = ruled(pair().given({ type: 'open-session' }), { 'help-check': 'DEX', 'helped-rise': true });
    game.when(hurt(9, 'bran'), [2]);
    game.when({ type: 'rescue', actor: 'mae', creature: 'bran' }, [3]);
    game.when({ type: 'spend-focus', creature: 'mae' }, [15]);
    expect(who(game, 'bran')).toMatchObject({ status: 'up', hitPoints: { now: 1 } });
  });
});

describe('Rests: a campaign may say', () => {
  const SHARDS = ['Shard of Hush', 'Shard of Embers', 'Shard of Briars'];
  const dice = (game: Game): (number | undefined)[] =>
    who(game)
      .items.filter(({ kind }) => kind === 'spell')
      .map(({ die }) => die);
  const drained = (abilities: Record<string, number> | undefined, ...left: number[]): Game => {
    const game = ruled(onLand(mae(SHARDS, abilities)), QUIET);
    const ids = who(game).items.map(({ id }) => id);
    return game.given(...left.map((die, at) => ({ type: 'set-item', creature: 'mae', item: ids[at], die })));
  };

  it.each([
    ['all', undefined, [6, 6, 4]],
    ['all, with PRE 1 or more', undefined, [0, 0, 0]],
    ['as many as a Long Rest', SEER, [6, 6, 0]],
  ])('that a Full Rest refills %s (NS-R15)', (value, abilities, left) => {
    const game = ruled(drained(abilities, 0, 0, 0), { 'full-rest-shards': value }).given(full);
    expect(dice(game)).toEqual(left);
  });

  it('that a Full Rest leaves minor Conditions to Long Rests (NS-R15)', () => {
    const game = ruled(onLand(mae()), { ...QUIET, 'full-rest-minor': false });
    game.given(
      { type: 'gain-condition', creature: 'mae', condition: 'Fatigued' },
      { type: 'gain-condition', creature: 'mae', condition: 'Broken leg', severity: 'major' },
      { ...full, care: true } as never,
    );
    expect(conditions(game)).toEqual(['Fatigued 1']);
  });

  it('that a broken-off Rest gives what a Short Rest does (NS-R16)', () => {
    const game = ruled(onLand(mae(), 'plain', true), { ...QUIET, 'broken-rest': 'what a Short Rest gives' });
    game.given(hurt(4));
    const { told } = game.when(long, [20, 3]);
    expect(told).toContain('The rest is broken off and gives what a Short Rest does.');
    expect(who(game).hitPoints.now).toBe(5);
  });

  it('that but one Long Rest a day does good (NS-R16)', () => {
    const game = ruled(onLand(pair()), { ...QUIET, 'long-rests': 'one a day' });
    const offered = (): unknown[] =>
      restCommands.find(({ type }) => type === 'long-rest')?.offers?.(game.state, nightsong) ?? [];
    game.given({ ...long, who: ['mae'] } as never, hurt(4), hurt(4, 'bran'));
    game.when(long, [5]);
    expect([who(game).hitPoints.now, who(game, 'bran').hitPoints.now]).toEqual([2, 8]);
    expect([game.refused(long).code, offered().length]).toEqual(['rested', 0]);
    game.given({ type: 'pass-time', scale: 'watch', count: 2 });
    expect(offered().length).toBeGreaterThan(0);
    game.when(long, [4]);
  });

  it('that shards go up a step only (NS-R28)', () => {
    expect(dice(ruled(drained(SEER, 0, 4, 4), { 'shard-mana': 'up one step' }).given(long))).toEqual([
      4, 6, 4,
    ]);
  });

  it('that only drained shards are refilled (NS-R28)', () => {
    const game = ruled(drained(SEER, 4, 0), { 'shards-refilled': 'drained ones' });
    const half = { ...long, recharge: { mae: ['shard-of-hush'] } };
    expect(game.refused(half).code).toBe('not-worn');
    expect(dice(game.given(long))).toEqual([4, 6, 4]);
  });

  it('how many shards anybody refills (NS-R28)', () => {
    expect(dice(ruled(drained(undefined, 0, 0), { 'least-shards': 1 }).given(long))).toEqual([6, 0, 4]);
  });

  const treated = (options: Record<string, boolean | string>): Game =>
    ruled(onLand(pair(['Healing salve'])), { ...QUIET, ...options }).given(hurt(5), hurt(5, 'bran'));
  const salve = (patient: string): { type: string } =>
    ({ type: 'use-remedy', creature: 'mae', item: 'healing-salve', patient }) as never;

  it('that the Turn of a Remedy is a Short Rest too (NS-R31)', () => {
    const game = treated({ 'remedy-rests': true });
    game.when(salve('mae'), [2, 3, 6]);
    expect(who(game).hitPoints.now).toBe(6);
  });

  it('that a Remedy is for oneself and the fallen, and offered so (NS-R31)', () => {
    const game = treated({ 'remedy-for': 'on oneself and the fallen' });
    const patients = (): (string | undefined)[] =>
      suppliesCommands
        .flatMap((kind) => kind.offers?.(game.state, nightsong) ?? [])
        .flatMap(({ needs }) => needs?.find(({ name }) => name === 'patient')?.choices ?? [])
        .map(({ value }) => value);
    expect(game.refused(salve('bran')).code).toBe('own-remedy');
    expect(patients()).toEqual(['mae']);
    game.given(hurt(5, 'bran'));
    expect(patients()).toEqual(['mae', 'bran']);
    game.when(salve('bran'), [3, 6]);
  });
});

describe('gear and burdens: a campaign may say', () => {
  it('that more of a supply fills up the old one (NS-R4)', () => {
    const game = ruled(mae(['Rations']), { restocking: 'fills up the old one' });
    const rations = { type: 'take-gear', creature: 'mae', gear: 'Rations' };
    game.given({ type: 'set-item', creature: 'mae', item: 'rations', die: 4 }, rations);
    expect(who(game).items.map(({ name, die }) => [name, die])).toEqual([['Rations', 6]]);
    expect(who(game.given(rations)).items).toHaveLength(2);
  });

  it('that a repair is worth one step (NS-R4)', () => {
    const game = ruled(mae(['Longsword']), { repair: 'up one step' });
    const sword = { creature: 'mae', item: 'longsword' };
    game.given({ type: 'set-item', ...sword, die: 0 }, { type: 'repair', ...sword });
    expect(thing(game, 'longsword')?.die).toBe(4);
    game.given({ type: 'repair', ...sword }, { type: 'repair', ...sword });
    expect(game.refused({ type: 'repair', ...sword }).code).toBe('whole');
  });

  it('that what does not fit is borne, but not on a journey (NS-R17)', () => {
    const ropes = Array.from({ length: 12 }, () => 'Rope');
    expect(() => mae(ropes)).toThrow('does not fit');
    const game = ruled(mae(ropes.slice(1)), { ...QUIET, 'too-much-gear': 'is borne, but not on a journey' });
    game.given({ type: 'take-gear', creature: 'mae', gear: 'Rope' });
    expect(nightsong.summary(who(game), game.state).marks[0]).toBe('over-full: must drop something');
    expect(onLand(game).refused({ type: 'travel', to: '0203' }).code).toBe('over-full');
    game.given({
      type: 'make-character',
      name: 'Cid',
      abilities: { str: 1, dex: 2, pre: -1, con: 0 },
      gear: ropes,
    });
    expect(who(game, 'cid').items).toHaveLength(12);
  });

  it('that who bears Conditions only is not held down by them (NS-R17)', () => {
    const game = mae().given({ type: 'gain-condition', creature: 'mae', condition: 'Poisoned', slots: 11 });
    const check = { type: 'check', creature: 'mae', ability: 'str' };
    expect(game.refused(check, [12]).code).toBe('only-crawling');
    ruled(game, { 'crushed-crawl': false }).when(check, [12]);
  });

  it('that a Condition somebody has already changes nothing, and needs no room (NS-R18)', () => {
    const game = ruled(mae(Array.from({ length: 10 }, () => 'Rope')), {
      'same-condition': 'changes nothing',
    });
    const tired = { type: 'gain-condition', creature: 'mae', condition: 'Fatigued' };
    game.given(tired);
    expect(game.when(tired).told).toEqual(['Mae is still fatigued: 1 slot.']);
    expect(conditions(game)).toEqual(['Fatigued 1']);
  });

  it('that broken gear fills no Slots (NS-R32)', () => {
    const game = ruled(mae(['Greatsword', 'Rope']), { 'broken-gear-slots': false });
    expect(nightsong.summary(who(game), game.state).slots?.used).toBe(3);
    game.given({ type: 'set-item', creature: 'mae', item: 'greatsword', die: 0 });
    expect(nightsong.summary(who(game), game.state).slots?.used).toBe(1);
  });
});
