import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../shared/api.ts';
import { pageFiles } from '../../src-main/hosts/http/pageFiles.ts';
import { ownFolder } from '../helpers/folders.ts';
import { look } from '../helpers/onlooker.ts';
import type { Got } from '../helpers/rawRequest.ts';
import { askTablets, openedOn, type Opened, type Request } from '../helpers/tablets.ts';
import { startHostHere } from '../helpers/hostHere.ts';
import { webDoor } from '../helpers/webHost.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const pages = fileURLToPath(new URL('../../dist/renderer', import.meta.url));
const library = ownFolder('library');
const campaign = join(library, 'fivey-sample');

let host: Awaited<ReturnType<typeof startHostHere>>;
beforeAll(async () => {
  host = await startHostHere(library);
});
afterAll(() => host.stop());

const give = (type: string, more: object = {}): Promise<Answer> => host.workspace.dispatch({ type, ...more });

const opened = (): Opened => openedOn(host.workspace.players.state.network);

let at: Opened;
beforeEach(async () => {
  await give('close-players-screen');
  expect(await give('open-players-screen', { reach: 'network' })).toMatchObject({ ok: true });
  at = opened();
});

const ask = (path: string, headers: Record<string, string> = {}, request: Request = {}): Promise<Got> =>
  askTablets(path, headers, { port: at.port, ...request });
const withToken = (token = at.token): Record<string, string> => ({ authorization: `Bearer ${token}` });
const pair = (code: string): Promise<Got> => ask('/players/pair', { 'x-hexwatch-code': code });

describe('tablets on the network', () => {
  it('are let in by an opening of their own only', async () => {
    await give('close-players-screen');
    await give('open-players-screen');
    expect(host.workspace.players.state).toMatchObject({ open: true, here: true, network: null });
    await give('open-players-screen', { reach: 'network' });
    const first = opened();
    expect(first.addresses[0]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/players#token=[\w-]{22}$/);
    expect(first.code).toMatch(/^[A-HJKMNP-RTV-Y]{6}$/);
    await give('open-players-screen', { reach: 'network' });
    expect(opened()).toEqual(first);
    await give('close-players-screen');
    expect(host.workspace.players.state).toMatchObject({
      open: false,
      here: false,
      address: null,
      network: null,
    });
    await give('open-players-screen', { reach: 'network' });
    expect(host.workspace.players.state).toMatchObject({ open: true, here: false, address: null });
    expect(opened().token).not.toBe(first.token);
  });

  it('get the players’ page with the files it is made of, under the same policy', async () => {
    const { status, headers, body } = await ask('/players');
    expect([status, body.includes('<div id="players">')]).toEqual([200, true]);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    const named = [...body.matchAll(/(?:src|href)="\.\.([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(named.length).toBeGreaterThan(2);
    const files = pageFiles(pages, 'players/players.html').map((file) => `/${file}`);
    expect(files).toEqual(expect.arrayContaining(named));
    for (const path of files) expect([path, (await ask(path)).status]).toEqual([path, 200]);
  });

  it('get nothing else', async () => {
    const [referees = ''] = pageFiles(pages, 'index.html');
    expect(referees).toMatch(/^assets\/index-/);
    for (const path of [
      '/',
      '/index.html',
      `/${referees}`,
      '/manifest.json',
      '/players/',
      '/players/players.html',
      '/players/../index.html',
      '/assets',
      '/assets/',
      '/assets/../index.html',
      '/..%2fcli%2fhexwatch.js',
      '/%2e%2e/cli/hexwatch.js',
      '/pictures/keep.png',
      '/players/picture/keep.png',
      '/api/watch',
      '/api/ask',
      '/api/dispatch',
    ])
      expect([path, (await ask(path, withToken())).status]).toEqual([path, 404]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])(
    'send nothing: %s is refused',
    async (method) => {
      const body = method === 'HEAD' ? '' : '{"type":"close-players-screen"}';
      for (const path of [
        '/players',
        '/players/watch',
        '/players/picture',
        '/players/pair',
        '/api/dispatch',
        '/api/ask',
      ])
        expect(
          await ask(path, { 'content-type': 'application/json', ...withToken() }, { method, body }),
        ).toMatchObject({ status: 405, headers: { allow: 'GET' } });
      expect(host.workspace.players.state.open).toBe(true);
    },
  );

  it.each(['websocket', 'h2c'])('get no upgrade to %s', async (upgrade) => {
    const headers = {
      ...withToken(),
      upgrade,
      connection: 'upgrade',
      origin: at.origin,
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    for (const path of ['/players/watch', '/api/watch']) expect((await ask(path, headers)).status).toBe(405);
  });

  it('call it by its own address and come from its own page', async () => {
    const ours = `127.0.0.1:${at.port}`;
    const wrong: Record<string, string>[] = [
      { host: 'evil.example' },
      { host: 'localhost' },
      { host: `localhost:${at.port}` },
      { host: '127.0.0.1' },
      { host: '127.0.0.1:1' },
      { host: `${ours}.` },
      { host: `0.0.0.0:${at.port}` },
      { origin: 'http://evil.example' },
      { origin: 'null' },
      { origin: `https://${ours}` },
      { origin: `http://${ours}.evil.example` },
      { origin: host.origin },
    ];
    for (const headers of wrong)
      for (const path of ['/players', '/players/pair', '/players/watch', '/players/picture', '/nothing'])
        expect([
          headers,
          await ask(path, { ...withToken(), 'x-hexwatch-code': at.code, ...headers }),
        ]).toMatchObject([headers, { status: 403, body: expect.stringContaining('not-ours') as string }]);
    expect((await ask('/players', { origin: `http://${ours}` })).status).toBe(200);
  });

  it('reach it through no other of this machine’s addresses, whatever they call it', async () => {
    const elsewhere = await startHostHere(ownFolder('library'), ['127.0.0.2']);
    await elsewhere.workspace.dispatch({ type: 'open-players-screen', reach: 'network' });
    const { port, host: name } = new URL(elsewhere.workspace.players.state.network?.addresses[0] ?? '');
    expect(await ask('/players', { host: name }, { port })).toMatchObject({ status: 403 });
    await elsewhere.stop();
  });

  it('have a token that opens neither this machine’s screen nor the referee’s, nor the other way round', async () => {
    await give('open-players-screen');
    const here = host.workspace.players.state.address?.split('#token=')[1] ?? '';
    expect(await look(host.origin, at.token).ended).toBe(403);
    expect(await look(at.origin, here).ended).toBe(403);
    expect(await look(at.origin, host.token).ended).toBe(403);
    const door = webDoor({ ...host, token: at.token });
    expect(await door.dispatch({ type: 'undo' })).toMatchObject({ error: { code: 'no-token' } });
    const none = await ask('/players/watch');
    expect([none.status, JSON.parse(none.body)]).toMatchObject([403, { error: { code: 'needs-code' } }]);
    expect((await ask('/players/picture', withToken(here))).status).toBe(403);
  });

  it('are gone with the screen: told so, and with nothing left that listens', async () => {
    const onlookers = [look(at.origin, at.token), look(at.origin, at.token)];
    await Promise.all(onlookers.map(({ first }) => first));
    await give('close-players-screen');
    expect(await Promise.all(onlookers.map(({ ended }) => ended))).toEqual(['closed', 'closed']);
    await expect(ask('/players')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('are gone with the host', async () => {
    const other = await startHostHere(ownFolder('library'));
    await other.workspace.dispatch({ type: 'open-players-screen', reach: 'network' });
    const { origin, port, hash } = new URL(other.workspace.players.state.network?.addresses[0] ?? '');
    const onlooker = look(origin, hash.replace('#token=', ''));
    await onlooker.first;
    await other.stop();
    expect(await onlooker.ended).toBe('closed');
    await expect(ask('/players', {}, { port })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('are refused in words where this machine is in no network of its own', async () => {
    const alone = await startHostHere(ownFolder('library'), []);
    expect(await alone.workspace.dispatch({ type: 'open-players-screen', reach: 'network' })).toMatchObject({
      error: { code: 'no-network', message: expect.stringContaining('Wi-Fi') as string },
    });
    expect(alone.workspace.players.state).toMatchObject({ open: false, network: null });
    expect(await alone.workspace.dispatch({ type: 'open-players-screen', reach: 'world' })).toMatchObject({
      error: { code: 'bad-field', path: 'reach' },
    });
    await alone.stop();
  });
});

describe('the code of the players’ screen', () => {
  afterEach(() => void vi.useRealTimers());

  it('is exchanged for the token, however it is typed', async () => {
    const { code, token } = at;
    for (const typed of [code, code.toLowerCase(), `${code.slice(0, 3)}-${code.slice(3)} `]) {
      const got = await pair(typed);
      expect([got.status, JSON.parse(got.body)]).toEqual([200, { token }]);
      expect(got.headers['cache-control']).toBe('no-store');
    }
    expect((await ask(`/players/pair?code=${code}`)).status).toBe(403);
  });

  it('is asked for no more once five wrong ones were typed, by whomever', async () => {
    // However long the test takes, no minute passes, after which a code counts again.
    vi.useFakeTimers({ toFake: ['performance'] });
    for (const wrong of [
      '',
      'AAAAA',
      'AAAAAAA',
      `${at.code}A`,
      'ÄÖÜ'.normalize('NFD').replace(/[^A-Z]/g, ''),
    ])
      expect(await pair(wrong)).toMatchObject({
        status: 403,
        body: expect.stringContaining('wrong-code') as string,
      });
    for (const typed of ['AAAAAA', at.code]) {
      const got = await pair(typed);
      expect([got.status, JSON.parse(got.body)]).toMatchObject([429, { error: { code: 'too-many-codes' } }]);
    }
    const onlooker = look(at.origin, at.token);
    await onlooker.first;
    onlooker.leave();
    await give('close-players-screen');
    await give('open-players-screen', { reach: 'network' });
    at = opened();
    expect((await pair(at.code)).status).toBe(200);
  });
});

describe('what goes over the network', () => {
  it('is what players see, and of nothing that is the referee’s a single word', async () => {
    mkdirSync(join(campaign, 'pictures'), { recursive: true });
    writeFileSync(join(campaign, 'pictures/canary.png'), PNG);
    const onlooker = look(at.origin, at.token);
    await onlooker.first;
    await give('open-campaign', { folder: campaign });
    const told: string[] = [];
    for (const [type, more] of [
      ['open-session', {}],
      ['note', { text: 'The canary is the duke.', secret: true }],
      ['start-timer', { name: 'canary', kind: 'progress', segments: 4, secret: true }],
      ['add-person', { name: 'Canary', statBlock: 'Goblin', note: 'canary' }],
      ['add-faction', { name: 'The Canaries', note: 'canary' }],
      ['mark-hex', { hex: '0101', note: 'canary', feature: { kind: 'cave', name: 'Canary', secret: true } }],
      ['keep-tables', { tables: [{ name: 'Canary', rows: [{ text: 'canary' }] }] }],
      ['show-players', { text: 'A keep.', picture: 'canary.png' }],
      ['meet', { statBlock: 'Goblin', count: 2 }],
      ['start-fight', {}],
      ['set-weather', { name: 'fog' }],
    ] as const) {
      expect(await give(type, more)).toMatchObject({ ok: true });
      told.push(JSON.stringify(await ask('/players/picture', withToken())));
    }
    await expect
      .poll(() => onlooker.messages.flatMap((message) => ('patches' in message ? message.patches : [])))
      .toContainEqual({ path: ['game', 'time', 'weather'], value: 'fog' });
    const late = look(at.origin, at.token);
    expect((await late.first).game?.fight?.slots.length).toBeGreaterThan(0);
    for (const path of ['/players', '/players/pair', '/players/watch', '/api/watch', '/nothing'])
      told.push(JSON.stringify(await ask(path)));
    told.push(JSON.stringify(await pair(at.code)), onlooker.sent(), late.sent());
    const all = told.join('\n');
    expect(all).toContain('A keep.');
    expect(all.toLowerCase()).not.toContain('canar');
    for (const secret of [library, host.token, '"offers"', '"log"', '"note"', 'goblin-1'])
      expect(all).not.toContain(secret);
    expect(readFileSync(join(campaign, 'sessions/0001.jsonl'), 'utf8')).toContain('canary');
    onlooker.leave();
    late.leave();
  });
});
