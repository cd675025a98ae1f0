import type { Campaign } from '../../../shared/campaign/state.ts';
import { roadBetween } from '../../../shared/hex/land.ts';
import type { TerrainId } from '../../../shared/hex/terrain.ts';
import type { Playthrough } from '../../helpers/play.ts';
import { party as rook } from '../block-dodge-parry/party.ts';
import { party as bryn } from '../cairn/party.ts';
import { party as maeAndOdo } from '../fivey/party.ts';
import { mae } from '../nightsong/party.ts';

/** A party of a system that rolls for the way, in the middle of a forest, with the faces that lose the way and keep it. */
export interface Wanderers {
  name: string;
  party: () => Playthrough;
  lost: number;
  kept: number;
  /** What has the campaign roll in the forest. */
  options: Readonly<Record<string, number | string>>;
  /** The kind of event that tells of the roll. */
  rolled: string;
}

export const WANDERERS: readonly Wanderers[] = [
  {
    name: 'Nightsong',
    party: () => mae() as unknown as Playthrough,
    lost: 60,
    kept: 50,
    options: { navigation: 'off-roads' },
    rolled: 'navigation-rolled',
  },
  {
    name: 'Cairn',
    party: () => bryn() as unknown as Playthrough,
    lost: 2,
    kept: 3,
    options: { navigation: 'off-roads' },
    rolled: 'way-sought',
  },
  {
    name: 'Block, Dodge, Parry',
    party: () => rook() as unknown as Playthrough,
    lost: 1,
    kept: 6,
    options: { navigation: 'off-roads' },
    rolled: 'way-sought',
  },
  {
    name: 'FIVEY',
    party: () => maeAndOdo() as unknown as Playthrough,
    lost: 2,
    kept: 18,
    options: { 'way-dc': 12 },
    rolled: 'way-sought',
  },
];

type Hex = Campaign['land']['columns'][number][number];
/** Hexes of the forest that are otherwise. */
export type Otherwise = Readonly<Record<string, Partial<NonNullable<Hex>>>>;

const SIZE = 7;

/** A forest of seven by seven hexes without encounters, the party in its middle, at 0404. */
export function inForest(
  { party, options }: Wanderers,
  otherwise: Otherwise = {},
  roads: readonly (readonly string[])[] = [],
): Playthrough {
  const hexAt = (column: number, row: number) => ({
    terrain: 'forest' as TerrainId,
    known: false,
    region: 'deep',
    ...otherwise[`0${column}0${row}`],
  });
  const numbers = Array.from({ length: SIZE }, (_, index) => index + 1);
  const game = party();
  game.given(
    {
      type: 'chart-land',
      land: {
        name: 'The Deep Forest',
        columns: numbers.map((column) => numbers.map((row) => hexAt(column, row))),
        paths: roads.map((hexes) => ({ kind: 'road', hexes })),
        sites: {},
        regions: { deep: { name: 'The Deep', dangerous: false } },
      },
    },
    { type: 'place-party', hex: '0404' },
    ...Object.entries({ 'losing-the-way': 'astray', ...options }).map(([option, value]) => ({
      type: 'set-option',
      option,
      value,
    })),
  );
  if (roadBetween(game.state.land, '0404', '0403')) throw new Error('A road leads north.');
  return game;
}

export const to = (hex: string) => ({ type: 'travel', to: hex });

/** Where they are, and where they think they are. */
export const whereabouts = ({ state: { party } }: Playthrough): (string | null | undefined)[] => [
  party.hex,
  party.believed,
];

/** They meant to go north to 0403, and are at 0304 without knowing it. */
export function strayedWest(wanderers: Wanderers, ...land: [Otherwise?, (readonly (readonly string[])[])?]) {
  const game = inForest(wanderers, ...land);
  game.when(to('0403'), [wanderers.lost, 1]);
  return game;
}
