import type {
  Answer,
  Answered,
  DesktopApi,
  GivenCommand,
  HexwatchApi,
  MenuWish,
  Query,
} from '../shared/api.ts';
import { listenFor, tokenOf, type Reach } from './socket.ts';

/** The api, and whether the host can be reached. */
export interface Transport extends HexwatchApi {
  /** Calls back whenever that may have changed. */
  onReach(listener: (reach: Reach) => void): void;
  /** Where files can be found by their path: that of one that was dropped here. */
  pathOf?(file: File): string;
  /** Where the host is not this window’s: what is in the file that was written last; undefined where it can’t be had. */
  written?(): Promise<Blob | undefined>;
  /** Where there is a menu: calls back with what it asks for. */
  onMenu?(listener: (wish: MenuWish) => void): void;
}

const unreachable: Answer = {
  ok: false,
  error: {
    code: 'unreachable',
    message: 'Hexwatch is not responding. What you typed is kept, and it tries again by itself.',
  },
};

/** Commands that have a way of their own, as they are larger than others. */
const ROUTES: Readonly<Record<string, string>> = { 'add-picture': '/api/picture' };

/** Electron's bridge where there is one, else the web host that served this page. */
export const chooseTransport = (): Transport =>
  window.hexwatch ? bridged(window.hexwatch) : webTransport(tokenOf('hexwatch-token'));

const bridged = (api: DesktopApi): Transport => ({
  dispatch: (command) => api.dispatch(command),
  ask: (query) => api.ask(query),
  watch: (listener) => api.watch(listener),
  onMenu: (listener) => api.onMenu(listener),
  pathOf: (file) => api.pathOf(file),
  onReach: (listener) => {
    listener('reached');
  },
});

function webTransport(key: string): Transport {
  const reachListeners: ((reach: Reach) => void)[] = [];
  const call = (path: string, body: unknown): Promise<unknown> =>
    fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    }).then((response) => response.json() as Promise<unknown>);
  const written = async (): Promise<Blob | undefined> => {
    const response = await fetch('/api/written', { headers: { authorization: `Bearer ${key}` } });
    return response.ok ? response.blob() : undefined;
  };
  return {
    written: () => written().catch(() => undefined),
    dispatch: (command: GivenCommand) =>
      call(ROUTES[command.type] ?? '/api/dispatch', command).catch(() => unreachable) as Promise<Answer>,
    ask: <Q extends Query>(query: Q) =>
      call('/api/ask', query).catch(() => ({ error: unreachable.ok ? null : unreachable.error })) as Promise<
        Answered<Q>
      >,
    watch: (listener) =>
      listenFor({
        path: '/api/watch',
        key,
        listener,
        reach: (reach) => reachListeners.forEach((tell) => tell(reach)),
      }),
    onReach: (listener) => {
      reachListeners.push(listener);
    },
  };
}
