import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MakingStepCard } from '../../shared/api.ts';
import { partsOf, shapeOf, withCount } from '../../src-renderer/making/parts.ts';
import { strokesOf, unlikeFaces } from '../../shared/drawing/faces/draw.ts';

const step = (more: Partial<MakingStepCard>): MakingStepCard => ({
  id: 'one',
  title: 'One',
  part: 'Gear',
  kind: 'choice',
  isUsual: false,
  thrown: [],
  throws: 0,
  ...more,
});

describe('the parts of a new character', () => {
  it('stand in the order of their first steps, done once none of them is open', () => {
    const parts = partsOf([
      step({ part: 'Abilities', value: 11 }),
      step({ part: 'Gear' }),
      step({ part: 'Abilities', optional: true }),
    ]);
    expect(parts.map(({ title, steps, isDone }) => [title, steps.length, isDone])).toEqual([
      ['Abilities', 2, true],
      ['Gear', 1, false],
    ]);
  });

  it('show figures on cards, told rows as a table, and everything else on a line', () => {
    const rows = (label: string, detail = '') => [{ value: label, label, detail }];
    expect(shapeOf(step({ kind: 'number' }))).toBe('figure');
    expect(shapeOf(step({ rows: rows('1d8') }))).toBe('figure');
    expect(shapeOf(step({ rows: rows('Hunter', 'Bow, Dagger, Rations') }))).toBe('table');
    expect(shapeOf(step({ rows: rows('Sword') }))).toBe('line');
    expect(shapeOf(step({ kind: 'text' }))).toBe('line');
    expect(shapeOf(step({ rows: Array.from({ length: 40 }, () => rows('x', 'a long detail')[0]!) }))).toBe(
      'line',
    );
  });

  it('count one more or one less of a thing, and leave the others', () => {
    expect(withCount(['Rope', 'Torch'], 'Rope', 1)).toEqual(['Rope', 'Torch', 'Rope']);
    expect(withCount(['Rope', 'Torch', 'Rope'], 'Rope', -1)).toEqual(['Rope', 'Torch']);
    expect(withCount(['Torch'], 'Rope', -1)).toEqual(['Torch']);
  });
});

it('faces to choose from are as many as asked for, the first one as given, and no two are drawn alike', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), (seed) => {
      const faces = unlikeFaces(`person:${seed}`, 4);
      expect(faces[0]).toBe(`person:${seed}`);
      expect(new Set(faces.map((face) => JSON.stringify(strokesOf(face)))).size).toBe(4);
    }),
    { numRuns: 20 },
  );
});
