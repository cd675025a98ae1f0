import { describe, expect, it } from 'vitest';
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
  thing,
  who,
  type Game,
  type With,
} from '../party.ts';

const at = (target: string, more: With<'attack'> = {}) => attack({ target, ...more });
const hitPoints = (game: Game, id = 'ogre'): number => who(game, id).hitPoints.now;
const armed = (gear: string[] = ['Longsword'], statBlock = 'Ogre', count = 1): Game =>
  fight(mae(gear), statBlock, count);
const made = (game: Game, command: ReturnType<typeof attack>, faces: number[]) =>
  fact(game.when(command, faces), 'attack-made');
const fieldOf = (game: Game, type: string, name: string, index = 0) =>
  offers(game, type)[index]?.needs?.find((one) => one.name === name);

describe('attacks', () => {
  it('are kept once for the Focus that may still change them', () => {
    const kept = facts(armed(['Longsword'], 'Bear').when(at('bear'), [7, 3]), 'details-changed');
    expect(kept).toMatchObject([{ to: { lastRoll: { kind: 'attack', net: 4 }, otherRolls: [] } }]);
  });

  it('NS-64, NS-65: the Weapon’s die is the Damage; Armor comes off it, the rest off HP', () => {
    const game = armed(['Longsword'], 'Bear');
    expect(made(game, at('bear'), [7, 3])).toMatchObject({
      actor: 'mae',
      target: 'bear',
      weapon: 'Longsword',
      hit: true,
      thrown: 7,
      armour: 3,
      damage: 4,
      from: 14,
      left: 10,
      rules: ['NS-64', 'NS-65'],
    });
    expect(hitPoints(game, 'bear')).toBe(10);
  });

  it('NS-66: a 1 misses, and no Armor is thrown', () => {
    const missed = made(armed(['Longsword'], 'Giant spider'), at('giant-spider'), [1]);
    expect(missed).toMatchObject({ hit: false, missed: true, damage: 0 });
    expect(missed).not.toHaveProperty('armour');
  });

  it('NS-67: a 1 for Armor protects from nothing', () => {
    const hit = made(armed(['Longsword'], 'Giant spider'), at('giant-spider'), [5, 1]);
    expect(hit).toMatchObject({ armour: 1, damage: 5, left: 3 });
  });

  it('NS-R20: Armor never gives HP, and lets the house’s number through', () => {
    const knife = at('ogre', { weapon: 'knife' });
    expect(made(armed(['Knife']), knife, [2, 4])).toMatchObject({ damage: 0, left: 16 });
    const game = ruled(armed(['Knife']), { 'least-damage': 1 });
    expect(made(game, knife, [2, 4])).toMatchObject({ damage: 1, left: 15 });
  });

  it('NS-69, NS-70: thrown twice, the higher or the lower counts', () => {
    expect(made(armed(), attack({ edge: 'advantage' }), [2, 6, 1])).toMatchObject({ thrown: 6, left: 10 });
    const low = made(armed(), attack({ edge: 'disadvantage' }), [2, 6, 1]);
    expect(low).toMatchObject({ thrown: 2, left: 14 });
  });

  it('NS-69: of several dice those are struck out that do not count', () => {
    const { rolls } = made(armed(['Longsword'], 'Wolf'), at('wolf', { edge: 'disadvantage' }), [4, 2]);
    expect(rolls?.map(({ kept }) => kept)).toEqual([[], undefined]);
  });

  it('NS-R19: the die that counts decides about a miss', () => {
    expect(made(armed(), attack({ edge: 'disadvantage' }), [1, 6]).missed).toBe(true);
    expect(made(armed(), attack({ edge: 'advantage' }), [1, 6, 1]).missed).toBe(false);
  });

  it('NS-76: bare hands do 1d4, or another die where the Referee says so', () => {
    const bare = attack({ weapon: undefined, target: 'wolf' });
    expect(made(armed([], 'Wolf'), bare, [3])).toMatchObject({ rolls: [{ dice: [[4, 3]] }], left: 2 });
    expect(made(armed([], 'Wolf'), { ...bare, die: 6 }, [4]).thrown).toBe(4);
    const twice = armed(['Knife'], 'Wolf').refused({ ...bare, weapon: 'knife', die: 6 });
    expect(twice).toMatchObject({ code: 'bad-field', path: 'die' });
  });

  it('NS-76: the armed are offered their bare hands too, last', () => {
    const single = offers(armed(['Knife'], 'Wolf'), 'attack').filter(({ label }) => !label.endsWith('…'));
    expect(single.map(({ command, main }) => [command['weapon'], main])).toEqual([
      ['knife', true],
      [undefined, undefined],
    ]);
  });

  it('NS-73: of a plus attack the highest die counts', () => {
    const game = armed([], 'Bear').given(NEXT);
    expect(made(game, blow({ actor: 'bear', weapon: 'claws' }), [3, 5])).toMatchObject({
      thrown: 5,
      left: 1,
    });
  });

  it('NS-R23: several attackers make several attacks, each for itself', () => {
    const game = fight(pair(['Knife'], ['Knife']), 'Giant spider');
    const stab = at('giant-spider', { weapon: 'knife' });
    expect(made(game, stab, [4, 3])).toMatchObject({ damage: 1, left: 7 });
    expect(made(game, { ...stab, actor: 'bran' }, [4, 3])).toMatchObject({ damage: 1, left: 6 });
  });

  it('NS-80: what is broken does not strike, and blocks nothing', () => {
    const game = mae(['Longsword', 'Round shield']).given(
      { type: 'set-item', creature: 'mae', item: 'longsword', die: 0 },
      { type: 'set-item', creature: 'mae', item: 'round-shield', die: 0 },
    );
    fight(game, 'Ogre');
    expect(game.refused(attack()).code).toBe('broken');
    expect(game.given(NEXT).refused(blow({ shield: true })).code).toBe('no-shield');
  });

  it('NS-S11: the highest face is Damage like any other, or goes through Armor', () => {
    expect(made(armed(), attack(), [8, 3])).toMatchObject({ armour: 3, damage: 5 });
    const game = ruled(armed(), { 'critical-hits': 'ignores-armour' });
    const through = made(game, attack(), [8]);
    expect(through.damage).toBe(8);
    expect(through).not.toHaveProperty('armour');
  });

  it('NS-S11, NS-R20: what goes through Armor is not held to the house’s least', () => {
    const options = { 'critical-hits': 'ignores-armour', 'least-damage': 1 };
    expect(made(ruled(armed(), options), attack(), [8]).damage).toBe(8);
    expect(made(ruled(armed(), options), attack(), [2, 4]).damage).toBe(1);
  });

  it('whom it strikes has to be said, able, and someone else', () => {
    const game = armed(['Longsword'], 'Wolf', 2);
    expect(game.refused(attack({ target: undefined })).path).toBe('target');
    expect(game.refused(at('mae'), [5]).path).toBe('target');
    game.when(at('wolf-1'), [8]);
    game.given({ type: 'check-morale', word: 'hold' }, NEXT, NEXT);
    expect(game.refused(at('wolf-1')).code).toBe('not-able');
  });
});

describe('two weapons', () => {
  const both = attack({ weapon: 'hand-axe', second: 'knife' });

  it('NS-R24: they are a plus attack, both wear, and with Disadvantage the worse set counts', () => {
    const game = armed(['Hand axe', 'Knife']);
    expect(made(game, { ...both, edge: 'disadvantage' }, [2, 4, 3, 2, 1])).toMatchObject({ thrown: 3 });
    expect(game.state.fight?.combatants['mae']?.details['used']).toEqual(['hand-axe', 'knife']);
  });

  it('NS-R24: a second weapon needs another first one, and is offered with it', () => {
    const knife = attack({ weapon: 'knife', second: 'knife' });
    expect(armed(['Knife']).refused(knife).path).toBe('second');
    const two = offers(armed(['Hand axe', 'Knife', 'Greatsword']), 'attack').find(
      ({ command }) => 'second' in command,
    );
    expect(two).toMatchObject({ detail: 'D6 + D4', command: { weapon: 'hand-axe', second: 'knife' } });
  });
});

describe('the dark', () => {
  const night = (options: Record<string, string> = {}): Game =>
    fight(
      ruled(mae(['Longsword', 'Torch']), options).given({ type: 'pass-time', scale: 'watch', count: 2 }),
      'Ogre',
    );

  it('NS-S7: without light all who need it strike with Disadvantage; a torch helps', () => {
    const game = night();
    expect(made(game, attack(), [7, 2, 1])).toMatchObject({ edge: 'disadvantage', cons: ['darkness'] });
    game.given(NEXT);
    expect(made(game, blow(), [2, 5]).edge).toBe('disadvantage');
    game.given(NEXT, { type: 'light', creature: 'mae', item: 'torch' });
    expect(made(game, attack(), [7, 2]).edge).toBe('normal');
  });

  it('NS-S7, darkness: or monsters see, or nobody is hampered', () => {
    const seeing = night({ darkness: 'characters-only' });
    expect(made(seeing, attack(), [7, 2, 1]).edge).toBe('disadvantage');
    expect(made(seeing.given(NEXT), blow(), [2]).edge).toBe('normal');
    expect(made(night({ darkness: 'no-penalty' }), attack(), [7, 2]).edge).toBe('normal');
  });
});

describe('shooting', () => {
  const sling = (target: string, more: With<'attack'> = {}) => at(target, { weapon: 'sling', ...more });

  it('NS-77: not while in melee; moving away frees', () => {
    const game = armed(['Sling', 'Knife'], 'Bear');
    game.when(at('bear', { weapon: 'knife' }), [2, 2]);
    game.given(NEXT, NEXT);
    expect(game.refused(sling('bear')).code).toBe('engaged');
    expect(offers(game, 'attack').map(({ command }) => command['weapon'])).not.toContain('sling');
    game.given({ type: 'act', actor: 'mae', what: 'move' });
    game.when(sling('bear'), [3, 2]);
  });

  it('NS-77: who is struck at is in melee as well; a fallen foe holds nobody', () => {
    const game = armed(['Sling', 'Knife'], 'Wolf', 2).given(NEXT);
    game.when(blow({ actor: 'wolf-1', weapon: 'jaws' }), [2]);
    game.given(NEXT);
    expect(game.refused(sling('wolf-2')).code).toBe('engaged');
    game.given({ type: 'set-status', creature: 'wolf-1', status: 'down' });
    game.given({ type: 'check-morale', word: 'hold' });
    game.when(sling('wolf-2'), [2]);
  });

  it('NS-77: the Referee’s word goes before, and a shot needs a clear line', () => {
    const game = armed(['Sling'], 'Wolf');
    expect(game.refused(sling('wolf', { engaged: true })).code).toBe('engaged');
    expect(game.refused(sling('wolf', { sight: false }))).toMatchObject({ code: 'no-sight', path: 'sight' });
  });

  it('NS-77: of two weapons the second is no bow in melee', () => {
    const game = armed(['Knife', 'Sling']);
    game.when(attack({ weapon: 'knife' }), [2, 2]);
    game.given(NEXT, NEXT);
    expect(game.refused(attack({ weapon: 'knife', second: 'sling' })).code).toBe('engaged');
  });

  it('NS-78: cover gives Disadvantage', () => {
    const game = armed(['Sling']);
    expect(fieldOf(game, 'attack', 'cover')).toMatchObject({ kind: 'check' });
    const shot = made(game, sling('ogre', { cover: true }), [4, 2, 2]);
    expect(shot).toMatchObject({ edge: 'disadvantage', cons: ['cover'] });
  });

  const bow = attack({ weapon: 'short-bow' });

  it('arrows: each shot throws the quiver; an empty one shoots nothing', () => {
    const game = fight(
      mae(['Short bow', 'Quiver']).given({ type: 'set-item', creature: 'mae', item: 'quiver', die: 4 }),
      'Ogre',
    );
    game.when(bow, [4, 2, 3]);
    expect(thing(game, 'quiver')).toBeUndefined();
    game.given(NEXT, NEXT);
    expect(game.refused(bow).code).toBe('no-arrows');
    expect(offers(game, 'attack').map(({ command }) => command['weapon'])).toEqual([undefined]);
  });

  it('arrows: or once after the fight', () => {
    const game = ruled(armed(['Short bow', 'Quiver'], 'Wolf'), { arrows: 'after-fight' });
    game.when({ ...bow, target: 'wolf' }, [6]);
    expect(game.state.fight?.aftermath.map(({ id }) => id)).toEqual(['mae/short-bow', 'mae/quiver']);
  });

  it('arrows, wear-after-fights: the quiver is thrown even where gear does not wear', () => {
    const options = { arrows: 'after-fight', 'wear-after-fights': 'no' };
    const game = ruled(armed(['Short bow', 'Quiver'], 'Wolf'), options);
    game.when({ ...bow, target: 'wolf' }, [6]);
    expect(game.state.fight?.aftermath.map(({ id }) => id)).toEqual(['mae/quiver']);
  });
});

describe('what is asked of a strike', () => {
  it('one form asks for all that may be said', () => {
    const game = fight(mae(['Knife', 'Sling']), 'Knight');
    const detail = offers(game, 'attack').find(({ label }) => label.endsWith('attack…'));
    const names = ['target', 'weapon', 'edge', 'cover', 'focus', 'shield', 'shieldFrom'];
    expect(detail?.needs?.map(({ name }) => name)).toEqual(names);
  });
});
