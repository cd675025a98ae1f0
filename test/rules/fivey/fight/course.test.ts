import { describe, expect, it } from 'vitest';
import { fact, fighting, party, type Command, type Game } from '../party.ts';

describe('morale', () => {
  const check = { type: 'check-morale' } satisfies Command;
  const against = (game: Game, faces: number[]): unknown =>
    fact(game, check, faces, 'morale-rolled')?.['against'];
  it('is asked for by hand as the fight wears on, and grows harder up to 20 (FV-198)', () => {
    const game = fighting(party(), 'Goblin', 4);
    expect([1, 2, 3].map(() => against(game, [20]))).toEqual([14, 16, 20]);
    expect(game.state.mode.now).toBe('turns');
  });
  it('is asked for again when the next leader falls', () => {
    const game = fighting(party(), 'Goblin', 5);
    const falls = (creature: string): readonly string[] => {
      game.given({ type: 'name-leader', creature }, { type: 'set-status', creature, status: 'dead' });
      return game.state.fight?.moraleDue ?? [];
    };
    expect(falls('goblin-1')).toEqual(['leader-down:goblin-1']);
    against(game, [20]);
    expect(falls('goblin-2')).toEqual(['leader-down:goblin-2']);
  });
});

describe('surprise by the others', () => {
  const surprise = { type: 'start-fight', surprised: 'their-contest' } satisfies Command;
  it('is a contest of each of them against the party’s wits; those who win have a free turn (FV-185)', () => {
    const game = party().given({ type: 'meet', statBlock: 'Goblin', count: 2 });
    game.when(surprise, [10, 15, 5]);
    expect([game.state.mode.now, game.state.fight?.slots.map(({ who }) => who)]).toEqual([
      'surprise',
      [['goblin-1']],
    ]);
  });
  it('is held against the average member’s wits, the lower of two, where nobody leads (FV-185)', () => {
    const game = party().given(
      { type: 'meet', statBlock: 'Goblin', count: 2 },
      { type: 'identify', statBlock: 'Ogre' },
      { type: 'identify', statBlock: 'Giant' },
    );
    const contest = { type: 'start-fight', surprised: 'contest' } satisfies Command;
    expect(fact(game, contest, [10, 9, 1, 1], 'surprise-rolled')).toMatchObject({
      against: [{ actor: 'goblin-1', total: 11 }],
      totals: [
        { actor: 'mae', total: 12 },
        { actor: 'odo', total: 2 },
        { actor: 'ansa', total: 2 },
      ],
    });
  });
  it('goes to them on a tie (FV-185, FV-S4)', () => {
    const game = party().given({ type: 'meet', statBlock: 'Goblin', count: 2 });
    game.when(surprise, [10, 10, 5]);
    expect(game.state.fight?.slots.map(({ who }) => who)).toEqual([['goblin-1']]);
  });
});
