import type { PrepCard, PrepLine } from '../../../shared/api.ts';
import { counted } from '../../../shared/text/words.ts';
import { duesOf } from '../../../shared/campaign/dues.ts';
import { find } from '../../../shared/campaign/ids.ts';
import { inOrder, roomName } from '../../../shared/campaign/key/rooms.ts';
import { livingPeople, residentsOf } from '../../../shared/campaign/key/whereabouts.ts';
import { statBlockNamed } from '../../../shared/campaign/tables/bestiary.ts';
import type { Campaign } from '../../../shared/campaign/state.ts';
import { directionTo, hexesAround, neighbour, type HexLabel } from '../../../shared/hex/coordinates.ts';
import { hexAt, type EncounterRow, type Site } from '../../../shared/hex/land.ts';
import { groundName } from '../../../shared/hex/ground.ts';
import type { Game } from '../../game/game.ts';
import { momentInWords } from '../view/time.ts';
import { gapsOf } from './gaps.ts';

const MOST_DUE = 12;
const MOST_MISSING = 200;

/** The checklist for the next session: what is due, where the party is heading, what is linked there, what is missing. */
export function prepCard(game: Game): PrepCard {
  const { campaign } = game.state;
  const hexes = hexesAhead(campaign);
  const sites = sitesByNearness(campaign, hexes);
  const missing = [...missingRooms(game, sites), ...missingNotes(campaign, hexes), ...missingWants(campaign)];
  return {
    due: dueLines(game),
    ahead: hexes.map(({ hex, why }) => aheadLine(campaign, hex, why)),
    linked: linked(game, hexes, sites),
    missing: missing.slice(0, MOST_MISSING),
    more: Math.max(0, missing.length - MOST_MISSING),
  };
}

const dueLines = ({ state: { campaign }, system, calendar }: Game): PrepLine[] =>
  duesOf(campaign, system)
    .slice(0, MOST_DUE)
    .map(({ label, at, source }) => ({
      label,
      detail: [momentInWords(calendar, at), source].filter(Boolean).join(', '),
    }));

/** A hex that may come up, and why. */
interface Ahead {
  hex: HexLabel;
  why: string;
}

/** Where the party is going, where it is, what lies straight ahead of its last step, and all around. */
function hexesAhead({ land, party: { hex, trail, underWay } }: Campaign): Ahead[] {
  if (hex === null) return [];
  const last = trail.at(-2);
  const direction = last === undefined ? undefined : directionTo(last, hex);
  const straight = direction && neighbour(hex, direction.id);
  const all: Ahead[] = [
    ...(underWay ? [{ hex: underWay.to, why: 'on the way there' }] : []),
    { hex, why: 'the party is here' },
    ...(straight ? [{ hex: straight, why: 'straight ahead' }] : []),
    ...hexesAround(hex, 1).map((next) => ({ hex: next, why: 'next to the party' })),
  ];
  return all.filter(
    (one, index) => hexAt(land, one.hex) && all.findIndex((other) => other.hex === one.hex) === index,
  );
}

function aheadLine(campaign: Campaign, label: HexLabel, why: string): PrepLine {
  const hex = hexAt(campaign.land, label);
  const here = Object.entries(campaign.land.sites).filter(([, site]) => site.hex === label);
  const people = residentsOf(campaign, label).length;
  return {
    label: `${label} ${hex?.feature?.name ?? (hex ? groundName(campaign.land, hex) : '')}`.trim(),
    detail: [
      why,
      ...here.map(([id, { name }]) => `${name} (${counted(roomsOf(campaign, id).length, 'room')})`),
      ...(people > 0 ? [counted(people, 'person', 'people')] : []),
    ].join(', '),
    hex: label,
  };
}

const roomsOf = ({ plans }: Campaign, site: string) => inOrder(Object.values(find(plans, site)?.rooms ?? {}));

/** All sites: the one where the party is, those of hexes ahead in their order, then the others. */
function sitesByNearness({ land, party }: Campaign, hexes: readonly Ahead[]): [string, Site][] {
  const rank = (id: string, { hex }: Site): number => {
    const at = hexes.findIndex((one) => one.hex === hex);
    return party.site?.id === id ? -1 : at < 0 ? hexes.length : at;
  };
  return Object.entries(land.sites).sort(([a, one], [b, other]) => rank(a, one) - rank(b, other));
}

/** Stat blocks and tables that are named where the party may come to, each once. */
function linked(
  { state: { campaign }, system }: Game,
  hexes: readonly Ahead[],
  sites: readonly [string, Site][],
): PrepLine[] {
  const near = new Set(hexes.map(({ hex }) => hex));
  const blocks = new Map<string, string>();
  const tables = new Map<string, string>();
  const note = (rows: readonly EncounterRow[], where: string): void => {
    for (const { statBlock } of rows.flatMap(({ who }) => who))
      if (!blocks.has(statBlock)) blocks.set(statBlock, where);
  };
  for (const [id, { name, hex, encounters }] of sites) {
    if (!near.has(hex)) continue;
    for (const room of roomsOf(campaign, id)) {
      note(room.inhabitants, `${name}, ${roomName(room)}`);
      for (const table of room.tables)
        if (!tables.has(table)) tables.set(table, `${name}, ${roomName(room)}`);
    }
    note(encounters, name);
  }
  for (const { hex } of hexes) {
    const region = find(campaign.land.regions, hexAt(campaign.land, hex)?.region ?? '');
    if (region) note(region.encounters, region.name);
  }
  return [
    ...[...blocks]
      .filter(([block]) => statBlockNamed(campaign, system, block))
      .map(([block, detail]) => ({ label: block, detail, block })),
    ...[...tables].map(([table, detail]) => ({ label: table, detail, table })),
  ];
}

const missingRooms = ({ state: { campaign }, system }: Game, sites: readonly [string, Site][]): PrepLine[] =>
  sites.flatMap(([site, { name, hex }]): PrepLine[] => {
    const plan = find(campaign.plans, site);
    const rooms = roomsOf(campaign, site);
    if (!plan || rooms.length === 0) return [{ label: name, detail: 'No rooms', site, hex }];
    const gaps = gapsOf(campaign, system, plan);
    return rooms.flatMap((room) =>
      gaps(room).map((detail) => ({ label: `${name}, ${roomName(room)}`, detail, site, room: room.id, hex })),
    );
  });

const missingNotes = ({ land, keys }: Campaign, hexes: readonly Ahead[]): PrepLine[] =>
  hexes.flatMap(({ hex: label }) => {
    const hex = hexAt(land, label);
    const key = find(keys, label);
    if (hex?.note?.trim() || key?.aloud.trim() || key?.secret.trim()) return [];
    const name = hex?.feature?.name;
    return [{ label: name ? `${label} ${name}` : label, detail: 'No note', hex: label }];
  });

const missingWants = (campaign: Campaign): PrepLine[] =>
  livingPeople(campaign)
    .filter(({ want }) => !want?.trim())
    .map(({ id, name }) => ({ label: name, detail: 'Nothing they want', creature: id }));
