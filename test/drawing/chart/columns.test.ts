import { describe, expect, it } from 'vitest';
import { columnsOf, percent, percentInShort } from '../../../shared/drawing/chart/columns.ts';

describe('a percentage', () => {
  it.each([
    [0, '0 %'],
    [0.0001, '< 0.1 %'],
    [0.004, '0.4 %'],
    [0.31, '31 %'],
    [0.997, '99.7 %'],
    [0.9995, '> 99.9 %'],
    [0.99999, '> 99.9 %'],
    [1, '100 %'],
  ])('says that %d is %s: what is not all or nothing is not called so', (share, told) => {
    expect(percent(share)).toBe(told);
  });

  it('is whole where there is little room', () => {
    expect([0, 0.001, 0.006, 0.5].map(percentInShort)).toEqual(['0 %', '<1 %', '1 %', '50 %']);
  });
});

describe('columns of shares', () => {
  const sheet = { width: 100, height: 60, em: 10, axis: false };
  const two = [
    { label: 'a', share: 0.25, error: 0.1 },
    { label: 'b', share: 0.5, isMain: true },
  ];

  it('are as high as their shares, to scale', () => {
    const [a, b] = columnsOf(two, sheet).columns;
    expect(b!.high).toBeCloseTo(a!.high * 2);
    expect(columnsOf(two, { ...sheet, most: 1 }).columns[1]!.high).toBeCloseTo(b!.high / 2);
  });

  it('have a whisker of two standard errors to each side, where there is one', () => {
    const { columns, box } = columnsOf(two, { ...sheet, most: 1 });
    const whole = box.bottom - box.top;
    expect(columns[0]!.top - columns[0]!.whisker!.high).toBeCloseTo(whole * 0.2);
    expect(columns[0]!.whisker!.low - columns[0]!.top).toBeCloseTo(whole * 0.2);
    expect(columns[1]!.whisker).toBeUndefined();
  });

  it('have an axis from nothing to all where it is wanted', () => {
    expect(columnsOf(two, { ...sheet, axis: true, most: 1 }).steps.map(({ text }) => text)).toEqual([
      '0',
      '50',
      '100',
    ]);
    expect(columnsOf(two, sheet).steps).toEqual([]);
  });
});
