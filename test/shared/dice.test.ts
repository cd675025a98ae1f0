import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STEP_CHAIN, stepDown } from '../../shared/dice/chain.ts';
import { edgeOf, keptFaces, throwDice, throwWithEdge } from '../../shared/dice/dice.ts';
import { parseNotation, throwNotation } from '../../shared/dice/notation.ts';
import { FacesDoNotFit, givenDice, seededDice, unbiased } from '../../shared/dice/sources.ts';

describe('dice given face by face', () => {
  it('come in the order given, and count how many were taken', () => {
    const given = givenDice([3, 17]);
    expect(throwDice(given.dice, 'two dice', 1, 6)).toEqual({ for: 'two dice', dice: [[6, 3]], total: 3 });
    expect(given.dice(20)).toBe(17);
    expect(given.used()).toBe(2);
  });

  it('refuse a face that the die has not, naming the die and what it is for', () => {
    const hit = (): unknown => throwDice(givenDice([7]).dice, 'the attack', 1, 6);
    expect(hit).toThrow(FacesDoNotFit);
    expect(hit).toThrow(expect.objectContaining({ code: 'dice-mismatch', die: 'd6', purpose: 'the attack' }));
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

  it('never throws an error, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.string(),
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
