import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Finding, PlanCard } from '../../../shared/api.ts';
import { answer } from '../../../src-main/queries/ask.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { gameView } from '../../../src-main/queries/view/gameView.ts';
import { nodeDisk } from '../../../src-main/store/disk/nodeDisk.ts';
import { carryOut } from '../../helpers/campaigns.ts';
import { atVault, withRooms } from './atRooms.ts';

let game: Game;
beforeAll(async () => {
  game = await withRooms(await atVault('fivey'));
  await carryOut(
    game,
    {
      type: 'keep-room',
      site: 'vault',
      room: 'room-2',
      aloud: 'Cold air from below.',
      secret: 'The altar moves.',
      light: 'dim',
      trap: 'A blade in the door.',
      inhabitants: ['3 Goblin'],
      tables: [Object.keys(game.system.tables)[0] ?? ''],
    },
    { type: 'enter-site', site: 'vault' },
    { type: 'go-to-room', room: 'room-2', anyway: true, turn: false },
    { type: 'mark-room', note: 'The bell was rung.' },
  );
});
afterAll(() => game.close());

describe('the room where the party is', () => {
  it('is in the view with its texts, light, exits and who is there', () => {
    const { room } = gameView(game);
    expect(room).toMatchObject({
      number: '2',
      name: 'Hall',
      light: 'dim',
      aloud: 'Cold air from below.',
      secret: 'The altar moves.',
      trap: { text: 'A blade in the door.', sprung: false },
      inhabitants: ['3 goblins'],
      handout: '# Hall\n\nCold air from below.',
      done: [{ note: 'The bell was rung.' }],
    });
    expect(room?.exits.map(({ number, barred, offer }) => [number, barred, offer?.command.type])).toEqual([
      ['1', false, 'go-to-room'],
      ['3', true, 'set-exit'],
      ['4', true, 'set-exit'],
    ]);
    expect(room?.exits.map(({ opened }) => opened)).toEqual([false, false, false]);
    expect(room?.offers.map(({ command }) => command.type)).toContain('meet-room');
  });

  it('knows a door that was opened, until it is locked again', async () => {
    await carryOut(game, { type: 'set-exit', to: 'room-3', now: 'opened' });
    expect(gameView(game).room?.exits[1]).toMatchObject({ number: '3', kind: 'locked', opened: true });
    await carryOut(game, { type: 'set-exit', to: 'room-3', now: 'locked' });
    expect(gameView(game).room?.exits[1]).toMatchObject({ number: '3', kind: 'locked', opened: false });
  });

  it.each([
    ['found', 'Find secret exit to 4, Crypt'],
    ['unlock', 'Open locked door to 3, Store'],
  ])('has acts that are found by the word on their buttons: %s', async (text, label) => {
    const found = (await answer(game, { type: 'find', text, lately: [] }, nodeDisk)) as Finding[];
    expect(found.slice(0, 3).map((one) => one.label)).toContain(label);
  });

  it('is all of the plan that the view holds', () => {
    expect(JSON.stringify(gameView(game).land)).not.toContain('The altar moves.');
    expect(Object.keys(gameView(game))).not.toContain('plans');
  });
});

describe('the plan of a site', () => {
  const plan = () => answer(game, { type: 'plan', site: 'vault' }, nodeDisk) as Promise<PlanCard>;

  it('is asked for as a whole, in the order of the numbers', async () => {
    const { rooms, here } = await plan();
    expect(here).toBe('room-2');
    expect(rooms.map(({ number, lightNow }) => [number, lightNow])).toEqual([
      ['1', 'dark'],
      ['2', 'dim'],
      ['3', 'dark'],
      ['4', 'dark'],
    ]);
    expect(await answer(game, { type: 'plan', site: 'nowhere' }, nodeDisk)).toBeNull();
  });

  it('says what is missing', async () => {
    await carryOut(game, {
      type: 'keep-room',
      site: 'vault',
      room: 'room-4',
      exits: [{ to: 'room-3' }],
      aloud: 'Bones.',
    });
    const gaps = (await plan()).rooms.map((room) => room.gaps);
    expect(gaps).toEqual([
      ['No text'],
      ['No exit leads back from 4'],
      ['No text'],
      ['No exit leads back from 3'],
    ]);
    await carryOut(game, { type: 'undo' });
  });

  it('is found by a room’s number and name', async () => {
    const found = async (text: string) =>
      ((await answer(game, { type: 'find', text, lately: [] }, nodeDisk)) as Finding[]).filter(
        ({ plan }) => plan?.room !== undefined && plan.site === 'vault',
      );
    expect((await found('crypt'))[0]).toMatchObject({
      label: '4, Crypt',
      plan: { site: 'vault', room: 'room-4' },
    });
    expect((await found('room 3'))[0]?.label).toBe('3, Store');
    expect((await found('altar moves'))[0]?.label).toBe('2, Hall');
  });
});
