import { describe, expect, it } from 'vitest';
import { attack, fighting, made, one, party, withBow, type Game, type With } from '../party.ts';

const has = (game: Game, id: string, name: string): boolean =>
  one(game, id).items.some((item) => item.name === name);
const nextRound = (game: Game): Game => game.given({ type: 'end-turn' }, { type: 'end-turn' });
/** Zed, an elf and sage with such gear, whose turn it is. */
const zed = (gear: string[]): Game => fighting(made(party(), ['Elf', 'Sage'], { gear }));
const shot = (weapon: string, more: With<'attack'> = {}) => attack('zed', 'bear', { weapon, ...more });

describe('ammunition', () => {
  it('one unit lasts for all shots of a fight, the second of which uses it up (FV-106)', () => {
    const game = fighting(party());
    game.when(withBow('bear'), [2]);
    expect(has(game, 'mae', 'Arrows')).toBe(true);
    game.when(withBow('bear'), [2]);
    expect(has(game, 'mae', 'Arrows')).toBe(false);
    nextRound(game).when(withBow('bear'), [2]);
    game.when(withBow('bear'), [2]);
  });
  it('of two units a fight uses up one, however many the shots (FV-106)', () => {
    const game = zed(['Bow', 'Arrows', 'Arrows']);
    for (const _turn of [1, 2]) {
      game.when(shot('bow'), [2]);
      game.when(shot('bow'), [2]);
      nextRound(game);
    }
    expect(one(game, 'zed').items.filter(({ name }) => name === 'Arrows')).toHaveLength(1);
  });
  it('a bow without any cannot be shot even once (FV-106)', () => {
    expect(zed(['Bow']).refused(shot('bow')).code).toBe('no-ammunition');
  });
  it('in the next fight the unit that was used up is gone (FV-106)', () => {
    const game = fighting(party());
    game.when(withBow('bear'), [2]);
    game.when(withBow('bear'), [2]);
    game.given({ type: 'end-fight' });
    if (game.state.fight) game.given({ type: 'settle' });
    fighting(game, 'Ogre');
    expect(game.refused(withBow('ogre')).code).toBe('no-ammunition');
  });
  it('shots of other weapons do not count: a single one of each costs nothing', () => {
    const game = zed(['Bow', 'Arrows', 'Sling']);
    game.when(shot('sling'), [2]);
    game.when(shot('bow'), [2]);
    expect(has(game, 'zed', 'Arrows')).toBe(true);
  });
});

describe('a veteran’s crossbow', () => {
  const veteran = (): Game => made(party(), ['Elf', 'Veteran'], { items: [2, 2] });
  it('comes with a unit of bolts, the longsword with none', () => {
    expect(has(veteran(), 'zed', 'Bolts')).toBe(true);
    expect(has(party(), 'odo', 'Bolts')).toBe(false);
  });
  it('shoots eighteen paces like any other', () => {
    const game = fighting(veteran()).given({ type: 'reload', actor: 'zed', weapon: 'crossbow' });
    expect(game.refused(shot('crossbow', { distance: 19 })).code).toBe('out-of-reach');
    game.when(shot('crossbow', { distance: 18 }), [2]);
  });
});

describe('a barbarian’s returning spear', () => {
  it('reaches two paces like the spears of the list, and flies four', () => {
    const game = fighting(made(party(), ['Elf', 'Barbarian'], { items: [2, 2] }));
    expect(game.refused(shot('returning-spear', { distance: 3 })).code).toBe('out-of-reach');
    game.when(shot('returning-spear', { distance: 2 }), [2]);
    game.when(shot('returning-spear', { distance: 4, thrown: true }), [2]);
  });
});
