import { describe, expect, it } from 'vitest';
import { one, party, type Command, type With } from '../party.ts';

describe('magic', () => {
  const cast = (spell: string, more: With<'cast'> = {}): Command => ({
    type: 'cast',
    actor: 'ansa',
    spell,
    ...more,
  });
  const magician = () => party().given({ type: 'set-sheet', creature: 'ansa', to: { feats: ['Magician'] } });
  it('is one of ten by d10 (FV-227)', () => {
    const { told } = party().when({ type: 'roll-table', table: 'Spells' }, [10]);
    expect(told).toEqual(['Spells: Turn Undead.']);
  });
  it.each([
    ['Attract', 'FV-217', 2 * 60],
    ['Levitate', 'FV-223', 2 * 60],
    ['Shroud', 'FV-225', 2 * 600],
  ])('%s lasts as its roll says (%s)', (spell, _rule, seconds) => {
    const game = party();
    game.when(cast(spell), [2]);
    expect(Object.values(game.state.timers)[0]?.dueAt).toBe(game.state.clock + seconds);
  });
  it('Charm is thrown with INT against 10 and CHA and makes a friend (FV-215), Knock opens a door without a roll (FV-221)', () => {
    const game = party().given({ type: 'meet', statBlock: 'Ogre' });
    game.when(cast('Charm', { targets: ['ogre'] }), [11]);
    expect([game.state.encounter?.reaction, Object.keys(game.state.timers)]).toEqual([undefined, []]);
    game.when(cast('Charm', { targets: ['ogre'] }), [12, 3]);
    expect(game.state.encounter?.reaction?.row).toBe('friendly');
    party().when(cast('Knock'));
  });
  it('[L] is the level, and more than 1 takes a magician (FV-214)', () => {
    const game = magician();
    game.when(cast('Attract', { level: 3 }), [1, 2, 3]);
    expect(Object.values(game.state.timers)[0]?.dueAt).toBe(game.state.clock + 360);
    expect(party().refused(cast('Attract', { level: 2 })).code).toBe('no-magician');
  });
  it('one lasting spell is held at a time (FV-S18)', () => {
    const game = magician();
    game.when(cast('Attract'), [6]);
    game.when(cast('Levitate'), [6]);
    expect(Object.values(game.state.timers).map(({ name }) => name)).toEqual(['Levitate']);
  });
  it('Shroud hides as many as its level (FV-225)', () => {
    expect(party().refused(cast('Shroud', { targets: ['mae', 'odo'] })).code).toBe('too-many');
  });
  it('Lightning is electric: saves halve, armour counts after (FV-224, FV-215)', () => {
    const game = party().given({ type: 'set-hit-points', creature: 'odo', now: 30, max: 30 });
    game.when(cast('Lightning Bolt', { targets: ['odo'] }), [6, 1]);
    expect(one(game, 'odo').hitPoints.now).toBe(18);
  });
  it('Turn Undead spends hit dice on whole creatures, the weakest first (FV-226)', () => {
    const game = party().given(
      { type: 'meet', statBlock: 'Skeleton', count: 2 },
      { type: 'identify', statBlock: 'Zombie' },
    );
    game.when({ type: 'start-fight' }, [1, 19, 18, 17]);
    game.given({ type: 'end-turn', actor: 'mae' }, { type: 'end-turn', actor: 'odo' });
    game.when(cast('Turn Undead', { targets: ['zombie', 'skeleton-1', 'skeleton-2'] }), [3]);
    const acted = (id: string) => game.state.fight?.combatants[id]?.acted;
    expect([acted('skeleton-1'), acted('skeleton-2'), acted('zombie')]).toEqual([true, true, false]);
  });
});
