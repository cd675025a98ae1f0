import type { Plan, Room } from '../../../shared/campaign/key/plan.ts';
import type { Game } from '../../../src-main/game/game.ts';
import { carryOut, newGame } from '../../helpers/campaigns.ts';

/** The sample of a system with the session open, and a site `vault` where the party is, its plan still empty. */
export async function atVault(system: string): Promise<Game> {
  const game = await newGame({ system, sample: true });
  const { hex } = game.state.campaign.party;
  await carryOut(
    game,
    { type: 'open-session' },
    { type: 'keep-site', name: 'Vault', hex, dangerous: false, encounters: [] },
  );
  return game;
}

/** Rooms 1 to 4 in a row: a door, a locked door, a secret exit. */
export async function withRooms(game: Game): Promise<Game> {
  await carryOut(
    game,
    { type: 'keep-room', site: 'vault', name: 'Gate' },
    { type: 'keep-room', site: 'vault', name: 'Hall' },
    { type: 'keep-room', site: 'vault', name: 'Store' },
    { type: 'keep-room', site: 'vault', name: 'Crypt' },
    { type: 'join-rooms', site: 'vault', room: 'room-1', to: 'room-2', kind: 'door' },
    { type: 'join-rooms', site: 'vault', room: 'room-2', to: 'room-3', kind: 'locked' },
    { type: 'join-rooms', site: 'vault', room: 'room-2', to: 'room-4', kind: 'secret' },
  );
  return game;
}

export const planIn = (game: Game): Plan => {
  const plan = game.state.campaign.plans['vault'];
  if (!plan) throw new Error('There is no plan.');
  return plan;
};

export const roomIn = (game: Game, id: string): Room => {
  const room = planIn(game).rooms[id];
  if (!room) throw new Error(`There is no ${id}.`);
  return room;
};

export const refusalOf = async (game: Game, command: object) => {
  const told = await game.dispatch(command);
  return told.ok ? undefined : told.error;
};

/** Ends encounters that a turn brought. */
export async function inPeace(game: Game): Promise<void> {
  if (game.state.campaign.encounter) await carryOut(game, { type: 'part' });
}
