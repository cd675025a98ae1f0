import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Wires } from './double.ts';

/** The page runs under a fake https address, since a browser knows no app://. */
const FAKE = 'https://hexwatch.test';
const REAL = 'app://hexwatch';
const toReal = (url: string): string => url.replace(FAKE, REAL);

/** Where a window stands, as Electron is asked for it. */
interface Bounds {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}

interface Preferences {
  preload?: string;
  sandbox?: boolean;
  contextIsolation?: boolean;
  nodeIntegration?: boolean;
  webSecurity?: boolean;
}

export interface WindowDouble {
  page: Promise<Page>;
  webContents: EventEmitter;
  bounds: Bounds;
  /** Words that took the place of misspelt ones. */
  replaced: string[];
  /** Tells the main process of something, as Electron would. */
  emit(event: string): boolean;
  /** Where pages wanted to go, and whether they were held back. */
  wanted: { url: string; prevented: boolean }[];
  openHandler: (details: { url: string }) => { action: string };
  /** As the referee closes it, or the main process. */
  close(): void;
  /** Closes it, and waits until its page is gone. */
  shut(): Promise<void>;
}

/** Runs in the page before anything else: what a preload finds as `require('electron')`. */
const runPreload = (source: string): string => `(() => {
  const listeners = new Map();
  window.__deliver = (channel, message) => (listeners.get(channel) ?? []).forEach((listen) => listen({}, message));
  const ipcRenderer = {
    invoke: (channel, message) => window.__invoke(channel, message),
    on: (channel, listen) => listeners.set(channel, [...(listeners.get(channel) ?? []), listen]),
    removeListener: (channel, listen) => listeners.set(channel, (listeners.get(channel) ?? []).filter((one) => one !== listen)),
  };
  const contextBridge = { exposeInMainWorld: (name, api) => Object.defineProperty(window, name, { value: Object.freeze(api) }) };
  // A test says where the files lie that it drops.
  const webUtils = { getPathForFile: (file) => (window.__droppedFrom ? window.__droppedFrom + '/' + file.name : '') };
  const require = (name) => { if (name !== 'electron') throw new Error('A sandboxed preload has no ' + name); return { contextBridge, ipcRenderer, webUtils }; };
  ((require, module, exports) => { ${source} })(require, { exports: {} }, {});
})();`;

/** The class BrowserWindow of the double: insecure preferences make it throw. */
export function doubleWindow(wires: Wires, windows: WindowDouble[]): unknown {
  return class extends EventEmitter implements WindowDouble {
    static getAllWindows = (): WindowDouble[] => windows;
    readonly webContents = new EventEmitter();
    readonly wanted: WindowDouble['wanted'] = [];
    readonly replaced: string[] = [];
    openHandler: WindowDouble['openHandler'] = () => ({ action: 'allow' });
    page: Promise<Page> = Promise.reject(new Error('No page was loaded.'));

    constructor({ webPreferences, ...bounds }: { webPreferences: Preferences } & Bounds) {
      super();
      this.bounds = bounds;
      this.page.catch(() => undefined);
      const { sandbox, contextIsolation, nodeIntegration, webSecurity } = webPreferences;
      if (!sandbox || contextIsolation === false || nodeIntegration || webSecurity === false)
        throw new Error('A window with power: sandbox and isolation on, Node off, web security on.');
      Object.assign(this.webContents, {
        isDestroyed: () => false,
        reload: () => void this.page.then((page) => page.reload()),
        printToPDF: () => this.page.then((page) => page.pdf()),
        replaceMisspelling: (word: string) => this.replaced.push(word),
        setWindowOpenHandler: (handler: WindowDouble['openHandler']) => (this.openHandler = handler),
        send: (channel: string, message: unknown) =>
          void this.page
            .then((page) =>
              page.evaluate(
                ([to, what]) =>
                  (window as never as { __deliver: (c: unknown, m: unknown) => void }).__deliver(to, what),
                [channel, message],
              ),
            )
            .catch(() => undefined),
      });
      wires.app.emit('web-contents-created', {}, this.webContents);
      windows.push(this);
      this.preload = webPreferences.preload;
    }
    readonly preload: string | undefined;

    focus(): void {
      this.emit('focus');
    }
    bounds: Bounds;
    getNormalBounds(): object {
      const { x = 40, y = 30, width, height } = this.bounds;
      return { x, y, width, height };
    }
    isMinimized = (): boolean => false;
    isMaximized = (): boolean => false;
    isFullScreen = (): boolean => false;
    isDestroyed = (): boolean => this.gone !== undefined;
    destroy(): void {
      void this.shut();
    }
    loadURL(url: string): Promise<void> {
      this.page = this.open(url);
      wires.app.emit('window', this);
      return this.page.then(() => undefined);
    }
    close(): void {
      void this.shut();
    }
    shut(): Promise<void> {
      return (this.gone ??= this.leave());
    }
    private gone: Promise<void> | undefined;

    private async leave(): Promise<void> {
      this.emit('close');
      this.webContents.emit('destroyed');
      this.emit('closed');
      await (await this.page).context().close();
    }

    private async open(url: string): Promise<Page> {
      const context = await wires.browser.newContext({ viewport: { width: 1280, height: 800 } });
      await context.exposeBinding('__invoke', ({ frame }, channel: string, message: unknown) =>
        wires.handlers.get(channel)?.(
          { senderFrame: { url: toReal(frame.url()) }, sender: this.webContents },
          message,
        ),
      );
      if (this.preload !== undefined)
        await context.addInitScript(runPreload(readFileSync(this.preload, 'utf8')));
      await context.route('**/*', async (route) => {
        const wanted = route.request().url();
        if (!wanted.startsWith(FAKE)) {
          let prevented = false;
          this.webContents.emit('will-navigate', { preventDefault: () => (prevented = true) }, wanted);
          this.wanted.push({ url: wanted, prevented });
          return route.abort();
        }
        const answer = await wires.serve(new Request(toReal(wanted)));
        return route.fulfill({
          status: answer.status,
          headers: Object.fromEntries(answer.headers),
          body: Buffer.from(await answer.arrayBuffer()),
        });
      });
      const page = await context.newPage();
      await page.goto(url.replace(REAL, FAKE));
      return page;
    }
  };
}
