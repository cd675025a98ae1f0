import { describe, expect, it } from 'vitest';
import { centre } from '../../../shared/drawing/map/geometry.ts';
import { marksOf } from '../../../src-renderer/map/live/marks.ts';

describe('the marks of hexes', () => {
  it('lie above each other: ways, regions, the mouse, the keys', () => {
    const hexes = { cursor: ['0101'], hover: ['0101'], region: ['0101'], reach: ['0101'] };
    expect(marksOf(hexes).map(({ as }) => as)).toEqual(['reach', 'region', 'hover', 'cursor']);
  });

  it('are in the middle of their hexes', () => {
    expect(marksOf({ region: ['0101', '0302'] })).toEqual([
      { at: centre(1, 1), as: 'region' },
      { at: centre(3, 2), as: 'region' },
    ]);
  });

  it('are none where a label is no hex', () => {
    expect(marksOf({ reach: [''], cursor: ['0100'] })).toEqual([]);
  });
});
