import { expect, it } from 'vitest';
import { knownIn } from '../../../shared/campaign/key/rooms.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { carryOut } from '../../helpers/campaigns.ts';
import { atVault, refusalOf, roomIn, withRooms } from './atRooms.ts';

/** A group that waits in the hall of the vault, while the rest of the party stands outside. */
async function waitingInHall(): Promise<Game> {
  const game = await withRooms(await atVault('cairn'));
  const [scout] = game.state.campaign.party.members;
  await carryOut(
    game,
    { type: 'enter-site', site: 'vault' },
    { type: 'go-to-room', room: 'room-2', turn: false },
    { type: 'split-party', members: [scout] },
    { type: 'leave-site' },
  );
  return game;
}

const waiting = (game: Game): string => game.state.campaign.groups[0]?.id ?? '';

it.each([
  { type: 'remove-room', site: 'vault', room: 'room-2' },
  { type: 'remove-plan', site: 'vault' },
  { type: 'remove-site', site: 'vault' },
  { type: 'lay-out-land', name: 'Elsewhere', columns: 3, rows: 3 },
])('the ground stays under a group that waits: $type is refused until it has gone', async (command) => {
  const game = await waitingInHall();
  expect(await refusalOf(game, command)).toMatchObject({ code: 'not-now' });
  await carryOut(game, { type: 'switch-group', group: waiting(game) }, { type: 'leave-site' });
  await carryOut(game, { type: 'join-groups', group: waiting(game) });
  expect(await refusalOf(game, command)).toBeUndefined();
  await game.close();
});

it('a room that no group is in can be removed', async () => {
  const game = await waitingInHall();
  expect(await refusalOf(game, { type: 'remove-room', site: 'vault', room: 'room-3' })).toBeUndefined();
  await game.close();
});

it('who has joined the party and waits with another group is no longer of the room where they were met', async () => {
  const game = await withRooms(await atVault('cairn'));
  const pell = Object.values(game.state.campaign.creatures).find(({ kind }) => kind === 'person')?.id ?? '';
  await carryOut(game, { type: 'join-party', creature: pell }, { type: 'split-party', members: [pell] });
  expect(knownIn(game.state.campaign, { ...roomIn(game, 'room-1'), here: [pell] })).toEqual([]);
  await game.close();
});
