import type { FastifyInstance } from 'fastify';
import type { PlayersScreen } from '../../players/playersScreen.ts';
import { EventStreams } from '../http/eventStreams.ts';
import { freshToken, sameToken } from '../http/guard.ts';
import { PLAYERS_PAGE, playersRoutes } from '../players/playersRoutes.ts';
import { refusal } from '../http/refusal.ts';

/** What a web host needs of the players' screen. */
export type PlayersSide = Pick<PlayersScreen, 'through' | 'picture' | 'watch' | 'close'>;

/**
 * The players' page for this machine, what it watches, and the picture that is shown; all of it shut until the referee
 * opens the screen. Each opening has a token of its own, and it opens nothing but this.
 */
export const playersHere =
  (players: PlayersSide, origin: () => string, hasPages: boolean) =>
  (server: FastifyInstance): void => {
    let token: string | null = null;
    const streams = new EventStreams();

    players.through('here', {
      open: () => {
        token = freshToken();
        return { address: `${origin()}/players#token=${token}` };
      },
      close: () => {
        token = null;
        streams.end();
      },
    });

    // The page itself holds nothing; while the screen is closed it says so.
    if (hasPages) server.get('/players', (_request, reply) => reply.sendFile(PLAYERS_PAGE));
    playersRoutes(server, players, {
      streams,
      isToken: (given) => token !== null && sameToken(given, token),
      noToken: () =>
        token === null
          ? refusal('players-screen-closed', 'The players’ screen is closed.')
          : refusal('no-token', 'This page’s key is no longer valid. Ask the referee for the address.'),
    });
  };
