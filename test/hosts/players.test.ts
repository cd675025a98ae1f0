import { existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorkspaceView, ViewMessage } from '../../shared/api.ts';
import { look as lookAt, type Onlooker } from '../helpers/onlooker.ts';
import { libraryWithSamples, Socket, startHost, webDoor, type RunningHost } from '../helpers/webHost.ts';

/** The smallest png: its signature and nothing to draw. */
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

let host: RunningHost;
const library = await libraryWithSamples();
const pictures = join(library, 'fivey-sample/pictures');
beforeAll(async () => {
  host = await startHost(library);
  mkdirSync(pictures);
  for (const name of ['keep.png', 'the duke is the lich.png']) writeFileSync(join(pictures, name), PNG);
  writeFileSync(join(pictures, 'page.png'), '<script>alert(1)</script>');
  writeFileSync(join(pictures, 'plan.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(pictures, 'huge.png'), PNG);
  truncateSync(join(pictures, 'huge.png'), 20 * 1024 * 1024 + 1);
  mkdirSync(join(pictures, 'folder.png'));
});
afterAll(() => host.stop());

const give = (type: string, more: object = {}) => webDoor(host).dispatch({ type, ...more });

const players = (): Promise<WorkspaceView['players']> =>
  new Promise((done) => {
    const stop = webDoor(host).watch((message: ViewMessage) => {
      if ('view' in message) done(message.view.workspace.players);
      queueMicrotask(() => stop());
    });
  });

/** Opens the screen anew; gives back the token of this opening. */
async function openScreen(): Promise<string> {
  await give('close-players-screen');
  expect(await give('open-players-screen')).toMatchObject({ ok: true });
  const { address } = await players();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/players#token=[\w-]{22}$/);
  return address?.split('#token=')[1] ?? '';
}

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${host.origin}${path}`, { headers });
const withToken = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

const look = (token: string, headers: Record<string, string> = {}): Onlooker =>
  lookAt(host.origin, token, { headers });

/** The code with which the referee's stream is shut to a token. */
const refereesWatch = (token: string): Promise<number> =>
  new Promise((done) => {
    const { origin } = host;
    const socket = new Socket(`${origin.replace('http', 'ws')}/api/watch`, { headers: { origin } });
    socket.onopen = () => socket.send(JSON.stringify({ token }));
    socket.onclose = ({ code }) => done(code);
  });

describe('the players’ screen, until the referee opens it', () => {
  it('is closed: no picture, no stream, with any token, and the page is empty', async () => {
    expect(await players()).toEqual({
      open: false,
      here: false,
      address: null,
      network: null,
      shown: null,
    });
    const page = await get('/players');
    expect([page.status, (await page.text()).includes('<div id="players"></div>')]).toEqual([200, true]);
    for (const path of ['/players/picture', '/players/watch'])
      for (const headers of [{}, withToken(host.token)]) expect((await get(path, headers)).status).toBe(403);
  });
});

describe('the players’ screen, once it is open', () => {
  it('serves its page under the same policy, to this machine only', async () => {
    await openScreen();
    const page = await get('/players');
    expect([page.status, (await page.text()).includes('<div id="players">')]).toEqual([200, true]);
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
    expect((await get('/players', { origin: 'http://evil.example' })).status).toBe(403);
    expect(await look('x', { origin: 'http://evil.example' }).ended).toBe(403);
  });

  it('shows itself to who has its token, not to who has the referee’s, an old one or none', async () => {
    const old = await openScreen();
    const token = await openScreen();
    expect(token).not.toBe(old);
    const onlooker = look(token);
    expect(await onlooker.first).toEqual({ game: null, shown: null, theme: 'dark' });
    for (const wrong of [old, host.token, '', 'A'.repeat(22)]) {
      expect(await look(wrong).ended).toBe(403);
      expect((await get('/players/picture', withToken(wrong))).status).toBe(403);
    }
    onlooker.leave();
  });

  it('has a token that opens nothing of the referee’s', async () => {
    const token = await openScreen();
    const door = webDoor({ ...host, token });
    expect(await door.dispatch({ type: 'undo' })).toMatchObject({ error: { code: 'no-token' } });
    expect(await door.ask({ type: 'pictures' })).toMatchObject({ error: { code: 'no-token' } });
    expect(await refereesWatch(token)).toBe(4401);
  });

  it('takes no commands, whatever is sent to it', async () => {
    const token = await openScreen();
    const onlooker = look(token);
    await onlooker.first;
    for (const path of ['/players', '/players/watch', '/players/picture', '/players/dispatch']) {
      const answer = await fetch(`${host.origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...withToken(token) },
        body: '{"type":"close-players-screen"}',
      });
      expect(answer.status).toBe(404);
    }
    expect(await players()).toMatchObject({ open: true });
    onlooker.leave();
  });

  it('ends every look when it is closed', async () => {
    const token = await openScreen();
    const [one, other] = [look(token), look(token)];
    await Promise.all([one.first, other.first]);
    await give('close-players-screen');
    expect(await Promise.all([one.ended, other.ended])).toEqual(['closed', 'closed']);
    expect((await get('/players/picture', withToken(token))).status).toBe(403);
    expect(await look(token).ended).toBe(403);
  });

  it('follows the game in patches, and is told no secret on the way', async () => {
    const onlooker = look(await openScreen());
    await onlooker.first;
    await give('open-campaign', { folder: join(library, 'fivey-sample') });
    await give('open-session');
    await give('note', { text: 'The canary is the duke.', secret: true });
    await give('set-weather', { name: 'fog' });
    await expect
      .poll(() => onlooker.messages.flatMap((message) => ('patches' in message ? message.patches : [])))
      .toContainEqual({ path: ['game', 'time', 'weather'], value: 'fog' });
    const told = onlooker.sent();
    for (const secret of ['canary', library, '"offers"', '"log"', '"note"'])
      expect(told).not.toContain(secret);
    onlooker.leave();
  });
});

describe('a picture that is brought in', () => {
  const post = (path: string, body: string, token = host.token): Promise<Response> =>
    fetch(`${host.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...withToken(token) },
      body,
    });
  /** The status that is answered before any of so many bytes has been sent. */
  const refusedAtOnce = (path: string, bytes: number, token = host.token): Promise<number> =>
    new Promise((done, fail) => {
      const { hostname, port, host: name } = new URL(host.origin);
      const headers = {
        host: name,
        'content-type': 'application/json',
        'content-length': String(bytes),
        ...withToken(token),
      };
      const call = request({ hostname, port, path, method: 'POST', headers }, ({ statusCode = 0 }) => {
        done(statusCode);
        call.destroy();
      });
      call.on('error', fail);
      call.flushHeaders();
    });
  const large = Buffer.concat([PNG, Buffer.alloc(9 * 1024 * 1024)]);
  const command = (bytes: Buffer, type = 'add-picture'): string =>
    JSON.stringify({ type, name: 'brought.png', data: bytes.toString('base64') });

  it('may be larger than anything else, on a way of its own, for the referee only', async () => {
    await give('open-campaign', { folder: join(library, 'fivey-sample') });
    expect(await refusedAtOnce('/api/dispatch', large.length)).toBe(413);
    expect((await post('/api/picture', command(PNG), await openScreen())).status).toBe(401);
    expect(await (await post('/api/picture', command(large, 'note'))).json()).toMatchObject({
      error: { code: 'bad-command' },
    });
    expect(existsSync(join(pictures, 'brought.png'))).toBe(false);
    expect(await (await post('/api/picture', command(large))).json()).toMatchObject({
      ok: true,
      picture: 'brought.png',
    });
    expect(readFileSync(join(pictures, 'brought.png')).equals(large)).toBe(true);
    rmSync(join(pictures, 'brought.png'));
  });

  it('has an end even so', async () => {
    expect(await refusedAtOnce('/api/picture', 29 * 1024 * 1024)).toBe(413);
    expect(await refusedAtOnce('/api/picture', 1024, 'wrong')).toBe(401);
  });
});

describe('what the referee shows', () => {
  it('has a list of the pictures in the campaign’s folder, and of nothing else in it', async () => {
    expect(await webDoor(host).ask({ type: 'pictures' })).toMatchObject([
      { name: 'huge.png' },
      { name: 'keep.png', bytes: PNG.length },
      { name: 'page.png' },
      { name: 'the duke is the lich.png' },
    ]);
  });

  it.each([
    ['bad-field', '../campaign.json'],
    ['bad-field', '../pictures/keep.png'],
    ['bad-field', '..\\pictures\\keep.png'],
    ['bad-field', '/etc/passwd.png'],
    ['bad-field', 'C:keep.png'],
    ['bad-field', '.keep.png'],
    ['bad-field', 'keep.png\u0000'],
    ['bad-field', 'plan.svg'],
    ['unknown-picture', '%2e%2e%2fkeep.png'],
    ['unknown-picture', 'nothing.png'],
    ['unknown-picture', 'folder.png'],
    ['too-large', 'huge.png'],
    ['not-a-picture', 'page.png'],
  ])('refuses with %s the picture %j', async (code, picture) => {
    expect(await give('show-players', { picture })).toMatchObject({ error: { code, path: 'picture' } });
    expect((await players()).shown).toBeNull();
  });

  it('refuses a text that is too long', async () => {
    expect(await give('show-players', { text: 'x'.repeat(20_001) })).toMatchObject({
      error: { code: 'bad-field', path: 'text' },
    });
  });

  it('reaches the players without the picture’s name, and the picture only while it is shown', async () => {
    const token = await openScreen();
    const onlooker = look(token);
    await onlooker.first;
    const picture = () => get('/players/picture', withToken(token));
    expect((await picture()).status).toBe(404);
    await give('show-players', { text: 'A *keep*.', picture: 'the duke is the lich.png' });
    expect((await players()).shown).toEqual({
      text: 'A *keep*.',
      picture: 'the duke is the lich.png',
      face: null,
    });
    const got = await picture();
    expect([got.status, got.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(got.headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(await got.arrayBuffer())).toEqual(PNG);
    for (const path of ['/players/keep.png', '/pictures/keep.png', '/players/picture/keep.png'])
      expect((await get(path, withToken(token))).status).toBe(404);
    await expect.poll(() => JSON.stringify(onlooker.messages)).toContain('A *keep*.');
    expect(JSON.stringify(onlooker.messages)).not.toContain('lich');
    await give('show-players');
    expect((await players()).shown).toBeNull();
    expect((await picture()).status).toBe(404);
    onlooker.leave();
  });

  it('stays with its campaign', async () => {
    await give('show-players', { text: 'Of this game only.' });
    await give('open-campaign', { folder: join(library, 'nightsong-sample') });
    expect((await players()).shown).toBeNull();
    await give('close-campaign');
    expect(await give('show-players', { text: 'x' })).toMatchObject({ error: { code: 'no-campaign' } });
  });
});
