import { noticedBy } from './rows.mjs';

const HTTP = 'src-main/hosts/http';
const PLAYERS = 'src-main/hosts/players';
const WEB = 'src-main/hosts/web';
const ELECTRON = 'src-main/hosts/electron';

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

const ARRIVALS = `${ELECTRON}/arrivals.ts`;
export const arrivals = noticedBy('test/desktop/arrivals.test.ts')([
  [
    'arrivals: an address that leads nowhere',
    ARRIVALS,
    `  } catch {\n    return noPath(named);`,
    `  } finally {\n    void noPath;`,
  ],
  [
    'arrivals: a path that no file can have',
    ARRIVALS,
    `file.includes('\\0') ? noPath(named) : { file }`,
    `{ file }`,
  ],
  [
    'arrivals: asked before another closes',
    ARRIVALS,
    `  const { name } = table.campaign;\n`,
    `  const { name } = table.campaign;\n  if (name !== '') return null;\n`,
  ],
]);

export const electron = noticedBy('test/guards/electron.test.ts')([
  ['electron: permission requests', `${ELECTRON}/security.ts`, `answer(false)`, `answer(true)`],
  [
    'electron: permission checks',
    `${ELECTRON}/security.ts`,
    `  session.defaultSession.setPermissionCheckHandler(() => false);\n`,
  ],
  ['electron: will-navigate', `${ELECTRON}/security.ts`, `    contents.on('will-navigate', stay);\n`],
  ['electron: will-redirect', `${ELECTRON}/security.ts`, `    contents.on('will-redirect', stay);\n`],
  [
    'electron: webviews',
    `${ELECTRON}/security.ts`,
    `    contents.on('will-attach-webview', (event) => event.preventDefault());\n`,
  ],
  ['electron: window.open', `${ELECTRON}/security.ts`, `{ action: 'deny' }`, `{ action: 'allow' }`],
  [
    'electron: openExternal for https alone',
    `${ELECTRON}/security.ts`,
    `if (!URL.canParse(address) || new URL(address).protocol !== 'https:') return;`,
  ],
  [
    'electron: openExternal asks',
    `${ELECTRON}/security.ts`,
    `if (response === 0) await`,
    `if (response !== 7) await`,
  ],
  [
    'electron: whose page asks',
    `${ELECTRON}/ipc.ts`,
    `if (!isPage(from, event.senderFrame?.url ?? ''))`,
    `if (!from)`,
  ],
  [
    'electron: the very page',
    `${ELECTRON}/origin.ts`,
    `url.split(/[?#]/, 1)[0] === page`,
    `isOurs(url) && page !== ''`,
  ],
  [
    'electron: whose window looks',
    `${ELECTRON}/ipc.ts`,
    `isTheirs(page) ? players.watch(tell) : () => undefined,`,
    `isTheirs(page) || page ? players.watch(tell) : () => undefined,`,
  ],
  [
    'electron: isTheirs',
    `${ELECTRON}/playersWindow.ts`,
    `isTheirs: (page) => page === window?.webContents`,
    `isTheirs: (page) => page !== null`,
  ],
  [
    'electron: letters of a message',
    `${ELECTRON}/ipc.ts`,
    `return text.length <= most ? JSON.parse(text) : undefined;`,
    `return text.length <= most * 100 ? JSON.parse(text) : undefined;`,
  ],
  [
    'electron: a message is JSON',
    `${ELECTRON}/ipc.ts`,
    `  } catch {\n    return undefined;\n  }`,
    `  } catch {\n    return message;\n  }`,
  ],
  [
    'electron: files of the pages alone',
    `${ELECTRON}/protocol.ts`,
    `path.startsWith(pages + sep)`,
    `path.length > 0`,
  ],
  [
    'electron: a folder of a longer name is another',
    `${ELECTRON}/protocol.ts`,
    `path.startsWith(pages + sep)`,
    `path.startsWith(pages)`,
  ],
  ['electron: kinds of files that we ship', `${ELECTRON}/protocol.ts`, ` && extname(path) in TYPES ?`, ` ?`],
  ['electron: one host', `${ELECTRON}/protocol.ts`, `host === 'hexwatch' && `],
  [
    'electron: headers of a page',
    `${ELECTRON}/protocol.ts`,
    `headers: { ...SECURITY_HEADERS, 'content-type': TYPES`,
    `headers: { 'content-type': TYPES`,
  ],
  [
    'electron: headers where nothing is',
    `${ELECTRON}/protocol.ts`,
    `{ status: 404, headers: SECURITY_HEADERS }`,
    `{ status: 404 }`,
  ],
  ['electron: sandbox', `${ELECTRON}/window.ts`, `sandbox: true`, `sandbox: false`],
  [
    'electron: context isolation',
    `${ELECTRON}/window.ts`,
    `contextIsolation: true`,
    `contextIsolation: false`,
  ],
]);
