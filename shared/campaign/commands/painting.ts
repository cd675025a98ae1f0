import { z } from 'zod';
import { directionTo } from '../../hex/coordinates.ts';
import { hexAt, HexLabelSchema, PathSchema, type Land } from '../../hex/land.ts';
import { TERRAIN_IDS } from '../../hex/terrain.ts';
import { defineCommand } from '../../systems/contract.ts';
import { demandTerrain, GROUNDS } from '../charting/terrains.ts';
import { hexesPainted, pathDrawn, pathsErased } from '../events/land.ts';
import { blankLandLaid } from '../events/wholeLand.ts';
import { leaveMap } from '../key/whereabouts.ts';
import { find, IdSchema, MOST_LETTERS } from '../ids.ts';
import { Line } from '../key/plan.ts';
import { Refusal } from '../refusal.ts';
import { hexOnMap } from '../lookup.ts';
import { NameSchema } from '../state.ts';
import { wholeLand } from '../tables/wilds.ts';

const SECRET = { secret: true };
const Terrain = z.enum(TERRAIN_IDS);
const Side = z.int().min(1).max(200);
/** The hexes of one stroke of the brush. */
export const Stroke = z.array(HexLabelSchema).min(1).max(40_000);

/** Refuses `unknown-hex` where a hex is not on the map. */
export function mustBeThere(land: Land, labels: readonly string[]): void {
  for (const [index, label] of labels.entries()) hexOnMap({ land }, label, `hexes.${index}`);
}

const layOutLand = defineCommand({
  type: 'lay-out-land',
  title: 'New map',
  about:
    'Creates a map of one terrain, ready to paint. It replaces the current map, and the party is to be placed on it. All of it is one region with an encounter table of the system, until there are others.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('lay-out-land'),
    name: NameSchema,
    columns: Side,
    rows: Side,
    terrain: Terrain.default('plain'),
  }),
  decide: (decision, { type: _type, ...land }) => {
    const unplaced = leaveMap(decision);
    const region = wholeLand(decision, land.name);
    decision.emit(blankLandLaid, { ...land, region, ...(unplaced && { unplaced }) });
  },
  offers: ({ land }) => [
    {
      label: 'New map…',
      ...(land.columns.length > 0 ? { detail: `replaces ${land.name}` } : {}),
      group: 'world',
      command: { type: 'lay-out-land' },
      needs: [
        { name: 'name', label: 'Map name', kind: 'text' },
        { name: 'columns', label: 'West to east', kind: 'number', value: 20, unit: 'hexes' },
        { name: 'rows', label: 'North to south', kind: 'number', value: 15, unit: 'hexes' },
        {
          name: 'terrain',
          label: 'Terrain',
          kind: 'choice',
          choices: GROUNDS,
        },
      ],
    },
  ],
});

const paintHexes = defineCommand({
  type: 'paint-hexes',
  title: 'Paint map',
  about: 'One brush stroke: changes the terrain, the region, or what the players know of each hex.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('paint-hexes'),
    hexes: Stroke,
    terrain: Terrain.optional(),
    /** The id of a terrain of the referee’s own, in the place of `terrain`. */
    own: IdSchema.optional(),
    known: z.boolean().optional(),
    /** Null takes them out of their regions. */
    region: IdSchema.nullable().optional(),
  }),
  decide: (decision, { hexes: stroke, terrain: given, own, known, region }) => {
    const { land } = decision.state;
    mustBeThere(land, stroke);
    if (region && !find(land.regions, region))
      throw new Refusal('unknown-region', `There is no region “${region}”.`, 'region');
    if (given && own !== undefined)
      throw new Refusal('two-terrains', 'A hex has only one terrain. Leave out “terrain” or “own”.', 'own');
    const terrain = own === undefined ? given : demandTerrain(land, own, 'own').counts;
    const changed = [...new Set(stroke)].filter((label) => {
      const hex = hexAt(land, label);
      return (
        (terrain && (hex?.terrain !== terrain || hex.own !== own)) ||
        (known !== undefined && hex?.known !== known) ||
        (region !== undefined && (hex?.region ?? null) !== region)
      );
    });
    if (changed.length === 0) return;
    decision.emit(hexesPainted, { hexes: changed, terrain, own, known, region }, SECRET);
  },
});

const { kind } = PathSchema.shape;

const drawPath = defineCommand({
  type: 'draw-path',
  title: 'Draw road or river',
  about: 'Draws a road or a river through adjacent hexes.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('draw-path'),
    kind,
    name: Line(MOST_LETTERS).default(''),
    hexes: z.array(HexLabelSchema).min(2, 'a road or river needs at least two hexes').max(1000),
  }),
  decide: (decision, { kind: way, name: called, hexes: stroke }) => {
    mustBeThere(decision.state.land, stroke);
    const gap = stroke.findIndex((label, index) => index > 0 && !directionTo(stroke[index - 1] ?? '', label));
    if (gap > 0)
      throw new Refusal(
        'not-next',
        `${stroke[gap] ?? ''} is not next to ${stroke[gap - 1] ?? ''}.`,
        `hexes.${gap}`,
      );
    decision.emit(pathDrawn, { path: { kind: way, name: called, hexes: stroke } }, SECRET);
  },
});

const erasePaths = defineCommand({
  type: 'erase-paths',
  title: 'Erase roads and rivers',
  about: 'Removes all roads and rivers from some hexes.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('erase-paths'), hexes: Stroke }),
  decide: (decision, { hexes: stroke }) => {
    const { land } = decision.state;
    mustBeThere(land, stroke);
    const gone = new Set(stroke);
    const touched = land.paths.filter((path) => path.hexes.some((label) => gone.has(label)));
    if (touched.length === 0) return;
    decision.emit(pathsErased, { hexes: [...gone] }, SECRET);
  },
});

export const paintingCommands = [layOutLand, paintHexes, drawPath, erasePaths];
