import { describe, expect, it } from 'vitest';
import type { Land } from '../../../shared/hex/land.ts';
import { hexBoxes } from '../../../src-renderer/map/tiles/changed.ts';
import { changedLand, changeOf } from '../../../src-renderer/map/tiles/landChange.ts';
import { fact } from '../../helpers/play.ts';
import { landWith, on, playOn } from './lands.ts';

const mine = { kind: 'cave', name: 'Old Mine', secret: true, site: 'old-mine' } as const;
const hexes = {
  '0302': { terrain: 'hills', feature: mine, region: 'fen', note: 'Rats', known: true },
  '0303': { region: 'fen' },
} as const;
const land: Land = landWith(hexes, {
  paths: [
    { kind: 'road', name: 'Fell Road', hexes: ['0301', '0302', '0303', '0304', '0305'] },
    { kind: 'river', name: 'Fell', hexes: ['0101', '0102'] },
  ],
  regions: { fen: { name: 'The Fen', dangerous: true, encounters: [] } },
  sites: {
    'old-mine': { name: 'Old Mine', hex: '0302', dangerous: true, dark: true, note: '', encounters: [] },
  },
});

describe('to erase hexes', () => {
  it('takes places, roads and rivers, unless told otherwise', () => {
    const { state, told } = playOn(land).when({ type: 'erase-hexes', hexes: ['0302', '0303', '0808'] });
    expect(on(state, '0302')).toEqual({ terrain: 'hills', region: 'fen', note: 'Rats', known: true });
    expect(state.land.paths.map((path) => path.hexes)).toEqual([
      ['0304', '0305'],
      ['0101', '0102'],
    ]);
    expect(told).toEqual(['Places, roads and rivers erased from 2 hexes.']);
  });

  it('leaves the site that a place led to', () => {
    const { state } = playOn(land).when({ type: 'erase-hexes', hexes: ['0302'] });
    expect(state.land.sites).toEqual(land.sites);
  });

  it.each([
    ['places', 'feature'],
    ['regions', 'region'],
    ['notes', 'note'],
  ] as const)('takes %s alone, if nothing else is asked for', (what, field) => {
    const { state } = playOn(land).when({ type: 'erase-hexes', hexes: ['0302'], what: [what] });
    const { [field]: _gone, ...rest } = on({ ...state, land }, '0302')!;
    expect(on(state, '0302')).toEqual(rest);
    expect(state.land.paths).toBe(land.paths);
  });

  it('takes labels with the places', () => {
    const labels = [
      { hex: '0302', words: 'Here be rats', size: 2 as const },
      { hex: '0808', words: 'The Mere', size: 2 as const },
    ];
    const erase = { type: 'erase-hexes' as const, hexes: ['0302', '0303'] };
    const { state, told } = playOn({ ...land, labels }).when(erase);
    expect(state.land.labels).toEqual([labels[1]]);
    expect(told).toEqual(['Places, labels, roads and rivers erased from 2 hexes.']);
    expect(playOn({ ...land, labels: labels.slice(0, 1) }).when(erase).state.land).not.toHaveProperty(
      'labels',
    );
  });

  it('cuts a road in its middle, and keeps its ends', () => {
    const { state } = playOn(land).when({ type: 'erase-hexes', hexes: ['0303'], what: ['ways'] });
    expect(state.land.paths).toEqual([
      { kind: 'road', name: 'Fell Road', hexes: ['0301', '0302'] },
      { kind: 'road', name: 'Fell Road', hexes: ['0304', '0305'] },
      land.paths[1],
    ]);
  });

  it('says what was taken from which hexes, and nothing of what was not there', () => {
    const what = ['notes', 'ways', 'regions'] as const;
    const given = ['0303', '0404', '0303', '0102'];
    const outcome = playOn(land).when({ type: 'erase-hexes', hexes: given, what: [...what] });
    expect(fact(outcome, 'hexes-erased')).toMatchObject({
      hexes: ['0303', '0102'],
      what: ['regions', 'ways'],
      secret: true,
    });
  });

  it('does nothing where nothing is, and is refused off the map', () => {
    const game = playOn(land);
    expect(game.when({ type: 'erase-hexes', hexes: ['0404', '0808'] }).events).toEqual([]);
    expect(game.refused({ type: 'erase-hexes', hexes: ['0302', '0901'] })).toMatchObject({
      code: 'unknown-hex',
      path: 'hexes.1',
    });
  });

  it('is seen by the drawing of the map, which draws only those columns anew', () => {
    const { state } = playOn(land).when({ type: 'erase-hexes', hexes: ['0302'] });
    const change = changeOf(land, state.land)!;
    expect(change.columns.map(([index]) => index)).toEqual([2]);
    const told = changedLand(land, change);
    expect(hexBoxes(land, told)).toHaveLength(1);
    expect(told.paths).toEqual(state.land.paths);
  });
});
