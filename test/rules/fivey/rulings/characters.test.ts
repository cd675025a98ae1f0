import { describe, expect, it } from 'vitest';
import { party } from '../../../helpers/fivey.ts';
import { made, one, points, ruled, sheet, wound, type Game } from './ruled.ts';

const zed = (game: Game) => one(game, 'zed');

describe('a campaign may say of new characters', () => {
  it.each([
    ['once', 8],
    ['twice', 12],
    ['and STR', 9],
  ])('how many hit points they begin with: a level’s %s (FV-113)', (value, most) => {
    const game = made(ruled('first-hit-points', value), ['Elf', 'Criminal']);
    expect(zed(game).hitPoints.max).toBe(most);
  });
  it('that templates bring no titles and suggest no skills', () => {
    const game = made(ruled('template-titles', false, ruled('template-skills', false)), ['Elf', 'Sage']);
    expect(sheet(game, 'zed')).toMatchObject({ titles: [], skills: [] });
    const wished = made(ruled('template-skills', false), ['Elf', 'Sage'], { skills: ['maps'] });
    expect(sheet(wished, 'zed')['skills']).toEqual(['maps']);
  });
  it('that a background may be taken twice, an origin never', () => {
    const game = ruled('background-twice', true);
    const make = (...templates: string[]) => ({ type: 'make-character', name: 'Kay', templates });
    expect(game.refused(make('Elf', 'Elf')).code).toBe('bad-templates');
    expect(party().refused(make('Sage', 'Sage')).code).toBe('bad-templates');
    expect(sheet(made(game, ['Sage', 'Sage']), 'zed')['stats']).toMatchObject({ int: 3 });
  });
  it('that a spy of level 1 has both gadgets', () => {
    const gadgets = (game: Game): number =>
      zed(made(game, ['Elf', 'Spy'])).items.filter(({ name }) => /gadget/i.test(name)).length;
    expect([gadgets(party()), gadgets(ruled('gadgets', 2))]).toEqual([1, 2]);
  });
  it('that the spell of a first vessel is thrown, and no other is cast from it', () => {
    const game = ruled('vessel-spells', 'thrown at the start');
    game.when({ type: 'make-character', name: 'Zed', templates: ['Nymph', 'Acolyte'] }, [4, 5]);
    const cast = (spell: string, more: object = {}) => ({ type: 'cast', actor: 'zed', spell, ...more });
    expect(game.refused(cast('Attract')).code).toBe('no-vessel');
    expect(game.refused(cast('Knock', { vessel: 'epic-manuscript' })).code).toBe('other-spell');
    game.when(cast('Knock'));
    expect(zed(game).items.map(({ name }) => name)).toEqual(['Epic manuscript']);
  });
});

describe('a campaign may say of levels', () => {
  const grown = (game: Game): Game =>
    wound(game, 'mae', 5).given({ type: 'award-experience', creature: 'mae', amount: 200 });
  it.each([
    ['what it adds', 7],
    ['nothing', 3],
    ['everything', 12],
  ])('that one heals %s (FV-55)', (value, now) => {
    expect(points(grown(ruled('level-heals', value)), 'mae')).toBe(now);
  });
  it('that they are reached in downtime', () => {
    const game = grown(ruled('levels-come', 'in downtime'));
    expect(sheet(game, 'mae')).toMatchObject({ level: 1, experience: 300 });
    game.given({ type: 'begin-downtime' });
    expect(sheet(game, 'mae')).toMatchObject({ level: 2, toChoose: 1 });
    game.given({ type: 'award-experience', creature: 'odo', amount: 200 }, { type: 'end-downtime' });
    expect(sheet(game, 'odo')['level']).toBe(2);
  });
  it('that one brings its inspiration die at once', () => {
    const dice = (game: Game): unknown => sheet(grown(game), 'mae')['inspiration'];
    expect([dice(party()), dice(ruled('level-inspires', true))]).toEqual([1, 2]);
  });
});
