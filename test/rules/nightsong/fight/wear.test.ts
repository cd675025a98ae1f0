import { describe, expect, it } from 'vitest';
import { attack, facts, fight, mae, ruled, who, type Game, type With } from '../party.ts';

const wolf = (more: With<'attack'> = {}) => attack({ target: 'wolf', ...more });
const lines = (game: Game): string[] => game.state.fight?.aftermath.map(({ id }) => id) ?? [];

describe('wear and tear', () => {
  it('NS-79, NS-R22: each Weapon used, even if it missed, then worn Armor, even if never hit; no Shield', () => {
    const game = fight(mae(['Mail', 'Longsword', 'Knife', 'Round shield']));
    game.when(wolf(), [1]);
    game.given({ type: 'end-fight' });
    expect(lines(game)).toEqual(['mae/longsword', 'mae/mail']);
    const rolled = facts(game.when({ type: 'settle' }, [3, 1]), 'step-die-rolled');
    expect(rolled).toMatchObject([
      { item: 'longsword', from: 8, to: 6 },
      { item: 'mail', from: 6, to: 0, spent: 'broken' },
    ]);
    expect(rolled[0]?.rules).toContain('NS-79');
    expect(game.state.encounter).toBeNull();
  });

  it('NS-79: one event says that the action is spent, on whom, and what was used', () => {
    const game = fight(mae(['Longsword']));
    expect(facts(game.when(wolf(), [1]), 'combatant-changed')).toMatchObject([
      { creature: 'mae', details: { doneIn: 1, foe: 'wolf', used: ['longsword'] } },
    ]);
  });

  it('NS-79, wear-after-fights: or nothing of it', () => {
    const game = ruled(fight(mae(['Longsword', 'Mail'])), { 'wear-after-fights': 'no' });
    game.when(wolf(), [8]);
    expect(game.state.fight).toBeNull();
  });

  it('wear weakens the next attack', () => {
    const game = fight(mae(['Longsword']));
    game.when(wolf(), [8]);
    game.when({ type: 'settle', line: 'mae/longsword' }, [2]);
    fight(game, 'Ogre');
    expect(game.refused(attack(), [7]).code).toBe('dice-mismatch');
  });

  it('NS-R22: bare hands and unworn Armor leave nothing to throw', () => {
    const game = fight(
      mae(['Mail']).given({ type: 'set-item', creature: 'mae', item: 'mail', inUse: false }),
    );
    game.when(wolf({ weapon: undefined }), [4]);
    game.given({ type: 'end-fight' });
    expect(game.state.fight).toBeNull();
  });

  it('NS-79: what was lost meanwhile is not thrown', () => {
    const game = fight(mae(['Longsword']));
    game.when(wolf(), [8]);
    game.given({ type: 'drop-item', creature: 'mae', item: 'longsword' });
    game.when({ type: 'settle' }, []);
    expect(game.state.fight).toBeNull();
  });

  it('NS-81: only players throw', () => {
    const game = fight(mae(), 'Bandit').given({ type: 'end-turn' });
    game.given({ type: 'attack', actor: 'bandit', weapon: 'short-sword', target: 'mae' });
    expect(lines(game.given({ type: 'end-fight' })).filter((id) => id.startsWith('bandit'))).toEqual([]);
    expect(who(game, 'bandit').items.every(({ die, fullDie }) => die === fullDie)).toBe(true);
  });
});
