import { describe, expect, it } from 'vitest';
import type { DrawnHex, DrawnLand } from '../../../shared/drawing/map/scene.ts';
import { changedLand, changeOf, NO_LAND } from '../../../src-renderer/map/tiles/landChange.ts';

const hex = (terrain: DrawnHex['terrain'] = 'plain'): DrawnHex => ({ terrain, known: true });
const land: DrawnLand = {
  columns: [[hex(), null], [hex(), hex()], [hex('hills')]],
  paths: [
    { kind: 'road', name: 'Old Way', hexes: ['0101', '0201'] },
    { kind: 'river', name: '', hexes: ['0201', '0301'] },
  ],
  regions: { fen: { name: 'The Fen' } },
};
/** As a worker has it: other objects that are the same. */
const told = (before: DrawnLand, after: DrawnLand, known: DrawnLand): DrawnLand => {
  const change = changeOf(before, after);
  return change ? changedLand(known, structuredClone(change)) : known;
};

describe('what is told of a land', () => {
  it('is all of it at first, without what is not drawn', () => {
    const note = { ...hex(), note: 'secret plans' };
    expect(told(NO_LAND, { ...land, columns: [[note]] }, NO_LAND)).toEqual({ ...land, columns: [[hex()]] });
  });

  it('is nothing where nothing changed', () => {
    expect(changeOf(land, { ...land, columns: [...land.columns] })).toBeUndefined();
  });

  it('is the column of a hex that changed, and no other', () => {
    const after = { ...land, columns: land.columns.with(1, [hex('forest'), hex()]) };
    expect(changeOf(land, after)).toEqual({ length: 3, columns: [[1, [hex('forest'), hex()]]] });
    const known = told(NO_LAND, land, NO_LAND);
    const now = told(land, after, known);
    expect(now).toEqual(after);
    expect(now.columns[0]).toBe(known.columns[0]);
    expect(now.paths).toBe(known.paths);
  });

  it('is how own terrains look, and that there are none any more', () => {
    const own = { ...hex(), own: 'glass' };
    const terrains = { glass: { name: 'Glass', looks: 'snow', symbols: 'none' } } as const;
    const after = { ...land, columns: land.columns.with(2, [own]), terrains };
    const known = told(land, after, told(NO_LAND, land, NO_LAND));
    expect(known).toEqual(after);
    expect(told(after, land, known)).toEqual({ ...land, terrains: {} });
  });

  it('is a path that came, while those that stay are the same objects', () => {
    const track = { kind: 'road' as const, name: 'New', hexes: ['0101', '0102'] };
    const after = { ...land, paths: [...land.paths.slice(1), track] };
    expect(changeOf(land, after)).toEqual({ length: 3, columns: [], paths: [1, track] });
    const known = told(NO_LAND, land, NO_LAND);
    const now = told(land, after, known);
    expect(now).toEqual(after);
    expect(now.paths[0]).toBe(known.paths[1]);
  });

  it('is the labels where one came, changed or went', () => {
    const label = { hex: '0101', words: 'Wolf Wood', size: 2 as const };
    const labelled = { ...land, labels: [label] };
    expect(changeOf(land, labelled)).toEqual({ length: 3, columns: [], labels: [label] });
    const known = told(land, labelled, told(NO_LAND, land, NO_LAND));
    expect(known).toEqual(labelled);
    const larger = { ...land, labels: [{ ...label, size: 3 as const }] };
    expect(told(labelled, larger, known)).toEqual(larger);
    expect(told(labelled, land, known)).toEqual(land);
    expect(told(labelled, { ...labelled, paths: [] }, known)).toEqual({ ...labelled, paths: [] });
  });

  it('is a land that became smaller or larger, and the names of its regions', () => {
    const smaller = { ...land, columns: land.columns.slice(0, 1), regions: {} };
    expect(told(land, smaller, told(NO_LAND, land, NO_LAND))).toEqual(smaller);
    const larger = { ...land, columns: [...land.columns, [hex('snow')]] };
    expect(told(land, larger, told(NO_LAND, land, NO_LAND))).toEqual(larger);
  });
});
