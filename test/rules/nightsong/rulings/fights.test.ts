import { describe, expect, it } from 'vitest';
import { actCommands } from '../../../../shared/systems/nightsong/fight/actCommands.ts';
import { attackOffers } from '../../../../shared/systems/nightsong/fight/fightOffers.ts';
import { fight, mae, nightsong, pair, ruled, thing, who, type Game } from '../party.ts';

const attack = (more: object = {}): { type: string } =>
  ({ type: 'attack', actor: 'mae', weapon: 'longsword', target: 'ogre', ...more }) as never;
const blow = (more: object = {}): { type: string } =>
  ({ type: 'attack', actor: 'ogre', weapon: 'tree-trunk', target: 'mae', ...more }) as never;
const order = (game: Game): string[][] => game.state.fight?.slots.map(({ who: ids }) => ids) ?? [];
const next = { type: 'end-turn' };
const hitPoints = (game: Game, id = 'ogre'): number => who(game, id).hitPoints.now;
const wear = (game: Game): string[] =>
  game.given({ type: 'end-fight' }).state.fight?.aftermath.map(({ id }) => id) ?? [];

describe('turns: a campaign may say', () => {
  it('how far a short move goes (NS-S9)', () => {
    const game = ruled(fight(mae()), { 'short-move': 5 });
    const offers = actCommands.flatMap((kind) => kind.offers?.(game.state, nightsong) ?? []);
    expect(offers.find(({ label }) => label === 'Mae moves')?.detail).toBe('about 5 m');
  });

  it('that a whole side acts last for those caught off guard (NS-R26)', () => {
    const game = ruled(pair().given({ type: 'meet', statBlock: 'Wolf' }), {
      'surprised-late': 'their whole side',
    });
    game.when({ type: 'surprise', side: 'party' }, [20]);
    const cid = { str: 2, dex: 1, pre: 0, con: -1 };
    game.given({ type: 'make-character', name: 'Cid', abilities: cid, gear: [] }, { type: 'start-fight' });
    expect(order(game)).toEqual([['wolf'], ['mae', 'bran', 'cid']]);
  });

  it('that with both surprised they begin who always do (NS-R26)', () => {
    const game = ruled(mae(), { 'first-side': 'others', 'both-surprised': 'as in any Round' });
    expect(order(fight(game, 'Wolf', 1, { surprised: 'both' }))).toEqual([['wolf'], ['mae']]);
  });
});

describe('surprise and the dark: a campaign may say', () => {
  it('on what a side is caught off guard (NS-S4)', () => {
    const game = ruled(mae().given({ type: 'meet', statBlock: 'Wolf' }), { 'surprise-threshold': 60 });
    game.when({ type: 'surprise', side: 'others' }, [60]);
    expect(game.state.encounter?.surprised).toEqual(['wolf']);
  });

  it('that nobody needs light to strike (NS-S7)', () => {
    const night = mae(['Longsword']).given({ type: 'pass-time', scale: 'hour', count: 13 });
    fight(ruled(night, { darkness: false }), 'Ogre').when(attack(), [7, 2]);
  });
});

describe('blows: a campaign may say', () => {
  it('that monsters need light as well (NS-S7)', () => {
    const night = mae().given({ type: 'pass-time', scale: 'hour', count: 13 });
    const game = fight(ruled(night, { 'monsters-see': false }), 'Ogre').given(next);
    expect(game.when(blow(), [3, 2]).told[0]).toContain('with Disadvantage (darkness)');
  });

  it('that any 1 is a miss (NS-R19)', () => {
    const game = ruled(fight(mae(['Longsword']), 'Ogre'), { misses: 'any of them' });
    expect(game.when(attack({ edge: 'advantage' }), [1, 6]).told[0]).toContain('a 1, a miss');
    expect(hitPoints(game)).toBe(16);
  });

  it('that any 1 is a miss, yet Focus makes no miss of a hit (NS-R19, NS-R8)', () => {
    const game = ruled(fight(mae(['Longsword']).given({ type: 'open-session' }), 'Ogre'), {
      misses: 'any of them',
    });
    game.when(attack(), [6, 2]);
    game.when({ type: 'spend-focus', creature: 'mae' }, [1]);
    expect(hitPoints(game)).toBe(12);
  });

  it('that the highest face goes through Armor (NS-S11)', () => {
    const through = { 'critical-hits': 'goes through Armor' };
    const game = ruled(fight(mae(['Longsword']).given({ type: 'open-session' }), 'Ogre'), through);
    game.when(attack(), [4, 3]);
    expect(hitPoints(game)).toBe(15);
    game.when({ type: 'spend-focus', creature: 'mae' }, [8]);
    expect(hitPoints(game)).toBe(8);
    const first = ruled(fight(mae(['Longsword']), 'Ogre'), through);
    first.when(attack(), [8]);
    expect(hitPoints(first)).toBe(8);
  });

  it('what Armor lets through at least (NS-R20)', () => {
    const game = ruled(fight(mae(['Knife']), 'Ogre'), { 'least-damage': 1 });
    game.when(attack({ weapon: 'knife' }), [2, 4]);
    expect(hitPoints(game)).toBe(15);
  });

  it('that Armor wears outside a fight (NS-R20)', () => {
    const game = ruled(mae(['Mail']), { 'armour-wears-outside': true });
    game.when({ type: 'harm', creature: 'mae', die: 4, armour: true }, [3, 2, 3]);
    expect([hitPoints(game, 'mae'), thing(game, 'mail')?.die]).toEqual([5, 4]);
  });

  it('that a 1 for falls and fire does harm (NS-S12)', () => {
    const game = ruled(mae(), { 'surroundings-miss': false });
    game.when({ type: 'harm', creature: 'mae', die: 4 }, [1]);
    expect(hitPoints(game, 'mae')).toBe(5);
  });

  it('that a 1 for a blast catches nobody (NS-R25)', () => {
    const game = ruled(fight(mae(['Fire flask']), 'Wolf', 2), { 'blast-of-one': 'is nobody' });
    const flask = { weapon: 'fire-flask', target: undefined, targets: ['wolf-1', 'wolf-2'], countRoll: true };
    expect(game.when(attack(flask), [1]).told).toContain('The blast catches 0: a 1, 2 in reach.');
    expect(hitPoints(game, 'wolf-1')).toBe(5);
  });
});

describe('shields: a campaign may say', () => {
  const shielded = (count = 1): Game => fight(mae(['Longsword', 'Round shield']), 'Ogre', count).given(next);

  it('that a block is declared before the Damage is thrown, and then nobody is asked for it (NS-R21)', () => {
    const game = ruled(shielded(), { 'shield-declared': 'before the Damage is thrown' });
    const asked = (): string[] =>
      attackOffers(game.state)[0]?.needs?.flatMap(({ name }) => (name.startsWith('shield') ? [name] : [])) ??
      [];
    expect(asked()).toEqual(['shield']);
    game.when(blow({ shield: true, shieldFrom: 5 }), [4, 6]);
    expect(hitPoints(game, 'mae')).toBe(6);
  });

  it('that a Shield blocks once a Round (NS-R21)', () => {
    const game = ruled(shielded(2), { 'shield-blocks': 'once a Round' });
    game.when(blow({ actor: 'ogre-1', shield: true }), [9, 6]);
    expect(game.refused(blow({ actor: 'ogre-2', shield: true }), [9]).code).toBe('no-shield');
    game.given(next, next);
    game.when(blow({ actor: 'ogre-2', shield: true }), [9, 6]);
    expect(hitPoints(game, 'mae')).toBe(6);
  });
});

describe('wear: a campaign may say', () => {
  const armed = (options: Record<string, string>): Game =>
    ruled(fight(mae(['Longsword', 'Mail']).given({ type: 'open-session' }), 'Ogre'), options);

  it('that Armor wears only where it was thrown (NS-R22)', () => {
    const thrown = { 'armour-wear': 'what was thrown' };
    expect(wear(armed(thrown))).toEqual([]);
    const hit = armed(thrown).given(next);
    hit.when(blow(), [4, 2]);
    expect(wear(hit)).toEqual(['mae/mail']);
  });

  it('that Weapons wear only where they hit, if with Focus (NS-R22)', () => {
    const hits = { 'weapon-wear': 'what did not only miss' };
    const missed = armed(hits);
    missed.when(attack(), [1]);
    expect(wear(missed)).toEqual(['mae/mail']);
    const mended = armed(hits);
    mended.when(attack(), [1]);
    mended.when({ type: 'spend-focus', creature: 'mae' }, [6, 2]);
    expect(wear(mended)).toEqual(['mae/longsword', 'mae/mail']);
  });

  const two = { weapon: 'hand-axe', second: 'knife' };
  const twice = (options: Record<string, string | boolean>): Game =>
    ruled(fight(mae(['Hand axe', 'Knife']), 'Ogre'), options);

  it('that two weapons are Advantage on the first, or cannot be (NS-R24)', () => {
    const label = (game: Game): string | undefined =>
      attackOffers(game.state).find((one) => one.label.includes('two weapons'))?.detail;
    const game = twice({ 'two-weapons': 'with Advantage on the first' });
    expect(label(game)).toBe('D6 with Advantage');
    game.when(attack(two), [2, 5, 1]);
    expect(hitPoints(game)).toBe(11);
    const never = twice({ 'two-weapons': 'cannot be' });
    expect(label(never)).toBeUndefined();
    expect(never.refused(attack(two), [2, 3, 1]).code).toBe('one-weapon');
  });

  it('that of two weapons the second does not wear (NS-R24)', () => {
    const game = twice({ 'second-weapon-wears': false });
    game.when(attack(two), [2, 3, 1]);
    expect(wear(game)).toEqual(['mae/hand-axe']);
  });
});

describe('morale: a campaign may say', () => {
  const due = (game: Game): string[] => game.state.fight?.moraleDue ?? [];
  const wolf = (more: object = {}) => attack({ target: 'wolf-1', ...more });

  it('what it is against (NS-S1)', () => {
    const game = ruled(fight(mae(['Longsword']), 'Wolf', 3), { 'morale-dr': 9 });
    game.when(wolf(), [6]);
    expect(game.when({ type: 'check-morale' }, [10]).told[0]).toBe(
      'Morale: 10 −1 = 9 against DR 9, they hold.',
    );
  });

  it('that the first loss, or half of them, is no reason (NS-S1)', () => {
    const loss = ruled(fight(mae(['Longsword']), 'Wolf', 3), { 'morale-loss': false });
    loss.when(wolf(), [6]);
    expect(due(loss)).toEqual([]);
    const half = ruled(fight(mae(['Longsword']), 'Wolf', 2), { 'morale-half': false });
    half.when(wolf(), [6]);
    expect(due(half)).toEqual(['the first loss']);
  });

  it('that the leader’s fall is no reason (NS-S1)', () => {
    const game = ruled(fight(mae(['Longsword']), 'Wolf', 3), { 'morale-leader': false });
    game.given({ type: 'name-leader', creature: 'wolf-1' });
    game.when(wolf(), [6]);
    expect(due(game)).toEqual(['the first loss']);
  });

  it('that one alone fights on (NS-S1)', () => {
    const game = ruled(fight(mae(['Longsword']), 'Ogre'), { 'morale-alone': false });
    game.when(attack(), [8, 1]);
    expect(due(game)).toEqual([]);
  });

  it('that the most fearful of them decides (NS-S1)', () => {
    const game = ruled(mae(['Longsword']), { 'morale-resolve': 'the worst' }).given(
      { type: 'meet', statBlock: 'Cultist', count: 2 },
      { type: 'identify', statBlock: 'Witch' },
      { type: 'start-fight' },
    );
    game.when(attack({ target: 'cultist-1' }), [8]);
    expect(game.when({ type: 'check-morale' }, [10]).told[0]).toContain('10 +2 = 12');
  });
});
