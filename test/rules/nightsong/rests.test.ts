import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nightsong } from '../../../shared/systems/nightsong/index.ts';
import { restCommands } from '../../../shared/systems/nightsong/rest/restCommands.ts';
import { suppliesCommands } from '../../../shared/systems/nightsong/gear/suppliesCommands.ts';
import { HOUR, DAY } from '../../../shared/time/scales.ts';
import { conditions, mae, onLand, pair, sheet, thing, who, type Game } from './party.ts';

const longRest = restCommands.find(({ type }) => type === 'long-rest')!;

/** Only what is rested matters here: no weather, no hunger, no want of sleep. */
const quiet = (game: Game): Game =>
  game.given(
    ...(['daily-weather', 'hunger', 'sleep'] as const).map((ruling) => ({
      type: 'set-option',
      option: ruling,
      value: false,
    })),
  );
const hurt = (game: Game, by: number, id = 'mae'): Game =>
  game.given({ type: 'adjust-hit-points', creature: id, by: -by });
const safe = (gear: string[] = [], abilities?: Record<string, number>): Game =>
  quiet(onLand(mae(gear, abilities)));
const site = { sites: { tomb: { name: 'Tomb', hex: '0202' } } };

describe('Rests', () => {
  it('NS-55: a Short Rest is a Turn and gives 1d4 HP', () => {
    const game = hurt(safe(), 4);
    const { clock } = game.state;
    const { told } = game.when({ type: 'short-rest' }, [3]);
    expect(told).toContain('Mae recovers 3 HP (Short Rest): 2 → 5.');
    expect(game.state.clock - clock).toBe(600);
  });

  it('NS-R14: not above the maximum, and nothing is thrown for those who lack none', () => {
    const game = hurt(safe(), 1);
    game.when({ type: 'short-rest' }, [4]);
    expect(who(game).hitPoints.now).toBe(6);
    game.when({ type: 'short-rest' }, []);
  });

  it('NS-56: a Long Rest is a Watch, gives 1d6 HP and clears minor Conditions, not what needs care', () => {
    const game = hurt(safe(), 5).given(
      { type: 'gain-condition', creature: 'mae', condition: 'Fatigued' },
      { type: 'gain-condition', creature: 'mae', condition: 'Cursed', needsCare: true },
      { type: 'gain-condition', creature: 'mae', condition: 'Broken leg', severity: 'major' },
    );
    const { clock } = game.state;
    game.when({ type: 'long-rest' }, [4]);
    expect(game.state.clock - clock).toBe(6 * HOUR);
    expect(who(game).hitPoints.now).toBe(5);
    expect(conditions(game)).toEqual(['Cursed 1', 'Broken leg 1']);
  });

  it('NS-57: a Full Rest is a week and gives all HP; with care it clears major Conditions', () => {
    const game = hurt(safe(), 5).given(
      { type: 'gain-condition', creature: 'mae', condition: 'Broken leg', severity: 'major' },
      { type: 'gain-condition', creature: 'mae', condition: 'Cursed', needsCare: true },
    );
    const { clock } = game.state;
    game.when({ type: 'full-rest' }, []);
    expect(game.state.clock - clock).toBe(7 * DAY);
    expect(who(game).hitPoints.now).toBe(6);
    expect(conditions(game)).toEqual(['Broken leg 1', 'Cursed 1']);
    game.when({ type: 'full-rest', care: true }, []);
    expect(conditions(game)).toEqual([]);
  });

  it('NS-57: it clears most major Conditions; the Referee may keep some', () => {
    const game = safe().given(
      { type: 'gain-condition', creature: 'mae', condition: 'Broken leg', severity: 'major' },
      { type: 'gain-condition', creature: 'mae', condition: 'Cursed', needsCare: true },
    );
    const cursed = who(game).conditions.find(({ name }) => name === 'Cursed')!.id;
    const rest = { type: 'full-rest', care: true };
    expect(game.refused({ ...rest, keep: { mae: ['none'] } }).code).toBe('unknown-condition');
    game.when({ ...rest, keep: { mae: [cursed] } }, []);
    expect(conditions(game)).toEqual(['Cursed 1']);
  });

  it('NS-54, NS-58: whenever there is time to pause: on the road, at a site, between adventures', () => {
    const kinds = [...restCommands, ...suppliesCommands];
    for (const type of ['short-rest', 'long-rest', 'full-rest', 'use-remedy'])
      expect(kinds.find((one) => one.type === type)?.when).toEqual(['play']);
  });

  it('NS-57: a Full Rest at a site is a week of Turns there', () => {
    const game = hurt(quiet(onLand(mae(), 'plain', false, site)), 3).given({
      type: 'enter-site',
      site: 'tomb',
    });
    game.when({ type: 'full-rest', care: true }, []);
    expect(who(game).hitPoints.now).toBe(6);
  });

  it('NS-57, NS-S6: with care a week costs no rations and tires nobody', () => {
    const game = onLand(mae(['Rations'])).given({
      type: 'set-option',
      option: 'daily-weather',
      value: false,
    });
    game.when({ type: 'full-rest', care: true }, []);
    expect([conditions(game), thing(game, 'rations')?.die]).toEqual([[], 6]);
  });

  it('NS-R12: HP below 0 are made up first; at 1 the character comes round', () => {
    const game = safe();
    game.when({ type: 'adjust-hit-points', creature: 'mae', by: -8 }, [4]);
    game.given({
      type: 'make-character',
      name: 'Bran',
      abilities: { str: 2, dex: 1, pre: 0, con: -1 },
      gear: [],
    });
    game.given({ type: 'rescue', actor: 'bran', creature: 'mae' });
    game.when({ type: 'long-rest' }, [2]);
    expect(who(game)).toMatchObject({ status: 'down', hitPoints: { now: 0 } });
    game.when({ type: 'long-rest' }, [1]);
    expect(who(game)).toMatchObject({ status: 'up', hitPoints: { now: 1 } });
  });

  it('NS-54, NS-S3, NS-R16: somebody comes in the middle of a Long Rest; it gives nothing', () => {
    const game = hurt(quiet(onLand(mae(), 'plain', true)), 3);
    const { clock } = game.state;
    const { told } = game.when({ type: 'long-rest' }, [20]);
    expect(told).toContain('The rest is broken off and gives nothing.');
    expect(game.state.clock - clock).toBe(3 * HOUR);
    expect([who(game).hitPoints.now, game.state.encounter?.title]).toEqual([3, 'Somebody']);
  });

  it('NS-S3: undisturbed in a dangerous place', () => {
    const game = hurt(quiet(onLand(mae(), 'plain', true)), 3);
    game.when({ type: 'long-rest' }, [40, 2]);
    expect(who(game).hitPoints.now).toBe(5);
  });

  it('NS-57, NS-R16: a Full Rest in the open may be broken off; under a roof nobody comes', () => {
    const open = quiet(onLand(mae(), 'plain', true));
    open.when({ type: 'full-rest' }, [100, 90, 10]);
    expect(open.state.encounter).not.toBeNull();
    const roof = quiet(onLand(mae(), 'plain', true));
    roof.when({ type: 'full-rest', care: true }, []);
    expect(roof.state.encounter).toBeNull();
  });

  it('NS-54, NS-R16: at a site a Short Rest is a Turn there, with its check', () => {
    const game = hurt(quiet(onLand(mae(), 'plain', true, site)), 3).given({
      type: 'enter-site',
      site: 'tomb',
    });
    game.when({ type: 'explore' });
    game.when({ type: 'explore' });
    const { told } = game.when({ type: 'short-rest' }, [30]);
    expect(told).toContain('The rest is broken off and gives nothing.');
    expect(game.state.party.site?.turns).toBe(3);
  });

  it('NS-3: a Long Rest at a site is 36 Turns', () => {
    const game = quiet(onLand(mae(), 'plain', true, site)).given({ type: 'enter-site', site: 'tomb' });
    game.when({ type: 'long-rest' }, [90]);
    expect(game.state.party.site?.turns).toBe(36);
  });

  it('only those rest who are there and named', () => {
    const game = hurt(hurt(quiet(onLand(pair())), 2), 2, 'bran');
    game.when({ type: 'short-rest', who: ['bran'] }, [2]);
    expect([who(game).hitPoints.now, who(game, 'bran').hitPoints.now]).toEqual([4, 8]);
    game.given({ type: 'add-person', name: 'Pell', statBlock: 'Villager' });
    expect(game.refused({ type: 'short-rest', who: ['pell'] })).toMatchObject({
      code: 'not-able',
      path: 'who.0',
    });
  });
});

describe('Remedies', () => {
  it('NS-58, NS-R31: 1d6 HP, then the die, and a Turn passes', () => {
    const game = hurt(safe(['Healing salve']), 4);
    const { clock } = game.state;
    game.when({ type: 'use-remedy', creature: 'mae', item: 'healing-salve' }, [3, 2]);
    expect([who(game).hitPoints.now, thing(game, 'healing-salve')?.die]).toEqual([5, 4]);
    expect(game.state.clock - clock).toBe(600);
  });

  it('NS-58: at D0 it is gone; NS-R31: somebody else may be treated', () => {
    const game = hurt(quiet(onLand(pair(['Healing herbs']))), 4, 'bran');
    game.when({ type: 'use-remedy', creature: 'mae', item: 'healing-herbs', patient: 'bran' }, [3, 1]);
    expect(who(game, 'bran').hitPoints.now).toBe(7);
    expect(thing(game, 'healing-herbs')).toBeUndefined();
  });

  it('NS-58, NS-R13: its Turn comes first, but treatment stops the dying at once', () => {
    const game = quiet(onLand(pair(['Healing herbs'])));
    game.when({ type: 'adjust-hit-points', creature: 'bran', by: -9 }, [1]);
    const use = { type: 'use-remedy', creature: 'mae', item: 'healing-herbs', patient: 'bran' };
    const { events } = game.when(use, [5, 4]);
    expect(events.map(({ type }) => type).slice(0, 3)).toEqual([
      'timer-ended',
      'time-passed',
      'hit-points-changed',
    ]);
    expect(who(game, 'bran')).toMatchObject({ status: 'up', hitPoints: { now: 4 } });
  });

  it('NS-49: it may treat a Condition that needs care', () => {
    const game = safe(['Healing herbs']).given({
      type: 'gain-condition',
      creature: 'mae',
      condition: 'Poisoned',
      needsCare: true,
    });
    game.when({ type: 'use-remedy', creature: 'mae', item: 'healing-herbs', clears: 'poisoned' }, [3, 4]);
    expect(conditions(game)).toEqual([]);
  });

  it('what is no Remedy heals nothing, and nothing heals the dead', () => {
    const game = safe(['Rope', 'Healing herbs']);
    expect(game.refused({ type: 'use-remedy', creature: 'mae', item: 'rope' }).code).toBe('no-remedy');
    const dead = quiet(onLand(pair(['Healing herbs']))).given({
      type: 'set-status',
      creature: 'bran',
      status: 'dead',
    });
    expect(
      dead.refused({ type: 'use-remedy', creature: 'mae', item: 'healing-herbs', patient: 'bran' }).code,
    ).toBe('dead');
    expect(dead.refused({ type: 'adjust-hit-points', creature: 'bran', by: 3 }).code).toBe('dead');
  });
});

describe('Spell Shards and Long Rests', () => {
  const seer = { str: 0, dex: -1, pre: 1, con: 2 };
  const drained = (pre = seer): Game =>
    safe(['Shard of Hush', 'Shard of Embers'], pre).given(
      { type: 'set-item', creature: 'mae', item: 'shard-of-hush', die: 4 },
      { type: 'set-item', creature: 'mae', item: 'shard-of-embers', die: 0 },
    );

  it('NS-94, NS-R28: as many as PRE, the emptiest unless others are chosen, to the first die', () => {
    const game = drained();
    game.when({ type: 'long-rest' }, []);
    expect([thing(game, 'shard-of-hush')?.die, thing(game, 'shard-of-embers')?.die]).toEqual([4, 6]);
    const other = drained();
    other.when({ type: 'long-rest', recharge: { mae: ['shard-of-hush'] } }, []);
    expect([thing(other, 'shard-of-hush')?.die, thing(other, 'shard-of-embers')?.die]).toEqual([6, 0]);
  });

  it('NS-94: where more are worn than PRE, a form lets each choose', () => {
    const offers = (game: Game) => longRest.offers?.(game.state, nightsong) ?? [];
    const [, chosen] = offers(drained());
    expect(chosen?.needs).toMatchObject([
      { name: 'recharge.mae', row: 'Mae, 1 at most', value: ['shard-of-embers'], many: true },
    ]);
    expect(offers(drained({ str: 0, dex: -1, pre: 2, con: 1 }))).toHaveLength(1);
    expect(offers(drained({ str: 1, dex: -1, pre: 0, con: 2 }))).toHaveLength(1);
  });

  it('NS-94: more than PRE are refused, and full ones', () => {
    const recharge = { mae: ['shard-of-hush', 'shard-of-embers'] };
    expect(drained().refused({ type: 'long-rest', recharge })).toMatchObject({
      code: 'too-many-shards',
      path: 'recharge.mae',
    });
    const full = safe(['Shard of Hush'], seer);
    expect(full.refused({ type: 'long-rest', recharge: { mae: ['shard-of-hush'] } }).code).toBe('not-worn');
  });

  it('NS-R28: with Presence 0 or less none', () => {
    const game = drained({ str: 0, dex: 1, pre: -1, con: 2 });
    game.when({ type: 'long-rest' }, []);
    expect(thing(game, 'shard-of-embers')?.die).toBe(0);
  });

  it('NS-R15: after a Full Rest all of them', () => {
    const game = drained();
    game.when({ type: 'full-rest', care: true }, []);
    expect([thing(game, 'shard-of-hush')?.die, thing(game, 'shard-of-embers')?.die]).toEqual([6, 6]);
  });
});

describe('bounds', () => {
  it('NS-R14: whatever hurts and heals, HP never pass the maximum and the dead stay dead', () => {
    const step = fc.record({ by: fc.integer({ min: -9, max: 9 }).filter((by) => by !== 0) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const game = safe();
        for (const { by } of steps) {
          if (who(game).status !== 'dead') game.given({ type: 'adjust-hit-points', creature: 'mae', by });
          const { hitPoints, status } = who(game);
          expect(hitPoints.now).toBeLessThanOrEqual(hitPoints.max);
          if (status === 'up') expect(hitPoints.now).toBeGreaterThan(0);
        }
        expect(sheet(game).dyingRounds).toBeNull();
      }),
      { numRuns: 50 },
    );
  });

  it('NS-R13: outside a fight the dying have minutes, and healing helps them', () => {
    const game = safe();
    game.when({ type: 'adjust-hit-points', creature: 'mae', by: -7 }, [3]);
    expect(Object.values(game.state.timers)).toMatchObject([
      { name: 'Mae is dying', dueAt: game.state.clock + 180 },
    ]);
    game.given({ type: 'adjust-hit-points', creature: 'mae', by: 2 });
    expect(game.state.timers).toEqual({});
    expect(who(game).status).toBe('up');
  });
});
