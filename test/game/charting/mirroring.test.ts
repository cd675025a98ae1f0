import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hexAt, hexesOf } from '../../../shared/hex/land.ts';
import { AXES, mirrorAcross } from '../../../shared/hex/shifting.ts';
import { hexBoxes } from '../../../src-renderer/map/tiles/changed.ts';
import { changedLand, changeOf } from '../../../src-renderer/map/tiles/landChange.ts';
import { fact } from '../../helpers/play.ts';
import { anyLand, elsewhere, hasNoGaps, landWith, on, playOn, someHexes } from './lands.ts';

const keep = { kind: 'castle', name: 'Keep', secret: false, site: 'cellar' } as const;
const full = { terrain: 'hills', feature: keep, region: 'fen', note: 'Rats', known: true } as const;
const moor = { terrain: 'moor', known: false } as const;
const cellar = { name: 'Cellar', hex: '0303', dangerous: true, dark: true, note: '', encounters: [] };
const land = landWith(
  { '0303': full, '0503': { terrain: 'water' }, '0304': { terrain: 'forest', feature: keep } },
  {
    paths: [
      { kind: 'road', name: 'Fell Road', hexes: ['0303', '0402'] },
      { kind: 'river', name: 'Fell', hexes: ['0202', '0303'] },
    ],
    sites: { cellar },
  },
);
/** Two hexes on both sides of column 4, and one in it. */
const wide = ['0303', '0402', '0503'];
const mirror = { type: 'mirror-hexes' as const, hexes: wide, axis: 'east-west' as const };

describe('hexes that are mirrored', () => {
  it('from east to west, change sides of the column in the middle with all that is on them', () => {
    const { state } = playOn(land).when(mirror);
    expect([on(state, '0503'), on(state, '0303')]).toEqual([full, { terrain: 'water', known: false }]);
    expect(state.land.sites).toEqual({ cellar: { ...cellar, hex: '0503' } });
  });

  it('take the roads along that run through them alone', () => {
    const { state } = playOn(land).when(mirror);
    expect(state.land.paths.map(({ hexes }) => hexes)).toEqual([
      ['0503', '0402'],
      ['0202', '0303'],
    ]);
  });

  it('from north to south, change sides of the hex in the middle', () => {
    const hexes = ['0303', '0304', '0305'];
    const { state } = playOn(land).when({ ...mirror, hexes, axis: 'north-south' });
    expect(hexes.map((label) => on(state, label))).toEqual([
      moor,
      { terrain: 'forest', feature: keep, known: false },
      full,
    ]);
  });

  it('where the middle lies between two columns, change sides of the odd one', () => {
    const { state } = playOn(land).when({ ...mirror, hexes: ['0303', '0403', '0503', '0603'] });
    expect(on(state, '0703')).toEqual(full);
    expect(on(state, '0503')).toEqual({ terrain: 'water', known: false });
  });

  it('leave terrain and region behind, and as a copy all of it', () => {
    const hexes = ['0303', '0502'];
    const left = playOn(land).when({ ...mirror, hexes }).state;
    expect([on(left, '0303'), on(left, '0503')]).toEqual([
      { terrain: 'hills', region: 'fen', known: true },
      full,
    ]);
    const { state } = playOn(land).when({ ...mirror, hexes, copy: true });
    expect([on(state, '0303'), on(state, '0503')]).toEqual([
      full,
      {
        terrain: 'hills',
        feature: { kind: 'castle', name: 'Keep', secret: false },
        region: 'fen',
        known: true,
      },
    ]);
    expect(state.land.sites).toEqual(land.sites);
  });

  it('as a copy, leave roads that they do not cover', () => {
    const hexes = ['0303', '0402', '0504'];
    const { state } = playOn(land).when({ ...mirror, hexes, copy: true });
    expect(state.land.paths.map((path) => path.hexes)).toEqual([
      ['0303', '0402'],
      ['0503', '0402'],
      ['0202', '0303'],
    ]);
  });

  it('are told in the log, for the referee alone', () => {
    const outcome = playOn(land).when(mirror);
    expect(outcome.told).toEqual(['Mirrored 3 hexes from east to west.']);
    expect(fact(outcome, 'hexes-mirrored')).toMatchObject({
      moves: [
        ['0303', '0503'],
        ['0402', '0402'],
        ['0503', '0303'],
      ],
      axis: 'east-west',
      copy: false,
      secret: true,
    });
    const copied = playOn(land).when({ ...mirror, axis: 'north-south', copy: true });
    expect(copied.told).toEqual(['Mirrored a copy of 3 hexes from north to south.']);
  });

  it('are refused when one would leave the map', () => {
    const game = playOn(land);
    expect(game.refused({ ...mirror, hexes: ['0202', '0102'] })).toEqual({
      code: 'off-map',
      message: 'Hex 0202 would leave the map.',
      path: 'hexes.0',
    });
    const all = [...hexesOf(land)].map(([label]) => label);
    expect(game.refused({ ...mirror, hexes: all }).message).toBe('Hex 0101 would leave the map.');
  });

  it('that are each their own mirror image, are no change', () => {
    expect(playOn(land).when({ ...mirror, hexes: ['0301', '0302'] }).events).toEqual([]);
  });

  it('are seen by the drawing of the map', () => {
    const { state } = playOn(land).when(mirror);
    const told = changedLand(land, changeOf(land, state.land)!);
    expect(hexBoxes(land, told)).toHaveLength(2);
    expect(told.paths).toEqual(state.land.paths);
  });
});

describe('whatever hexes are mirrored', () => {
  /** A land, and hexes of it with those they are mirrored to, all of them on it. */
  const anyMirror = fc
    .tuple(anyLand, someHexes(), fc.constantFrom(...AXES))
    .map(([before, some, axis]) => {
      const hexes = [...new Set([...(before.paths[0]?.hexes ?? []), ...some])];
      const shift = mirrorAcross(hexes, axis);
      return { before, hexes, there: hexes.map((label) => shift(label) ?? ''), axis };
    })
    .filter(
      ({ before, hexes, there }) =>
        there.every((label) => hexAt(before, label)) && there.join() !== hexes.join(),
    );

  it('no hex comes or goes, none elsewhere changes, and no way has a gap', () => {
    fc.assert(
      fc.property(anyMirror, fc.boolean(), ({ before, hexes, there, axis }, copy) => {
        const { state } = playOn(before).when({ type: 'mirror-hexes', hexes, axis, copy });
        const touched = copy ? there : [...hexes, ...there];
        expect([...hexesOf(state.land)]).toHaveLength(64);
        expect(elsewhere(state.land, ...touched)).toEqual(elsewhere(before, ...touched));
        expect(there.map((label) => hexAt(state.land, label)?.terrain)).toEqual(
          hexes.map((label) => hexAt(before, label)?.terrain),
        );
        expect(hasNoGaps(state.land)).toBe(true);
      }),
    );
  });

  it('twice, they are as before, with all ways but those that were there already', () => {
    const within = (all: readonly string[], way: readonly string[]): boolean =>
      way.every((label) => all.includes(label));
    const alone = anyMirror.filter(
      ({ before, hexes, there }) =>
        !before.paths.some((path) => within(there, path.hexes) && !within(hexes, path.hexes)),
    );
    fc.assert(
      fc.property(alone, ({ before, hexes, there, axis }) => {
        const { land: after } = playOn(before)
          .given({ type: 'mirror-hexes', hexes, axis })
          .given({ type: 'mirror-hexes', hexes: there, axis }).state;
        const covered = there.filter((label) => !hexes.includes(label));
        expect(elsewhere(after, ...covered)).toEqual(elsewhere(before, ...covered));
        expect(after.paths).toEqual(before.paths);
      }),
    );
  });

  it('twice, the land is as before where they come to lie on themselves', () => {
    const folded = anyMirror
      .map(({ hexes, there, ...rest }) => ({ ...rest, hexes: [...new Set([...hexes, ...there])] }))
      .filter(({ hexes, axis }) => {
        const shift = mirrorAcross(hexes, axis);
        return (
          hexes.every((label) => hexes.includes(shift(label) ?? '')) &&
          hexes.some((label) => shift(label) !== label)
        );
      });
    fc.assert(
      fc.property(folded, ({ before, hexes, axis }) => {
        const command = { type: 'mirror-hexes' as const, hexes, axis };
        expect(playOn(before).given(command, command).state.land).toEqual(before);
      }),
    );
  });
});
