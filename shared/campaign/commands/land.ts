import { z } from 'zod';
import { DIRECTIONS, neighbour } from '../../hex/coordinates.ts';
import { hexAt, HexLabelSchema } from '../../hex/land.ts';
import { TERRAIN_IDS } from '../../hex/terrain.ts';
import { defineCommand, type System } from '../../systems/contract.ts';
import { hoursInShort } from '../../time/scales.ts';
import { reallyTo } from '../astray/stray.ts';
import { GivenFeatureSchema, GivenLandSchema } from '../charting/given.ts';
import { MapCountsSchema, MapFileSchema, MergeCountsSchema } from '../charting/mapFile.ts';
import { withTerrains } from '../charting/terrains.ts';
import { hexMarked, partyPlaced, weatherChanged } from '../events/land.ts';
import { landCharted } from '../events/wholeLand.ts';
import { find } from '../ids.ts';
import { hexOnMap, placeIn } from '../lookup.ts';
import { leaveSite } from '../key/rooms.ts';
import { leaveHex, leaveMap } from '../key/whereabouts.ts';
import { hexField, usual, type Offer } from '../offer.ts';
import { Refusal } from '../refusal.ts';
import { nextOnRoute } from '../route/route.ts';
import type { Campaign } from '../state.ts';
import { barred, nobodyWalks, describeLeg, isDark, secondsLeft, walk } from '../travel.ts';

const chartLand = defineCommand({
  type: 'chart-land',
  title: 'Set map',
  about: 'Gives the campaign its map: hexes, roads, regions, sites.',
  when: ['anytime'],
  fieldNotes:
    'Imports also give “file”, the map file that it was read from, “read”, how much of that was understood, and “merged”, what a newer version of the file changed.',
  fields: z.strictObject({
    type: z.literal('chart-land'),
    land: GivenLandSchema,
    file: MapFileSchema.optional(),
    read: MapCountsSchema.optional(),
    merged: MergeCountsSchema.optional(),
  }),
  decide: (decision, { type: _type, land, ...imported }) => {
    for (const [id, site] of Object.entries(land.sites))
      if (!hexAt(land, site.hex))
        throw new Refusal(
          'unknown-hex',
          `The site “${site.name}” is not on the map.`,
          `land.sites.${id}.hex`,
        );
    for (const [index, { hex }] of (land.labels ?? []).entries())
      hexOnMap({ land }, hex, `land.labels.${index}.hex`);
    const unplaced = leaveMap(decision, land);
    decision.emit(
      landCharted,
      { land: withTerrains(land), ...imported, ...(unplaced && { unplaced }) },
      imported.file && { secret: true },
    );
  },
});

const markHex = defineCommand({
  type: 'mark-hex',
  title: 'Edit hex',
  about: 'Changes a hex: its terrain, its place, the referee’s note, and whether the players know it.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('mark-hex'),
    hex: HexLabelSchema,
    terrain: z.enum(TERRAIN_IDS).optional(),
    feature: GivenFeatureSchema.nullable().optional(),
    note: z.string().max(10_000).optional(),
    known: z.boolean().optional(),
  }),
  decide: (decision, { hex, terrain, feature, note, known }) => {
    hexOnMap(decision.state, hex);
    decision.emit(hexMarked, { hex, terrain, feature, note, known }, { secret: true });
  },
});

const placeParty = defineCommand({
  type: 'place-party',
  title: 'Place party',
  about: 'Puts the party on a hex without travelling; its trail starts over.',
  when: ['closed', 'downtime', 'world'],
  fields: z.strictObject({ type: z.literal('place-party'), hex: HexLabelSchema }),
  decide: (decision, { hex }) => {
    hexOnMap(decision.state, hex);
    const { land, party } = decision.state;
    const site = party.site && find(land.sites, party.site.id);
    if (party.site && site?.hex !== hex) leaveSite(decision);
    if (party.hex !== hex) leaveHex(decision);
    decision.emit(partyPlaced, { hex });
  },
  offers: ({ land, party, mode }) =>
    mode.closed || party.hex !== null || land.columns.length === 0
      ? []
      : [
          {
            label: 'Place party…',
            main: true,
            command: { type: 'place-party' },
            needs: [hexField()],
          },
        ],
});

const setWeather = defineCommand({
  type: 'set-weather',
  title: 'Set weather',
  about: 'Sets the weather and whether it slows travel.',
  when: ['anytime'],
  fields: z.strictObject({
    type: z.literal('set-weather'),
    name: z.string().trim().min(1).max(100),
    hard: z.boolean().default(false),
  }),
  decide: (decision, { name, hard }) => {
    decision.emit(weatherChanged, { name, hard });
  },
  offers: ({ weather }) => [
    {
      label: 'Change weather…',
      group: 'world',
      command: { type: 'set-weather' },
      needs: [
        {
          name: 'name',
          label: 'Weather',
          kind: 'text',
          value: weather.hard ? 'fair' : 'storm',
          choices: usual(['fair', 'overcast', 'fog', 'rain', 'wind', 'snow', 'storm']),
        },
        { name: 'hard', label: 'Slows travel', kind: 'check', value: !weather.hard },
      ],
    },
  ],
});

const travel = defineCommand({
  type: 'travel',
  title: 'Travel',
  about: 'Moves the party to an adjacent hex, with hours, weather, food, light and the encounter check.',
  when: ['world'],
  fieldNotes: 'Without “to”, the party walks on along its planned route.',
  fields: z.strictObject({ type: z.literal('travel'), to: HexLabelSchema.optional() }),
  decide: (decision, { to = onRoute(decision.state) }) => walk(decision, to),
  offers: (campaign, system) => [
    ...walkingOn(campaign, system),
    ...DIRECTIONS.flatMap((direction) => wayOut(campaign, system, direction)),
  ],
});

/** The next hex of the route; refuses with `no-route` where none is planned, or where the party has left it. */
function onRoute(campaign: Campaign): string {
  const to = nextOnRoute(campaign);
  if (to !== undefined) return to;
  throw new Refusal(
    'no-route',
    campaign.party.route
      ? 'The party has left its route. Plan the way from here.'
      : 'No route is planned. Choose a hex to travel to.',
    'to',
  );
}

/** The next leg of the route, whatever its direction; in the dark nobody walks on without a second thought. */
function walkingOn(
  campaign: Campaign,
  system: Pick<System, 'travel' | 'light' | 'calendar'>,
): Offer<{ type: 'travel' }>[] {
  const to = nextOnRoute(campaign);
  const end = campaign.party.route?.at(-1);
  if (to === undefined || end === undefined || !mayWalk(campaign, system, to)) return [];
  const leg = system.travel.leg(campaign, reallyTo(campaign, to));
  return [
    {
      label: `Walk on to ${placeIn(campaign, end) ?? end}`,
      detail: `${to}, ${inHours(campaign, to, leg)}`,
      ...(isDark(campaign, system) ? {} : { main: true }),
      command: { type: 'travel' },
    },
  ];
}

/** How long the rest of a leg takes: "4 h". */
const inHours = (...leg: Parameters<typeof secondsLeft>): string => hoursInShort(secondsLeft(...leg));

/** Whether the party may set out for a neighbour now. */
const mayWalk = (campaign: Campaign, { travel }: Pick<System, 'travel'>, to: string): boolean =>
  !barred(campaign, to) && !nobodyWalks(campaign) && travel.open?.(campaign) !== false;

function wayOut(
  campaign: Campaign,
  system: Pick<System, 'travel'>,
  direction: (typeof DIRECTIONS)[number],
): Offer<{ type: 'travel'; to: string }>[] {
  const to = campaign.party.hex && neighbour(campaign.party.hex, direction.id);
  if (!to || !mayWalk(campaign, system, to)) return [];
  const really = reallyTo(campaign, to);
  const leg = system.travel.leg(campaign, really);
  return [
    {
      label: `${direction.name.charAt(0).toUpperCase()}${direction.name.slice(1)} to ${to}`,
      detail: `${describeLeg(campaign, really, leg)} · ${inHours(campaign, to, leg)}`,
      direction: direction.id,
      group: 'travel',
      command: { type: 'travel', to },
      ...(campaign.party.underWay?.to === to ? { main: true } : {}),
    },
  ];
}

export const landCommands = [chartLand, markHex, placeParty, setWeather, travel];
