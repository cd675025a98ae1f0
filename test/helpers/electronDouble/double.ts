import { EventEmitter } from 'node:events';
import { register } from 'node:module';
import type { Browser } from 'playwright-core';
import { processes, utilityProcess } from './utility.ts';
import { doubleWindow, type WindowDouble } from './window.ts';

type Handler = (event: unknown, message: unknown) => unknown;

/** What the pages of the double share with its main process. */
export interface Wires {
  handlers: Map<string, Handler>;
  serve: (request: Request) => Promise<Response>;
  app: EventEmitter;
  browser: Browser;
}

export interface MenuItem {
  label?: string;
  role?: string;
  enabled?: boolean;
  click?: () => void;
  submenu?: MenuItem[];
}

/** A stand-in for the part of Electron's API that Hexwatch uses, with a real browser for its windows. */
export interface ElectronDouble {
  windows: WindowDouble[];
  firstWindow: Promise<WindowDouble>;
  /** What the dialogs answer next, in order. */
  answers: unknown[];
  opened: string[];
  /** What was shown in its folder. */
  shown: string[];
  /** The processes that were started beside it, and that still run. */
  processes: { started: number; running: number };
  /** What every message box said. */
  said: string[];
  /** What keeps the display awake now, by its number. */
  awake: Map<number, string>;
  /** The menu that the right button opened last. */
  contextMenu: MenuItem[];
  /** Whether the spelling is checked, and the languages it may fetch. */
  spelling: { enabled: boolean; languages: string[] };
  permissions: { request(permission: string): boolean; check(): boolean };
  menu(label: string): MenuItem;
  /** A message as a page of that address would send it, from the first window or another. */
  invoke(channel: string, message: unknown, from: string, window?: WindowDouble): Promise<unknown>;
  /** Starts the program once more, with these words. */
  start(words: string[]): void;
  /** Opens a file as macOS does. */
  openFile(file: string): void;
  quit(): Promise<void>;
}

const NAMES = [
  'app',
  'BrowserWindow',
  'contextBridge',
  'dialog',
  'ipcMain',
  'ipcRenderer',
  'Menu',
  'powerSaveBlocker',
  'protocol',
  'screen',
  'session',
  'shell',
  'utilityProcess',
];
const SHIM = `data:text/javascript,${encodeURIComponent(NAMES.map((name) => `export const ${name} = globalThis.electronDouble.${name};`).join('\n'))}`;
const HOOK = `export const resolve = (name, context, next) => name === 'electron' ? { url: ${JSON.stringify(SHIM)}, shortCircuit: true } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(HOOK)}`);

/** Puts the double where the built main process will find `electron`. */
export function standIn(browser: Browser, paths: Record<string, string>): ElectronDouble {
  const app = new EventEmitter();
  const wires: Wires = {
    handlers: new Map(),
    serve: () => Promise.reject(new Error('no pages')),
    app,
    browser,
  };
  const windows: WindowDouble[] = [];
  const firstWindow = new Promise<WindowDouble>((found) => app.once('window', found));
  const answers: unknown[] = [];
  const opened: string[] = [];
  const said: string[] = [];
  const shown: string[] = [];
  const awake = new Map<number, string>();
  const spelling = { enabled: true, languages: ['en-US'] };
  const display = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } };
  const contextMenu: MenuItem[] = [];
  const denied: {
    request?: (contents: null, permission: string, answer: (yes: boolean) => void) => void;
    check?: () => boolean;
  } = {};
  let menu: MenuItem[] = [];
  let ended: () => void = () => undefined;
  const end = new Promise<void>((done) => (ended = done));
  const answer = (): Promise<unknown> =>
    Promise.resolve(answers.shift() ?? { canceled: true, filePaths: [], response: 1 });

  Object.assign(globalThis, {
    electronDouble: {
      app: Object.assign(app, {
        requestSingleInstanceLock: () => true,
        whenReady: () => Promise.resolve(),
        getPath: (name: string) => paths[name],
        setPath: (name: string, path: string) => (paths[name] = path),
        exit: ended,
        quit: () => {
          let prevented = false;
          app.emit('before-quit', { preventDefault: () => (prevented = true) });
          if (!prevented) ended();
        },
      }),
      BrowserWindow: doubleWindow(wires, windows),
      dialog: {
        showOpenDialog: answer,
        showSaveDialog: answer,
        showMessageBox: ({ message }: { message: string }) => {
          said.push(message);
          return answer();
        },
        showErrorBox: (_title: string, text: string) => opened.push(text),
      },
      ipcMain: { handle: (channel: string, handler: Handler) => wires.handlers.set(channel, handler) },
      Menu: {
        buildFromTemplate: (template: MenuItem[]) =>
          Object.assign(template, { popup: () => contextMenu.splice(0, Infinity, ...template) }),
        setApplicationMenu: (template: MenuItem[]) => (menu = template),
      },
      powerSaveBlocker: {
        start: (kind: string) => {
          awake.set(awake.size + 1, kind);
          return awake.size;
        },
        stop: (id: number) => awake.delete(id),
      },
      screen: { getPrimaryDisplay: () => display, getAllDisplays: () => [display] },
      protocol: {
        registerSchemesAsPrivileged: () => undefined,
        handle: (_scheme: string, serve: Wires['serve']) => (wires.serve = serve),
      },
      session: {
        defaultSession: {
          setPermissionRequestHandler: (handler: (typeof denied)['request']) => (denied.request = handler),
          setSpellCheckerEnabled: (on: boolean) => (spelling.enabled = on),
          setSpellCheckerLanguages: (languages: string[]) => (spelling.languages = languages),
          setPermissionCheckHandler: (handler: () => boolean) => (denied.check = handler),
        },
      },
      utilityProcess,
      shell: {
        showItemInFolder: (path: string) => shown.push(path),
        openPath: (path: string) => {
          opened.push(path);
          return Promise.resolve('');
        },
        openExternal: (address: string) => Promise.resolve(opened.push(address)),
      },
    },
  });

  return {
    shown,
    processes,
    said,
    awake,
    spelling,
    contextMenu,
    windows,
    firstWindow,
    answers,
    opened,
    permissions: {
      request: (permission) => {
        let allowed = true;
        denied.request?.(null, permission, (yes) => (allowed = yes));
        return allowed;
      },
      check: () => denied.check?.() ?? true,
    },
    menu: (label) => {
      const below = ({ submenu = [] }: MenuItem): MenuItem[] => [...submenu, ...submenu.flatMap(below)];
      const found = menu.flatMap(below).find((item) => item.label === label);
      if (!found) throw new Error(`There is no “${label}” in the menu.`);
      return found;
    },
    invoke: (channel, message, from, window = windows[0]) =>
      Promise.resolve(
        wires.handlers.get(channel)?.({ senderFrame: { url: from }, sender: window?.webContents }, message),
      ),
    start: (words) => void app.emit('second-instance', {}, words, '/'),
    openFile: (file) => void app.emit('open-file', { preventDefault: () => undefined }, file),
    quit: async () => {
      await Promise.all(windows.map((window) => window.shut()));
      app.emit('window-all-closed');
      await end;
    },
  };
}
