import fc from 'fast-check';
import { blankCampaign } from '../../../shared/campaign/blankCampaign.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { DIRECTIONS, hexDistance, labelOf, neighbour } from '../../../shared/hex/coordinates.ts';
import { hexAt, hexesOf, LandSchema, type Hex, type Land } from '../../../shared/hex/land.ts';
import { cairn } from '../../../shared/systems/cairn/index.ts';
import { play } from '../../helpers/play.ts';

/** A land of moor, with other hexes here and there. */
export function landWith(
  hexes: Readonly<Record<string, Partial<Hex>>>,
  {
    columns = 8,
    rows = 8,
    ...rest
  }: Partial<Omit<Land, 'columns'>> & { columns?: number; rows?: number } = {},
): Land {
  const hex = (column: number, row: number) => ({ terrain: 'moor', ...hexes[labelOf(column, row)] });
  return LandSchema.parse({
    name: 'The Fells',
    columns: Array.from({ length: columns }, (_, x) =>
      Array.from({ length: rows }, (__, y) => hex(x + 1, y + 1)),
    ),
    ...rest,
  });
}

/** A game on a land, with what else there is in the campaign. */
export const playOn = (land: Land, more: Partial<Campaign> = {}) =>
  play(cairn, { from: { ...blankCampaign(cairn), ...more, land } });

/** What lies on a hex. */
export const on = (campaign: Campaign, label: string): Hex | undefined => hexAt(campaign.land, label);

const column = fc.integer({ min: 1, max: 8 });
/** Any hex of the lands below. */
export const anyHex = fc.tuple(column, column).map(([x, y]) => labelOf(x, y));
export const someHexes = (most = 20) => fc.uniqueArray(anyHex, { minLength: 1, maxLength: most });

const anyWay = fc
  .tuple(anyHex, fc.array(fc.constantFrom(...DIRECTIONS), { minLength: 1, maxLength: 4 }))
  .map(([from, steps]) =>
    steps.reduce<string[]>(
      (way, { id }) => {
        const next = neighbour(way.at(-1) ?? from, id);
        return next !== undefined && Number(next.slice(0, 2)) <= 8 && Number(next.slice(2)) <= 8
          ? [...way, next]
          : way;
      },
      [from],
    ),
  )
  .filter((hexes) => hexes.length > 1);

const ground = fc.record(
  {
    terrain: fc.constantFrom('moor', 'forest', 'water'),
    known: fc.boolean(),
    region: fc.constantFrom('fen', 'coast'),
    note: fc.constantFrom('Rats', 'Bats'),
    feature: fc.record({ kind: fc.constant('tower'), name: fc.constantFrom('Keep', 'Spire') }),
  },
  { requiredKeys: ['terrain', 'known'] },
);

/** A land of eight columns and rows with whatever on them, and ways from hex to hex. */
export const anyLand = fc
  .tuple(
    fc.array(fc.array(ground, { minLength: 8, maxLength: 8 }), { minLength: 8, maxLength: 8 }),
    fc.array(
      anyWay.map((hexes) => ({ kind: 'road', hexes })),
      { maxLength: 4 },
    ),
  )
  .map(([columns, paths]) => LandSchema.parse({ name: 'The Fells', columns, paths }));

/** What a land is without some of its hexes and its ways. */
export const elsewhere = (land: Land, ...but: string[]): [string, Hex][] =>
  [...hexesOf(land)].filter(([label]) => !but.includes(label));

/** Whether each hex of each way lies next to the one before it. */
export const hasNoGaps = ({ paths }: Land): boolean =>
  paths.every(({ hexes }) =>
    hexes.every((label, index) => index === 0 || hexDistance(hexes[index - 1]!, label) === 1),
  );
