import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ownFolder } from '../helpers/folders.ts';
import { rawRequest, type Got } from '../helpers/rawRequest.ts';
import { libraryWithSamples, Socket, startHost, webDoor, type RunningHost } from '../helpers/webHost.ts';
import { openBrowser } from '../../src-main/hosts/web/openBrowser.ts';
import { apiCases } from './apiCases.ts';

let host: RunningHost;
beforeAll(async () => {
  host = await startHost(ownFolder('library'));
});
afterAll(() => host.stop());

const ask = (
  path: string,
  headers: Record<string, string> = {},
  body?: string,
  method = body === undefined ? 'GET' : 'POST',
): Promise<Got> => rawRequest(new URL(host.origin).port, { path, method, headers, body });

const json = (more: Record<string, string> = {}): Record<string, string> => ({
  'content-type': 'application/json',
  authorization: `Bearer ${host.token}`,
  ...more,
});

describe('the web host', () => {
  it('serves the page with a strict policy, from this machine only', async () => {
    const { status, headers, body } = await ask('/');
    expect([status, body.includes('<div id="app">')]).toEqual([200, true]);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self';.*frame-ancestors 'none'$/,
    );
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each([
    '/../package.json',
    '/%2e%2e/main/main.js',
    '/..%2fcli%2fhexwatch.js',
    '/assets/../../cli/hexwatch.js',
    '/.env',
  ])('gives out nothing for %s', async (path) => {
    expect((await ask(path)).status).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['no token', {}],
    ['a wrong token', { authorization: 'Bearer AAAAAAAAAAAAAAAAAAAAAA' }],
    ['a token in the wrong place', { cookie: 'token' }],
  ])('answers nothing with %s', async (_, headers) => {
    const got = await ask(
      '/api/dispatch',
      { 'content-type': 'application/json', ...headers },
      '{"type":"undo"}',
    );
    expect([got.status, JSON.parse(got.body)]).toMatchObject([401, { error: { code: 'no-token' } }]);
  });

  it.each([
    ['a foreign host', { host: 'evil.example' }],
    ['a host with another port', { host: '127.0.0.1:1' }],
    ['a foreign origin', { origin: 'http://evil.example' }],
    ['an origin that only begins like ours', { origin: 'http://127.0.0.1.evil.example' }],
    ['no origin worth the name', { origin: 'null' }],
  ])('refuses %s, token or not', async (_, headers) => {
    const got = await ask('/api/dispatch', json(headers), '{"type":"undo"}');
    expect([got.status, JSON.parse(got.body)]).toMatchObject([403, { error: { code: 'not-ours' } }]);
  });

  it.each([
    ['dispatch', '{"type":7}', 200, 'bad-command'],
    ['dispatch', '[]', 200, 'bad-command'],
    ['dispatch', '{"type":"note","text":"x"}', 200, 'no-campaign'],
    ['dispatch', '{"type":"new-campaign","name":"","system":"fivey"}', 200, 'bad-field'],
    ['dispatch', '{"type":"new-campaign","name":"x","system":"chess"}', 200, 'unknown-system'],
    ['dispatch', '{"type":"open-campaign","folder":"/nowhere"}', 200, 'not-a-campaign'],
    ['ask', '{"type":"secrets"}', 200, 'bad-query'],
    ['dispatch', '{"type":', 400, 'bad-request'],
  ])('%s %s is refused with a code', async (path, body, status, code) => {
    const got = await ask(`/api/${path}`, json(), body);
    expect([got.status, JSON.parse(got.body)]).toMatchObject([status, { error: { code } }]);
  });

  it('takes no more than a megabyte at once', async () => {
    const got = await ask(
      '/api/dispatch',
      json(),
      JSON.stringify({ type: 'note', text: 'x'.repeat(1_100_000) }),
    );
    expect([got.status, JSON.parse(got.body)]).toMatchObject([413, { error: { code: 'too-large' } }]);
  });

  /** How a WebSocket with these words and this origin fares: what it was sent, or the code it was closed with. */
  const watch = (greeting: string, origin?: string): Promise<string> =>
    new Promise((done) => {
      const socket = new Socket(
        `${host.origin.replace('http', 'ws')}/api/watch`,
        origin ? { headers: { origin } } : {},
      );
      socket.onopen = () => socket.send(greeting);
      socket.onmessage = ({ data }) => {
        done(String(data).slice(0, 20));
        socket.close();
      };
      socket.onclose = ({ code }) => done(String(code));
      socket.onerror = () => done('refused');
    });

  it('shows the view to who has the token and comes from our page, and to nobody else', async () => {
    const greeting = JSON.stringify({ token: host.token });
    // Who takes five seconds to greet is let go, and tries again.
    await expect.poll(() => watch(greeting, host.origin)).toMatch(/^\{"view":/);
    expect(await watch('{"token":"wrong"}', host.origin)).toBe('4401');
    expect(await watch('nonsense', host.origin)).toBe('4401');
    expect(await watch(greeting, 'http://evil.example')).toBe('refused');
    expect(await watch(greeting)).toBe('refused');
    expect(await watch(`{"token":"${'x'.repeat(1_100_000)}"}`, host.origin)).toBe('1009');
  });

  it('gives out the file that was written last, and no other, to who has the token', async () => {
    const fetched = (headers: Record<string, string>): Promise<Got> => ask('/api/written', headers);
    expect((await fetched({})).status).toBe(401);
    expect(await fetched(json())).toMatchObject({ status: 404 });
    const door = webDoor(host);
    await door.dispatch({ type: 'new-campaign', name: 'Written', system: 'fivey' });
    const answer = await door.dispatch({ type: 'export-session', to: 'md' });
    const file = answer.ok ? (answer.file ?? '') : '';
    const { status, body, headers } = await fetched(json());
    expect([status, body]).toEqual([200, readFileSync(file, 'utf8')]);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    });
    rmSync(file);
    expect(JSON.parse((await fetched(json())).body)).toMatchObject({ error: { code: 'nothing-written' } });
    await door.dispatch({ type: 'leave-campaign' });
  });

  it('answers to one name only', async () => {
    const { port } = new URL(host.origin);
    expect((await ask('/', { host: `localhost:${port}` })).status).toBe(403);
    expect((await ask('/', { host: `127.0.0.1:${port}.` })).status).toBe(403);
    expect((await ask('/', { upgrade: 'h2c', connection: 'upgrade' })).status).toBe(403);
  });

  it('says in one sentence that a port is in use, and touches nothing', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => taken.once('listening', done));
    const { port } = taken.address() as { port: number };
    const library = ownFolder('other');
    await expect(startHost(library, ['--port', String(port)])).rejects.toThrow(
      `ended with 3: Port ${port} is in use`,
    );
    expect(existsSync(library)).toBe(false);
    taken.close();
  });

  it('says in one sentence that its library can’t be read', async () => {
    const library = ownFolder('library');
    writeFileSync(library, 'no folder');
    await expect(startHost(library)).rejects.toThrow(
      new RegExp(`ended with 3: [^\\n]*${library}[^\\n]*\\n$`),
    );
  });

  it('opens a campaign that it is given, and gives it free when it is told to stop', async () => {
    const campaign = join(ownFolder('library'), 'fivey-sample');
    await (await startHost(join(campaign, '..'))).stop();
    for (const time of ['first', 'second']) {
      const given = await startHost(ownFolder(time), [campaign]);
      const folder = await new Promise<string | undefined>((done) =>
        webDoor(given).watch((message) =>
          done('view' in message ? message.view.table?.campaign.folder : undefined),
        ),
      );
      expect(folder).toBe(campaign);
      await given.stop();
      expect(given.child.exitCode).toBe(0);
    }
  });

  it.each(['ours', 'http://evil.example'])('stops though a page of %s answers no more', async (from) => {
    const ours = await startHost(await libraryWithSamples());
    const { hostname, port } = new URL(ours.origin);
    const headers = {
      origin: from === 'ours' ? ours.origin : from,
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    const call = request({ hostname, port, path: '/api/watch', headers }).end();
    const answered = new Promise<Duplex>((done) => {
      call.once('upgrade', (_answer, socket) => done(socket));
      call.once('response', (answer) => done(answer.socket));
    });
    (await answered).on('error', () => undefined);
    await ours.stop();
    expect(ours.child.exitCode).toBe(0);
  });
});

describe('a browser that is opened', () => {
  /** A machine whose opener writes down what it was given. */
  function machine(display: string): { env: Record<string, string>; opened: string; library: string } {
    const folder = ownFolder('machine');
    mkdirSync(folder);
    const opened = join(folder, 'opened');
    for (const name of ['xdg-open', 'open'])
      writeFileSync(
        join(folder, name),
        `#!/bin/sh\necho "$@" > ${opened}.new && mv ${opened}.new ${opened}\n`,
        {
          mode: 0o755,
        },
      );
    const env = {
      PATH: `${folder}${delimiter}${process.env['PATH']}`,
      DISPLAY: display,
      WAYLAND_DISPLAY: '',
    };
    return { env, opened, library: join(folder, 'library') };
  }

  it('is led to the address by a page of the referee’s own; its arguments tell no token', async () => {
    const { env, opened, library } = machine(':0');
    const one = await startHost(library, ['--open'], env);
    await expect.poll(() => existsSync(opened)).toBe(true);
    const page = readFileSync(opened, 'utf8').trim();
    expect(page).not.toContain(one.token);
    expect(readFileSync(page, 'utf8')).toContain(`content="0;url=${one.address}"`);
    expect(statSync(page).mode & 0o777).toBe(0o600);
    await one.stop();
    expect(existsSync(page)).toBe(false);
  });

  it('also shows the folder of an export, by no other path than its own', async () => {
    const { env, opened, library } = machine(':0');
    const one = await startHost(library, [], env);
    const door = webDoor(one);
    expect(await door.dispatch({ type: 'show-written', what: 'folder' })).toMatchObject({
      error: { code: 'nothing-written' },
    });
    await door.dispatch({ type: 'new-campaign', name: 'The Vale', system: 'cairn', sample: false });
    expect(await door.dispatch({ type: 'export-session', to: 'txt' })).toMatchObject({ ok: true });
    expect(await door.dispatch({ type: 'show-written', what: 'folder' })).toMatchObject({ ok: true });
    await expect
      .poll(() => existsSync(opened) && readFileSync(opened, 'utf8').trim())
      .toBe(`${library}/the-vale`);
    expect(
      await door.dispatch({ type: 'show-written', what: 'file', file: '/etc/passwd' } as never),
    ).toMatchObject({
      ok: false,
    });
    await one.stop();
  });

  it('is not looked for where there is no display', async () => {
    const { env, library } = machine('');
    mkdirSync(library);
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    await openBrowser('http://127.0.0.1:1/#token=x', library);
    vi.unstubAllEnvs();
    expect(readdirSync(library)).toEqual(process.platform === 'linux' ? [] : ['open-hexwatch.html']);
  });
});

describe('the api over http', () => {
  let ours: RunningHost;
  beforeAll(async () => {
    ours = await startHost(await libraryWithSamples());
  });
  afterAll(() => ours.stop());
  apiCases(() => webDoor(ours));
});
