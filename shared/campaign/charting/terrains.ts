import { z } from 'zod';
import type { Hex, Land, OwnTerrain } from '../../hex/land.ts';
import { TERRAIN_IDS, TERRAINS, type TerrainId } from '../../hex/terrain.ts';
import { defineCommand, type System } from '../../systems/contract.ts';
import { rememberedLast } from '../../remembered.ts';
import { spanInShort } from '../../time/scales.ts';
import { blankCampaign } from '../blankCampaign.ts';
import { find, freshId, IdSchema } from '../ids.ts';
import type { Field, Offer } from '../offer.ts';
import { Refusal } from '../refusal.ts';
import { NameSchema, type Campaign } from '../state.ts';
import { terrainKept, terrainRemoved } from './terrainEvents.ts';
import { ENTERED, setOutInto } from './twoHexes.ts';

const SECRET = { secret: true };
const Terrain = z.enum(TERRAIN_IDS);
const MOST_LETTERS = 40;

/** A terrain of the referee’s own. Refuses `unknown-terrain`. */
export function demandTerrain(
  { terrains = {} }: Pick<Land, 'terrains'>,
  id: string,
  path: string,
): OwnTerrain {
  const own = find(terrains, id);
  if (!own)
    throw new Refusal(
      'unknown-terrain',
      `There is no custom terrain “${id}” on this map. Add it first.`,
      path,
    );
  return own;
}

/** A land whose hexes of own terrains are what those are for the rules. Refuses `unknown-terrain`. */
export function withTerrains(land: Land): Land {
  if (!land.columns.some((column) => column.some((hex) => hex?.own !== undefined))) return land;
  const hexIn = (hex: Hex | null, path: string): Hex | null =>
    hex?.own === undefined ? hex : { ...hex, terrain: demandTerrain(land, hex.own, path).counts };
  const columns = land.columns.map((column, x) =>
    column.map((hex, y) => hexIn(hex, `land.columns.${x}.${y}.own`)),
  );
  return { ...land, columns };
}

const keepTerrainFields = z.strictObject({
  type: z.literal('keep-terrain'),
  id: IdSchema.optional(),
  name: NameSchema.max(MOST_LETTERS, `the name of a terrain can have at most ${MOST_LETTERS} characters`),
  /** The terrain in whose tone its ground is drawn. */
  looks: Terrain,
  /** What stands on it; the same is what usually stands on the terrain that it looks like. */
  symbols: z.enum(['same', 'none', ...TERRAIN_IDS]).default('same'),
  /** The terrain that it is for all rules. */
  counts: Terrain,
});

const keepTerrain = defineCommand({
  type: 'keep-terrain',
  title: 'Save terrain',
  about:
    'A custom terrain: its name, its ground, what stands on it, and which other terrain it is for the rules. Paint it on the map.',
  when: ['anytime'],
  fields: keepTerrainFields,
  decide: (decision, { type: _type, id: given, symbols, ...rest }) => {
    const { land } = decision.state;
    if (given !== undefined) demandTerrain(land, given, 'id');
    // The given ones are no ids of other terrains either, so that one word never means two.
    const terrain = { ...rest, ...(symbols !== 'same' && { symbols }) };
    const id = given ?? freshId(terrain.name, 'terrain', { ...TERRAINS, ...land.terrains });
    decision.emit(terrainKept, { id, terrain }, SECRET);
  },
  offers: (campaign, system) => {
    const { columns, terrains = {} } = campaign.land;
    if (columns.length === 0) return [];
    const counts = countsChoices(campaign.options, system);
    return [formWith(counts), ...Object.entries(terrains).map((own) => formWith(counts, own))];
  },
});

const removeTerrain = defineCommand({
  type: 'remove-terrain',
  title: 'Remove terrain',
  about: 'Removes a custom terrain; its hexes become the terrain that it is for the rules.',
  when: ['anytime'],
  fields: z.strictObject({ type: z.literal('remove-terrain'), id: IdSchema }),
  decide: (decision, { id }) => {
    demandTerrain(decision.state.land, id, 'id');
    decision.emit(terrainRemoved, { id }, SECRET);
  },
  offers: ({ land }) => (land.terrains ? [removalForm(land)] : []),
});

const removalForm = (land: Land): Offer<{ type: 'remove-terrain'; id: string }> => ({
  label: 'Remove terrain…',
  group: 'world',
  command: { type: 'remove-terrain' },
  needs: [
    {
      name: 'id',
      label: 'Terrain',
      kind: 'choice',
      choices: ownChoices(land),
    },
  ],
});

const choiceOf = (value: TerrainId): { value: string; label: string } => ({
  value,
  label: TERRAINS[value].name,
});

type Choices = NonNullable<Field['choices']>;

/** The given terrains to choose from. */
export const GROUNDS: Choices = TERRAIN_IDS.map(choiceOf);

/** The custom terrains of a land to choose from. */
export const ownChoices = ({ terrains = {} }: Pick<Land, 'terrains'>): Choices =>
  Object.entries(terrains).map(([value, { name }]) => ({ value, label: name }));

/** What may stand on a ground; waves are on water as usual, and nowhere else. */
const ON_IT: Choices = [
  { value: 'same', label: 'as usual' },
  { value: 'none', label: 'nothing' },
  ...TERRAIN_IDS.filter((id) => id !== 'water').map(choiceOf),
];

type Rules = Pick<System, 'id' | 'calendar' | 'details' | 'travel'>;

/**
 * The given terrains, and how long the rules let a party take for a hex of each that carries nothing, in fair weather and away from
 * roads: “hills, 5 h”. It is asked for after every command, and only house rules change it.
 */
const countsChoices = rememberedLast((options: Campaign['options'], system: Rules): Choices => {
  const campaign = { ...blankCampaign(system), options };
  const hours = (terrain: TerrainId): string =>
    spanInShort(system.travel.leg(setOutInto(campaign, { terrain }), ENTERED).seconds);
  return TERRAIN_IDS.map((id) => ({
    value: id,
    label: `${TERRAINS[id].name}, ${TERRAINS[id].barred ? 'can’t be walked' : hours(id)}`,
  }));
});

/** The form that changes a terrain of the referee’s own. */
export const terrainForm = (
  campaign: Campaign,
  system: Rules,
  own: readonly [string, OwnTerrain],
): ReturnType<typeof formWith> => formWith(countsChoices(campaign.options, system), own);

/** The form that adds a terrain, or changes one, with the given ones as which it may count. */
const formWith = (
  counts: Choices,
  [id, own]: readonly [string, OwnTerrain] | readonly [] = [],
): Offer<z.input<typeof keepTerrainFields>> => ({
  label: own ? `Edit ${own.name}…` : 'Add terrain…',
  group: 'world',
  command: { type: 'keep-terrain', ...(id === undefined ? {} : { id }) },
  needs: [
    { name: 'name', label: 'Name', kind: 'text', ...(own && { value: own.name }) },
    {
      name: 'looks',
      label: 'Ground',
      kind: 'choice',
      choices: GROUNDS,
      value: own?.looks ?? 'plain',
    },
    {
      name: 'symbols',
      label: 'On it',
      kind: 'choice',
      choices: ON_IT,
      value: own?.symbols ?? 'same',
    },
    {
      name: 'counts',
      label: 'For the rules',
      kind: 'choice',
      hint: 'Hours, getting lost, food and all else are as there.',
      choices: counts,
      value: own?.counts ?? 'plain',
    },
  ],
});

export const terrainCommands = [keepTerrain, removeTerrain];
