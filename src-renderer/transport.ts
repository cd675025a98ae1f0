import type { Answer, Answered, GivenCommand, HexwatchApi, Query, ViewMessage } from '../shared/api.ts';

/** The api, and whether the host can be reached. */
export interface Transport extends HexwatchApi {
  /** Calls back with true or false whenever that changes. */
  onReach(listener: (reached: boolean) => void): void;
}

const TOKEN = 'hexwatch-token';

/** The key stands behind the # of the first address; it is kept for this tab and taken out of sight. */
function token(): string {
  const given = new URLSearchParams(location.hash.slice(1)).get('token');
  if (given) {
    sessionStorage.setItem(TOKEN, given);
    history.replaceState(null, '', location.pathname);
  }
  return sessionStorage.getItem(TOKEN) ?? '';
}

const unreachable: Answer = {
  ok: false,
  error: {
    code: 'unreachable',
    message: 'Hexwatch cannot be reached; what you typed is kept. It tries again by itself.',
  },
};

/** Electron's bridge where there is one, else the web host that served this page. */
export const chooseTransport = (): Transport =>
  window.hexwatch ? bridged(window.hexwatch) : webTransport(token());

const bridged = (api: HexwatchApi): Transport => ({
  dispatch: (command) => api.dispatch(command),
  ask: (query) => api.ask(query),
  watch: (listener) => api.watch(listener),
  onReach: (listener) => {
    listener(true);
  },
});

function webTransport(key: string): Transport {
  const reachListeners: ((reached: boolean) => void)[] = [];
  const call = (path: string, body: unknown): Promise<unknown> =>
    fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    }).then((response) => response.json() as Promise<unknown>);
  return {
    dispatch: (command: GivenCommand) =>
      call('/api/dispatch', command).catch(() => unreachable) as Promise<Answer>,
    ask: <Q extends Query>(query: Q) =>
      call('/api/ask', query).catch(() => ({ error: unreachable.ok ? null : unreachable.error })) as Promise<
        Answered<Q>
      >,
    watch: (listener) =>
      listenFor(key, listener, (reached) => reachListeners.forEach((tell) => tell(reached))),
    onReach: (listener) => {
      reachListeners.push(listener);
    },
  };
}

const LONGEST_PAUSE = 10_000;

/** Listens, and after a loss tries again with growing pauses. Gives back a function that ends it. */
function listenFor(
  key: string,
  listener: (message: ViewMessage) => void,
  reach: (reached: boolean) => void,
): () => void {
  let pause = 500;
  let ended = false;
  let socket: WebSocket;
  const open = (): void => {
    socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/watch`);
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ token: key }));
    });
    socket.addEventListener('message', (event) => {
      pause = 500;
      reach(true);
      listener(JSON.parse(String(event.data)) as ViewMessage);
    });
    socket.addEventListener('close', () => {
      if (ended) return;
      reach(false);
      setTimeout(open, pause);
      pause = Math.min(LONGEST_PAUSE, pause * 2);
    });
  };
  open();
  return () => {
    ended = true;
    socket.close();
  };
}
