import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STEP_CHAIN, stepDown } from '../../shared/dice/chain.ts';
import { edgeOf, keptFaces, throwDice, throwTens, throwWithEdge } from '../../shared/dice/dice.ts';
import { parseNotation, readNotation, readRolls, throwNotation } from '../../shared/dice/notation.ts';
import { FacesDoNotFit, givenDice, ROLLED, seededDice, unbiased } from '../../shared/dice/sources.ts';

describe('dice given face by face', () => {
  it('come in the order given, and count how many were taken', () => {
    const given = givenDice([3, 17]);
    expect(throwDice(given.dice, 'two dice', 1, 6)).toEqual({ for: 'two dice', dice: [[6, 3]], total: 3 });
    expect(given.dice(20)).toBe(17);
    expect(given.used()).toBe(2);
  });

  it('roll what is left to them, and tell what it showed', () => {
    const given = givenDice([3, ROLLED, 5], seededDice(7));
    const [first, rolled, last] = throwDice(given.dice, 'three dice', 3, 6).dice.map(([, face]) => face);
    expect([first, last]).toEqual([3, 5]);
    expect(given.faces()).toEqual([3, rolled, 5]);
  });

  it('refuse a face that the die has not, naming the die and what it is for', () => {
    const hit = (): unknown => throwDice(givenDice([7]).dice, 'the attack', 1, 6);
    expect(hit).toThrow(FacesDoNotFit);
    expect(hit).toThrow(expect.objectContaining({ code: 'dice-mismatch', die: 'd6', purpose: 'the attack' }));
  });

  it('refuse a face between the tens of a d100 that shows no other', () => {
    expect(throwTens(givenDice([50]).dice, 'fate')).toEqual({ for: 'fate', dice: [[100, 50]], total: 50 });
    expect(() => throwTens(givenDice([51]).dice, 'fate')).toThrow(
      expect.objectContaining({ code: 'dice-mismatch', die: 'd100', purpose: 'fate' }),
    );
  });

  it('tell a rolled face as the die shows it, so that it can be given again', () => {
    const given = givenDice([ROLLED], () => 51);
    expect(throwTens(given.dice, 'fate').total).toBe(60);
    expect(given.faces()).toEqual([60]);
  });

  it('refuse when no face is left, naming the die and what it is for', () => {
    expect(() => throwDice(givenDice([3]).dice, 'damage', 2, 8)).toThrow(
      expect.objectContaining({ code: 'dice-exhausted', die: 'd8', purpose: 'damage' }),
    );
  });
});

describe('seeded dice', () => {
  it('throw the same faces for the same seed', () => {
    const [a, b] = [seededDice(7), seededDice(7)];
    expect(Array.from({ length: 50 }, () => a(20))).toEqual(Array.from({ length: 50 }, () => b(20)));
  });

  it('never leave the die', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (seed, sides) => {
        const face = seededDice(seed)(sides);
        return Number.isInteger(face) && face >= 1 && face <= sides;
      }),
    );
  });

  it('throw again what lies beyond the last whole multiple of the sides', () => {
    const numbers = [2 ** 32 - 1, 5];
    expect(unbiased(() => numbers.shift() ?? 0, 6)).toBe(6);
    expect(numbers).toEqual([]);
  });
});

describe('advantage and disadvantage', () => {
  it('keep the better or the worse of two, and tell which', () => {
    const better = throwWithEdge(givenDice([4, 15]).dice, 'check', 20, 'advantage', 2);
    expect([better.total, keptFaces(better)]).toEqual([17, [15]]);
    const worse = throwWithEdge(givenDice([4, 15]).dice, 'check', 20, 'disadvantage', 2);
    expect([worse.total, keptFaces(worse)]).toEqual([6, [4]]);
  });

  it('cancel when both are there, however many of each', () => {
    expect(edgeOf(3, 1)).toBe('normal');
    expect(edgeOf(2, 0)).toBe('advantage');
    expect(edgeOf(0, 1)).toBe('disadvantage');
  });
});

describe('notation', () => {
  it.each([
    ['d20', { dice: [{ count: 1, sides: 20, sign: 1 }], bonus: 0 }],
    ['2d6 + 3', { dice: [{ count: 2, sides: 6, sign: 1 }], bonus: 3 }],
    ['d%', { dice: [{ count: 1, sides: 100, sign: 1 }], bonus: 0 }],
    [
      '3D8-d4-1',
      {
        dice: [
          { count: 3, sides: 8, sign: 1 },
          { count: 1, sides: 4, sign: -1 },
        ],
        bonus: -1,
      },
    ],
  ])('reads %s', (text, notation) => {
    expect(parseNotation(text)).toEqual(notation);
  });

  it.each(['', 'd', '2d0', '0d6', '2d6+', 'd6d6', '1001d6', '999d6+2d6', '__proto__', '2x6', '٣d6'])(
    'refuses “%s”',
    (text) => {
      expect(parseNotation(text)).toBeUndefined();
    },
  );

  it('takes dice after a minus off the total', () => {
    const notation = parseNotation('2d6-d4+1');
    const roll = notation && throwNotation(givenDice([5, 6, 4]).dice, 'test', notation);
    expect(roll).toEqual({
      for: 'test',
      dice: [
        [6, 5],
        [6, 6],
        [4, 4],
      ],
      bonus: 1,
      total: 8,
    });
  });

  const rolled = (text: string, faces: number[]): unknown => {
    const notation = parseNotation(text);
    const given = givenDice(faces);
    const roll = notation && throwNotation(given.dice, 'test', notation);
    return roll && given.used() === faces.length ? [roll.total, keptFaces(roll)] : undefined;
  };
  it.each([
    ['4d6kh3', [3, 6, 1, 5], 14, [3, 6, 5]],
    ['4d6k3', [2, 2, 2, 2], 6, [2, 2, 2]],
    ['4d6dl1', [3, 6, 1, 5], 14, [3, 6, 5]],
    ['2d20kl', [17, 4], 4, [4]],
    ['3d6dh1+2', [6, 3, 1], 6, [3, 1]],
    ['2d20kh1-d4', [17, 4, 3], 14, [17, 3]],
  ])('counts only the dice that %s keeps', (text, faces, total, kept) => {
    expect(rolled(text, faces)).toEqual([total, kept]);
  });

  it('reads d66 as two digits, the first as tens', () => {
    expect(rolled('d66', [3, 5])).toEqual([35, [3, 5]]);
    expect(rolled('d88', [8, 1])).toEqual([81, [8, 1]]);
  });

  it('rolls a die that shows its highest face once more, as long as it does, and counts both', () => {
    expect(rolled('2d6!', [6, 2, 6, 1])).toEqual([15, [6, 2, 6, 1]]);
    expect(rolled('2d6!+1', [5, 2])).toEqual([8, [5, 2]]);
  });

  it('stops at a thousand dice when they explode without end', () => {
    const notation = parseNotation('3d6!');
    expect(notation && throwNotation((sides) => sides, 'test', notation).dice).toHaveLength(1000);
  });

  it.each([
    ['6x3d6', 6, '3d6'],
    ['6 × 3d6', 6, '3d6'],
    ['2 x 4d6kh3', 2, '4d6kh3'],
    ['d20', 1, 'd20'],
  ])('reads how often %s is made', (text, times, once) => {
    expect(readRolls(text)).toEqual({ times, once });
  });

  it.each(['0x3d6', '6x', '6x6x3d6', '300x4d6', 'x3d6', '2x6'])('refuses “%s”', (text) => {
    expect(readRolls(text)).toHaveProperty('fault');
  });

  it.each([
    ['4d6kh5', '4d6kh3'],
    ['d1!', '3d6!'],
    ['2d66', '6xd66'],
    ['1001d6', '1000d6'],
    ['2d0', '1d6'],
    ['a handful', '2d6+1'],
  ])('says of “%s” how it is written: %s', (text, example) => {
    const read = readNotation(text);
    expect('fault' in read && read.fault).toContain(example);
  });

  it('never throws an error, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: fc.constantFrom('1', '0', '6', 'd', 'k', 'h', 'l', '!', 'x', '+', '-', '%') }),
        ),
        (text) => parseNotation(text) === undefined || parseNotation(text)!.dice.length >= 0,
      ),
    );
  });
});

describe('a die that steps down', () => {
  it.each([
    [12, 1, 10],
    [6, 2, 0],
    [4, 1, 0],
    [4, 2, 0],
    [0, 1, 0],
  ])('d%i by %i steps is d%i', (die, steps, after) => {
    expect(stepDown(STEP_CHAIN, die, steps)).toBe(after);
  });
});
