import { describe, expect, it } from 'vitest';
import { fivey } from '../../../../shared/systems/fivey/index.ts';
import { movementOf } from '../../../../shared/systems/fivey/sheet/sheet.ts';
import {
  fighting,
  made,
  one,
  party,
  points,
  ruled,
  sheet,
  wound,
  type Command,
  type FieldOf,
  type Game,
} from '../party.ts';

const slots = (game: Game, id: string): number => fivey.summary(one(game, id), game.state).slots?.used ?? 0;

describe('starting hit points (FV-113)', () => {
  it.each([
    ['four-and-eight', 8, 4],
    ['eight-and-twelve', 12, 8],
    ['add-str', 9, 5],
  ])('%s: %i at level 1, %i at level 0', (value, first, newbie) => {
    expect(one(made(ruled('first-hit-points', value), ['Elf', 'Criminal']), 'zed').hitPoints.max).toBe(first);
    const young = made(ruled('first-hit-points', value), ['Elf'], { level: 0 });
    expect(one(young, 'zed').hitPoints.max).toBe(newbie);
  });
  it('are thrown for, the first of them as well, where figures are rolled', () => {
    const game = ruled('first-hit-points', 'eight-and-twelve', ruled('figures', 'roll'));
    game.when({ type: 'make-character', name: 'Zed', templates: ['Dwarf', 'Noble'] }, [1, 1, 1, 2, 3, 4]);
    expect(one(game, 'zed').hitPoints.max).toBe(9);
  });
});

describe('experience for monsters (FV-S8)', () => {
  /** Two goblins of 5 experience: one is slain, one flees; Mae falls, and Odo flees before. */
  const won = (game: Game): number[] => {
    fighting(game, 'Goblin', 2);
    const status = (creature: string, to: FieldOf<'set-status', 'status'>): Command => ({
      type: 'set-status',
      creature,
      status: to,
    });
    game.given(
      status('mae', 'dead'),
      status('odo', 'fled'),
      status('goblin-1', 'dead'),
      status('goblin-2', 'fled'),
    );
    if (game.state.mode.now !== 'aftermath') game.given({ type: 'end-turn' });
    game.given({ type: 'settle' });
    return ['mae', 'odo', 'ansa'].map((id) => Number(sheet(game, id)['experience']) - 100);
  };
  it('is split between the survivors, or the full amount for each', () => {
    expect(won(party())).toEqual([0, 5, 5]);
    expect(won(ruled('experience-share', 'full'))).toEqual([0, 10, 10]);
  });
  it('goes to no hireling either way', () => {
    const hired = (game: Game): Game => game.given({ type: 'hire', name: 'Tam', actor: 'mae', days: 1 });
    expect(won(hired(party()))).toEqual([0, 5, 5]);
    expect(won(hired(ruled('experience-share', 'full')))).toEqual([0, 10, 10]);
  });
});

describe('encumbrance and slots (FV-S14)', () => {
  const laden = (game: Game, stones: number): number => {
    const [crowns] = [sheet(game, 'mae')['crowns']];
    expect(crowns).toBe(100);
    for (let index = 0; index < stones; index += 1)
      game.given({ type: 'add-item', creature: 'mae', item: { name: 'Stone' } });
    return movementOf(one(game, 'mae'), game.state);
  };
  const on = (): Game => ruled('encumbrance', 'on');
  it('slows nobody, or by two paces beyond ten slots', () => {
    const used = slots(party(), 'mae');
    expect(laden(party(), 11 - used)).toBe(6);
    expect([laden(on(), 10 - used), laden(on(), 11 - used)]).toEqual([6, 4]);
  });
  it('counts what armour and big weapons fill', () => {
    const used = slots(party(), 'mae');
    expect(laden(ruled('large-slots', 3, on()), 9 - used)).toBe(4);
    expect(slots(ruled('large-slots', 3), 'mae')).toBe(used + 2);
  });
  it('counts the slots of crowns', () => {
    const used = slots(party(), 'mae');
    expect(slots(ruled('crowns-a-slot', 40), 'mae')).toBe(used + 2);
    expect(laden(ruled('crowns-a-slot', 100, on()), 10 - used)).toBe(4);
  });
  it('adds to the weight of armour that is too heavy', () => {
    const game = made(on(), ['Elf', 'Noble'], { gear: ['Chain mail'] });
    for (let index = 0; index < 12; index += 1)
      game.given({ type: 'add-item', creature: 'zed', item: { name: 'Stone' } });
    expect(movementOf(one(game, 'zed'), game.state)).toBe(2);
  });
});

describe('at 0 hit points (FV-S11)', () => {
  const fallen = (value: string): Game => wound(ruled('dying-minutes', value), 'mae', 8);
  const after = (game: Game, count: number): string => {
    game.given({ type: 'pass-time', scale: 'minute', count });
    return one(game, 'mae').status;
  };
  it('a character is dead at once', () => {
    expect(one(fallen('dead'), 'mae').status).toBe('dead');
  });
  it.each([
    ['turn', 10],
    ['hour', 60],
  ])('or lies dying for the %s of %i minutes', (value, minutes) => {
    expect(one(fallen(value), 'mae').status).toBe('down');
    expect([after(fallen(value), minutes - 1), after(fallen(value), minutes)]).toEqual(['down', 'dead']);
  });
  it('is healed in time, or killed by another blow', () => {
    const game = fallen('turn').given({ type: 'adjust-hit-points', creature: 'mae', by: 2 });
    expect([after(game, 10), Object.keys(game.state.timers), points(game, 'mae')]).toEqual(['up', [], 2]);
    expect(one(wound(fallen('turn'), 'mae', 1), 'mae').status).toBe('dead');
  });
  it('is saved by a blessing at night, and by nobody’s act in a fight', () => {
    const game = fallen('hour').given({ type: 'pass-time', scale: 'minute', count: 1 });
    const saving = ({ offers }: Game) => offers.filter(({ helps }) => helps).map(({ command }) => command);
    expect(saving(game)).toEqual([]);
    expect(fivey.bodies.dying(one(game, 'mae'), game.state)).toHaveProperty('noHelp');
    const night = wound(ruled('dying-minutes', 'hour').given({ type: 'camp' }), 'mae', 8);
    expect(saving(night)).toEqual([
      { type: 'rest-action', actor: 'ansa', action: 'blessing', target: 'mae' },
    ]);
    for (const command of saving(night)) expect(night.attempt(command)).toBeUndefined();
    expect(one(night, 'mae').status).toBe('up');
  });
  it('is nothing for monsters', () => {
    expect(one(wound(fighting(ruled('dying-minutes', 'turn')), 'bear', 16), 'bear').status).toBe('dead');
  });
});
