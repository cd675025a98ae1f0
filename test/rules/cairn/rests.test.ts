import { describe, expect, it } from 'vitest';
import { body, conditions, facts, fight, hit, one, party } from './party.ts';

describe('a breather', () => {
  it('gives back all lost HP for a few moments', () => {
    const game = hit(party(), 'bryn', 1);
    const before = game.state.clock;
    game.given({ type: 'breather' });
    expect(one(game, 'bryn').hitPoints.now).toBe(4);
    expect(game.state.clock - before).toBe(60);
  });

  it('is refused where nobody needs it', () => {
    expect(party().refused({ type: 'breather' })).toMatchObject({
      code: 'no-need',
    });
  });

  it('does nothing for the dying before someone tends them', () => {
    const game = hit(fight('Ogre'), 'bryn', 2).given({ type: 'end-turn' });
    game.when({ type: 'attack', actor: 'ogre', target: 'bryn' }, [7, 20]);
    game.given({ type: 'end-fight' });
    expect(game.refused({ type: 'breather' }).code).toBe('no-need');
    expect(game.refused({ type: 'aid', actor: 'linnet', target: 'linnet' }).code).toBe('no-need');
  });
});

it('a breather gets up anyone who is stable, even with no HP to regain', () => {
  const game = hit(fight('Ogre'), 'bryn', 2).given({ type: 'end-turn' });
  game.when({ type: 'attack', actor: 'ogre', target: 'bryn' }, [7, 20]);
  game.given({ type: 'end-fight' }, { type: 'aid', actor: 'linnet', target: 'bryn' });
  hit(game, 'bryn', 4).given({ type: 'breather' });
  expect(one(game, 'bryn')).toMatchObject({ status: 'up', hitPoints: { now: 4, max: 4 } });
});

describe('a night', () => {
  it('in a safe place takes all Fatigue away', () => {
    const game = party().given({ type: 'fatigue', creature: 'bryn' }, { type: 'fatigue', creature: 'bryn' });
    game.given({ type: 'sleep', safe: true });
    expect(conditions(game, 'bryn')).toEqual([]);
  });

  it('elsewhere leaves the Fatigue, and ends going without sleep', () => {
    const game = party().given(
      { type: 'fatigue', creature: 'bryn' },
      { type: 'deprive', creatures: ['bryn'], cause: 'sleep' },
    );
    game.when({ type: 'sleep' }, [6]);
    expect(conditions(game, 'bryn')).toEqual(['Fatigue']);
  });

  it('elsewhere may be broken by someone who comes; then it was no sleep', () => {
    const game = party();
    const { types } = game.when({ type: 'sleep' }, [1]);
    expect(types).toContain('sleep-broken');
    expect(game.state.encounter).not.toBeNull();
    expect(body(game, 'bryn').sleptOn).toBe(0);
  });
});

describe('a week with a healer', () => {
  it('gives lost points of Attributes back (CA-13)', () => {
    const game = party().given({ type: 'adjust-score', creature: 'bryn', attribute: 'str', by: -5 });
    const before = game.state.clock;
    game.given({ type: 'recuperate', price: '20 gold' });
    expect(body(game, 'bryn').str.now).toBe(12);
    expect(game.state.clock - before).toBe(7 * 86_400);
  });

  it('feeds and lodges: nobody goes without (CA-13)', () => {
    const game = party({ gear: [] }, { gear: [] }).given({ type: 'recuperate' });
    expect(conditions(game, 'bryn')).toEqual([]);
  });

  it('has fed them on its last evening too, when it ends before they sleep (CA-13)', () => {
    const game = party({ gear: [] }, { gear: [] });
    game.given({ type: 'pass-time', scale: 'hour', count: 16 }, { type: 'recuperate' });
    game.given({ type: 'sleep', safe: true });
    expect(conditions(game, 'bryn')).toEqual([]);
  });

  it('may have its price, which the log tells (CA-14)', () => {
    const week = party().when({ type: 'recuperate', healer: 'the nuns', price: 'a vow' });
    expect(facts(week, 'week-of-care-began')).toMatchObject([{ healer: 'the nuns', price: 'a vow' }]);
  });

  it('can be replaced by extraordinary aid, at once, for deafness too (CA-70, CA-14)', () => {
    const game = party().given({ type: 'adjust-score', creature: 'bryn', attribute: 'wil', by: -12 });
    const before = game.state.clock;
    game.given({ type: 'restore', creature: 'bryn', price: 'a year of service' });
    expect(game.state.clock).toBe(before);
    expect(one(game, 'bryn').status).toBe('up');
  });

  const drained = (attribute: 'dex' | 'wil', cause = 'hope') =>
    hit(party(), 'bryn', 1).given(
      { type: 'adjust-score', creature: 'bryn', attribute, by: -12 },
      { type: 'fatigue', creature: 'bryn' },
      { type: 'deprive', creatures: ['bryn'], cause },
    );

  it.each([
    ['dex', 'Paralyzed'],
    ['wil', 'Delirious'],
  ] as const)('gives the Deprived nothing back: without %s they stay helpless (CA-70)', (score, state) => {
    for (const help of [{ type: 'recuperate' as const }, { type: 'restore' as const, creature: 'bryn' }]) {
      const game = drained(score);
      expect(facts(game.when(help), 'recovery-barred')).toMatchObject([{ creature: 'bryn' }]);
      expect(one(game, 'bryn')).toMatchObject({ status: 'down', hitPoints: { now: 1 } });
      expect(body(game, 'bryn')[score].now).toBe(0);
      expect(conditions(game, 'bryn')).toEqual(expect.arrayContaining([state, 'Fatigue', 'Deprived: hope']));
    }
  });

  it('tells no Fatigue of the week that it takes back (CA-13)', () => {
    const scarred = (lost: number, afterwards: number[]) => {
      const game = party().given({ type: 'set-hit-points', creature: 'bryn', now: lost, max: lost });
      game.when({ type: 'adjust-hit-points', creature: 'bryn', by: -lost });
      return game.when({ type: 'recuperate' }, afterwards).types;
    };
    const walloped = scarred(3, [2]);
    const mortallyWounded = scarred(11, [2, 3]);
    for (const types of [walloped, mortallyWounded]) {
      expect(types).toContain('scar-over');
      expect(types).not.toContain('condition-gained');
      expect(types).not.toContain('fatigue-shed');
    }
  });

  it('helps those who lacked only what it gives: food and a bed (CA-13)', () => {
    const game = drained('dex', 'food').given({ type: 'recuperate' });
    expect(one(game, 'bryn')).toMatchObject({ status: 'up', hitPoints: { now: 4 }, conditions: [] });
  });

  it('does not bring back the dead', () => {
    const game = party().given({ type: 'set-status', creature: 'bryn', status: 'dead' });
    expect(game.refused({ type: 'restore', creature: 'bryn' })).toMatchObject({
      code: 'not-able',
      path: 'creature',
    });
  });
});

describe('downtime', () => {
  it('is free: it begins, time passes, it ends (CA-S14, CA-2)', () => {
    const game = party().given(
      { type: 'begin-downtime' },
      { type: 'pass-time', scale: 'week' },
      { type: 'end-downtime' },
    );
    expect(game.state.clock).toBeGreaterThan(7 * 86_400);
  });

  it('brings no growth of its own (CA-S9)', () => {
    const before = body(party(), 'bryn');
    expect(body(party().given({ type: 'begin-downtime' }, { type: 'end-downtime' }), 'bryn')).toEqual(before);
  });
});
