import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { SECURITY_HEADERS } from './pageSecurity.ts';
import { refusal } from './refusal.ts';

/** What a server takes at most. */
export interface Bounds {
  /** Of what is sent with a request. */
  bytes: number;
  /** At once, and of these from one address. */
  connections: number;
  connectionsOfOne: number;
  /** For each caller. */
  callsASecond: number;
  /** Within which a request must have come whole, and how often the server looks for those that have not. */
  msToAsk: number;
  msBetweenLooks: number;
  /** After which a connection that has had its answer, and asks nothing more, is closed. */
  msIdle: number;
  /** In milliseconds, from any moment on. */
  now: () => number;
}

const INVALID = refusal('bad-request', 'This request is not valid.');

/** What Node’s parser finds, and the status that says so; anything else is 400. */
const PARSER_FAULTS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Ends a connection that no request was made of with an answer under our headers. */
export function refuseRaw(socket: Duplex, status: number): void {
  if (!socket.writable) return;
  const body = JSON.stringify(INVALID);
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`, () => {
    socket.destroy();
  });
}

/** An address that is none. */
const refuseAddress = (_error: unknown, _request: FastifyRequest, reply: FastifyReply): void =>
  void reply.headers(SECURITY_HEADERS).code(400).send(INVALID);

/** A connection, as far as it matters who has made it. */
interface Incoming {
  remoteAddress?: string | undefined;
  once(event: 'close', listener: () => void): unknown;
  destroy(): unknown;
}

/** Hangs up on who has so many connections already, so that one address can't take them from all others. */
export function boundByAddress(
  server: { on(event: 'connection', listener: (socket: Incoming) => void): unknown },
  most: number,
): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress: address = '' } = socket;
    const count = counts.get(address) ?? 0;
    if (count >= most) return void socket.destroy();
    counts.set(address, count + 1);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    return undefined;
  });
}

/** A server within bounds. What Node and Fastify answer before any route does, they answer in our words and under our headers. */
export function guardedServer({
  bytes,
  connections,
  connectionsOfOne,
  msToAsk,
  msBetweenLooks,
  msIdle,
}: Omit<Bounds, 'callsASecond' | 'now'>): FastifyInstance {
  const server = fastify({
    bodyLimit: bytes,
    logger: false,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    requestTimeout: msToAsk,
    keepAliveTimeout: msIdle,
    // A request without a Host is refused by our own guard.
    http: {
      requireHostHeader: false,
      headersTimeout: msToAsk,
      connectionsCheckingInterval: msBetweenLooks,
    },
    frameworkErrors: refuseAddress,
    clientErrorHandler: ({ code }, socket) => refuseRaw(socket, PARSER_FAULTS[code] ?? 400),
  });
  server.server.maxConnections = connections;
  boundByAddress(server.server, connectionsOfOne);
  server.server.on('checkExpectation', ({ socket }) => refuseRaw(socket, 417));
  return server;
}
