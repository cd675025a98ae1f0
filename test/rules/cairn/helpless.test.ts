import { describe, expect, it } from 'vitest';
import { attack, diceOf, done, facts, offersOf, party, sit, type Command, type Game } from './party.ts';

const asleep = (creature: string): Command => ({ type: 'set-status', creature, status: 'down' });

/** A fight with so many goblins, of whom these sleep when it begins. */
const nightRaid = (count: number, ...sleepers: string[]): Game => {
  const game = party().given({ type: 'meet', statBlock: 'Goblin', count }, ...sleepers.map(asleep));
  game.when({ type: 'start-fight', ready: game.state.party.members });
  return game;
};

describe('the helpless', () => {
  it('are in a fight that begins, on either side', () => {
    const game = party().given(
      { type: 'meet', statBlock: 'Goblin', count: 2 },
      asleep('goblin-2'),
      asleep('linnet'),
    );
    game.when({ type: 'start-fight', ready: ['bryn'] });
    expect(Object.keys(game.state.fight?.combatants ?? {})).toEqual([
      'bryn',
      'linnet',
      'goblin-1',
      'goblin-2',
    ]);
  });

  it('make no DEX Save for the first Round', () => {
    const game = party().given({ type: 'meet', statBlock: 'Goblin' }, asleep('linnet'));
    expect(facts(game.when({ type: 'start-fight' }, [1]), 'save-made')).toMatchObject([{ actor: 'bryn' }]);
  });

  it('are offered as targets, after those who can act', () => {
    const [first] = offersOf(nightRaid(2, 'goblin-1'), 'attack');
    expect(first?.needs?.[0]?.choices).toMatchObject([
      { value: 'goblin-2' },
      { value: 'goblin-1', detail: 'helpless' },
    ]);
  });

  it('are struck enhanced, with a d12', () => {
    const game = nightRaid(2, 'goblin-2').given(attack('bryn', 'goblin-2'));
    expect(diceOf(game.when(attack('linnet', 'goblin-1'), [1, 1]))).toEqual([
      [12, 1],
      [8, 1],
    ]);
  });

  it('can be fought when all of them sleep, and end nothing', () => {
    const game = party().given({ type: 'meet', statBlock: 'Goblin' }, asleep('goblin'));
    expect(offersOf(game, 'start-fight')).not.toEqual([]);
    game.when({ type: 'start-fight', ready: game.state.party.members });
    sit(game);
    expect(game.state.fight?.round).toBe(3);
    game.given(done);
    expect(game.state.mode.now).toBe('declare');
  });

  it('that fall asleep in the fight end nothing, and are no casualty', () => {
    const game = nightRaid(1).given(asleep('goblin'));
    expect(game.state.mode.now).toBe('declare');
    expect(game.state.fight?.moraleSeen).toEqual([]);
  });

  it('of the party who sleep can be struck before any of them wakes', () => {
    const game = party().given({ type: 'meet', statBlock: 'Goblin' }, asleep('bryn'), asleep('linnet'));
    game.when({ type: 'start-fight' });
    expect(diceOf(game.when(attack('goblin', 'bryn'), [1]))).toEqual([[12, 1]]);
  });

  it('end the fight where nobody on either side can act', () => {
    const game = nightRaid(1, 'goblin').given(asleep('bryn'), asleep('linnet'));
    expect(game.state.fight).toBeNull();
  });
});
