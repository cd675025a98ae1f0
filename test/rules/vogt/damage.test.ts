import { describe, expect, it } from 'vitest';
import {
  attack,
  done,
  facts,
  fight,
  one,
  party,
  ready,
  round,
  ruled,
  withStatus,
  ALL,
  type Game,
  type With,
} from './party.ts';

const blow = (game: Game, faces: number[], more: object = {}) =>
  facts(ready({}, game).when(attack('ada', 'marauder', more), faces), 'attack-made')[0];
const set = (game: Game, creature: string, to: With<'set-sheet'>['to']): Game =>
  game.given({ type: 'set-sheet', creature, to });

describe('damage', () => {
  it('is the dice and what is added, then AR, then HP (BV-22)', () => {
    expect(blow(fight(), [4])).toMatchObject({
      actor: 'ada',
      target: 'marauder',
      weapon: 'Sword',
      hit: true,
      thrown: 5,
      damageType: 'slash',
      armour: 1,
      damage: 4,
      left: 4,
    });
  });
  it('of a weapon adds the STR modifier, unless noted (BV-23)', () => {
    expect(blow(fight(), [4])).toMatchObject({ thrown: 5 });
    expect(blow(fight(), [4], { strength: false })).toMatchObject({ thrown: 4 });
  });
  it.each([
    ['on-the-sheet', 4],
    ['median', 7],
    ['half-median', 5],
  ])('adds the STR modifier as it is read: %s (BV-23)', (value, thrown) => {
    expect(blow(fight(ruled('strength-modifier', value)), [3])).toMatchObject({ thrown });
  });
  it.each([
    ['median', 'soaks-each-round', 6],
    ['half-median', 'off-each-hit', 4],
    ['median', 'to-hit', 7],
  ])('with STR as the %s and AR that %s is %i', (strength, armor, damage) => {
    const game = fight(ruled('strength-modifier', strength, ruled('armor-rating', armor)));
    expect(blow(game, armor === 'to-hit' ? [6, 3] : [3])).toMatchObject({ damage });
  });
  it('is never less than 0 (BV-25)', () => {
    const weak = fight(party({ abilities: { str: { die: '1d4', modifier: -8 } } }));
    expect(blow(weak, [3])).toMatchObject({ thrown: 0, damage: 0 });
    expect(one(weak, 'marauder').hitPoints.now).toBe(8);
  });
  it('of one action is one throw for all (BV-26)', () => {
    const game = set(fight(party({ gear: ['Fire flask'] }), 2), 'marauder-1', { resistances: ['fire'] });
    round(game, { ada: {}, bo: {}, 'marauder-1': {}, 'marauder-2': {} }, [1, 2, 3, 4]);
    const both = { type: 'attack' as const, actor: 'ada', targets: ['marauder-1', 'marauder-2'] };
    expect(facts(game.when(both, [5]), 'attack-made')).toMatchObject([
      { thrown: 6, damage: 2 },
      { thrown: 6, damage: 5 },
    ]);
  });
  it('is of any type (BV-S21)', () => {
    const game = set(fight(), 'marauder', { resistances: ['song'] });
    round(game, { ...ALL, bo: { action: 'technique', technique: 'Ember lash' } }, [6, 1, 3]);
    const song = { type: 'technique' as const, actor: 'bo', targets: ['marauder'], damageType: 'song' };
    const outcome = game.when({ ...song, damage: '1d8', modifier: 2 }, [3]);
    expect(facts(outcome, 'attack-made')).toMatchObject([{ thrown: 5, damage: 2 }]);
  });
});

describe('the highest face of a damage die', () => {
  it('brings one more die (BV-27), which may bring another (BV-28)', () => {
    expect(blow(fight(), [8, 8, 2])).toMatchObject({ thrown: 8 + 8 + 2 + 1 });
  });
  it.each([
    ['once', [8, 8], 17],
    ['none', [8], 9],
  ])('brings %s where the house says so (BV-27, BV-28)', (value, faces, thrown) => {
    expect(blow(fight(ruled('criticals', value)), faces)).toMatchObject({ thrown });
  });
  it.each([
    ['once', 'soaks-each-round', [8, 8], 16],
    ['none', 'to-hit', [6, 8], 9],
  ])('that brings %s, and AR that %s, go together', (criticals, armor, faces, damage) => {
    const game = fight(ruled('criticals', criticals, ruled('armor-rating', armor)));
    expect(blow(game, faces)).toMatchObject({ damage });
  });
});

describe('resistance and vulnerability', () => {
  it.each([
    [{ resistances: ['slash'] }, 2, 'BV-29'],
    [{ vulnerabilities: ['slash'] }, 10, 'BV-30'],
    [{ resistances: ['slash'], vulnerabilities: ['slash'] }, 5, 'BV-30'],
  ])('%j leave %i of 5 (%s)', (to: NonNullable<With<'set-sheet'>['to']>, damage, _rule) => {
    expect(blow(set(fight(), 'marauder', to), [5])).toMatchObject({ thrown: 6, armour: 1, damage });
  });
  it('of one type count once, however many sources there are (BV-30)', () => {
    const game = withStatus(
      set(fight(), 'marauder', { vulnerabilities: ['slash'] }),
      'marauder',
      'nauseated',
    );
    expect(blow(game, [1])).toMatchObject({ damage: 2 });
  });
});

describe('armor rating (BV-S4)', () => {
  it('soaks that many points a round', () => {
    const house = party({}, { abilities: { str: { die: '1d6', modifier: 1 } } });
    const ogre = set(fight(house, 1, 'Stone ogre'), 'stone-ogre', { ar: 4, resistances: [] });
    const game = round(ogre, { ada: {}, bo: {}, 'stone-ogre': {} }, [1, 2, 3]);
    const hits = (actor: string) => facts(game.when(attack(actor, 'stone-ogre'), [2]), 'attack-made')[0];
    expect(hits('ada')).toMatchObject({ thrown: 3, armour: 3, damage: 0 });
    game.given(done);
    expect(hits('bo')).toMatchObject({ thrown: 3, armour: 1, damage: 2 });
    game.given(done, done);
    round(game, { ada: {}, bo: {}, 'stone-ogre': {} }, [1, 2, 3]);
    expect(hits('ada')).toMatchObject({ armour: 3, damage: 0 });
  });
  it('comes off each hit, where the house says so', () => {
    const game = fight(ruled('armor-rating', 'off-each-hit'));
    expect(blow(game, [3])).toMatchObject({ armour: 1, damage: 3 });
    game.given(done);
    expect(facts(game.when(attack('bo', 'marauder'), [3]), 'attack-made')[0]).toMatchObject({ armour: 1 });
  });
  it('is what a throw of STR has to reach, where the house says so', () => {
    const missed = set(fight(ruled('armor-rating', 'to-hit')), 'marauder', { ar: 5 });
    expect(blow(missed, [3])).toMatchObject({ total: 4, against: 5, hit: false, damage: 0 });
    const hit = set(fight(ruled('armor-rating', 'to-hit')), 'marauder', { ar: 4 });
    expect(blow(hit, [3, 5])).toMatchObject({ total: 4, hit: true, armour: 0, damage: 6 });
  });
  it('is thrown against by sight', () => {
    const game = withStatus(fight(ruled('armor-rating', 'to-hit')), 'ada', 'blind');
    expect(blow(game, [5, 2, 4])).toMatchObject({ total: 3, hit: true });
  });
});
