import { describe, expect, it } from 'vitest';
import { ALL, attack, fight, one, party, round, ruled, sheet, statuses, type Game } from '../party.ts';

/** Ada first, then Bo, then the marauder. */
const ready = (game: Game): Game => round(game, ALL, [1, 2, 3]);
const set = (game: Game, creature: string, to: object): Game =>
  game.given({ type: 'set-sheet', creature, to });
/** What Ada’s sword (STR +1) leaves of the marauder’s 8 HP and AR 1. */
const leaves = (game: Game, faces: number[]): number => {
  ready(game).when(attack('ada', 'marauder'), faces);
  return one(game, 'marauder').hitPoints.now;
};

describe('a campaign may say of attacks', () => {
  it('that a weapon throws against AR to hit (BV-S4)', () => {
    const game = set(fight(ruled('to-hit', 'DEX')), 'marauder', { ar: 4 });
    ready(game);
    const { told } = game.when(attack('ada', 'marauder'), [3]);
    expect(told).toContain('Ada at Marauder: 3 against AR 4, missed.');
    expect(one(game, 'marauder').hitPoints.now).toBe(8);
  });
  it('that a weapon hits by reaching AR, and adds the modifier of STR (BV-S4)', () => {
    const game = set(fight(ruled('to-hit', 'STR')), 'marauder', { ar: 4 });
    expect(leaves(game, [3, 5])).toBe(6);
  });
  it('that such a throw needs sight (BV-S4, BV-53)', () => {
    const game = fight(ruled('to-hit', 'STR')).given({
      type: 'give-status',
      creature: 'ada',
      status: 'blind',
    });
    expect(leaves(game, [5, 2, 4])).toBe(4);
  });
  it('that AR comes off after resistance (BV-S4)', () => {
    const game = set(fight(ruled('ar-first', false)), 'marauder', { resistances: ['slash'] });
    expect(leaves(game, [6])).toBe(6);
  });
  it('that Defend protects the prone (BV-65)', () => {
    const game = round(fight(ruled('prone-defence', true)), { ...ALL, bo: { action: 'defend' } }, [1, 2, 3]);
    game.given({ type: 'end-turn' }, { type: 'act', actor: 'bo' });
    game.given({ type: 'give-status', creature: 'bo', status: 'prone' }, { type: 'end-turn' });
    game.when(attack('marauder', 'bo'), [3]);
    expect(one(game, 'bo').hitPoints.now).toBe(9);
  });
});

describe('a campaign may say of damage', () => {
  const resisting = (game: Game, to: object = { resistances: ['slash'] }): Game =>
    set(fight(game), 'marauder', { ar: 0, ...to });
  it('that halves are rounded up (BV-S1)', () => {
    expect(leaves(resisting(party()), [4])).toBe(6);
    expect(leaves(resisting(ruled('halves', 'up')), [4])).toBe(5);
  });
  it('that half of 1 is 1 (BV-S1)', () => {
    const weak = (): Game => party({ abilities: { str: { die: '1d8', modifier: 0 } } });
    expect(leaves(resisting(weak()), [1])).toBe(8);
    expect(leaves(resisting(ruled('half-of-one', true, weak())), [1])).toBe(7);
  });
  it('that every source of vulnerability doubles (BV-29, BV-30)', () => {
    const game = resisting(ruled('resistances-add-up', true), { vulnerabilities: ['slash'] });
    game.given({ type: 'give-status', creature: 'marauder', status: 'nauseated' });
    expect(leaves(game, [1])).toBe(0);
  });
  it.each([
    ['cancel', 3],
    ['halve, then double', 4],
    ['resistance wins', 6],
    ['vulnerability wins', -2],
  ])('that resistance and vulnerability together: %s (BV-30)', (reading, left) => {
    const both = { resistances: ['slash'], vulnerabilities: ['slash'] };
    expect(leaves(resisting(ruled('resistance-and-vulnerability', reading), both), [4])).toBe(left);
  });
  it('that a hit for 0 tires who lies there already (BV-31)', () => {
    const struck = (game: Game, hp: number): number => {
      set(fight(game.given({ type: 'set-hit-points', creature: 'ada', now: hp })), 'ada', { ar: 9 });
      ready(game).given({ type: 'end-turn' }, { type: 'end-turn' });
      game.when(attack('marauder', 'ada'), [3]);
      return sheet(game, 'ada').exhaustion;
    };
    expect(struck(party(), 0)).toBe(0);
    expect(struck(ruled('zero-damage', true), 0)).toBe(1);
    expect(struck(ruled('zero-damage', true), 1)).toBe(0);
  });
});

describe('a campaign may say of exhaustion', () => {
  const exhaust = { type: 'exhaust', creature: 'ada' };
  const tired = (game: Game, levels: number): Game =>
    game.given(...Array<typeof exhaust>(levels).fill(exhaust));
  const mayMove = (game: Game, squares: number): void => {
    expect(game.refused({ type: 'move', actor: 'ada', squares: squares + 1 }).code).toBe('too-far');
    if (squares > 0) game.given({ type: 'move', actor: 'ada', squares });
  };
  const hours = (game: Game): number => {
    const before = game.state.clock;
    return (game.given({ type: 'travel', to: '0102' }).state.clock - before) / 3600;
  };
  it.each([
    ['in turns', 3, 4],
    ['on the road', 6, 8],
    ['both', 3, 8],
  ])('that the first level slows %s (BV-33)', (reading, squares, road) => {
    mayMove(ready(fight(tired(ruled('tired-speed', reading), 1))), squares);
    expect(hours(tired(ruled('tired-speed', reading), 1))).toBe(road);
  });
  it('that exhaustion and lying prone halve once together (BV-65)', () => {
    const game = ready(fight(tired(ruled('halvings-multiply', false), 1)));
    mayMove(game.given({ type: 'give-status', creature: 'ada', status: 'prone' }), 3);
  });
  it('that the second level halves what one has left (BV-34)', () => {
    const hurt = ruled('tired-hit-points', 'halved as well').given({
      type: 'set-hit-points',
      creature: 'ada',
      now: 4,
    });
    expect(one(tired(hurt, 2), 'ada').hitPoints).toEqual({ now: 2, max: 5 });
  });
  it('that levels beyond the fourth are counted and slept off (BV-36)', () => {
    const game = tired(ruled('exhaustion-counts-on', true), 3);
    game.when(exhaust, [2]);
    game.when(exhaust, [2]);
    expect(sheet(game, 'ada')).toMatchObject({ exhaustion: 4, beyond: 1 });
    game.given({ type: 'full-rest' });
    expect(sheet(game, 'ada')).toMatchObject({ exhaustion: 4, beyond: 0 });
  });
});

describe('a campaign may say of losses', () => {
  const exhaust = { type: 'exhaust', creature: 'ada' };
  const dying = (game: Game): Game => game.given(exhaust, exhaust, exhaust);
  const armed = (): Game => party({ gear: ['Sword', 'Leather armour'], ar: 1 });
  it('that armour breaks before the weapon (BV-37)', () => {
    const game = dying(ruled('what-breaks', 'the armour', armed()));
    game.when(exhaust, [1]);
    expect(one(game, 'ada').items.map(({ die }) => die)).toEqual([8, undefined]);
    expect(sheet(game, 'ada').ar).toBe(0);
  });
  it('that the GM says what breaks (BV-37)', () => {
    const game = dying(ruled('what-breaks', 'what the GM says', armed()));
    const before = one(game, 'ada').items;
    expect(game.when(exhaust, [1]).told).toContain('The GM says what of Ada’s breaks.');
    expect(one(game, 'ada').items).toEqual(before);
  });
  const maimed = (reading: string, faces: number[]): string[] => {
    const game = dying(ruled('repeated-loss', reading));
    game.when(exhaust, [4]);
    game.when(exhaust, faces);
    return sheet(game, 'ada').lost;
  };
  it('what happens when a loss comes up again (BV-37)', () => {
    expect(maimed('the other one goes', [4])).toEqual(['leg', 'leg']);
    expect(maimed('thrown again', [4, 3])).toEqual(['leg', 'eye']);
    expect(maimed('nothing more goes', [4])).toEqual(['leg']);
  });
  it('which never goes beyond what there is to lose (BV-37)', () => {
    const game = dying(party());
    game.when(exhaust, [5]);
    game.when(exhaust, [5]);
    expect(sheet(game, 'ada').lost).toEqual(['voice']);
    expect(statuses(game, 'ada')).toContain('Mute');
  });
  it('that the eyeless are blind (BV-37, BV-53)', () => {
    const game = dying(ruled('eyeless-blind', true));
    game.when(exhaust, [3]);
    expect(statuses(game, 'ada')).not.toContain('Blind');
    game.when(exhaust, [3]);
    expect(statuses(game, 'ada')).toContain('Blind');
  });
  it('that the square of the one-legged is halved too (BV-37)', () => {
    const halved = ruled('one-leg-halves', true).given(exhaust);
    const game = ready(fight(set(halved, 'ada', { lost: ['leg'] })));
    expect(game.refused({ type: 'move', actor: 'ada', squares: 1 }).code).toBe('too-far');
  });
});
