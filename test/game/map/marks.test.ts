import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HexCard } from '../../../shared/api.ts';
import { neighbour } from '../../../shared/hex/coordinates.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { hexCard } from '../../../src-main/queries/hexCard.ts';
import { gameView } from '../../../src-main/queries/view/gameView.ts';
import { patchesBetween } from '../../../shared/page/patch.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

/** Nothing is kept there in the sample. */
const BARE = '0305';
let game: Game;
let statBlock: string | undefined;
beforeAll(async () => {
  game = await newGame({ sample: true });
  statBlock = game.system.statBlocks[0]?.name;
  await carryOut(game, { type: 'open-session' });
});
afterAll(() => game.close());

const marks = () => gameView(game).marks;
const there = (hex: string): HexCard['there'] => hexCard(game, hex)?.there ?? [];
/** Carries commands out, looks, and undoes them. */
async function having<T>(commands: object[], look: () => T): Promise<T> {
  await carryOut(game, ...commands);
  const seen = look();
  for (const _ of commands) await carryOut(game, { type: 'undo' });
  return seen;
}

describe('the signs on the map', () => {
  it('are none where nothing is kept, and cost nothing there', () => {
    expect(marks()).not.toHaveProperty(BARE);
    expect(there(BARE)).toEqual([]);
  });

  const OF_A_HEX = [
    ['a text to read aloud', 'key', { type: 'keep-key', at: BARE, aloud: 'Stones.' }, 'Text to read aloud'],
    ['a secret text', 'key', { type: 'keep-key', at: BARE, secret: 'A trap.' }, 'A secret'],
    ['a note', 'note', { type: 'mark-hex', hex: BARE, note: 'A dead mule.' }, 'A dead mule.'],
    [
      'a clock that has its number',
      'due',
      { type: 'start-timer', name: `The rite in ${BARE}`, kind: 'countdown', scale: 'hour', count: 2 },
      `The rite in ${BARE}, in 2 h`,
    ],
    [
      'a progress clock that has its number',
      'due',
      { type: 'start-timer', name: `Siege of ${BARE}`, kind: 'progress', segments: 6 },
      `Siege of ${BARE}, 0 of 6`,
    ],
  ] as const;
  it.each(OF_A_HEX)('tell of %s', async (_what, kind, command, text) => {
    const seen = await having([command], () => [marks()[BARE], there(BARE)]);
    expect(seen).toEqual([[kind], [{ kind, text }]]);
    expect(marks()).not.toHaveProperty(BARE);
  });

  it('tell of a site once it has rooms, and of what is written about it', async () => {
    const site = { type: 'keep-site', name: 'Vault', hex: BARE };
    expect(await having([site], () => marks()[BARE])).toBeUndefined();
    const room = { type: 'keep-room', site: 'vault', name: 'Gate' };
    const key = { type: 'keep-key', at: 'vault', secret: 'A trap.' };
    expect(await having([site, room, key], () => marks()[BARE])).toEqual(['key', 'site']);
    expect((await having([site, room, key], () => there(BARE))).map(({ text }) => text)).toEqual([
      'Vault: a secret',
      'Vault, 1 room',
    ]);
  });

  it('tell of things that were left there', async () => {
    const { hex, members } = game.state.campaign.party;
    const [one = ''] = members;
    const [item] = game.state.campaign.creatures[one]?.items ?? [];
    expect(marks()[hex!]).not.toContain('cache');
    const drop = { type: 'drop-item', creature: one, item: item?.id };
    const seen = await having([drop], () => [marks()[hex!]?.includes('cache'), there(hex!).at(-1)]);
    expect(seen).toEqual([true, { kind: 'cache', text: expect.stringMatching(/\w/) as string }]);
  });

  it('follow people through their day', async () => {
    const wil = { type: 'add-person', name: 'Wil', statBlock, hex: BARE };
    expect(await having([wil], () => [marks()[BARE], there(BARE)])).toEqual([
      ['people'],
      [{ kind: 'people', text: 'Wil' }],
    ]);
    const next = neighbour(BARE, 's')!;
    const away = { type: 'describe', creature: 'wil', haunts: [`0–24 fields of ${next}`] };
    const seen = await having([wil, away], () => [marks()[BARE], there(next)]);
    expect(seen).toEqual([undefined, [{ kind: 'people', text: `Wil (fields of ${next})` }]]);
  });

  it('leave out people who go with a group of the party', async () => {
    const { hex } = game.state.campaign.party;
    await carryOut(game, { type: 'add-person', name: 'Wil', statBlock, hex: BARE });
    await carryOut(game, { type: 'join-party', creature: 'wil' });
    expect(marks()).not.toHaveProperty(BARE);
    await carryOut(game, { type: 'split-party', members: ['wil'] });
    expect(marks()).not.toHaveProperty(BARE);
    expect(gameView(game).groups[0]?.hex).toBe(hex);
    for (let left = 3; left > 0; left -= 1) await carryOut(game, { type: 'undo' });
  });

  it('tell of what wears off with somebody, where they are', async () => {
    const commands = [
      { type: 'add-person', name: 'Wil', statBlock, hex: BARE },
      { type: 'gain-condition', creature: 'wil', condition: 'Fever', endsAfter: 7200 },
    ];
    expect(await having(commands, () => [marks()[BARE], there(BARE).at(-1)?.text])).toEqual([
      ['people', 'due'],
      'Wil: Fever ends, in 2 h',
    ]);
  });

  it('are the same while a command changes none of them', async () => {
    const before = marks();
    const note = await having([{ type: 'note', text: 'Nothing.' }], marks);
    const look = await having([{ type: 'describe', creature: 'mae', look: 'Tall.' }], marks);
    expect([note === before, look === before]).toEqual([true, true]);
  });

  it('cost one line of the view where one hex changes', async () => {
    const before = gameView(game);
    const after = await having([{ type: 'mark-hex', hex: BARE, note: 'A mule.' }], () => gameView(game));
    const patches = patchesBetween(before, after).filter(({ path }) => path[0] === 'marks');
    expect(patches).toEqual([{ path: ['marks', BARE], value: ['note'] }]);
  });
});

describe('how players know a hex', () => {
  it('is in sight, explored, seen from afar or unknown', async () => {
    const home = game.state.campaign.party.hex!;
    const sight = (hex: string) => hexCard(game, hex)?.sight;
    expect([home, neighbour(home, 'n')!].map(sight)).toEqual(['in sight', 'in sight']);
    const far = '1202';
    expect(sight(far)).toBe('unknown to the players');
    const known = { type: 'mark-hex', hex: far, known: true };
    expect(await having([known], () => [sight(far), sight(neighbour(far, 'n')!)])).toEqual([
      'explored',
      'seen from afar',
    ]);
  });

  it('is never in sight from inside of a site', async () => {
    const { hex } = game.state.campaign.party;
    const site = { type: 'keep-site', name: 'Vault', hex };
    const enter = { type: 'enter-site', site: 'vault' };
    expect(await having([site, enter], () => hexCard(game, hex!)?.sight)).toBe('explored');
  });
});

describe('who is in a hex', () => {
  const person = (name: string) => ({ type: 'add-person', name, statBlock, hex: BARE });

  it('is told by name, no more than three of them', async () => {
    const [two, four] = [
      ['Una', 'Odo'],
      ['Una', 'Odo', 'Wat', 'Sib'],
    ];
    const said = (names: string[]) => having(names.map(person), () => gameView(game).present[BARE]);
    expect(await said(two ?? [])).toBe('Una, Odo');
    expect(await said(four ?? [])).toBe('Una, Odo, Wat and 1 more');
    expect(gameView(game).present).not.toHaveProperty(BARE);
  });

  it('is the same object while nobody comes or goes', async () => {
    const before = gameView(game).present;
    const after = await having([{ type: 'note', text: 'Rain.' }], () => gameView(game).present);
    expect(after).toBe(before);
  });
});
