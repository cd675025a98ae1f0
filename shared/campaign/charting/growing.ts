import { z } from 'zod';
import { grow } from '../../growing/grow.ts';
import { WishesSchema, type Wishes } from '../../growing/wishes.ts';
import type { Land } from '../../hex/land.ts';
import { defineCommand } from '../../systems/contract.ts';
import { landCharted } from '../events/wholeLand.ts';
import { leaveMap } from '../key/whereabouts.ts';
import { Refusal } from '../refusal.ts';
import { NameSchema, type Campaign } from '../state.ts';
import { wildEncounters } from '../tables/wilds.ts';

const fields = z.strictObject({
  type: z.literal('grow-land'),
  name: NameSchema.optional(),
  ...WishesSchema.shape,
  /** Only where the map is blank; else the land takes the place of the map. */
  only: z.boolean().default(true),
});

/** A land that grows, with encounters of the system in its new regions, and what of it is new. Refuses `nothing-blank`. */
export function grownLand(
  { land: mine, tables }: Pick<Campaign, 'land' | 'tables'>,
  wishes: Wishes,
  { name, only }: { name?: string | undefined; only: boolean },
  encounters: Land['regions'][string]['encounters'],
): ReturnType<typeof grow> & { around: boolean } {
  const around = only && mine.columns.some((column) => column.some((hex) => hex !== null));
  const grown = grow(wishes, around ? mine : undefined, namesOf(tables, wishes.table));
  if (grown.added.hexes === 0)
    throw new Refusal(
      'nothing-blank',
      'The whole map is filled already. Choose a larger size, or let the new land replace it.',
      'only',
    );
  const regions = Object.entries(grown.land.regions).map(
    ([id, region]) => [id, around && id in mine.regions ? region : { ...region, encounters }] as const,
  );
  const land = { ...grown.land, ...(name !== undefined && { name }), regions: Object.fromEntries(regions) };
  return { ...grown, land, around };
}

const LONGEST_NAME = 200;

/** The rows of a table of the campaign, as names. Refuses `unknown-table`. */
function namesOf(tables: Campaign['tables'], name: string | undefined): string[] {
  if (name === undefined) return [];
  const table = Object.values(tables).find((one) => one.name === name);
  if (!table) throw new Refusal('unknown-table', `There is no custom table “${name}”.`, 'table');
  return table.rows.map(({ text }) => text.trim().slice(0, LONGEST_NAME)).filter((text) => text !== '');
}

const growLand = defineCommand({
  type: 'grow-land',
  title: 'Grow land',
  about:
    'Creates a land with coasts, mountains, rivers, woods, settlements, roads, regions and names. The same choices with the same seed make the same land.',
  when: ['anytime'],
  fieldNotes:
    'With “only”, what is on the map stays as it is, and the blank rest is filled. “mountains” goes from 1, none, to 5, many; “wet” from 1, dry, to 5, fens; “settled” from 1, wild, to 5, thick.',
  fields,
  decide: (decision, { type: _type, name, only, ...wishes }) => {
    const encounters = wildEncounters(decision);
    const { land, added, around } = grownLand(decision.state, wishes, { name, only }, encounters);
    const unplaced = !around && leaveMap(decision);
    decision.emit(
      landCharted,
      {
        land,
        grown: { ...wishes, hexes: added.hexes },
        ...(around && { around }),
        ...(unplaced && { unplaced }),
      },
      { secret: true },
    );
  },
});

export const growingCommands = [growLand];
