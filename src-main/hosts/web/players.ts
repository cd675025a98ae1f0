import type { FastifyInstance } from 'fastify';
import type { PlayersApi } from '../../../shared/players.ts';
import type { Picture } from '../../table/pictures.ts';
import type { PlayersDoor } from '../../table/playersScreen.ts';
import { bearer, freshToken, sameToken } from './guard.ts';
import { refusal } from './refusal.ts';
import { watchOver, type Socket } from './watch.ts';

/** What the routes need of the players' screen. */
export interface PlayersSide extends PlayersApi {
  readonly picture: Picture | null;
  through(door: PlayersDoor): void;
}

/** Tells the page that the referee closed the screen, so that it does not try again. */
const CLOSED = 4410;
const PAGE = 'players/players.html';

/**
 * The players' page, what it watches, and the picture that is shown; all of it shut until the referee opens the screen.
 * Each opening has a token of its own, and it opens nothing but this.
 */
export const playersRoutes =
  (players: PlayersSide, origin: () => string, hasPages: boolean) =>
  (server: FastifyInstance): void => {
    let token: string | null = null;
    const sockets = new Set<Socket>();
    const isToken = (given: string | undefined): boolean => token !== null && sameToken(given, token);

    players.through({
      open: () => {
        token = freshToken();
        return `${origin()}/players#token=${token}`;
      },
      close: () => {
        token = null;
        for (const socket of sockets) socket.close(CLOSED, 'closed');
      },
    });

    server.addHook('onRequest', async (_request, reply) =>
      token === null
        ? reply.code(403).send(refusal('players-screen-closed', 'The players’ screen is closed.'))
        : undefined,
    );

    if (hasPages) server.get('/players', (_request, reply) => reply.sendFile(PAGE));

    server.get('/players/picture', (request, reply) => {
      const { picture } = players;
      if (!isToken(bearer(request.headers.authorization)))
        return reply
          .code(403)
          .send(refusal('no-token', 'This page has lost its key; ask the referee for the address.'));
      if (!picture) return reply.code(404).send(refusal('not-found', 'No picture is shown.'));
      return reply
        .headers({ 'cache-control': 'no-store', 'content-type': picture.type })
        .send(Buffer.from(picture.bytes));
    });

    server.get('/players/watch', { websocket: true }, (socket: Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      watchOver(socket, (tell) => players.watch(tell), isToken);
    });
  };
