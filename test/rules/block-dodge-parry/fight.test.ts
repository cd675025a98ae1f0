import { describe, expect, it } from 'vitest';
import { allInUse } from '../../helpers/play.ts';
import {
  body,
  conditions,
  diceOf,
  done,
  fact,
  fatigue,
  fight,
  one,
  party,
  ruled,
  tired,
  type Command,
  type Game,
  type With,
} from './party.ts';

type Way = NonNullable<With<'guard'>['how']>;

describe('a fight', () => {
  it('goes as in Cairn: declared, at once, no roll to hit, with this Critical Damage (BDP-S3)', () => {
    const game = fight().given({ type: 'set-hit-points', creature: 'rook', now: 1 }, done);
    game.when({ type: 'attack', actor: 'ogre', target: 'rook' }, [5, 20, 6, 2]);
    expect(body(game, 'rook').str.now).toBe(8);
    expect(conditions(game, 'rook')).toEqual(['Severe tree trunk wound (left leg)']);
  });
  it('names the weapon that was used in the wound it leaves', () => {
    const game = fight('Wyrm').given({ type: 'set-hit-points', creature: 'rook', now: 1 }, done);
    game.when({ type: 'attack', actor: 'wyrm', target: 'rook', weapon: 'claws' }, [3, 1, 20, 6, 2]);
    expect(conditions(game, 'rook')).toEqual(['Severe claws wound (left leg)']);
  });
  it('tells what else befalls anyone who fails the Save; venom takes its 1d8 DEX and asks for its Save', () => {
    const ogre = fight().given({ type: 'set-hit-points', creature: 'rook', now: 1 }, done);
    const hurled = ogre.when({ type: 'attack', actor: 'ogre', target: 'rook' }, [5, 20, 6, 2]);
    expect(fact(hurled, 'effect-suffered')).toMatchObject({
      target: 'rook',
      actor: 'ogre',
      effect: 'is hurled ten feet away',
    });
    const game = fight('Night Spider').given({ type: 'set-hit-points', creature: 'rook', now: 1 }, done);
    game.when({ type: 'attack', actor: 'night-spider', target: 'rook' }, [3, 20, 1, 1, 5, 20]);
    expect(body(game, 'rook').dex.now).toBe(7);
    expect(conditions(game, 'rook')).toContain('Immobilised');
  });
  it('is deadly to anyone who is no PC (BDP-S3)', () => {
    const game = fight('Goblin', 2).given(
      { type: 'set-hit-points', creature: 'goblin-1', now: 1 },
      { type: 'attack', actor: 'rook', target: 'goblin-1' },
    );
    game.when(done, [5, 20]);
    expect(one(game, 'goblin-1').status).toBe('dead');
  });
  it('an attack by the dead is refused with the rule (BDP-S3)', () => {
    const game = fight().given({ type: 'set-status', creature: 'rook', status: 'dead' });
    expect(game.refused({ type: 'attack', actor: 'rook', target: 'ogre' })).toMatchObject({
      code: 'not-able',
      path: 'actor',
    });
  });
  it('in the dark is impaired; lights burn an hour or four (BDP-S7)', () => {
    const game = party({ gear: ['Sword', 'Torch'] }).given({
      type: 'light',
      creature: 'rook',
      item: 'torch',
    });
    expect(Object.values(game.state.timers)[0]?.dueAt).toBe(game.state.clock + 3600);
    const lantern = party({ gear: ['Lantern'] }).given({
      type: 'light',
      creature: 'rook',
      item: 'lantern',
    });
    expect(Object.values(lantern.state.timers)[0]?.dueAt).toBe(lantern.state.clock + 4 * 3600);
    const dark = party().given({ type: 'pass-time', scale: 'hour', count: 14 });
    fight('Ogre', 1, dark).given({ type: 'attack', actor: 'rook', target: 'ogre' });
    dark.when(done, [4]);
  });
  it('magic is spellbooks, with a Fatigue for each spell (BDP-S10)', () => {
    const game = party({ gear: ['Spellbook: Sleep'] }).given({
      type: 'cast',
      actor: 'rook',
      item: 'spellbook-sleep',
    });
    expect(fatigue(game, 'rook')).toBe(1);
    expect(
      tired(party({ gear: ['Glass eye'] }), 'rook', 0).given({
        type: 'cast',
        actor: 'rook',
        item: 'glass-eye',
      }).state.creatures['rook']?.items[0]?.details['uses'],
    ).toBe(2);
  });
});

describe('a guard', () => {
  const guarded = (how: Way, game = party({ gear: ['Shield'] }), statBlock = 'Ogre', count = 1) =>
    fight(statBlock, count, game).given(done, { type: 'guard', actor: 'rook', how });
  const blow: Command = { type: 'attack', actor: 'ogre', target: 'rook' };
  const dice = (game: Game, faces: number[]) => diceOf(game.when(blow, faces));
  const plain = () => party({ gear: [] });

  it.each(['block', 'dodge'] as const)(
    '%s costs a Fatigue and makes the blow impaired, without a Save (BDP-S3)',
    (how) => {
      const game = guarded(how);
      const outcome = game.when(blow, [3]);
      expect(diceOf(outcome)).toEqual([[4, 3]]);
      expect(fact(outcome, 'guard-met')).toMatchObject({
        actor: 'rook',
        how,
        impaired: true,
        fatigue: 1,
        rules: ['BDP-S3'],
      });
      expect(one(game, 'rook').hitPoints.now).toBe(2);
      expect(fatigue(game, 'rook')).toBe(1);
    },
  );
  it('is spent on the first blow (BDP-S3)', () => {
    const game = guarded('dodge', plain());
    expect(dice(game, [2])).toEqual([[4, 2]]);
    game.given(done);
    expect(dice(game, [1])).toEqual([[10, 1]]);
    expect(fatigue(game, 'rook')).toBe(1);
  });
  it('to block with is no shield that a weapon in both hands leaves no hand for (BDP-S3)', () => {
    const halberd = { name: 'Halberd', kind: 'weapon', die: 10, inUse: true, details: { hands: 2 } } as const;
    const block = { type: 'guard', actor: 'rook', how: 'block' } as const;
    const armed = guarded('dodge').given(done, { type: 'add-item', creature: 'rook', item: halberd });
    expect(armed.refused(block).code).toBe('no-shield');
    expect(allInUse(armed, 'rook', 'shield').refused(block).code).toBe('no-shield');
  });
  it('that blocks is none once the shield was put away for a blow with both hands (BDP-S3)', () => {
    const game = fight('Ogre', 1, party({ gear: ['Sword', 'Halberd', 'Shield'] })).given(
      { type: 'guard', actor: 'rook', how: 'block' },
      { type: 'attack', actor: 'rook', target: 'ogre', weapon: 'halberd' },
    );
    game.when(done, [1]);
    expect(dice(game, [1])).toEqual([[10, 1]]);
    expect(fatigue(game, 'rook')).toBe(0);
  });
  it('to block with takes a shield (BDP-S3)', () => {
    expect(fight().refused({ type: 'guard', actor: 'rook', how: 'block' })).toMatchObject({
      code: 'no-shield',
      path: 'how',
    });
  });
  it('that nobody strikes at costs nothing (BDP-S3)', () => {
    const game = guarded('dodge');
    game.when({ type: 'attack', actor: 'ogre', target: 'fen' }, [2]);
    expect(fatigue(game, 'rook')).toBe(0);
  });
  it.each([
    ['stops', 4],
    ['halves', 1],
  ])('may be a block that %s a blow of 7, by a house rule (BDP-S3)', (value, left) => {
    const game = guarded('block', ruled('block-stops', value, party({ gear: ['Shield'] })));
    expect(dice(game, [8])).toEqual([[10, 8]]);
    expect(one(game, 'rook').hitPoints.now).toBe(left);
    expect(fatigue(game, 'rook')).toBe(1);
  });
  it('may be a dodge by a DEX Save, which costs the Fatigue either way, by a house rule (BDP-S3)', () => {
    const dodge = (face: number) => {
      const game = guarded('dodge', ruled('dodge-save', 'takes-a-save', plain()));
      game.when(blow, [3, face]);
      return game;
    };
    expect(one(dodge(12), 'rook').hitPoints.now).toBe(4);
    expect(one(dodge(13), 'rook').hitPoints.now).toBe(1);
    expect(fatigue(dodge(13), 'rook')).toBe(1);
  });
  it('may be free, by a house rule (BDP-S3)', () => {
    const game = guarded('block', ruled('block-fatigue', 0, party({ gear: ['Shield'] })));
    game.when(blow, [4]);
    expect(fatigue(game, 'rook')).toBe(0);
  });
});

describe('a guard, with other house rules on the same blow', () => {
  const together: Command = { type: 'attack', actor: 'goblin-1', also: ['goblin-2'], target: 'rook' };
  const ready = (game: Game, statBlock: string, count: number, how: Way) =>
    fight(statBlock, count, game).given(done, { type: 'guard', actor: 'rook', how });
  it('impairs each of several who gang up; their number still counts (BDP-S3)', () => {
    const game = ready(ruled('ganging-up', 'one-more-each', party({ gear: [] })), 'Goblin', 2, 'dodge');
    const outcome = game.when(together, [2, 1]);
    expect(fact(outcome, 'attack-made')).toMatchObject({ target: 'rook', damage: 3, left: 1 });
  });
  it('halves what several do together, after what their number adds (BDP-S3)', () => {
    const game = ready(
      ruled('block-stops', 'halves', ruled('ganging-up', 'one-more-each', party({ gear: ['Shield'] }))),
      'Goblin',
      2,
      'block',
    );
    const outcome = game.when(together, [5, 1]);
    expect(fact(outcome, 'attack-made')['left']).toBeUndefined();
    expect(fact(outcome, 'guard-met')).toMatchObject({ impaired: false, damage: 5, left: 2 });
    expect(one(game, 'rook').hitPoints.now).toBe(2);
  });
  it.each([
    [12, 4],
    [13, 2],
  ])('dodges what several do together by one Save: a %i leaves %i HP (BDP-S3)', (face, left) => {
    const game = ready(
      ruled('dodge-save', 'takes-a-save', ruled('ganging-up', 'one-more-each', party({ gear: [] }))),
      'Goblin',
      2,
      'dodge',
    );
    game.when(together, [1, 1, face]);
    expect([one(game, 'rook').hitPoints.now, fatigue(game, 'rook')]).toEqual([left, 1]);
  });
  it('stops even what gets through any Armor (BDP-S3)', () => {
    const armoured = party({ gear: ['Plate', 'Shield'] });
    const game = ready(
      ruled('block-stops', 'stops', ruled('least-damage', 'one-gets-through', armoured)),
      'Ogre',
      1,
      'block',
    );
    const outcome = game.when({ type: 'attack', actor: 'ogre', target: 'rook' }, [1]);
    expect(fact(outcome, 'guard-met')).toMatchObject({ impaired: false, damage: 1, left: 0 });
    expect(one(game, 'rook').hitPoints.now).toBe(4);
  });
});

it('foes may go down alive of Critical Damage, by a house rule (BDP-S3)', () => {
  const game = fight('Goblin', 2, ruled('foes-felled', 'go-down')).given(
    { type: 'set-hit-points', creature: 'goblin-1', now: 1 },
    { type: 'attack', actor: 'rook', target: 'goblin-1' },
  );
  game.when(done, [5, 20]);
  expect(one(game, 'goblin-1').status).toBe('down');
});

it('a foe who went down alive makes no morale save where each of them makes one (BDP-S3)', () => {
  const game = fight('Goblin', 3, ruled('foes-felled', 'go-down', ruled('morale-throws', 'each'))).given(
    { type: 'set-hit-points', creature: 'goblin-1', now: 1 },
    { type: 'attack', actor: 'rook', target: 'goblin-1' },
  );
  game.when(done, [5, 20]);
  game.when({ type: 'check-morale' }, [8, 9]);
  expect(['goblin-1', 'goblin-2', 'goblin-3'].map((id) => one(game, id).status)).toEqual([
    'down',
    'up',
    'fled',
  ]);
});
