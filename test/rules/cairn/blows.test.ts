import { describe, expect, it } from 'vitest';
import { armourOf } from '../../../shared/systems/cairn-family/sheet/weapons.ts';
import { allInUse } from '../../helpers/play.ts';
import {
  attack,
  done,
  facts,
  fight,
  offersOf,
  one,
  party,
  saying,
  type Command,
  type Game,
} from './party.ts';

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
    const game = fight('Ogre', 1, party({ gear: ['Mace', 'Bow', 'Shield'] }));
    game.given({ type: 'set-item', creature: 'bryn', item: 'mace', inUse: false });
    const shot = game.when(attack('bryn', 'ogre', { weapon: 'bow' }));
    expect(facts(shot, 'hand-freed')).toMatchObject([{ actor: 'bryn', item: 'shield', weapon: 'bow' }]);
    game.given(done).when(attack('ogre', 'bryn'), [3]);
    expect(one(game, 'bryn').hitPoints.now).toBe(1);
  });

  const inUse = (game: Game): string[] =>
    one(game, 'bryn').items.flatMap((item) => (item.inUse ? [item.id] : []));
  const taking = (item: string): Command => ({ type: 'set-item', creature: 'bryn', item, inUse: true });

  it('of a shield begins beside a bow only when the bow is put away (CA-23)', () => {
    const game = party({ gear: ['Bow', 'Shield'] });
    expect(inUse(game)).toEqual(['bow']);
    expect(armourOf(one(game, 'bryn'))).toBe(0);
    const taken = game.when(taking('shield'));
    expect(facts(taken, 'item-changed')).toMatchObject([
      { item: 'bow', to: { inUse: false }, rules: ['CA-23'] },
      { item: 'shield', to: { inUse: true } },
    ]);
    expect(taken.told).toEqual(['Bryn’s bow: put away.', 'Bryn’s shield: in use.']);
    expect(armourOf(one(game, 'bryn'))).toBe(1);
    game.given(taking('bow'));
    expect(inUse(game)).toEqual(['bow']);
  });

  it('of a shield stays when the other weapon changes, and ends when a new one takes both hands (CA-23)', () => {
    const game = party({ gear: ['Sword', 'Dagger', 'Shield'] }).given(taking('dagger'));
    expect(inUse(game)).toEqual(['dagger', 'shield']);
    const item = { name: 'Pike', kind: 'weapon', die: 10, inUse: true, details: { hands: 2 } } as const;
    game.given({ type: 'add-item', creature: 'bryn', item });
    expect(inUse(game)).toEqual(['pike']);
  });

  it('of somebody else’s shield comes with their gear, but not with what hands can’t hold (CA-23)', () => {
    const shield = { name: 'Shield', kind: 'shield', inUse: true } as const;
    const guards = party().given(
      { type: 'add-person', name: 'Pim', statBlock: 'Villager', items: [shield] },
      { type: 'add-person', name: 'Ule', statBlock: 'Villager', items: [shield, shield] },
    );
    expect(armourOf(one(guards, 'pim'))).toBe(1);
    expect(one(guards, 'ule').items.map((item) => item.inUse)).toEqual([true, true, false]);
  });

  it('of a shield is none while a halberd fills both hands in a campaign of before (CA-23)', () => {
    const old = allInUse(party({ gear: ['Halberd', 'Shield', 'Helmet'] }), 'bryn', 'halberd', 'shield');
    expect(armourOf(one(old, 'bryn'))).toBe(1);
    const game = fight('Ogre', 1, old);
    game.when(attack('bryn', 'ogre'));
    expect(inUse(game)).toEqual(['halberd', 'helmet']);
    game.given(done).when(attack('ogre', 'bryn'), [3]);
    expect(one(game, 'bryn').hitPoints.now).toBe(2);
  });

  it('of two shields counts twice, of a third beside a sword once (CA-23)', () => {
    const game = party({ gear: ['Sword', 'Shield', 'Shield'] });
    expect(armourOf(one(game, 'bryn'))).toBe(1);
    expect(armourOf(one(game.given(taking('shield-2')), 'bryn'))).toBe(2);
    expect(inUse(game)).toEqual(['shield', 'shield-2']);
    expect(armourOf(one(allInUse(game, 'bryn', 'sword'), 'bryn'))).toBe(1);
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
