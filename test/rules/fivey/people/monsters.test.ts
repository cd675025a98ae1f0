import { describe, expect, it } from 'vitest';
import { fact, one, party, type Command } from '../party.ts';

describe('monsters', () => {
  it.each([
    [0.5, 'M'],
    [1, 'M'],
    [2, 'G'],
    [3, 'E'],
    [5, 'E'],
    [6, 'L'],
    [11, 'L'],
    [12, 'B'],
  ])('of older games with %f hit dice are %s (FV-236)', (hitDice, bracket) => {
    const game = party().given({ type: 'convert', name: 'Beast', hitDice });
    expect(one(game, 'beast').sheet['monster']).toMatchObject({ bracket });
  });
  it('of newer games go by their strength beside the party (FV-237)', () => {
    expect(
      one(party().given({ type: 'convert', name: 'Beast', strength: 'much stronger' }), 'beast').sheet[
        'monster'
      ],
    ).toMatchObject({ bracket: 'L' });
  });
  it('keep an ascending armour value to 20 (FV-238)', () => {
    expect(
      one(party().given({ type: 'convert', name: 'Beast', hitDice: 2, armour: 25 }), 'beast').sheet[
        'monster'
      ],
    ).toMatchObject({ defense: 20 });
  });
  it('made harder to hit bring more experience (FV-233)', () => {
    const game = party().given({ type: 'meet', statBlock: 'Goblin' });
    const toughen = { type: 'toughen', creature: 'goblin', defense: 18 } satisfies Command;
    expect(fact(game, toughen, [], 'defense-changed')).toMatchObject({ from: 14, to: 18, experience: 8 });
  });
  it('of their feats only the mark of the undead does anything (FV-235)', () => {
    const game = party().given({ type: 'meet', statBlock: 'Troll' });
    expect(one(game, 'troll').sheet['feats']).toEqual(['Regeneration']);
  });
});
