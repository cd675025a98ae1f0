import { describe, expect, it } from 'vitest';
import { digitsOf, drawingOf, freePlace, levelsOf, type DrawnRoom } from '../../shared/plan/drawing.ts';
import { thingLine, thingsIn } from '../../src-renderer/site/treasureLines.ts';
import { wayBetween, type Box } from '../../shared/plan/ways.ts';

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });
const room = (id: string, more: Partial<DrawnRoom> = {}): DrawnRoom => ({
  id,
  number: id,
  name: '',
  level: '1',
  exits: [],
  ...more,
});

describe('the way between two rooms of a plan', () => {
  it('is the door in the wall that they share', () => {
    const { points, ends } = wayBetween(box(0, 0, 4, 4), box(4, 1, 4, 4), []);
    expect(points).toEqual([
      [4, 2.5],
      [4, 2.5],
    ]);
    expect(ends[0]).toEqual({ at: [4, 2.5], upright: true });
  });

  it('runs straight across between rooms side by side, through the middle of a square', () => {
    expect(wayBetween(box(0, 0, 4, 4), box(8, 0, 4, 4), []).points).toEqual([
      [4, 1.5],
      [8, 1.5],
    ]);
  });

  it('runs straight up between rooms above each other, from the first to the second', () => {
    const { points, ends } = wayBetween(box(0, 9, 3, 3), box(0, 0, 3, 3), []);
    expect(points).toEqual([
      [1.5, 9],
      [1.5, 3],
    ]);
    expect(ends.map(({ upright }) => upright)).toEqual([false, false]);
  });

  it('turns one corner between rooms that lie neither beside nor above each other', () => {
    const { points } = wayBetween(box(0, 0, 3, 3), box(6, 8, 3, 3), []);
    expect(points).toEqual([
      [3, 1.5],
      [7.5, 1.5],
      [7.5, 8],
    ]);
  });

  it('goes around a room in its way where it can', () => {
    const between = box(5, 1, 3, 1);
    const { points } = wayBetween(box(0, 0, 4, 4), box(9, 0, 4, 4), [between]);
    expect(points).toEqual([
      [4, 0.5],
      [9, 0.5],
    ]);
  });

  it('is a point within both where they were drawn into each other', () => {
    expect(wayBetween(box(0, 0, 4, 4), box(2, 2, 4, 4), []).points[0]).toEqual([3, 3]);
  });
});

describe('the drawing of a level', () => {
  const exit = (to: string, kind: DrawnRoom['exits'][number]['kind'] = 'door') => ({ to, kind });
  it('has one passage for a door with two sides, and its door once', () => {
    const { passages } = drawingOf(
      [
        room('a', { box: box(0, 0, 3, 3), exits: [exit('b', 'locked')], visited: 60 }),
        room('b', { box: box(6, 0, 3, 3), exits: [exit('a', 'locked')] }),
      ],
      '1',
    );
    expect(passages).toHaveLength(1);
    expect(passages[0]).toMatchObject({ seen: true, hidden: false });
    expect(passages[0]?.doors.map(({ kind }) => kind)).toEqual(['locked']);
  });

  it('has a door on each side where the sides differ', () => {
    const { passages } = drawingOf(
      [
        room('a', { box: box(0, 0, 3, 3), exits: [exit('b', 'secret')] }),
        room('b', { box: box(6, 0, 3, 3), exits: [exit('a')] }),
      ],
      '1',
    );
    expect(passages[0]?.doors.map(({ kind, at }) => [kind, at[0]])).toEqual([
      ['secret', 3],
      ['door', 6],
    ]);
    expect(passages[0]?.hidden).toBe(false);
  });

  it('keeps a secret door hidden until the party found it', () => {
    const plan = (found: boolean): DrawnRoom[] => [
      room('a', { box: box(0, 0, 3, 3), exits: [{ to: 'b', kind: 'secret', found }] }),
      room('b', { box: box(6, 0, 3, 3) }),
    ];
    expect(drawingOf(plan(false), '1').passages[0]?.hidden).toBe(true);
    expect(drawingOf(plan(true), '1').passages[0]?.hidden).toBe(false);
  });

  it('has stairs to another level, and nothing for exits to nowhere or to itself', () => {
    const { stairs, passages } = drawingOf(
      [
        room('a', { box: box(0, 0, 3, 3), exits: [exit('b'), exit('gone'), exit('a')] }),
        room('b', { level: '2', box: box(0, 0, 3, 3) }),
      ],
      '1',
    );
    expect(stairs.map(({ to }) => to.id)).toEqual(['b']);
    expect(passages).toEqual([]);
  });

  it('is as large as its rooms with a margin, and a sheet where there are none', () => {
    expect(drawingOf([room('a', { box: box(2, 3, 4, 5) })], '1').box).toEqual(box(1, 2, 6, 7));
    expect(drawingOf([room('a')], '1').box).toEqual(box(0, 0, 24, 16));
  });
});

it('levels stand in their order, those without one behind, by number', () => {
  const levels = ['10', '2', 'cellar'].map((level, index) => room(`r${String(index)}`, { level }));
  expect(levelsOf(levels, ['cellar'])).toEqual(['cellar', '2', '10']);
  expect(levelsOf([])).toEqual(['1']);
});

it('a new room finds a place right of all others', () => {
  expect(freePlace([])).toEqual(box(1, 1, 5, 4));
  expect(freePlace([box(0, 4, 3, 3), box(5, 2, 4, 4)])).toEqual(box(11, 2, 5, 4));
});

describe('the digit that takes an exit', () => {
  const digits = (...numbers: string[]): (string | undefined)[] => {
    const given = digitsOf(numbers.map((number, index) => ({ id: `x${String(index)}`, number })));
    return numbers.map((_number, index) => given.get(`x${String(index)}`));
  };
  it('is the room’s own number where that has one digit, wherever it stands', () => {
    expect(digits('17', '7', '1')).toEqual(['2', '7', '1']);
  });
  it('is the first of its digits that is free, else any', () => {
    expect(digits('12', '13', '4b', 'hall')).toEqual(['1', '3', '4', '2']);
  });
  it('is none behind the tenth', () => {
    expect(digits('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k')).toContain(undefined);
  });
});

describe('treasure as lines', () => {
  const cup = { id: 'cup', name: 'Silver cup', count: 3, slots: 1, own: true };
  it('writes how many there are and the slots that are not one', () => {
    expect([cup, { name: 'Altar', slots: 4 }].map(thingLine)).toEqual(['3 × Silver cup', 'Altar (4 slots)']);
  });
  it('keeps a thing whose line stayed, with all that it is', () => {
    expect(thingsIn('3 × Silver cup\n\n', [cup])).toEqual([cup]);
  });
  it('reads new things with their count and slots', () => {
    expect(thingsIn('2 Torch\n10x Arrow\nStatue (12 slots)\n7th seal', [])).toEqual([
      { name: 'Torch', count: 2 },
      { name: 'Arrow', count: 10 },
      { name: 'Statue', slots: 12 },
      { name: '7th seal' },
    ]);
  });
  it('has a line that stands there twice as two things', () => {
    expect(thingsIn('3 × Silver cup\n3 × Silver cup', [cup])).toEqual([
      cup,
      { name: 'Silver cup', count: 3 },
    ]);
  });
});
