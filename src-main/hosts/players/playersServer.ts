import type { AddressInfo } from 'node:net';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { EventStreams } from '../http/eventStreams.ts';
import { freshToken, limiterOfEach, sameToken } from '../http/guard.ts';
import { guardedServer, type Bounds } from '../http/guardedServer.ts';
import { pageFiles } from '../http/pageFiles.ts';
import { codeCheck, freshCode } from './pairing.ts';
import { PLAYERS_PAGE, playersRoutes, type Seen } from './playersRoutes.ts';
import { refusal } from '../http/refusal.ts';
import { standGuard } from '../http/standGuard.ts';

const BOUNDS: Bounds = {
  bytes: 1024,
  connections: 500,
  // A browser keeps six at most; several tablets may stand behind one address.
  connectionsOfOne: 50,
  callsASecond: 50,
  msToAsk: 10_000,
  msBetweenLooks: 5000,
  msIdle: 10_000,
  now: () => performance.now(),
};

/** A server that runs: its addresses with their key, the code that stands for the key. */
export interface PlayersServer {
  addresses: string[];
  code: string;
  /** Ends every look first. */
  close(): Promise<void>;
}

/**
 * Serves the players' page, the view and the picture that is shown to the network, under a machine's own addresses. It
 * takes nothing: no command, no upload, no socket.
 */
export async function startPlayersServer(
  seen: Seen,
  pages: string,
  details: readonly string[],
  bounds = BOUNDS,
): Promise<PlayersServer> {
  const [token, code, streams] = [freshToken(), freshCode(), new EventStreams()];
  const server = guardedServer(bounds);
  const names = (): string[] =>
    details.map((address) => `${address}:${(server.server.address() as AddressInfo).port}`);
  const mayCall = limiterOfEach(bounds.callsASecond, bounds.now);
  standGuard(server, { names, mayCall: ({ ip }) => mayCall(ip) });
  onlyLooking(server, details);
  await servePage(server, pages);
  pairingRoute(server, { code, token, now: bounds.now });
  playersRoutes(server, seen, {
    streams,
    isToken: (given) => sameToken(given, token),
    noToken: () => refusal('needs-code', 'Enter the code from the referee.'),
  });
  await server.listen({ host: '0.0.0.0', port: 0 });
  return {
    addresses: names().map((name) => `http://${name}/players#token=${token}`),
    code,
    close: async () => {
      streams.end();
      await server.close();
    },
  };
}

/** A Host can be made up; the address that a connection came in at cannot. */
function onlyLooking(server: FastifyInstance, details: readonly string[]): void {
  server.addHook('onRequest', async ({ method, headers, raw: { socket } }, reply) => {
    if (!details.includes(socket.localAddress ?? ''))
      return reply.code(403).send(refusal('not-ours', 'This page may not speak to Hexwatch.'));
    if (method !== 'GET' || headers.upgrade !== undefined)
      return reply.code(405).header('allow', 'GET').send(refusal('only-looking', 'This page is read-only.'));
    return undefined;
  });
}

/** The players' page and the files that it is made of, each by its name; no folder. */
async function servePage(server: FastifyInstance, pages: string): Promise<void> {
  const files = pageFiles(pages, PLAYERS_PAGE);
  if (files.length === 0) return;
  await server.register(fastifyStatic, { root: pages, serve: false });
  server.get('/players', (_request, reply) => reply.sendFile(PLAYERS_PAGE));
  for (const file of files) server.get(`/${file}`, (_request, reply) => reply.sendFile(file));
}

/** Gives the token for the code that the referee reads aloud. */
function pairingRoute(
  server: FastifyInstance,
  { code, token, now }: { code: string; token: string; now: () => number },
): void {
  const check = codeCheck(code, now);
  const refused = {
    wrong: [403, refusal('wrong-code', 'Wrong code.')],
    wait: [429, refusal('too-many-codes', 'Too many wrong codes. Wait a minute and try again.')],
  } as const;
  server.get('/players/pair', (request, reply) => {
    const tried = check(String(request.headers['x-hexwatch-code'] ?? ''), request.ip);
    reply.header('cache-control', 'no-store');
    if (tried === 'right') return reply.send({ token });
    const [status, why] = refused[tried];
    return reply.code(status).send(why);
  });
}
