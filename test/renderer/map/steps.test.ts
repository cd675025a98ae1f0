import { describe, expect, it } from 'vitest';
import { stepFrom } from '../../../src-renderer/map/hand/steps.ts';

const hex = {};
/** Three columns, the second one set lower; its first hex is missing. */
const land = {
  columns: [
    [hex, hex],
    [null, hex],
    [hex, hex],
  ],
};

describe('a step of the keys on the map', () => {
  it('goes up and down a column', () => {
    expect(stepFrom(land, '0101', 'ArrowDown')).toBe('0102');
    expect(stepFrom(land, '0102', 'ArrowUp')).toBe('0101');
  });

  it('goes sideways to the upper hex, or where there is none to the lower one', () => {
    expect(stepFrom(land, '0202', 'ArrowRight')).toBe('0302');
    expect(stepFrom(land, '0302', 'ArrowLeft')).toBe('0202');
  });

  it('ends at the edge of the land', () => {
    expect(stepFrom(land, '0101', 'ArrowUp')).toBeUndefined();
    expect(stepFrom(land, '0301', 'ArrowRight')).toBeUndefined();
  });

  it('is none with another key', () => {
    expect(stepFrom(land, '0101', 'Enter')).toBeUndefined();
  });
});
