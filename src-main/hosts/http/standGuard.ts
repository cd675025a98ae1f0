import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOurs } from './guard.ts';
import { SECURITY_HEADERS } from './pageSecurity.ts';
import { refusal } from './refusal.ts';

/** What differs from one server to the other. */
export interface Guarded {
  /** Host and port of each address it is called at. */
  names: () => readonly string[];
  mayCall: (request: FastifyRequest) => boolean;
}

/** What is said of a request that failed with this status. */
function fault(status: number): ReturnType<typeof refusal> {
  if (status === 413) return refusal('too-large', 'This is more than can be sent at once.');
  if (status < 500) return refusal('bad-request', 'This request is not valid.');
  return refusal('internal', 'Something went wrong inside Hexwatch.');
}

/** What is checked of every request before anything else, and said with every answer. */
export function standGuard(server: FastifyInstance, { names, mayCall }: Guarded): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    const upgrade = request.headers.upgrade !== undefined;
    const { host, origin } = request.headers;
    if (!isOurs(host, origin, names(), upgrade))
      return reply.code(403).send(refusal('not-ours', 'This page may not speak to Hexwatch.'));
    if (!mayCall(request))
      return reply.code(429).send(refusal('too-many', 'Too many calls at once; try again in a moment.'));
    return undefined;
  });
  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(refusal('not-found', 'There is nothing here.')),
  );
  server.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) process.stderr.write(`${error.stack ?? error.message}\n`);
    return reply.code(status).send(fault(status));
  });
}
