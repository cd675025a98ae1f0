import { describe, expect, it } from 'vitest';
import { fivey } from '../../../../shared/systems/fivey/index.ts';
import { movementOf } from '../../../../shared/systems/fivey/sheet/sheet.ts';
import { party } from '../../../helpers/fivey.ts';
import { made, one, points, ruled, sheet, type Game } from './ruled.ts';

const slots = (game: Game, id: string): number | undefined =>
  fivey.summary(one(game, id), game.state).slots?.used;

describe('a campaign may say of packs', () => {
  it('that armour and two-handed weapons fill more slots (FV-S14)', () => {
    const game = party();
    const before = [slots(game, 'mae'), slots(game, 'odo'), slots(game, 'ansa')] as number[];
    ruled('large-slots', 3, game);
    expect([slots(game, 'mae'), slots(game, 'odo'), slots(game, 'ansa')]).toEqual([
      before[0]! + 2,
      before[1]! + 2,
      before[2],
    ]);
  });
  it('that so many crowns fill a slot (FV-S14)', () => {
    const game = party();
    const before = slots(game, 'mae') ?? 0;
    expect(slots(ruled('crowns-a-slot', 40, game), 'mae')).toBe(before + 2);
  });
  it('that nobody falls below so many paces', () => {
    const game = made(ruled('least-paces', 2), ['Elf', 'Sage'], { gear: ['Chain mail'] });
    expect(movementOf(one(game, 'zed'), game.state)).toBe(4);
    const laden = ruled('encumbrance', true, game);
    for (let index = 0; index < 12; index += 1)
      laden.given({ type: 'add-item', creature: 'zed', item: { name: 'Stone' } });
    expect(movementOf(one(laden, 'zed'), laden.state)).toBe(2);
  });
});

describe('a campaign may say of harm', () => {
  const burnt = (game: Game, face: number, kind: 'resists' | 'vulnerable'): number => {
    game.given(
      { type: 'set-sheet', creature: 'mae', to: { [kind]: ['fire'] } },
      { type: 'set-hit-points', creature: 'mae', now: 40, max: 40 },
    );
    game.when({ type: 'harm', creature: 'mae', dice: 'd10', damageType: 'fire' }, [face]);
    return 40 - points(game, 'mae');
  };
  it.each([
    ['takes half', 3],
    ['takes three less', 4],
    ['takes nothing', 0],
  ])('that who resists it %s', (value, left) => {
    expect(burnt(ruled('resistance', value), 7, 'resists')).toBe(left);
  });
  it.each([
    ['takes double', 14],
    ['takes half again', 10],
    ['takes three more', 10],
  ])('that who is vulnerable to it %s', (value, left) => {
    expect(burnt(ruled('vulnerability', value), 7, 'vulnerable')).toBe(left);
  });
  it.each([
    ['the weather’s heat', 8, 4],
    ['all fire', 4, 4],
    ['nothing', 8, 8],
  ])('that leather halves %s', (value, fire, weather) => {
    const heated = (more: object): number => {
      const game = made(ruled('insulation', value), ['Elf', 'Sage'], { gear: ['Leather'] });
      game.given({ type: 'set-hit-points', creature: 'zed', now: 40, max: 40 });
      game.when({ type: 'harm', creature: 'zed', dice: 'd10', damageType: 'fire', ...more }, [8]);
      return 40 - points(game, 'zed');
    };
    expect([heated({}), heated({ weather: true })]).toEqual([fire, weather]);
  });
  it('that leather keeps half of a Fire Ball off', () => {
    const game = made(ruled('insulation', 'all fire'), ['Elf', 'Criminal'], { gear: ['Leather'] });
    game.when({ type: 'cast', actor: 'ansa', spell: 'Fire Ball', targets: ['zed'] }, [6, 1]);
    expect(points(game, 'zed')).toBe(8 - 3);
  });
  it('with which stat one swims in armour', () => {
    const swim = { type: 'swim', creature: 'odo' };
    expect(ruled('swimming-stat', 'STR').when(swim, [10]).told.join()).toContain('STR');
    const game = ruled('swimming-stat', 'STR');
    expect(game.when({ ...swim, stat: 'dex' }, [12]).told.join()).toContain('DEX');
  });
  it('how hard one falls (FV-S12)', () => {
    const fallen = (game: Game, faces: number[]): number[][] => {
      game.given({ type: 'set-hit-points', creature: 'mae', now: 40, max: 40 });
      const { events } = game.when({ type: 'fall', creature: 'mae', feet: 30 }, faces);
      return events.flatMap(({ rolls = [] }) => rolls.flatMap(({ dice }) => dice));
    };
    expect(fallen(ruled('fall-die', 10), [1, 2, 3])).toEqual(
      [10, 10, 10].map((die, index) => [die, index + 1]),
    );
    expect(fallen(ruled('fall-feet', 20), [5])).toEqual([[6, 5]]);
    const low = ruled('fall-feet', 20);
    low.when({ type: 'fall', creature: 'mae', feet: 10 });
    expect(points(low, 'mae')).toBe(8);
  });
});

describe('a campaign may say of trade', () => {
  it('what goods sell for', () => {
    const game = ruled('sell-share', 4).given({ type: 'sell', creature: 'mae', item: 'bow' });
    expect(sheet(game, 'mae')['crowns']).toBe(105);
  });
  it('what a hireling costs and is like (FV-S19)', () => {
    const game = ruled('hireling-bracket', 'elite', ruled('hireling-crowns', 5));
    const kind = fivey.commands.find(({ type }) => type === 'hire');
    expect(kind?.offers?.(game.state, fivey)[0]?.detail).toBe('50 crowns for ten days');
    game.given({ type: 'hire', name: 'Tam', payer: 'mae', days: 2 });
    expect(sheet(game, 'mae')['crowns']).toBe(90);
    expect(sheet(game, 'tam')['monster']).toMatchObject({ bracket: 'E', ability: 3 });
  });
});
