import { describe, expect, it } from 'vitest';
import { attack, diceOf, done, fight, hit, one, party, porter, ruled, type Game } from '../party.ts';

const begin = (game: Game, faces: number[], more: object = {}) => {
  game.given({ type: 'meet', statBlock: 'Goblin' });
  game.when({ type: 'start-fight', ...more }, faces);
  return game.state.fight?.slots.map(({ who }) => who);
};
const ambush = { surprised: 'others' };
const bothSides = [['bryn', 'linnet'], ['goblin']];

describe('first-round-save', () => {
  it('after-declaring: who fails it loses what was declared (CA-38)', () => {
    const game = ruled('first-round-save', 'after-declaring');
    expect(begin(game, [])).toEqual(bothSides);
    game.given(attack('bryn', 'goblin'));
    game.when(attack('linnet', 'goblin'), [13, 12, 3]);
    expect(one(game, 'goblin').hitPoints.now).toBe(1);
    game.given(done, attack('bryn', 'goblin'));
    game.when(done, [1, 8]);
    expect(one(game, 'goblin').hitPoints.now).toBe(0);
  });

  it('no-save: everybody acts (CA-38)', () => {
    expect(begin(ruled('first-round-save', 'no-save'), [])).toEqual(bothSides);
  });

  it('with ambush: no-save, after declaring as before it (CA-38, CA-S8)', () => {
    const game = ruled('first-round-save', 'after-declaring', ruled('ambush', 'no-save'));
    expect(begin(game, [], ambush)).toEqual(bothSides);
    game.given(attack('bryn', 'goblin'));
    game.when(done, [1]);
    expect(one(game, 'goblin').hitPoints.now).toBe(3);
  });

  it('with ambush: like-any-fight, the Save is thrown when it would be (CA-38, CA-S8)', () => {
    const game = ruled('first-round-save', 'after-declaring', ruled('ambush', 'like-any-fight'));
    begin(game, [], ambush);
    game.given(attack('bryn', 'goblin'));
    game.when(done, [20]);
    expect(one(game, 'goblin').hitPoints.now).toBe(4);
  });

  it('with at-once: both-sides, who is too slow loses what was declared (CA-38, CA-R15)', () => {
    const game = ruled('first-round-save', 'after-declaring', ruled('at-once', 'both-sides'));
    begin(game, []);
    game.given(attack('bryn', 'goblin'), done);
    game.when(done, [13]);
    expect(one(game, 'goblin').hitPoints.now).toBe(4);
  });
});

describe('ambush', () => {
  it('foes-miss-round: no Save, and the others miss the first Round (CA-S8)', () => {
    expect(begin(party(), [], ambush)).toEqual([['bryn', 'linnet']]);
  });

  it('no-save: the others act in it all the same (CA-S8)', () => {
    expect(begin(ruled('ambush', 'no-save'), [], ambush)).toEqual(bothSides);
  });

  it('like-any-fight: the Save is thrown, and the others act (CA-S8)', () => {
    expect(begin(ruled('ambush', 'like-any-fight'), [20, 1], ambush)).toEqual([['linnet'], ['goblin']]);
  });
});

describe('at-once', () => {
  it('both-sides: who is felled has struck all the same (CA-R15)', () => {
    const game = fight('Bandit', 2, ruled('at-once', 'both-sides'));
    hit(game, 'bandit-1', 1).given(attack('bryn', 'bandit-1'));
    expect(game.when(done).types).not.toContain('attack-made');
    game.given({ type: 'end-turn', actor: 'bandit-2' });
    game.when(attack('bandit-1', 'linnet'), [8, 3, 20]);
    expect(one(game, 'bandit-1').status).toBe('dead');
    expect(one(game, 'linnet').hitPoints.now).toBe(1);
  });

  it('loses nothing that was declared when it changes in between (CA-R15)', () => {
    const game = fight('Ogre', 1, ruled('at-once', 'both-sides')).given(attack('bryn', 'ogre'), done);
    ruled('at-once', 'within-a-side', game);
    game.when(done, [8]);
    expect(one(game, 'ogre').hitPoints.now).toBe(1);
    expect(game.state.fight?.round).toBe(2);
  });
});

describe('least-damage', () => {
  it('one-gets-through: 1 damage gets through any Armor (CA-R1)', () => {
    const game = fight('Ogre', 1, ruled('least-damage', 'one-gets-through')).given(attack('bryn', 'ogre'));
    game.when(done, [1]);
    expect(one(game, 'ogre').hitPoints.now).toBe(7);
  });
});

describe('ganging-up', () => {
  const strike = (game: Game, faces: number[]): number => {
    game.given(attack('bryn', 'ogre'));
    game.when(attack('linnet', 'ogre'), faces);
    return one(game, 'ogre').hitPoints.now;
  };

  it('best-die: only the highest die counts (CA-46)', () => {
    expect(strike(fight('Ogre'), [5, 3])).toBe(4);
  });

  it('one-more-each: each attacker after the first adds 1 (CA-46)', () => {
    expect(strike(fight('Ogre', 1, ruled('ganging-up', 'one-more-each')), [5, 3])).toBe(3);
  });

  it('one-more-each: one alone adds nothing, neither do two weapons of one (CA-46)', () => {
    const game = fight(
      'Ogre',
      1,
      ruled('ganging-up', 'one-more-each', party({ gear: ['Two short blades'] })),
    );
    game.given(attack('bryn', 'ogre'));
    game.when(done, [5, 3]);
    expect(one(game, 'ogre').hitPoints.now).toBe(4);
  });

  it('one-more-each with least-damage: their number counts before Armor does (CA-46, CA-R1)', () => {
    const game = ruled('ganging-up', 'one-more-each', ruled('least-damage', 'one-gets-through'));
    expect(strike(fight('Ogre', 1, game), [1, 1])).toBe(7);
  });
});

describe('dark-impairs', () => {
  const night = { type: 'pass-time', scale: 'hour', count: 14 } as const;
  const dice = (choice: string, statBlock = 'Bandit'): number[] => {
    const foe = statBlock.toLowerCase().replace(' ', '-');
    const game = fight(statBlock, 1, ruled('dark-impairs', choice).given(night)).given(attack('bryn', foe));
    const thrown = [...diceOf(game.when(done, [1])), ...diceOf(game.when(attack(foe, 'bryn'), [1]))];
    return thrown.map(([die]) => die);
  };

  it.each([
    ['characters', [4, 6]],
    ['all-who-need-light', [4, 4]],
    ['no-penalty', [8, 6]],
  ])('%s', (choice, sides) => {
    expect(dice(choice)).toEqual(sides);
  });

  it('all-who-need-light leaves alone anyone who sees in the dark', () => {
    expect(dice('all-who-need-light', 'Restless dead')).toEqual([4, 6]);
  });
});

describe('morale-throws', () => {
  it('each: each of them throws, and only who fails flees (CA-R16)', () => {
    const game = fight('Goblin', 4, ruled('morale-throws', 'each'));
    game.given({ type: 'set-status', creature: 'goblin-1', status: 'dead' });
    game.when({ type: 'check-morale' }, [8, 9, 1]);
    expect(['goblin-2', 'goblin-3', 'goblin-4'].map((id) => one(game, id).status)).toEqual([
      'up',
      'fled',
      'up',
    ]);
  });
});

describe('flight-save', () => {
  const flee = (actors: string[], to = 'the gate') => ({ type: 'flee' as const, actors, to });

  it('one-save: those who flee to two places throw for each place (CA-R18)', () => {
    const game = fight('Ogre').given(flee(['bryn']));
    game.when(flee(['linnet'], 'the river'), [12, 13]);
    expect([one(game, 'bryn').status, one(game, 'linnet').status]).toEqual(['fled', 'up']);
  });

  it('each: everybody throws (CA-R18)', () => {
    const game = fight('Ogre', 1, ruled('flight-save', 'each'));
    game.when(flee(['bryn', 'linnet']), [13, 12]);
    expect([one(game, 'bryn').status, one(game, 'linnet').status]).toEqual(['up', 'fled']);
  });
});

describe('hirelings-nerve and hirelings-crawl', () => {
  const struck = (game: Game, faces: number[], hitPoints = 2) => {
    fight('Bandit', 1, game.given(porter(hitPoints))).given(done);
    game.when(attack('bandit', 'pim'), faces);
    return one(game, 'pim').status;
  };

  it('at-0-hp: at 0 HP they flee unless their WIL holds (CA-R17)', () => {
    expect(struck(party(), [2, 10])).toBe('fled');
    expect(struck(party(), [2, 9])).toBe('up');
    expect(struck(party(), [1])).toBe('up');
  });

  it('when-hurt: any damage tries their nerve; never: none does (CA-R17)', () => {
    expect(struck(ruled('hirelings-nerve', 'when-hurt'), [1, 10])).toBe('fled');
    expect(struck(ruled('hirelings-nerve', 'never'), [2])).toBe('up');
  });

  it('die: they die of Critical Damage as others do (CA-R17)', () => {
    expect(struck(party(), [4, 20])).toBe('dead');
  });

  it('down: they crawl like PCs, and have their nerve tried no more (CA-R17)', () => {
    const game = ruled('hirelings-crawl', 'down', ruled('hirelings-nerve', 'when-hurt'));
    expect(struck(game, [4, 20])).toBe('down');
  });
});
