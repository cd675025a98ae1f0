import { produce } from 'immer';
import type { Room } from '../../shared/campaign/key/plan.ts';
import type { Campaign } from '../../shared/campaign/state.ts';
import { hexesOf } from '../../shared/hex/land.ts';
import { mistakenBy } from '../../shared/hex/mistaken.ts';
import type { System } from '../../shared/systems/contract.ts';

export const CANARY = 'canary';

/** Those whom the players play, in whichever group they are. */
const played = ({ party, groups }: Campaign): ReadonlySet<string> =>
  new Set([party, ...groups.map((group) => group.party)].flatMap(({ members }) => members));

function hideCreatures(draft: Campaign): void {
  const ours = played(draft);
  for (const creature of Object.values(draft.creatures)) {
    creature.note = `${CANARY} note`;
    creature.statBlock = `${CANARY} stat block`;
    creature.want = `${CANARY} want`;
    creature.look = `${CANARY} look`;
    creature.manner = `${CANARY} manner`;
    creature.hidden = `${CANARY} secret`;
    creature.haunts = [{ from: 0, to: 24, where: `${CANARY} haunt` }];
    if (ours.has(creature.id)) continue;
    // Who is met stands before the players, and is called by name.
    if (draft.encounter?.creatures.includes(creature.id)) creature.name = 'Somebody met';
    for (const item of creature.items) item.name = `${CANARY} item`;
    for (const condition of creature.conditions) condition.name = `${CANARY} condition`;
  }
  const [from = '', to = ''] = Object.keys(draft.creatures);
  draft.relations = [{ from, to, what: `${CANARY} relation` }];
}

/** What is written about a region, and the weather that may come there. */
const secretRegion = {
  aloud: `${CANARY} region aloud`,
  secret: `${CANARY} region secret`,
  weather: [{ season: `${CANARY} season`, odds: [{ name: `${CANARY} weather`, hard: false, chance: 100 }] }],
};

function hideLand({ land, party }: Campaign): void {
  for (const [label, hex] of hexesOf(land)) {
    hex.note = `${CANARY} hex note`;
    if (hex.feature) hex.feature.site ??= `${CANARY} site`;
    // What is discovered may be told; until then open places are as hidden as secret ones.
    if (hex.known && hex.feature?.name.startsWith(CANARY)) delete hex.feature;
    if (!hex.known) hex.feature = { kind: 'ruin', name: `${CANARY} ${label}`, secret: label.endsWith('1') };
  }
  // What ground is called they know where they were, and where they walk without knowing where that is.
  const walked = new Set(mistakenBy(party).map(({ hex }) => hex));
  land.terrains = { hidden: { name: `${CANARY} ground`, looks: 'heath', symbols: 'none', counts: 'moor' } };
  for (const [label, hex] of hexesOf(land))
    if (hex.known || walked.has(label)) delete hex.own;
    else hex.own = 'hidden';
  // A region and a road are called by name where they are known.
  const known = new Map([...hexesOf(land)].filter(([, hex]) => hex.known));
  const inside = new Set([...known.values()].map(({ region }) => region));
  for (const [id, region] of Object.entries(land.regions))
    Object.assign(region, secretRegion, { name: inside.has(id) ? 'Where they were' : `${CANARY} region` });
  for (const [id, site] of Object.entries(land.sites)) {
    // Who is inside knows what the place is called.
    site.name = id === party.site?.id ? 'Where they are' : `${CANARY} site`;
    site.note = `${CANARY} site note`;
  }
  land.labels = [...hexesOf(land)].map(([hex]) => ({
    hex,
    words: known.has(hex) ? 'A label they know' : `${CANARY} label`,
    size: 2,
  }));
  for (const path of land.paths) {
    const isKnown = path.hexes.some((hex, index) => known.has(hex) && known.has(path.hexes[index + 1] ?? ''));
    path.name = isKnown ? 'A road they know' : `${CANARY} path`;
  }
}

function hideKeys({ caches, keys, plans, prices }: Campaign): void {
  for (const cache of Object.values(caches))
    for (const item of cache.items) item.name = `${CANARY} lying item`;
  for (const key of Object.values(keys)) {
    key.aloud = `${CANARY} key aloud`;
    key.secret = `${CANARY} key secret`;
    key.places = [{ name: `${CANARY} place`, aloud: `${CANARY} place`, secret: `${CANARY} place` }];
  }
  for (const { levels, rooms } of Object.values(plans)) {
    for (const level of levels) level.name = `${CANARY} level`;
    for (const room of Object.values(rooms)) hideRoom(room);
  }
  prices[`${CANARY} ware`] = 7;
}

function hideRoom(room: Room): void {
  for (const field of ['number', 'name', 'level', 'aloud', 'secret'] as const)
    room[field] = `${CANARY} ${field}`;
  if (room.visited !== undefined) room.name = 'Where they were';
  room.trap = { text: `${CANARY} trap` };
  for (const exit of room.exits) exit.note = `${CANARY} exit`;
  for (const row of room.inhabitants) row.title = `${CANARY} inhabitant`;
  for (const item of room.treasure) item.name = `${CANARY} treasure`;
  room.tables = [`${CANARY} table`];
  for (const one of room.done) one.note = `${CANARY} done`;
}

function hideMeeting({ timers, encounter, fight }: Campaign): void {
  // What pursues the party is met under the name of its clock when it arrives.
  for (const timer of Object.values(timers))
    if (timer.order !== 'light' && timer.details['danger'] !== 'pursuer') timer.name = `${CANARY} timer`;
  if (encounter) encounter.title = `${CANARY} encounter`;
  if (!fight) return;
  fight.outcome &&= `${CANARY} outcome`;
  fight.moraleDue = fight.moraleDue.map(() => `${CANARY} morale`);
  for (const line of fight.aftermath) line.label = `${CANARY} aftermath`;
}

/** The campaign with a canary in everything that is the referee's alone. */
export const withCanaries = (campaign: Campaign): Campaign =>
  produce(campaign, (draft) => {
    for (const hide of [hideCreatures, hideLand, hideKeys, hideMeeting]) hide(draft);
  });

/** A site where the party is, with two rooms in which everything is secret. */
export const secretRooms = (hex: string | null) => {
  const site = `${CANARY}-vault`;
  const room = {
    type: 'keep-room',
    site,
    name: `${CANARY} room`,
    level: `${CANARY} level`,
    aloud: `${CANARY} aloud`,
    secret: `${CANARY} secret`,
    trap: `${CANARY} trap`,
    inhabitants: [`${CANARY} inhabitant`],
    treasure: [{ name: `${CANARY} treasure`, slots: 0 }],
  };
  return [
    { type: 'keep-site', name: `${CANARY} vault`, hex },
    room,
    room,
    {
      type: 'join-rooms',
      site,
      room: 'room-1',
      to: 'room-2',
      kind: 'secret',
      note: `${CANARY} exit`,
    },
    { type: 'enter-site', site },
    { type: 'mark-room', note: `${CANARY} done` },
  ];
};

/** What is written about where the party is. */
export const secretKey = (hex: string | null) => ({
  type: 'keep-key',
  at: hex,
  aloud: `${CANARY} key aloud`,
  secret: `${CANARY} key secret`,
  places: [{ name: `${CANARY} place` }],
});

export const secretPlay = ({ statBlocks, ownBlocks }: System) => [
  { type: 'note', text: `${CANARY} log line`, secret: true },
  { type: 'start-timer', name: `${CANARY} timer`, kind: 'progress', segments: 4, secret: true },
  {
    type: 'add-person',
    name: `${CANARY} person`,
    note: `${CANARY} note`,
    statBlock: statBlocks[0]?.name,
    want: `${CANARY} want`,
    hidden: `${CANARY} secret`,
  },
  { type: 'add-item', creature: `${CANARY}-person`, item: { name: `${CANARY} thing` } },
  { type: 'drop-item', creature: `${CANARY}-person`, item: `${CANARY}-thing` },
  { type: 'add-faction', name: `${CANARY} faction`, knows: `${CANARY} knowledge` },
  { type: 'relate', from: `${CANARY}-person`, to: `${CANARY}-faction`, what: `${CANARY} relation` },
  { type: 'keep-tables', tables: [{ name: `${CANARY} table`, rows: [{ text: `${CANARY} row` }] }] },
  {
    type: 'keep-stat-blocks',
    blocks: [
      {
        name: `${CANARY} stat block`,
        note: `${CANARY} note`,
        figures: ownBlocks.book.parse(statBlocks[0]),
      },
    ],
  },
  { type: 'keep-terrain', name: `${CANARY} terrain`, looks: 'desert', counts: 'swamp' },
  {
    type: 'keep-region',
    name: `${CANARY} region`,
    encounters: [`${CANARY} encounter`],
    ...secretRegion,
  },
];
