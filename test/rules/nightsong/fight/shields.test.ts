import { describe, expect, it } from 'vitest';
import { attack, blow, fact, fight, mae, NEXT, offers, ruled, who, type Game, type With } from '../party.ts';

const at = (target: string, more: With<'attack'> = {}) => attack({ target, ...more });
const hitPoints = (game: Game, id = 'ogre'): number => who(game, id).hitPoints.now;
const armed = (gear: string[] = ['Longsword'], statBlock = 'Ogre', count = 1): Game =>
  fight(mae(gear), statBlock, count);
const fieldOf = (game: Game, type: string, name: string, index = 0) =>
  offers(game, type)[index]?.needs?.find((one) => one.name === name);

describe('shields', () => {
  const ready = (options: Record<string, string> = {}, count = 1): Game =>
    ruled(armed(['Longsword', 'Mail', 'Round shield'], 'Ogre', count), options).given(NEXT);

  it('NS-68: a block stops all of it, then the Shield is thrown; no Armor', () => {
    const game = ready();
    const outcome = game.when(blow({ shield: true }), [9, 3]);
    const blocked = fact(outcome, 'attack-made');
    expect(blocked).toMatchObject({ hit: false, blocked: 'Round shield', thrown: 9, damage: 0 });
    expect(blocked).not.toHaveProperty('armour');
    expect(fact(outcome, 'step-die-rolled')).toMatchObject({ item: 'round-shield', from: 6, to: 4 });
    expect(hitPoints(game, 'mae')).toBe(6);
  });

  it('NS-68: the Shields of others are thrown after a block as well', () => {
    const game = armed(['Longsword'], 'Knight');
    game.when(at('knight', { shield: true }), [7, 2]);
    expect(who(game, 'knight').items.find((one) => one.kind === 'shield')?.die).toBe(4);
  });

  it('NS-R21: it is called with the Damage known: not for a miss, nor for less than is said', () => {
    expect(fact(ready().when(blow({ shield: true }), [1]), 'attack-made').missed).toBe(true);
    const light = ready();
    expect(fieldOf(armed(['Knife'], 'Knight'), 'attack', 'shieldFrom')).toMatchObject({ value: 2 });
    light.when(blow({ shield: true, shieldFrom: 5 }), [4, 2]);
    expect(hitPoints(light, 'mae')).toBe(4);
  });

  it('NS-R21, shield-declared: or before the dice, and then nobody is asked from which Damage on', () => {
    const game = ready({ 'shield-declared': 'before-dice' });
    expect([fieldOf(game, 'attack', 'shield'), fieldOf(game, 'attack', 'shieldFrom')]).toMatchObject([
      {},
      undefined,
    ]);
    game.when(blow({ shield: true, shieldFrom: 5 }), [4, 6]);
    expect(hitPoints(game, 'mae')).toBe(6);
  });

  it.each([
    ['damage-known', 9],
    ['before-dice', 2],
  ])('NS-R21, shield-blocks: or it blocks once a Round, called %s', (declared, face) => {
    const game = ready({ 'shield-blocks': 'one', 'shield-declared': declared }, 2);
    game.when(blow({ actor: 'ogre-1', shield: true }), [face, 6]);
    expect(game.refused(blow({ actor: 'ogre-2', shield: true }), [9]).code).toBe('no-shield');
    game.given(NEXT, NEXT);
    game.when(blow({ actor: 'ogre-2', shield: true }), [face, 6]);
    expect(hitPoints(game, 'mae')).toBe(6);
  });
});
