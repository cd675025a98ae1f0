import { once } from 'node:events';
import { connect, type Socket as NetSocket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { EventStreams } from '../../src-main/hosts/http/eventStreams.ts';
import { limiter, limiterOfEach } from '../../src-main/hosts/http/guard.ts';
import { guardedServer } from '../../src-main/hosts/http/guardedServer.ts';
import { SECURITY_HEADERS } from '../../src-main/hosts/http/pageSecurity.ts';
import { look } from '../helpers/onlooker.ts';
import { rawLines, rawRequest, type Got } from '../helpers/rawRequest.ts';
import { Socket } from '../helpers/webHost.ts';
import { smallBounds, tabletServer, webHost } from './standIns.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function host(bounds = smallBounds()) {
  const started = await webHost(bounds);
  ends.push(started.close);
  const ask = (path: string, headers: Record<string, string> = {}, body?: string): Promise<Got> =>
    rawRequest(started.port, { path, method: body === undefined ? 'GET' : 'POST', headers, body });
  const dispatch = (headers: Record<string, string> = {}, text = 'x'): Promise<Got> =>
    ask(
      '/api/dispatch',
      { authorization: `Bearer ${started.token}`, 'content-type': 'application/json', ...headers },
      JSON.stringify({ type: 'note', text }),
    );
  return { ...started, ask, dispatch };
}

async function tablets(bounds = smallBounds()) {
  const started = await tabletServer(bounds);
  ends.push(started.close);
  const ask = (path: string, headers: Record<string, string> = {}): Promise<Got> =>
    rawRequest(started.port, { path, method: 'GET', headers });
  return { ...started, ask };
}

const SERVERS = { 'the web host': host, 'the server for tablets': tablets };

describe.each(Object.entries(SERVERS))('%s', (_name, start) => {
  it.each(Object.entries(SECURITY_HEADERS))('says %s with every answer', async (name, value) => {
    const { ask } = await start();
    const answers = [
      await ask('/'),
      await ask('/nothing'),
      await ask('/', { host: 'evil.example' }),
      await ask('/players/watch'),
    ];
    expect(answers.map(({ headers }) => headers[name])).toEqual(answers.map(() => value));
  });

  it.each([
    ['no HTTP at all', 'nonsense\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    ['no Host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 403],
    ['an address that is none', 'GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
    ['a wish that nobody knows', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: miracles\r\n\r\n', 417],
  ])('answers to %s under the same headers, and hangs up', async (_what, text, status) => {
    const { port } = await start();
    const answer = await rawLines(port, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(answer).toContain(`${name}: ${value}\r\n`);
    expect(answer).toMatch(
      /\{"ok":false,"error":\{"code":"(bad-request|not-ours)","message":"This [^"]+"\}\}$/,
    );
  });

  it('answers only who calls it by its own name, from its own page', async () => {
    const { ask, port } = await start();
    const ours = `127.0.0.1:${port}`;
    const strangers: Record<string, string>[] = [
      { host: 'evil.example' },
      { host: `localhost:${port}` },
      { host: '127.0.0.1:1' },
      { origin: 'http://evil.example' },
      { origin: `http://${ours}.evil.example` },
      { origin: 'null' },
    ];
    for (const headers of strangers) expect(await ask('/players', headers)).toMatchObject({ status: 403 });
    expect((await ask('/nothing', { origin: `http://${ours}` })).status).toBe(404);
  });

  it('lets a caller call only so often, and again when time has passed', async () => {
    const bounds = smallBounds({ callsASecond: 2 });
    const { port } = await start(bounds);
    const call = `GET /nothing HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n`;
    const statuses = async (): Promise<string[]> =>
      [
        ...(await rawLines(port, `${call}\r\n`.repeat(4) + `${call}connection: close\r\n\r\n`)).matchAll(
          /HTTP\/1.1 (\d+)/g,
        ),
      ].map(([, status]) => status ?? '');
    expect(await statuses()).toEqual(['404', '404', '404', '404', '429']);
    bounds.move(1000);
    expect((await statuses()).slice(0, 2)).toEqual(['404', '404']);
  });

  it('lets go of who does not finish a request', async () => {
    const bounds = smallBounds({ msToAsk: 50, msBetweenLooks: 10 });
    // Node by itself lets go after a minute.
    expect(guardedServer(bounds).server.requestTimeout).toBe(50);
    const { port } = await start(bounds);
    expect(await rawLines(port, 'GET / HTTP/1.1\r\nhost: ')).toMatch(/^HTTP\/1.1 408 /);
  });

  it('lets go of who asks nothing at all, and of who asks nothing more', async () => {
    const bounds = { msToAsk: 50, msBetweenLooks: 10, msIdle: 50 };
    const { server } = guardedServer(smallBounds(bounds));
    expect([server.headersTimeout, server.keepAliveTimeout]).toEqual([50, 50]);
    const hasty = await start(smallBounds(bounds));
    expect(await rawLines(hasty.port, '')).toMatch(/^HTTP\/1.1 408 /);
    // A busy computer may take longer to ask than that.
    const patient = await start(smallBounds({ ...bounds, msToAsk: 60_000 }));
    const asked = await rawLines(patient.port, 'GET /nothing HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(asked).toMatch(/^HTTP\/1.1 403 /);
  });

  it.each([{ connections: 2 }, { connectionsOfOne: 2 }])('has only so many connections (%j)', async (few) => {
    const { port } = await start(smallBounds(few));
    const open = async (): Promise<NetSocket> => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      ends.push(() => socket.destroy());
      await once(socket, 'connect');
      return socket;
    };
    const held = [await open(), await open()];
    // Each of them is known to the server once it was answered.
    for (const socket of held) {
      socket.write(`GET /nothing HTTP/1.1\r\nhost: x\r\n\r\n`);
      await once(socket, 'data');
    }
    const third = await open();
    const fate = new Promise((done) => {
      third.on('data', () => done('answered')).on('close', () => done('closed'));
    });
    third.write('GET /nothing HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(await fate).toBe('closed');
    expect(held.map(({ destroyed }) => destroyed)).toEqual([false, false]);
  });
});

describe('the web host', () => {
  it.each([
    ['none', ''],
    ['a wrong one', 'Bearer AAAAAAAAAAAAAAAAAAAAAA'],
    ['a shorter one', 'Bearer A'],
  ])('takes nothing for a token that is %s', async (_what, authorization) => {
    const { dispatch, given } = await host();
    expect(await dispatch({ authorization })).toMatchObject({ status: 401 });
    expect(given).toEqual([]);
  });

  it('takes a command for the token, up to its bound of bytes', async () => {
    const { dispatch, given } = await host();
    expect(await dispatch({}, 'x'.repeat(900))).toMatchObject({ status: 200 });
    expect(await dispatch({}, 'x'.repeat(1000))).toMatchObject({ status: 413 });
    expect(given).toHaveLength(1);
  });

  it('takes pictures alone on the way that has room for them', async () => {
    const { ask, token, given } = await host();
    const upload = (type: string) =>
      ask(
        '/api/picture',
        { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        JSON.stringify({ type, text: 'x'.repeat(2000) }),
      );
    expect(JSON.parse((await upload('note')).body)).toMatchObject({ error: { code: 'bad-command' } });
    expect(JSON.parse((await upload('add-picture')).body)).toMatchObject({ ok: true });
    expect(given).toHaveLength(1);
  });

  /** How a WebSocket fares: the code with which it was closed, that it was refused, or that it was told something. */
  const greet = (port: number, greeting: string, origin?: string): Promise<string> =>
    new Promise((done) => {
      const socket = new Socket(
        `ws://127.0.0.1:${port}/api/watch`,
        origin === undefined ? {} : { headers: { origin } },
      );
      socket.onopen = () => socket.send(greeting);
      socket.onmessage = () => done('told');
      socket.onclose = ({ code }) => done(String(code));
      socket.onerror = () => done('refused');
    });

  it('lets watch who shows the token from its own page', async () => {
    const { port, token } = await host();
    expect(await greet(port, JSON.stringify({ token }), `http://127.0.0.1:${port}`)).toBe('told');
  });

  it('lets nobody watch without an origin, from elsewhere, without the token, or with too long a greeting', async () => {
    const { port, token } = await host();
    const [ours, greeting] = [`http://127.0.0.1:${port}`, JSON.stringify({ token })];
    expect(await greet(port, greeting)).toBe('refused');
    expect(await greet(port, greeting, 'http://evil.example')).toBe('refused');
    expect(await greet(port, '{"token":"wrong"}', ours)).toBe('4401');
    expect(await greet(port, JSON.stringify({ token: 'x'.repeat(1000) }), ours)).toBe('1009');
  });

  it('answers to half an upgrade under the same headers', async () => {
    const { port } = await host();
    const answer = await rawLines(
      port,
      `GET /api/watch HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\norigin: http://127.0.0.1:${port}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain(`content-security-policy: ${SECURITY_HEADERS['content-security-policy']}`);
  });

  it.each(['/../package.json', '/%2e%2e/x', '/players/..%2f..%2fx', '/.env'])(
    'gives out nothing for %s',
    async (path) => {
      const { ask } = await host();
      expect((await ask(path)).status).toBeGreaterThanOrEqual(400);
    },
  );
});

describe('the server for tablets', () => {
  it('gives out the files of the players’ page alone', async () => {
    const { ask } = await tablets();
    expect((await ask('/players')).status).toBe(200);
    for (const path of ['/', '/index.html', '/secret.txt', '/manifest.json'])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'])('takes nothing: %s is refused', async (method) => {
    const { port } = await tablets();
    expect(await rawRequest(port, { path: '/players', method })).toMatchObject({ status: 405 });
  });

  it('shows nothing to who has no token', async () => {
    const { ask } = await tablets();
    for (const path of ['/players/watch', '/players/picture'])
      expect((await ask(path, { authorization: 'Bearer AAAAAAAAAAAAAAAAAAAAAA' })).status).toBe(403);
  });

  it('gives the token for the code, and after five wrong ones from an address no more', async () => {
    const { ask, code, token } = await tablets();
    const pair = (typed: string) => ask('/players/pair', { 'x-hexwatch-code': typed });
    expect(JSON.parse((await pair(code)).body)).toEqual({ token });
    for (let wrong = 0; wrong < 5; wrong += 1) expect((await pair('AAAAAA')).status).toBe(403);
    expect((await pair(code)).status).toBe(429);
  });
});

it('only so many screens look on at once', async () => {
  const { default: fastify } = await import('fastify');
  const streams = new EventStreams(2);
  const server = fastify({ forceCloseConnections: true });
  server.get('/players/watch', (_request, reply) =>
    streams.begin(reply, (tell) => (tell({ view: {} }), () => undefined)),
  );
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const onlookers = [look(origin, ''), look(origin, '')];
  await Promise.all(onlookers.map(({ first }) => first));
  const third = look(origin, '');
  expect(await Promise.race([third.ended, third.first.then(() => 'looks on')])).toBe(503);
  streams.end();
  expect(await Promise.all(onlookers.map(({ ended }) => ended))).toEqual(['closed', 'closed']);
  await server.close();
});

describe('a limit of calls', () => {
  it('lets so many through a second, with short bursts', () => {
    let now = 0;
    const mayCall = limiter(2, () => now);
    expect([1, 2, 3, 4, 5].map(mayCall)).toEqual([true, true, true, true, false]);
    now = 500;
    expect([mayCall(), mayCall()]).toEqual([true, false]);
  });

  it('is each caller’s own, and is not forgotten while a thousand others call', () => {
    const mayCall = limiterOfEach(1, () => 0);
    expect([1, 2, 3].map(() => mayCall('one'))).toEqual([true, true, false]);
    for (let other = 0; other < 999; other += 1) expect(mayCall(`other ${other}`)).toBe(true);
    expect(mayCall('one')).toBe(false);
  });
});
