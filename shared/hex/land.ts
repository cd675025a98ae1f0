import { z } from 'zod';
import { remembered } from '../remembered.ts';
import { WeatherBySeasonSchema } from '../time/weatherOdds.ts';
import { columnRow, DIRECTIONS, labelOf, neighbour, type HexLabel } from './coordinates.ts';
import { TERRAIN_IDS } from './terrain.ts';

export const HexLabelSchema = z
  .string()
  .regex(/^(\d{4}|\d{6})$/, 'a hex is written as column and row, like 0302')
  .refine((label) => columnRow(label) !== undefined, 'columns and rows count from 1');

const Short = z.string().min(1).max(200);

/** The places that the map has signs for. */
export const PLACE_KINDS = [
  'town',
  'village',
  'castle',
  'tower',
  'ruin',
  'cave',
  'shrine',
  'bridge',
  'camp',
  'monument',
] as const;

/** Those where people live and trade, with a bed for who can pay. */
export const SETTLEMENTS: ReadonlySet<string | undefined> = new Set(['town', 'village', 'castle']);

export const WAY_KINDS = ['road', 'paved', 'river'] as const;

/** A mark on a hex: what a traveller finds there. `secret` ones are the referee's until found. */
export const FeatureSchema = z.strictObject({
  kind: z.enum(PLACE_KINDS),
  name: Short,
  secret: z.boolean().default(false),
  /** The site that can be explored here. */
  site: z.string().optional(),
});

const OwnId = z.string().regex(/^[a-z][a-z0-9-]*$/);

/** A terrain of the referee’s own. */
export const OwnTerrainSchema = z.strictObject({
  name: z.string().min(1).max(40),
  /** The terrain in whose tone its ground is drawn. */
  looks: z.enum(TERRAIN_IDS),
  /** What stands on it; left out, what stands on the terrain that it looks like. */
  symbols: z.enum([...TERRAIN_IDS, 'none']).optional(),
  /** The terrain that it is for all rules. */
  counts: z.enum(TERRAIN_IDS),
});

export const HexSchema = z.strictObject({
  terrain: z.enum(TERRAIN_IDS),
  feature: FeatureSchema.optional(),
  region: z.string().max(200).optional(),
  note: z.string().max(10_000).optional(),
  /** The players know what lies here. */
  known: z.boolean().default(false),
  /** Its terrain among the land’s own; `terrain` is then the given one as which that counts. */
  own: OwnId.optional(),
});

/** A road or a river, hex by hex. */
export const PathSchema = z.strictObject({
  kind: z.enum(WAY_KINDS),
  name: z.string().max(200).default(''),
  hexes: z.array(HexLabelSchema).min(2).max(1000),
});

export const EncounterRowSchema = z.strictObject({
  weight: z.int().min(1).max(1000).default(1),
  title: Short,
  /** Names of the system's bestiary with a number or dice for how many. */
  who: z.array(z.strictObject({ statBlock: Short, count: z.string().max(20).default('1') })).default([]),
});

export const RegionTextSchema = z.string().max(10_000);

export const RegionSchema = z.strictObject({
  name: Short,
  /** Random encounters happen only in populated or dangerous places. */
  dangerous: z.boolean().default(true),
  encounters: z.array(EncounterRowSchema).default([]),
  /** Markdown: what is read to the players, and what only the referee knows. */
  aloud: RegionTextSchema.optional(),
  secret: RegionTextSchema.optional(),
  /** What decides the weather that breaks with a day there, in place of the rules. */
  weather: WeatherBySeasonSchema.optional(),
});

export const SiteSchema = z.strictObject({
  name: Short,
  hex: HexLabelSchema,
  dangerous: z.boolean().default(true),
  dark: z.boolean().default(true),
  note: z.string().max(10_000).default(''),
  encounters: z.array(EncounterRowSchema).default([]),
});

/** A label of the referee’s on the map, such as the name of a wood or a warning: small, usual or large letters. */
export const LandLabelSchema = z.strictObject({
  hex: HexLabelSchema,
  words: z
    .string()
    .trim()
    .min(1, 'a label has words')
    .max(80, 'a label can have at most 80 characters')
    .regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, 'a label can’t have control characters'),
  size: z.literal([1, 2, 3]).default(2),
});

const LandLabelsSchema = z
  .array(LandLabelSchema)
  .refine(
    (labels) => new Set(labels.map(({ hex }) => hex)).size === labels.length,
    'a hex can have one label',
  );

/** A land on paper: a rectangle of columns, each a list of hexes from row 1 down; null where the paper is blank. */
export const LandSchema = z.strictObject({
  name: Short,
  columns: z.array(z.array(HexSchema.nullable()).max(999)).max(999),
  paths: z.array(PathSchema).default([]),
  regions: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), RegionSchema).default({}),
  sites: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), SiteSchema).default({}),
  /** At most one for a hex; left out where there are none. */
  labels: LandLabelsSchema.optional(),
  /** The terrains of the referee’s own, beside the given ones. */
  terrains: z.record(OwnId, OwnTerrainSchema).optional(),
});

export type Land = z.infer<typeof LandSchema>;
export type OwnTerrain = z.infer<typeof OwnTerrainSchema>;
export type Hex = z.infer<typeof HexSchema>;
export type Feature = z.infer<typeof FeatureSchema>;
export type LandPath = z.infer<typeof PathSchema>;
export type LandLabel = z.infer<typeof LandLabelSchema>;
export type Region = z.infer<typeof RegionSchema>;
export type Site = z.infer<typeof SiteSchema>;
export type EncounterRow = z.infer<typeof EncounterRowSchema>;

/** The hex of a label; undefined where the land has none. */
export function hexAt<AnyHex = Hex>(
  land: { columns: readonly (readonly (AnyHex | null)[])[] },
  label: HexLabel,
): AnyHex | undefined {
  const place = columnRow(label);
  return place ? (land.columns[place.column - 1]?.[place.row - 1] ?? undefined) : undefined;
}

/** What stands in a hex by its name, a secret as well, or else the label: for the referee alone. */
export const placeOf = (
  land: { columns: readonly (readonly (Pick<Hex, 'feature'> | null)[])[] },
  label: HexLabel,
): string => hexAt(land, label)?.feature?.name ?? label;

/** Lays a hex on the paper, which must be that large. */
export function putHex({ columns }: Pick<Land, 'columns'>, label: HexLabel, hex: Hex): void {
  const place = columnRow(label);
  const column = place && columns[place.column - 1];
  if (!column) throw new Error(`${label} is not on the paper.`);
  column[place.row - 1] = hex;
}

/** The referee’s label on a hex; undefined where it has none. */
export const labelAt = ({ labels }: Pick<Land, 'labels'>, at: HexLabel): LandLabel | undefined =>
  labels?.find(({ hex }) => hex === at);

export type Road = Exclude<LandPath['kind'], 'river'>;

/** The hexes to which a road runs straight from each, in both directions, and the better kind where there are two. */
export const roadsIn = remembered(
  (paths: Land['paths']): ReadonlyMap<HexLabel, ReadonlyMap<HexLabel, Road>> => {
    const roads = new Map<HexLabel, Map<HexLabel, Road>>();
    const lay = (from: HexLabel, to: HexLabel, kind: Road): void => {
      const out = roads.get(from) ?? new Map<HexLabel, Road>();
      roads.set(from, out);
      if (out.get(to) !== 'paved') out.set(to, kind);
    };
    for (const { kind, hexes } of paths)
      for (const [index, to] of hexes.entries()) {
        const from = hexes[index - 1];
        if (kind === 'river' || from === undefined) continue;
        lay(from, to, kind);
        lay(to, from, kind);
      }
    return roads;
  },
);

/** The best road between two neighbouring hexes. */
export const roadBetween = ({ paths }: Pick<Land, 'paths'>, from: HexLabel, to: HexLabel): Road | undefined =>
  roadsIn(paths).get(from)?.get(to);

/** Every hex of the land with its label, column by column. */
export function* hexesOf(land: Land): Generator<[HexLabel, Hex]> {
  for (const [column, hexes] of land.columns.entries())
    for (const [row, hex] of hexes.entries()) if (hex) yield [labelOf(column + 1, row + 1), hex];
}

/** The parts of a way in which every hex is kept, each of two hexes at least. */
export function stretches<AnyHex = HexLabel>(
  hexes: readonly AnyHex[],
  keep: (hex: AnyHex) => boolean,
): AnyHex[][] {
  const parts: AnyHex[][] = [[]];
  for (const hex of hexes) {
    if (keep(hex)) parts.at(-1)?.push(hex);
    else parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}

/** Roads and rivers without the hexes that are gone: the parts before and behind them stay, and whole ways are the same objects. */
export const cutOut = (paths: readonly LandPath[], gone: ReadonlySet<HexLabel>): LandPath[] =>
  paths.flatMap((path) =>
    path.hexes.some((label) => gone.has(label))
      ? stretches(path.hexes, (label) => !gone.has(label)).map((rest) => ({ ...path, hexes: rest }))
      : [path],
  );

/** The hexes of a region, by their labels; of null those that are in none. */
export const hexesIn = ({ columns }: Pick<Land, 'columns'>, region: string | null): HexLabel[] =>
  columns.flatMap((column, x) =>
    column.flatMap((hex, y) => (hex && (hex.region ?? null) === region ? [labelOf(x + 1, y + 1)] : [])),
  );

/** All hexes of the same ground that hang together with one of them, itself first; none off the map. */
export function sameGround(land: Pick<Land, 'columns'>, from: HexLabel): HexLabel[] {
  const ground = hexAt(land, from);
  if (ground === undefined) return [];
  const isSame = (hex: Hex | undefined): boolean => hex?.terrain === ground.terrain && hex.own === ground.own;
  const found = new Set([from]);
  for (const label of found)
    for (const { id } of DIRECTIONS) {
      const next = neighbour(label, id);
      if (next && !found.has(next) && isSame(hexAt(land, next))) found.add(next);
    }
  return [...found];
}
