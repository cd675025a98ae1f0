import { describe, expect, it } from 'vitest';
import { body, conditions, party, ruled, type Game } from '../party.ts';

const expose = (disease: string) => ({ type: 'expose', creature: 'rook', disease });
const caught = (disease: string, faces: number[] = [], game = party()): Game => {
  game.when(expose(disease), [20, ...faces]);
  return game;
};
/** A night in a bed and bread for both, so that the day asks for nothing but the Saves given. */
const day = (game: Game, faces: number[]) => {
  game.given({
    type: 'add-item',
    creature: 'fen',
    item: { name: 'Bread', kind: 'food', count: 2, slots: 0, details: { meal: 'ration' } },
  });
  game.when({ type: 'pass-time', scale: 'day' }, faces);
};

describe('a campaign may say of diseases', () => {
  it('that whoever is exposed catches them (BDP-S13)', () => {
    const game = ruled('exposure', 'catches it');
    game.when(expose('shadowrot'));
    expect(conditions(game, 'rook')).toEqual(['Shadowrot']);
  });
  it('that the first Save comes at once, or days later (BDP-R14)', () => {
    const atOnce = caught('swampsigh', [3, 20], ruled('disease-delay', 0));
    expect(body(atOnce, 'rook').str.now).toBe(11);
    const later = caught('shadowrot', [], ruled('disease-delay', 2));
    day(later, []);
    expect(body(later, 'rook').dex.now).toBe(12);
    day(later, [20]);
    expect(body(later, 'rook').dex.now).toBe(10);
  });
  it('that a passed Save shortens them (BDP-R14)', () => {
    const game = caught('swampsigh', [3], ruled('passes-shorten', true));
    day(game, [5]);
    expect(conditions(game, 'rook')).toContain('Swampsigh');
    day(game, [5]);
    expect(conditions(game, 'rook')).not.toContain('Swampsigh');
  });
  it('that Saves must be passed in a row (BDP-R14)', () => {
    const game = caught('bonebreaker-plague', [], ruled('passes-in-a-row', true));
    for (const face of [5, 20, 5, 5]) day(game, [face]);
    expect(conditions(game, 'rook')).toContain('Bonebreaker Plague');
    day(game, [5]);
    expect(conditions(game, 'rook')).not.toContain('Bonebreaker Plague');
  });
  it('how many Saves heal Soul’s Despair (BDP-R14)', () => {
    const game = caught('souls-despair', [], ruled('despair-passes', 2));
    day(game, [5]);
    expect(conditions(game, 'rook')).toContain('Soul’s Despair');
    day(game, [5]);
    expect(conditions(game, 'rook')).not.toContain('Soul’s Despair');
  });
  it('that their toll calls for a Critical Damage Save (BDP-R14)', () => {
    const game = caught('shadowrot', [], ruled('disease-loss-saves', true));
    day(game, [20, 20]);
    expect(conditions(game, 'rook')).toContain('Immobilised');
  });
});
