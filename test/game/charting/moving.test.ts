import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankCampaign } from '../../../shared/campaign/blankCampaign.ts';
import { CreatureSchema, type Campaign } from '../../../shared/campaign/state.ts';
import { hexAt, hexesOf } from '../../../shared/hex/land.ts';
import { shiftFrom } from '../../../shared/hex/shifting.ts';
import { cairn } from '../../../shared/systems/cairn/index.ts';
import { hexBoxes } from '../../../src-renderer/map/tiles/changed.ts';
import { changedLand, changeOf } from '../../../src-renderer/map/tiles/landChange.ts';
import { fact } from '../../helpers/play.ts';
import { anyHex, anyLand, elsewhere, hasNoGaps, landWith, on, playOn, someHexes } from './lands.ts';

const hobtown = { kind: 'town', name: 'Hobtown', secret: false, site: 'cellar' } as const;
const full = { terrain: 'hills', feature: hobtown, region: 'fen', note: 'Rats', known: true } as const;
const cellar = { name: 'Cellar', hex: '0302', dangerous: true, dark: true, note: '', encounters: [] };
const land = landWith(
  { '0302': full, '0605': { terrain: 'swamp', region: 'coast', note: 'Bats' } },
  {
    paths: [
      { kind: 'road', name: 'Fell Road', hexes: ['0302', '0303'] },
      { kind: 'river', name: 'Fell', hexes: ['0303', '0304', '0305'] },
    ],
    sites: { cellar },
  },
);
const move = { type: 'move-hexes' as const, hexes: ['0302', '0303'], from: '0302', to: '0605' };

describe('hexes that are moved', () => {
  it('have all that was on them where they go, in place of what was there', () => {
    const { state } = playOn(land).when(move);
    expect(on(state, '0605')).toEqual(full);
    expect(on(state, '0606')).toEqual({ terrain: 'moor', known: false });
  });

  it('leave terrain, region and what players know behind', () => {
    const { state } = playOn(land).when(move);
    expect(on(state, '0302')).toEqual({ terrain: 'hills', region: 'fen', known: true });
  });

  it('go right where they cover each other', () => {
    const { state } = playOn(land).when({ ...move, to: '0303' });
    expect([on(state, '0303'), on(state, '0304')]).toEqual([full, on({ ...state, land }, '0303')]);
    expect(on(state, '0302')).toEqual({ terrain: 'hills', region: 'fen', known: true });
  });

  it('take the roads and rivers along that run through them alone', () => {
    const { state } = playOn(land).when(move);
    expect(state.land.paths).toEqual([
      { kind: 'road', name: 'Fell Road', hexes: ['0605', '0606'] },
      land.paths[1],
    ]);
  });

  it('take their labels along, in place of those that were there', () => {
    const [mine, theirs] = [
      { hex: '0302', words: 'Here be rats', size: 2 as const },
      { hex: '0605', words: 'The Mere', size: 3 as const },
    ];
    const { state } = playOn({ ...land, labels: [mine, theirs] }).when(move);
    expect(state.land.labels).toEqual([{ ...mine, hex: '0605' }]);
    expect(playOn({ ...land, labels: [theirs] }).when(move).state.land).not.toHaveProperty('labels');
  });

  it('are told in the log, for the referee alone', () => {
    const outcome = playOn(land).when(move);
    expect(outcome.told).toEqual(['Moved 2 hexes from 0302 to 0605.']);
    const moves = [
      ['0302', '0605'],
      ['0303', '0606'],
    ];
    expect(fact(outcome, 'hexes-moved')).toMatchObject({ moves, from: '0302', to: '0605', secret: true });
  });

  it('are refused, all of them, by the first that would leave the map', () => {
    const game = playOn(land);
    expect(game.refused({ ...move, hexes: ['0302', '0505', '0604'] })).toEqual({
      code: 'off-map',
      message: 'Hex 0604 would leave the map.',
      path: 'hexes.2',
    });
    expect(game.refused({ ...move, hexes: ['0302', '0909'] }).code).toBe('unknown-hex');
    expect(game.state.land).toBe(land);
  });

  it('to where they are, are no change', () => {
    expect(playOn(land).when({ ...move, to: '0302' }).events).toEqual([]);
  });

  it('are seen by the drawing of the map', () => {
    const { state } = playOn(land).when(move);
    const change = changeOf(land, state.land)!;
    expect(change.columns.map(([index]) => index)).toEqual([2, 5]);
    const told = changedLand(land, change);
    expect(hexBoxes(land, told).length).toBeGreaterThan(1);
    expect(told.paths).toEqual(state.land.paths);
  });
});

describe('with the hexes that are moved', () => {
  const pell = CreatureSchema.parse({
    id: 'pell',
    name: 'Pell',
    kind: 'person',
    hitPoints: { now: 3, max: 3 },
    sheet: {},
    hex: '0302',
  });
  const cache = { id: 'sack', hex: '0302', items: [], coins: 5 };
  const key = { aloud: 'A gate.', secret: '', places: [] };
  const campaign = blankCampaign(cairn);
  const more: Partial<Campaign> = {
    creatures: { pell, odo: { ...pell, id: 'odo', hex: '0401' } },
    caches: { sack: cache },
    keys: { '0302': key, '0605': { ...key, aloud: 'A bog.' }, '0404': key, cellar: key },
    party: { ...campaign.party, hex: '0302', trail: ['0301', '0302'] },
  };

  it('go their sites, and the people and things kept there', () => {
    const { state } = playOn(land, more).when(move);
    expect(state.land.sites).toEqual({ cellar: { ...cellar, hex: '0605' } });
    expect([state.creatures['pell']?.hex, state.creatures['odo']?.hex]).toEqual(['0605', '0401']);
    expect(state.caches).toEqual({ sack: { ...cache, hex: '0605' } });
  });

  it('goes what is written about them, in place of what was written there', () => {
    const { state } = playOn(land, more).when(move);
    expect(state.keys).toEqual({ '0605': key, '0404': key, cellar: key });
  });

  it('does not go the party', () => {
    const { state } = playOn(land, more).when(move);
    expect(state.party).toEqual(more.party);
  });
});

describe('whatever hexes are moved', () => {
  /** A land, and hexes of it that stay on it: some of one way, and others. */
  const anyMove = fc
    .tuple(anyLand, fc.record({ hexes: someHexes(), from: anyHex, to: anyHex }))
    .map(([before, { hexes, from, to }]) => {
      const shift = shiftFrom(from, to);
      const all = [...new Set([...(before.paths[0]?.hexes ?? []), ...hexes])];
      const there = all.map((label) => shift(label) ?? '');
      const stay = all.filter((_, index) => hexAt(before, there[index]!));
      return { before, hexes: stay, there: there.filter((label) => hexAt(before, label)), from, to };
    })
    .filter(({ hexes, from, to }) => hexes.length > 0 && from !== to);

  it('no hex comes or goes, none elsewhere changes, and no way has a gap', () => {
    fc.assert(
      fc.property(anyMove, ({ before, hexes, there, from, to }) => {
        const { state } = playOn(before).when({ type: 'move-hexes', hexes, from, to });
        const touched = [...hexes, ...there];
        expect([...hexesOf(state.land)]).toHaveLength(64);
        expect(elsewhere(state.land, ...touched)).toEqual(elsewhere(before, ...touched));
        expect(there.map((label) => hexAt(state.land, label))).toEqual(
          hexes.map((label) => hexAt(before, label)),
        );
        expect(state.land.paths).toHaveLength(before.paths.length);
        expect(hasNoGaps(state.land)).toBe(true);
      }),
    );
  });

  it('there and back, they are as before where nothing covered the other', () => {
    const apart = anyMove.filter(
      ({ before, hexes, there }) =>
        !there.some((label) => hexes.includes(label)) &&
        !before.paths.some((path) => path.hexes.every((label) => there.includes(label))),
    );
    fc.assert(
      fc.property(apart, ({ before, hexes, there, from, to }) => {
        const { land: after } = playOn(before)
          .given({ type: 'move-hexes', hexes, from, to })
          .given({ type: 'move-hexes', hexes: there, from: to, to: from }).state;
        expect(elsewhere(after, ...there)).toEqual(elsewhere(before, ...there));
        expect(after.paths).toEqual(before.paths);
      }),
    );
  });
});
