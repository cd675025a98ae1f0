import { describe, expect, it } from 'vitest';
import { conditions, party, ruled, type Game, type With, type Command } from '../party.ts';

const cast = (item: string, more: With<'cast'> = {}) => ({
  type: 'cast' as const,
  actor: 'bryn',
  item,
  ...more,
});
/** Bryn, who has drunk nothing, so that casting is dangerous. */
const thirsty = (gear: string[]): Game =>
  party({ gear }).given({ type: 'deprive', creatures: ['bryn'], cause: 'water' });
const BOOK = 'spellbook-sleep';

describe('casting-save', () => {
  it('works-at-a-price: the spell works, and costs its Fatigue (CA-R19)', () => {
    const game = thirsty(['Scroll: Shield', 'Spellbook: Sleep']);
    game.when(cast('scroll-shield'), [13]);
    expect(conditions(game, 'bryn')).toContain('Shielded from mundane attacks');
    game.when(cast(BOOK), [13]);
    expect(conditions(game, 'bryn')).toContain('Fatigue');
  });

  it('fizzles: the spell does nothing, and costs its Fatigue all the same (CA-R19)', () => {
    const game = ruled('casting-save', 'fizzles', thirsty(['Scroll: Shield', 'Spellbook: Sleep']));
    game.when(cast('scroll-shield'), [13]);
    game.when(cast(BOOK), [13]);
    expect(conditions(game, 'bryn')).toEqual(['Deprived: water', 'Fatigue']);
  });

  it('no-save: danger asks for none (CA-99)', () => {
    const game = ruled('casting-save', 'no-save', thirsty(['Spellbook: Sleep']));
    game.when(cast(BOOK));
    expect(conditions(game, 'bryn')).toContain('Fatigue');
  });
});

describe('save-for-scrolls-and-relics', () => {
  it('no-save: they are safe to use in danger, books are not (CA-R20)', () => {
    const game = ruled(
      'save-for-scrolls-and-relics',
      'no-save',
      thirsty(['Scroll: Shield', 'Spellbook: Sleep']),
    );
    game.when(cast('scroll-shield'));
    game.when(cast(BOOK), [1]);
  });

  it('same-save with casting-save: no-save, there is no Save to share (CA-99, CA-R20)', () => {
    const game = ruled('casting-save', 'no-save', thirsty(['Scroll: Shield']));
    game.when(cast('scroll-shield'));
  });
});

describe('spell-minutes and spells-outside-fights', () => {
  const scroll = { type: 'find-spell', creature: 'bryn', spell: 36, as: 'scroll' } as const;
  const minutes = (count: number): Command => ({ type: 'pass-time', scale: 'minute', count });

  it('until-ended: outside of a fight a spell lasts until it is ended (CA-S10)', () => {
    const game = party({ gear: [] }).given(scroll, cast('scroll-haste'), minutes(600));
    expect(conditions(game, 'bryn')).toHaveLength(1);
  });

  it('by-the-clock: it lasts those minutes there too (CA-S10)', () => {
    const timed = ruled('spells-outside-fights', 'by-the-clock', party({ gear: [] }));
    const game = ruled('spell-minutes', 10, timed).given(scroll, cast('scroll-haste'), minutes(9));
    expect(conditions(game, 'bryn')).toHaveLength(1);
    game.given(minutes(1));
    expect(conditions(game, 'bryn')).toEqual([]);
  });
});
