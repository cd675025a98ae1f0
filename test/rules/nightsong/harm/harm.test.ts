import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standing } from '../../../../shared/campaign/fight.ts';
import { dyingTimer, isDying } from '../../../../shared/systems/nightsong/harm/dying.ts';
import {
  attack,
  blow,
  fact,
  facts,
  fight,
  mae,
  NEXT,
  offers,
  pair,
  ruled,
  sheet,
  thing,
  who,
  type Game,
  type Given,
  type With,
} from '../party.ts';

const hurt = (by: number, creature = 'mae'): Given<'adjust-hit-points'> => ({
  type: 'adjust-hit-points',
  creature,
  by: -by,
});
const rescue = (more: With<'rescue'> = {}): Given<'rescue'> => ({
  type: 'rescue',
  actor: 'bran',
  target: 'mae',
  ...more,
});
const dies = (game: Game, id = 'mae'): boolean => isDying(game.state, who(game, id));
/** Mae lies there dying, with a 2 for the time she has. */
const felled = (options: Record<string, number | string> = {}): Game => {
  const game = ruled(pair(), options);
  game.when(hurt(8), [2]);
  return game;
};
/** The ogre has felled her in the first Round, with this face for the time she has. */
const felledInFight = (face: number, options: Record<string, number | string> = {}): Game => {
  const game = fight(ruled(pair(), options), 'Ogre').given(NEXT);
  game.when(blow(), [9, face]);
  return game;
};

describe('Damage', () => {
  it('NS-50: it comes off HP, and a result below 0 is kept', () => {
    const game = mae();
    expect(fact(game.when(hurt(8), [4]), 'hit-points-lost')).toMatchObject({
      amount: 8,
      from: 6,
      left: -2,
      rules: ['NS-50'],
    });
    expect(who(game).hitPoints.now).toBe(-2);
  });

  it('NS-83: others at 0 HP are out, without dying', () => {
    const game = fight(mae(['Longsword']), 'Wolf', 2);
    const outcome = game.when(attack({ target: 'wolf-1' }), [5]);
    expect(fact(outcome, 'status-changed')).toMatchObject({
      creature: 'wolf-1',
      to: 'down',
      rules: ['NS-83'],
    });
    expect(standing(game.state, 'others')).toHaveLength(1);
    game.given({ type: 'check-morale', word: 'hold' });
    expect(game.refused({ type: 'attack', actor: 'wolf-1', target: 'mae' }).code).toBe('not-able');
  });

  it('NS-51: a character at 0 or less is out of action', () => {
    const game = felledInFight(4);
    expect(who(game).status).toBe('down');
    expect(game.refused(attack({ weapon: undefined }))).toMatchObject({ code: 'not-able', path: 'actor' });
  });
});

describe('falls, fire and the like', () => {
  const harm = (more: With<'harm'> = {}): Given<'harm'> => ({ type: 'harm', creature: 'mae', ...more });

  it('NS-S12: the Referee picks the die; a 1 is 1', () => {
    const game = mae();
    const fall = fact(game.when(harm({ die: 6, why: 'the fall' }), [4]), 'harm-done');
    expect(fall).toMatchObject({ why: 'the fall', thrown: 4, damage: 4, left: 2, rules: ['NS-S12'] });
    expect(fall).not.toHaveProperty('armour');
    game.when(harm(), [1]);
    expect(who(game).hitPoints.now).toBe(1);
  });

  it('Armor helps where it makes sense, and does not wear by it', () => {
    const game = mae(['Mail']);
    expect(offers(game, 'harm')[0]?.needs?.find(({ name }) => name === 'armour')?.value).toBe(false);
    game.when(harm({ die: 8, armour: true }), [7, 4]);
    expect([who(game).hitPoints.now, thing(game, 'mail')?.die]).toEqual([3, 6]);
  });

  it('the dead come to none', () => {
    expect(mae().given({ type: 'set-status', creature: 'mae', status: 'dead' }).refused(harm()).code).toBe(
      'dead',
    );
  });
});

describe('the dying', () => {
  it('NS-52, NS-10: they have CON + 1d4 Rounds in a fight', () => {
    const game = fight(pair());
    const bite: Given<'attack'> = { type: 'attack', actor: 'wolf', weapon: 'jaws', target: 'bran' };
    game.given(NEXT);
    expect(facts(game.when(bite, [6]), 'dying-began')).toEqual([]);
    game.given(NEXT, NEXT);
    expect(fact(game.when(bite, [6, 2]), 'dying-began')).toMatchObject({ left: 4, unit: 'round' });
    expect(who(game, 'bran')).toMatchObject({ status: 'down', hitPoints: { now: -4 } });
    expect(sheet(game, 'bran').dyingRounds).toBe(4);
  });

  it('NS-R13: they have one at least, counted down as each Round ends; at 0 they die', () => {
    const game = mae([], { str: 2, dex: 1, pre: 0, con: -1 }).given({ type: 'make-party' });
    fight(game, 'Ogre').given(NEXT);
    expect(fact(game.when(blow(), [9, 1]), 'dying-began')).toMatchObject({ left: 1, unit: 'round' });
    game.given(NEXT);
    expect(who(game).status).toBe('dead');
  });

  it('NS-52: Rounds left after the fight are minutes', () => {
    const game = felledInFight(4).given(NEXT, { type: 'end-fight' });
    expect(fact(game.when({ type: 'settle' }), 'dying-slowed')).toMatchObject({ left: 3 });
    game.given({ type: 'pass-time', scale: 'minute', count: 2 });
    expect(who(game).status).toBe('down');
    game.given({ type: 'pass-time', scale: 'minute', count: 1 });
    expect(who(game).status).toBe('dead');
  });

  it('NS-R13: also in the Rounds of another fight, while the one in which they fell is put aside', () => {
    const game = felledInFight(4).given(NEXT, { type: 'set-aside' });
    const before = sheet(game).dyingRounds;
    fight(game, 'Ogre').given(NEXT, NEXT);
    expect([before, sheet(game).dyingRounds]).toEqual([3, 2]);
    game.given({ type: 'end-fight' });
    expect(fact(game.when({ type: 'settle' }), 'dying-slowed')).toMatchObject({ left: 2 });
  });

  it('NS-52, dying-unit: or minutes always, in a fight as well', () => {
    const game = felledInFight(4, { 'dying-unit': 'minutes' });
    expect([sheet(game).dyingRounds, dies(game)]).toEqual([null, true]);
    game.given(NEXT, rescue());
    expect(dies(game)).toBe(false);
  });

  it('NS-R13: outside a fight they have minutes, and healing helps them', () => {
    const game = mae();
    game.when(hurt(7), [3]);
    expect(dyingTimer(game.state, 'mae')?.dueAt).toBe(game.state.clock + 180);
    const outcome = game.when(hurt(-2));
    expect(fact(outcome, 'dying-ended')).toMatchObject({ by: 'healing' });
    expect(game.state.timers).toEqual({});
    expect(who(game).status).toBe('up');
  });

  it('NS-S14: help stops it, costs the action and leaves HP', () => {
    const game = felledInFight(4).given(NEXT);
    expect(fact(game.when(rescue()), 'dying-ended')).toMatchObject({ actor: 'bran', by: 'help' });
    expect([who(game).status, who(game).hitPoints.now, sheet(game).dyingRounds]).toEqual(['down', -3, null]);
    expect(game.refused(rescue()).code).toBe('action-spent');
  });

  it('NS-R13: new Damage lets those who were helped die again; who dies already is left alone', () => {
    const game = felled().given(rescue());
    expect(game.refused(rescue()).code).toBe('not-dying');
    game.when(hurt(1), [3]);
    expect(dies(game)).toBe(true);
    game.when(hurt(1), []);
  });

  it('NS-S14, helped-rise: or they are up again with 1 HP', () => {
    const game = felled({ 'helped-rise': 'rise' }).given(rescue());
    expect(who(game)).toMatchObject({ status: 'up', hitPoints: { now: 1 } });
  });

  it('NS-R13, dying-unit with helped-rise: in minutes too they rise with 1 HP, and their time ends', () => {
    const game = felledInFight(4, { 'dying-unit': 'minutes', 'helped-rise': 'rise' }).given(NEXT, rescue());
    expect(who(game)).toMatchObject({ status: 'up', hitPoints: { now: 1 } });
    expect([sheet(game).dyingRounds, dies(game)]).toEqual([null, false]);
  });

  it('NS-R13, dying-unit with helped-rise: a failed Check leaves the minutes running', () => {
    const game = felledInFight(4, { 'dying-unit': 'minutes', 'helped-rise': 'check' }).given(NEXT);
    const due = dyingTimer(game.state, 'mae')?.dueAt;
    game.when(rescue({ ability: 'con' }), [3]);
    expect([dies(game), dyingTimer(game.state, 'mae')?.dueAt]).toEqual([true, due]);
  });

  it('NS-S14, helped-rise: or it takes a Check against the house’s DR, as is offered', () => {
    const game = felled({ 'helped-rise': 'check' });
    const [offer] = offers(game, 'rescue');
    expect(offer?.needs?.map(({ name }) => name)).toEqual(['ability', 'edge']);
    game.when(rescue({ ability: 'con' }), [9]);
    expect(dies(game)).toBe(true);
    ruled(game, { 'help-dr': 11 }).when(rescue({ ability: 'con' }), [9]);
    expect(dies(game)).toBe(false);
  });

  it('NS-S14, helped-rise: a failed Check can still be mended with Focus', () => {
    const game = ruled(pair(), { 'helped-rise': 'check' });
    game.when(hurt(9, 'bran'), [2]);
    game.when(rescue({ actor: 'mae', target: 'bran' }), [3]);
    game.when({ type: 'spend-focus', actor: 'mae' }, [15]);
    expect(dies(game, 'bran')).toBe(false);
  });

  it('are offered help by those who may act', () => {
    const game = felledInFight(4).given(NEXT);
    expect(offers(game, 'rescue').map(({ actor }) => actor)).toEqual(['bran']);
  });
});

describe('healing', () => {
  it('NS-R12: HP below 0 are made up first; at 1 the character comes round', () => {
    const game = felled().given(rescue());
    game.when(hurt(-2));
    expect(who(game)).toMatchObject({ status: 'down', hitPoints: { now: 0 } });
    const outcome = game.when(hurt(-1));
    expect(fact(outcome, 'hit-points-recovered')).toMatchObject({ amount: 1, from: 0, left: 1 });
    expect(fact(outcome, 'status-changed')).toMatchObject({ from: 'down', to: 'up', rules: ['NS-R12'] });
  });

  it('NS-R12, below-zero: or healing counts from 0', () => {
    const game = felled({ 'below-zero': 'zero' }).given(hurt(-1));
    expect(who(game)).toMatchObject({ status: 'up', hitPoints: { now: 1 } });
  });

  it('NS-R12, NS-S14: who was helped up has 1 HP, wherever healing counts from', () => {
    const game = felled({ 'below-zero': 'zero', 'helped-rise': 'rise' }).given(rescue(), hurt(-1));
    expect(who(game).hitPoints.now).toBe(2);
  });

  it('NS-R14: whatever hurts and heals, HP never pass the maximum and the dead stay dead', () => {
    const step = fc.record({ by: fc.integer({ min: -9, max: 9 }).filter((by) => by !== 0) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const game = mae();
        for (const { by } of steps) {
          if (who(game).status !== 'dead') game.given(hurt(-by));
          const { hitPoints, status } = who(game);
          expect(hitPoints.now).toBeLessThanOrEqual(hitPoints.max);
          if (status === 'up') expect(hitPoints.now).toBeGreaterThan(0);
        }
        expect(sheet(game).dyingRounds).toBeNull();
      }),
      { numRuns: 50 },
    );
  });

  it('NS-R14: the change of HP by healing names the rule', () => {
    const healed = mae().given(hurt(3)).when(hurt(-2));
    expect(fact(healed, 'hit-points-changed')).toMatchObject({ from: 3, to: 5, rules: ['NS-R14'] });
  });

  it('NS-R14: nothing heals the dead', () => {
    expect(mae().given({ type: 'set-status', creature: 'mae', status: 'dead' }).refused(hurt(-3)).code).toBe(
      'dead',
    );
  });
});
