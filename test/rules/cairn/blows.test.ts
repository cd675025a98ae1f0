import { describe, expect, it } from 'vitest';
import { attack, done, facts, fight, offersOf, one, party, saying } from './party.ts';

describe('blows', () => {
  it('always land: the die less Armor, off HP (CA-45, CA-22)', () => {
    const game = fight('Ogre').given(attack('bryn', 'ogre'));
    game.when(done, [6]);
    expect(one(game, 'ogre').hitPoints.now).toBe(3);
  });

  it('of a 1 are 1 damage, and Armor may leave nothing of them (CA-45)', () => {
    const bare = fight('Bandit').given(attack('bryn', 'bandit'));
    bare.when(done, [1]);
    expect(one(bare, 'bandit').hitPoints.now).toBe(3);
    const clad = fight('Ogre').given(attack('bryn', 'ogre'));
    clad.when(done, [1]);
    expect(one(clad, 'ogre').hitPoints.now).toBe(8);
  });

  it('at one target count only with the highest die, Armor once (CA-R2)', () => {
    const game = fight('Ogre').given(attack('bryn', 'ogre'));
    const outcome = game.when(attack('linnet', 'ogre'), [3, 6]);
    expect(facts(outcome, 'blow-thrown')).toMatchObject([
      { actor: 'bryn', faces: [3] },
      { actor: 'linnet', faces: [6] },
    ]);
    expect(facts(outcome, 'attack-made')).toMatchObject([
      { actor: 'linnet', target: 'ogre', hit: true, thrown: 6, armour: 1, damage: 5, left: 3 },
    ]);
    expect(one(game, 'ogre').hitPoints.now).toBe(3);
  });

  it('of the whole side can be declared at once', () => {
    const game = fight('Ogre');
    game.when(attack('bryn', 'ogre', { also: ['linnet'] }), [2, 5]);
    expect(one(game, 'ogre').hitPoints.now).toBe(4);
  });

  it.each([
    ['impaired', { impaired: true }, 4, 'CA-48'],
    ['from very far off', { impaired: true }, 4, 'CA-55'],
    ['enhanced', { enhanced: true }, 12, 'CA-50'],
    ['impaired and enhanced', { impaired: true, enhanced: true }, 8, 'CA-R3'],
    ['by bare hands', { unarmed: true }, 4, 'CA-49'],
    ['by bare hands, enhanced', { unarmed: true, enhanced: true }, 4, 'CA-R4'],
  ])('%s are a die of their own (%s → d%i, %s)', (_name, more: object, sides, _rule) => {
    const game = fight('Ogre').given(attack('bryn', 'ogre', more));
    const { events } = game.when(done, [4]);
    expect(events.flatMap(({ rolls = [] }) => rolls.flatMap(({ dice }) => dice))).toEqual([[sides, 4]]);
  });

  it('with two weapons throw both, the higher counts (CA-53)', () => {
    const game = fight('Bandit', 1, party({ gear: ['Sword', 'Dagger'] }));
    game.given(attack('bryn', 'bandit', { second: 'dagger' }));
    game.when(done, [2, 3]);
    expect(one(game, 'bandit').hitPoints.now).toBe(1);
  });

  it('with a weapon for both hands and another one are refused (CA-53)', () => {
    const game = fight('Bandit', 1, party({ gear: ['Greatsword', 'Sword'] }));
    expect(game.refused(attack('bryn', 'bandit', { second: 'sword' }))).toMatchObject({
      code: 'hands-full',
      path: 'second',
    });
    expect(offersOf(game, 'attack').filter(({ command }) => 'second' in command)).toEqual([]);
  });

  it('with two weapons impaired are one d4, enhanced one d12 (CA-R5)', () => {
    const blades = () => fight('Ogre', 1, party({ gear: ['Two short blades'] }));
    blades()
      .given(attack('bryn', 'ogre', { impaired: true }))
      .when(done, [4]);
    blades()
      .given(attack('bryn', 'ogre', { enhanced: true }))
      .when(done, [7]);
  });

  it('with a blast throw for each in it (CA-51)', () => {
    const game = fight('Goblin', 3, party({ gear: ['Bomb'] }));
    game.given({ type: 'attack', actor: 'bryn', targets: ['goblin-1', 'goblin-2', 'goblin-3'] });
    game.when(done, [1, 2, 3]);
    expect(['goblin-1', 'goblin-2', 'goblin-3'].map((id) => one(game, id).hitPoints.now)).toEqual([3, 2, 1]);
  });

  it('with a blast of unsure reach catch as many as its die says, the nearest first (CA-52, CA-R6)', () => {
    const game = fight('Goblin', 3, party({ gear: ['Bomb'] }));
    game.given({
      type: 'attack',
      actor: 'bryn',
      targets: ['goblin-2', 'goblin-1', 'goblin-3'],
      countRoll: true,
    });
    game.when(done, [2, 3, 3]);
    expect(['goblin-1', 'goblin-2', 'goblin-3'].map((id) => one(game, id).hitPoints.now)).toEqual([1, 1, 4]);
  });

  it('at several without a blast are refused with the rule (CA-51)', () => {
    const refusal = fight('Goblin', 2).refused({
      type: 'attack',
      actor: 'bryn',
      targets: ['goblin-1', 'goblin-2'],
    });
    expect(refusal).toMatchObject({ code: 'no-blast', message: saying('CA-51') });
  });

  it('use no arrows up (CA-56)', () => {
    const game = fight('Ogre', 1, party({ gear: ['Bow'] })).given(attack('bryn', 'ogre'));
    game.when(done, [3]);
    expect(one(game, 'bryn').items).toHaveLength(1);
  });

  it('in the dark are impaired', () => {
    const game = party().given({ type: 'pass-time', scale: 'hour', count: 14 });
    fight('Ogre', 1, game).given(attack('bryn', 'ogre'));
    expect(game.when(done, [4]).events.flatMap(({ rolls = [] }) => rolls[0]?.dice ?? [])).toEqual([[4, 4]]);
  });

  it('of both sides in one Round count even for the fallen of the same half, not for those felled before', () => {
    const game = fight('Goblin', 2).given(attack('bryn', 'goblin-1'));
    game.when(attack('linnet', 'goblin-2'), [8, 3, 20]);
    expect(one(game, 'goblin-1').status).toBe('dead');
    expect(game.state.mode.now).toBe('morale');
  });

  it('by the dead are refused, with the rule (CA-45)', () => {
    const game = fight('Ogre').given({ type: 'set-status', creature: 'bryn', status: 'dead' });
    expect(game.refused(attack('bryn', 'ogre'))).toMatchObject({
      code: 'not-able',
      message: saying('CA-45'),
    });
  });
});

describe('Armor', () => {
  it('is summed up to 3 and no further (CA-24)', () => {
    const game = fight('Ogre', 1, party({ gear: ['Plate', 'Helmet', 'Shield'] })).given(done);
    game.when(attack('ogre', 'bryn'), [5]);
    expect(one(game, 'bryn').hitPoints.now).toBe(2);
  });

  it('of a shield does not count behind a bow: it is put away (CA-23)', () => {
    const game = fight('Ogre', 1, party({ gear: ['Bow', 'Shield'] }));
    const shot = game.when(attack('bryn', 'ogre'));
    expect(facts(shot, 'hand-freed')).toMatchObject([{ actor: 'bryn', item: 'shield', weapon: 'bow' }]);
    game.given(done).when(attack('ogre', 'bryn'), [3]);
    expect(one(game, 'bryn').hitPoints.now).toBe(1);
  });

  it('of a shield stays beside a sword (CA-23)', () => {
    const game = fight('Ogre', 1, party({ gear: ['Sword', 'Shield'] }));
    expect(game.when(attack('bryn', 'ogre')).types).not.toContain('hand-freed');
  });

  it('of a shield counts only in hand (CA-23)', () => {
    const game = party({ gear: ['Shield'] }).given({
      type: 'set-item',
      creature: 'bryn',
      item: 'shield',
      inUse: false,
    });
    fight('Ogre', 1, game).given(done);
    game.when(attack('ogre', 'bryn'), [3]);
    expect(one(game, 'bryn').hitPoints.now).toBe(1);
  });
});

it('a die that no weapon has is refused with the rule (CA-45)', () => {
  const item = { name: 'Odd blade', kind: 'weapon', die: 7 } as const;
  expect(party().refused({ type: 'add-item', creature: 'bryn', item })).toMatchObject({
    code: 'bad-die',
    message: saying('CA-45'),
  });
});

it('reach is the Warden’s word: anyone who is in the fight can be shot at (CA-54)', () => {
  const game = fight('Ogre', 1, party({ gear: ['Bow'] })).given(attack('bryn', 'ogre'));
  expect(game.when(done, [2]).types).toContain('attack-made');
});
