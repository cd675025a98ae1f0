import { inhabitantsInWords } from '../../../shared/campaign/key/inhabitants.ts';
import { describe, expect, it } from 'vitest';
import type { CoreCommand } from '../../../shared/campaign/commands/index.ts';
import { lyingHere } from '../../../shared/campaign/goods/move.ts';
import { seededDice } from '../../../shared/dice/sources.ts';
import type { System } from '../../../shared/systems/contract.ts';
import { systems } from '../../../shared/systems/registry.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { Game } from '../../../src-main/game/game.ts';
import { carryOut } from '../../helpers/campaigns.ts';
import { openedSample, play } from '../../helpers/play.ts';
import { atVault, inPeace, planIn, refusalOf, roomIn, withRooms } from './atRooms.ts';

const systemOf = (id: string): System => {
  const system = systems.find((one) => one.id === id);
  if (!system) throw new Error(id);
  return system;
};
const enter = { type: 'enter-site', site: 'vault' };

describe.each(systems.map(({ id }) => id))('the rooms of a site in %s', (system) => {
  it('are entered one after another, a turn each, and remembered when the campaign is opened again', async () => {
    const game = await withRooms(await atVault(system));
    await carryOut(game, enter);
    expect(game.state.campaign.party.site).toMatchObject({ room: 'room-1', explorationTurns: 0 });
    const before = game.state.campaign.clock;
    const turn = game.rulebook.system.scalesIn?.(game.state.campaign).turn ?? game.system.scales.turn;
    const { events } = await carryOut(game, { type: 'go-to-room', room: 'room-2' });
    expect(events.slice(0, 2).map(({ type }) => type)).toEqual(['room-entered', 'exploration-turn-passed']);
    expect(game.state.campaign.party.site?.room).toBe('room-2');
    expect(game.state.campaign.clock).toBe(before + turn);
    const { folder, state } = game;
    await game.close();
    const again = await Game.open(nodeDisk, folder);
    expect(again.state.campaign.plans).toEqual(state.campaign.plans);
    await carryOut(again, { type: 'undo' });
    expect(again.state.campaign.party.site?.room).toBe('room-1');
    expect(again.state.campaign.clock).toBe(before);
    await again.close();
  });

  it('are gone to by the turn that exploring is, with the same dice', () => {
    const game = openedSample(systemOf(system));
    const { hex } = game.state.party;
    const site = 'vault';
    game.given(
      { type: 'keep-site', name: 'Vault', hex },
      { type: 'keep-room', site },
      { type: 'keep-room', site },
      { type: 'join-rooms', site, room: 'room-1', to: 'room-2' },
      { type: 'enter-site', site },
    );
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const after = (command: CoreCommand) => {
        const other = play(game.rulebook.system, { from: game.state, dice: seededDice(seed) });
        return other.given(command).events.map(({ type }) => type);
      };
      const stayed = after({ type: 'explore' });
      expect(after({ type: 'go-to-room', room: 'room-2' })).toEqual(['room-entered', ...stayed]);
    }
  });

  it('let nobody through what is locked or not yet found, unless the referee says so', async () => {
    const game = await withRooms(await atVault(system));
    await carryOut(game, enter, { type: 'go-to-room', room: 'room-2' });
    await inPeace(game);
    expect(await refusalOf(game, { type: 'go-to-room', room: 'room-3' })).toMatchObject({ code: 'barred' });
    expect(await refusalOf(game, { type: 'go-to-room', room: 'room-4' })).toMatchObject({ code: 'barred' });
    const offered = () =>
      game.offers().flatMap(({ command }) => (command.type === 'go-to-room' ? [command['room']] : []));
    expect(offered()).toEqual(['room-1']);
    await carryOut(
      game,
      { type: 'set-exit', to: 'room-3', now: 'opened' },
      { type: 'set-exit', to: 'room-4', now: 'found' },
    );
    expect(offered()).toEqual(['room-1', 'room-3', 'room-4']);
    expect(roomIn(game, 'room-3').exits).toEqual([{ to: 'room-2', kind: 'locked', note: '', opened: true }]);
    expect(await refusalOf(game, { type: 'set-exit', to: 'room-3', now: 'opened' })).toMatchObject({
      code: 'no-need',
    });
    await carryOut(
      game,
      { type: 'set-exit', to: 'room-3', now: 'locked' },
      { type: 'go-to-room', room: 'room-3', anyway: true, turn: false },
    );
    expect(game.state.campaign.party.site?.room).toBe('room-3');
    await game.close();
  });

  it('remember who was met and killed there', async () => {
    const game = await withRooms(await atVault(system));
    const block = game.system.statBlocks[0]?.name ?? '';
    await carryOut(
      game,
      { type: 'keep-room', site: 'vault', room: 'room-1', inhabitants: [`2 ${block}`, 'An old hermit'] },
      enter,
      { type: 'meet-room' },
    );
    const [dead = '', alive = ''] = game.state.campaign.encounter?.creatures ?? [];
    expect(roomIn(game, 'room-1')).toMatchObject({
      here: [dead, alive],
      inhabitants: [{ title: 'An old hermit', who: [] }],
    });
    await carryOut(game, { type: 'set-status', creature: dead, status: 'dead' });
    await inPeace(game);
    await carryOut(game, { type: 'meet-room' });
    expect(game.state.campaign.encounter?.creatures).toEqual([alive]);
    await game.close();
  });

  it('keep those who came by and died there', async () => {
    const game = await withRooms(await atVault(system));
    const statBlock = game.system.statBlocks[0]?.name;
    await carryOut(game, enter, { type: 'meet', statBlock });
    const [dead = ''] = game.state.campaign.encounter?.creatures ?? [];
    await carryOut(game, { type: 'set-status', creature: dead, status: 'dead' }, { type: 'part' });
    expect(roomIn(game, 'room-1').here).toEqual([dead]);
    await game.close();
  });

  it('give their treasure to a character, or lay it down for all', async () => {
    const game = await withRooms(await atVault(system));
    const [taker = ''] = game.state.campaign.party.members;
    const cup = { name: 'Bone whistle', slots: 0 };
    await carryOut(
      game,
      {
        type: 'keep-room',
        site: 'vault',
        room: 'room-1',
        treasure: [cup, { name: 'Amber bead', slots: 0, count: 6 }],
      },
      enter,
      { type: 'take-treasure', item: 'amber-bead', count: 2, creature: taker },
    );
    const carried = game.state.campaign.creatures[taker]?.items.find(({ name }) => name === 'Amber bead');
    expect(carried?.count).toBe(2);
    expect(roomIn(game, 'room-1').treasure.map(({ name, count }) => [name, count])).toEqual([
      ['Bone whistle', 1],
      ['Amber bead', 4],
    ]);
    await carryOut(game, { type: 'take-treasure' });
    expect(lyingHere(game.state.campaign)).toMatchObject({ site: 'vault', room: 'room-1' });
    expect(lyingHere(game.state.campaign)?.items).toHaveLength(2);
    expect(roomIn(game, 'room-1').treasure).toEqual([]);
    expect(roomIn(game, 'room-1').done.map(({ note }) => note)).toEqual([
      'Taken: 2 × Amber bead',
      'Taken: Bone whistle, 4 × Amber bead',
    ]);
    await carryOut(game, { type: 'go-to-room', room: 'room-2' });
    expect(lyingHere(game.state.campaign)).toBeUndefined();
    await game.close();
  });
});

describe('a plan', () => {
  it('refuses exits that lead nowhere, to the room itself or twice to one, all at their fields', async () => {
    const game = await withRooms(await atVault('fivey'));
    const exits = [{ to: 'room-1' }, { to: 'cellar' }, { to: 'room-2' }, { to: 'room-2', kind: 'secret' }];
    const told = await refusalOf(game, { type: 'keep-room', site: 'vault', room: 'room-1', exits });
    expect(told).toMatchObject({ code: 'bad-exit' });
    expect(told?.faults?.map(({ path }) => path)).toEqual(['exits.0.to', 'exits.1.to', 'exits.3.to']);
    await game.close();
  });

  it('has no number twice, and gives a new room the next one', async () => {
    const game = await withRooms(await atVault('fivey'));
    const again = { type: 'keep-room', site: 'vault', room: 'room-1' };
    expect(await refusalOf(game, { ...again, number: '2' })).toMatchObject({
      code: 'number-taken',
      path: 'number',
    });
    await carryOut(game, { ...again, number: '7b' }, { type: 'keep-room', site: 'vault' });
    expect(Object.values(planIn(game).rooms).map(({ number }) => number)).toEqual(['7b', '2', '3', '4', '1']);
    await game.close();
  });

  it('loses a room with the exits that led there', async () => {
    const game = await withRooms(await atVault('fivey'));
    await carryOut(game, { type: 'remove-room', site: 'vault', room: 'room-2' });
    expect(Object.values(planIn(game).rooms).map(({ exits }) => exits)).toEqual([[], [], []]);
    await carryOut(game, { type: 'undo' });
    expect(roomIn(game, 'room-1').exits).toHaveLength(1);
    await carryOut(game, enter);
    expect(await refusalOf(game, { type: 'remove-room', site: 'vault', room: 'room-1' })).toMatchObject({
      code: 'not-now',
    });
    await game.close();
  });

  it('has doors that stay open when their note is changed', async () => {
    const game = await withRooms(await atVault('fivey'));
    const way = { site: 'vault', room: 'room-2', to: 'room-3' };
    await carryOut(
      game,
      { type: 'set-exit', ...way, now: 'opened' },
      { type: 'join-rooms', ...way, kind: 'locked', note: 'oak' },
    );
    expect(roomIn(game, 'room-2').exits).toContainEqual({
      to: 'room-3',
      kind: 'locked',
      note: 'oak',
      opened: true,
    });
    await carryOut(game, { type: 'part-rooms', ...way });
    expect(roomIn(game, 'room-3').exits).toEqual([]);
    expect(await refusalOf(game, { type: 'part-rooms', ...way })).toMatchObject({ code: 'no-need' });
    await game.close();
  });

  it('holds 300 rooms and no more', () => {
    const game = openedSample(systemOf('fivey'));
    game.given({ type: 'keep-site', name: 'Vault', hex: game.state.party.hex });
    const room: CoreCommand = { type: 'keep-room', site: 'vault' };
    game.given(...Array.from({ length: 300 }, () => room));
    expect(game.refused(room)).toMatchObject({ code: 'too-many' });
  });

  it('goes with its site', async () => {
    const game = await withRooms(await atVault('fivey'));
    await carryOut(game, { type: 'remove-site', site: 'vault' });
    expect(game.state.campaign.plans['vault']).toBeUndefined();
    await carryOut(game, { type: 'undo' });
    expect(Object.keys(planIn(game).rooms)).toHaveLength(4);
    await game.close();
  });

  it('keeps what a change of a room leaves out, and takes away what is null or empty', async () => {
    const game = await withRooms(await atVault('fivey'));
    const keep = { type: 'keep-room', site: 'vault', room: 'room-1' };
    const box = { x: 1, y: 2, w: 3, h: 4 };
    await carryOut(game, { ...keep, box, light: 'lit', aloud: 'Dust.', trap: 'A pit.' });
    await carryOut(game, { ...keep, secret: 'A body under the dust.' });
    expect(roomIn(game, 'room-1')).toMatchObject({
      box,
      light: 'lit',
      aloud: 'Dust.',
      trap: { text: 'A pit.' },
    });
    await carryOut(game, { ...keep, box: null, light: null, trap: '' });
    const now = roomIn(game, 'room-1');
    expect([now.box, now.light, now.trap, now.aloud]).toEqual([undefined, undefined, undefined, 'Dust.']);
    await game.close();
  });

  it('is refused where it would cover another of its level, and an old plan can be put right', async () => {
    const game = await withRooms(await atVault('cairn'));
    const keep = { type: 'keep-room', site: 'vault' };
    await carryOut(game, { ...keep, room: 'room-1', box: { x: 0, y: 0, w: 4, h: 4 } });
    expect(await refusalOf(game, { ...keep, room: 'room-2', box: { x: 3, y: 3, w: 2, h: 2 } })).toMatchObject(
      {
        code: 'room-covered',
        message: 'This would cover room 1 Gate. Leave its squares free.',
        path: 'box',
      },
    );
    // A shared wall and another level are no cover.
    await carryOut(game, { ...keep, room: 'room-2', box: { x: 4, y: 0, w: 2, h: 2 } });
    await carryOut(game, { ...keep, room: 'room-3', level: '2', box: { x: 3, y: 3, w: 2, h: 2 } });
    expect(await refusalOf(game, { ...keep, room: 'room-3', level: '1' })).toMatchObject({
      code: 'room-covered',
    });
    await carryOut(game, { ...keep, room: 'room-3', level: '1', box: { x: 9, y: 0, w: 2, h: 2 } });
    await game.close();
  });

  it('names what its inhabitants lack in the bestiary, a line each', async () => {
    const game = await withRooms(await atVault('fivey'));
    const inhabitants = ['3x Goblin', 'Asleep: 2 Goblin', 'Wolves: 2 Wofl', 'A ghost'];
    const keep = { type: 'keep-room', site: 'vault', room: 'room-1' };
    expect(await refusalOf(game, { ...keep, inhabitants })).toMatchObject({ path: 'inhabitants.2' });
    await carryOut(game, { ...keep, inhabitants: inhabitants.toSpliced(2, 1) });
    expect(roomIn(game, 'room-1').inhabitants).toMatchObject([
      { weight: 1, title: '3 Goblin', who: [{ statBlock: 'Goblin', count: '3' }] },
      { weight: 1, title: 'Asleep', who: [{ statBlock: 'Goblin', count: '2' }] },
      { weight: 1, title: 'A ghost', who: [] },
    ]);
    expect(roomIn(game, 'room-1').inhabitants.map(inhabitantsInWords)).toEqual([
      '3 goblins',
      'Asleep: 2 goblins',
      'A ghost',
    ]);
    await game.close();
  });
});
