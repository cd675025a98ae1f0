import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import fastifyStatic from '@fastify/static';
import fastifyWebsocket from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { GivenCommandSchema, QuerySchema, type GivenCommand, type HexwatchApi } from '../../../shared/api.ts';
import { done } from '../../game/answers.ts';
import { bearer, freshToken, limiter, sameToken } from '../http/guard.ts';
import { guardedServer, refuseRaw, type Bounds } from '../http/guardedServer.ts';
import { MOST_BYTES, MOST_PICTURE_CHARACTERS } from '../http/limits.ts';
import { playersNetwork } from '../players/playersNetwork.ts';
import { privateAddresses } from '../players/privateAddresses.ts';
import { refusal } from '../http/refusal.ts';
import { standGuard } from '../http/standGuard.ts';
import { playersHere, type PlayersSide } from './playersHere.ts';
import { watchOver, type Socket, type SocketServer } from './watch.ts';
import { fitting } from '../../../shared/door/fitting.ts';

export interface WebHost {
  /** What the referee opens: the token stands behind the # and never reaches a log. */
  address: string;
  port: number;
  token: string;
  close(): Promise<void>;
}

const BOUNDS: Bounds = {
  bytes: MOST_BYTES,
  connections: 500,
  // All come from this computer.
  connectionsOfOne: 500,
  callsASecond: 200,
  // Long enough for a picture on a slow machine.
  msToAsk: 60_000,
  msBetweenLooks: 5000,
  msIdle: 72_000,
  now: () => performance.now(),
};

/** What a web host stands before: the referee's api, and the players' screen. */
export interface Served extends HexwatchApi {
  readonly players: PlayersSide;
  /** The file that was written last: the only one that a page may fetch. */
  readonly written: string | undefined;
}

/**
 * Serves the pages and the api on 127.0.0.1; `addresses` are where tablets find the players' screen once it is opened to
 * them. Rejects with the system's error when the port is taken.
 */
export async function startWebHost(
  api: Served,
  pages: string,
  wantedPort = 0,
  addresses = privateAddresses,
  bounds = BOUNDS,
): Promise<WebHost> {
  const token = freshToken();
  const server = guardedServer(bounds);
  const port = (): number => (server.server.address() as AddressInfo).port;
  await server.register(fastifyWebsocket, {
    options: { maxPayload: bounds.bytes },
    // A tab that sleeps would never take its leave, and the program would wait for it.
    preClose: (done) => {
      for (const page of sockets.clients) page.terminate();
      done();
    },
  });
  const sockets = server.websocketServer as SocketServer;
  sockets.on('wsClientError', (_error, socket) => refuseRaw(socket, 400));
  // After the plugin, which must know of an upgrade to end the connection of one that the guard refuses.
  // A bucket for each connection: one that calls too often does not block the others.
  const buckets = new WeakMap<object, () => boolean>();
  standGuard(server, {
    names: () => [`127.0.0.1:${port()}`],
    mayCall: ({ raw: { socket } }) => {
      const bucket = buckets.get(socket) ?? limiter(bounds.callsASecond, bounds.now);
      buckets.set(socket, bucket);
      return bucket();
    },
  });
  await server.register(apiRoutes(api, token));
  const hasPages = existsSync(pages);
  if (hasPages) await server.register(fastifyStatic, { root: pages, index: 'index.html', dotfiles: 'deny' });
  await server.register(playersHere(api.players, () => `http://127.0.0.1:${port()}`, hasPages));
  api.players.through('network', playersNetwork(api.players, pages, addresses));
  await server.listen({ host: '127.0.0.1', port: wantedPort });
  return {
    port: port(),
    token,
    address: `http://127.0.0.1:${port()}/#token=${token}`,
    close: async () => {
      await api.players.close();
      await server.close();
    },
  };
}

const PictureCommandSchema = GivenCommandSchema.extend({ type: z.literal('add-picture') });

const apiRoutes =
  (api: Served, token: string) =>
  (server: FastifyInstance): void => {
    /** How many pages look at the table. */
    let pages = 0;
    const looking = (tell: Parameters<HexwatchApi['watch']>[0]): (() => void) => {
      pages += 1;
      const stop = api.watch(tell);
      return () => {
        pages -= 1;
        stop();
      };
    };
    /** Where several look, one of them goes to the library by itself, and the campaign stays open for the others. */
    const staysOpen = ({ type }: GivenCommand): boolean => type === 'leave-campaign' && pages > 1;

    /** Who sends something has shown the token before any of it is read. */
    const onRequest = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
      sameToken(bearer(request.headers.authorization), token)
        ? undefined
        : reply
            .code(401)
            .send(refusal('no-token', 'This page’s key is no longer valid. Open Hexwatch’s address again.'));

    server.post('/api/dispatch', { onRequest }, async (request) => {
      const command = fitting(GivenCommandSchema, request.body);
      if (!command.success) return refusal('bad-command', 'A command is {"type": "…"} with its fields.');
      return staysOpen(command.data) ? done : api.dispatch(command.data);
    });

    // Room for a picture, and for nothing else.
    server.post('/api/picture', { onRequest, bodyLimit: MOST_PICTURE_CHARACTERS }, async (request) => {
      const command = fitting(PictureCommandSchema, request.body);
      if (!command.success) return refusal('bad-command', 'Only pictures can be uploaded here.');
      return api.dispatch(command.data);
    });

    server.post('/api/ask', { onRequest }, async (request, reply) => {
      const query = fitting(QuerySchema, request.body);
      if (!query.success) return { error: { code: 'bad-query', message: 'This request is not valid.' } };
      return reply.type('application/json').send(JSON.stringify(await api.ask(query.data)));
    });

    server.get('/api/written', { onRequest }, async (_request, reply) => {
      const file = api.written && (await open(api.written).catch(() => undefined));
      if (!file) return reply.code(404).send(refusal('nothing-written', 'There is no such file any more.'));
      return reply.type('application/octet-stream').send(file.createReadStream());
    });

    server.get('/api/watch', { websocket: true }, (socket: Socket) =>
      watchOver(socket, looking, (given) => sameToken(given, token)),
    );
  };
