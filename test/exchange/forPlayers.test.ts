import { beforeAll, describe, expect, it } from 'vitest';
import { isForPlayers, type EventKind, type HexwatchEvent } from '../../shared/campaign/event.ts';
import { kindsOf } from '../../shared/campaign/kinds.ts';
import type { System } from '../../shared/systems/contract.ts';
import { systems } from '../../shared/systems/registry.ts';
import { TELLINGS } from '../../shared/page/exports.ts';
import { EXPORT_KINDS } from '../../src-main/workspace/export/exportLog.ts';
import { exportedText } from './exported.ts';
import type { Game } from '../../src-main/game/game.ts';
import { recaps } from '../../src-main/queries/tale.ts';
import { CANARY, secretPlay, secretRooms } from '../helpers/canaries.ts';
import { carryOut, newGame } from '../helpers/campaigns.ts';

/** Kinds that only preparing brings: whatever is played, players never read them. */
const PREPARED = [
  'land-charted',
  'blank-land-laid',
  'hex-marked',
  'hexes-painted',
  'hex-labelled',
  'hexes-erased',
  'hexes-moved',
  'hexes-mirrored',
  'path-drawn',
  'region-kept',
  'terrain-kept',
  'site-kept',
  'room-kept',
  'key-kept',
  'described-anew',
  'faction-kept',
  'relation-kept',
  'tables-kept',
  'reaction-table-chosen',
  'stat-blocks-kept',
  'price-set',
];

describe.each(systems)('each kind of event of $name', (system) => {
  const { events } = kindsOf(system);
  const said = (kind: EventKind, fields: Record<string, unknown> = {}): HexwatchEvent => ({
    seq: 1,
    type: kind.type,
    at: 0,
    ...fields,
  });
  const readBy = (kind: EventKind, fields?: Record<string, unknown>): boolean =>
    isForPlayers(kind, said(kind, fields));

  it('says whether it is the players’, always or by a field of its own', () => {
    for (const kind of events.values()) {
      const { audience } = kind;
      if (typeof audience === 'string') {
        expect(readBy(kind), kind.type).toBe(audience === 'players');
        continue;
      }
      const [field = ''] = Object.values(audience);
      expect(Object.keys(kind.fields.shape), kind.type).toContain(field);
      expect(readBy(kind), kind.type).toBe('playersUnless' in audience);
      expect(readBy(kind, { [field]: true }), kind.type).toBe('playersIf' in audience);
    }
  });

  it('is nobody’s but the referee’s when it is secret, or of a kind from elsewhere', () => {
    for (const kind of events.values()) {
      expect(readBy(kind, { secret: true }), kind.type).toBe(false);
      expect(isForPlayers(undefined, said(kind)), kind.type).toBe(false);
    }
  });

  it('is the referee’s where it prepares something', () => {
    for (const type of PREPARED) expect(events.get(type)?.audience, type).toBe('referee');
  });
});

/** Whatever a referee prepares before anybody plays: people with what they have, a land, rooms, tables, clocks. */
const preparations = (system: System) => {
  const [block] = system.statBlocks;
  const person = `${CANARY}-person`;
  return [
    { type: 'lay-out-land', name: `${CANARY} land`, columns: 4, rows: 4, terrain: 'plain' },
    { type: 'paint-hexes', hexes: ['0101', '0102'], terrain: 'forest' },
    {
      type: 'mark-hex',
      hex: '0202',
      note: `${CANARY} note`,
      feature: { kind: 'ruin', name: `${CANARY} ruin` },
    },
    { type: 'label-hex', hex: '0202', words: `${CANARY} label` },
    { type: 'draw-path', kind: 'road', hexes: ['0101', '0102'], name: `${CANARY} road` },
    ...secretRooms('0202').filter(({ type }) => /^(keep|join)-/.test(type)),
    ...secretPlay(system),
    { type: 'start-timer', name: `${CANARY} clock`, kind: 'progress', segments: 6 },
    { type: 'set-timer', timer: `${CANARY}-clock`, filled: 3 },
    { type: 'stop-timer', timer: `${CANARY}-clock` },
    { type: 'describe', creature: person, name: `${CANARY} Pell`, attitude: 'friendly' },
    { type: 'add-item', creature: person, item: { name: `${CANARY} blade`, kind: 'weapon', id: 'blade' } },
    { type: 'set-item', creature: person, item: 'blade', inUse: true },
    { type: 'set-hit-points', creature: person, now: 1 },
    { type: 'adjust-hit-points', creature: person, by: -1, why: CANARY },
    { type: 'set-status', creature: person, status: 'down' },
    { type: 'gain-condition', creature: person, condition: `${CANARY} fever` },
    { type: 'add-coins', to: person, count: 3 },
    { type: 'drop-coins', from: person, count: 1 },
    { type: 'change-faction', faction: `${CANARY}-faction`, attitude: 'hostile' },
    { type: 'add-person', name: `${CANARY} monster`, statBlock: block?.name, hitPoints: { max: 3 } },
    {
      type: 'keep-tables',
      tables: [{ name: `${CANARY} moods`, rows: [{ text: `${CANARY} mood` }] }],
    },
    { type: 'set-price', ware: `${CANARY} ware`, price: 2 },
  ];
};

describe.each(systems.map((system) => [system.name, system] as const))(
  'a prepared campaign of %s',
  (_name, system) => {
    let game: Game;
    let refused: string[];
    const before: Record<string, string> = {};
    beforeAll(async () => {
      game = await newGame({ name: 'Before', system: system.id });
      for (const to of EXPORT_KINDS)
        for (const telling of TELLINGS)
          before[`${to} ${telling}`] = await exportedText(game, {
            to,
            session: 'all',
            telling,
            players: true,
          });
      refused = [];
      for (const command of preparations(system)) {
        const answer = await game.dispatch(command);
        if (!answer.ok) refused.push(`${command.type}: ${answer.error.message}`);
      }
    });

    it('is prepared by everything that is tried', () => {
      expect(refused).toEqual([]);
    });

    it.each(EXPORT_KINDS)('exports nothing of it to players, as %s', async (to) => {
      expect(await exportedText(game, { to, session: 'all', telling: 'lines' })).toContain(CANARY);
      for (const telling of TELLINGS)
        expect(await exportedText(game, { to, session: 'all', telling, players: true })).toBe(
          before[`${to} ${telling}`],
        );
    });

    it('recalls nothing of it', async () => {
      expect(await recaps(game, 0)).toEqual({ long: [], short: [] });
    });
  },
);

it.each(systems)(
  'the sample of $id exports nobody to players but the party, and no place or table',
  async ({ id }) => {
    const game = await newGame({ system: id, sample: true });
    const { creatures, party, land, tables, factions } = game.state.campaign;
    const text = await exportedText(game, { to: 'txt', session: 'all', telling: 'lines', players: true });
    const tale = await exportedText(game, { to: 'txt', session: 'all', players: true });
    await game.close();
    const prepared = [
      ...Object.values(creatures).filter((one) => !party.members.includes(one.id)),
      ...Object.values(land.sites),
      ...Object.values(land.regions),
      ...Object.values(tables),
      ...Object.values(factions),
    ].map(({ name }) => name);
    expect(prepared.length).toBeGreaterThan(0);
    expect(prepared.filter((name) => text.includes(name) || tale.includes(name))).toEqual([]);
    for (const member of party.members) expect(text).toContain(creatures[member]?.name);
  },
);

it('whoever was met, and what was played with them, is the players’', async () => {
  const game = await newGame({ system: 'nightsong', sample: true });
  await carryOut(
    game,
    { type: 'open-session' },
    { type: 'meet', statBlock: 'Wolf' },
    { type: 'adjust-hit-points', creature: 'wolf', by: -1 },
    { type: 'add-item', creature: 'wolf', item: { name: 'Collar' } },
    { type: 'choose-reaction-table' },
    { type: 'keep-person', creature: 'wolf', name: 'Old Grey' },
    { type: 'note', text: 'A wolf howls.' },
  );
  const text = await exportedText(game, { to: 'txt', telling: 'lines', players: true });
  expect(text).toMatch(/Encounter: .*olf/);
  expect(text).toContain('Wolf takes a collar.');
  expect(text).toContain('A wolf howls.');
  expect(text).not.toContain('Person saved');
  expect(text).not.toContain('Reactions use');
  await game.close();
});
