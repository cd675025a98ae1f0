import { describe, expect, it } from 'vitest';
import {
  attack,
  body,
  conditions,
  diceOf,
  done,
  fight,
  hit,
  one,
  party,
  porter,
  ruled,
  saying,
} from '../party.ts';

const begin = (game: ReturnType<typeof party>, faces: number[], more: object = {}) => {
  game.given({ type: 'meet', statBlock: 'Goblin' });
  game.when({ type: 'start-fight', ...more }, faces);
  return game.state.fight?.slots.map(({ who }) => who);
};

describe('a campaign may say of the first Round', () => {
  it('that the Save comes after declaring: who fails it loses what was declared (CA-38)', () => {
    const game = ruled('first-round-save', 'after declaring');
    expect(begin(game, [])).toEqual([['bryn', 'linnet'], ['goblin']]);
    game.given(attack('bryn', 'goblin'));
    game.when(attack('linnet', 'goblin'), [13, 12, 3]);
    expect(one(game, 'goblin').hitPoints.now).toBe(1);
    game.given(done, attack('bryn', 'goblin'));
    game.when(done, [1]);
    expect(one(game, 'goblin').hitPoints.now).toBe(0);
  });

  it('that nobody needs a Save to act (CA-38)', () => {
    expect(begin(ruled('first-round-save', 'never'), [])).toEqual([['bryn', 'linnet'], ['goblin']]);
  });

  it('that the ambushed act in it all the same (CA-S8)', () => {
    const game = ruled('ambushed-miss-round', false);
    expect(begin(game, [], { surprised: 'others' })).toEqual([['bryn', 'linnet'], ['goblin']]);
  });

  it('that hirelings need no Save for it (CA-R17)', () => {
    const game = ruled('hirelings-save-to-act', false).given(porter());
    expect(begin(game, [20, 20])).toEqual([['pim'], ['goblin']]);
  });
});

describe('what happens at once', () => {
  it('may be what both sides declared: who is felled has struck all the same (CA-R15)', () => {
    const game = fight('Bandit', 2, ruled('at-once', 'both sides'));
    hit(game, 'bandit-1', 1).given(attack('bryn', 'bandit-1'));
    expect(game.when(done).types).not.toContain('attack-made');
    game.given({ type: 'end-turn', actor: 'bandit-2' });
    game.when(attack('bandit-1', 'linnet'), [8, 3, 20]);
    expect(one(game, 'bandit-1').status).toBe('dead');
    expect(one(game, 'linnet').hitPoints.now).toBe(1);
  });

  it('loses nothing that was declared when the option changes in between (CA-R15)', () => {
    const game = fight('Ogre', 1, ruled('at-once', 'both sides')).given(attack('bryn', 'ogre'), done);
    ruled('at-once', 'one side', game);
    game.when(done, [8]);
    expect(one(game, 'ogre').hitPoints.now).toBe(1);
    expect(game.state.fight?.round).toBe(2);
  });
});

describe('a campaign may say of blows', () => {
  it('that 1 damage gets through any Armor, though not to who cannot be harmed (CA-R1)', () => {
    const game = fight('Ogre', 1, ruled('least-damage', 1)).given(attack('bryn', 'ogre'));
    game.when(done, [1]);
    expect(one(game, 'ogre').hitPoints.now).toBe(7);
  });

  it('that the weakness of one who strikes with others is that of all (CA-R2)', () => {
    const game = fight('Ogre', 1, ruled('edges-of-several', 'that of all'));
    game.given(attack('bryn', 'ogre', { impaired: true }));
    expect(diceOf(game.when(attack('linnet', 'ogre'), [4, 2]))).toEqual([
      [4, 4],
      [4, 2],
    ]);
  });

  it('that enhanced is stronger than impaired (CA-R3)', () => {
    const game = fight('Ogre', 1, ruled('impaired-and-enhanced', 'enhanced'));
    game.given(attack('bryn', 'ogre', { impaired: true, enhanced: true }));
    expect(diceOf(game.when(done, [2]))).toEqual([[12, 2]]);
  });

  it('that two weapons enhanced throw a d12 each (CA-R5)', () => {
    const game = fight(
      'Ogre',
      1,
      ruled('two-weapons-changed', 'a die each', party({ gear: ['Two short blades'] })),
    );
    game.given(attack('bryn', 'ogre', { enhanced: true }));
    expect(diceOf(game.when(done, [3, 5]))).toEqual([
      [12, 3],
      [12, 5],
    ]);
    expect(one(game, 'ogre').hitPoints.now).toBe(4);
  });

  it('that a counted blast catches anybody by chance (CA-R6)', () => {
    const game = fight('Goblin', 3, ruled('blast-catches', 'anybody by chance', party({ gear: ['Bomb'] })));
    const targets = ['goblin-1', 'goblin-2', 'goblin-3'];
    game.given({ type: 'attack', actor: 'bryn', targets, countRoll: true });
    game.when(done, [2, 3, 1, 2, 2]);
    expect(targets.map((id) => one(game, id).hitPoints.now)).toEqual([2, 4, 2]);
  });

  it.each([
    ['dark-impairs', false, [8, 6]],
    ['dark-impairs-others', true, [4, 4]],
  ])('whom the dark impairs: %s (CA-S6)', (ruling, value, sides) => {
    const night = { type: 'pass-time', scale: 'hour', count: 14 };
    const game = fight('Bandit', 1, ruled(ruling, value).given(night)).given(attack('bryn', 'bandit'));
    const thrown = [...diceOf(game.when(done, [1])), ...diceOf(game.when(attack('bandit', 'bryn'), [1]))];
    expect(thrown.map(([die]) => die)).toEqual(sides);
  });

  it('that others whose STR is gone lie helpless (CA-R10)', () => {
    const game = ruled('others-without-str', 'lie helpless').given({ type: 'meet', statBlock: 'Goblin' });
    game.given({ type: 'adjust-score', creature: 'goblin', attribute: 'str', by: -8 });
    expect(one(game, 'goblin').status).toBe('down');
    expect(conditions(game, 'goblin')).toEqual(['Without strength']);
    game.given({ type: 'adjust-score', creature: 'bryn', attribute: 'str', by: -12 });
    expect(one(game, 'bryn').status).toBe('dead');
  });

  it('that who lacks STR saves at any damage (CA-R11)', () => {
    const game = ruled('weakened-save', true).given({
      type: 'adjust-score',
      creature: 'bryn',
      attribute: 'str',
      by: -2,
    });
    fight('Bandit', 1, game).given(done);
    game.when(attack('bandit', 'bryn'), [1, 11]);
    expect(one(game, 'bryn')).toMatchObject({ status: 'down', hitPoints: { now: 3 } });
  });
});

describe('a campaign may say of hirelings', () => {
  const struck = (game: ReturnType<typeof party>, faces: number[], hitPoints = 2) => {
    fight('Bandit', 1, game.given(porter(hitPoints))).given(done);
    game.when(attack('bandit', 'pim'), faces);
    return one(game, 'pim').status;
  };

  it('nothing: at 0 HP they flee unless their WIL holds (CA-R17)', () => {
    expect(struck(party(), [2, 10])).toBe('fled');
    expect(struck(party(), [2, 9])).toBe('up');
    expect(struck(party(), [1])).toBe('up');
  });

  it('that any damage tries their nerve, or none does (CA-R17)', () => {
    expect(struck(ruled('hirelings-nerve', 'at any damage'), [1, 10])).toBe('fled');
    expect(struck(ruled('hirelings-nerve', 'never'), [2])).toBe('up');
  });

  it('that they die of Critical Damage as others do (CA-R17)', () => {
    expect(struck(ruled('hirelings-crawl', false), [4, 20])).toBe('dead');
  });
});

describe('detachments against each other', () => {
  const two = (game = party()) => {
    game.given({ type: 'set-sheet', creature: 'bryn', to: { detachment: true } });
    return fight('Spear company', 2, game);
  };
  const both = { type: 'attack', actor: 'bryn', targets: ['spear-company-1', 'spear-company-2'] };

  it('strike one at a time, unless the campaign makes them a blast (CA-R22)', () => {
    expect(two().refused(both)).toMatchObject({ code: 'no-blast', message: saying('CA-51') });
    const game = two(ruled('detachments-blast', true)).given(both);
    game.when(done, [3, 4]);
    expect(one(game, 'spear-company-2').hitPoints.now).toBe(7);
  });

  it('are struck enhanced by the blast of one, where the campaign says so (CA-R22)', () => {
    const game = ruled('blast-at-detachment', 'an enhanced die', party({ gear: ['Bomb'] }));
    fight('Spear company', 1, game).given(attack('bryn', 'spear-company'));
    expect(diceOf(game.when(done, [7]))).toEqual([[12, 7]]);
  });

  it('may be enhanced (CA-R22)', () => {
    const game = two(ruled('detachments-clash', 'an enhanced die')).given(attack('bryn', 'spear-company-1'));
    expect(diceOf(game.when(done, [11]))).toEqual([[12, 11]]);
    expect(body(game, 'spear-company-1').str.now).toBe(13);
  });
});
