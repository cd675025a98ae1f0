import { expect, it } from 'vitest';
import { payerOf, unitOf } from '../../src-renderer/shop/words.ts';

it.each([
  ['days of a hireling', 2, { per: 'day', each: 1 }, 'days'],
  ['one night of a bed', 1, { per: 'night', each: 1 }, 'night'],
  ['rations that are sold by three', 4, { per: null, each: 3 }, '12 in all'],
  ['torches', 4, { per: null, each: 1 }, ''],
] as const)('the basket says what so many are: %s', (_what, count, ware, unit) => {
  expect(unitOf(count, ware)).toBe(unit);
});

it.each([
  ['the one who deals', ['Mae'], false, 'Mae'],
  ['the party for several', ['Mae', 'Odo'], false, 'The party'],
  ['the party where its purse pays', ['Mae'], true, 'The party'],
] as const)('the basket names who pays: %s', (_who, names, byPurse, payer) => {
  expect(
    payerOf(
      names.map((name) => ({ name })),
      byPurse,
    ),
  ).toBe(payer);
});
