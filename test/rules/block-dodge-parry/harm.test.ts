import { describe, expect, it } from 'vitest';
import { body, conditions, fact, facts, harm, lower, offered, one, party } from './party.ts';

describe('harm', () => {
  it('that can be defended against goes to HP, less Armor, then to STR with the Save (BDP-30, BDP-31, BDP-R5)', () => {
    const game = party({ gear: ['Gambeson'] });
    expect(fact(game.when(harm('darts'), [3]), 'trap-struck')).toMatchObject({
      creature: 'rook',
      thrown: 3,
      armour: 1,
      damage: 2,
      left: 2,
    });
    expect(one(game, 'rook').hitPoints.now).toBe(2);
    game.when(harm('darts'), [6, 5]);
    expect(body(game, 'rook').str.now).toBe(9);
  });
  it('that leaves exactly 0 HP asks for no Save (BDP-R5)', () => {
    const game = party();
    game.when(harm('darts'), [4]);
    expect(one(game, 'rook').hitPoints.now).toBe(0);
  });
  it('that cannot goes straight to an ability, past Armor (BDP-32, BDP-33, BDP-R9)', () => {
    const game = party({ gear: ['Plate'] });
    game.when(harm('other', { dice: 'd6', attribute: 'wil' }), [5]);
    expect(body(game, 'rook').wil.now).toBe(7);
    expect(one(game, 'rook').hitPoints.now).toBe(4);
  });
  it('of a fall is 1d10 STR a storey with one Save (BDP-35, BDP-34, BDP-R8)', () => {
    const game = party();
    const outcome = game.when(harm('fall', { storeys: 2 }), [3, 2, 7]);
    expect(body(game, 'rook').str.now).toBe(7);
    expect(facts(outcome, 'save-made')).toMatchObject([
      { attribute: 'str', total: 7, against: 7, passed: true },
    ]);
  });
  it.each([
    ['gas', [], 'str', 11, 'BDP-36'],
    ['freezing', [], 'str', 11, 'BDP-37'],
    ['bear-trap', [3], 'dex', 9, 'BDP-38'],
    ['spider-venom', [5, 7], 'dex', 7, 'BDP-39'],
    ['glimpse', [], 'wil', 11, 'BDP-40'],
    ['eldritch', [6, 6], 'wil', 6, 'BDP-41'],
  ] as const)('of %s with %j takes %s to %i (%s)', (hazard, faces, attribute, left, rule) => {
    const game = party();
    const lost = fact(game.when(harm(hazard), [...faces]), 'score-changed');
    expect(lost).toMatchObject({ attribute, from: 12, to: left });
    expect(lost?.rules).toContain(rule);
    expect(body(game, 'rook')[attribute].now).toBe(left);
  });
  it('of gas bites again each turn for as long as someone is in it (BDP-36)', () => {
    const game = party().given(harm('gas', { lasting: true }), { type: 'enter-site', site: 'crypt' });
    game.given({ type: 'explore' }, { type: 'explore' });
    expect(body(game, 'rook').str.now).toBe(10);
    game.given({ type: 'lose-condition', creature: 'rook', condition: 'gas' });
    game.when({ type: 'explore' }, [6]);
    expect(body(game, 'rook').str.now).toBe(10);
  });
  it('of cold bites again each Watch (BDP-37)', () => {
    const game = party().given(harm('freezing', { lasting: true }), {
      type: 'pass-time',
      scale: 'watch',
      count: 2,
    });
    expect(body(game, 'rook').str.now).toBe(10);
  });
  it('offers how many storeys, and whether gas or cold lasts (BDP-35, BDP-36, BDP-37)', () => {
    expect(offered(party(), 'harm')[0]?.needs?.map(({ name }) => name)).toEqual([
      'creature',
      'hazard',
      'storeys',
      'lasting',
    ]);
  });
  it('of other things does not go on by itself (BDP-36, BDP-37)', () => {
    expect(party().refused(harm('bear-trap', { lasting: true })).path).toBe('lasting');
  });
  it('to the dead is refused with the rule (BDP-52)', () => {
    const game = party().given({ type: 'set-status', creature: 'rook', status: 'dead' });
    expect(game.refused(harm('gas')).code).toBe('not-able');
  });
});

describe('Critical Damage', () => {
  it('on a lowered score, and none at 0 (BDP-51, BDP-R8)', () => {
    const dead = lower(party(), 'rook', 'str', 10);
    dead.when(harm('fall'), [3]);
    expect(one(dead, 'rook').status).toBe('dead');
  });
  it('failed on DEX immobilises, failed on WIL debilitates (BDP-53, BDP-54)', () => {
    const game = party();
    game.when(harm('spider-venom'), [5, 8]);
    expect(conditions(game, 'rook')).toEqual(['Immobilised']);
    const other = party();
    other.when(harm('eldritch'), [5, 8]);
    expect(conditions(other, 'rook')).toEqual(['Debilitated']);
    expect(one(other, 'rook').status).toBe('down');
  });
  it('DEX 0 and WIL 0 do the same without a Save (BDP-53, BDP-54)', () => {
    expect(conditions(lower(party(), 'rook', 'dex', 12), 'rook')).toEqual(['Immobilised']);
    expect(conditions(lower(party(), 'rook', 'wil', 12), 'rook')).toEqual(['Debilitated']);
  });
  it('of these two ends after a night with the score above 0', () => {
    const game = party();
    game.when(harm('spider-venom'), [5, 8]);
    game.given({ type: 'sleep', quality: 'normal' });
    expect(one(game, 'rook')).toMatchObject({ status: 'up', conditions: [] });
    const empty = lower(party(), 'rook', 'dex', 12).given({ type: 'sleep', quality: 'normal' });
    expect(one(empty, 'rook').status).toBe('down');
  });
});
