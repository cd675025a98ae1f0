import { noticedBy } from './rows.mjs';

const HTTP = 'src-main/hosts/http';
const PLAYERS = 'src-main/hosts/players';
const WEB = 'src-main/hosts/web';

const headers = noticedBy('test/guards/policy.test.ts')([
  [
    'policy: scripts of ours alone',
    `${HTTP}/pageSecurity.ts`,
    `"script-src 'self'"`,
    `"script-src 'self' 'unsafe-inline'"`,
  ],
  ['policy: nothing by default', `${HTTP}/pageSecurity.ts`, `"default-src 'none'"`, `"default-src 'self'"`],
  ['policy: no frames', `${HTTP}/pageSecurity.ts`, `  "frame-ancestors 'none'",\n`],
  ['policy: no sniffing', `${HTTP}/pageSecurity.ts`, `  'x-content-type-options': 'nosniff',\n`],
  ['policy: no referrer', `${HTTP}/pageSecurity.ts`, `  'referrer-policy': 'no-referrer',\n`],
]);

const guards = noticedBy('test/guards/servers.test.ts')([
  ['servers: headers with every answer', `${HTTP}/standGuard.ts`, `    reply.headers(SECURITY_HEADERS);\n`],
  [
    'servers: headers where Node’s parser answers',
    `${HTTP}/guardedServer.ts`,
    `    ...SECURITY_HEADERS,\n    'content-type'`,
    `    'content-type'`,
  ],
  [
    'servers: answer to what is no HTTP',
    `${HTTP}/guardedServer.ts`,
    `    clientErrorHandler: ({ code }, socket) => refuseRaw(socket, PARSER_FAULTS[code] ?? 400),\n`,
  ],
  [
    'servers: answer to an address that is none',
    `${HTTP}/guardedServer.ts`,
    `    frameworkErrors: refuseAddress,\n`,
  ],
  [
    'servers: a request without a Host is ours to refuse',
    `${HTTP}/guardedServer.ts`,
    `      requireHostHeader: false,\n`,
  ],
  ['servers: Host', `${HTTP}/guard.ts`, `  ours.includes(host) &&\n`],
  ['servers: Origin', `${HTTP}/guard.ts`, 'origin === `http://${host}`', `true`],
  ['servers: Origin of an upgrade', `${HTTP}/guard.ts`, `? !originNeeded :`, `? true :`],
  [
    'servers: the whole token',
    `${HTTP}/guard.ts`,
    `return a.length === b.length && timingSafeEqual(a, b);`,
    `return true;`,
  ],
  [
    'servers: calls a second',
    `${HTTP}/standGuard.ts`,
    `if (!mayCall(request))`,
    `if (request === undefined)`,
  ],
  [
    'servers: a limit forgets no caller too early',
    `${HTTP}/guard.ts`,
    `    for (const silent of limits.keys()) if (limits.size > MOST_CALLERS) limits.delete(silent);`,
    `    if (limits.size > MOST_CALLERS / 2) limits.clear();`,
  ],
  ['servers: time to ask', `${HTTP}/guardedServer.ts`, `    requestTimeout: msToAsk,\n`],
  ['servers: bytes of a request', `${HTTP}/guardedServer.ts`, `    bodyLimit: bytes,\n`],
  [
    'servers: connections at once',
    `${HTTP}/guardedServer.ts`,
    `  server.server.maxConnections = connections;\n`,
  ],
  [
    'servers: streams at once',
    `${HTTP}/eventStreams.ts`,
    `if (this.#ends.size >= this.#most)`,
    `if (this.#most < 0)`,
  ],
  [
    'web: token before a command',
    `${WEB}/server.ts`,
    `      sameToken(bearer(request.headers.authorization), token)\n        ? undefined`,
    `      sameToken(bearer(request.headers.authorization), token) || request\n        ? undefined`,
  ],
  [
    'web: token before a look',
    `${WEB}/watch.ts`,
    `if (!isToken(greeting(data.toString())))`,
    `if (!greeting(data.toString()))`,
  ],
  ['web: bytes of a WebSocket message', `${WEB}/server.ts`, `    options: { maxPayload: bounds.bytes },\n`],
  [
    'web: room for pictures alone',
    `${WEB}/server.ts`,
    `fitting(PictureCommandSchema, request.body)`,
    `fitting(GivenCommandSchema, request.body)`,
  ],
  [
    'web: answer to half an upgrade',
    `${WEB}/server.ts`,
    `  sockets.on('wsClientError', (_error, socket) => refuseRaw(socket, 400));\n`,
  ],
  [
    'tablets: looking alone',
    `${PLAYERS}/playersServer.ts`,
    `if (method !== 'GET' || headers.upgrade !== undefined)`,
    `if (method === undefined)`,
  ],
  [
    'tablets: token before a look',
    `${PLAYERS}/playersRoutes.ts`,
    `isToken(bearer(request.headers.authorization)) ? undefined`,
    `request ? undefined`,
  ],
  ['tablets: no folder', `${PLAYERS}/playersServer.ts`, `serve: false }`, `serve: true }`],
  ['tablets: code before the token', `${PLAYERS}/playersServer.ts`, `if (tried === 'right')`, `if (tried)`],
  [
    'tablets: wrong codes of this address',
    `${PLAYERS}/playersServer.ts`,
    ` ?? ''), request.ip);`,
    ` ?? ''), String(Math.random()));`,
  ],
]);

const pairing = noticedBy('test/guards/pairing.test.ts')([
  ['pairing: five tries', `${PLAYERS}/pairing.ts`, `const MOST_WRONG = 5;`, `const MOST_WRONG = 50;`],
  [
    'pairing: each address for itself',
    `${PLAYERS}/pairing.ts`,
    `wrong.of(from).length >= most`,
    `wrong.inAll >= most`,
  ],
  [
    'pairing: bound of all addresses',
    `${PLAYERS}/pairing.ts`,
    `wrong.inAll < MOST_WRONG_IN_ALL ? MOST_WRONG : 1`,
    `MOST_WRONG`,
  ],
  ['pairing: nobody locks out another', `${PLAYERS}/pairing.ts`, `? MOST_WRONG : 1;`, `? MOST_WRONG : 0;`],
  [
    'pairing: private networks alone',
    `${PLAYERS}/privateAddresses.ts`,
    `details.filter((address) => network.check(address))`,
    `details.filter((address) => network && address)`,
  ],
]);

const slow = noticedBy('test/guards/watch.test.ts')([
  [
    'web: time to greet',
    `${WEB}/watch.ts`,
    `    socket.close(4401, 'no token');\n  }, MS_TO_GREET);`,
    `  }, MS_TO_GREET);`,
  ],
  [
    'web: who falls behind is let go',
    `${WEB}/watch.ts`,
    `if (socket.bufferedAmount > MOST_BEHIND)`,
    `if (socket.bufferedAmount < 0)`,
  ],
]);

const connections = [
  ...noticedBy('test/guards/connections.test.ts')([
    [
      'servers: connections of one address',
      `${HTTP}/guardedServer.ts`,
      `    if (count >= most) return void socket.destroy();\n`,
    ],
    [
      'servers: connections that are gone count no more',
      `${HTTP}/guardedServer.ts`,
      `(counts.get(address) ?? 1) - 1`,
      `counts.get(address) ?? 1`,
    ],
  ]),
  ...noticedBy('test/guards/servers.test.ts')([
    [
      'servers: one address is bound',
      `${HTTP}/guardedServer.ts`,
      `  boundByAddress(server.server, connectionsOfOne);\n`,
    ],
    ['servers: who asks nothing', `${HTTP}/guardedServer.ts`, `      headersTimeout: msToAsk,\n`],
    ['servers: who asks nothing more', `${HTTP}/guardedServer.ts`, `    keepAliveTimeout: msIdle,\n`],
  ]),
];

export const servers = [...headers, ...guards, ...connections, ...pairing, ...slow];
