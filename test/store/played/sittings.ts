import { systemOf } from '../../../shared/systems/registry.ts';
import type { Game } from '../../../src-main/game/game.ts';
import type { AnyCommand } from '../../helpers/play.ts';

/** A command that depends on where the game is by now; undefined where there is nothing to do. */
type Act = (game: Game) => AnyCommand | undefined;
/** A command, or so many clicks of a fight. */
export type Step = AnyCommand | Act | { fight: number };

const member =
  (at: number) =>
  ({ state }: Game): string => {
    const { party, groups } = state.campaign;
    return [party, ...groups.map((group) => group.party)].flatMap(({ members }) => members)[at] ?? '';
  };
const [first, second, third, fourth] = [member(0), member(1), member(2), member(3)];

/** Ends what a turn or a road brought. */
const inPeace: Act = ({ state: { campaign } }) => (campaign.encounter ? { type: 'part' } : undefined);
/** The other group of the party, or the first of several. */
const other =
  (type: 'switch-group' | 'join-groups'): Act =>
  ({ state }) => ({ type, group: state.campaign.groups[0]?.id });
const takeUp: Act = ({ state }) => ({ type: 'take-up', shelf: state.campaign.shelf[0]?.id });

/** What only one system has: on an evening in session, and what ends the campaign after its last checkpoint. */
const OWN: Readonly<Record<string, { foe: string; deeds: Step[]; end: Step[] }>> = {
  nightsong: {
    foe: 'Bandit',
    deeds: [
      { type: 'check', actor: 'tobin', ability: 'dex', dr: 15, about: 'up the mill wheel' },
      { type: 'spend-focus', actor: 'tobin' },
      { type: 'die-of-fate', about: 'Is the miller at home?', threshold: 30, secret: true },
      { type: 'roll-weather' },
      { type: 'long-rest' },
    ],
    // The party stays split, and the fight on the shelf.
    end: [
      { type: 'split-party', members: ['mae', 'tobin'], called: 'The scouts' },
      other('switch-group'),
      { type: 'pass-time', scale: 'watch' },
      { type: 'verdict', actor: 'mae', verdict: 'assured', about: 'reads the old road signs' },
    ],
  },
  'block-dodge-parry': {
    foe: 'Bandit',
    deeds: [
      { type: 'attempt', actor: 'fen', task: 'sneak past the mill', attribute: 'dex' },
      { type: 'die-of-fate', about: 'do they know the miller' },
      { type: 'eat', creatures: ['rook', 'asa'], meal: 'simple', fire: true },
      { type: 'sleep', quality: 'normal' },
      { type: 'expose', creature: 'quill', disease: 'swampsigh' },
    ],
    // An act stands undone, and can be done again.
    end: [{ type: 'note', text: 'They burn the mill.' }, { type: 'undo' }],
  },
  cairn: {
    foe: 'Wolf',
    deeds: [
      { type: 'hire', name: 'Pim', role: 'torchbearer', scores: { str: 9, dex: 10, wil: 8 }, hitPoints: 3 },
      { type: 'save', actors: ['osric', 'maud'], attribute: 'dex', why: 'over the fallen bridge' },
      { type: 'cast', actor: 'osric', item: 'spellbook-sleep' },
      { type: 'sleep', safe: true },
    ],
    // The fight is taken up again and goes on.
    end: [takeUp, { fight: 2 }],
  },
  fivey: {
    foe: 'Orc',
    deeds: [
      { type: 'check', actor: 'mae', stat: 'dex', skilled: true, dc: 14, purpose: 'opens the mill’s loft' },
      { type: 'fall', creature: 'odo', feet: 10 },
      { type: 'cast', actor: 'ansa', spell: 'Illuminate' },
      { type: 'camp' },
      { type: 'sleep' },
    ],
    // The party is split, and the fight of one group waits until they meet again.
    end: [
      { type: 'split-party', members: ['brand'], called: 'Brand alone' },
      other('switch-group'),
      { type: 'pass-time', scale: 'hour', count: 3 },
      { type: 'check', actor: 'brand', stat: 'int', dc: 10, purpose: 'reads the dissertation again' },
      { type: 'undo' },
      { type: 'redo' },
    ],
  },
  vogt: {
    foe: 'Marauder',
    deeds: [
      { type: 'check', actor: 'wren', ability: 'awr', purpose: 'tracks at the ford', against: 6 },
      { type: 'contest', actor: 'hask', ability: 'str', target: 'wren', targetAbility: 'dex' },
      { type: 'give-status', creature: 'ilse', status: 'bleeding' },
      { type: 'siesta' },
      { type: 'full-rest' },
    ],
    // A second encounter stands open beside the one on the shelf.
    end: [{ type: 'meet', statBlock: 'Townsperson', count: 2 }, { type: 'react' }, { type: 'undo' }],
  },
};

/** A small land with a keyed site where the party is, the party of the sample, and what a referee keeps. */
function preparations(system: string): Step[] {
  const sample = systemOf(system)?.sample() ?? [];
  return [
    { type: 'lay-out-land', name: 'The Reach', columns: 5, rows: 4, terrain: 'forest' },
    { type: 'draw-path', kind: 'road', name: 'Mill Road', hexes: ['0202', '0303', '0403'] },
    { type: 'mark-hex', hex: '0202', feature: { kind: 'town', name: 'Millford' }, known: true },
    { type: 'paint-hexes', hexes: ['0101', '0102'], terrain: 'swamp' },
    { type: 'keep-region', name: 'The Fen', dangerous: false, hexes: ['0101', '0102'] },
    { type: 'place-party', hex: '0202' },
    ...sample.filter(({ type }) => type === 'make-party' || type === 'make-character'),
    ...sample
      .filter(({ type }) => type === 'keep-stat-blocks')
      .map(({ blocks }) => ({ type: 'keep-stat-blocks', blocks: (blocks as unknown[]).slice(0, 1) })),
    ({ system: { statBlocks } }) => ({
      type: 'add-person',
      name: 'Jonas Miller',
      statBlock: statBlocks[0]?.name,
      hex: '0202',
      want: 'his wheel to turn again',
      hidden: 'He sold the lower key.',
    }),
    { type: 'add-faction', name: 'The Ferrymen', attitude: 'wary', hexes: ['0303'] },
    { type: 'relate', from: 'jonas-miller', to: 'the-ferrymen', what: 'owes 40 coins to' },
    {
      type: 'keep-tables',
      tables: [{ name: 'Talk', rows: [{ text: 'Rain' }, { text: 'A [[d6]] of wolves' }] }],
    },
    { type: 'keep-site', name: 'Vault', hex: '0303', dangerous: false },
    { type: 'keep-room', site: 'vault', name: 'Gate', entrance: true, aloud: 'Wet steps lead down.' },
    { type: 'keep-room', site: 'vault', name: 'Hall', secret: 'The third flagstone rings.', trap: 'a net' },
    { type: 'keep-room', site: 'vault', name: 'Store', treasure: [{ name: 'Silver cup', slots: 1 }] },
    { type: 'join-rooms', site: 'vault', room: 'room-1', to: 'room-2', kind: 'open' },
    { type: 'join-rooms', site: 'vault', room: 'room-2', to: 'room-3', kind: 'locked' },
    {
      type: 'keep-key',
      at: '0302',
      aloud: 'A ford, knee-deep.',
      places: [{ name: 'The stone', aloud: 'Old.' }],
    },
    { type: 'start-timer', name: 'The flood', kind: 'countdown', scale: 'day', count: 6 },
    { type: 'start-timer', name: 'The Ferrymen find out', kind: 'progress', segments: 4, secret: true },
  ];
}

/** In town, on the road, and into a fight that is put aside. */
const onTheRoad = ({ foe, deeds }: { foe: string; deeds: Step[] }): Step[] => [
  { type: 'open-session' },
  { type: 'note', text: 'Jonas pays for the cup from the vault.' },
  { type: 'note', text: 'Jonas is no miller.', secret: true },
  { type: 'set-price', ware: 'Bell', price: 10 },
  (game) => ({ type: 'add-coins', to: first(game), count: 60 }),
  (game) => ({ type: 'trade', buys: [{ ware: 'Bell', count: 2, to: first(game) }] }),
  { type: 'add-coins', count: 7 },
  { type: 'roll-table', table: 'Talk' },
  { type: 'roll', dice: '2d6+1', for: 'the ferry' },
  { type: 'advance-timer', timer: 'the-ferrymen-find-out' },
  { type: 'pass-time', scale: 'hour' },
  { type: 'travel', to: '0303' },
  inPeace,
  ...deeds,
  { type: 'undo' },
  { type: 'redo' },
  { type: 'undo' },
  inPeace,
  { type: 'meet', statBlock: foe, count: 3, title: 'At the ford' },
  { type: 'react' },
  { type: 'start-fight' },
  { fight: 4 },
  { type: 'set-aside' },
  (game) => ({ type: 'split-party', members: [third(game), fourth(game)], called: 'Those at the ford' }),
  other('switch-group'),
  { type: 'pass-time', scale: 'hour' },
  { type: 'close-session' },
];

/** Down into the rooms, there in two groups, and out again. */
const underground: Step[] = [
  { type: 'open-session' },
  other('join-groups'),
  { type: 'enter-site', site: 'vault', room: 'room-1' },
  (game) => game.offers().find(({ command }) => command.type === 'light')?.command,
  { type: 'go-to-room', room: 'room-2' },
  { type: 'mark-room', note: 'The net was cut down.', sprung: true },
  (game) => ({ type: 'split-party', members: [third(game), fourth(game)], called: 'The rear guard' }),
  { type: 'set-exit', to: 'room-3', now: 'opened' },
  { type: 'go-to-room', room: 'room-3' },
  (game) => ({ type: 'take-treasure', creature: first(game) }),
  other('switch-group'),
  { type: 'explore', what: 'listens at the gate' },
  { type: 'go-to-room', room: 'room-3', anyway: true },
  other('join-groups'),
  (game) => ({ type: 'gain-condition', creature: second(game), condition: 'Soaked' }),
  { type: 'undo' },
  { type: 'note', text: 'The cup is full of green water.' },
  { type: 'leave-site' },
  { type: 'begin-downtime' },
  { type: 'pass-time', scale: 'day' },
  { type: 'end-downtime' },
  { type: 'close-session' },
  { type: 'open-session' },
];

/** There the first act after the checkpoint undoes what lies before it, so that opening reads the whole journal. */
const ACROSS = ['nightsong', 'vogt'];

/** The sittings of a campaign: each is played and closed, but the last, whose lines stand behind the checkpoint. */
export function sittingsOf(system: string): Step[][] {
  const own = OWN[system];
  if (!own) throw new Error(`Nobody has said how an evening of ${system} goes.`);
  const begin = ACROSS.includes(system) ? [{ type: 'undo' }, { type: 'redo' }] : [];
  return [preparations(system), onTheRoad(own), [...begin, ...underground, ...own.end]];
}
