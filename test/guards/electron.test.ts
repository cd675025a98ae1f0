import { EventEmitter } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_BYTES } from '../../src-main/hosts/http/limits.ts';
import { SECURITY_HEADERS } from '../../src-main/hosts/http/pageSecurity.ts';
import { PLAYERS_PAGE } from '../../src-main/hosts/electron/origin.ts';
import { ownFolder } from '../helpers/folders.ts';

/** A log that notes nothing. */
const silent = { file: '', note: () => undefined, touch: () => undefined };
const PAGE = 'app://hexwatch/index.html';

/** What main process modules take from Electron, each written down. */
const electron = vi.hoisted(() => ({
  app: null as unknown as EventEmitter,
  answer: 1,
  asked: [] as string[],
  opened: [] as string[],
  windows: [] as { webPreferences: Record<string, unknown>; webContents: object }[],
  handlers: new Map<string, (event: object, message: unknown) => Promise<unknown>>(),
  permission: {} as {
    request?: (contents: null, permission: string, answer: (yes: boolean) => void) => void;
    check?: () => boolean;
  },
  serve: (_request: Request): Promise<Response> => Promise.reject(new Error('nothing is served')),
}));

vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  electron.app = Object.assign(new Emitter(), { getPath: () => '/nowhere' });
  const workArea = { x: 0, y: 0, width: 1920, height: 1080 };
  class BrowserWindow extends Emitter {
    readonly webContents = new Emitter();
    constructor({ webPreferences }: { webPreferences: Record<string, unknown> }) {
      super();
      electron.windows.push({ webPreferences, webContents: this.webContents });
    }
    loadURL = () => Promise.resolve();
    close = () => this.emit('closed');
  }
  return {
    app: electron.app,
    BrowserWindow,
    screen: { getPrimaryDisplay: () => ({ id: 1, workArea }), getAllDisplays: () => [] },
    Menu: {},
    dialog: {
      showMessageBox: ({ detail }: { detail: string }) => {
        electron.asked.push(detail);
        return Promise.resolve({ response: electron.answer });
      },
    },
    ipcMain: {
      handle: (channel: string, handler: (event: object, message: unknown) => Promise<unknown>) =>
        electron.handlers.set(channel, handler),
    },
    protocol: {
      registerSchemesAsPrivileged: () => undefined,
      handle: (_scheme: string, serve: typeof electron.serve) => (electron.serve = serve),
    },
    session: {
      defaultSession: {
        setPermissionRequestHandler: (handler: (typeof electron.permission)['request']) =>
          (electron.permission.request = handler),
        setPermissionCheckHandler: (handler: () => boolean) => (electron.permission.check = handler),
      },
    },
    shell: { openExternal: (address: string) => Promise.resolve(electron.opened.push(address)) },
  };
});

const { confinePages, denyPermissions, openOutside } =
  await import('../../src-main/hosts/electron/security.ts');
const { answerPage, answerPlayers } = await import('../../src-main/hosts/electron/ipc.ts');
const { servePages } = await import('../../src-main/hosts/electron/protocol.ts');
const { playersWindow } = await import('../../src-main/hosts/electron/playersWindow.ts');
const { openWindow } = await import('../../src-main/hosts/electron/window.ts');

/** What the main process makes of a page: events that it holds back, and what becomes of new windows. */
function contents() {
  const page = Object.assign(new EventEmitter(), {
    open: (_details: { url: string }): { action: string } => ({ action: 'allow' }),
    setWindowOpenHandler: (handler: (details: { url: string }) => { action: string }) => {
      page.open = handler;
    },
  });
  electron.app.emit('web-contents-created', {}, page);
  const isHeldBack = (event: string, url: string): boolean => {
    let isPrevented = false;
    page.emit(event, { preventDefault: () => (isPrevented = true) }, url);
    return isPrevented;
  };
  return { page, isHeldBack };
}

describe('a page of the desktop app', () => {
  beforeEach(() => {
    electron.app.removeAllListeners();
    confinePages();
  });

  it.each(['will-navigate', 'will-redirect'])('goes nowhere but to its own addresses: %s', (event) => {
    const { isHeldBack } = contents();
    const strangers = [
      'https://evil.example/',
      'http://127.0.0.1/',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'data:text/html,x',
      'app://hexwatch.evil/',
      'app://evil/',
    ];
    expect(strangers.filter((url) => !isHeldBack(event, url))).toEqual([]);
    expect(isHeldBack(event, PAGE)).toBe(false);
  });

  it('holds no other pages', () => {
    expect(contents().isHeldBack('will-attach-webview', PAGE)).toBe(true);
  });

  it.each([PAGE, 'https://evil.example/', 'about:blank'])('opens no window: %s', (url) => {
    expect(contents().page.open({ url })).toEqual({ action: 'deny' });
  });
});

describe('the way outside', () => {
  beforeEach(() => {
    electron.asked.length = 0;
    electron.opened.length = 0;
  });

  it('is an https address, and only when the referee says yes', async () => {
    electron.answer = 1;
    await openOutside('https://rules.example/');
    expect([electron.asked, electron.opened]).toEqual([['https://rules.example/'], []]);
    electron.answer = 0;
    await openOutside('https://rules.example/');
    expect(electron.opened).toEqual(['https://rules.example/']);
  });

  it.each(['http://rules.example/', 'file:///etc/passwd', 'smb://x/y', 'javascript:alert(1)', 'no address'])(
    'is not even asked about: %s',
    async (address) => {
      electron.answer = 0;
      await openOutside(address);
      expect([electron.asked, electron.opened]).toEqual([[], []]);
    },
  );
});

describe('permissions', () => {
  it('are denied, asked for or checked', () => {
    denyPermissions();
    const granted: boolean[] = [];
    electron.permission.request?.(null, 'media', (yes) => granted.push(yes));
    expect([granted, electron.permission.check?.()]).toEqual([[false], false]);
  });
});

describe('a window', () => {
  it('has no power of its own', () => {
    openWindow('/preload.cjs', silent);
    expect(electron.windows.at(-1)?.webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
    });
  });
});

/** Sends a message as the page of an address would. */
const send = (channel: string, message: unknown, url: string | undefined, sender: object = {}) =>
  electron.handlers.get(channel)?.(
    { senderFrame: url === undefined ? null : { url }, sender: Object.assign(new EventEmitter(), sender) },
    message,
  );

describe('a message to the main process', () => {
  const given: unknown[] = [];
  beforeEach(() => {
    given.length = 0;
    answerPage({
      dispatch: (command) => {
        given.push(command);
        return Promise.resolve({ ok: true, seq: 0, events: [], rolls: [] });
      },
      ask: () => Promise.resolve(null as never),
      watch: () => () => undefined,
    });
  });

  it.each([
    'https://evil.example/',
    'app://hexwatch.evil/index.html',
    'app://hexwatch/other.html',
    PLAYERS_PAGE,
    'file:///index.html',
    undefined,
  ])('counts from the referee’s page alone, not from %s', async (url) => {
    for (const channel of ['hexwatch:dispatch', 'hexwatch:ask', 'hexwatch:watch'])
      expect(await send(channel, { type: 'undo' }, url)).toMatchObject({ error: { code: 'not-ours' } });
    expect(given).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['a list', [1]],
    ['no type', {}],
    ['a map', new Map([['type', 'undo']])],
    ['a length that is none', { type: { length: { toString: true } } }],
  ])('is refused with a value if it is %s', async (_what, message) => {
    expect(await send('hexwatch:dispatch', message, PAGE)).toMatchObject({ error: { code: 'bad-command' } });
  });

  it('that runs in a circle is refused', async () => {
    const circle: Record<string, unknown> = { type: 'note' };
    circle['text'] = circle;
    expect(await send('hexwatch:dispatch', circle, PAGE)).toMatchObject({ error: { code: 'bad-command' } });
  });

  it('has room for so many letters, and for more only with a picture', async () => {
    const data = 'x'.repeat(MOST_BYTES);
    expect(await send('hexwatch:dispatch', { type: 'note', text: data }, PAGE)).toMatchObject({
      error: { code: 'bad-command' },
    });
    expect(await send('hexwatch:dispatch', { type: 'add-picture', data }, PAGE)).toMatchObject({ ok: true });
  });
});

describe('the players’ window', () => {
  it('is the one that was opened for them, and no other with their page in it sees anything', async () => {
    const doors: { open(): unknown; close(): unknown }[] = [];
    const watching: unknown[] = [];
    const players = {
      through: (_reach: string, door: { open(): unknown; close(): unknown }) => doors.push(door),
      close: () => Promise.resolve(),
      watch: (tell: unknown) => {
        watching.push(tell);
        return () => undefined;
      },
    };
    const theirs = playersWindow(players as never, '/preload.cjs', silent);
    answerPlayers(players as never, theirs.isTheirs);
    doors[0]?.open();
    const window = electron.windows.at(-1)?.webContents as EventEmitter;
    Object.assign(window, { once: () => undefined });
    const asTheirs = () =>
      electron.handlers.get('hexwatch:players-watch')?.(
        { senderFrame: { url: PLAYERS_PAGE }, sender: window },
        undefined,
      );

    await send('hexwatch:players-watch', undefined, PLAYERS_PAGE);
    expect(watching).toHaveLength(0);
    await asTheirs();
    expect(watching).toHaveLength(1);
    doors[0]?.close();
    await asTheirs();
    expect(watching).toHaveLength(1);
  });
});

describe('what is served to a page', () => {
  const folder = ownFolder('built');
  const pages = join(folder, 'renderer');
  mkdirSync(join(folder, 'renderer-of-another'), { recursive: true });
  mkdirSync(join(pages, 'assets'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), 'page');
  writeFileSync(join(pages, 'notes.txt'), 'a kind that is not ours');
  writeFileSync(join(folder, 'main.js'), 'outside');
  writeFileSync(join(folder, 'renderer-of-another/main.js'), 'outside');
  const get = (url: string): Promise<Response> => electron.serve({ url } as Request);
  beforeEach(() => servePages(pages, () => null));

  it('is its own files, under the policy', async () => {
    const answer = await get('app://hexwatch/index.html');
    expect([answer.status, await answer.text()]).toEqual([200, 'page']);
    expect(Object.fromEntries(answer.headers)).toMatchObject(SECURITY_HEADERS);
  });

  it.each([
    'app://hexwatch/../main.js',
    'app://hexwatch/%2e%2e/main.js',
    'app://hexwatch/..%2fmain.js',
    'app://hexwatch/assets/..%2f..%2fmain.js',
    'app://hexwatch/..%2frenderer-of-another%2fmain.js',
    'app://hexwatch/%zz.js',
    'app://hexwatch/notes.txt',
    'app://hexwatch/assets',
    'app://other/index.html',
    'app://hexwatch/players/picture',
  ])('is nothing else: %s', async (url) => {
    const answer = await get(url);
    expect(answer.status).toBe(404);
    expect(Object.fromEntries(answer.headers)).toMatchObject(SECURITY_HEADERS);
  });
});
